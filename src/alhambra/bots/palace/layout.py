"""What grounds promise: their longest wall, how they can grow, and room for tiles to come.

In thousandths of a point. A sketch of the grounds makes every cell a glance.
"""

from alhambra.bots.palace.beliefs import Weights
from alhambra.bots.palace.desk import Desk, Sketch
from alhambra.bots.palace.majorities import scorings_to_come
from alhambra.core.bits import has, size
from alhambra.core.kernel import inlined, kernel
from alhambra.palace.building import OUTWARD, leaves_hole
from alhambra.palace.catalog import TILE_COUNT, WALLS
from alhambra.palace.codes import CELLS, WIDTH
from alhambra.palace.position import Position
from alhambra.palace.walls import AHEAD


def _fitting(known: int, walls: int) -> int:
    """The tiles that fit where these sides are known and have these walls, with a way in."""
    fitting = 0
    for tile in range(TILE_COUNT):
        if (WALLS[tile] ^ walls) & known == 0 and known & ~WALLS[tile] != 0:
            fitting |= 1 << tile
    return fitting


FITTING = tuple(tuple(_fitting(known, walls) for walls in range(16)) for known in range(16))
"""Sets of tiles by known sides and walls seen."""

WALLED = tuple(
    sum(1 << tile for tile in range(TILE_COUNT) if has(WALLS[tile], side)) for side in range(4)
)
"""The tiles with a wall on each side, as sets."""


@kernel
def fitting_at(sketch: Sketch, cell: int) -> int:
    """The tiles of the box that could be built in an empty cell."""
    cells = sketch.cells
    north = cells[cell + WIDTH]
    east = cells[cell + 1]
    south = cells[cell - WIDTH]
    west = cells[cell - 1]
    known = north >> 4 | east >> 3 & 2 | south >> 2 & 4 | west >> 1 & 8
    ring = known & 1 | (known & 2) << 1 | (known & 4) << 2 | (known & 8) << 3
    ring |= cells[cell + WIDTH + 1] >> 3 & 2 | cells[cell - WIDTH + 1] >> 1 & 8
    ring |= (cells[cell - WIDTH - 1] & 16) << 1 | (cells[cell + WIDTH - 1] & 16) << 3
    if leaves_hole(ring):
        return 0
    walls = north >> 2 & 1 | east >> 2 & 2 | (south & 1) << 2 | (west & 2) << 2
    return FITTING[known][walls]


@kernel
def walk_around(sketch: Sketch, top: int, to_come: int) -> None:
    """Walk the outline from the north side of a highest tile, and note what the sketch tells."""
    cells = sketch.cells
    cell = top
    side = 0
    run = 0
    first_run = -1
    sketch.longest = 0
    sketch.begin = top
    sketch.end = top
    sketch.fitting = 0
    sketch.doors = 0
    begin = top
    before = top
    first_end = top
    while True:
        if cells[cell] >> side & 1 != 0:
            if run == 0:
                begin = side * CELLS + cell
            run += 1
            if run > sketch.longest:
                sketch.longest = run
                sketch.begin = begin
                sketch.end = side * CELLS + cell
        else:
            if first_run < 0:
                first_run = run
                first_end = before
            run = 0
            here = fitting_at(sketch, cell + OUTWARD[side]) & to_come
            if here != 0:
                sketch.fitting |= here
                sketch.doors += 1
        before = side * CELLS + cell
        ahead = cell + AHEAD[side]
        if cells[ahead] == 0:
            side = (side + 1) & 3
        elif cells[ahead + OUTWARD[side]] == 0:
            cell = ahead
        else:
            cell = ahead + OUTWARD[side]
            side = (side + 3) & 3
        if cell == top and side == 0:
            break
    if first_run > 0 and run + first_run > sketch.longest:
        sketch.longest = run + first_run
        sketch.end = first_end
        if run > 0:
            sketch.begin = begin


@inlined
def growing_at(sketch: Sketch, spot: int, step: int, turn: int) -> int:
    """The tiles that would make the wall longer beyond its end in the direction of a step."""
    side = spot // CELLS
    beyond = spot % CELLS + step
    outer = beyond + OUTWARD[side]
    if sketch.cells[outer] != 0:
        return 0
    if sketch.cells[beyond] == 0:
        return fitting_at(sketch, beyond) & WALLED[side]
    return fitting_at(sketch, outer) & WALLED[(side + turn) & 3]


@kernel
def growth_of(desk: Desk, weights: Weights, to_come: int) -> int:
    """How many tiles to come would make the longest wall longer, at either end of it."""
    if desk.longest == 0:
        return 0
    ahead = growing_at(desk, desk.end, AHEAD[desk.end // CELLS], 3) & to_come
    behind = growing_at(desk, desk.begin, -AHEAD[desk.begin // CELLS], 1) & to_come
    return min(size(ahead), weights.most_growth) + min(size(behind), weights.most_growth)


@kernel
def grounds_worth(at: Position, desk: Desk, weights: Weights, seat: int, top: int) -> int:
    """What a seat's sketched grounds promise; top is their last cell."""
    to_come = desk.to_come | at.reserve[seat]
    count = size(to_come)
    walk_around(desk, top, to_come)
    scorings = scorings_to_come(at)
    wall = weights.wall * desk.longest * scorings
    if count == 0 or at.is_ending != 0:
        return wall
    wall += weights.growth * scorings * growth_of(desk, weights, to_come)
    own = min(1 + count // at.players, 6)
    doors = weights.door * min(desk.doors, weights.most_doors)
    return wall + (weights.room * size(desk.fitting) // count + doors) * own // 6
