"""What it takes to build and to install the package: `python -m bench.building`.

Processor time of making the library and the rules of the page, everything but the standard library
of the compiler anew; how large they are; and how much a fresh virtual environment holds once the
package is installed with all it needs, without extras.
"""

import argparse
import gzip
import json
import os
import subprocess
import sys
import tempfile
import venv
from collections.abc import Callable
from pathlib import Path

from alhambra.compiled import build
from alhambra.compiled.program import Program
from alhambra.compiled.roots import all_roots, of_the_page
from alhambra.core.library import FILE

ROOT = Path(__file__).parent.parent
SHOWN = 6
"""How many of the largest packages are named."""


def processor_seconds(work: Callable[[], object]) -> float:
    """Processor time of some work and of the processes that it starts."""
    before = sum(os.times()[:4])
    work()
    return sum(os.times()[:4]) - before


def building() -> dict[str, float]:
    """Seconds and bytes of what is compiled."""
    roots = all_roots()
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        library, page = Path(folder) / FILE.name, Path(folder) / "rules.wasm"
        for name, make in (
            ("library", lambda: build.make_library(Program(roots), library, build.here())),
            ("page", lambda: build.make_page(Program(of_the_page(roots)), page)),
        ):
            found[f"{name}, processor time, s"] = processor_seconds(make)
        found["library, MB"] = library.stat().st_size / 1e6
        found["page, kB"] = page.stat().st_size / 1e3
        found["page, compressed by gzip, kB"] = len(gzip.compress(page.read_bytes(), 9)) / 1e3
    return found


def installing() -> dict[str, float]:
    """Megabytes of a virtual environment with the package, and of the largest parts of it."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=False, symlinks=True)
        pip = [sys.executable, "-m", "pip", "--python", folder, "install", "--quiet"]
        subprocess.run([*pip, str(ROOT)], check=True)
        packages = next(Path(folder).rglob("site-packages"))
        sizes = {part.name: size_of(part) for part in packages.iterdir()}
    largest = sorted(sizes, key=sizes.__getitem__, reverse=True)[:SHOWN]
    return {
        "installed with all it needs, MB": sum(sizes.values()),
        **{f"of that {name}, MB": sizes[name] for name in largest},
    }


def size_of(part: Path) -> float:
    """Megabytes of a file or of all files in a folder."""
    files = part.rglob("*") if part.is_dir() else [part]
    return sum(file.stat().st_size for file in files if file.is_file()) / 1e6


def main() -> None:
    """Print a table, or JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench.building", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args()
    found = {**building(), **installing()}
    if asked.json:
        print(json.dumps(found, indent=1))
        return
    for name, value in found.items():
        print(f"{name:45} {value:12,.2f}")


if __name__ == "__main__":
    main()
