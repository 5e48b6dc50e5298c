"""The board game where room is short: what can be pressed is in sight, and nothing lies on it."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.palace import Position
from tests.browser.playing import on_other_days, settle, tap
from tests.browser.test_browser_palace import HAND, MINE, OTHERS, sit, turn

PHONE = {"width": 360, "height": 640}
SIDEWAYS = {"width": 740, "height": 360}
DESK = {"width": 1280, "height": 800}
LARGE = {"width": 1600, "height": 900}
SIZES = {"upright": PHONE, "sideways": SIDEWAYS, "desk": DESK, "large": LARGE}
SIZES |= {str(width): {"width": width, "height": 800} for width in (360, 1000)}

AWAY = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  if (!one.checkVisibility()) return false;
  const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
  if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) return true;
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found === null || !one.contains(found);
}).map((one) => `${one.className} ${one.textContent}`)"""
"""What is out of sight, or has something else on its middle."""


def for_two(bought: str) -> str:
    """Tiles wait to be placed, and Dirk would take one too."""
    return (
        "palace players=2 place=0 first=0 market=tower-12,pavilion-6N,-,- display=b1,o7"
        f" bought={bought} | 14 y3,o1 {MINE} arcades-8E,pavilion-8"
        " | 9 y1,g4 seraglio-9@-1/+0,arcades-6NE@+2/+0,garden-10@+1/+0 -"
        " | 3 tower-11N,chambers-10"
    )


def on(sizes: dict[str, list[str]], *, daily: set[str]) -> pytest.MarkDecorator:
    """Languages on screens, some of which (`de-upright`) are for every day."""
    every = [(f"{one}-{name}", one, SIZES[name]) for name, some in sizes.items() for one in some]
    assert daily <= {name for name, _, _ in every}
    marks = pytest.mark.long(verb="layouts")
    return pytest.mark.parametrize(
        ("language", "size"),
        [
            pytest.param(one, size, id=name, marks=() if name in daily else marks)
            for name, one, size in every
        ],
    )


@on(
    {"upright": ["en", "nl", "de"], "sideways": ["en", "nl", "de"]},
    daily={"de-upright", "nl-upright", "de-sideways"},
)
def test_all_that_takes_a_tile_is_in_sight(
    visit: Visit, language: str, size: dict[str, int]
) -> None:
    for bought in ("garden-10W", "garden-10W,seraglio-5SW", "garden-10W,seraglio-5SW,tower-10W"):
        ann = visit(language, viewport=size, touch=True)
        Position(ann, for_two(bought))
        expect(ann.find(".into"), "the reserve and Dirk").to_have_count(2)
        assert ann.page.evaluate(AWAY, ".strip button") == [], bought
        ann.page.close()


@on(
    {"desk": ["en", "nl", "de"], "large": ["en", "nl", "de"], "upright": ["en", "nl", "de"]},
    daily={"en-desk", "nl-desk", "de-desk", "nl-upright", "de-upright"},
)
def test_all_of_the_line_of_a_table_is_in_sight(
    visit: Visit, language: str, size: dict[str, int]
) -> None:
    ann = visit(language, viewport=size, touch=size is PHONE)
    position = Position(ann, turn())
    for kind in ("step", "decision"):
        position.show(undo=kind, story=happened())
        expect(ann.button(f"undo-{kind}")).to_be_visible()
        expect(ann.find(".top")).to_be_hidden()
        line = ".turn-line :is(h1, summary, button), .top-line button"
        assert ann.page.evaluate(AWAY, line) == []
        assert ann.find(".turn-line h1").evaluate(HIDDEN) <= 1, "but for rounding"
        assert ann.find(".turn-line").evaluate("(line) => line.offsetHeight") == 44


@pytest.mark.parametrize("language", ["nl", "de", on_other_days("en")])
def test_all_of_the_panel_is_in_it_and_it_keeps_its_height(visit: Visit, language: str) -> None:
    ann = visit(language, viewport=DESK)
    Position(ann, turn())
    panel = ann.find(".panel-box")
    high = panel.evaluate("(box) => box.offsetHeight")
    assert panel.evaluate(HIDDEN) <= 0, "at rest"
    for chosen in ('.display [data-place="0"]', '.display [data-place="1"]', *PAID):
        ann.find(chosen).click()
        settle(ann)
        assert panel.evaluate(HIDDEN) <= 0, chosen
        assert ann.page.evaluate(AWAY, ".panel button") == [], chosen
        assert panel.evaluate("(box) => box.offsetHeight") == high


PAID = [f'.hand [data-card="{card} 0"]' for card in ("o4", "o6", "o9")]
HIDDEN = "(box) => box.scrollHeight - box.clientHeight"
"""How much of a box is only seen by scrolling."""


def happened() -> list[dict[str, Any]]:
    """What two others did since one's own turn."""
    deeds: list[dict[str, Any]] = [
        {"kind": "bought", "tile": "arcades-8E", "cards": ["g8"], "exact": True},
        {"kind": "placed", "tile": "arcades-8E", "x": 2, "y": -1, "wall": [1, 3]},
        {"kind": "took", "cards": ["o9"]},
    ]
    own: dict[str, Any] = {"kind": "took", "cards": ["y1"], "seat": 0, "ply": 0}
    return [own] + [
        deed | {"seat": seat, "ply": ply} for seat in (1, 2) for ply, deed in enumerate(deeds, 1)
    ]


def test_what_was_told_opens_whole_and_goes_by_a_press_elsewhere(visit: Visit) -> None:
    ann = visit("de", viewport=DESK)
    Position(ann, turn()).show(story=happened())
    told = ann.find(".since li")
    expect(ann.find(".since .portrait")).to_have_count(2)
    expect(ann.find(".since .portrait").last).to_be_visible()
    expect(told.first).to_be_hidden()
    ann.find(".since summary").click()
    expect(told).to_have_count(6)
    assert ann.find(".since ul").evaluate(HIDDEN) <= 0
    assert ann.page.evaluate(AWAY, ".since li") == []
    ann.page.keyboard.press("Escape")
    expect(told.first).to_be_hidden()
    ann.find(".since summary").click()
    ann.page.mouse.click(2, DESK["height"] - 2)
    expect(told.first).to_be_hidden()


def acting_again(bought: str) -> str:
    """Tiles were paid exactly, and everybody has many points."""
    return (
        "palace players=3 turn=0 first=0 market=tower-12,pavilion-6N,-,- display=y3,g2,b1,o7"
        f" bought={bought} | 114 {HAND} {MINE} arcades-8E | 98 {OTHERS.removeprefix('9 ')}"
    )


@pytest.mark.parametrize("language", ["nl", "de", on_other_days("en")])
def test_the_heading_ends_where_its_buttons_begin(visit: Visit, language: str) -> None:
    ann = visit(language, viewport=PHONE, touch=True)
    for bought in ("garden-10W", "garden-10W,seraglio-5SW"):
        position = Position(ann, acting_again(bought))
        position.show(undo="decision")
        heading = ann.find(".turn-line h1")
        assert heading.evaluate(HIDDEN) <= 0, "all of it is read"
        words, stock = heading.bounding_box(), ann.find(".stock").bounding_box()
        assert words and stock and words["x"] + words["width"] <= stock["x"]
        assert words["y"] >= 0 and words["y"] + words["height"] <= 44
        assert ann.page.evaluate(AWAY, ".top-line button, .line-tools button") == []
        name = ann.find('.chip[data-row="1"] .chip-name')
        assert name.evaluate("(text) => text.scrollWidth <= text.clientWidth"), "no name is cut"
        ann = visit(language, viewport=PHONE, touch=True)


STANDING = """() => [".ground-frame", ".market-box", ".yard"].map((found) => {
  const { top, height } = document.querySelector(found).getBoundingClientRect();
  return [found, top, height];
})"""


TOUCHING = """() => {
  const boxes = [...document.querySelectorAll(".panel button")].map((one) =>
    one.getBoundingClientRect());
  return boxes.filter((box, at) => boxes.slice(0, at).some((other) =>
    box.left < other.right && other.left < box.right
      && box.top < other.bottom && other.top < box.bottom)).length ? ["buttons"] : [];
}"""
"""Buttons of the panel that lie on each other."""


@on(
    {"upright": ["nl", "de"], "sideways": ["nl", "de"]},
    daily={"de-upright", "nl-sideways"},
)
def test_nothing_jumps_on_a_phone_while_one_chooses(
    visit: Visit, language: str, size: dict[str, int]
) -> None:
    ann = visit(language, viewport=size, touch=True)
    Position(ann, turn())
    before = ann.page.evaluate(STANDING)
    for chosen in ('.display [data-place="0"]', '.display [data-place="1"]', *PAID):
        tap(ann.find(chosen))
        assert ann.page.evaluate(STANDING) == before, chosen
        assert ann.page.evaluate(AWAY, ".panel button, .display button") == [], chosen
        assert ann.page.evaluate(TOUCHING) == [], chosen
    tap(ann.find(".panel .cancel"))
    for slot in "ogy":
        tap(ann.find(f'.slot[data-slot="{slot}"]'))
        assert ann.page.evaluate(STANDING) == before, slot
        assert ann.page.evaluate(AWAY, ".panel .cancel, .option:first-child") == [], slot


CROWDED = """() => {
  const seen = (cell) => {
    const parts = [...cell.childNodes].filter((one) => !one.classList?.contains("unseen"));
    const boxes = parts.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect();
    }).filter(({ width }) => width > 0);
    const [left, right] = [boxes.map((box) => box.left), boxes.map((box) => box.right)];
    return { text: cell.textContent, left: Math.min(...left), right: Math.max(...right) };
  };
  const rows = [...document.querySelectorAll(".standings:not(.rail) tr")];
  const pairs = rows.flatMap((row) => {
    const some = [...row.cells].filter((cell) => cell.textContent && cell.scope !== "row");
    const cells = some.map(seen);
    return cells.slice(1).map((cell, at) => [cells[at], cell]);
  });
  const tall = [...document.querySelectorAll(".standings:not(.rail) tbody td")].filter(
    (cell) => cell.getBoundingClientRect().height > 60);
  const near = pairs.filter(([one, next]) => next.left - one.right < 1.5);
  return [...near.map(([one, next]) => `${one.text} | ${next.text}`),
    ...tall.map((cell) => cell.textContent)];
}"""
"""What touches its neighbour in the standings, or takes two lines."""


@on(
    {"360": ["en", "nl", "de"], "1000": ["en", "nl", "de"]},
    daily={"de-360", "nl-1000"},
)
def test_the_standings_keep_their_columns_apart(
    visit: Visit, language: str, size: dict[str, int]
) -> None:
    ann = visit(language, viewport=size, touch=size["width"] < 960)
    position = Position(ann, turn())
    view = position.moment()["view"]
    view["next"]["places"] = 3
    for row, total in enumerate((39, 84, 104)):
        view["next"]["accounts"][row]["total"] = total
        view["seats"][row]["points"] = 86 + total
    position.show(view=view)
    if size["width"] < 960:
        tap(ann.find(".chip.mine"))
    assert ann.page.evaluate(CROWDED) == []


def test_whoever_only_looks_is_nobody_at_the_table(visit: Visit) -> None:
    ann = visit("de", viewport=PHONE, touch=True)
    position = Position(ann, turn())
    name = ann.find('.chip[data-row="0"] .chip-name')
    expect(name).to_have_text(ann.say("board-you"))
    table = position.moment()["table"]
    for seat in table["seats"]:
        seat["mine"] = False
    position.show(table=table, choices=None)
    expect(name).to_have_text("Guest")


def test_the_controls_of_a_replay_lie_on_nothing_of_the_board(visit: Visit) -> None:
    ann = visit(viewport=DESK)
    sit(ann, 2).play(most=3)
    eve = visit("de", viewport=PHONE, touch=True)
    eve.open(ann.page.url.replace(ann.server.address, "").replace("/table/", "/replay/") + "#20")
    eve.find(".board.palace").wait_for()
    expect(eve.find(".chip-name").filter(has_text=eve.say("board-you"))).to_have_count(0)
    settle(eve)
    assert eve.page.evaluate(AWAY, ".chip, .replay-bar button") == []
    assert eve.overflows() <= 0


def test_a_refusal_goes_when_a_place_that_would_do_is_looked_at(visit: Visit) -> None:
    ann = visit(viewport=DESK)
    Position(
        ann,
        "palace players=3 place=0 first=0 market=-,-,-,- display=b1,o7 bought=tower-10W"
        " | 0 y3,o1 - - | 0 y1,g4 - - | 0 b3,b8 - -",
    )
    fountain = ann.find('.cells [data-cell="0,0"]').bounding_box()
    assert fountain
    high = fountain["height"]
    ann.page.mouse.click(fountain["x"] + 1.5 * high, fountain["y"] - high / 2)
    expect(ann.find(".ground-bubble.refused")).to_be_visible()
    ann.find('.cells [data-cell="0,1"]').hover()
    expect(ann.find(".ground-bubble.brings")).to_be_visible()
    expect(ann.find(".ground-bubble.refused, .grounds .refused")).to_have_count(0)
    settle(ann)
    length = ann.find(".tally.wall-length").bounding_box()
    gain = ann.find(".tally.gain").bounding_box()
    assert length and gain
    assert gain["y"] >= length["y"] + length["height"], "below it, not on it"
