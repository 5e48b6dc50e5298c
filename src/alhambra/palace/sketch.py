"""A sketch of grounds: every cell a glance, and a walk around their outline (AL-7.2, AL-7.3).

The outline is walked as in `walls`; here each cell is looked up and not searched for, so that the
wall after many a change is known soon.
"""

from functools import lru_cache
from typing import Annotated, Protocol, cast

from alhambra.core.bits import lowest
from alhambra.core.kernel import kernel
from alhambra.core.memory import Layout
from alhambra.core.values import Column, Number
from alhambra.palace.building import OUTWARD
from alhambra.palace.catalog import TILE_COUNT, WALLS
from alhambra.palace.codes import CELLS, HOME, WIDTH
from alhambra.palace.grounds import top_cell
from alhambra.palace.names import KNOWN, cells_of, tiles_in
from alhambra.palace.position import Position
from alhambra.palace.walls import AHEAD

BUILT = 16
"""The bit of a sketched cell that tells that a tile lies there, above its walls."""

MOST_SIDES = 2 * (TILE_COUNT + 1) + 2
"""An outline is longest where every tile but the fountain adds two sides."""


class Sheet(Protocol):
    """What grounds can be sketched on, cell by cell."""

    cells: Annotated[Column, CELLS + 2 * WIDTH]
    """The walls of the tile there and BUILT, 0 where nothing is built."""


class Sketch(Sheet, Protocol):
    """Grounds cell by cell, and what a walk around them has found."""

    outline: Annotated[Column, MOST_SIDES]
    """Its spots, clockwise: a side, times CELLS, and a cell."""
    sides: Number
    """How many spots the outline has."""
    longest: Number
    """The length of the longest wall."""
    begin: Number
    """Where in the outline it begins; it may run over the end and go on in front."""


SKETCH: Layout[Sketch] = Layout(Sketch)


@kernel
def draw_sketch(at: Position, sketch: Sheet, seat: int) -> None:
    """Sketch a seat's grounds on an empty sheet."""
    sketch.cells[HOME] = BUILT
    members = at.built[seat]
    while members != 0:
        tile = lowest(members)
        members &= members - 1
        sketch.cells[at.cell[tile]] = BUILT | WALLS[tile]


@kernel
def wipe_sketch(at: Position, sketch: Sheet, seat: int) -> None:
    """Make the sheet empty again."""
    sketch.cells[HOME] = 0
    members = at.built[seat]
    while members != 0:
        sketch.cells[at.cell[lowest(members)]] = 0
        members &= members - 1


@kernel
def walk_around(sketch: Sketch, top: int) -> None:
    """Walk the outline from the north side of a highest tile and note the longest wall.

    Of walls of the same length it is the first after the first open side.
    """
    cells = sketch.cells
    outline = sketch.outline
    cell = top
    side = 0
    sides = 0
    run = 0
    leading = -1
    longest = 0
    begin = 0
    while True:
        outline[sides] = side * CELLS + cell
        if cells[cell] >> side & 1 != 0:
            run += 1
            if leading >= 0 and run > longest:
                longest = run
                begin = sides + 1 - run
        else:
            if leading < 0:
                leading = run
            run = 0
        sides += 1
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
    if leading < 0:  # all wall (AL-7.3)
        longest = sides
    elif run + leading > longest:
        longest = run + leading
        begin = (sides - run) % sides
    sketch.sides = sides
    sketch.longest = longest
    sketch.begin = begin


@kernel
def survey_wall(at: Position, sketch: Sketch, seat: int) -> None:
    """Sketch a seat's ground, note its longest wall, and wipe the sheet."""
    draw_sketch(at, sketch, seat)
    walk_around(sketch, top_cell(at, seat))
    wipe_sketch(at, sketch, seat)


class _Grounds:
    """The grounds of one seat, without the rest of a position."""

    def __init__(self, tiles: int, cells: tuple[int, ...]) -> None:
        self.built = [tiles]
        self.cell = [0] * TILE_COUNT
        for tile, cell in zip(tiles_in(tiles), cells, strict=True):
            self.cell[tile] = cell


@lru_cache(KNOWN)
def _wall(tiles: int, cells: tuple[int, ...]) -> int:
    sketch = SKETCH.new()
    survey_wall(cast(Position, _Grounds(tiles, cells)), sketch, 0)
    return int(sketch.longest)


def wall_length(at: Position, seat: int) -> int:
    """The length of a seat's longest wall; grounds that stay as they are, are walked once."""
    return _wall(at.built[seat], cells_of(at, seat))
