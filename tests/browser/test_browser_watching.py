"""While others play: who it is, an answer to every press, and where the keyboard goes on."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.palace import Hand, Keys, Position
from tests.browser.playing import (
    BOT,
    ME,
    OPEN,
    begin,
    by_keyboard,
    invitation,
    join,
    make_table,
    middle,
    settle,
    wait_for_mover,
    wait_for_turn,
)
from tests.browser.test_browser_palace import MARKET, MINE, OTHERS, placing, sit
from tests.browser.visitor import Visitor

PHONE = {"width": 360, "height": 640}


def others_turn() -> str:
    """The one on the left is to move."""
    return (
        f"palace players=3 turn=1 first=0 market={MARKET} display=y3,g2,b1,o7"
        f" | 14 y3,g8 {MINE} arcades-8E | {OTHERS}"
    )


def show_bot(position: Position) -> None:
    """The position as if a bot sat on the left."""
    table: dict[str, Any] = position.moment()["table"]
    table["seats"][1] |= {"kind": "bot", "bot": "architect", "name": ""}
    position.show(table=table)


PRESSED = (".slot", ".display .money", ".hand .money", ".ground-window")


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_a_press_out_of_turn_is_answered_and_costs_nothing(
    visit: Visit, size: dict[str, int] | None
) -> None:
    ann = visit("de", **({"viewport": size, "touch": True} if size else {}))
    position = Position(ann, others_turn())
    show_bot(position)
    lubna = ann.say("character-architect")
    watching = ann.find(".panel-box .watching")
    expect(watching.locator(".what")).to_have_text(ann.say("watching-plays", name=lubna))
    expect(watching.locator(".portrait.architect")).to_be_visible()
    expect(ann.find(".market .pill")).to_have_count(0)
    answer = ann.say("not-yet", name=lubna)
    heard = "(count) => heard.filter((line) => line === count[0]).length === count[1]"
    for count, pressed in enumerate(PRESSED, 1):
        spot = ann.find(pressed).first
        assert spot.evaluate("(one) => getComputedStyle(one).opacity") == "1"
        spot.dispatch_event("click")
        expect(ann.find(".panel-box .answer")).to_have_text(answer)
        ann.page.wait_for_function(heard, arg=[answer, count])
    settle(ann)
    assert not ann.violations()
    assert ann.overflows() <= 0
    assert position.played == []


def test_a_slot_says_that_tiles_are_to_be_placed_first(visit: Visit) -> None:
    ann = visit("nl")
    position = Position(ann, placing())
    ann.find(".slot").first.dispatch_event("click")
    expect(ann.find(".answer")).to_have_text(ann.say("board-first-place"))
    Hand(ann, None).do("place garden-10W at +2,+2")  # type: ignore[arg-type]
    position.wait("place garden-10W")
    expect(ann.find(".answer")).to_have_count(0)


def test_bots_hurry_until_it_is_ones_own_turn(visit: Visit) -> None:
    ann = visit()
    position = Position(ann, others_turn())
    show_bot(position)
    hurry = ann.button("watching-skip")
    expect(hurry).to_be_enabled()
    ann.page.keyboard.press("Space")
    expect(hurry).to_be_disabled()
    own = Position.moment(position)
    own["view"]["mover"], own["choices"] = 0, [{"kind": "pass", "action": "pass"}]
    ann.page.evaluate("(now) => show(now)", own)
    expect(ann.find(".watching")).to_have_count(0)
    show_bot(position)
    expect(hurry).to_be_enabled()
    ann.find(".watching .deeds-of").click()
    expect(hurry).to_be_disabled()

    ann.button("watching-faster").click()
    expect(ann.button("watching-faster")).to_have_attribute("aria-pressed", "true")
    expect(ann.page.get_by_label(ann.say("pace-wish"))).to_have_value("quick")


def focuses(visitor: Visitor, selector: str) -> None:
    """Wait until the focus is on such a thing."""
    visitor.page.wait_for_function(
        "(selector) => document.activeElement.matches(selector)", arg=selector
    )


def test_the_focus_goes_to_the_next_decision_of_the_board_game(visit: Visit) -> None:
    ann = visit()
    keys = sit(ann, 2, keys=True)
    assert isinstance(keys, Keys)
    keys.wait()
    for count in range(3):
        version = keys.choices.version
        verb = "buy" if count else "take"
        some = [one for one in keys.choices.actions if one.startswith(verb)]
        keys.do((some or list(keys.choices.actions))[0])
        keys.wait(version)
        focuses(ann, ".slot:not([aria-disabled]), .cells .target")


@pytest.mark.parametrize("game", ["rollwrite", "palace"])
def test_the_focus_waits_with_whoever_waits(visit: Visit, game: str) -> None:
    ann, ben = visit(), visit()
    make_table(ann, ME, OPEN, game=game)
    join(ben, invitation(ann), "Ben")
    begin(ann)
    ben.find(".playing").wait_for()
    if game == "palace":
        mover = ann if ann.find(".my-turn").count() else ben
        mover.find(".display .money:not([aria-disabled])").first.press("Enter")
        mover.find(".panel .primary").first.press("Enter")
        mover.find(".confirming .primary").press("Enter")
    else:
        mover = wait_for_mover(ann, ben)
        while mover.find(".my-turn").count():
            now = wait_for_turn(mover)
            steady = [one for one in now.actions if not one.startswith("change")]
            by_keyboard(mover, steady[0])
            if (yes := mover.find(".confirming .primary")).count():
                yes.press("Enter")
            mover.page.wait_for_function(
                "(before) => Number(document.querySelector('.playing').dataset.version) > before",
                arg=now.version,
            )
    focuses(mover, ".watching")
    assert not mover.violations()


def test_the_focus_goes_to_the_next_decision_of_roll_and_write(visit: Visit) -> None:
    ann = visit()
    make_table(ann, ME, BOT)
    begin(ann)
    now = wait_for_turn(ann)
    for count in range(4):
        by_keyboard(ann, middle(now.actions, count))
        now = wait_for_turn(ann, now.version)
        settle(ann)
        focuses(ann, ".crossings .legal, .turns .legal, .actions .choice")
