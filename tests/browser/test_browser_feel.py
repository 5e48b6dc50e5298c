"""What one feels at a table: what happened, whose turn it is, how it stands."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import BOT, ME, begin, by_touch, make_table, play_on
from tests.browser.visitor import Visitor

SMALL = {"width": 360, "height": 640}
ON_ITS_SIDE = {"width": 844, "height": 390}


def bottom(visitor: Visitor, selector: str) -> float:
    """Where something on the page ends."""
    return float(visitor.find(selector).evaluate("(one) => one.getBoundingClientRect().bottom"))


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_a_small_phone_has_all_there_is_to_decide_and_says_what_happened(
    visit: Visit, language: str
) -> None:
    ann = visit(language, touch=True, viewport=SMALL)
    make_table(ann, ME, BOT, BOT)
    begin(ann)
    play_on(ann, by_touch, most=3)
    while not ann.find(".preview.since").count():  # in mid-turn nothing is new
        play_on(ann, by_touch, most=1)
    told = ann.find(".told")
    expect(told).to_contain_text(ann.say("told-since"))
    expect(told).to_contain_text(ann.say("table-bot-number", number=2))
    assert ann.find(".small-sheet .recent, .die.came").count() > 0
    assert bottom(ann, ".actions") <= SMALL["height"]
    ann.find(".sheet .target.legal, .actions .choice").first.tap()
    assert bottom(ann, ".confirm") <= SMALL["height"]
    ann.button("choice-cancel").tap()

    ann.find(".others button").first.scroll_into_view_if_needed()
    stay = ann.find(".stay")
    expect(stay).to_contain_text(ann.say("table-your-turn"))
    expect(stay.locator(".points-line li")).to_have_count(3)
    expect(stay.locator(".mine")).to_contain_text("Ann")
    assert not ann.violations()
    ann.find(".others button").first.tap()
    expect(ann.find(".looking")).to_be_in_viewport()
    expect(ann.find(".preview .hint")).to_have_text(ann.say("hint-turn"))
    ann.find(".looking button").tap()
    ann.page.mouse.wheel(0, 900)
    ann.button("stay-back").tap()
    expect(stay).to_have_count(0)

    ann.page.set_viewport_size(ON_ITS_SIDE)  # type: ignore[arg-type]
    assert bottom(ann, ".sheet") <= ON_ITS_SIDE["height"]
    assert bottom(ann, ".actions") <= ON_ITS_SIDE["height"]
    assert ann.overflows() <= 0
