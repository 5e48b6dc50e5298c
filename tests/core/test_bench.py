"""Measuring two commits in turn: the sides are kept apart, and a ratio is what it says."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra.bench import against, rounds
from alhambra.bench.against import Side, Work
from alhambra.core import library
from alhambra.core.errors import AlhambraError, IllegalOption

TELLING = """
import os
pace = 300 if os.environ["PYTHONPATH"] == "before" else 100
print("ready", flush=True)
try:
    while True:
        print(pace * int(input()), flush=True)
except EOFError:
    pass
"""
"""Plays nothing, and says that it was three times as fast before."""


KINDS = [work.kind for work in (against.START, *against.WORKS)]
WORK = Work("face", 1, "actions/s")


def test_the_same_sources_work_on_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(against, "ROUNDS", 5)
    ratio = against.measure("itself", "alhambra.rollwrite", WORK, Side(against.SOURCES))
    assert ratio.name == "itself, face" and ratio.unit == "actions/s"
    assert ratio.before > 0 and ratio.now > 0
    assert ratio.low <= ratio.ratio <= ratio.high


def test_a_ratio_is_that_of_the_sides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "telling.py"
    script.write_text(TELLING)
    monkeypatch.setattr(against, "ROUNDS", 5)
    monkeypatch.setattr(against, "SCRIPT", script)
    ratio = against.measure("telling", "a game", WORK, Side(Path("before")))
    assert (ratio.before, ratio.now) == (900, 300)
    assert ratio.low == ratio.ratio == ratio.high == pytest.approx(1 / 3)


def test_a_side_runs_its_own_python() -> None:
    side = Side(against.SOURCES, "/nowhere/python")
    with pytest.raises(AlhambraError, match="nowhere"):
        against.measure("itself", "alhambra.rollwrite", WORK, side)


def test_a_side_that_cannot_work_says_why(tmp_path: Path) -> None:
    (tmp_path / "alhambra").mkdir()
    (tmp_path / "alhambra" / "__init__.py").write_text("raise ImportError('no such module')")
    with pytest.raises(AlhambraError, match="no such module"):
        against.measure("itself", "alhambra.rollwrite", WORK, Side(tmp_path))


def test_a_library_that_is_named_is_not_that_of_the_other_side(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(library.CHOICE, "some.so")
    assert library.CHOICE not in Side(Path("before")).environment


def test_only_rules_that_are_compiled_beforehand_are(tmp_path: Path) -> None:
    against.compile_rules(Side(tmp_path))
    module = tmp_path / "alhambra" / "compiled" / "__main__.py"
    module.parent.mkdir(parents=True)
    for folder in (module.parent.parent, module.parent):
        (folder / "__init__.py").touch()
    module.write_text("raise SystemExit('no compiler')")
    with pytest.raises(AlhambraError, match="no compiler"):
        against.compile_rules(Side(tmp_path))


@pytest.mark.parametrize("kind", KINDS)
def test_rounds_tell_what_is_done_in_a_second(kind: str) -> None:
    game = "alhambra.rollwrite"
    command = [sys.executable, "-P", str(against.SCRIPT), kind, game, "1"]
    done = subprocess.run(command, input="1\n2\n", capture_output=True, text=True, check=True)
    ready, *figures = done.stdout.split()
    assert ready == "ready" and len(figures) == 2 and all(float(figure) > 0 for figure in figures)


def test_every_kind_of_round_is_measured() -> None:
    assert set(KINDS) == rounds.ROUNDS.keys()


def test_a_commit_that_git_does_not_know_is_refused() -> None:
    with (
        pytest.raises(IllegalOption, match="no-such-commit"),
        against.checked_out("no-such-commit"),
    ):
        pass


def test_nothing_is_measured_without_the_library() -> None:
    command = [sys.executable, "-m", "alhambra", "bench"]
    environment = {**os.environ, library.CHOICE: library.NONE}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "python -m alhambra.compiled" in done.stderr
