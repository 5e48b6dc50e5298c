"""Grounds: which tile lies where (AL-4)."""

from alhambra.core.bits import lowest
from alhambra.core.kernel import kernel
from alhambra.palace.catalog import FOUNTAIN
from alhambra.palace.codes import HOME
from alhambra.palace.position import Position


@kernel
def tile_at(at: Position, seat: int, cell: int) -> int:
    """The tile in a cell of a seat's ground, the fountain's number for it, or -1 for none."""
    if cell == HOME:
        return FOUNTAIN
    members = at.built[seat]
    while members != 0:
        tile = lowest(members)
        if at.cell[tile] == cell:
            return tile
        members &= members - 1
    return -1


@kernel
def top_cell(at: Position, seat: int) -> int:
    """The last cell in order that has a tile: in the highest row, the one farthest east."""
    top = HOME
    members = at.built[seat]
    while members != 0:
        top = max(top, at.cell[lowest(members)])
        members &= members - 1
    return top
