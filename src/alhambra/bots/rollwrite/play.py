"""How a player of Roll & Write decides without searching, and the turns it would search."""

from alhambra.bots.mind import MOST_LINES, NO_MORE
from alhambra.bots.rollwrite.beliefs import DICE_AT, MARKS_AT, PAGE, Weights
from alhambra.bots.rollwrite.desk import Desk
from alhambra.bots.rollwrite.planning import (
    FIRST,
    NEXT,
    TURNED,
    WAY,
    coin_value,
    leftover,
    plan_turn,
    prepare,
)
from alhambra.bots.rollwrite.table import CHOICE, FRESH, pair_kind, turns_left
from alhambra.bots.rollwrite.thrift import thrifty
from alhambra.core.bits import lowest, size
from alhambra.core.kernel import kernel
from alhambra.rollwrite.catalog import BLUE, CELLS, SECOND_PRICE, SIDE, YELLOW
from alhambra.rollwrite.codes import (
    CHANGE,
    DONE,
    DOWN,
    GAIN,
    KEEP_PAIR,
    SECOND_BUILDING,
    UP,
    blue_of,
    change_code,
    yellow_of,
)
from alhambra.rollwrite.coins import coins_of
from alhambra.rollwrite.dice import lay
from alhambra.rollwrite.legal import crossings, second_code
from alhambra.rollwrite.position import KEEP, SECOND, Position
from alhambra.rollwrite.sheet import cell_at, is_built
from alhambra.rollwrite.turn import next_seat

HOPELESS = 400
"""Turns that the table puts so far behind the best are not searched, in hundredths."""
DOUBTFUL = 60
"""Pairs to keep that are no further behind than this are searched."""


@kernel
def policy(at: Position, desk: Desk, weights: Weights) -> int:
    """The action of the seat to move."""
    if weights.learned == 0:
        return thrifty(at, desk, weights)
    write_lines(at, desk, weights, 1)
    return desk.lines[0][0]


@kernel
def lines(at: Position, desk: Desk, weights: Weights) -> int:
    """Write the turns worth considering, the best first; how many."""
    if weights.learned == 0:
        desk.lines[0][0] = thrifty(at, desk, weights)
        desk.lines[0][1] = NO_MORE
        return 1
    if at.phase == KEEP:
        return exact_keep_lines(at, desk, weights)
    count = write_lines(at, desk, weights, MOST_LINES)
    if at.phase != SECOND:
        while count > 1 and desk.worths[count - 1] < desk.worths[0] - HOPELESS:
            count -= 1
    return count


@kernel
def write_lines(at: Position, desk: Desk, weights: Weights, width: int) -> int:
    """Write the best turns by the table, no more than so many."""
    if at.phase == KEEP:
        return keep_lines(at, desk, weights, width)
    if at.phase == SECOND:
        return second_lines(at, desk, weights)
    left = turns_left(at, at.row)
    prepare(at, desk, weights, at.row, left, weights.spite)
    plan_turn(at, desk, weights, at.row, left, weights.spite, width)
    for line in range(desk.found):
        write_plan(at, desk, line, desk.plans[line])
    return desk.found


@kernel
def second_lines(at: Position, desk: Desk, weights: Weights) -> int:
    """A second building, or none: the better one first."""
    seat = at.row
    left = turns_left(at, seat)
    page = left * PAGE
    prepare(at, desk, weights, seat, left, weights.spite)
    code = second_code(at)
    cell = code - SECOND_BUILDING
    coins = coins_of(at, seat)
    marks = size(at.marks[seat])
    done = weights.table[page + MARKS_AT + marks] + coin_value(at, weights, seat, left, coins)
    done += leftover(at, weights, seat, left, weights.spite, cell)
    build = weights.table[page + MARKS_AT + marks + 1] + desk.gains[cell]
    build += coin_value(at, weights, seat, left, coins - SECOND_PRICE)
    build += weights.table[page + DICE_AT + (CHOICE if left > 0 else FRESH)]
    desk.lines[0][0] = code if build >= done else DONE
    desk.lines[1][0] = DONE if build >= done else code
    desk.lines[0][1] = NO_MORE
    desk.lines[1][1] = NO_MORE
    return 2


@kernel
def keep_lines(at: Position, desk: Desk, weights: Weights, width: int) -> int:
    """The pairs to keep, the best first, by what both pairs would bring."""
    seat, taker = at.row, next_seat(at, at.row)
    left, theirs = turns_left(at, seat), turns_left(at, taker)
    pairs = crossings(at)
    count = 0
    while pairs != 0:
        cell = lowest(pairs)
        pairs &= pairs - 1
        yellow = at.dice[seat][0] + at.dice[seat][1] - yellow_of(cell)
        blue = at.dice[seat][2] + at.dice[seat][3] - blue_of(cell)
        kind = pair_kind(at, weights, seat, cell, left)
        other = pair_kind(at, weights, taker, cell_at(yellow, blue), theirs)
        worth = weights.table[left * PAGE + DICE_AT + kind]
        worth -= weights.spite * weights.table[theirs * PAGE + DICE_AT + other] // 1000
        insert(desk, count, worth, KEEP_PAIR + cell)
        count += 1
    return min(count, width)


@kernel
def insert(desk: Desk, count: int, worth: int, code: int) -> None:
    """Write a line of one action down, the better ones first."""
    place = count
    while place > 0 and desk.worths[place - 1] < worth:
        desk.worths[place] = desk.worths[place - 1]
        desk.lines[place][0] = desk.lines[place - 1][0]
        place -= 1
    desk.worths[place] = worth
    desk.lines[place][0] = code
    desk.lines[count][1] = NO_MORE


@kernel
def exact_keep_lines(at: Position, desk: Desk, weights: Weights) -> int:
    """The same, computed: the own next turn with each of the 36 pairs that may come to the one
    kept, and the neighbour's turn with the pair passed on.
    """
    seat, taker = at.row, next_seat(at, at.row)
    left, theirs = turns_left(at, seat), turns_left(at, taker)
    dice, other = at.dice[seat], at.dice[taker]
    one, two, three, four = dice[0], dice[1], dice[2], dice[3]
    yellow, blue = other[0], other[2]
    for cell in range(CELLS):
        desk.built[cell] = 0
    if theirs > 0:
        prepare(at, desk, weights, taker, theirs - 1, 0)
        for way in range(4):
            lay(at, taker, YELLOW, two if way < 2 else one)
            lay(at, taker, BLUE, four if way % 2 == 0 else three)
            kept = cell_at(one if way < 2 else two, three if way % 2 == 0 else four)
            worth = plan_turn(at, desk, weights, taker, theirs - 1, 0, 1)
            desk.built[kept] = -weights.spite * worth // 1000
            other[0], other[1], other[2], other[3] = yellow, 0, blue, 0
    pairs = crossings(at)
    count = 0
    if left > 0:
        prepare(at, desk, weights, seat, left - 1, weights.spite)
    while pairs != 0:
        kept = lowest(pairs)
        pairs &= pairs - 1
        total = 0
        if left > 0:
            for pair in range(CELLS):
                dice[0], dice[1], dice[2], dice[3] = yellow_of(kept), 0, blue_of(kept), 0
                lay(at, seat, YELLOW, yellow_of(pair))
                lay(at, seat, BLUE, blue_of(pair))
                total += plan_turn(at, desk, weights, seat, left - 1, weights.spite, 1)
        desk.kept[count] = kept
        desk.kept_worths[count] = total // CELLS + desk.built[kept]
        count += 1
    dice[0], dice[1], dice[2], dice[3] = one, two, three, four
    for place in range(count):
        insert(desk, place, desk.kept_worths[place], KEEP_PAIR + desk.kept[place])
    while count > 1 and desk.worths[count - 1] < desk.worths[0] - DOUBTFUL:
        count -= 1
    return count


@kernel
def write_plan(at: Position, desk: Desk, line: int, plan: int) -> None:
    """Write a plan as the actions of a line."""
    seat = at.row
    step = 0
    one = (plan >> FIRST & 63) - 1
    two = (plan >> NEXT & 63) - 1
    way = plan >> WAY & 3
    if one < 0:
        turned = (plan >> TURNED) - 1
        if turned >= 0:
            desk.lines[line][step] = CHANGE + turned
            step += 1
        desk.lines[line][step] = GAIN
        desk.lines[line][step + 1] = NO_MORE
        return
    dice = at.dice[seat]
    step = write_turns(desk, line, step, YELLOW, dice[way // 2], one // SIDE + 1)
    step = write_turns(desk, line, step, BLUE, dice[2 + way % 2], one % SIDE + 1)
    yellow, blue = dice[1 - way // 2], dice[3 - way % 2]
    if two >= 0:
        step = write_turns(desk, line, step, YELLOW, yellow, two // SIDE + 1)
        step = write_turns(desk, line, step, BLUE, blue, two % SIDE + 1)
    coins = coins_of(at, seat) - step
    desk.lines[line][step] = one
    step += 1
    other = cell_at(yellow, blue)
    if two >= 0:
        desk.lines[line][step] = SECOND_BUILDING + two
        step += 1
    elif coins >= SECOND_PRICE and other != one and not is_built(at, seat, other):
        desk.lines[line][step] = DONE
        step += 1
    desk.lines[line][step] = NO_MORE


@kernel
def write_turns(desk: Desk, line: int, step: int, colour: int, pips: int, wanted: int) -> int:
    """Write the changes that turn a die to the pips wanted; the step after them."""
    while pips != wanted:
        if pips < wanted:
            desk.lines[line][step] = change_code(colour, pips, UP)
            pips += 1
        else:
            desk.lines[line][step] = change_code(colour, pips, DOWN)
            pips -= 1
        step += 1
    return step
