"""Whether it pays to redesign: the best change of the own grounds (AL-5)."""

from alhambra.bots.palace.beliefs import Weights
from alhambra.bots.palace.desk import Desk
from alhambra.bots.palace.layout import grounds_worth
from alhambra.bots.palace.majorities import majorities_worth
from alhambra.bots.palace.siting import reserve_gain, settle
from alhambra.core.bits import lowest
from alhambra.core.kernel import inlined, kernel
from alhambra.palace.catalog import SLOTS, TILE_COUNT
from alhambra.palace.codes import EXCHANGE, PLACE, REMOVE
from alhambra.palace.ending import is_last_turn, richest
from alhambra.palace.grounds import top_cell
from alhambra.palace.legal import list_redesigns
from alhambra.palace.market import display_is_full
from alhambra.palace.money import hidden_scoring
from alhambra.palace.ply import act_in_turn
from alhambra.palace.position import ENDED, MOST_LEGAL, PLACE_LEFT, Position
from alhambra.palace.sketch import draw_sketch, wipe_sketch

REDESIGNS = MOST_LEGAL // 2
"""Where redesigns are listed, so that cells can be listed meanwhile."""


@inlined
def can_lay_out_money(at: Position) -> bool:
    """Is there a card for the display, in the deck or among the discards?"""
    left = at.deck + hidden_scoring(at)
    for currency in range(SLOTS):
        left |= at.discards[currency]
    return left != 0


@kernel
def end_if_last(at: Position) -> None:
    """Give out the tiles left, for the time being, if the turn ends the game (AL-8.1, AL-8.2)."""
    if not display_is_full(at) and can_lay_out_money(at):
        return
    if at.bag != 0 or not is_last_turn(at):
        return
    at.is_ending = 1
    at.phase = ENDED
    for slot in range(SLOTS):
        if at.market[slot] != 0 and richest(at, slot) >= 0:
            at.market[slot] = 0
            at.phase = PLACE_LEFT


@inlined
def leaving(code: int) -> int:
    """The tile that leaves the grounds by a redesign, -1 for none."""
    if REMOVE <= code < EXCHANGE:
        return code - REMOVE
    if EXCHANGE <= code < PLACE:
        return (code - EXCHANGE) // TILE_COUNT
    return -1


@kernel
def standing_after(at: Position, desk: Desk, weights: Weights, code: int) -> int:
    """What grounds, types, reserve and tiles bought are worth after a redesign, or -1 for none.

    The position stays.
    """
    seat = at.seat
    built = at.built[seat]
    reserve = at.reserve[seat]
    phase = at.phase
    out = leaving(code)
    cell = at.cell[out] if out >= 0 else 0
    for slot in range(SLOTS):
        desk.after[slot] = at.market[slot]
    if code >= 0:
        act_in_turn(at, code)
        end_if_last(at)
    draw_sketch(at, desk, seat)
    worth = grounds_worth(at, desk, weights, seat, top_cell(at, seat))
    wipe_sketch(at, desk, seat)
    worth += majorities_worth(at, desk, weights, seat)
    members = at.reserve[seat]
    while members != 0:
        worth += reserve_gain(at, desk, weights, seat, lowest(members))
        members &= members - 1
    worth += settle(at, desk, weights, seat, at.bought, 0, 0, 1)
    members = at.built[seat] & ~built
    while members != 0:
        at.cell[lowest(members)] = 0
        members &= members - 1
    if out >= 0:
        at.cell[out] = cell
    at.built[seat] = built
    at.reserve[seat] = reserve
    at.phase = phase
    at.is_ending = 0
    for slot in range(SLOTS):
        at.market[slot] = desk.after[slot]
    return worth


@kernel
def find_redesign(at: Position, desk: Desk, weights: Weights) -> None:
    """Note the best redesign and what it gains; code -1 if there is none."""
    desk.redesign_code = -1
    desk.redesign_gain = 0
    if at.reserve[at.seat] == 0:
        return
    before = standing_after(at, desk, weights, -1)
    end = write_redesigns(at, desk, REDESIGNS)
    for number in range(REDESIGNS, end):
        gain = standing_after(at, desk, weights, desk.codes[number]) - before
        if desk.redesign_code < 0 or gain > desk.redesign_gain:
            desk.redesign_code = desk.codes[number]
            desk.redesign_gain = gain


@kernel
def write_redesigns(at: Position, desk: Desk, count: int) -> int:
    """Write the codes of all redesigns behind so many others."""
    return list_redesigns(at, desk, count)
