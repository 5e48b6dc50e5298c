"""No kernel leaves its records or its 64 bits, and a build that watches says where one does."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra.compiled.program import Program
from alhambra.core.root import Root
from tests.compiled import wrong
from tests.compiled.making import make

HERE = Path(__file__).parents[2]
GAMES, SIMULATIONS = 4, 2

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the sanitizers are GCC's on Linux")


def watched(library: Path, *command: str) -> "subprocess.CompletedProcess[str]":
    """Python under the sanitizers."""
    asan = subprocess.check_output(["gcc", "-print-file-name=libasan.so"], text=True).strip()
    environment = {
        **os.environ,
        "LD_PRELOAD": asan,
        "ASAN_OPTIONS": "detect_leaks=0",
        "UBSAN_OPTIONS": "print_stacktrace=1",
        "ALHAMBRA_LIBRARY": str(library),
        "PYTHONPATH": os.pathsep.join((str(HERE / "src"), str(HERE))),
    }
    return subprocess.run(
        [sys.executable, *command], env=environment, capture_output=True, text=True, check=False
    )


def test_whole_games_stay_within_their_records(tmp_path: Path) -> None:
    """Both games at every number of players, and everything that bots and tables do with them."""
    file = tmp_path / "checked.so"
    subprocess.run(
        [sys.executable, "-m", "alhambra.compiled", "--checked", str(file)],
        env={**os.environ, "CC": "gcc", "PYTHONPATH": str(HERE / "src")},
        check=True,
    )
    done = watched(file, "-m", "tests.compiled.sanitize", str(GAMES), str(SIMULATIONS))
    assert "runtime error" not in done.stderr, done.stderr[:4000]
    assert done.stdout.strip() == "nothing was found", done.stderr[-4000:]


@pytest.fixture(scope="module")
def mistaken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("wrong") / "wrong.so"
    make(Program(wrong.ROOTS), file, "gcc", checked=True)
    return file


ASK = """
import sys
from array import array
from pathlib import Path
from alhambra.core.root import Numbers, Several
from tests.compiled.making import kind_of, module_of
from tests.compiled.scene import SCENE
from tests.compiled.wrong import ROOTS

library = module_of(Path(sys.argv[1]))
root = next(root for root in ROOTS if root.name == sys.argv[2])
buffers = {Several(SCENE): array("q", [0] * SCENE.words), Numbers(): array("q", [0] * 8)}
given = [buffers.get(part, kind_of(library, SCENE)(SCENE.words)) for part in root.parts[:-1]]
print(library.roots[root.name](*given, 7), file=sys.stderr)
print("it went well up to here", file=sys.stderr)
library.roots[root.name](*given, 8)
"""


@pytest.mark.parametrize("root", wrong.ROOTS, ids=lambda root: root.name)
def test_a_mistake_is_said_with_its_line_in_python(root: Root, mistaken: Path) -> None:
    done = watched(mistaken, "-c", ASK, str(mistaken), root.name)
    before, _, after = done.stderr.partition("it went well up to here")
    assert "runtime error" not in before, before
    source = Path(wrong.__file__).read_text().splitlines()
    first = root.kernel.__code__.co_firstlineno
    line = next(n for n in range(first, len(source)) if "  # " in source[n - 1])
    assert re.search(rf"wrong\.py:{line}\b", after) and "runtime error" in after, after[:2000]
