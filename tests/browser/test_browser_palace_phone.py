"""The board game on a phone: everybody in a row of chips, and what they open."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.palace import Position
from tests.browser.playing import on_other_days, settle, tap
from tests.browser.test_browser_palace import HAND, MINE, placing, turn
from tests.browser.test_browser_palace_room import AWAY
from tests.browser.visitor import Visitor

SMALL = {"width": 360, "height": 640}
USUAL = {"width": 390, "height": 844}
SIDEWAYS = {"width": 740, "height": 360}

OTHERS = (
    "109 y1,g4,b2,o2,o3,g9,y2,y5,b6,b9,g6 seraglio-9@-1/+0,garden-10@+1/+0,arcades-6NE@+2/+0 -",
    "13 b3,b8,o8 tower-10W@-1/+0,chambers-7SW@-1/-1 pavilion-3SW",
    "98 b5 arcades-10@-1/+0,chambers-11@-1/-1 -",
    "21 o5 pavilion-8@+1/+0,seraglio-8S@+2/+0 -",
    "3 g5 arcades-9@+1/+0 -",
)
BOTS = ("architect", "foreman", "mason", "master", "apprentice")


def table_for(players: int) -> str:
    """A turn at a table of so many, with Dirk where two play."""
    dirk = " | 3 tower-11N,chambers-10" if players == 2 else ""
    return (
        f"palace players={players} turn=0 first=0 market=tower-12,pavilion-6N,seraglio-5SW,"
        f"garden-10W display=y3,g2,b1,o7 | 114 {HAND} {MINE} arcades-8E"
        f" | {' | '.join(OTHERS[: players - 1])}{dirk}"
    )


def acted(players: int) -> list[dict[str, Any]]:
    """What everybody did since one's own turn."""
    deeds: list[dict[str, Any]] = [
        {"kind": "took", "cards": ["b3"], "count": 1, "total": 3},
        {"kind": "placed", "tile": "arcades-6NE", "x": 2, "y": 0, "wall": [1, 3]},
        {"kind": "took", "cards": ["g2", "o3"], "count": 2, "total": 5},
        {"kind": "reserved", "tile": "chambers-11"},
        {"kind": "exchanged", "tile": "seraglio-8S", "old": "seraglio-7W", "x": 2, "y": 0}
        | {"wall": [1, 1]},
        {"kind": "took", "cards": None, "count": 1, "total": None},
    ]
    return [deed | {"seat": seat, "ply": seat} for seat, deed in enumerate(deeds[:players])]


def with_bots(position: Position, people: int = 1) -> dict[str, Any]:
    """The table, with bots behind the people."""
    table = position.moment()["table"]
    for seat, bot in zip(table["seats"][people:], BOTS[people - 1 :], strict=False):
        seat |= {"kind": "bot", "name": None, "bot": bot}
    return dict(table)


CROWDED = """() => [...document.querySelectorAll(".chip")].flatMap((chip) => {
  const outer = chip.getBoundingClientRect();
  const parts = [...chip.querySelectorAll(".sight > :not(svg)")].filter(
    (one) => one.textContent);
  const face = chip.querySelector(".portrait");
  const boxes = parts.map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return { one, box: (one.matches(".chip-name") ? one : range).getBoundingClientRect() };
  });
  if (face) boxes.unshift({ one: face, box: face.getBoundingClientRect() });
  const said = ({ one }) => `${chip.dataset.row}: ${one.classList} ${one.textContent.trim()}`;
  const out = boxes.filter(({ box }) => box.left < outer.left || box.right > outer.right
    || box.top < outer.top || box.bottom > outer.bottom).map(said);
  const on = boxes.filter(({ box }, at) => boxes.slice(0, at).some(({ box: other }) =>
    box.left < other.right - 0.5 && other.left < box.right - 0.5
      && box.top < other.bottom - 2 && other.top < box.bottom - 2)).map(said);
  const cut = parts.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth)
    .map((one) => said({ one }));
  const small = parts.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 12)
    .map((one) => said({ one }));
  return [...out, ...on, ...cut, ...small];
})"""
"""What leaves its chip, lies on its neighbour, is cut, or is too small to read."""


@pytest.mark.parametrize("players", [2, 4, 6, on_other_days(3), on_other_days(5)])
@pytest.mark.parametrize("size", [SMALL, USUAL, SIDEWAYS], ids=["small", "usual", "sideways"])
def test_everybody_has_a_chip_and_all_of_it_is_read(
    visit: Visit, size: dict[str, int], players: int
) -> None:
    for language in ("en", "nl", "de"):
        ann = visit(language, viewport=size, touch=True)
        position = Position(ann, table_for(players))
        position.show(table=with_bots(position), story=acted(players), undo="step")
        expect(ann.find(".chip")).to_have_count(3 if players == 2 else players)
        assert ann.page.evaluate(AWAY, ".chip") == [], language
        assert ann.page.evaluate(CROWDED) == [], language
        chips = ann.find(".chips").evaluate("(one) => one.scrollWidth - one.clientWidth")
        assert chips <= 0 and ann.overflows() <= 0
        ann.page.close()


def test_names_of_people_have_room_or_are_cut_where_six_play(visit: Visit) -> None:
    ann = visit(viewport=SMALL, touch=True)
    Position(ann, table_for(4))
    expect(ann.find(".chip-name")).to_have_text(
        ["You", "Bot 1", "Maximiliane von Hohenstein", "Bot 2"]
    )
    eve = visit(viewport=SMALL, touch=True)
    Position(eve, table_for(6))
    expect(eve.find('[data-row="2"] .chip-name')).to_have_text("Maximi…")
    assert ann.page.evaluate(CROWDED) == eve.page.evaluate(CROWDED) == []


def test_nothing_is_below_the_board(visit: Visit) -> None:
    ann = visit(viewport=USUAL, touch=True)
    Position(ann, table_for(3))
    assert ann.page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0


def test_a_chip_says_all_of_a_player_and_shows_the_grounds(visit: Visit) -> None:
    ann = visit(viewport=USUAL, touch=True)
    position = Position(ann, table_for(4))
    position.show(story=acted(4))
    second = ann.find('.chip[data-row="2"]')
    told = "13 points, 3 cards, next +3, took dirham 2 and ducat 3. Look at the grounds"
    expect(second.locator(".unseen")).to_have_text(f"Maximiliane von Hohenstein, {told}")
    expect(second.locator(".chip-deed")).to_have_text("5")
    expect(ann.find('.chip[data-row="1"] .chip-deed')).to_have_text("6")
    assert not ann.violations()
    tap(second)
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(ann.find(".looking strong")).to_contain_text("Maximiliane")
    tap(ann.find(".chip.mine"))
    expect(ann.find(".looking")).to_have_count(0)


def test_ones_own_chip_opens_the_standings_from_below(visit: Visit) -> None:
    ann = visit("de", viewport=SMALL, touch=True)
    position = Position(ann, table_for(6))
    position.show(table=with_bots(position))
    tap(ann.find(".chip.mine"))
    drawer = ann.find("dialog.drawer")
    expect(drawer.locator("h2")).to_be_focused()
    expect(drawer.locator(".standings tbody tr")).to_have_count(6)
    settle(ann)
    box = drawer.bounding_box()
    assert box and round(box["y"] + box["height"]) == SMALL["height"], "it stands on the edge"
    assert ann.page.evaluate(AWAY, ".drawer button") == []
    assert ann.page.evaluate(CUT, ".drawer .name-of b") == []
    assert not ann.violations()
    ann.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    tap(ann.find(".chip.mine"))
    tap(drawer.locator('[data-row="3"] .who'))
    expect(drawer).to_have_count(0)
    expect(ann.find(".looking")).to_be_visible()
    tap(ann.find(".looking .back"))
    tap(ann.find(".chip.mine"))
    tap(ann.button("palace-scoring-now"))
    expect(ann.find("dialog.walk[open]")).to_be_visible()


def test_a_touch_outside_closes_the_standings(visit: Visit) -> None:
    ann = visit(viewport=USUAL, touch=True)
    Position(ann, turn())
    tap(ann.find(".chip.mine"))
    ann.find("dialog.drawer[open]").wait_for()
    ann.page.touchscreen.tap(200, 30)
    expect(ann.find("dialog.drawer")).to_have_count(0)


def many_small_cards() -> str:
    """Four cards may be taken together, and a scoring may come."""
    return (
        "palace players=4 turn=0 first=0 piles=0,14,20,20,20 hidden=3"
        " market=tower-12,pavilion-6N,seraglio-5SW,garden-10W display=y1,g1,b1,o2"
        " | 14 y3,y8,g8,b4,b7,b8,o1,o4,o6,o9 - - | 9 y1,g4,b2,o3,o3,g9 - -"
        " | 13 b3,b8,o8 - - | 98 b5,y2,y2,y5,g1,g2,o3,o4,o5,o6,y4 - -"
    )


CUT = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  if (!one.checkVisibility()) return false;
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const isOut = left < 0 || right > innerWidth + 0.5 || top < 0 || bottom > innerHeight + 0.5;
  const isCut = getComputedStyle(one).display !== "inline" && one.clientWidth > 1
    && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1);
  return isOut || isCut;
}).map((one) => `${one.className} ${one.textContent}`)"""
"""What is not all in sight."""

TOUCHED = """([one, other]) => [...document.querySelectorAll(one)].filter((first) => {
  const box = first.getBoundingClientRect();
  return [...document.querySelectorAll(other)].some((second) => {
    const { left, right, top, bottom } = second.getBoundingClientRect();
    return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
  });
}).map((first) => first.textContent)"""
"""What lies on something else."""


def asks(visitor: Visitor) -> None:
    """This device's player confirms every action."""
    visitor.page.evaluate("localStorage.setItem('confirm', JSON.stringify('always'))")


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_nothing_is_cut_while_cards_are_taken_on_a_small_phone(visit: Visit, language: str) -> None:
    ann = visit(language, viewport=SMALL, touch=True)
    position = Position(ann, many_small_cards())
    asks(ann)
    for place in range(4):
        tap(ann.find(f'.display [data-place="{place}"]'))
        assert ann.page.evaluate(CUT, ".panel, .panel button, .panel p, .panel span") == [], place
        assert ann.page.evaluate(AWAY, ".panel button") == [], place
    expect(ann.find(".deck .ahead"), "the chance is told beside").to_contain_text("%")
    tap(ann.find(".panel .primary"))
    expect(ann.find(".confirming")).to_contain_text(
        ann.say("confirm-text-brief", name="Bot 1"), use_inner_text=True
    )
    assert ann.page.evaluate(CUT, ".confirming, .confirming *") == []
    assert ann.page.evaluate(AWAY, ".confirming button") == []
    assert not ann.violations()
    tap(ann.button("confirm-no"))
    expect(ann.find(".confirming")).to_have_count(0)
    assert position.played == []
    tap(ann.find(".panel .primary"))
    tap(ann.button("confirm-end"))
    position.wait("take")


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_the_question_before_a_turn_ends_fits_a_small_phone(visit: Visit, language: str) -> None:
    ann = visit(language, viewport=SMALL, touch=True)
    position = Position(ann, placing())
    asks(ann)
    cell = ann.find(".cells .target.legal").last
    tap(cell)
    place = ann.find(".lot .ring.selected, .grounds .ring").first
    expect(place).to_be_visible()
    tap(ann.find(".panel .build"))
    expect(ann.find(".confirming .in-brief").first).to_contain_text("10")
    assert ann.page.evaluate(CUT, ".confirming, .confirming *") == []
    assert ann.page.evaluate(AWAY, ".confirming button") == []
    height = "(one) => one.getBoundingClientRect().height"
    assert ann.find(".confirming .primary").evaluate(height) >= 52
    tap(ann.button("confirm-end"))
    position.wait("place")


def test_a_sum_that_is_too_much_hides_no_value(visit: Visit) -> None:
    for size in (SMALL, USUAL):
        ann = visit(viewport=size, touch=True)
        Position(ann, turn())
        tap(ann.find('.display [data-place="1"]'))
        expect(ann.find(".money .over").first).to_be_visible()
        assert ann.page.evaluate(TOUCHED, [".display .over", ".display .value"]) == []


def test_the_deck_is_told_whole(visit: Visit) -> None:
    for language in ("en", "nl", "de"):
        for size in (SMALL, USUAL, {"width": 360, "height": 740}):
            ann = visit(language, viewport=size, touch=True)
            Position(ann, many_small_cards())
            expect(ann.find(".deck .ahead")).to_contain_text("%")
            assert ann.page.evaluate(CUT, ".deck, .deck p") == [], (language, size)
            ann.page.close()
