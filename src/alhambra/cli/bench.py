"""`alhambra bench`: measures the engines on this machine."""

import json
import os
import platform
import sys
from itertools import chain

from alhambra.bench.measure import Figure


def run(json_output: bool) -> int:  # noqa: FBT001 - the one flag of the command
    """Measure everything and print it, as a table or as JSON."""
    from alhambra.bench import palace, rollwrite, starting

    measured: list[Figure] = []
    for figure in chain(starting.figures(), rollwrite.figures(), palace.figures()):
        measured.append(figure)
        if json_output:
            print(f"measured: {figure.name}", file=sys.stderr)
        else:
            goal = f"  (goal: {figure.goal})" if figure.goal else ""
            print(f"{figure.name:<42}{_rounded(figure.value):>14} {figure.unit}{goal}", flush=True)
    if json_output:
        print(json.dumps({"machine": _machine(), "figures": [vars(f) for f in measured]}, indent=2))
    return 0


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
