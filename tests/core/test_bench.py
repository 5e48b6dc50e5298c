"""Measuring two commits in turn: the sides are kept apart, and a ratio is what it says."""

import subprocess
import sys
from pathlib import Path

import pytest

from alhambra.bench import against
from alhambra.core.errors import IllegalOption

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


def test_the_same_sources_play_on_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(against, "ROUNDS", 5)
    ratio = against.measure("itself", "alhambra.rollwrite", ("face", 2), against.SOURCES)
    assert ratio.before > 0 and ratio.now > 0
    assert ratio.low <= ratio.ratio <= ratio.high


def test_a_ratio_is_that_of_the_sides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "telling.py"
    script.write_text(TELLING)
    monkeypatch.setattr(against, "ROUNDS", 5)
    monkeypatch.setattr(against, "SCRIPT", script)
    ratio = against.measure("telling", "a game", ("face", 2), Path("before"))
    assert (ratio.before, ratio.now) == (900, 300)
    assert ratio.low == ratio.ratio == ratio.high == pytest.approx(1 / 3)


def test_rounds_tell_actions_a_second() -> None:
    command = [sys.executable, str(against.SCRIPT), "face", "alhambra.rollwrite", "1"]
    done = subprocess.run(command, input="1\n2\n", capture_output=True, text=True, check=True)
    ready, *figures = done.stdout.split()
    assert ready == "ready" and len(figures) == 2 and all(float(figure) > 0 for figure in figures)


def test_a_commit_that_git_does_not_know_is_refused() -> None:
    with (
        pytest.raises(IllegalOption, match="no-such-commit"),
        against.checked_out("no-such-commit"),
    ):
        pass
