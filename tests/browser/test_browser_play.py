"""Whole games against bots."""

import contextlib
import io

import pytest

from alhambra.cli.main import main
from alhambra.core.record import Record
from tests.browser.conftest import Visit
from tests.browser.playing import (
    Do,
    by_keyboard,
    by_mouse,
    by_touch,
    expect_over,
    on_other_days,
    play_now,
    play_on,
    play_out,
    settle,
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


ALL = 1000
SOME_OR_ALL = pytest.mark.parametrize(
    "most",
    [8, on_other_days(ALL)],
    ids=["its-beginning", "all-of-it"],
)
"""How many decisions of a game are made on the page."""


def play_to_the_end(visitor: Visitor, do: Do, *, most: int) -> None:
    """So many decisions on the page, and the rest without it."""
    play_on(visitor, do, most=most)
    if most < ALL:
        play_out(visitor, table_of(visitor))
    expect_over(visitor)


@SOME_OR_ALL
def test_a_game_by_keyboard_alone(visit: Visit, most: int) -> None:
    ann = visit()
    ann.open()
    press = ann.page.keyboard.press
    while not ann.page.evaluate("document.activeElement.matches('.play')"):
        press("Tab")
    press("Enter")
    ann.page.wait_for_url("**/table/*")
    play_to_the_end(ann, by_keyboard, most=most)


@SOME_OR_ALL
def test_a_game_by_touch_on_a_phone(visit: Visit, most: int) -> None:
    ann = visit(touch=True, viewport=PHONE)
    play_now(ann)
    play_on(ann, by_touch, most=3)
    settle(ann)
    assert ann.overflows() <= 0
    ann.picture(f"playing-phone-{most}")
    play_to_the_end(ann, by_touch, most=most)
    settle(ann)
    assert ann.overflows() <= 0
