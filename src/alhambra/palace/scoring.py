"""Scorings: majorities over the tiles built, and the longest walls (AL-7, AL-9.5)."""

from alhambra.core.bits import size
from alhambra.core.kernel import kernel
from alhambra.core.majority import shared_points
from alhambra.core.values import BUILDINGS
from alhambra.palace.catalog import OF_TYPE
from alhambra.palace.position import Position
from alhambra.palace.walls import longest_wall


@kernel
def tiles_scoring(at: Position, row: int) -> int:
    """The tiles that count for a row: those in its grounds, or all of Dirk's (AL-7.1, AL-9.5)."""
    if row < at.players:
        return at.built[row]
    return at.dirk


@kernel
def count_of(at: Position, row: int, building: int) -> int:
    """How many tiles of a type count for a row."""
    return size(tiles_scoring(at, row) & OF_TYPE[building])


@kernel
def rows_ahead(at: Position, row: int, building: int) -> int:
    """How many rows have more of a type."""
    own = count_of(at, row, building)
    ahead = 0
    for other in range(at.rows):
        if count_of(at, other, building) > own:
            ahead += 1
    return ahead


@kernel
def rows_equal(at: Position, row: int, building: int) -> int:
    """How many rows have as many of a type, this one included."""
    own = count_of(at, row, building)
    equal = 0
    for other in range(at.rows):
        if count_of(at, other, building) == own:
            equal += 1
    return equal


@kernel
def type_points(at: Position, row: int, building: int, places: int) -> int:
    """The points of a row for a type in a scoring that rewards so many places (MA-1)."""
    if count_of(at, row, building) == 0:
        return 0
    ahead = rows_ahead(at, row, building)
    if ahead >= places:
        return 0
    return shared_points(building, ahead, rows_equal(at, row, building), places)


@kernel
def hold_scoring(at: Position, places: int) -> None:
    """Add the points of a scoring that rewards so many places (AL-7.1, AL-7.2)."""
    for row in range(at.rows):
        for building in range(BUILDINGS):
            at.score[row] += type_points(at, row, building, places)
        if row < at.players:
            at.score[row] += longest_wall(at, row)
    at.scorings_held |= 1 << (places - 1)
