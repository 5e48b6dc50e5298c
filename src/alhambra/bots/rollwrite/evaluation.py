"""What a position of Roll & Write is worth to a seat, in thousandths of a point.

Whole numbers throughout, so that compiled and interpreted bots judge alike.
"""

from alhambra.core.bits import size
from alhambra.core.kernel import kernel
from alhambra.core.values import BUILDINGS, LADDER, PLACES
from alhambra.rollwrite.catalog import SIDE
from alhambra.rollwrite.coins import coins_of
from alhambra.rollwrite.position import Position
from alhambra.rollwrite.scoring import FIRST_COLUMN, FIRST_ROW, type_points

LINE_WORTH = (0, 100, 400, 1_100, 2_900, 6_000, 10_000)
"""A row or column by its marks, those still to come included."""

COIN_WORTH_EARLY, COIN_WORTH_LATE = 1_100, 500
"""A coin in the first round and after the last."""

BEHIND = (0, 20, 50, 120, 270, 500, 730, 880, 950, 980, 1_000)
"""Chance in thousandths that a rival ends ahead, by its lead in steps from -5 to 5."""


@kernel
def chance_behind(lead: int, remaining: int) -> int:
    """How likely, in thousandths, a rival with this lead ends ahead; late leads weigh more."""
    step = lead * 5 * 10 // (6 + remaining)
    low = step // 5
    part = step - low * 5
    if low < -5:
        return BEHIND[0]
    if low >= 5:
        return BEHIND[10]
    return (BEHIND[low + 5] * (5 - part) + BEHIND[low + 6] * part) // 5


@kernel
def type_worth(at: Position, seat: int, building: int, remaining: int) -> int:
    """What a type promises: the points of the place that the leads of the rivals suggest."""
    if at.finished[seat][building] != 0:
        return 1_000 * type_points(at, seat, building)
    own = at.counts[seat][building]
    behind = 0
    for rival in range(at.rows):
        if rival != seat:
            if at.finished[rival][building] != 0:
                behind += 1_000
            else:
                behind += chance_behind(at.counts[rival][building] - own, remaining)
    place = behind // 1_000
    part = behind - 1_000 * place
    if place >= PLACES:
        return 0
    here = LADDER[building][place]
    below = LADDER[building][place + 1] if place + 1 < PLACES else 0
    worth = here * (1_000 - part) + below * part
    if own == 0:  # nothing built yet scores nothing yet
        worth = worth * remaining // (at.rounds + 6)
    return worth


@kernel
def line_worth(marks: int) -> int:
    """What all rows and columns promise."""
    worth = 0
    for line in range(SIDE):
        worth += LINE_WORTH[size(marks & (FIRST_ROW << (SIDE * line)))]
        worth += LINE_WORTH[size(marks & (FIRST_COLUMN << line))]
    return worth


@kernel
def coin_worth(at: Position, seat: int, remaining: int) -> int:
    """What the coins promise: choices early, half a point each at the end."""
    each = COIN_WORTH_LATE + (COIN_WORTH_EARLY - COIN_WORTH_LATE) * remaining // at.rounds
    return each * coins_of(at, seat)


@kernel
def worth(at: Position, seat: int) -> int:
    """What the position is worth to a seat."""
    remaining = at.rounds - at.rounds_begun
    total = line_worth(at.marks[seat]) + coin_worth(at, seat, remaining)
    for building in range(BUILDINGS):
        total += type_worth(at, seat, building, remaining)
    return total
