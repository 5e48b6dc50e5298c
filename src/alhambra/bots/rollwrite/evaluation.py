"""What a position of Roll & Write is worth to a seat, in thousandths of a point.

Whole numbers throughout, so that compiled and interpreted bots judge alike.
"""

from alhambra.bots.rollwrite.beliefs import Weights
from alhambra.core.bits import has, size
from alhambra.core.kernel import kernel
from alhambra.core.values import BUILDINGS, LADDER, PLACES
from alhambra.rollwrite.catalog import SIDE
from alhambra.rollwrite.coins import coins_of
from alhambra.rollwrite.position import Position
from alhambra.rollwrite.scoring import FIRST_COLUMN, FIRST_ROW, award_finishers, type_points


@kernel
def chance_behind(weights: Weights, lead: int, remaining: int) -> int:
    """How likely, in thousandths, a rival with this lead ends ahead; late leads weigh more."""
    step = lead * 5 * 10 // (6 + remaining)
    low = step // 5
    part = step - low * 5
    if low < -5:
        return weights.behind[0]
    if low >= 5:
        return weights.behind[10]
    return (weights.behind[low + 5] * (5 - part) + weights.behind[low + 6] * part) // 5


@kernel
def type_worth(at: Position, weights: Weights, seat: int, building: int) -> int:
    """What a type promises: the points of the place that the leads of the rivals suggest."""
    if at.finished[seat][building] != 0:
        return 1_000 * type_points(at, seat, building)
    remaining = at.rounds - at.rounds_begun
    own = at.counts[seat][building]
    behind = 0
    for rival in range(at.rows):
        if rival != seat:
            if at.finished[rival][building] != 0:
                behind += 1_000
            else:
                behind += chance_behind(weights, at.counts[rival][building] - own, remaining)
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
def line_worth(weights: Weights, marks: int) -> int:
    """What all rows and columns promise."""
    worth = 0
    for line in range(SIDE):
        worth += weights.lines[size(marks & (FIRST_ROW << (SIDE * line)))]
        worth += weights.lines[size(marks & (FIRST_COLUMN << line))]
    return worth


@kernel
def coin_worth(at: Position, weights: Weights, seat: int) -> int:
    """What the coins promise: choices early, half a point each at the end."""
    remaining = at.rounds - at.rounds_begun
    early, late = weights.coin_early, weights.coin_late
    return (late + (early - late) * remaining // at.rounds) * coins_of(at, seat)


@kernel
def sheet_worth(at: Position, weights: Weights, seat: int) -> int:
    """What all lines and types promise."""
    total = line_worth(weights, at.marks[seat])
    for building in range(BUILDINGS):
        total += type_worth(at, weights, seat, building)
    return total


@kernel
def awarded_worth(at: Position, weights: Weights, seat: int) -> int:
    """The same once the types just finished are awarded; the position stays."""
    finishing = at.finishing
    if finishing == 0:
        return sheet_worth(at, weights, seat)
    award_finishers(at)
    total = sheet_worth(at, weights, seat)
    for building in range(BUILDINGS):
        if has(finishing, building):
            place = 0
            for row in range(at.rows):
                place = max(place, at.finished[row][building])
            for row in range(at.rows):
                if at.finished[row][building] == place:
                    at.finished[row][building] = 0
    at.finishing = finishing
    return total
