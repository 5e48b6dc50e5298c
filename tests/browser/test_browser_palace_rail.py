"""The board game on a laptop: the standings are a rail with everybody's grounds, all in sight."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.palace import Position
from tests.browser.playing import settle
from tests.browser.stage import TABLET
from tests.browser.test_browser_palace_room import for_two
from tests.browser.test_browser_palace_shapes import CUT, SIX

LAPTOP = {"width": 1366, "height": 650}
TWO = for_two("garden-10W").replace("place=0", "turn=0").replace(" bought=garden-10W", "")
BOTS = ("architect", "foreman", "mason", "master", "apprentice")

LOST = """() => {
  const inside = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1
    && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const page = new DOMRect(0, 0, innerWidth, innerHeight);
  const box = (one) => one.getBoundingClientRect();
  const rows = [...document.querySelectorAll(".rail tr")];
  const cells = "th, td, .name-of b, .hand-of, .deeds, .count";
  const parts = rows.flatMap((row) => [...row.querySelectorAll(cells)]
    .filter((one) => one.checkVisibility() && getComputedStyle(one).clipPath === "none")
    .filter((one) => !inside(box(one), box(row))));
  const cut = [...document.querySelectorAll(".rail .did, .rail .name-of b, .deck h2 small")]
    .filter((one) => one.scrollHeight > one.clientHeight + 1
      || one.scrollWidth > one.clientWidth + 1);
  return [...rows.filter((row) => !inside(box(row), page)), ...parts, ...cut]
    .map((one) => `${one.className} ${one.textContent}`);
}"""
"""Rows of the rail beyond the page, and what of them lies beyond its row or is cut."""


ASKEW = """() => ["P", "S", "A", "C", "G", "T"].map((type) => `td.of-${type} .count`)
  .concat(".wall-of").filter((column) => {
    const boxes = [...document.querySelectorAll(`.rail ${column}`)]
      .map((one) => one.getBoundingClientRect());
    const all = boxes.map(({ left, right }) => left + right);
    return Math.max(...all) - Math.min(...all) > 1;
  })"""
"""Columns of the rail that do not stand in one line over all rows."""


BESIDE = """() => {
  const boxes = ["display-box", "hand-box", "deck"].map((name) => document.querySelector(`.${name}`)
    .getBoundingClientRect());
  const [{ top, bottom }] = boxes;
  const isApart = boxes.some((box, at) => at > 0
    && (box.left < boxes[at - 1].right || box.top >= bottom || box.bottom <= top));
  const cut = [...document.querySelectorAll(".hand, .deck, .deck h2, .panel-box, .strip, .pile")]
    .filter((one) => one.scrollHeight > one.clientHeight + 1
      || one.scrollWidth > one.clientWidth + 1);
  return [...(isApart ? ["not in one row"] : []), ...cut.map((one) => one.className)];
}"""
"""What of display, hand and deck does not stand beside the others, and what around them is cut."""


def some(players: int) -> str:
    """A position for so many."""
    head, *rows = SIX.split(" | ")
    return " | ".join([head.replace("players=6", f"players={players}"), *rows[:players]])


def seated(position: Position) -> dict[str, Any]:
    """The table with bots in all other seats."""
    table: dict[str, Any] = position.moment()["table"]
    for seat, bot in zip(table["seats"][1:], BOTS, strict=False):
        seat |= {"kind": "bot", "name": "", "bot": bot}
    return table


def told(position: Position) -> list[dict[str, Any]]:
    """Everybody took money, then bought a tile exactly, took more and built the tile."""
    seats = position.moment()["view"]["seats"]
    first: list[dict[str, Any]] = [
        {"kind": "took", "seat": seat, "cards": ["y4", "b1"], "count": 2}
        for seat in range(len(seats))
    ]
    bought = {"kind": "bought", "slot": 1, "cards": ["g2", "g4", "g5"], "exact": True, "over": 0}
    took = {"kind": "took", "cards": ["g6"], "count": 1}
    later: list[dict[str, Any]] = [
        one | {"seat": seat}
        for seat, laid in enumerate(one["grounds"][0] for one in seats)
        if seat
        for one in (bought | laid, took, {"kind": "placed", "wall": [1, 3]} | laid)
    ]
    return [one | {"ply": ply} for ply, one in enumerate([*first, *later])]


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_everybody_is_above_the_fold_of_a_laptop(visit: Visit, language: str, players: int) -> None:
    ann = visit(language, viewport=LAPTOP)
    position = Position(ann, some(players))
    position.show(table=seated(position), story=told(position), undo="decision")
    expect(ann.find(".rail tbody tr")).to_have_count(players)
    assert ann.page.evaluate(LOST) == []
    assert ann.page.evaluate(ASKEW) == []
    assert ann.page.evaluate(CUT) == []
    assert ann.page.evaluate("document.documentElement.scrollHeight") == LAPTOP["height"]
    for row in range(1, players):
        there = ann.find(f'.rail [data-row="{row}"]')
        expect(there.locator(".new-ring")).to_have_count(1)
        expect(there.locator(".hand-of .unseen")).to_have_text(
            ann.say("board-cards", count=position.moment()["view"]["seats"][row]["cards"])
        )
        expect(there.locator(".did")).to_contain_text(ann.say("board-deed-exact"))
    assert not ann.violations()


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("language", ["nl", "de"])
def test_everybody_stands_above_the_grounds_of_a_tablet(
    visit: Visit, language: str, players: int
) -> None:
    ann = visit(language, viewport=TABLET, touch=True)
    position = Position(ann, some(players) if players > 2 else TWO)
    position.show(table=seated(position), story=told(position), undo="decision")
    assert ann.page.evaluate(LOST) == []
    assert ann.page.evaluate(CUT) == []
    assert ann.overflows() <= 0
    rail, lot = ann.find(".rail").bounding_box(), ann.find(".lot").bounding_box()
    assert rail and lot and rail["y"] + rail["height"] <= lot["y"]
    assert 300 <= lot["height"] <= 520, "no empty ground"
    assert ann.page.evaluate(BESIDE) == []
    panel = ann.find(".panel-box").bounding_box()
    ann.find(".slot:has(.pill)").last.click()
    settle(ann)
    assert ann.page.evaluate(BESIDE) == []
    assert ann.find(".panel-box").bounding_box() == panel, "it never moves"
    ann.find('.rail [data-row="1"] .who').click()
    expect(ann.find(".lot .looking")).to_be_visible()
    assert not ann.violations()


def test_the_head_of_the_rail_leads_to_the_scoring_and_what_is_in_the_bag(visit: Visit) -> None:
    ann = visit(viewport=LAPTOP)
    position = Position(ann, some(4))
    position.show(table=seated(position), story=told(position))
    ann.find(".rail .when").click()
    bag = position.moment()["view"]["bag"]
    cells = ann.find("dialog.walk tfoot td.type")
    expect(cells).to_have_text([str(count) for count in bag])
    expect(ann.find("dialog.walk tfoot th")).to_have_text(ann.say("board-in-bag", count=sum(bag)))


def test_what_everybody_did_last_stays_when_one_acts(visit: Visit) -> None:
    ann = visit(viewport=LAPTOP)
    position = Position(ann, some(4))
    own = {"kind": "took", "seat": 0, "cards": ["o7"], "count": 1, "ply": 99}
    position.show(table=seated(position), story=[*told(position), own])
    expect(ann.find(".rail .did .bought")).to_have_count(3)
    expect(ann.find(".rail .new-ring")).to_have_count(3)
    assert ann.page.evaluate(LOST) == []


def test_the_rail_is_no_memory_aid_where_hands_are_secret(visit: Visit) -> None:
    ann = visit(viewport=LAPTOP)
    position = Position(ann, some(4))
    own = {"kind": "took", "seat": 0, "cards": ["o7"], "count": 1, "ply": 99}
    next_turn = {"kind": "took", "seat": 1, "cards": ["o3"], "count": 1, "ply": 100}
    story = [*told(position), own, next_turn]
    table = seated(position)
    position.show(table=table | {"secrets": False}, story=story)
    expect(ann.find('.rail [data-row="2"] .did .amounts').first).to_be_attached()
    position.show(table=table | {"secrets": True}, story=story)
    expect(ann.find(".rail .did .bought")).to_have_count(3)
    expect(ann.find(".rail .did .amounts")).to_have_count(1)
    expect(ann.find('.rail [data-row="1"] .did .amounts')).to_have_text("3")


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_row_shows_the_grounds_of_its_player_and_escape_returns(
    visit: Visit, players: int
) -> None:
    ann = visit("de", viewport={"width": 1280, "height": 720})
    position = Position(ann, some(players) if players > 2 else TWO)
    position.show(table=seated(position), story=told(position))
    assert ann.page.evaluate(LOST) == []
    place = ann.find(".rail tbody tr").nth(1).bounding_box()
    assert place
    ann.page.mouse.click(place["x"] + 20, place["y"] + 20)
    expect(ann.find(".lot .looking")).to_be_visible()
    expect(ann.find('.rail .who[aria-pressed="true"]')).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(ann.find(".lot .looking")).to_have_count(0)
    ann.find(".rail .who").first.focus()
    ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("ArrowDown")
    expect(ann.find(".rail .who").nth(2)).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.find(".lot .looking, .lot .dirk-tiles").first).to_be_visible()
    settle(ann)
    assert not ann.violations()


def test_the_end_of_a_turn_is_asked_in_the_panel_and_enter_ends_it(visit: Visit) -> None:
    ann = visit("de", viewport=LAPTOP)
    position = Position(ann, some(4))
    ann.page.evaluate("localStorage.setItem('confirm', JSON.stringify('matters'))")
    position.show(story=told(position))
    panel = ann.find(".panel-box").bounding_box()
    ann.find('.display [data-place="0"]').click()
    ann.find('.panel [data-action^="take"]').click()
    end = ann.find(".confirming .primary").bounding_box()
    assert end and end["width"] >= 190 and end["height"] >= 52
    assert ann.find(".panel-box").bounding_box() == panel, "it never moves"
    assert ann.find(".panel-box").evaluate("(box) => box.scrollHeight - box.clientHeight") <= 0
    expect(ann.find(".confirming .then")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.find(".confirming")).to_have_count(0)
    ann.find('.display [data-place="1"]').click()
    ann.find('.panel [data-action^="take"]').click()
    ann.page.keyboard.press("Enter")
    position.wait("take")
