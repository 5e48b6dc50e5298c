"""The bar: how much is done, how long the rest takes; a line now and then where nobody watches."""

import sys
import time

import pytest

from alhambra.cli.bar import Bar
from alhambra.locale import words_in


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


def test_what_is_left_counts_only_what_was_done_now(
    clock: list[float], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    shown = Bar(100, words_in("en"), done=40)
    shown.show(40)
    clock[0] += 60
    shown.show(50)
    shown.show(51)
    shown.close()
    lines = capsys.readouterr().err.split("\r")
    assert lines[1] == "[###########.................] 40/100\033[K"
    assert lines[2] == "[##############..............] 50/100  0:05:00 left\033[K"
    assert lines[3:] == ["\033[K"]


def test_where_nobody_watches_a_line_comes_every_minute(
    clock: list[float], capsys: pytest.CaptureFixture[str]
) -> None:
    shown = Bar(1000, words_in("nl"))
    for done in range(1, 1000):
        clock[0] += 1
        shown.show(done)
    shown.close()
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 16
    assert lines[0].endswith("60/1000  nog 0:15:40")
