"""Measuring two commits in turn: the sides are kept apart, and a ratio is what it says."""

import subprocess
import sys

import pytest

from alhambra.bench import against
from alhambra.core.errors import IllegalOption


def test_the_same_sources_are_as_fast_as_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(against, "ROUNDS", 5)
    ratio = against.measure("itself", "alhambra.rollwrite", ("face", 2), against.SOURCES)
    assert ratio.before > 0 and ratio.now > 0
    assert ratio.low <= ratio.ratio <= ratio.high
    assert 0.1 < ratio.ratio < 10


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
