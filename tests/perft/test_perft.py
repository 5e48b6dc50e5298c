"""Perft: how many ways there are to play on from a position, against counts kept in plain files.

A file holds blocks of `position TEXT` followed by lines `depth N count M`; actions and chances
count as plies alike. On failure the split by first ply is printed.
"""

from pathlib import Path

import pytest

from alhambra.core.game import Game
from alhambra.core.rules import find_rules

FOLDER = Path(__file__).parent


def cases() -> list[tuple[str, str, int, int]]:
    found = []
    for path in sorted(FOLDER.glob("*/*.perft")):
        position = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            words = line.split()
            if line.startswith("position "):
                position = line.removeprefix("position ")
            elif words[:1] == ["depth"]:
                found.append((path.stem, position, int(words[1]), int(words[3])))
    return found


def load(position: str) -> Game:  # type: ignore[type-arg]
    rules = find_rules(position.split(maxsplit=1)[0])
    return rules.from_position_text(position)


def plies(game: Game) -> list[object]:  # type: ignore[type-arg]
    return game.legal_actions() or [chance for chance, _ in game.chances()]


def perft(game: Game, depth: int) -> int:  # type: ignore[type-arg]
    if depth == 1:
        return len(plies(game))
    return sum(count for _, count in split(game, depth))


def split(game: Game, depth: int) -> list[tuple[str, int]]:  # type: ignore[type-arg]
    counts = []
    for ply in plies(game):
        after = game.copy()
        after.push(ply)
        counts.append((str(ply), perft(after, depth - 1) if depth > 1 else 1))
    return counts


@pytest.mark.parametrize(("name", "position", "depth", "count"), cases())
def test_perft(name: str, position: str, depth: int, count: int) -> None:
    found = perft(load(position), depth)
    if found != count:
        lines = [f"{ply}: {number}" for ply, number in split(load(position), depth)]
        pytest.fail(f"{name}: expected {count}, found {found}\n" + "\n".join(lines))


def test_there_is_something_to_count() -> None:
    assert len(cases()) >= 10
