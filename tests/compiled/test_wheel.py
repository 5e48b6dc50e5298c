"""The wheel for this machine: what it is called, what is in it, and that it plays."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

from alhambra.compiled.build import TARGETS, here

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
BUILDING = PROJECT["build-system"]["requires"], PROJECT["project"]["optional-dependencies"]["build"]
MACHINES = {  # what Python calls the systems and processors of our targets
    "linux": ("linux", {"x86_64": "x86_64", "aarch64": "aarch64"}),
    "musl": ("linux", {"x86_64": "x86_64", "aarch64": "aarch64"}),
    "macos": ("darwin", {"x86_64": "x86_64", "arm64": "arm64"}),
    "windows": ("win32", {"x86_64": "AMD64"}),
}
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


def wants_zig(requirements: list[str], system: str, machine: str, python: str = "CPython") -> bool:
    """Is a compiler fetched on such a machine?"""
    (zig,) = (Requirement(each) for each in requirements if each.startswith("ziglang"))
    here = {"sys_platform": system, "platform_machine": machine}
    assert zig.marker is not None
    return zig.marker.evaluate({**here, "platform_python_implementation": python})


@pytest.mark.parametrize("requirements", BUILDING, ids=["to build", "to build again"])
def test_the_compiler_is_fetched_where_a_library_is_made_and_nowhere_else(
    requirements: list[str],
) -> None:
    """Where there is no compiler to fetch, installing goes on, and the rules are interpreted."""
    for target in TARGETS:
        name, _, machine = target.partition("-")
        system, machines = MACHINES[name]
        assert wants_zig(requirements, system, machines[machine]), target
    for system, machine, python in (
        ("linux", "armv7l", "CPython"),
        ("linux", "riscv64", "CPython"),
        ("linux", "", "CPython"),
        ("freebsd14", "amd64", "CPython"),
        ("win32", "ARM64", "CPython"),
        ("linux", "x86_64", "PyPy"),
    ):
        assert not wants_zig(requirements, system, machine, python), (system, machine, python)
