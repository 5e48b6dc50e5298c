"""Figures of Roll & Write: full random three-player games, every legal action equally likely."""

import random
from collections.abc import Iterator

import numpy as np

from alhambra.bench.measure import Figure, best_seconds, copy_nanoseconds
from alhambra.rollwrite import Rules, simulate
from alhambra.rollwrite.batch import play_games

INTERPRETED_GAMES = 150
WARM_GAMES = 200
COMPILED_GAMES = 200_000


def figures() -> Iterator[Figure]:
    """All figures, one by one as they are measured."""
    play_face(2)
    interpreted = INTERPRETED_GAMES / best_seconds(lambda: play_face(INTERPRETED_GAMES))
    yield Figure("rollwrite, interpreted face", interpreted, "games/s")

    scores = np.zeros((COMPILED_GAMES, 3), np.int64)
    actions = play_games(Rules(players=3), 0, 1, scores)
    seconds = best_seconds(lambda: play_games(Rules(players=3), 0, 1, scores))
    one = COMPILED_GAMES / seconds
    yield Figure("rollwrite, compiled, one core", one, "games/s", "200,000")
    yield Figure("rollwrite, compiled, one core", actions / seconds, "actions/s", "30,000,000")
    yield Figure("rollwrite, compiled over interpreted", one / interpreted, "times", "80")

    single = best_seconds(lambda: simulate(2 * COMPILED_GAMES, 3, threads=1))
    double = best_seconds(lambda: simulate(2 * COMPILED_GAMES, 3, threads=2))
    yield Figure("rollwrite, compiled, two threads", 2 * COMPILED_GAMES / double, "games/s")
    yield Figure("rollwrite, two threads over one", single / double, "times", "1.8")

    words = np.array(Rules(players=3).new_game(seed=1).words(), np.int64)
    yield Figure("rollwrite, copy of a position", copy_nanoseconds(words), "ns")
    Rules.warm()
    play_face(2)
    actions = play_face(WARM_GAMES)
    seconds = best_seconds(lambda: play_face(WARM_GAMES))
    yield Figure("rollwrite, warm face", actions / seconds, "actions/s", "100,000")
    game = Rules(players=3).new_game(seed=1)
    copying = best_seconds(lambda: [game.copy() for _ in range(10_000)]) / 10_000
    yield Figure("rollwrite, copy of a game", copying * 1e6, "µs", "under 2")


def play_face(games: int) -> int:
    """Play random games through the face; the actions taken."""
    actions = 0
    choice = random.Random(1)  # noqa: S311 - a benchmark keeps no secret
    for seed in range(games):
        game = Rules(players=3).new_game(seed=seed)
        while not game.is_over:
            game.play(choice.choice(game.legal_actions()))
            actions += 1
    return actions
