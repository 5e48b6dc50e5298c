"""The plan of a ground: what can be built, taken away or exchanged there, many cells at once.

A plan has a bit per cell, in bands: seven rows of eight cells where the ground is narrow, one row
of sixty-four where it is wide. Rows and columns begin at 0 with an empty margin, so that a shift
by one looks east or west and never into the next row. Nothing here branches on a single cell,
since where tiles lie is what a processor cannot predict.

Facts used (AL-4.5): on a connected ground without holes a new tile leaves none exactly if the ring
of its eight neighbours changes between built and empty twice; taking one away leaves none exactly
if it has at most three neighbours.
"""

from alhambra.core.bits import lowest
from alhambra.core.kernel import inlined, kernel
from alhambra.palace.catalog import FOUNTAIN, WALLS
from alhambra.palace.codes import HOME, SPAN, WIDTH
from alhambra.palace.position import COLUMNS_OF_PLAN, Choices, Position

NARROW = 8
"""Columns of a narrow plan: six of tiles and the margins."""
ROWS_PER_BAND = 7
NARROW_BAND = (1 << NARROW * ROWS_PER_BAND) - 1


@kernel
def draw_plan(at: Position, seat: int, plan: Choices) -> None:
    """Draw the plan of a seat's ground: tiles, walls, and cells free for building."""
    frame_plan(at, seat, plan)
    for band in range(plan.bands + 2):
        plan.occupied[band] = 0
        plan.north[band] = 0
        plan.east[band] = 0
        plan.south[band] = 0
        plan.west[band] = 0
    node = 0
    members = at.built[seat]
    while members != 0:
        tile = lowest(members)
        members &= members - 1
        draw_tile(plan, node, tile, at.cell[tile])
        node += 1
    draw_tile(plan, node, FOUNTAIN, HOME)
    plan.nodes = node + 1
    for band in range(1, plan.bands + 1):
        look_around(plan, band)


@inlined
def frame_plan(at: Position, seat: int, plan: Choices) -> None:
    """Choose the frame: an empty margin around all tiles."""
    left = SPAN
    right = SPAN
    bottom = SPAN
    top = SPAN
    members = at.built[seat]
    while members != 0:
        cell = at.cell[lowest(members)]
        members &= members - 1
        left = min(left, cell % WIDTH)
        right = max(right, cell % WIDTH)
        bottom = min(bottom, cell // WIDTH)
        top = max(top, cell // WIDTH)
    plan.left = left - 1
    plan.bottom = bottom - 1
    rows = top - bottom + 3
    plan.is_wide = 1 if right - left + 3 > NARROW else 0
    plan.bands = rows if plan.is_wide != 0 else band_of(rows - 1)


@inlined
def band_of(row: int) -> int:
    """The band of a row in a narrow plan: row // 7 + 1 without dividing, for rows up to 60."""
    return (row * 37 >> 8) + 1


@inlined
def draw_tile(plan: Choices, node: int, tile: int, cell: int) -> None:
    """Draw one tile."""
    row = cell // WIDTH - plan.bottom
    column = cell % WIDTH - plan.left
    band = row + 1
    bit = column
    if plan.is_wide == 0:
        band = band_of(row)
        bit = (row - (band - 1) * ROWS_PER_BAND) * NARROW + column
    walls = WALLS[tile]
    plan.occupied[band] |= 1 << bit
    plan.north[band] |= (walls & 1) << bit
    plan.east[band] |= ((walls >> 1) & 1) << bit
    plan.south[band] |= ((walls >> 2) & 1) << bit
    plan.west[band] |= ((walls >> 3) & 1) << bit
    place = row * COLUMNS_OF_PLAN + column
    plan.tile[node] = tile
    plan.place[node] = place
    plan.node[place] = node


@inlined
def row_above(plan: Choices, here: int, above: int) -> int:
    """What lies one row to the north of every cell of a band, given the band and the one above."""
    if plan.is_wide != 0:
        return above
    return (here >> NARROW) | (above & (1 << NARROW) - 1) << NARROW * (ROWS_PER_BAND - 1)


@inlined
def row_below(plan: Choices, here: int, below: int) -> int:
    """What lies one row to the south of every cell of a band, given the band and the one below."""
    if plan.is_wide != 0:
        return below
    return (here & NARROW_BAND >> NARROW) << NARROW | below >> NARROW * (ROWS_PER_BAND - 1)


@inlined
def look_around(plan: Choices, band: int) -> None:
    """Note for every cell of a band the walls and doors it looks at, and whether it is free."""
    here = plan.occupied[band]
    north = row_above(plan, here, plan.occupied[band + 1])
    south = row_below(plan, here, plan.occupied[band - 1])
    plan.north_wall[band] = row_above(plan, plan.south[band], plan.south[band + 1])
    plan.north_door[band] = north & ~plan.north_wall[band]
    plan.south_wall[band] = row_below(plan, plan.north[band], plan.north[band - 1])
    plan.south_door[band] = south & ~plan.south_wall[band]
    plan.east_wall[band] = plan.west[band] >> 1
    plan.east_door[band] = here >> 1 & ~plan.east_wall[band]
    plan.west_wall[band] = plan.east[band] << 1
    plan.west_door[band] = here << 1 & ~plan.west_wall[band]
    plan.free[band] = free_cells(south, here, north)


@inlined
def free_cells(south: int, here: int, north: int) -> int:
    """The empty cells that touch a tile and leave no hole when built (AL-4.3, AL-4.5).

    Counts, for all cells at once, how often the ring around a cell changes; the count is even, so
    it is two exactly if its twos are set and its fours are not.
    """
    east = here >> 1
    west = here << 1
    one = north ^ north >> 1
    two = north >> 1 ^ east
    three = east ^ south >> 1
    four = south >> 1 ^ south
    five = south ^ south << 1
    six = south << 1 ^ west
    seven = west ^ north << 1
    eight = north << 1 ^ north
    ones_a = one ^ two ^ three
    twos_a = one & two | three & (one ^ two)
    ones_b = four ^ five ^ six
    twos_b = four & five | six & (four ^ five)
    ones_c = seven ^ eight
    twos_c = seven & eight
    twos_d = ones_a & ones_b | ones_c & (ones_a ^ ones_b)
    twos_abc = twos_a ^ twos_b ^ twos_c
    fours = twos_a & twos_b | twos_c & (twos_a ^ twos_b) | twos_abc & twos_d
    return (north | south | east | west) & ~here & (twos_abc ^ twos_d) & ~fours


@inlined
def fitting_cells(plan: Choices, band: int, walls: int) -> int:
    """The cells of a band where a tile with these walls can be built (AL-4.2 to AL-4.5).

    Each side is either walled, a mask of ones, and must look at no door, or open, and must look at
    no wall; some open side must look at a door.
    """
    north = -(walls & 1)
    east = -(walls >> 1 & 1)
    south = -(walls >> 2 & 1)
    west = -(walls >> 3 & 1)
    clash = (
        plan.north_door[band] & north
        | plan.north_wall[band] & ~north
        | plan.east_door[band] & east
        | plan.east_wall[band] & ~east
        | plan.south_door[band] & south
        | plan.south_wall[band] & ~south
        | plan.west_door[band] & west
        | plan.west_wall[band] & ~west
    )
    path = (
        plan.north_door[band] & ~north
        | plan.east_door[band] & ~east
        | plan.south_door[band] & ~south
        | plan.west_door[band] & ~west
    )
    return plan.free[band] & path & ~clash


@kernel
def list_cells(plan: Choices, count: int, base: int, tile: int) -> int:
    """Write a code for every cell where a tile can be built; base is that of cell 0."""
    walls = WALLS[tile]
    for band in range(1, plan.bands + 1):
        cells = fitting_cells(plan, band, walls)
        row = band - 1 if plan.is_wide != 0 else (band - 1) * ROWS_PER_BAND
        first = base + (row + plan.bottom) * WIDTH + plan.left
        if plan.is_wide != 0:
            while cells != 0:
                plan.codes[count] = first + lowest(cells)
                cells &= cells - 1
                count += 1
        else:
            while cells != 0:
                bit = lowest(cells)
                plan.codes[count] = first + bit // NARROW * WIDTH + bit % NARROW
                cells &= cells - 1
                count += 1
    return count


@kernel
def link_nodes(plan: Choices) -> None:
    """Find the neighbours of every tile: sides that face one, and where one can walk (AL-4.4)."""
    for node in range(plan.nodes):
        place = plan.place[node]
        row = place // COLUMNS_OF_PLAN
        band = row + 1
        bit = place % COLUMNS_OF_PLAN
        if plan.is_wide == 0:
            band = band_of(row)
            bit += (row - (band - 1) * ROWS_PER_BAND) * NARROW
        north = plan.north_door[band] >> bit & 1
        east = plan.east_door[band] >> bit & 1
        south = plan.south_door[band] >> bit & 1
        west = plan.west_door[band] >> bit & 1
        plan.paths[node] = (
            north << plan.node[place + COLUMNS_OF_PLAN]
            | east << plan.node[place + 1]
            | south << plan.node[place - COLUMNS_OF_PLAN]
            | west << plan.node[place - 1]
        )
        north |= plan.north_wall[band] >> bit & 1
        east |= plan.east_wall[band] >> bit & 1
        south |= plan.south_wall[band] >> bit & 1
        west |= plan.west_wall[band] >> bit & 1
        plan.known[node] = north | east << 1 | south << 2 | west << 3


@kernel
def cuts_off(plan: Choices, node: int) -> bool:
    """Would some tile be out of reach without this one (AL-5.2)?

    It is a bridge unless one can walk between all its neighbours some other way.
    """
    neighbours = plan.paths[node]
    if neighbours & (neighbours - 1) == 0:
        return False
    reached = neighbours & -neighbours
    open_ends = reached
    while open_ends != 0:
        step = plan.paths[lowest(open_ends)] & ~reached & ~(1 << node)
        open_ends = open_ends & (open_ends - 1) | step
        reached |= step
        if neighbours & ~reached == 0:
            return False
    return True


@inlined
def is_removable(plan: Choices, node: int) -> bool:
    """Can this tile go, leaving no hole and nothing cut off (AL-5.2)?"""
    return plan.known[node] != 15 and not cuts_off(plan, node)


@inlined
def fits_instead(plan: Choices, node: int, tile: int) -> bool:
    """Does a tile fit exactly the place of another (AL-5.3)?"""
    return (WALLS[plan.tile[node]] ^ WALLS[tile]) & plan.known[node] == 0
