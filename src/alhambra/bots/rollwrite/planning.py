"""Planning a whole turn by the learned table: dice turned, a building, a second one; or coins.

A plan is one number: the cell of the first building, of the second, the dice of the first, and the
die turned before gaining coins. Every function here leaves the position as it was.
"""

from alhambra.bots.rollwrite.beliefs import DICE_AT, MARKS_AT, PAGE, Weights
from alhambra.bots.rollwrite.desk import Desk
from alhambra.bots.rollwrite.table import (
    BUILT,
    CHOICE,
    FRESH,
    coins_at,
    column_pattern,
    line_at,
    pair_kind,
    row_pattern,
    turns_left,
    type_at,
)
from alhambra.bots.rollwrite.thrift import turn_back, turn_die
from alhambra.core.bits import lowest, size
from alhambra.core.kernel import inlined, kernel
from alhambra.core.values import BUILDINGS
from alhambra.rollwrite.catalog import CELLS, SECOND_PRICE, SIDE
from alhambra.rollwrite.codes import CHANGE
from alhambra.rollwrite.coins import coins_of, coins_on_offer
from alhambra.rollwrite.legal import changes
from alhambra.rollwrite.position import Position
from alhambra.rollwrite.scoring import type_points
from alhambra.rollwrite.sheet import building_at, cell_at
from alhambra.rollwrite.turn import next_seat

FIRST, NEXT, WAY, TURNED = 0, 6, 12, 14
"""Where the parts of a plan begin: cells and the die turned are counted from 1, 0 is none."""


@kernel
def rival_types(at: Position, weights: Weights, seat: int, building: int) -> int:
    """What a type promises all rivals that can win."""
    total = 0
    for rival in range(at.rows if at.versus != 0 else at.players):
        if rival != seat and at.finished[rival][building] == 0:
            left = at.rounds - at.rounds_begun
            if rival < at.players:
                left = turns_left(at, rival)
            total += weights.table[left * PAGE + type_at(at, rival, building, 0)]
    return total


@kernel
def prepare(at: Position, desk: Desk, weights: Weights, seat: int, left: int, spite: int) -> None:
    """Work out what each cell would add for a turn after which so many turns are left."""
    page = left * PAGE
    marks = at.marks[seat]
    desk.before = 0
    for building in range(BUILDINGS):
        if at.finished[seat][building] != 0:
            desk.before += 100 * type_points(at, seat, building)
            desk.type_gains[building] = 0
        else:
            own = weights.table[page + type_at(at, seat, building, 0)]
            gain = weights.table[page + type_at(at, seat, building, 1)] - own
            if spite != 0:
                rivals = rival_types(at, weights, seat, building)
                at.counts[seat][building] += 1
                harm = rivals - rival_types(at, weights, seat, building)
                at.counts[seat][building] -= 1
                gain += spite * harm // 1000
            desk.before += own
            desk.type_gains[building] = gain
    for line in range(SIDE):
        across, down = row_pattern(marks, line), column_pattern(marks, line)
        row = page + line_at(line, across)
        column = page + line_at(SIDE + line, down)
        desk.before += weights.table[row] + weights.table[column]
        for other in range(SIDE):
            cell = line * SIDE + other
            if across >> other & 1 == 0:
                gain = weights.table[row + (1 << other)] - weights.table[row]
                below = column_pattern(marks, other)
                place = page + line_at(SIDE + other, below)
                gain += weights.table[place + (1 << line)] - weights.table[place]
                desk.gains[cell] = gain + desk.type_gains[building_at(at, cell)]


@kernel
def both_gain(
    at: Position, desk: Desk, weights: Weights, seat: int, left: int, one: int, two: int
) -> int:
    """What two buildings add together, of one line or one type even."""
    page = left * PAGE
    gain = desk.gains[one] + desk.gains[two]
    marks = at.marks[seat]
    if one // SIDE == two // SIDE:
        pattern = row_pattern(marks, one // SIDE)
        place = page + line_at(one // SIDE, pattern)
        first, second = 1 << one % SIDE, 1 << two % SIDE
        gain += weights.table[place + first + second] - weights.table[place + first]
        gain += weights.table[place] - weights.table[place + second]
    if one % SIDE == two % SIDE:
        pattern = column_pattern(marks, one % SIDE)
        place = page + line_at(SIDE + one % SIDE, pattern)
        first, second = 1 << one // SIDE, 1 << two // SIDE
        gain += weights.table[place + first + second] - weights.table[place + first]
        gain += weights.table[place] - weights.table[place + second]
    building = building_at(at, one)
    if building == building_at(at, two):
        own = page + type_at(at, seat, building, 1)
        gain += weights.table[page + type_at(at, seat, building, 2)]
        gain -= 2 * weights.table[own] - weights.table[page + type_at(at, seat, building, 0)]
    return gain


@inlined
def coin_value(at: Position, weights: Weights, seat: int, left: int, coins: int) -> int:
    """What so many coins are worth, gained ones circled."""
    supply = at.coins - at.circled[seat]
    more = coins - coins_of(at, seat)
    return weights.table[left * PAGE + coins_at(coins, supply - max(more, 0))]


@kernel
def leftover(at: Position, weights: Weights, seat: int, left: int, spite: int, cell: int) -> int:
    """What the pair not used is worth: it stays if one plays alone, else the neighbour gets it."""
    if at.players == 1:
        kind = pair_kind(at, weights, seat, cell, left)
        return weights.table[left * PAGE + DICE_AT + kind]
    fresh = weights.table[left * PAGE + DICE_AT + FRESH]
    if spite == 0:
        return fresh
    taker = next_seat(at, seat)
    theirs = turns_left(at, taker)
    kind = pair_kind(at, weights, taker, cell, theirs)
    return fresh - spite * weights.table[theirs * PAGE + DICE_AT + kind] // 1000


@kernel
def note(desk: Desk, width: int, worth: int, plan: int) -> None:
    """Write a plan down if it is among the best so far."""
    place = desk.found
    if place == width:
        if worth <= desk.worths[width - 1]:
            return
        place -= 1
    else:
        desk.found += 1
    while place > 0 and desk.worths[place - 1] < worth:
        desk.worths[place] = desk.worths[place - 1]
        desk.plans[place] = desk.plans[place - 1]
        place -= 1
    desk.worths[place] = worth
    desk.plans[place] = plan


@kernel
def plan_turn(
    at: Position, desk: Desk, weights: Weights, seat: int, left: int, spite: int, width: int
) -> int:
    """Find the best turns with the four dice at a sheet; what the best is worth.

    `prepare` comes first. After the turn the seat has so many turns left.
    """
    desk.found = 0
    plan_building(at, desk, weights, seat, left, spite, width)
    coins = coins_of(at, seat)
    if coins >= SECOND_PRICE:
        plan_two(at, desk, weights, seat, left, width)
    plan_gain(at, desk, weights, seat, left, width)
    return desk.worths[0]


@kernel
def plan_building(
    at: Position, desk: Desk, weights: Weights, seat: int, left: int, spite: int, width: int
) -> None:
    """One building: every cell within reach, by all dice that reach it."""
    dice = at.dice[seat]
    coins = coins_of(at, seat)
    most = min(coins, weights.changes)
    free = ~at.marks[seat] & (1 << CELLS) - 1
    fixed = desk.before + weights.table[left * PAGE + MARKS_AT + size(at.marks[seat]) + 1]
    built = weights.table[left * PAGE + DICE_AT + BUILT]
    for way in range(4):
        yellow, blue = dice[way // 2], dice[2 + way % 2]
        if (way < 2 or dice[0] != dice[1]) and (way % 2 == 0 or dice[2] != dice[3]):
            other = cell_at(dice[1 - way // 2], dice[3 - way % 2])
            rest = leftover(at, weights, seat, left, spite, other)
            for row in range(SIDE):
                far = abs(row + 1 - yellow)
                if far <= most:
                    for column in range(SIDE):
                        price = far + abs(column + 1 - blue)
                        cell = row * SIDE + column
                        if price <= most and free >> cell & 1 != 0:
                            worth = fixed + desk.gains[cell] + rest
                            if cell == other and at.players == 1 and left > 0:
                                worth += built - rest
                            worth += coin_value(at, weights, seat, left, coins - price)
                            note(desk, width, worth, cell + 1 << FIRST | way << WAY)


@kernel
def plan_two(at: Position, desk: Desk, weights: Weights, seat: int, left: int, width: int) -> None:
    """Two buildings: every two cells within reach, by the cheapest dice."""
    dice = at.dice[seat]
    coins = coins_of(at, seat) - SECOND_PRICE
    most = min(coins, weights.changes)
    free = ~at.marks[seat] & (1 << CELLS) - 1
    page = left * PAGE
    marks = size(at.marks[seat])
    if marks + 2 > CELLS:
        return
    fixed = desk.before + weights.table[page + MARKS_AT + marks + 2]
    fixed += weights.table[page + DICE_AT + (CHOICE if left > 0 else FRESH)]
    near = 0
    while free != 0:
        cell = lowest(free)
        free &= free - 1
        row, column = cell // SIDE + 1, cell % SIDE + 1
        far = min(abs(row - dice[0]), abs(row - dice[1]))
        far += min(abs(column - dice[2]), abs(column - dice[3]))
        if far <= most:
            desk.near[near] = cell
            near += 1
    for place in range(1, near):
        two = desk.near[place]
        for before in range(place):
            one = desk.near[before]
            way = cheapest_way(at, seat, one, two)
            price = way_price(at, seat, one, two, way)
            if price <= most:
                worth = fixed + both_gain(at, desk, weights, seat, left, one, two)
                worth += coin_value(at, weights, seat, left, coins - price)
                note(desk, width, worth, one + 1 << FIRST | two + 1 << NEXT | way << WAY)


@inlined
def way_price(at: Position, seat: int, one: int, two: int, way: int) -> int:
    """How many changes bring two pairs of dice to two cells; the way is the first pair."""
    dice = at.dice[seat]
    return (
        abs(one // SIDE + 1 - dice[way // 2])
        + abs(one % SIDE + 1 - dice[2 + way % 2])
        + abs(two // SIDE + 1 - dice[1 - way // 2])
        + abs(two % SIDE + 1 - dice[3 - way % 2])
    )


@inlined
def cheapest_way(at: Position, seat: int, one: int, two: int) -> int:
    """The pair of dice for the first of two cells that costs least together."""
    best = 0
    least = way_price(at, seat, one, two, 0)
    for way in range(1, 4):
        price = way_price(at, seat, one, two, way)
        if price < least:
            least = price
            best = way
    return best


@kernel
def plan_gain(at: Position, desk: Desk, weights: Weights, seat: int, left: int, width: int) -> None:
    """Coins, perhaps more of them after one die is turned."""
    page = left * PAGE
    fixed = desk.before + weights.table[page + MARKS_AT + size(at.marks[seat])]
    fixed += weights.table[page + DICE_AT + (CHOICE if left > 0 else FRESH)]
    supply = at.coins - at.circled[seat]
    offer = coins_on_offer(at, seat)
    coins = coins_of(at, seat) + min(offer, supply)
    note(desk, width, fixed + coin_value(at, weights, seat, left, coins), 0)
    if at.row != seat or offer >= supply or weights.changes == 0:
        return
    turns = changes(at)
    while turns != 0:
        code = CHANGE + lowest(turns)
        turns &= turns - 1
        turn_die(at, code)
        coins = coins_of(at, seat) + min(coins_on_offer(at, seat), supply)
        better = coins_on_offer(at, seat) > offer + 1
        turn_back(at, code)
        if better:
            worth = fixed + coin_value(at, weights, seat, left, coins)
            note(desk, width, worth, code - CHANGE + 1 << TURNED)
