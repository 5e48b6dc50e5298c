"""The whole turns worth considering: purchases and a last action; or where to place a tile."""

from alhambra.bots.mind import MOST_LINES, NO_MORE
from alhambra.bots.palace.beliefs import Weights
from alhambra.bots.palace.desk import MOST_SITES, NONE, Desk
from alhambra.bots.palace.planning import find_turns
from alhambra.bots.palace.policy import only_action, placing
from alhambra.bots.palace.siting import begin_thought, find_sites, settle
from alhambra.core.bits import lowest
from alhambra.core.kernel import kernel
from alhambra.palace.catalog import SLOTS
from alhambra.palace.position import TURN, Position
from alhambra.palace.sketch import draw_sketch, wipe_sketch


@kernel
def lines(at: Position, desk: Desk, weights: Weights) -> int:
    """Write the turns that the policy finds best, or what is left of one; how many."""
    if at.phase == TURN:
        find_turns(at, desk, weights, MOST_LINES)
        return lines_of_turn(at, desk)
    return lines_of_placing(at, desk, weights)


@kernel
def lines_of_turn(at: Position, desk: Desk) -> int:
    """Exact purchases, then a last action; the policy places what was bought."""
    count = 0
    while count < MOST_LINES and desk.turn_last[count] >= 0:
        line = desk.lines[count]
        step = 0
        for slot in range(SLOTS):
            if desk.turn_bought[count] >> slot & 1 != 0:
                line[step] = desk.exact_code[slot]
                step += 1
        line[step] = desk.turn_last[count]
        line[step + 1] = NO_MORE
        count += 1
    if count == 0:
        desk.lines[0][0] = only_action(at, desk)
        desk.lines[0][1] = NO_MORE
        return 1
    return count


@kernel
def lines_of_placing(at: Position, desk: Desk, weights: Weights) -> int:
    """What the policy would do, then the best sites of every tile, as they are without others."""
    begin_thought(at, desk)
    settle(at, desk, weights, at.seat, at.bought, 0, 0, weights.places_tried)
    chosen = placing(desk.first_tile, desk.first_cell)
    desk.lines[0][0] = chosen
    desk.lines[0][1] = NO_MORE
    count = 1
    draw_sketch(at, desk, at.seat)
    members = at.bought
    while members != 0:
        tile = lowest(members)
        members &= members - 1
        find_sites(at, desk, weights, at.seat, tile, 0)
        for place in range(MOST_SITES):
            code = placing(tile, desk.site_cell[0][place])
            if desk.site_gain[0][place] != NONE and code != chosen:
                desk.lines[count][0] = code
                desk.lines[count][1] = NO_MORE
                count += 1
    wipe_sketch(at, desk, at.seat)
    return count
