"""Things move where they go, shortly; nothing moves where motion is unwelcome."""

from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.playing import BOT, ME, begin, by_mouse, make_table, play_on
from tests.browser.visitor import Visitor

WATCH = """
window.flights = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) {
      if (node.classList?.contains("flight")) {
        const [moving] = node.getAnimations();
        const { position, pointerEvents } = getComputedStyle(node);
        const takes = Number(moving?.effect.getTiming().duration ?? 0);
        window.flights.push({ takes, position, pointerEvents });
      }
    }
  }
}).observe(document, { childList: true, subtree: true });
"""

MOVING = """() => document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().activeDuration > 1)
  .map((one) => one.animationName ?? one.transitionProperty ?? "flight")"""

TAKE = ".display .money:enabled"


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


def play(visitor: Visitor, game: str) -> None:
    """Some actions of a game against a bot."""
    visitor.page.add_init_script(WATCH)
    make_table(visitor, ME, BOT, game=game)
    begin(visitor)
    if game == "rollwrite":
        play_on(visitor, by_mouse, most=4)
    else:
        take_money(visitor)


@pytest.mark.parametrize("game", ["rollwrite", "palace"])
def test_what_goes_somewhere_is_seen_to_go_there(visit: Visit, game: str) -> None:
    ann = visit(reduced_motion="no-preference")
    play(ann, game)
    flown = flights(ann)
    assert flown
    assert all(0 < one["takes"] <= 400 for one in flown)
    assert all((one["position"], one["pointerEvents"]) == ("fixed", "none") for one in flown)
    ann.page.keyboard.press("Shift")
    assert ann.find(".flight").count() == 0


@pytest.mark.parametrize("game", ["rollwrite", "palace"])
def test_nothing_moves_where_motion_is_unwelcome(visit: Visit, game: str) -> None:
    ann = visit()
    play(ann, game)
    assert flights(ann) == []
    assert ann.page.evaluate(MOVING) == []
