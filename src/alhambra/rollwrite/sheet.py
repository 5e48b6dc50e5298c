"""The sheet and the score sheet: cells, buildings, marks (RW-1, RW-3.3)."""

from alhambra.core.bits import has
from alhambra.core.kernel import inlined
from alhambra.rollwrite.catalog import SIDE
from alhambra.rollwrite.position import Position


@inlined
def cell_at(yellow: int, blue: int) -> int:
    """The cell where the row of a yellow die meets the column of a blue one (RW-1.1)."""
    return (yellow - 1) * SIDE + blue - 1


@inlined
def building_at(at: Position, cell: int) -> int:
    """The type of the building in a cell."""
    return (at.grid[cell // SIDE] >> (3 * (cell % SIDE))) & 7


@inlined
def is_built(at: Position, row: int, cell: int) -> bool:
    """Has this player marked that building?"""
    return has(at.marks[row], cell)


@inlined
def is_full(at: Position, row: int, building: int) -> bool:
    """Are all boxes of this type marked (RW-4.1)?"""
    return at.counts[row][building] == at.boxes[building]


@inlined
def mark_type(at: Position, row: int, building: int) -> None:
    """Mark the next box of a type on the score sheet."""
    at.counts[row][building] += 1
    if is_full(at, row, building):
        at.finishing |= 1 << building


@inlined
def mark(at: Position, row: int, cell: int) -> None:
    """Mark a building on the sheet and on the score sheet (RW-3.3)."""
    at.marks[row] |= 1 << cell
    mark_type(at, row, building_at(at, cell))
