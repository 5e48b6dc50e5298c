"""What every legal action and every tile on offer would change (AL-3, AL-5, AL-7, AL-9.4).

People see this before they choose; it looks at the action alone, with nothing drawn.
"""

from typing import Annotated, Protocol

from alhambra.core.kernel import inlined, kernel
from alhambra.core.memory import Layout
from alhambra.core.values import Column, Grid
from alhambra.palace.catalog import SLOTS, TILE_COUNT, TILES, WALLS
from alhambra.palace.codes import (
    BUILD,
    CELLS,
    EXCHANGE,
    GIVE,
    PASS,
    PLACE,
    REMOVE,
    RESERVE,
)
from alhambra.palace.grounds import top_cell
from alhambra.palace.legal import due, legal
from alhambra.palace.plan import draw_plan
from alhambra.palace.position import MOST_LEGAL, TURN, Choices, Position
from alhambra.palace.sites import list_cells
from alhambra.palace.sketch import BUILT, draw_sketch, walk_around, wipe_sketch
from alhambra.palace.tally import Tally, rank, tally_next

TYPE_OF = tuple(int(tile.building) for tile in TILES)

WALL, GAIN, NEW, OLD = 0, 1, 2, 6
"""Of a line: the wall afterwards; how the mover's next scoring changes; then two accounts.

The first is of the type that grows, the second of the one that shrinks. Where a tile goes to Dirk,
the first is Dirk's and the second the mover's.
"""
COUNT, BEHIND, EQUAL, POINTS = range(4)
"""Of an account."""
LINE = 10


class Weighing(Choices, Tally, Protocol):
    """Room for the legal actions, the next scoring, and what each action would change."""

    after: Annotated[Grid, MOST_LEGAL, LINE]
    """A line per legal action."""
    fits: Annotated[Column, SLOTS]
    """In how many cells the tile of each slot could be built."""
    best: Annotated[Column, SLOTS]
    """The cell where it would bring most."""
    offered: Annotated[Grid, SLOTS, LINE]
    """A line per slot: what its tile would change in that cell."""


WEIGHING: Layout[Weighing] = Layout(Weighing)


@kernel
def weigh(at: Position, table: Weighing) -> int:
    """Tally, then weigh all legal actions; their number. The position stays."""
    tally_next(at, table)
    if due(at) < 0:
        return 0
    seat = at.seat
    count = legal(at, table)
    draw_sketch(at, table, seat)
    top = top_cell(at, seat)
    for choice in range(count):
        weigh_action(at, table, choice, top)
    if at.phase == TURN:
        draw_plan(at, seat, table)
        for slot in range(SLOTS):
            weigh_offer(at, table, count, slot, top)
    wipe_sketch(at, table, seat)
    return count


@kernel
def weigh_action(at: Position, table: Weighing, choice: int, top: int) -> None:
    """Weigh one legal action; money changes neither grounds nor types."""
    code = table.codes[choice]
    line = table.after[choice]
    line[WALL] = table.wall[at.seat]
    line[GAIN] = 0
    if BUILD <= code < REMOVE:
        weigh_put(at, table, line, (code - BUILD) // CELLS, (code - BUILD) % CELLS, top)
    elif REMOVE <= code < EXCHANGE:
        weigh_remove(at, table, line, code - REMOVE)
    elif EXCHANGE <= code < PLACE:
        tile = (code - EXCHANGE) // TILE_COUNT
        weigh_exchange(at, table, line, tile, (code - EXCHANGE) % TILE_COUNT, top)
    elif PLACE <= code < RESERVE:
        weigh_put(at, table, line, (code - PLACE) // CELLS, (code - PLACE) % CELLS, top)
    elif GIVE <= code < PASS:
        weigh_give(at, table, line, code - GIVE)


@kernel
def weigh_offer(at: Position, table: Weighing, count: int, slot: int, top: int) -> None:
    """Weigh the tile of a slot in every cell where it fits now, and keep the best."""
    table.fits[slot] = 0
    tile = at.market[slot] - 1
    if tile < 0:
        return
    end = list_cells(table, at.seat, tile, PLACE + tile * CELLS, count)
    table.fits[slot] = end - count
    best = table.offered[slot]
    line = table.after[count]
    for number in range(count, end):
        cell = table.codes[number] - PLACE - tile * CELLS
        weigh_put(at, table, line, tile, cell, top)
        better = line[GAIN] > best[GAIN] or (line[GAIN] == best[GAIN] and line[WALL] > best[WALL])
        if number == count or better:
            table.best[slot] = cell
            for column in range(LINE):
                best[column] = line[column]


@inlined
def change_wall(at: Position, table: Weighing, line: Column, top: int) -> None:
    """Note the wall of the grounds as they are sketched now."""
    walk_around(table, top)
    line[WALL] = table.longest
    line[GAIN] = table.longest - table.wall[at.seat]


@kernel
def change_type(
    at: Position, table: Weighing, line: Column, place: int, row: int, building: int
) -> None:
    """Note the account of a row in a type by the counts as they are written now."""
    points = table.points[row][building]
    behind = table.behind[row][building]
    equal = table.equal[row][building]
    rank(at, table, row, building)
    line[place + COUNT] = table.counts[row][building]
    line[place + BEHIND] = table.behind[row][building]
    line[place + EQUAL] = table.equal[row][building]
    line[place + POINTS] = table.points[row][building]
    if row == at.seat:
        line[GAIN] += table.points[row][building] - points
    table.points[row][building] = points
    table.behind[row][building] = behind
    table.equal[row][building] = equal


@kernel
def weigh_put(at: Position, table: Weighing, line: Column, tile: int, cell: int, top: int) -> None:
    """A tile more in the grounds."""
    seat = at.seat
    building = TYPE_OF[tile]
    table.cells[cell] = BUILT | WALLS[tile]
    change_wall(at, table, line, max(top, cell))
    table.cells[cell] = 0
    table.counts[seat][building] += 1
    change_type(at, table, line, NEW, seat, building)
    table.counts[seat][building] -= 1


@kernel
def weigh_remove(at: Position, table: Weighing, line: Column, tile: int) -> None:
    """A tile less in the grounds (AL-5.2)."""
    seat = at.seat
    building = TYPE_OF[tile]
    cell = at.cell[tile]
    at.built[seat] ^= 1 << tile
    table.cells[cell] = 0
    change_wall(at, table, line, top_cell(at, seat))
    table.cells[cell] = BUILT | WALLS[tile]
    at.built[seat] ^= 1 << tile
    table.counts[seat][building] -= 1
    change_type(at, table, line, OLD, seat, building)
    table.counts[seat][building] += 1


@kernel
def weigh_exchange(
    at: Position, table: Weighing, line: Column, tile: int, new_tile: int, top: int
) -> None:
    """Another tile in the same cell (AL-5.3)."""
    seat = at.seat
    cell = at.cell[tile]
    old = TYPE_OF[tile]
    new = TYPE_OF[new_tile]
    table.cells[cell] = BUILT | WALLS[new_tile]
    change_wall(at, table, line, top)
    table.cells[cell] = BUILT | WALLS[tile]
    table.counts[seat][old] -= 1
    table.counts[seat][new] += 1
    change_type(at, table, line, NEW, seat, new)
    if old != new:
        change_type(at, table, line, OLD, seat, old)
    table.counts[seat][new] -= 1
    table.counts[seat][old] += 1


@kernel
def weigh_give(at: Position, table: Weighing, line: Column, tile: int) -> None:
    """A tile more for Dirk, who may pass the mover (AL-9.4, AL-9.5)."""
    dirk = at.players
    building = TYPE_OF[tile]
    table.counts[dirk][building] += 1
    change_type(at, table, line, NEW, dirk, building)
    change_type(at, table, line, OLD, at.seat, building)
    table.counts[dirk][building] -= 1
