"""Rounds of one kind of work in one process, each on demand; run as a script by `against`.

It asks nothing of the package but what every commit has, so that an old one can be measured too.
"""

import importlib
import importlib.util
import random
import subprocess
import sys
import time
from array import array
from collections.abc import Callable
from typing import Any

PLAYERS = 3
MIDDLES = 4
"""Games whose middle is looked at."""
LEAST = 0.1
"""Seconds that a round takes at least: the same work is repeated."""
PLAYED_BY = "apprentice"
"""Who plays them until then: it thinks quickly, and no worse than people do."""


def rules_of(game: str) -> Any:
    """The rules of a game, compiled: where a commit has to be told so, it is."""
    rules_class: Any = importlib.import_module(game).Rules
    if hasattr(rules_class, "warm"):
        rules_class.warm()
    return rules_class(players=PLAYERS)


def bot_of(game: str, player: str, seed: int = 1) -> Any:
    """A bot that thinks compiled."""
    registry: Any = importlib.import_module("alhambra.bots.registry")
    bot = registry.make(rules_of(game).name, player, seed)
    if hasattr(bot, "warm"):
        bot.warm()
    return bot


def middles(game: str) -> list[Any]:
    """Games that are half over, a seat to move."""
    rules, bot = rules_of(game), bot_of(game, PLAYED_BY)
    found = []
    for seed in range(MIDDLES):
        played = rules.new_game(seed=seed)
        actions = 0
        while not played.is_over:
            played.play(bot.choose(played))
            actions += 1
        half = rules.new_game(seed=seed)
        for _ in range(actions // 2):
            half.play(bot.choose(half))
        found.append(half)
    return found


def compiled_round(game: str, size: int) -> Callable[[int], int]:
    """Games that are played without Python; the actions taken."""
    rules = importlib.import_module(game).Rules(players=PLAYERS)
    play_games = importlib.import_module(f"{game}.batch").play_games
    if importlib.util.find_spec("alhambra.compiled") is not None:
        scores: Any = array("q", bytes(8 * size * PLAYERS))
    else:  # a commit that needs NumPy
        scores = importlib.import_module("numpy").zeros((size, PLAYERS), "int64")
    return lambda first: int(play_games(rules, first * size, 1, scores))


def face_round(game: str, size: int) -> Callable[[int], int]:
    """Games through the face, every legal action equally likely; the actions taken."""
    rules = rules_of(game)

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


def search_round(game: str, size: int) -> Callable[[int], int]:
    """A master thinks so many simulations in the middle of each game; how many it made."""
    games, bot = middles(game), bot_of(game, f"master@{size}")

    def think(_: int) -> int:
        return sum(idea.visits for middle in games for idea in bot.think(middle))

    return think


def question_round(game: str, size: int) -> Callable[[int], int]:
    """Is an action legal? Asked of the face in the middle of a game, for every legal action."""
    games = middles(game)
    asked = [(middle, action) for middle in games for action in middle.legal_actions()]

    def ask(_: int) -> int:
        for _ in range(size):
            for middle, action in asked:
                middle.why_not(action)
        return size * len(asked)

    return ask


def copy_round(game: str, size: int) -> Callable[[int], int]:
    """Copies of games in the middle, each dropped at once."""
    games = middles(game)

    def copy(_: int) -> int:
        for _ in range(size):
            for middle in games:
                middle.copy()
        return size * len(games)

    return copy


def start_round(game: str, size: int) -> Callable[[int], int]:
    """Fresh processes, each to the end of a compiled game."""

    def start(_: int) -> int:
        for _ in range(size):
            subprocess.run([sys.executable, *ONE_GAME, game], stdin=subprocess.DEVNULL, check=True)  # noqa: S603
        return size

    return start


ONE_GAME = ("-P", __file__, "game")
"""What a Python is told to play a compiled game of each of the games that follow."""
ROUNDS: dict[str, Callable[[str, int], Callable[[int], int]]] = {
    "start": start_round,
    "compiled": compiled_round,
    "face": face_round,
    "question": question_round,
    "copy": copy_round,
    "search": search_round,
}


def play_one_of_each(games: str) -> None:
    """A compiled game of each of the games named."""
    for game in games.split(","):
        compiled_round(game, 1)(0)


def main() -> None:
    """Answer every number on the standard input with what that round does in a second."""
    kind, game, *size = sys.argv[1:]
    if kind == "game":
        play_one_of_each(game)
        return
    work = ROUNDS[kind](game, int(size[0]))
    clock = time.perf_counter if kind == "start" else time.process_time
    work(0)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    for line in sys.stdin:
        number, done, begin = int(line), 0, clock()
        while (spent := clock() - begin) < LEAST:
            done += work(number)
        sys.stdout.write(f"{done / spent}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
