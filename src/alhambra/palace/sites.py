"""Where a tile fits, by the plan of grounds: free cells, and places of other tiles (AL-4, AL-5.3).

A tile meets the same demands in both: where it looks at a wall it must have one, and where it
looks at an open side it must be open.
"""

from alhambra.core.bits import lowest, size
from alhambra.core.kernel import inlined, kernel
from alhambra.palace.catalog import TILE_COUNT, WALLS
from alhambra.palace.plan import cell_in_plan
from alhambra.palace.position import Choices

ALIKE = tuple(
    tuple(
        sum(1 << tile for tile in range(TILE_COUNT) if (WALLS[tile] ^ walls) & known == 0)
        for walls in range(16)
    )
    for known in range(16)
)
"""The tiles that are walled and open as given on all sides that face a neighbour, as sets."""


@inlined
def clashing_cells(plan: Choices, seat: int, band: int, walls: int) -> int:
    """The cells of a band where walls would meet open sides (AL-4.2).

    Each side is either walled, a mask of ones, and must look at no door, or open, and must look at
    no wall.
    """
    north = -(walls & 1)
    east = -(walls >> 1 & 1)
    south = -(walls >> 2 & 1)
    west = -(walls >> 3 & 1)
    return (
        plan.north_door[seat][band] & north
        | plan.north_wall[seat][band] & ~north
        | plan.east_door[seat][band] & east
        | plan.east_wall[seat][band] & ~east
        | plan.south_door[seat][band] & south
        | plan.south_wall[seat][band] & ~south
        | plan.west_door[seat][band] & west
        | plan.west_wall[seat][band] & ~west
    )


@inlined
def cells_on_foot(plan: Choices, seat: int, band: int, walls: int) -> int:
    """The cells of a band that one can enter through an open side (AL-4.4)."""
    return (
        plan.north_door[seat][band] & (walls & 1) - 1
        | plan.east_door[seat][band] & (walls >> 1 & 1) - 1
        | plan.south_door[seat][band] & (walls >> 2 & 1) - 1
        | plan.west_door[seat][band] & (walls >> 3 & 1) - 1
    )


@inlined
def fitting_cells(plan: Choices, seat: int, band: int, walls: int) -> int:
    """The cells of a band where a tile with these walls can be built (AL-4.2 to AL-4.5)."""
    inviting = plan.free[seat][band] & cells_on_foot(plan, seat, band, walls)
    return inviting & ~clashing_cells(plan, seat, band, walls)


@inlined
def replaceable_tiles(plan: Choices, seat: int, band: int, walls: int) -> int:
    """The tiles of a band whose place a tile with these walls can take (AL-5.3)."""
    return plan.tiles[seat][band] & ~clashing_cells(plan, seat, band, walls)


@inlined
def count_cells(plan: Choices, seat: int, tile: int) -> int:
    """In how many cells a tile can be built."""
    count = 0
    for band in range(1, plan.bands[seat] + 1):
        count += size(fitting_cells(plan, seat, band, WALLS[tile]))
    return count


@kernel
def list_cells(plan: Choices, seat: int, tile: int, base: int, count: int) -> int:
    """Write a code for every cell where a tile can be built; base is that of cell 0."""
    for band in range(1, plan.bands[seat] + 1):
        cells = fitting_cells(plan, seat, band, WALLS[tile])
        while cells != 0:
            plan.codes[count] = base + cell_in_plan(plan, seat, band, lowest(cells))
            cells &= cells - 1
            count += 1
    return count


@inlined
def sides_facing_others(plan: Choices, seat: int, tile: int) -> int:
    """The sides of a tile that face a neighbour, as wall bits."""
    band = plan.place[seat][tile] >> 6
    bit = plan.place[seat][tile] & 63
    north = plan.north_door[seat][band] | plan.north_wall[seat][band]
    east = plan.east_door[seat][band] | plan.east_wall[seat][band]
    south = plan.south_door[seat][band] | plan.south_wall[seat][band]
    west = plan.west_door[seat][band] | plan.west_wall[seat][band]
    return (
        north >> bit & 1 | (east >> bit & 1) << 1 | (south >> bit & 1) << 2 | (west >> bit & 1) << 3
    )


@inlined
def fitting_instead(plan: Choices, seat: int, tile: int) -> int:
    """All tiles that fit exactly the place of one of the grounds, as a set (AL-5.3)."""
    return ALIKE[sides_facing_others(plan, seat, tile)][WALLS[tile]]
