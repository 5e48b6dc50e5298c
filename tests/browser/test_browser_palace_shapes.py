"""The board game on screens of every shape: nothing is cut, covered or out of reach."""

from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.palace import Position
from tests.browser.playing import BOT, ME, make_table, settle, tap
from tests.browser.test_browser_palace import HAND, MARKET, MINE, OTHERS, placing, turn

SIX = (
    f"palace players=6 turn=0 first=0 market={MARKET} display=y3,g2,b1,o7"
    f" | 14 {HAND} {MINE} arcades-8E | {OTHERS}"
    " | 3 y5,g1 seraglio-8S@+1/+0,pavilion-8@+0/+1 -"
    " | 20 b9,b6,g6 tower-11N@+1/+0,chambers-10@+0/-1,garden-12S@-1/+0 -"
    " | 7 o5,y7,y9,g3 arcades-9@+1/+0 chambers-6ES"
)

CUT = """() => {
  const box = (one) => one.getBoundingClientRect();
  const inside = (inner, outer) => {
    const [a, b] = [box(inner), box(outer)];
    const wide = a.left >= b.left - 1 && a.right <= b.right + 1;
    return wide && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  };
  const page = document.documentElement;
  const hides = (one) => getComputedStyle(one).overflowY !== "visible";
  const wrong = {
    ".slot .pill": (pill) => !inside(pill, pill.closest(".slot")),
    ".turn-line h1, .standings td": (text) => text.scrollWidth > text.clientWidth + 1,
    ".yard, .hand": (one) => one.scrollHeight > one.clientHeight + 1 && hides(one),
    ".slot, .display .money, .panel-box button, .into": (one) => !inside(one, page),
    ".other": (one) => box(one).bottom > innerHeight,
  };
  return Object.entries(wrong).flatMap(([selector, isWrong]) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility() && isWrong(one))
      .map((one) => `${one.className} ${one.textContent}`));
}"""
"""What does not fit where it stands."""

SIDEWAYS = [(640, 360), (844, 390)]
SHAPES = [(360, 640), *SIDEWAYS, (1280, 800), (1600, 900), (1920, 1080)]
EVERY_DAY = [(360, 640), (640, 360), (1280, 800)]


def marked(shape: tuple[int, int]) -> Any:
    """A screen by its size; only the smallest of each kind are for every day."""
    marks = () if shape in EVERY_DAY else pytest.mark.long(verb="layouts")
    return pytest.param(shape, id=f"{shape[0]}x{shape[1]}", marks=marks)


@pytest.mark.parametrize("shape", [marked(shape) for shape in SHAPES])
def test_nothing_is_cut_on_any_screen(visit: Visit, shape: tuple[int, int]) -> None:
    size = {"width": shape[0], "height": shape[1]}
    for language in ("nl", "de") if shape[0] < 960 else ("de",):  # the longest words
        ann = visit(language, viewport=size, touch=shape[0] < 960, dark=language == "de")
        Position(ann, SIX)
        assert ann.page.evaluate(CUT) == [], language
        ann.find('.slot[data-slot="o"]').click()
        settle(ann)
        assert ann.page.evaluate(CUT) == [], language
        assert ann.overflows() <= 0


@pytest.mark.parametrize("shape", [marked(shape) for shape in SIDEWAYS])
def test_a_phone_on_its_side_gives_the_grounds_its_whole_height(
    visit: Visit, shape: tuple[int, int]
) -> None:
    ann = visit(viewport={"width": shape[0], "height": shape[1]}, touch=True)
    Position(ann, placing())
    tap(ann.find('.cells [data-cell="2,-1"]'))
    expect(ann.find(".panel .build")).to_be_visible()
    build = ann.find(".panel .build").bounding_box()
    window = ann.find(".ground-window").bounding_box()
    assert build and window
    assert build["y"] + build["height"] <= shape[1], "under the thumb without scrolling"
    assert window["height"] >= shape[1] * 0.85
    assert build["x"] >= window["x"] + window["width"], "beside the grounds, not on them"
    assert ann.page.evaluate(CUT) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_colours_of_the_readers_own_are_enough(visit: Visit, *, dark: bool) -> None:
    ann = visit(dark=dark, forced_colors="active")
    Position(ann, turn())
    ann.find('.slot[data-slot="o"]').click()
    settle(ann)
    assert ann.page.evaluate(CUT) == []
    assert ann.violations() == []
    ann.picture(f"palace-forced{'-dark' if dark else ''}")


LETTERS = """() => [...new Set([...document.querySelectorAll(".grounds .letter, .slot .letter")]
  .map((one) => one.textContent))].sort()"""
SPEAK = """async (code) => (await import("/static/js/i18n.js")).setLanguage(code)"""


def test_letters_on_tiles_and_over_columns_are_those_of_the_language(visit: Visit) -> None:
    ann = visit()
    Position(ann, SIX)
    for language, short in (
        ("en", ["P", "S", "A", "C", "G", "T"]),
        ("de", ["P", "S", "A", "Ge", "Ga", "T"]),
        ("nl", ["P", "S", "A", "V", "Tu", "To"]),
    ):
        ann.page.evaluate(SPEAK, language)
        settle(ann)
        expect(ann.find(".standings thead .type b")).to_have_text(short)
        assert ann.page.evaluate(LETTERS) == sorted(short)


COVERED = """() => [...document.querySelectorAll(".yard button:enabled, .scorings, .cells .target")]
  .filter((one) => one.checkVisibility()).filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && !one.contains(found);
  }).map((one) => one.textContent)"""
"""What cannot be pressed in its middle."""


def hurrying(page: WebSocketRoute) -> None:
    """A connection to a server where many wait for bots."""
    page.connect_to_server()
    page.send('{"type": "hurry", "hurried": true}')


STAYS = """{
  const style = new CSSStyleSheet();
  style.replaceSync(".bar.calm { animation-play-state: paused !important }");
  document.adoptedStyleSheets = [style];
}"""
"""The bar does not go by itself."""


@pytest.mark.parametrize("shape", [(360, 640), (640, 360), (1280, 800)], ids=str)
def test_the_bar_of_hurried_bots_is_in_nobodys_way(visit: Visit, shape: tuple[int, int]) -> None:
    ann = visit("de", viewport={"width": shape[0], "height": shape[1]}, touch=shape[0] < 960)
    ann.page.route_web_socket("**/socket", hurrying)
    ann.page.add_init_script(STAYS)
    ann.open()
    table = make_table(ann, ME, BOT, game="palace")
    assert ann.page.request.post(f"{ann.server.address}/api/tables/{table}/start", data={}).ok
    bar = ann.find(".bar.calm")
    expect(bar).to_have_text(ann.say("bar-hurried"))
    ann.find(".display .money:not([aria-disabled])").first.wait_for()
    settle(ann)
    expect(bar).to_be_visible()
    assert ann.page.evaluate(COVERED) == []
    ann.page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    expect(bar).to_be_hidden()
