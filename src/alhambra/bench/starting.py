"""Figures of starting: the compiled twin cold and warm, and the first answer of the program."""

from collections.abc import Iterator

from alhambra import games
from alhambra.bench.measure import Figure, cold_and_warm, seconds_of_python

NUMBA = "import numba, numpy"
HELP = "from alhambra.cli.main import main\ntry:\n  main(['--help'])\nexcept SystemExit: pass"


def figures() -> Iterator[Figure]:
    """All figures, one by one as they are measured; every start is a process of its own."""
    yield Figure("start, alhambra --help", seconds_of_python(HELP, runs=5), "s", "well under 0.2")
    yield Figure("start, importing Numba and NumPy alone", seconds_of_python(NUMBA, runs=3), "s")
    measured = [game for game in games.entries() if game.bench is not None]
    playing = [f"from {game.rules} import simulate; simulate(1, threads=1)" for game in measured]
    cold, warm = cold_and_warm(playing[0])
    yield Figure(f"start, cold to a {measured[0].name} game", cold, "s", "compilation under 6")
    yield Figure(f"start, warm to a {measured[0].name} game", warm, "s", "under 1")
    cold, warm = cold_and_warm("; ".join(playing))
    yield Figure("start, cold to a game of each", cold, "s", "compilation under 20")
    yield Figure("start, warm to a game of each", warm, "s", "under 1.2")
