"""Rounds of random games in one process, each on demand; run as a script by `against`.

It asks nothing of the package but what every commit has, so that an old one can be measured too.
"""

import importlib
import random
import sys
import time
from collections.abc import Callable
from typing import Any


def compiled_round(game: str, size: int) -> Callable[[int], int]:
    """A round of compiled games from a number on, which gives back the actions taken."""
    import numpy as np

    rules = importlib.import_module(game).Rules(players=3)
    play_games = importlib.import_module(f"{game}.batch").play_games
    scores = np.zeros((size, 3), np.int64)
    return lambda first: int(play_games(rules, first * size, 1, scores))


def face_round(game: str, size: int) -> Callable[[int], int]:
    """A round of games through the face, with compiled rules where the face can use them."""
    rules_class: Any = importlib.import_module(game).Rules
    if hasattr(rules_class, "warm"):
        rules_class.warm()
    rules = rules_class(players=3)

    def play(first: int) -> int:
        choice = random.Random(first)  # noqa: S311 - a benchmark keeps no secret
        actions = 0
        for seed in range(size):
            game = rules.new_game(seed=first * size + seed)
            while not game.is_over:
                game.play(choice.choice(game.legal_actions()))
                actions += 1
        return actions

    return play


def main() -> None:
    """Answer every number on the standard input with the actions a second of that round."""
    kind, game, size = sys.argv[1:]
    play = {"compiled": compiled_round, "face": face_round}[kind](game, int(size))
    play(0)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    for line in sys.stdin:
        begin = time.process_time()
        actions = play(int(line))
        sys.stdout.write(f"{actions / (time.process_time() - begin)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
