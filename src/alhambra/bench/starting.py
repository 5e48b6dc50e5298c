"""Figures of a process: how soon it has played or answered, and how much memory it takes."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from alhambra import games
from alhambra.bench.measure import Figure, starts
from alhambra.bench.rounds import ONE_GAME

RUNS = 25
HELP = ("-m", "alhambra", "--help")
MEMORY = Path("/proc/self/status")
"""Where a process reads how much memory it takes; not every system has it."""
EVERY_BOT = f"""
from alhambra.bots import registry
from alhambra.core.rules import find_rules
from alhambra.games import entries

for entry in entries():
    game = find_rules(entry.name).from_header({{"players": "3"}}).new_game(seed=1)
    for bot in entry.bots:
        registry.make(entry.name, bot).choose(game)
lines = open("{MEMORY}").read().splitlines()
print(next(line for line in lines if line.startswith("VmRSS")).split()[1])
"""
"""A decision of every bot of every game; prints the kilobytes that the process takes then."""


def figures() -> Iterator[Figure]:
    """All figures, one by one as they are measured; every start is a process of its own."""
    packages = ",".join(game.rules for game in games.entries() if game.bench is not None)
    for name, arguments, goal in (
        ("Python alone", ("-c", "pass"), ""),
        ("alhambra --help", HELP, "well under 0.2"),
        ("to a compiled game of each", (*ONE_GAME, packages), "under 0.25"),
    ):
        median, best = starts(arguments, runs=RUNS)
        yield Figure(f"start, {name}, median", median, "s", goal)
        yield Figure(f"start, {name}, best", best, "s")
    if MEMORY.exists():
        yield Figure("memory, all bots of both games", memory(), "MB", "under 60")


def memory() -> float:
    """Megabytes of a process in which every bot has decided once."""
    done = subprocess.run(  # noqa: S603 - our own interpreter, our own code
        [sys.executable, "-c", EVERY_BOT], capture_output=True, text=True, check=True
    )
    return int(done.stdout) * 1024 / 1e6
