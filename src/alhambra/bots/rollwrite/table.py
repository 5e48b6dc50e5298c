"""What the learned table says of a position: the score a seat will have, in hundredths of a point.

Indices are clamped, so that sheets with more boxes of a type or more coins are judged too.
"""

from alhambra.bots.rollwrite.beliefs import (
    COINS_AT,
    COUNTS,
    DICE_AT,
    DICE_KINDS,
    LINES_AT,
    MARKS_AT,
    MOST_COINS,
    PAGE,
    PATTERNS,
    RIVALS,
    SUPPLIES,
    THIRDS,
    TURNS,
    TYPES_AT,
    Weights,
)
from alhambra.bots.rollwrite.desk import Desk
from alhambra.core.bits import size
from alhambra.core.kernel import inlined, kernel
from alhambra.core.values import BUILDINGS
from alhambra.rollwrite.catalog import SIDE
from alhambra.rollwrite.coins import coins_of
from alhambra.rollwrite.position import ENDED, ROLL_FOUR, VIRTUAL, Position
from alhambra.rollwrite.scoring import FIRST_COLUMN, FIRST_ROW, type_points
from alhambra.rollwrite.sheet import building_at, cell_at, is_built

FRESH, CHOICE, BUILT, LEAST = 0, 1, 2, 3
"""Kinds of dice at hand: a pair to come, four to come, a built crossing, one that brings little."""
BUCKET = 60
"""A crossing that brings so much more is of the next kind."""

GATHER = sum(1 << 5 * line for line in range(SIDE))
"""Multiplied by this, the cells of a column stand side by side from bit 25 on."""

SUPPLY_STEPS = (0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4)
"""Coins still to be circled, in steps."""


@inlined
def row_pattern(marks: int, row: int) -> int:
    """The marks of a row as a set of six."""
    return marks >> SIDE * row & FIRST_ROW


@inlined
def column_pattern(marks: int, column: int) -> int:
    """The marks of a column as a set of six."""
    return (marks >> column & FIRST_COLUMN) * GATHER >> 25 & FIRST_ROW


@inlined
def line_at(line: int, pattern: int) -> int:
    """Where on a page a row (0 to 5) or column (6 to 11) stands."""
    return LINES_AT + line * PATTERNS + pattern


@inlined
def coins_at(coins: int, supply: int) -> int:
    """Where on a page coins left stand, with so many still to be circled."""
    return COINS_AT + min(coins, MOST_COINS - 1) * SUPPLIES + SUPPLY_STEPS[min(supply, 10)]


@kernel
def type_at(at: Position, row: int, building: int, more: int) -> int:
    """Where on a page a type of a row stands; `more` are added to its count."""
    own = at.counts[row][building] + more
    first = 0
    second = 0
    third = 0
    for rival in range(at.rows):
        if rival != row:
            count = at.counts[rival][building]
            if count > first:
                third = second
                second = first
                first = count
            elif count > second:
                third = second
                second = count
            elif count > third:
                third = count
    level = 0
    if at.rows > THIRDS:
        level = 0 if third < own else 1 if third == own else 2
    first = min(first, COUNTS - 1)
    rivals = first * (first + 1) // 2 + min(second, first)
    own = min(own, COUNTS - 1)
    return TYPES_AT + ((building * COUNTS + own) * RIVALS + rivals) * THIRDS + level


@kernel
def turns_left(at: Position, seat: int) -> int:
    """How many turns a seat has still to begin; the one it is in does not count."""
    if at.phase == ENDED:
        return 0
    left = at.rounds - at.rounds_begun
    if at.phase != VIRTUAL and at.rounds_begun > 0:
        order = seat - at.first if seat >= at.first else seat - at.first + at.players
        now = at.row - at.first if at.row >= at.first else at.row - at.first + at.players
        if order > now:
            left += 1
    return min(left, TURNS - 1)


@kernel
def cell_gain(at: Position, weights: Weights, seat: int, cell: int, left: int) -> int:
    """What a building would add to a seat's score with so many turns left after it."""
    page = left * PAGE
    marks = at.marks[seat]
    row, column = cell // SIDE, cell % SIDE
    across, down = row_pattern(marks, row), column_pattern(marks, column)
    building = building_at(at, cell)
    return (
        weights.table[page + line_at(row, across | 1 << column)]
        - weights.table[page + line_at(row, across)]
        + weights.table[page + line_at(SIDE + column, down | 1 << row)]
        - weights.table[page + line_at(SIDE + column, down)]
        + weights.table[page + type_at(at, seat, building, 1)]
        - weights.table[page + type_at(at, seat, building, 0)]
    )


@kernel
def pair_kind(at: Position, weights: Weights, seat: int, cell: int, left: int) -> int:
    """The kind of a pair at hand, by its crossing; `left` are the turns left, the next included."""
    if left <= 0:
        return FRESH
    if is_built(at, seat, cell):
        return BUILT
    bucket = LEAST + cell_gain(at, weights, seat, cell, left - 1) // BUCKET
    return max(LEAST, min(bucket, DICE_KINDS - 1))


@kernel
def dice_kind(at: Position, weights: Weights, seat: int, left: int) -> int:
    """The kind of dice that a seat has for its next turn."""
    if at.phase == ROLL_FOUR and at.row == seat:
        return CHOICE
    if at.dice[seat][0] == 0 or at.dice[seat][2] == 0 or left <= 0:
        return FRESH
    return pair_kind(at, weights, seat, cell_at(at.dice[seat][0], at.dice[seat][2]), left)


@kernel
def list_features(at: Position, desk: Desk, weights: Weights, seat: int) -> int:
    """Write where in the table the numbers of a seat's judgement stand; how many."""
    left = turns_left(at, seat)
    page = left * PAGE
    marks = at.marks[seat]
    for line in range(SIDE):
        desk.features[line] = page + line_at(line, row_pattern(marks, line))
        desk.features[SIDE + line] = page + line_at(SIDE + line, column_pattern(marks, line))
    supply = at.coins - at.circled[seat]
    desk.features[2 * SIDE] = page + coins_at(coins_of(at, seat), supply)
    desk.features[2 * SIDE + 1] = page + MARKS_AT + size(marks)
    desk.features[2 * SIDE + 2] = page + DICE_AT + dice_kind(at, weights, seat, left)
    count = 2 * SIDE + 3
    desk.fixed = 0
    for building in range(BUILDINGS):
        if at.finished[seat][building] != 0:
            desk.fixed += 100 * type_points(at, seat, building)
        else:
            desk.features[count] = page + type_at(at, seat, building, 0)
            count += 1
    return count


@kernel
def expected_score(at: Position, desk: Desk, weights: Weights, seat: int) -> int:
    """The final score of a seat that the table expects, by what lies there now."""
    count = list_features(at, desk, weights, seat)
    total = desk.fixed
    for feature in range(count):
        total += weights.table[desk.features[feature]]
    return total
