"""Whole games against bots."""

import contextlib
import io

import pytest

from alhambra.cli.main import main
from alhambra.core.record import Record
from tests.browser.conftest import Visit
from tests.browser.playing import (
    by_keyboard,
    by_mouse,
    by_touch,
    expect_over,
    play_now,
    play_on,
    table_of,
)
from tests.browser.stage import PHONE
from tests.browser.visitor import Visitor


def record_of(visitor: Visitor) -> str:
    """The record as the page offers it."""
    with visitor.page.expect_download() as download:
        visitor.find(".ending a[download]").click()
    return download.value.path().read_text(encoding="utf-8")


def test_a_whole_game_by_mouse_can_be_verified(visit: Visit) -> None:
    ann = visit()
    play_now(ann)
    play_on(ann, by_mouse)
    expect_over(ann)
    text = record_of(ann)
    record = Record.parse(text)
    assert record.replay().is_over and record.fair is not None and record.fair.luck
    said = io.StringIO()
    with contextlib.redirect_stdout(said), pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", io.StringIO(text))
        assert main(["verify", "-"]) == 0
    assert "drawn as committed" in said.getvalue()
    assert record.fair.table == table_of(ann)


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    ann = visit()
    ann.open()
    press = ann.page.keyboard.press
    while not ann.page.evaluate("document.activeElement.matches('.play')"):
        press("Tab")
    press("Enter")
    ann.page.wait_for_url("**/table/*")
    play_on(ann, by_keyboard)
    expect_over(ann)


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    ann = visit(touch=True, viewport=PHONE)
    play_now(ann)
    now = play_on(ann, by_touch, most=3)
    assert ann.overflows() <= 0
    ann.picture("playing-phone")
    play_on(ann, by_touch, before=now.version - 1)
    expect_over(ann)
    assert ann.overflows() <= 0
