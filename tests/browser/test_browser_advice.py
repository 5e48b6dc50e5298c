"""Advice of a bot: beside the board, with what it speaks of lit, to be followed or put away."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import BOT, ME, begin, by_mouse, make_table, settle, wait_for_turn

PHONE = {"width": 360, "height": 640}
LIT = ".slot.chosen, .display .chosen, .ring.selected, .cell.shown, .turn.shown, .choice.shown"
"""What is about to be bought, taken, built, turned or done."""


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["palace", "rollwrite"])
def test_a_bot_that_is_asked_says_what_it_would_do_and_it_is_done(
    visit: Visit, game: str, size: dict[str, int] | None
) -> None:
    ann = visit("de", **({"viewport": size, "touch": True} if size else {}))
    make_table(ann, ME, BOT, game=game)
    begin(ann)
    ann.find(".playing.my-turn").wait_for()
    expect(ann.find(LIT)).to_have_count(0)
    ask, advised = ann.button("advice-ask"), ann.find(".advised")
    ask.click()
    expect(advised).to_contain_text("%")
    expect(advised).to_be_in_viewport(ratio=1)
    expect(ann.find(LIT).first).to_be_visible()
    settle(ann)
    assert not ann.violations()
    assert ann.overflows() <= 0

    first = advised.locator(".meant").inner_text()
    if (other := ann.button("advice-next")).count():
        other.click()
        expect(advised.locator(".meant")).not_to_have_text(first)
    ann.button("advice-close").click()
    expect(advised).to_have_count(0)
    expect(ann.find(LIT)).to_have_count(0)

    ask.press("Enter")
    expect(ann.button("advice-do")).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(advised).to_have_count(0)
    expect(ask).to_be_focused()
    ann.page.keyboard.press("Enter")
    before = ann.find(".playing").get_attribute("data-version")
    ann.button("advice-do").press("Enter")
    expect(ann.find(".playing")).not_to_have_attribute("data-version", before or "")
    expect(advised).to_have_count(0)


def test_alone_for_points_nothing_is_won(visit: Visit) -> None:
    ann = visit()
    make_table(ann, ME)
    begin(ann)
    ann.button("advice-ask").click()
    advised = ann.find(".advised")
    expect(advised).to_contain_text("points")
    expect(advised).not_to_contain_text("%")


def test_whatever_else_is_done_puts_advice_away(visit: Visit) -> None:
    ann = visit()
    make_table(ann, ME, BOT, game="palace")
    begin(ann)
    ann.find(".playing.my-turn").wait_for()
    ann.button("advice-ask").click()
    expect(ann.find(".advised")).to_be_visible()
    ann.find(".hand .money").first.click()
    expect(ann.find(".advised")).to_have_count(0)
    expect(ann.find(".hand .chosen")).to_have_count(1)
    expect(ann.find(".panel.on-cards")).to_be_visible()


def test_a_die_that_is_pressed_puts_advice_away(visit: Visit) -> None:
    ann = visit()
    make_table(ann, ME, BOT)
    begin(ann)
    now = wait_for_turn(ann)
    while not any(action.startswith("change") for action in now.actions):
        by_mouse(ann, "gain" if "gain" in now.actions else now.actions[0])
        now = wait_for_turn(ann, now.version)
    ann.button("advice-ask").click()
    expect(ann.find(".advised")).to_be_visible()
    ann.find(".turns span.target").first.click()
    expect(ann.find(".advised")).to_have_count(0)
    expect(ann.button("choice-confirm")).to_be_visible()
