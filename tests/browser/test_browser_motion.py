"""Things move where they go, shortly; nothing moves where motion is unwelcome."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.palace import Position
from tests.browser.playing import (
    BOT,
    ME,
    begin,
    by_mouse,
    make_table,
    play_on,
    settle,
    tap,
    wait_for_turn,
)
from tests.browser.test_browser_palace import turn
from tests.browser.visitor import Visitor

PHONE = {"width": 360, "height": 640}

WATCH = """
window.flights = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) {
      if (node.classList?.contains("flight")) {
        const [moving] = node.getAnimations();
        const { position, pointerEvents } = getComputedStyle(node);
        const takes = Number(moving?.effect.getTiming().duration ?? 0);
        moving?.pause();
        window.flights.push({ takes, position, pointerEvents });
      }
    }
  }
}).observe(document, { childList: true, subtree: true });
"""
"""What flies is seen, and stays in the air until somebody acts."""

MOVING = """() => document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().activeDuration > 1)
  .map((one) => one.animationName ?? one.transitionProperty ?? "flight")"""

TAKE = ".display .money:not([aria-disabled])"


def flights(visitor: Visitor) -> list[dict[str, Any]]:
    """What has flown on this page."""
    found: list[dict[str, Any]] = visitor.page.evaluate("window.flights")
    return found


def take_money(visitor: Visitor) -> None:
    """Take a card of the display, and wait for the hand to have it."""
    visitor.find(TAKE).first.wait_for()
    hand = visitor.find(".hand > li").count()
    visitor.find(TAKE).first.click()
    visitor.find(".panel .primary, .panel [data-action^=take]").first.click()
    if (yes := visitor.find(".confirming .primary")).count():
        yes.click()
    visitor.page.wait_for_function(
        "(before) => document.querySelectorAll('.hand > li').length > before", arg=hand
    )
    visitor.find(".playing.my-turn").wait_for()


def play(visitor: Visitor, game: str) -> None:
    """Some actions of a game against a bot."""
    visitor.page.add_init_script(WATCH)
    make_table(visitor, ME, BOT, game=game)
    begin(visitor)
    play_more(visitor, game)


def play_more(visitor: Visitor, game: str) -> None:
    """Act, and wait for the turn to come back."""
    if game == "rollwrite":
        play_on(visitor, by_mouse, most=4)
    else:
        take_money(visitor)


@pytest.mark.parametrize("game", ["rollwrite", "palace"])
def test_what_goes_somewhere_is_seen_to_go_there(visit: Visit, game: str) -> None:
    ann = visit(reduced_motion="no-preference")
    play(ann, game)
    for _ in range(6):  # until the last that happened was such that something flew
        if ann.find(".flight").count():
            break
        play_more(ann, game)
    flown = flights(ann)
    assert flown
    assert all(0 < one["takes"] <= 520 for one in flown)
    assert all((one["position"], one["pointerEvents"]) == ("fixed", "none") for one in flown)
    expect(ann.find(".flight").first).to_be_attached()
    ann.page.keyboard.press("Shift")
    expect(ann.find(".flight")).to_have_count(0)


@pytest.mark.parametrize("game", ["rollwrite", "palace"])
def test_nothing_moves_where_motion_is_unwelcome(visit: Visit, game: str) -> None:
    ann = visit()
    play(ann, game)
    assert flights(ann) == []
    assert ann.page.evaluate(MOVING) == []


TELL = """([now, fresh]) => {
  window.told = [...(window.told ?? []), ...fresh];
  show({ ...now, story: window.told });
}"""
"""The story goes on: what was told before stays the same."""

BOUGHT = {"kind": "bought", "seat": 1, "tile": "garden-9", "slot": 3, "price": 9, "exact": True}
BOUGHT |= {"over": 0, "count": 2, "cards": ["o4", "o5"], "ply": 2}


def tell(position: Position, *events: dict[str, Any]) -> None:
    """Something happens at a table that shows this position."""
    position.visitor.page.evaluate(TELL, [position.moment(), list(events)])
    settle(position.visitor)


def another_buys(visitor: Visitor) -> None:
    """Somebody else buys a tile, pays two cards, and builds it where it lies in the position."""
    position = Position(visitor, turn())
    laid = position.moment()["view"]["seats"][1]["grounds"][-1]
    tell(position, {"kind": "passed", "seat": 0, "ply": 1})
    tell(position, BOUGHT)
    tell(position, {"kind": "placed", "seat": 1, "wall": [0, 0], "ply": 3, **laid})


ROOMY = {"width": 1920, "height": 1080}


@pytest.mark.parametrize("size", [PHONE, ROOMY], ids=["phone", "desk"])
def test_what_another_pays_buys_and_builds_is_seen_where_it_happens(
    visit: Visit, size: dict[str, int]
) -> None:
    ann = visit(reduced_motion="no-preference", viewport=size)
    ann.page.add_init_script(WATCH)
    another_buys(ann)
    assert len(flights(ann)) == 4
    ann.find(".deck").click()
    expect(ann.find(".flight, .flight-mark")).to_have_count(0)
    if size == ROOMY:
        expect(ann.find('.rail [data-row="1"] .ring.new')).to_have_count(1)


LINGER = """{
  const later = window.setTimeout;
  window.lines = [];
  window.setTimeout = (task, after = 0, ...more) =>
    after === 1000 ? -window.lines.push(task) : later(task, after, ...more);
}"""
"""Lines stay until a test lets their second pass."""


def test_a_still_line_shows_the_way_where_motion_is_unwelcome(visit: Visit) -> None:
    ann = visit(viewport=ROOMY)
    ann.page.add_init_script(LINGER)
    another_buys(ann)
    expect(ann.find(".flight-line path")).to_have_count(2)
    assert ann.page.evaluate(MOVING) == []
    ann.page.evaluate("window.lines.splice(0).forEach((task) => task())")
    expect(ann.find(".flight-line")).to_have_count(0)


SCROLLS = """
window.scrolls = [];
for (const [owner, name] of [[Element.prototype, "scrollIntoView"], [window, "scrollBy"]]) {
  const scroll = owner[name];
  owner[name] = function (how) {
    if (how?.behavior) window.scrolls.push(how.behavior);
    return scroll.call(this, how);
  };
}
"""


@pytest.mark.parametrize(
    ("wish", "how"), [("reduce", "auto"), ("no-preference", "smooth")], ids=["still", "moving"]
)
def test_a_page_glides_to_a_place_only_where_motion_is_welcome(
    visit: Visit, wish: str, how: str
) -> None:
    ann = visit(touch=True, viewport=PHONE, reduced_motion=wish)
    ann.page.add_init_script(SCROLLS)
    make_table(ann, ME, BOT)
    begin(ann)
    wait_for_turn(ann)
    tap(ann.find(".others button").first)
    ann.page.wait_for_function("() => window.scrolls.length")
    assert set(ann.page.evaluate("window.scrolls")) == {how}
