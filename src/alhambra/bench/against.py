"""This commit against another: both measured in turn, round by round, in one run.

On a shared machine a figure alone says little; the ratio of two that were measured side by side
does. Both sides play the same games in processes of their own, one after the other and never at
the same time.
"""

import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from alhambra import games
from alhambra.core.errors import IllegalOption

ROUNDS = 25
SIZES = {"compiled": 1_000, "face": 4}
"""Games in a round."""

SOURCES = Path(__file__).parents[2]
SCRIPT = Path(__file__).with_name("rounds.py")


@dataclass(frozen=True)
class Ratio:
    """A figure of both sides: the medians, and how many times the one is the other."""

    name: str
    before: float
    now: float
    ratio: float
    """The median over the rounds."""
    low: float
    high: float
    """The quartiles."""
    unit: str = "actions/s"


def ratios(revision: str) -> Iterator[Ratio]:
    """Every figure of this commit against that of another, one by one as they are measured."""
    with checked_out(revision) as folder:
        for game in games.entries():
            if game.bench is not None:
                for kind, size in SIZES.items():
                    yield measure(f"{game.name}, {kind}", game.rules, (kind, size), folder / "src")


@contextmanager
def checked_out(revision: str) -> Iterator[Path]:
    """The files of a commit, in a folder of their own for a while."""
    with tempfile.TemporaryDirectory() as folder:
        done = _git("worktree", "add", "--detach", folder, revision)
        if done.returncode != 0:
            raise IllegalOption("--against", "revision", revision)
        try:
            yield Path(folder)
        finally:
            _git("worktree", "remove", "--force", folder)


def _git(*arguments: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(  # noqa: S603
        ["git", "-C", str(SOURCES), *arguments],  # noqa: S607
        capture_output=True,
        check=False,
    )


def measure(name: str, game: str, round_of: tuple[str, int], before: Path) -> Ratio:
    """Let both sides play in turn."""
    kind, size = round_of
    with ExitStack() as stack:
        sides = [
            stack.enter_context(_side([kind, game, str(size)], sources))
            for sources in (before, SOURCES)
        ]
        rounds = [[_ask(side, number) for side in sides] for number in range(1, ROUNDS + 1)]
    times = sorted(now / then for then, now in rounds)
    quarter = len(times) // 4
    return Ratio(
        name,
        statistics.median(then for then, _ in rounds),
        statistics.median(now for _, now in rounds),
        statistics.median(times),
        times[quarter],
        times[-1 - quarter],
    )


@contextmanager
def _side(arguments: list[str], sources: Path) -> "Iterator[subprocess.Popen[str]]":
    """A process that plays with these sources, its code loaded: just compiled it is slower."""
    command = [sys.executable, "-P", str(SCRIPT), *arguments]
    environment = {**os.environ, "PYTHONPATH": str(sources)}
    subprocess.run(command, env=environment, input=b"", capture_output=True, check=True)  # noqa: S603
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, text=True) as side:  # noqa: S603
        assert side.stdout is not None
        side.stdout.readline()
        yield side


def _ask(side: "subprocess.Popen[str]", number: int) -> float:
    """The actions a second of a round."""
    assert side.stdin is not None and side.stdout is not None
    side.stdin.write(f"{number}\n")
    side.stdin.flush()
    return float(side.stdout.readline())
