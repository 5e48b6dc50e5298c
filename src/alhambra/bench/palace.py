"""Figures of the board game: full random three-player games, every legal action equally likely."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from alhambra.bench.measure import Figure, best_seconds, copy_nanoseconds
from alhambra.core.kernel import kernel
from alhambra.core.twin import outermost
from alhambra.palace import Rules, simulate
from alhambra.palace.batch import RECORD, play_games
from alhambra.palace.legal import legal
from alhambra.palace.position import CHOICES, TURN

INTERPRETED_GAMES = 6
WARM_GAMES = 30
COMPILED_GAMES = 4_000
LISTINGS = 200_000


def figures() -> Iterator[Figure]:
    """All figures, one by one as they are measured."""
    play_face(1)
    actions = play_face(INTERPRETED_GAMES)
    seconds = best_seconds(lambda: play_face(INTERPRETED_GAMES), runs=3)
    yield Figure("palace, interpreted face", actions / seconds, "actions/s")

    scores = np.zeros((COMPILED_GAMES, 3), np.int64)
    actions = play_games(Rules(players=3), 0, 1, scores)
    seconds = best_seconds(lambda: play_games(Rules(players=3), 0, 1, scores))
    yield Figure("palace, actions in a random game", actions / COMPILED_GAMES, "actions")
    yield Figure("palace, compiled, one core", COMPILED_GAMES / seconds, "games/s", "10,000")
    yield Figure("palace, compiled, one core", actions / seconds, "actions/s", "4,000,000")

    single = best_seconds(lambda: simulate(2 * COMPILED_GAMES, 3, threads=1), runs=3)
    double = best_seconds(lambda: simulate(2 * COMPILED_GAMES, 3, threads=2), runs=3)
    yield Figure("palace, two threads over one", single / double, "times", "1.8")

    listing = best_seconds(lambda: list_often(LISTINGS)) / LISTINGS
    yield Figure("palace, all legal actions of a turn", listing * 1e6, "µs", "under 3")
    words = np.array(Rules(players=3).new_game(seed=1).words(), np.int64)
    yield Figure("palace, copy of a position", copy_nanoseconds(words), "ns")
    Rules.warm()
    play_face(1)
    actions = play_face(WARM_GAMES)
    seconds = best_seconds(lambda: play_face(WARM_GAMES))
    yield Figure("palace, warm face", actions / seconds, "actions/s", "80,000")
    game = Rules(players=3).new_game(seed=1)
    copying = best_seconds(lambda: [game.copy() for _ in range(5_000)]) / 5_000
    yield Figure("palace, copy of a game", copying * 1e6, "µs", "under 2")


def play_face(games: int) -> int:
    """Play random games through the face; the actions taken."""
    choice = random.Random(1)  # noqa: S311 - a benchmark keeps no secret
    actions = 0
    for seed in range(games):
        game = Rules(players=3).new_game(seed=seed)
        while not game.is_over:
            game.play(choice.choice(game.legal_actions()))
            actions += 1
    return actions


def middle_turns(count: int) -> Any:
    """Positions in the middle of random games, a turn being due, one behind the other."""
    words: list[list[int]] = []
    for seed in range(count):
        choice = random.Random(seed)  # noqa: S311
        game = Rules(players=3).new_game(seed=seed)
        while not game.is_over and (len(game.plies) < 250 or game.position.phase != TURN):
            game.play(choice.choice(game.legal_actions()))
        words.append(game.words())
    return np.array(words, np.int64)


_TURNS: list[Any] = []


def list_often(times: int) -> None:
    """List the legal actions of mid-game turns, again and again."""
    if not _TURNS:
        _TURNS.append(middle_turns(16))
    outermost(list_turns)(_TURNS[0], np.zeros(1, CHOICES.dtype()), times)


@kernel
def list_turns(turns: Any, rooms: Any, times: int) -> int:
    """The same inside compiled code."""
    count = 0
    choices = rooms[0]
    for number in range(times):
        count += legal(turns[number & 15].view(RECORD)[0], choices)
    return count
