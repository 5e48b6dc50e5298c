"""What an import costs: no NumPy and no Rich before somebody needs them."""

import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import alhambra

HEAVY = ("numpy", "rich")
OF_ARRAYS = ("alhambra.bots.palace.training",)
"""What needs NumPy, which is an extra."""
RUN_BY_OTHERS = ("alhambra.__main__", "alhambra.server.migrations.env")
"""What is no module to import: Python and Alembic run it."""


def modules_after(statement: str) -> set[str]:
    code = f"{statement}\nimport sys\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize(
    "statement",
    [
        "import alhambra",
        "import alhambra.rollwrite",
        "import alhambra.palace",
        "import alhambra.bots.registry",
        "from alhambra.palace import Rules; Rules().new_game(seed=1).legal_actions()",
        "from alhambra.rollwrite import Rules; Rules().new_game(seed=1).legal_actions()",
        "import alhambra.cli.main",
        "from alhambra.rollwrite import simulate",
        "from alhambra.palace import simulate",
        "import alhambra.bots.rollwrite.training",
        "import alhambra.bots.palace.levels, alhambra.bots.rollwrite.levels",
    ],
)
def test_imports_stay_light(statement: str) -> None:
    assert not modules_after(statement) & set(HEAVY)


def test_the_check_sees_heavy_modules() -> None:
    assert "numpy" in modules_after("from alhambra.rollwrite import simulate; simulate(1)")
    assert "numpy" in modules_after("from alhambra.palace import simulate; simulate(1)")
    assert "numpy" in modules_after("import alhambra.bots.palace.training")


def test_help_loads_no_game() -> None:
    code = "from alhambra.cli.main import main\ntry:\n main(['--help'])\nexcept SystemExit: pass"
    games = ("alhambra.rollwrite", "alhambra.palace")
    assert not any(name.startswith(games) for name in modules_after(code))


def test_a_server_has_all_games_and_bots_before_it_answers_anybody(tmp_path: Path) -> None:
    """Two threads that import them at once would each find half of them."""
    found = modules_after(
        "from pathlib import Path\n"
        "from alhambra.server.app import application\n"
        "from alhambra.server.settings import Settings\n"
        f"application(Settings(Path({str(tmp_path)!r})))"
    )
    assert not found & set(HEAVY)
    for game in ("rollwrite", "palace"):
        assert {f"alhambra.{game}", f"alhambra.bots.{game}.levels"} <= found


def test_only_what_hands_out_arrays_needs_numpy() -> None:
    """All other modules are imported where there is no NumPy."""
    found = pkgutil.walk_packages(alhambra.__path__, "alhambra.")
    names = [one.name for one in found if not one.name.startswith(OF_ARRAYS + RUN_BY_OTHERS)]
    assert len(names) > 200
    code = (
        "import importlib, sys; sys.modules['numpy'] = None\n"
        "for name in sys.argv[1:]:\n"
        " try: importlib.import_module(name)\n"
        " except ImportError as error: print(name, error)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *names], capture_output=True, text=True, check=True
    )
    assert done.stdout == ""


@pytest.mark.parametrize(
    "command", ["--help", "bots", "arena rollwrite --players uniform,apprentice --games 2"]
)
def test_commands_do_without_numpy(command: str) -> None:
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "from alhambra.cli.main import main; sys.exit(main(sys.argv[1:]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *command.split()], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
