"""Which tiles of grounds can go, all at once and nearly always without a search (AL-5.2).

Two things hold a tile in its place. With tiles on all four sides it would leave a hole (AL-4.5).
And it must not cut another off (AL-4.4): think of the grounds as a map of ways, one from tile to
tile through every door. Walk around a tile: between one door and the next clockwise lies either a
courtyard, four tiles with a walk around their common corner, or something else. A tile is a
bridge exactly if it meets the same area of that map at two of its corners. A courtyard meets a
tile at one corner only; so if all areas but the outside are courtyards, a tile can go exactly if
at most one of its doors has no courtyard clockwise of it. Euler's formula tells whether they are:
a connected map has ways - tiles + 1 areas beside the outside. There are larger ones in one turn of
two hundred; only then the tiles with two such doors are looked at one by one, by walking.
"""

from alhambra.core.bits import has, lowest, size
from alhambra.core.kernel import inlined, kernel
from alhambra.palace.bands import row_above, row_below
from alhambra.palace.position import Choices


@inlined
def find_removable(plan: Choices, seat: int) -> None:
    """Note on a plan which tiles can go."""
    larger_areas = 1  # ways - tiles + 1 - courtyards
    is_wide = plan.is_wide[seat]
    below = 0
    for band in range(1, plan.bands[seat] + 1):
        here = plan.occupied[seat][band]
        north = plan.north_door[seat][band] & here
        east = plan.east_door[seat][band] & here
        south = plan.south_door[seat][band] & here
        west = plan.west_door[seat][band] & here
        east_above = plan.east_door[seat][band + 1] & plan.occupied[seat][band + 1]
        northeast = north & east & north >> 1 & row_above(is_wide, east, east_above)
        southeast = row_below(is_wide, northeast, below)
        below = northeast
        larger_areas += size(north) + size(east) - size(here) - size(northeast)
        one = north & ~northeast
        two = east & ~southeast
        three = south & ~(southeast << 1)
        four = west & ~(northeast << 1)
        several = one & two | three & four | (one | two) & (three | four)
        movable = plan.tiles[seat][band] & ~enclosed(plan, seat, band)
        plan.removable[seat][band] = movable & ~several
        plan.doubtful[band] = movable & several
    if larger_areas != 0:
        walk_around(plan, seat)


@inlined
def enclosed(plan: Choices, seat: int, band: int) -> int:
    """The cells of a band with tiles on all four sides."""
    north = plan.north_door[seat][band] | plan.north_wall[seat][band]
    east = plan.east_door[seat][band] | plan.east_wall[seat][band]
    south = plan.south_door[seat][band] | plan.south_wall[seat][band]
    west = plan.west_door[seat][band] | plan.west_wall[seat][band]
    return north & east & south & west


@kernel
def walk_around(plan: Choices, seat: int) -> None:
    """Decide about doubtful tiles by walking: can all others be reached without one?"""
    for band in range(1, plan.bands[seat] + 1):
        members = plan.doubtful[band]
        while members != 0:
            bit = lowest(members)
            members &= members - 1
            if not is_bridge(plan, seat, band << 6 | bit):
                plan.removable[seat][band] |= 1 << bit


@kernel
def is_bridge(plan: Choices, seat: int, place: int) -> bool:
    """Would some tile be out of reach from the fountain without the one in this place?"""
    bands = plan.bands[seat]
    for band in range(bands + 2):
        plan.reached[band] = 0
    home = plan.home[seat]
    plan.reached[home >> 6] = 1 << (home & 63)
    missing = 1
    is_growing = 1
    while is_growing != 0:
        is_growing = 0
        missing = 0
        for band in range(1, bands + 1):
            open_cells = plan.occupied[seat][band]
            if band == place >> 6:
                open_cells &= ~(1 << (place & 63))
            before = plan.reached[band]
            now = before | open_cells & steps(plan, seat, band)
            plan.reached[band] = now
            is_growing |= now ^ before
            missing |= open_cells & ~now
    return missing != 0


@inlined
def steps(plan: Choices, seat: int, band: int) -> int:
    """The cells of a band that are one step from a tile reached."""
    is_wide = plan.is_wide[seat]
    here = plan.reached[band]
    return (
        plan.north_door[seat][band] & row_above(is_wide, here, plan.reached[band + 1])
        | plan.east_door[seat][band] & here >> 1
        | plan.south_door[seat][band] & row_below(is_wide, here, plan.reached[band - 1])
        | plan.west_door[seat][band] & here << 1
    )


@inlined
def is_removable(plan: Choices, seat: int, tile: int) -> bool:
    """Can this tile go?"""
    place = plan.place[seat][tile]
    return has(plan.removable[seat][place >> 6], place & 63)
