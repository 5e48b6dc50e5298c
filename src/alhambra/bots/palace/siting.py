"""Where tiles are best placed, and what they are worth there, in thousandths of a point."""

from alhambra.bots.palace.layout import SKETCH, ground_worth
from alhambra.bots.palace.majorities import type_edge
from alhambra.bots.palace.purse import action_worth
from alhambra.core.bits import lowest
from alhambra.palace.catalog import TILES, WALLS
from alhambra.palace.plan import draw_plan
from alhambra.palace.position import CHOICES, PLACE_LEFT, Position
from alhambra.palace.sites import list_cells
from alhambra.palace.sketch import BUILT, draw_sketch, wipe_sketch


class Desk:
    """Room to think: for codes of actions and plans, and for sketches."""

    def __init__(self) -> None:
        self.choices = CHOICES.new()
        self.sketch = SKETCH.new()
        self.sites: dict[tuple[int, ...], list[tuple[int, int]]] = {}
        """What has been found by `sites` in this turn."""


RESERVED = -1
"""Stands for the reserve where a cell is wanted."""
GIVEN = -2
"""Stands for Dirk where a cell is wanted."""

WAITING = 400
"""How much of its worth a tile keeps in the reserve, in thousandths, less an action."""


def type_gain(at: Position, seat: int, tile: int) -> int:
    """What a tile built adds to the promise of its type."""
    building = TILES[tile].building
    before = type_edge(at, seat, building)
    at.built[seat] |= 1 << tile
    after = type_edge(at, seat, building)
    at.built[seat] &= ~(1 << tile)
    return after - before


def reserve_gain(at: Position, seat: int, tile: int) -> int:
    """What a tile in the reserve is worth: it takes an action to build it."""
    return max(0, type_gain(at, seat, tile) - action_worth(at)) * WAITING // 1_000


def give_gain(at: Position, seat: int, tile: int) -> int:
    """What it is worth that Dirk has a tile."""
    building = TILES[tile].building
    before = type_edge(at, seat, building)
    at.dirk |= 1 << tile
    after = type_edge(at, seat, building)
    at.dirk &= ~(1 << tile)
    return after - before


def cells_for(at: Position, seat: int, tile: int, desk: Desk) -> list[int]:
    """The cells where a tile can be built."""
    draw_plan(at, seat, desk.choices)
    return desk.choices.codes[: list_cells(desk.choices, seat, tile, 0, 0)]


def sites(at: Position, seat: int, tile: int, desk: Desk) -> list[tuple[int, int]]:
    """What a tile gains in every cell, in the reserve and with Dirk, the best first."""
    key = (tile, at.built[seat], at.reserve[seat], at.dirk, *at.cell)
    if key in desk.sites:
        return desk.sites[key]
    cells = cells_for(at, seat, tile, desk)
    found = []
    if cells:
        sketch = desk.sketch
        draw_sketch(at, sketch, seat)
        standing = type_gain(at, seat, tile) - ground_worth(at, sketch, seat)
        for cell in cells:
            put(at, seat, tile, cell)
            sketch.cells[cell] = BUILT | WALLS[tile]
            found.append((standing + ground_worth(at, sketch, seat), cell))
            sketch.cells[cell] = 0
            lift(at, seat, tile)
        wipe_sketch(at, sketch, seat)
    found.append((reserve_gain(at, seat, tile), RESERVED))
    if at.rows > at.players and at.phase != PLACE_LEFT:
        found.append((give_gain(at, seat, tile), GIVEN))
    found.sort(reverse=True)
    desk.sites[key] = found
    return found


def put(at: Position, seat: int, tile: int, cell: int) -> None:
    """Lay a tile into a cell, the reserve, or give it to Dirk."""
    if cell == RESERVED:
        at.reserve[seat] |= 1 << tile
    elif cell == GIVEN:
        at.dirk |= 1 << tile
    else:
        at.built[seat] |= 1 << tile
        at.cell[tile] = cell


def lift(at: Position, seat: int, tile: int) -> None:
    """Take back what `put` did."""
    at.built[seat] &= ~(1 << tile)
    at.reserve[seat] &= ~(1 << tile)
    at.dirk &= ~(1 << tile)
    at.cell[tile] = 0


def settle(at: Position, seat: int, tiles: int, desk: Desk, width: int = 1) -> tuple[int, int, int]:
    """The best way found to place some tiles: what they gain, and the first tile and its cell.

    Every order is tried, with so many of the best cells for all tiles but the last.
    """
    best = (0, -1, RESERVED)
    members = tiles
    while members != 0:
        tile = lowest(members)
        members &= members - 1
        rest = tiles & ~(1 << tile)
        for gain, cell in sites(at, seat, tile, desk)[: width if rest else 1]:
            put(at, seat, tile, cell)
            total = gain + settle(at, seat, rest, desk, width)[0]
            lift(at, seat, tile)
            if best[1] < 0 or total > best[0]:
                best = (total, tile, cell)
    return best


def worth_of_ground(at: Position, seat: int, desk: Desk) -> int:
    """What a seat's ground promises."""
    draw_sketch(at, desk.sketch, seat)
    worth = ground_worth(at, desk.sketch, seat)
    wipe_sketch(at, desk.sketch, seat)
    return worth
