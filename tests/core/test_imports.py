"""What an import costs: no NumPy, no Numba, no Rich before somebody needs them."""

import subprocess
import sys
from pathlib import Path

import pytest

HEAVY = ("numpy", "numba", "rich")


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
    ],
)
def test_imports_stay_light(statement: str) -> None:
    assert not modules_after(statement) & set(HEAVY)


def test_the_check_sees_heavy_modules() -> None:
    assert "numpy" in modules_after("from alhambra.rollwrite import simulate")
    assert "numpy" in modules_after("from alhambra.palace import simulate")


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
