"""Plans of grounds: removals without a search against a search, and what is kept against anew."""

import random
from collections.abc import Iterator

import pytest

from alhambra.palace import Rules
from alhambra.palace.catalog import TILE_COUNT, WALLS
from alhambra.palace.codes import CELLS, HOME, x_of, y_of
from alhambra.palace.legal import list_redesigns
from alhambra.palace.names import tiles_in
from alhambra.palace.plan import draw_plan
from alhambra.palace.position import CHOICES, TURN, Choices, Position
from alhambra.palace.removal import is_removable
from alhambra.palace.sites import list_cells
from alhambra.palace.survey import STEPS, has_hole, is_lawful, tiles_by_cell

GROUNDS = 40
CHANGES = 60


def compact(cell: int, at: Position, seat: int) -> int:
    """How many tiles lie around a cell, corners too."""
    built = {at.cell[tile] for tile in tiles_in(at.built[seat])} | {HOME}
    return sum(cell + row + column in built for row in (-128, 0, 128) for column in (-1, 0, 1))


def changed(seed: int, room: Choices) -> Iterator[Position]:
    """A ground that grows, mostly close together, and sometimes loses a tile."""
    choice = random.Random(seed)
    at = Rules(players=3).beginning()
    at.phase, at.seat, at.bag = TURN, 0, 0
    at.reserve[0] = (1 << TILE_COUNT) - 1
    for _ in range(CHANGES):
        built = tiles_in(at.built[0])
        if (len(built) > 20 and choice.random() < 0.5) or len(built) > 30:
            lift(at, choice.choice([tile for tile in built if goes_by_search(at, tile)]))
        else:
            put(at, choice, room)
        yield at


def put(at: Position, choice: random.Random, room: Choices) -> None:
    draw_plan(at, 0, room)
    tile = choice.choice(tiles_in(at.reserve[0]))
    cells = room.codes[: list_cells(room, 0, tile, 0, 0)]
    if cells:
        near = choice.random() < 0.8
        cell = max(cells, key=lambda cell: (compact(cell, at, 0) if near else 0, choice.random()))
        at.built[0] |= 1 << tile
        at.reserve[0] &= ~(1 << tile)
        at.cell[tile] = cell


def lift(at: Position, tile: int) -> None:
    at.built[0] &= ~(1 << tile)
    at.reserve[0] |= 1 << tile
    at.cell[tile] = 0


def goes_by_search(at: Position, tile: int) -> bool:
    """Is everything within reach without a tile, and no hole left, by the definitions?"""
    cells = tiles_by_cell(at, 0)
    del cells[x_of(at.cell[tile]), y_of(at.cell[tile])]
    home = x_of(HOME), y_of(HOME)
    reached, open_ends = {home}, [home]
    while open_ends:
        x, y = open_ends.pop()
        for side, (east, north) in enumerate(STEPS):
            there = x + east, y + north
            if there in cells and there not in reached and not WALLS[cells[x, y]] >> side & 1:
                reached.add(there)
                open_ends.append(there)
    return len(reached) == len(cells) and not has_hole(cells)


def areas_of(at: Position) -> tuple[int, int]:
    """Areas enclosed by ways, by Euler's formula, and courtyards, counted."""
    cells = tiles_by_cell(at, 0)

    def way(cell: tuple[int, int], side: int) -> bool:
        there = cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]
        return cell in cells and there in cells and not WALLS[cells[cell]] >> side & 1

    ways = sum(way(cell, side) for cell in cells for side in (0, 1))
    courtyards = sum(
        way((x, y), 0) and way((x, y), 1) and way((x, y + 1), 1) and way((x + 1, y), 0)
        for x, y in cells
    )
    return ways - len(cells) + 1, courtyards


def test_removals_without_a_search_are_those_a_search_finds() -> None:
    room = CHOICES.new()
    grounds, larger, courts = 0, 0, 0
    for seed in range(GROUNDS):
        for at in changed(seed, room):
            draw_plan(at, 0, room)
            for tile in tiles_in(at.built[0]):
                assert is_removable(room, 0, tile) == goes_by_search(at, tile)
            areas, courtyards = areas_of(at)
            grounds, larger = grounds + 1, larger + (areas != courtyards)
            courts += courtyards > 0
    assert grounds > 2_000 and larger > 250 and courts > 1_000, (grounds, larger, courts)


@pytest.mark.parametrize("seed", range(3))
def test_a_plan_kept_up_to_date_is_as_one_drawn_anew(seed: int) -> None:
    """One room for two tables and all seats: what it remembers is never taken for another's."""
    kept = CHOICES.new()
    for one, two in zip(changed(seed, kept), changed(seed + 100, kept), strict=True):
        for at in (one, two):
            for seat in (0, 1):
                at.seat = seat
                fresh = CHOICES.new()
                listed = kept.codes[: list_redesigns(at, kept, 0)]
                assert listed == fresh.codes[: list_redesigns(at, fresh, 0)]
            at.seat = 0


def test_cells_of_a_moved_ground_are_told_from_those_before() -> None:
    """The same tiles elsewhere: a plan is remembered by cells too."""
    room = CHOICES.new()
    at = next(iter(changed(1, room)))
    draw_plan(at, 0, room)
    (tile,) = tiles_in(at.built[0])
    for cell in (HOME + 1, HOME - 1, HOME + 128, HOME - 128):
        at.cell[tile] = cell
        if is_lawful(at, 0):
            draw_plan(at, 0, room)
            fresh = CHOICES.new()
            draw_plan(at, 0, fresh)
            other = (tile + 1) % TILE_COUNT
            cells = room.codes[: list_cells(room, 0, other, 0, 0)]
            assert cells == fresh.codes[: list_cells(fresh, 0, other, 0, 0)]
            assert all(0 <= cell < CELLS for cell in cells)
