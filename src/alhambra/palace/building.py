"""The rules of building for one cell: what refuses a tile there, or its going (AL-4, AL-5.2)."""

from alhambra.core.bits import has, lowest, size
from alhambra.core.kernel import inlined, kernel
from alhambra.palace.catalog import FOUNTAIN, WALLS
from alhambra.palace.codes import HOME, WIDTH
from alhambra.palace.grounds import tile_at
from alhambra.palace.position import Position
from alhambra.palace.reasons import Reason

PLACE_TAKEN = Reason.PLACE_TAKEN.number
NO_CONTACT = Reason.NO_CONTACT.number
WALL_MEETS_OPEN_SIDE = Reason.WALL_MEETS_OPEN_SIDE.number
NOT_REACHABLE = Reason.NOT_REACHABLE.number
LEAVES_HOLE = Reason.LEAVES_HOLE.number
CUTS_OFF = Reason.CUTS_OFF.number

OUTWARD = (WIDTH, 1, -WIDTH, -1)
"""Where a side looks: north, east, south, west."""

_AROUND = (WIDTH, WIDTH + 1, 1, 1 - WIDTH, -WIDTH, -WIDTH - 1, -1, WIDTH - 1)
"""The eight cells around a cell, clockwise from the north."""

REACH = WIDTH + 1
RING = tuple(_AROUND.index(step) if step in _AROUND else -1 for step in range(-REACH, REACH + 1))
"""The place in the ring for the difference of two cells, -1 for none."""

TAKEN = 1 << 12


@kernel
def surroundings(at: Position, seat: int, cell: int) -> int:
    """What lies around a cell: bits 0 to 7 the ring of tiles, 8 to 11 walls that face the cell.

    Bit 12 tells that a tile lies in the cell itself.
    """
    around = around_from(cell, HOME, FOUNTAIN)
    members = at.built[seat]
    while members != 0:
        tile = lowest(members)
        members &= members - 1
        around |= around_from(cell, at.cell[tile], tile)
    return around


@inlined
def around_from(cell: int, other: int, tile: int) -> int:
    """What a tile in another cell adds to the surroundings of a cell."""
    step = other - cell + REACH
    if step < 0 or step > 2 * REACH:
        return 0
    if other == cell:
        return TAKEN
    place = RING[step]
    if place < 0:
        return 0
    around = 1 << place
    if place % 2 == 0:
        side = place // 2
        if has(WALLS[tile], (side + 2) % 4):
            around |= 1 << (8 + side)
    return around


@inlined
def known_sides(around: int) -> int:
    """The sides that face a neighbour, as wall bits."""
    return around & 1 | (around >> 1) & 2 | (around >> 2) & 4 | (around >> 3) & 8


@inlined
def leaves_hole(around: int) -> bool:
    """Does the ring change between built and empty more than twice (AL-4.5)?"""
    ring = around & 255
    turned = (ring >> 1) | ((ring & 1) << 7)
    return size(ring ^ turned) != 2


@kernel
def why_not_put(at: Position, tile: int, cell: int) -> int:
    """A free place, contact, matching walls, a way on foot, no hole (AL-4.2 to AL-4.5)."""
    around = surroundings(at, at.seat, cell)
    if around & TAKEN != 0:
        return PLACE_TAKEN
    known = known_sides(around)
    if known == 0:
        return NO_CONTACT
    walls = WALLS[tile]
    if (walls ^ (around >> 8)) & known != 0:
        return WALL_MEETS_OPEN_SIDE
    if known & ~walls == 0:
        return NOT_REACHABLE
    if leaves_hole(around):
        return LEAVES_HOLE
    return 0


@kernel
def why_not_lift(at: Position, tile: int) -> int:
    """Everything else can still be reached, and no hole is left (AL-5.2)."""
    around = surroundings(at, at.seat, at.cell[tile])
    if known_sides(around) == 15:
        return LEAVES_HOLE
    doors = known_sides(around) & ~WALLS[tile]
    if doors & (doors - 1) == 0:  # one way in: nothing lies behind it
        return 0
    reached = reachable(at, at.seat, 1 << tile)
    if at.built[at.seat] & ~(1 << tile) & ~reached != 0:
        return CUTS_OFF
    return 0


@kernel
def reachable(at: Position, seat: int, closed: int) -> int:
    """The tiles one can reach on foot from the fountain, not entering closed ones (AL-4.4)."""
    reached = 1 << FOUNTAIN
    open_ends = reached
    while open_ends != 0:
        tile = lowest(open_ends)
        open_ends &= open_ends - 1
        cell = HOME if tile == FOUNTAIN else at.cell[tile]
        for side in range(4):
            if not has(WALLS[tile], side):
                neighbour = tile_at(at, seat, cell + OUTWARD[side])
                if neighbour >= 0 and not has(reached | closed, neighbour):
                    reached |= 1 << neighbour
                    open_ends |= 1 << neighbour
    return reached
