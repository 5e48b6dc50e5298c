"""A slow look at a whole ground, by the definitions: is it lawful (AL-4)?"""

from alhambra.palace.building import reachable
from alhambra.palace.catalog import FOUNTAIN, WALLS
from alhambra.palace.codes import HOME, x_of, y_of
from alhambra.palace.names import tiles_in
from alhambra.palace.position import Position

Cell = tuple[int, int]
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""North, east, south, west."""


def tiles_by_cell(at: Position, seat: int) -> dict[Cell, int]:
    """The tiles of grounds, the fountain included."""
    cells = {(x_of(HOME), y_of(HOME)): FOUNTAIN}
    for tile in tiles_in(at.built[seat]):
        cells[x_of(at.cell[tile]), y_of(at.cell[tile])] = tile
    return cells


def is_lawful(at: Position, seat: int) -> bool:
    """No two tiles in one cell, sides that match, everything in reach, and no hole."""
    cells = tiles_by_cell(at, seat)
    tiles = at.built[seat]
    return (
        len(cells) == len(tiles_in(tiles)) + 1
        and sides_match(cells)
        and not tiles & ~reachable(at, seat, 0)
        and not has_hole(cells)
    )


def sides_match(cells: dict[Cell, int]) -> bool:
    """Do all touching sides show wall to wall or opening to opening (AL-4.2)?"""
    for (x, y), tile in cells.items():
        for side, (east, north) in enumerate(STEPS):
            neighbour = cells.get((x + east, y + north))
            if neighbour is not None:
                if WALLS[tile] >> side & 1 != WALLS[neighbour] >> (side + 2) % 4 & 1:
                    return False
    return True


def has_hole(cells: dict[Cell, int]) -> bool:
    """Is an empty area cut off from the outside (AL-4.5)?"""
    left, right = min(x for x, _ in cells) - 1, max(x for x, _ in cells) + 1
    low, high = min(y for _, y in cells) - 1, max(y for _, y in cells) + 1
    outside = {(left, low)}
    open_ends = [(left, low)]
    while open_ends:
        x, y = open_ends.pop()
        for east, north in STEPS:
            cell = (x + east, y + north)
            inside = left <= cell[0] <= right and low <= cell[1] <= high
            if inside and cell not in cells and cell not in outside:
                outside.add(cell)
                open_ends.append(cell)
    return len(outside) + len(cells) != (right - left + 1) * (high - low + 1)
