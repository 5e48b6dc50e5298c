"""This commit against another: both measured in turn, round by round, in one run.

On a shared machine a figure alone says little; the ratio of two that were measured side by side
does. Both sides do the same work in processes of their own, one after the other and never at the
same time.
"""

import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from alhambra import games
from alhambra.bench.measure import surroundings
from alhambra.core.errors import AlhambraError, IllegalOption
from alhambra.core.library import CHOICE, NONE

ROUNDS = 25

SOURCES = Path(__file__).parents[2]
SCRIPT = Path(__file__).with_name("rounds.py")


@dataclass(frozen=True)
class Work:
    """A kind of round."""

    kind: str
    size: int
    """How much is done at once; a round takes a tenth of a second at least."""
    unit: str


START = Work("start", 1, "starts/s")
WORKS = (
    Work("compiled", 2_000, "actions/s"),
    Work("face", 10, "actions/s"),
    Work("question", 10, "questions/s"),
    Work("copy", 200, "copies/s"),
    Work("search", 1_000, "simulations/s"),
)


@dataclass(frozen=True)
class Side:
    """The sources that are measured, and the Python that runs them."""

    sources: Path
    python: str = sys.executable

    @property
    def environment(self) -> dict[str, str]:
        """That of a process with these sources; a library named for this one is not theirs."""
        kept = {name: value for name, value in surroundings().items() if name != CHOICE}
        return {**kept, "PYTHONPATH": str(self.sources)}


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
    unit: str


def ratios(revision: str, python: str = sys.executable) -> Iterator[Ratio]:
    """Every figure of this commit against that of another, one by one as they are measured.

    The other one may need another Python, with other libraries.
    """
    with checked_out(revision) as folder:
        before = Side(folder / "src", python)
        compile_rules(before)
        measured = [game for game in games.entries() if game.bench is not None]
        yield measure("a game of each", ",".join(game.rules for game in measured), START, before)
        for game in measured:
            for work in WORKS:
                yield measure(game.name, game.rules, work, before)


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


def compile_rules(side: Side) -> None:
    """Make the library of a side whose rules are compiled beforehand, by the compiler of ours."""
    if not (side.sources / "alhambra" / "compiled" / "__main__.py").exists():
        return
    _run([sys.executable, "-P", "-m", "alhambra.compiled"], {**side.environment, CHOICE: NONE})


def _run(command: list[str], environment: dict[str, str]) -> None:
    """Run something of the other side to its end; raises AlhambraError if it fails."""
    try:
        done = subprocess.run(  # noqa: S603
            command, env=environment, input="", capture_output=True, text=True, check=False
        )
    except OSError as error:
        raise AlhambraError("not-measurable", cause=str(error)) from error
    if done.returncode != 0:
        cause = (done.stderr.strip() or f"status {done.returncode}").splitlines()[-1]
        raise AlhambraError("not-measurable", cause=cause)


def measure(name: str, game: str, work: Work, before: Side) -> Ratio:
    """Let both sides work in turn."""
    arguments = [work.kind, game, str(work.size)]
    with ExitStack() as stack:
        sides = [stack.enter_context(_at_work(arguments, s)) for s in (before, Side(SOURCES))]
        rounds = [[_ask(side, number) for side in sides] for number in range(1, ROUNDS + 1)]
    times = sorted(now / then for then, now in rounds)
    quarter = len(times) // 4
    return Ratio(
        f"{name}, {work.kind}",
        statistics.median(then for then, _ in rounds),
        statistics.median(now for _, now in rounds),
        statistics.median(times),
        times[quarter],
        times[-1 - quarter],
        work.unit,
    )


@contextmanager
def _at_work(arguments: list[str], side: Side) -> "Iterator[subprocess.Popen[str]]":
    """A process that works on demand; one before it leaves compiled what is compiled at first."""
    command = [side.python, "-P", str(SCRIPT), *arguments]
    _run(command, side.environment)
    pipe = subprocess.PIPE
    with subprocess.Popen(  # noqa: S603
        command, env=side.environment, stdin=pipe, stdout=pipe, text=True
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        yield process


def _ask(side: "subprocess.Popen[str]", number: int) -> float:
    """What a round does in a second."""
    assert side.stdin is not None and side.stdout is not None
    side.stdin.write(f"{number}\n")
    side.stdin.flush()
    return float(side.stdout.readline())
