"""Where tiles are best placed, and what they are worth there, in thousandths of a point.

While tiles are tried, they lie in the position and in the sketch; both are put back afterwards.
"""

from alhambra.bots.palace.beliefs import Weights
from alhambra.bots.palace.desk import MOST_SITES, NONE, SETS, Desk
from alhambra.bots.palace.layout import grounds_worth
from alhambra.bots.palace.majorities import edge_with, tiles_to_come
from alhambra.bots.palace.purse import action_worth
from alhambra.core.bits import lowest
from alhambra.core.kernel import inlined, kernel
from alhambra.palace.catalog import TILES, WALLS
from alhambra.palace.grounds import top_cell
from alhambra.palace.plan import draw_plan
from alhambra.palace.position import PLACE_LEFT, Position
from alhambra.palace.sites import list_cells
from alhambra.palace.sketch import BUILT, draw_sketch, wipe_sketch

TYPE_OF = tuple(int(tile.building) for tile in TILES)

RESERVED = -1
"""Stands for the reserve where a cell is wanted."""
GIVEN = -2
"""Stands for Dirk where a cell is wanted."""


@kernel
def begin_thought(at: Position, desk: Desk) -> None:
    """Forget what was noted about another position."""
    desk.stamp += 1
    desk.to_come = tiles_to_come(at)


@kernel
def type_gain(at: Position, desk: Desk, weights: Weights, seat: int, tile: int) -> int:
    """What a tile built adds to the promise of its type."""
    before = edge_with(at, desk, weights, seat, TYPE_OF[tile])
    at.built[seat] |= 1 << tile
    after = edge_with(at, desk, weights, seat, TYPE_OF[tile])
    at.built[seat] &= ~(1 << tile)
    return after - before


@kernel
def reserve_gain(at: Position, desk: Desk, weights: Weights, seat: int, tile: int) -> int:
    """What a tile in the reserve is worth: it takes an action to build it."""
    gain = type_gain(at, desk, weights, seat, tile) - action_worth(at, weights)
    return max(0, gain) * weights.waiting // 1_000


@kernel
def give_gain(at: Position, desk: Desk, weights: Weights, seat: int, tile: int) -> int:
    """What it is worth that Dirk has a tile."""
    before = edge_with(at, desk, weights, seat, TYPE_OF[tile])
    at.dirk |= 1 << tile
    after = edge_with(at, desk, weights, seat, TYPE_OF[tile])
    at.dirk &= ~(1 << tile)
    return after - before


@kernel
def note_site(desk: Desk, depth: int, gain: int, cell: int) -> None:
    """Keep a site if it is one of the best; of equal ones the one farther on."""
    gains = desk.site_gain[depth]
    cells = desk.site_cell[depth]
    for place in range(MOST_SITES):
        if gain > gains[place] or (gain == gains[place] and cell > cells[place]):
            for behind in range(MOST_SITES - 1, place, -1):
                gains[behind] = gains[behind - 1]
                cells[behind] = cells[behind - 1]
            gains[place] = gain
            cells[place] = cell
            return


@kernel
def find_sites(
    at: Position, desk: Desk, weights: Weights, seat: int, tile: int, depth: int
) -> None:
    """Note the best sites for a tile: cells, the reserve, Dirk."""
    for place in range(MOST_SITES):
        desk.site_gain[depth][place] = NONE
        desk.site_cell[depth][place] = GIVEN
    draw_plan(at, seat, desk)
    count = list_cells(desk, seat, tile, 0, 0)
    if count > 0:
        top = top_cell(at, seat)
        standing = type_gain(at, desk, weights, seat, tile)
        standing -= grounds_worth(at, desk, weights, seat, top)
        for number in range(count):
            cell = desk.codes[number]
            desk.cells[cell] = BUILT | WALLS[tile]
            gain = standing + grounds_worth(at, desk, weights, seat, max(top, cell))
            desk.cells[cell] = 0
            note_site(desk, depth, gain, cell)
    note_site(desk, depth, reserve_gain(at, desk, weights, seat, tile), RESERVED)
    if at.rows > at.players and at.phase != PLACE_LEFT:
        note_site(desk, depth, give_gain(at, desk, weights, seat, tile), GIVEN)


@inlined
def lay(at: Position, desk: Desk, seat: int, tile: int, cell: int) -> None:
    """Lay a tile into a cell, the reserve, or give it to Dirk."""
    if cell == RESERVED:
        at.reserve[seat] |= 1 << tile
    elif cell == GIVEN:
        at.dirk |= 1 << tile
    else:
        at.built[seat] |= 1 << tile
        at.cell[tile] = cell
        desk.cells[cell] = BUILT | WALLS[tile]


@inlined
def lift(at: Position, desk: Desk, seat: int, tile: int, cell: int) -> None:
    """Take back what `lay` did."""
    if cell == RESERVED:
        at.reserve[seat] &= ~(1 << tile)
    elif cell == GIVEN:
        at.dirk &= ~(1 << tile)
    else:
        at.built[seat] &= ~(1 << tile)
        at.cell[tile] = 0
        desk.cells[cell] = 0


@kernel
def begin_settling(desk: Desk, tiles: int) -> int:
    """Note the tiles to place, ascending, and that nothing is known yet; how many."""
    count = 0
    while tiles != 0:
        desk.tile[count] = lowest(tiles)
        tiles &= tiles - 1
        count += 1
    for chosen in range(SETS):
        desk.gain[chosen] = NONE
    desk.gain[0] = 0
    desk.taken[0] = 0
    desk.tried[0] = 0
    desk.total[0] = 0
    desk.first_tile = -1
    desk.first_cell = RESERVED
    return count


@kernel
def settle(
    at: Position,
    desk: Desk,
    weights: Weights,
    seat: int,
    tiles: int,
    needed: int,
    spare: int,
    width: int,
) -> int:
    """Find the best way to place some tiles, and what every set of them gains; what all do.

    Every order is tried, with so many of the best sites for all tiles but the last. Only sets
    with the needed tiles are of interest, and with no more than one of the spare ones; both are
    sets of places in the order of the tiles.
    """
    count = begin_settling(desk, tiles)
    whole = (1 << count) - 1
    draw_sketch(at, desk, seat)
    depth = 0
    while True:
        number = desk.tried[depth] // MOST_SITES
        place = desk.tried[depth] % MOST_SITES
        before = desk.taken[depth]
        if number >= count:
            if depth == 0:
                break
            depth -= 1
            number = desk.tried[depth] // MOST_SITES
            cell = desk.site_cell[depth][desk.tried[depth] % MOST_SITES]
            lift(at, desk, seat, desk.tile[number], cell)
            desk.tried[depth] += 1
            continue
        chosen = before | 1 << number
        most = width if chosen != whole else 1
        too_many = before & spare != 0 and spare >> number & 1 != 0
        if chosen == before or too_many or place >= most:
            desk.tried[depth] = (number + 1) * MOST_SITES
            continue
        tile = desk.tile[number]
        if place == 0:
            find_sites(at, desk, weights, seat, tile, depth)
        if desk.site_gain[depth][place] == NONE:
            desk.tried[depth] = (number + 1) * MOST_SITES
            continue
        cell = desk.site_cell[depth][place]
        total = desk.total[depth] + desk.site_gain[depth][place]
        if chosen & needed == needed and total > desk.gain[chosen]:
            desk.gain[chosen] = total
            if chosen == whole:
                first = desk.tried[0]
                desk.first_tile = desk.tile[first // MOST_SITES]
                desk.first_cell = desk.site_cell[0][first % MOST_SITES]
        if chosen == whole:
            desk.tried[depth] += 1
            continue
        lay(at, desk, seat, tile, cell)
        depth += 1
        desk.taken[depth] = chosen
        desk.tried[depth] = 0
        desk.total[depth] = total
    wipe_sketch(at, desk, seat)
    return desk.gain[whole]
