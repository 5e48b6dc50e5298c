"""Builds a wheel for every kind of machine, and says which of them was tried out here."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from alhambra.compiled.build import TARGETS, here

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
TRIAL = """
from alhambra.core import library
from alhambra.palace import Rules
game = Rules(players=3).new_game(seed=1)
while not game.is_over:
    game.play(game.nth_action(len(game.plies) % game.legal_count()))
print(library.status().why, *game.outcome.scores)
"""


def main() -> None:
    """Build them one after another; those that cannot be built here are named with the reason."""
    failed = False
    for target in TARGETS:
        begun = time.monotonic()
        wheel = built(target)
        if isinstance(wheel, str):
            print(f"{target:16} not built: {wheel}")
            failed = True
            continue
        outcome = tried(wheel) if target == here() else "not run: no such machine here"
        size, seconds = wheel.stat().st_size / 1e6, time.monotonic() - begun
        print(f"{target:16} {wheel.name}, {size:.1f} MB, {seconds:.0f} s, {outcome}", flush=True)
    sys.exit(failed)


def built(target: str) -> Path | str:
    """The wheel for a kind of machine, or why there is none."""
    environment = {**os.environ, "ALHAMBRA_TARGET": "" if target == here() else target}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation"]
        done = subprocess.run(
            [*command, "--wheel-dir", folder, str(ROOT)],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            lines = [line.strip() for line in done.stderr.splitlines() if "rror" in line]
            return lines[0] if lines else "no reason given"
        (wheel,) = Path(folder).glob("*.whl")
        DIST.mkdir(exist_ok=True)
        wheel.replace(DIST / wheel.name)
    return DIST / wheel.name


def tried(wheel: Path) -> str:
    """What happens if a game is played with the wheel."""
    with tempfile.TemporaryDirectory() as folder:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", folder]
        subprocess.run([*pip, str(wheel)], check=True)
        environment = {**os.environ, "PYTHONPATH": folder}
        done = subprocess.run(
            [sys.executable, "-P", "-c", TRIAL],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            cwd=folder,
        )
    if done.returncode != 0 or not done.stdout.startswith("compiled"):
        raise SystemExit(f"{wheel.name} does not play: {done.stdout}{done.stderr}")
    return f"a game played, scores {' '.join(done.stdout.split()[1:])}"


if __name__ == "__main__":
    main()
