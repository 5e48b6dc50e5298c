"""`alhambra bench`: measures the engines on this machine."""

import argparse
import importlib
import json
import os
import platform
import sys
from collections.abc import Iterator

from alhambra import games
from alhambra.bench.measure import Figure


def run(arguments: argparse.Namespace) -> int:
    """Measure everything and print it, as a table or as JSON."""
    words = arguments.words
    measured: list[Figure] = []
    for figure in _figures():
        measured.append(figure)
        if arguments.json:
            print(words("bench-measured", name=figure.name), file=sys.stderr)
        else:
            goal = f"  {words('bench-goal', goal=figure.goal)}" if figure.goal else ""
            print(f"{figure.name:<42}{_rounded(figure.value):>14} {figure.unit}{goal}", flush=True)
    if arguments.json:
        print(json.dumps({"machine": _machine(), "figures": [vars(f) for f in measured]}, indent=2))
    return 0


def _figures() -> Iterator[Figure]:
    from alhambra.bench import starting

    yield from starting.figures()
    for game in games.entries():
        if game.bench is not None:
            yield from importlib.import_module(game.bench).figures()


def _rounded(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def _machine() -> dict[str, str | int | None]:
    import numba
    import numpy

    return {
        "python": platform.python_version(),
        "numba": numba.__version__,
        "numpy": numpy.__version__,
        "processor": platform.machine(),
        "cores": os.cpu_count(),
    }
