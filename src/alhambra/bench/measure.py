"""Measuring: the best of several runs, since a shared machine only ever makes things slower."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass


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
