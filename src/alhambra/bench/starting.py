"""Figures of starting: the compiled twin cold and warm, and the first answer of the program."""

from collections.abc import Iterator

from alhambra.bench.measure import Figure, cold_and_warm, seconds_of_python

NUMBA = "import numba, numpy"
ROLLWRITE = "from alhambra.rollwrite import simulate; simulate(1, threads=1)"
BOTH = f"{ROLLWRITE}; from alhambra.palace import simulate; simulate(1, threads=1)"
HELP = "from alhambra.cli.main import main\ntry:\n  main(['--help'])\nexcept SystemExit: pass"


def figures() -> Iterator[Figure]:
    """All figures, one by one as they are measured; every start is a process of its own."""
    yield Figure("start, alhambra --help", seconds_of_python(HELP, runs=5), "s", "well under 0.2")
    yield Figure("start, importing Numba and NumPy alone", seconds_of_python(NUMBA, runs=3), "s")
    cold, warm = cold_and_warm(ROLLWRITE)
    yield Figure("start, cold to a rollwrite game", cold, "s", "compilation under 6")
    yield Figure("start, warm to a rollwrite game", warm, "s", "under 1")
    cold, warm = cold_and_warm(BOTH)
    yield Figure("start, cold to a game of both", cold, "s", "compilation under 20")
    yield Figure("start, warm to a game of both", warm, "s", "under 1.2")
