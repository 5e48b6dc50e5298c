"""The lowest versions of libraries that the package says it works with: it works with them."""

import os
import re
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

import pytest

from tests.server.cluster import Cluster

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "tests" / "lowest.py"


def lowest() -> list[str]:
    """The lowest version of everything that a server needs, over PostgreSQL too, and batches."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    needed = [*project["dependencies"], *extras["numpy"], *extras["postgresql"]]
    found = [re.match(r"([A-Za-z0-9_-]+(?:\[[a-z]+\])?)>=([0-9.]+)", need) for need in needed]
    assert all(found)
    return [f"{one[1]}=={one[2]}" for one in found if one is not None]


def test_everything_that_is_needed_says_from_which_version_on() -> None:
    assert len(lowest()) >= 10
    assert any(one.startswith("psycopg[binary]==") for one in lowest())


@pytest.mark.long(verb="lowest")
def test_a_game_is_played_and_verified_with_the_lowest_versions(tmp_path: Path) -> None:
    venv.create(tmp_path, with_pip=True)
    python = tmp_path / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    install = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    subprocess.run([*install, *lowest()], check=True, timeout=3600)
    cluster = Cluster()
    try:
        for where in ([], ["--database", cluster.database()]):
            plays([str(python), str(SCRIPT), *where])
    finally:
        cluster.end()


def plays(command: list[str]) -> None:
    around = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    ran = subprocess.run(
        command, env=around, capture_output=True, text=True, timeout=3600, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert "Every line of the record follows the rules" in ran.stdout
