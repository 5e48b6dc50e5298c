"""The end of a game: celebrated, told first, alone with a medal, and a picture that is whole."""

from datetime import date

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import (
    BOT,
    ME,
    OPEN,
    begin,
    invitation,
    join,
    make_table,
    play_out,
    settle,
)
from tests.browser.stage import TABLET
from tests.browser.visitor import Visitor

SMALL = {"width": 360, "height": 640}
LONG = "Maximiliane Ottoberta W."

OUTSIDE = """() => {
  const all = document.querySelector("svg").getBoundingClientRect();
  const drawn = [...document.querySelectorAll("text, path, rect, circle")];
  const shown = drawn.filter((one) => one.getClientRects().length);
  return shown.filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const edges = [all.left - left, right - all.right, all.top - top, bottom - all.bottom];
    return Math.max(...edges) > 1;
  }).map((one) => one.outerHTML.slice(0, 80));
}"""
"""What of a picture lies beyond its edge."""


def picture_of(visitor: Visitor) -> str:
    """The drawing that a page gives away."""
    with visitor.page.expect_download() as download:
        visitor.button("picture-svg").click()
    return download.value.path().read_text(encoding="utf-8")


def test_the_winner_sees_stars_and_the_other_what_went_well(visit: Visit) -> None:
    ann, ben = visit("en", viewport=SMALL), visit("de", viewport=TABLET)
    table = make_table(ann, ME, OPEN)
    join(ben, invitation(ann), "Ben")
    begin(ann)
    ben.find(".playing").wait_for()
    play_out(ann, table, ben)
    for visitor in (ann, ben):
        visitor.find(".ending .badges li").first.wait_for()
    winner, loser = (ann, ben) if ann.find(".star").count() else (ben, ann)
    expect(winner.find("h1")).to_have_text(winner.say("end-title-mine"))
    expect(winner.find(".star")).to_have_count(12)
    expect(winner.find(".podium.rising")).to_have_count(1)
    expect(winner.button("again")).to_be_visible()
    points = int(winner.find(".ranking .mine .total").inner_text())
    fewer = int(loser.find(".ranking .mine .total").inner_text())
    name = "Ben" if loser is ben else "Ann"
    margin = points - fewer
    winner.hears(winner.say("end-mine", points=points, margin=margin, name=name))
    expect(loser.find(".star")).to_have_count(0)
    expect(loser.find(".badges li")).to_have_count(1)
    expect(loser.button("end-revenge")).to_be_visible()
    loser.find(".to-moments").click()
    expect(loser.find("#moments")).to_be_focused()
    winner.page.reload()
    winner.find(".star").first.wait_for()
    expect(winner.find(".podium.rising")).to_have_count(0)
    for visitor in (winner, loser):
        settle(visitor)
        assert not visitor.violations()
        assert visitor.overflows() <= 0


def test_alone_one_is_compared_with_the_levels(visit: Visit) -> None:
    ann = visit("nl", viewport=SMALL)
    for number in range(2):
        table = make_table(ann, ME)
        begin(ann)
        play_out(ann, table)
        ann.find(".comparison").wait_for()
        expect(ann.find(".last-games")).to_have_count(number)
    games = ann.page.request.get(f"{ann.server.address}/api/me/games").json()["games"]
    now = games[-1]
    expect(ann.find("h1")).to_contain_text(str(now["score"]))
    if now["next"]:
        told = ann.say("solo-next", medal=now["next"]["medal"], missing=now["next"]["missing"])
        expect(ann.find(".result")).to_contain_text(told)
    rows = ann.find(".comparison tbody tr")
    expect(rows).to_have_count(6)
    expect(rows.nth(3).locator("td")).to_have_text(["92", "100", "108"])
    expect(rows.last).to_contain_text(str(now["score"]))
    parts = [int(part) for part in ann.find(".sources li b").all_text_contents()]
    assert sum(parts) == now["score"]
    settle(ann)
    assert not ann.violations()
    assert ann.overflows() <= 0


@pytest.mark.parametrize("game", ["rollwrite", "palace"])
def test_a_picture_to_share_is_seen_before_and_nothing_of_it_is_cut(
    visit: Visit, game: str
) -> None:
    ann = visit("de", viewport=SMALL)
    table = make_table(ann, {**ME, "name": LONG}, *[BOT] * 4, game=game)
    begin(ann)
    play_out(ann, table)
    ann.page.reload()
    shown = ann.find(".picture img")
    shown.wait_for()
    assert shown.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 1000
    drawn = picture_of(ann)
    assert LONG in drawn and ann.say("table-bot") in drawn and str(date.today().year) in drawn
    sheet = ann.page.context.new_page()
    sheet.set_content(drawn)
    assert sheet.evaluate(OUTSIDE) == []
