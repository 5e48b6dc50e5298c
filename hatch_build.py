"""Compiles the rules when the package is built or installed; without a compiler it does without."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MADE = (
    "src/alhambra/compiled/kernels.abi3.so",
    "src/alhambra/compiled/kernels.pyd",
    "src/alhambra/compiled/kernels.json",
    "src/alhambra/web/static/rules.wasm",
    "src/alhambra/web/static/rules.json",
)
TARGET = "ALHAMBRA_TARGET"
"""Names another kind of machine to make a wheel for; see `alhambra.compiled.build`."""


class Compiling(BuildHookInterface):  # type: ignore[type-arg]
    """Makes the library beside the sources, or for another machine in a folder of its own."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and say what kind of wheel it becomes."""
        target = os.environ.get(TARGET, "")
        into = Path(self.root, "build", target)
        command = [sys.executable, "-m", "alhambra.compiled", "--page", "--tag"]
        if target:
            command += ["--target", target, "--into", str(into)]
        known = os.environ.get("PYTHONPATH")  # where pip has put what is needed to build
        paths = [str(Path(self.root, "src")), *([known] if known else [])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
        if done.returncode != 0:
            if target:
                raise RuntimeError(done.stderr)
            self.app.display_warning(f"The rules stay interpreted: {done.stderr.strip()}")
            return
        *said, tag = done.stdout.splitlines()
        for line in said:
            self.app.display_info(line)
        build_data["pure_python"] = False
        build_data["tag"] = f"cp311-abi3-{tag}"
        build_data["artifacts"] += MADE[3:] if target else MADE
        if target:
            for file in into.iterdir():
                build_data["force_include"][str(file)] = f"alhambra/compiled/{file.name}"
