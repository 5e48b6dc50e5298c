"""The plan of grounds, kept up to date: their tiles, and what all cells look at.

A plan has a bit per cell, in bands: seven rows of nine cells where the grounds are narrow, one row
of sixty-two where they are wide. Around all tiles is an empty margin, so that a shift by one looks
east or west and never into the next row. Nothing here branches on a single cell, since where tiles
lie is what a processor cannot predict.

Each seat has a plan of its own. It is remembered by its content, the tiles drawn and their cells:
only what differs is drawn or rubbed out, whatever position comes next.
"""

from alhambra.core.bits import lowest
from alhambra.core.kernel import inlined, kernel
from alhambra.palace.bands import NARROW, ROWS_PER_BAND, WIDE, row_above, row_below
from alhambra.palace.catalog import TILE_COUNT, WALLS
from alhambra.palace.codes import HOME, SPAN, WIDTH
from alhambra.palace.position import Choices, Position
from alhambra.palace.removal import find_removable


@kernel
def draw_plan(at: Position, seat: int, plan: Choices) -> None:
    """Bring the plan of a seat's grounds up to date."""
    if plan.bands[seat] == 0 or has_moved(at, seat, plan):
        draw_anew(at, seat, plan)
    else:
        changed = plan.drawn[seat] ^ at.built[seat]
        if changed == 0:
            return
        if not draw_changed(at, seat, plan, changed):
            draw_anew(at, seat, plan)
    for band in range(1, plan.bands[seat] + 1):
        look_around(plan, seat, band)
    find_removable(plan, seat)


@inlined
def has_moved(at: Position, seat: int, plan: Choices) -> bool:
    """Does some tile lie elsewhere than on the plan?"""
    both = plan.drawn[seat] & at.built[seat]
    moved = 0
    for tile in range(TILE_COUNT):
        moved |= (plan.cell[seat][tile] ^ at.cell[tile]) & -(both >> tile & 1)
    return moved != 0


@inlined
def draw_changed(at: Position, seat: int, plan: Choices, changed: int) -> bool:
    """Rub out and draw the tiles that have changed; does the plan have room for them?"""
    members = changed & plan.drawn[seat]
    while members != 0:
        rub_out(plan, seat, lowest(members))
        members &= members - 1
    members = changed & at.built[seat]
    while members != 0:
        tile = lowest(members)
        members &= members - 1
        if not has_room(plan, seat, at.cell[tile]):
            return False
        draw_tile(plan, seat, tile, at.cell[tile])
    plan.drawn[seat] = at.built[seat]
    return True


@kernel
def draw_anew(at: Position, seat: int, plan: Choices) -> None:
    """Draw the whole ground in a new frame."""
    frame_plan(at, seat, plan)
    for band in range(plan.bands[seat] + 2):
        plan.occupied[seat][band] = 0
        plan.tiles[seat][band] = 0
        plan.north[seat][band] = 0
        plan.east[seat][band] = 0
        plan.south[seat][band] = 0
        plan.west[seat][band] = 0
    home = place_in_plan(plan, seat, HOME)
    plan.home[seat] = home
    plan.occupied[seat][home >> 6] = 1 << (home & 63)
    members = at.built[seat]
    while members != 0:
        tile = lowest(members)
        members &= members - 1
        draw_tile(plan, seat, tile, at.cell[tile])
    plan.drawn[seat] = at.built[seat]


@inlined
def frame_plan(at: Position, seat: int, plan: Choices) -> None:
    """Choose the frame: the tiles in the middle, at least an empty margin around them."""
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
    columns = right - left + 1
    rows = top - bottom + 1
    plan.is_wide[seat] = 1 if columns + 2 > NARROW else 0
    plan.bands[seat] = rows + 2 if plan.is_wide[seat] != 0 else band_of(rows + 1)
    plan.left[seat] = left - (columns_of(plan, seat) - columns) // 2
    plan.bottom[seat] = bottom - (rows_of(plan, seat) - rows) // 2


@inlined
def columns_of(plan: Choices, seat: int) -> int:
    """How many columns a plan has."""
    return WIDE if plan.is_wide[seat] != 0 else NARROW


@inlined
def rows_of(plan: Choices, seat: int) -> int:
    """How many rows a plan has."""
    return plan.bands[seat] if plan.is_wide[seat] != 0 else plan.bands[seat] * ROWS_PER_BAND


@inlined
def band_of(row: int) -> int:
    """The band of a row in a narrow plan: row // 7 + 1 without dividing, for rows up to 60."""
    return (row * 37 >> 8) + 1


@inlined
def has_room(plan: Choices, seat: int, cell: int) -> bool:
    """Does a cell lie within the margin of a plan?"""
    column = cell % WIDTH - plan.left[seat]
    row = cell // WIDTH - plan.bottom[seat]
    return 0 < column < columns_of(plan, seat) - 1 and 0 < row < rows_of(plan, seat) - 1


@inlined
def place_in_plan(plan: Choices, seat: int, cell: int) -> int:
    """Where a cell lies: its band * 64 + its bit."""
    column = cell % WIDTH - plan.left[seat]
    row = cell // WIDTH - plan.bottom[seat]
    if plan.is_wide[seat] != 0:
        return (row + 1) << 6 | column
    band = band_of(row)
    return band << 6 | (row - (band - 1) * ROWS_PER_BAND) * NARROW + column


@inlined
def cell_in_plan(plan: Choices, seat: int, band: int, bit: int) -> int:
    """The cell of a bit of a band."""
    row = band - 1
    column = bit
    if plan.is_wide[seat] == 0:
        row = row * ROWS_PER_BAND + bit // NARROW
        column = bit % NARROW
    return (row + plan.bottom[seat]) * WIDTH + plan.left[seat] + column


@inlined
def draw_tile(plan: Choices, seat: int, tile: int, cell: int) -> None:
    """Draw one tile."""
    place = place_in_plan(plan, seat, cell)
    plan.cell[seat][tile] = cell
    plan.place[seat][tile] = place
    band = place >> 6
    bit = place & 63
    walls = WALLS[tile]
    plan.occupied[seat][band] |= 1 << bit
    plan.tiles[seat][band] |= 1 << bit
    plan.north[seat][band] |= (walls & 1) << bit
    plan.east[seat][band] |= (walls >> 1 & 1) << bit
    plan.south[seat][band] |= (walls >> 2 & 1) << bit
    plan.west[seat][band] |= (walls >> 3 & 1) << bit


@inlined
def rub_out(plan: Choices, seat: int, tile: int) -> None:
    """Rub one tile out."""
    place = plan.place[seat][tile]
    band = place >> 6
    others = ~(1 << (place & 63))
    plan.occupied[seat][band] &= others
    plan.tiles[seat][band] &= others
    plan.north[seat][band] &= others
    plan.east[seat][band] &= others
    plan.south[seat][band] &= others
    plan.west[seat][band] &= others


@inlined
def look_around(plan: Choices, seat: int, band: int) -> None:
    """Note for every cell of a band the walls and doors it looks at, and whether it is free."""
    is_wide = plan.is_wide[seat]
    here = plan.occupied[seat][band]
    north = row_above(is_wide, here, plan.occupied[seat][band + 1])
    south = row_below(is_wide, here, plan.occupied[seat][band - 1])
    north_wall = row_above(is_wide, plan.south[seat][band], plan.south[seat][band + 1])
    south_wall = row_below(is_wide, plan.north[seat][band], plan.north[seat][band - 1])
    east_wall = plan.west[seat][band] >> 1
    west_wall = plan.east[seat][band] << 1
    plan.north_wall[seat][band] = north_wall
    plan.north_door[seat][band] = north & ~north_wall
    plan.east_wall[seat][band] = east_wall
    plan.east_door[seat][band] = here >> 1 & ~east_wall
    plan.south_wall[seat][band] = south_wall
    plan.south_door[seat][band] = south & ~south_wall
    plan.west_wall[seat][band] = west_wall
    plan.west_door[seat][band] = here << 1 & ~west_wall
    plan.free[seat][band] = free_cells(south, here, north)


@inlined
def free_cells(south: int, here: int, north: int) -> int:
    """The empty cells that touch a tile and leave no hole when built (AL-4.3, AL-4.5).

    On a connected ground without holes a new tile leaves none exactly if the ring of its eight
    neighbours changes between built and empty twice. Counts, for all cells at once, how often the
    ring changes; the count is even, so it is two exactly if its twos are set and its fours are not.
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
