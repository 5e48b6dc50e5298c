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
from alhambra.core import library
from alhambra.core.errors import AlhambraError


def run(arguments: argparse.Namespace) -> int:
    """Measure everything and print it, as a table or as JSON."""
    if not library.is_loaded():
        raise AlhambraError("nothing-compiled")
    if arguments.against is not None:
        return _against(arguments)
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


def _against(arguments: argparse.Namespace) -> int:
    """Measure this commit and another in turn, and print the ratios."""
    from alhambra.bench.against import Ratio, ratios

    measured: list[Ratio] = []
    for ratio in ratios(arguments.against, arguments.python or sys.executable):
        measured.append(ratio)
        if arguments.json:
            print(arguments.words("bench-measured", name=ratio.name), file=sys.stderr)
            continue
        figures = f"{_rounded(ratio.before):>12} ->{_rounded(ratio.now):>12} {ratio.unit}"
        times = f"{ratio.ratio:.2f} ({ratio.low:.2f} - {ratio.high:.2f})"
        print(f"{ratio.name:<24}{figures}  x {times}", flush=True)
    if arguments.json:
        print(json.dumps({"machine": _machine(), "ratios": [vars(r) for r in measured]}, indent=2))
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
    return {
        "python": platform.python_version(),
        "system": platform.system(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
    }
