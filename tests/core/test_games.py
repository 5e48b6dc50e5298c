"""The one list of games: generic code names no game, and everything listed is there."""

import importlib.util
import re
from pathlib import Path

import pytest

from alhambra import games

SOURCE = Path(games.__file__).parent
LIST = "games.py"
NAMES = re.compile("|".join([*games.names(), "roll ?(&|and) ?write"]), re.IGNORECASE)


def generic_sources() -> list[str]:
    """All sources but the list and what lies in a folder or a module of a game's own name."""
    paths = [path.relative_to(SOURCE) for path in SOURCE.rglob("*.py")]
    own = set(games.names())
    return sorted(
        path.as_posix()
        for path in paths
        if not own & {*path.parts, path.stem} and str(path) != LIST
    )


def test_there_is_generic_code_to_look_at() -> None:
    assert {"core/game.py", "server/table.py", "cli/play.py", "bots/uniform.py"} <= set(
        generic_sources()
    )


@pytest.mark.parametrize("path", generic_sources())
def test_generic_code_names_no_game(path: str) -> None:
    text = (SOURCE / path).read_text(encoding="utf-8")
    named = [line for line in text.splitlines() if NAMES.search(line)]
    assert named == []


@pytest.mark.parametrize("game", games.entries(), ids=lambda game: game.name)
def test_every_part_that_the_list_names_is_there(game: games.Entry) -> None:
    bots = [place.partition(":")[0] for place in game.bots.values()]
    for module in (game.rules, game.screen, game.table, game.bench, *bots):
        assert module is None or importlib.util.find_spec(module) is not None, module
    assert games.find(game.name) is game and game.name.isalpha()


def test_a_game_that_is_not_listed_is_not_looked_for() -> None:
    for name in ("json", "alhambra.core", "../rollwrite", "", "Rollwrite"):
        assert games.find(name) is None
