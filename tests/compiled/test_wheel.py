"""The wheel for this machine: what it is called, what is in it, and that it plays."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from alhambra.compiled.build import TARGETS, here

ROOT = Path(__file__).parents[2]
PLAYING = """
from alhambra.core import library
from alhambra.palace import Rules
game = Rules(players=3).new_game(seed=1)
game.play(game.legal_actions()[0])
print(library.status().why, library.changed_sources())
"""


def test_a_wheel_serves_every_python_and_plays(tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "--quiet"]
    building = ["wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path)]
    subprocess.run([*pip, *building, str(ROOT)], check=True)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith(f"-cp311-abi3-{TARGETS[here()].tag}.whl")
    names = set(ZipFile(wheel).namelist())
    library = {name for name in names if name.startswith("alhambra/compiled/kernels.")}
    made = TARGETS[here()].file
    assert library == {f"alhambra/compiled/{made}", "alhambra/compiled/kernels.json"}
    assert {"alhambra/web/static/rules.wasm", "alhambra/web/static/rules.json"} <= names
    into = tmp_path / "installed"
    subprocess.run([*pip, "install", "--no-deps", "--target", str(into), str(wheel)], check=True)
    done = subprocess.run(
        [sys.executable, "-P", "-c", PLAYING],
        env={**os.environ, "PYTHONPATH": str(into)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == ("compiled []\n", "")
