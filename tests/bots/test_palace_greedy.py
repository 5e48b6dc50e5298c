"""The bot `greedy` of the board game is a yardstick: it decides what it has always decided."""

import hashlib
from pathlib import Path

import pytest

from alhambra.bots import registry
from alhambra.palace import Rules

DECISIONS = Path(__file__).with_name("palace-greedy.txt")
"""Digests of its decisions in whole games, made before its policy became kernels.

Beside it sit only others of its kind, or at `mixed` tables uniform bots at every other seat, who
bring it into positions of their own making; those are stopped after 300 actions.
"""


def games() -> list[tuple[int, int, str, int, str]]:
    """Players, seed, kind of table, how many decisions, their digest."""
    lines = [line.split() for line in DECISIONS.read_text().splitlines()]
    return [(int(a), int(b), kind, int(count), digest) for a, b, kind, count, digest in lines]


def decisions(players: int, seed: int, kind: str) -> list[str]:
    game = Rules(players=players).new_game(seed=seed)
    names = [
        "uniform" if kind == "mixed" and seat % 2 != seed % 2 else "greedy"
        for seat in range(players)
    ]
    bots = [registry.make("palace", name, seed + seat) for seat, name in enumerate(names)]
    found: list[str] = []
    for _ in range(300 if kind == "mixed" else 10_000):
        if game.to_move is None:
            break
        seat = game.to_move
        action = bots[seat].choose(game)
        if names[seat] == "greedy":
            found.append(str(action))
        game.play(action)
    return found


def check(players: int, seed: int, kind: str, count: int, digest: str) -> None:
    found = decisions(players, seed, kind)
    assert len(found) == count
    assert hashlib.sha256("\n".join(found).encode()).hexdigest()[:12] == digest


@pytest.mark.parametrize("game", [game for game in games() if game[1] == 1])
def test_greedy_decides_as_ever(game: tuple[int, int, str, int, str]) -> None:
    check(*game)


@pytest.mark.long(verb="oracle")
@pytest.mark.parametrize("game", [game for game in games() if game[1] > 1])
def test_greedy_decides_as_ever_in_many_games(game: tuple[int, int, str, int, str]) -> None:
    check(*game)
