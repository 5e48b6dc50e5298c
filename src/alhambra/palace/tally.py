"""What a scoring brings every row, the next one as if it were held now (AL-7, AL-9.5)."""

from typing import Annotated, Protocol

from alhambra.core.bits import size
from alhambra.core.kernel import inlined, kernel
from alhambra.core.majority import shared_points
from alhambra.core.memory import Layout
from alhambra.core.values import BUILDINGS, Column, Grid, Number
from alhambra.palace.catalog import OF_TYPE, ROWS, SEATS
from alhambra.palace.position import Position
from alhambra.palace.scoring import tiles_scoring
from alhambra.palace.sketch import MOST_SIDES, Sketch, survey_wall


class Tally(Sketch, Protocol):
    """Counts, places and points of every row and type, and the walls of all seats."""

    rewarded: Number
    """How many places the next scoring rewards."""
    counts: Annotated[Grid, ROWS, BUILDINGS]
    behind: Annotated[Grid, ROWS, BUILDINGS]
    """How many rows have more of the type."""
    equal: Annotated[Grid, ROWS, BUILDINGS]
    """How many rows have as many, this one included."""
    points: Annotated[Grid, ROWS, BUILDINGS]
    wall: Annotated[Column, SEATS]
    """The length of each seat's longest wall."""
    spots: Annotated[Grid, SEATS, MOST_SIDES]
    """Its spots, clockwise."""


TALLY: Layout[Tally] = Layout(Tally)


@inlined
def next_places(at: Position) -> int:
    """How many places the next scoring rewards: 1, 2 or 3 (AL-7.1)."""
    if at.is_ending != 0:
        return 3
    return min(3, size(at.scorings_held) + 1)


@kernel
def tally_next(at: Position, table: Tally) -> int:
    """Write what the next scoring would bring everybody; how many places it rewards."""
    tally(at, table, next_places(at))
    return table.rewarded


@kernel
def tally(at: Position, table: Tally, places: int) -> None:
    """Write what a scoring that rewards so many places brings everybody."""
    table.rewarded = places
    for row in range(at.rows):
        for building in range(BUILDINGS):
            table.counts[row][building] = size(tiles_scoring(at, row) & OF_TYPE[building])
    for row in range(at.rows):
        for building in range(BUILDINGS):
            rank(at, table, row, building)
    for seat in range(at.players):
        survey_wall(at, table, seat)
        table.wall[seat] = table.longest
        for place in range(table.longest):
            table.spots[seat][place] = table.outline[(table.begin + place) % table.sides]


@kernel
def rank(at: Position, table: Tally, row: int, building: int) -> None:
    """Write place and points of one row in one type, by the counts written (MA-1)."""
    own = table.counts[row][building]
    behind = 0
    equal = 0
    for other in range(at.rows):
        count = table.counts[other][building]
        if count > own:
            behind += 1
        elif count == own:
            equal += 1
    points = 0
    if own > 0 and behind < table.rewarded:
        points = shared_points(building, behind, equal, table.rewarded)
    table.behind[row][building] = behind
    table.equal[row][building] = equal
    table.points[row][building] = points
