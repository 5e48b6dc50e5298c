"""Figures that every game has: three players, random games, and thinking in the middle of one."""

import os
import subprocess
import sys
import time
from array import array
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from alhambra.bench import rounds
from alhambra.bench.measure import Figure, best_seconds, nanoseconds
from alhambra.core.library import CHOICE, NONE
from alhambra.core.questions import SITUATION

CHUNK = 1_000
"""Games that a thread plays before it takes up more."""
SIMULATIONS = 5_000
"""Of a search in the middle of a game."""


@dataclass(frozen=True)
class Measured:
    """A game that is measured, and how long."""

    rules: Any
    """Of three players."""
    package: str
    play_games: Any
    batch: int
    """Games that are played without Python, in thousands."""
    face: int
    """Games that are played through the face."""
    goals: Mapping[str, str]
    """What the project aims at in this game, by the kind of figure."""

    def figure(self, name: str, value: float, unit: str, goal: str = "") -> Figure:
        """One of its figures."""
        return Figure(f"{self.rules.name}, {name}", value, unit, self.goals.get(name, goal))


def figures(game: Measured) -> Iterator[Figure]:
    """All figures, one by one as they are measured."""
    yield from batches(game)
    yield from questions(game)
    play = rounds.face_round(game.package, game.face)
    actions = play(1)
    seconds = best_seconds(lambda: play(1))
    yield game.figure("face", actions / seconds, "actions/s")
    yield game.figure("face, interpreted", interpreted(game.package), "actions/s")
    think = rounds.search_round(game.package, SIMULATIONS)
    visits = think(1)
    yield game.figure("search", visits / best_seconds(lambda: think(1)), "simulations/s")


def batches(game: Measured) -> Iterator[Figure]:
    """Games that are played without Python, on one core and on two threads."""
    actions = play_batch(game, 1)
    seconds = best_seconds(lambda: play_batch(game, 1))
    wall = time.perf_counter
    one, two = (best_seconds(partial(play_batch, game, threads), clock=wall) for threads in (1, 2))
    count = game.batch * CHUNK
    yield game.figure("actions in a random game", actions / count, "actions")
    yield game.figure("batch, one core", count / seconds, "games/s")
    yield game.figure("batch, one core, actions", actions / seconds, "actions/s")
    yield game.figure("batch, two threads, actions", actions / two, "actions/s")
    yield game.figure("two threads over one", one / two, "times", "1.8")


def play_batch(game: Measured, threads: int) -> int:
    """Play the games of a batch; the actions taken."""

    def play_some(chunk: int) -> int:
        scores = array("q", bytes(8 * CHUNK * rounds.PLAYERS))
        actions: int = game.play_games(game.rules, chunk * CHUNK, 1, scores)
        return actions

    with ThreadPoolExecutor(threads) as pool:
        return sum(pool.map(play_some, range(game.batch)))


def questions(game: Measured) -> Iterator[Figure]:
    """What crosses from Python into the rules, each in a loop of Python."""
    middle = rounds.middles(game.package)[0]
    kernels, at = game.rules.kernels, middle.at
    names = {"ask": kernels.answer.call, "list_codes": kernels.listing.call, "at": at}
    names |= {"game": middle, "SITUATION": SITUATION}
    yield game.figure("empty loop beside a question", nanoseconds("pass"), "ns")
    question = nanoseconds("ask(at, SITUATION, 0)", **names)
    yield game.figure("one question", question, "ns", "60 or less")
    listing = nanoseconds("list_codes(at)", **names)
    choices = middle.legal_count()
    yield game.figure(f"codes of all {choices} legal actions", listing, "ns")
    yield game.figure("copy of a position", nanoseconds("at.copy()", **names), "ns")
    copying = nanoseconds("game.copy()", **names)
    yield game.figure("copy of a game", copying / 1e3, "µs", "under 1")


def interpreted(package: str) -> float:
    """Actions a second through the face of a process without the library."""
    command = [sys.executable, "-P", rounds.__file__, "face", package, "2"]
    done = subprocess.run(  # noqa: S603 - our own interpreter, our own code
        command,
        env={**os.environ, CHOICE: NONE},
        input="1\n",
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout.split()[-1])
