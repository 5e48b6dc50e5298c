"""What nobody can exceed alone: a bound for the score against virtual players that built so much.

It holds for a player who knows all dice in advance and, relaxed further, whose own dice show
whatever is wished: only turns, coins, boxes and the counts of the virtual players bind it.
"""

from collections.abc import Sequence
from functools import cache

from alhambra.core.majority import shared_points
from alhambra.core.values import BUILDINGS, PLACES
from alhambra.rollwrite.catalog import (
    CELLS,
    COINS_PER_POINT,
    LINE_POINTS,
    SECOND_PRICE,
    SIDE,
    START_COINS,
    START_MARKS,
)

MOST_GAINED = 4
"""Four crossings bring four coins at most (RW-3.5)."""


@cache
def most_line_points() -> tuple[int, ...]:
    """The most points of rows and columns by the number of marks, wherever they stand."""
    best: dict[tuple[int, ...], int] = {(0,) * SIDE: 0}
    for _ in range(SIDE):
        after: dict[tuple[int, ...], int] = {}
        for counts, points in best.items():
            for pattern in range(1 << SIDE):
                row = [count + (pattern >> column & 1) for column, count in enumerate(counts)]
                key = tuple(sorted(row))
                total = points + LINE_POINTS[pattern.bit_count()]
                after[key] = max(total, after.get(key, 0))
        best = after
    most = [0] * (CELLS + 1)
    for counts, points in best.items():
        marks = sum(counts)
        most[marks] = max(most[marks], points + sum(LINE_POINTS[count] for count in counts))
    return tuple(most)


@cache
def most_type_points(building: int, boxes: int, rivals: tuple[int, ...]) -> tuple[int, ...]:
    """The most points of a type by the own count, against rivals that end with these counts.

    Who marks every box is taken to be the first to do so.
    """
    points = []
    for own in range(boxes + 1):
        ahead = sum(rival > own for rival in rivals)
        equal = 1 + sum(rival == own for rival in rivals)
        if own == boxes:
            ahead, equal = 0, 1
        is_placed = own > 0 and ahead < PLACES
        points.append(shared_points(building, ahead, equal, PLACES) if is_placed else 0)
    return tuple(points)


def bound(boxes: Sequence[int], rivals: Sequence[Sequence[int]], *, turns: int, coins: int) -> int:
    """The most points that so many turns can bring; `rivals` are final counts, row by row."""
    types = [0] * (CELLS + 1)
    for building in range(BUILDINGS):
        counts = tuple(sorted(rival[building] for rival in rivals))
        own = most_type_points(building, boxes[building], counts)
        types = [
            max(types[marks - count] + own[count] for count in range(min(marks, len(own) - 1) + 1))
            for marks in range(CELLS + 1)
        ]
    lines = most_line_points()
    best = 0
    for gains in range(turns + 1):
        circled = min(coins, START_COINS + MOST_GAINED * gains)
        for seconds in range(min(turns - gains, circled // SECOND_PRICE) + 1):
            marks = min(CELLS, START_MARKS + turns - gains + seconds)
            left = (circled - SECOND_PRICE * seconds) // COINS_PER_POINT
            best = max(best, lines[marks] + types[marks] + left)
    return best
