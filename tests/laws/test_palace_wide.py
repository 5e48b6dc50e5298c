"""Grounds as wide and as high as the box allows: the plan judges them as the definitions do."""

import pytest

from alhambra.palace import Rules
from alhambra.palace.catalog import EAST, NORTH, SOUTH, TILES, WALLS, WEST, tile_name
from alhambra.palace.codes import cell_at
from alhambra.palace.survey import has_hole, is_lawful, sides_match, tiles_by_cell

STEPS = {"east": (1, 0), "north": (0, 1), "west": (-1, 0), "south": (0, -1)}


def line(direction: str, length: int) -> dict[tuple[int, int], int]:
    """Tiles that are open along a line, laid from the fountain in one direction."""
    dx, dy = STEPS[direction]
    along = EAST | WEST if dx else NORTH | SOUTH
    fitting = [tile.number for tile in TILES if not tile.walls & along]
    assert len(fitting) >= length
    return {
        (dx * step, dy * step): tile
        for step, tile in zip(range(1, length + 1), fitting, strict=False)
    }


def stairs(length: int) -> dict[tuple[int, int], int]:
    """Tiles without walls and with few, up and to the east in turn: wide and high at once."""
    x = y = 0
    cells: dict[tuple[int, int], int] = {}
    used: set[int] = set()
    for step in range(length):
        x, y = (x + 1, y) if step % 2 else (x, y + 1)
        came_from, goes_to = (WEST, NORTH) if step % 2 else (SOUTH, EAST)
        tile = next(
            t.number for t in TILES if t.number not in used and not t.walls & (came_from | goes_to)
        )
        cells[x, y] = tile
        used.add(tile)
    return cells


GROUNDS = [
    *(line(direction, length) for direction in STEPS for length in (5, 6, 7, 12, 17)),
    stairs(6),
    stairs(15),
    stairs(24),
]


def text_of(cells: dict[tuple[int, int], int]) -> str:
    built = ",".join(f"{tile_name(tile)}@{x:+d}/{y:+d}" for (x, y), tile in cells.items())
    rest = [tile_name(tile.number) for tile in TILES if tile.number not in cells.values()]
    return f"palace players=3 turn=0 first=0 | 0 - {built} {','.join(rest)} | 0 - - - | 0 - - -"


@pytest.mark.parametrize("cells", GROUNDS, ids=len)
def test_what_can_be_built_on_a_long_ground(cells: dict[tuple[int, int], int]) -> None:
    game = Rules.from_position_text(text_of(cells))
    at = game.position
    assert is_lawful(at, 0)
    listed = {str(action) for action in game.legal_actions() if str(action).startswith("build")}
    occupied = set(tiles_by_cell(at, 0))
    beside = {(x + dx, y + dy) for x, y in occupied for dx, dy in STEPS.values()} - occupied
    expected = set()
    for tile in range(len(TILES)):
        if not at.reserve[0] >> tile & 1:
            continue
        for x, y in beside:
            after = {**tiles_by_cell(at, 0), (x, y): tile}
            doors = any(
                (x + dx, y + dy) in occupied and not WALLS[tile] >> side & 1
                for side, (dx, dy) in enumerate(((0, 1), (1, 0), (0, -1), (-1, 0)))
            )
            action = game.parse(f"build {tile_name(tile)} at {x:+d},{y:+d}")
            lawful = sides_match(after) and doors and not has_hole(after)
            assert (game.why_not(action) is None) == lawful
            if lawful:
                expected.add(str(action))
    assert listed == expected and len(expected) > 20


@pytest.mark.parametrize("cells", GROUNDS, ids=len)
def test_what_can_be_taken_from_a_long_ground(cells: dict[tuple[int, int], int]) -> None:
    """From a line only the last tile, and whatever stands nowhere else: the end of the way."""
    game = Rules.from_position_text(text_of(cells))
    removed = [str(action) for action in game.legal_actions() if str(action).startswith("remove")]
    assert removed == [f"remove {tile_name(list(cells.values())[-1])}"]


def test_cells_of_the_farthest_ground_have_numbers_of_their_own() -> None:
    numbers = {cell_at(x, y) for x in range(-54, 55) for y in range(-54, 55)}
    assert len(numbers) == 109 * 109
