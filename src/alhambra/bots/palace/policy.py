"""The policy: the first action of the best turn found, or where to place a tile."""

from alhambra.bots.palace.beliefs import Weights
from alhambra.bots.palace.desk import NONE, Desk
from alhambra.bots.palace.offers import write_buys
from alhambra.bots.palace.planning import find_turns
from alhambra.bots.palace.redesign import write_redesigns
from alhambra.bots.palace.siting import GIVEN, RESERVED, begin_thought, settle
from alhambra.core.kernel import kernel
from alhambra.palace.catalog import SLOTS
from alhambra.palace.codes import CELLS, GIVE, PASS, PLACE, RESERVE
from alhambra.palace.position import TURN, Position


@kernel
def policy(at: Position, desk: Desk, weights: Weights) -> int:
    """The code of the action that the seat to move chooses; the position stays."""
    if at.phase == TURN:
        find_turns(at, desk, weights, 1)
        return first_of_turn(at, desk, 0)
    begin_thought(at, desk)
    settle(at, desk, weights, at.seat, at.bought, 0, 0, weights.places_tried)
    return placing(desk.first_tile, desk.first_cell)


@kernel
def placing(tile: int, cell: int) -> int:
    """The code of placing a tile at a site."""
    if cell == RESERVED:
        return RESERVE + tile
    if cell == GIVEN:
        return GIVE + tile
    return PLACE + tile * CELLS + cell


@kernel
def first_of_turn(at: Position, desk: Desk, number: int) -> int:
    """The first action of one of the turns found.

    Of several exact purchases it is the one that gains most by itself.
    """
    if desk.turn_last[number] < 0:
        return only_action(at, desk)
    code = -1
    best = NONE
    for slot in range(SLOTS):
        if desk.turn_bought[number] >> slot & 1 != 0:
            gain = desk.gain[desk.bought_before | desk.number[slot]]
            if gain > best or (gain == best and desk.exact_code[slot] > code):
                best = gain
                code = desk.exact_code[slot]
    return code if code >= 0 else desk.turn_last[number]


@kernel
def only_action(at: Position, desk: Desk) -> int:
    """What can be done where nothing can end a turn but a purchase, a redesign or passing."""
    if write_buys(at, desk) > 0 or write_redesigns(at, desk, 0) > 0:
        return desk.codes[0]
    return PASS
