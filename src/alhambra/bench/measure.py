"""Measuring: the best of several runs, since a shared machine only ever makes things slower."""

import os
import statistics
import subprocess
import sys
import time
import timeit
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One measured number."""

    name: str
    value: float
    unit: str
    goal: str = ""
    """What the project aims at, in words; empty if nothing is promised."""


def best_seconds(
    work: Callable[[], object],
    *,
    runs: int = 5,
    clock: Callable[[], float] = time.process_time,
) -> float:
    """The shortest time of several runs: of the processor, which others may use beside it."""
    best = float("inf")
    for _ in range(runs):
        begin = clock()
        work()
        best = min(best, clock() - begin)
    return best


def surroundings() -> dict[str, str]:
    """The environment of a process that is measured: bytecode is kept, as after an installation."""
    return {name: value for name, value in os.environ.items() if name != NO_BYTECODE}


NO_BYTECODE = "PYTHONDONTWRITEBYTECODE"


def starts(arguments: Sequence[str], *, runs: int) -> tuple[float, float]:
    """Seconds of a fresh Python process from its start to its end: the median and the best.

    One more before them leaves its bytecode behind.
    """
    command, environment = [sys.executable, *arguments], surroundings()
    times = []
    for _ in range(runs + 1):
        begin = time.perf_counter()
        subprocess.run(  # noqa: S603 - our own interpreter, our own code
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            check=True,
        )
        times.append(time.perf_counter() - begin)
    return statistics.median(times[1:]), min(times[1:])


LOOPS = 50_000


def nanoseconds(statement: str, **names: object) -> float:
    """Processor time of a statement in a loop, the loop included; `pass` is the loop alone."""
    timer = timeit.Timer(statement, timer=time.process_time, globals=names)
    return min(timer.repeat(repeat=7, number=LOOPS)) / LOOPS * 1e9
