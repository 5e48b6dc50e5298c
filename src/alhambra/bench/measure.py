"""Measuring: the best of several runs, since a shared machine only ever makes things slower."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from alhambra.core.kernel import kernel
from alhambra.core.twin import outermost


@dataclass(frozen=True)
class Figure:
    """One measured number."""

    name: str
    value: float
    unit: str
    goal: str = ""
    """What the project aims at, in words; empty if nothing is promised."""


def best_seconds(work: Callable[[], object], *, runs: int = 5) -> float:
    """The shortest time of several runs."""
    best = float("inf")
    for _ in range(runs):
        begin = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - begin)
    return best


def seconds_of_python(code: str, *, runs: int = 1, cache: str | None = None) -> float:
    """The shortest time of a fresh Python process that runs this code, start included."""
    environment = dict(os.environ)
    if cache is not None:
        environment["ALHAMBRA_CACHE_DIR"] = cache

    def run() -> None:
        subprocess.run(  # noqa: S603 - our own interpreter, our own code
            [sys.executable, "-c", code], env=environment, check=True, stdout=subprocess.DEVNULL
        )

    return best_seconds(run, runs=runs)


def cold_and_warm(code: str) -> tuple[float, float]:
    """Seconds of the same code in a fresh process, with an empty cache and with a filled one."""
    with tempfile.TemporaryDirectory() as folder:
        cold = seconds_of_python(code, cache=folder)
        warm = seconds_of_python(code, runs=3, cache=folder)
    return cold, warm


COPIES = 2_000_000


def copy_nanoseconds(words: Any) -> float:
    """The time of one copy of a position inside compiled code."""
    import numpy as np

    target = np.zeros((64, len(words)), np.int64)
    copies = outermost(copy_often)
    copies(words, target, 1)
    return best_seconds(lambda: copies(words, target, COPIES)) / COPIES * 1e9


@kernel
def copy_often(source: Any, target: Any, times: int) -> None:
    """Copy a position into one of 64 places, again and again."""
    for number in range(times):
        place = target[number & 63]
        for word in range(source.shape[0]):
            place[word] = source[word]
