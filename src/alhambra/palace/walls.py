"""The longest outer wall: walk the outline once and find the longest run of wall (AL-7.2, AL-7.3).

Grounds are connected and have no hole, and no two tiles touch at a corner only, so their outline is
one closed loop. It is walked clockwise, side by side; a spot is a tile and one of its sides.
"""

from alhambra.core.bits import has
from alhambra.core.kernel import inlined, kernel
from alhambra.palace.building import OUTWARD
from alhambra.palace.catalog import FOUNTAIN, WALLS
from alhambra.palace.codes import HOME, WIDTH
from alhambra.palace.grounds import tile_at, top_cell
from alhambra.palace.position import Position

AHEAD = (1, -WIDTH, -1, WIDTH)
"""Walking along the north side leads east, along the east side south, and so on."""

NUMBERS = FOUNTAIN + 1
"""A spot is the number of its side times this, and the number of its tile."""


@inlined
def first_spot(at: Position, seat: int) -> int:
    """The north side of a highest tile: it lies on the outline."""
    return tile_at(at, seat, top_cell(at, seat))


@inlined
def cell_of(at: Position, spot: int) -> int:
    """The cell of a spot."""
    tile = spot % NUMBERS
    return HOME if tile == FOUNTAIN else at.cell[tile]


@inlined
def side_of(spot: int) -> int:
    """The side of a spot: 0 north, 1 east, 2 south, 3 west."""
    return spot // NUMBERS


@inlined
def is_walled(spot: int) -> bool:
    """Has the tile there a wall on this side?"""
    return has(WALLS[spot % NUMBERS], side_of(spot))


@kernel
def next_spot(at: Position, seat: int, spot: int) -> int:
    """Turn left onto the tile ahead and outward, or go on along the tile ahead, or turn right."""
    side = side_of(spot)
    ahead = cell_of(at, spot) + AHEAD[side]
    tile_ahead = tile_at(at, seat, ahead)
    if tile_ahead < 0:
        return (side + 1) % 4 * NUMBERS + spot % NUMBERS
    tile_outward = tile_at(at, seat, ahead + OUTWARD[side])
    if tile_outward < 0:
        return side * NUMBERS + tile_ahead
    return (side + 3) % 4 * NUMBERS + tile_outward


@kernel
def longest_wall(at: Position, seat: int) -> int:
    """The length of a seat's longest unbroken outer wall."""
    start = first_spot(at, seat)
    spot = start
    sides = 0
    run = 0
    longest = 0
    leading = -1
    while True:
        if is_walled(spot):
            run += 1
            longest = max(longest, run)
        else:
            if leading < 0:
                leading = run
            run = 0
        sides += 1
        spot = next_spot(at, seat, spot)
        if spot == start:
            break
    if leading < 0:  # all wall (AL-7.3)
        return sides
    return max(longest, run + leading)
