"""Figures of Roll & Write: full random three-player games, every legal action equally likely."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from alhambra.bench.measure import Figure, best_seconds, cold_and_warm, seconds_of_python
from alhambra.core.kernel import kernel
from alhambra.core.twin import outermost
from alhambra.rollwrite import Rules, simulate
from alhambra.rollwrite.batch import play_games
from alhambra.rollwrite.position import POSITION

INTERPRETED_GAMES = 150
COMPILED_GAMES = 200_000
COPIES = 2_000_000

FIRST_GAME = "from alhambra.rollwrite import simulate; simulate(1, threads=1)"


def figures() -> Iterator[Figure]:
    """All figures, one by one as they are measured."""
    cold, warm = cold_and_warm(FIRST_GAME)
    yield Figure("cold start to first compiled game", cold, "s", "under 6")
    yield Figure("warm start to first compiled game", warm, "s", "under 1")
    hello = "from alhambra.cli.main import main\ntry:\n  main(['--help'])\nexcept SystemExit: pass"
    yield Figure("alhambra --help", seconds_of_python(hello, runs=5), "s", "well under 0.2")

    play_interpreted(2)
    interpreted = INTERPRETED_GAMES / best_seconds(lambda: play_interpreted(INTERPRETED_GAMES))
    yield Figure("interpreted face", interpreted, "games/s")

    scores = np.zeros((COMPILED_GAMES, 3), np.int64)
    decisions = play_games(Rules(players=3), 0, 1, scores)
    seconds = best_seconds(lambda: play_games(Rules(players=3), 0, 1, scores))
    one = COMPILED_GAMES / seconds
    yield Figure("compiled, one core", one, "games/s", "200,000")
    yield Figure("compiled, one core", decisions / seconds, "decisions/s")
    yield Figure("compiled over interpreted", one / interpreted, "times", "80")

    single = best_seconds(lambda: simulate(2 * COMPILED_GAMES, 3, threads=1))
    double = best_seconds(lambda: simulate(2 * COMPILED_GAMES, 3, threads=2))
    yield Figure("compiled, two threads", 2 * COMPILED_GAMES / double, "games/s")
    yield Figure("two threads over one", single / double, "times", "1.8")

    yield Figure("copy of a position, compiled", copy_nanoseconds(), "ns")
    game = Rules(players=3).new_game(seed=1)
    copying = best_seconds(lambda: [game.copy() for _ in range(10_000)]) / 10_000
    yield Figure("copy of a game, interpreted", copying * 1e6, "µs")


def play_interpreted(games: int) -> None:
    """Play random games through the face."""
    choice = random.Random(1)  # noqa: S311 - a benchmark keeps no secret
    for seed in range(games):
        game = Rules(players=3).new_game(seed=seed)
        while not game.is_over:
            game.play(choice.choice(game.legal_actions()))


def copy_nanoseconds() -> float:
    """The time of one copy of a position inside compiled code."""
    source = np.array(Rules(players=3).new_game(seed=1).words(), np.int64)
    target = np.zeros((64, POSITION.words), np.int64)
    copies = outermost(copy_often)
    copies(source, target, 1)
    return best_seconds(lambda: copies(source, target, COPIES)) / COPIES * 1e9


@kernel
def copy_often(source: Any, target: Any, times: int) -> None:
    """Copy a position into one of 64 places, again and again."""
    for time in range(times):
        place = target[time & 63]
        for word in range(source.shape[0]):
            place[word] = source[word]
