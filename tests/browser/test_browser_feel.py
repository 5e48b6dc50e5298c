"""What one feels at a table: what happened, whose turn it is, how it stands."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.palace import Position
from tests.browser.playing import (
    BOT,
    ME,
    OPEN,
    begin,
    by_mouse,
    by_touch,
    invitation,
    join,
    make_table,
    on_other_days,
    play_on,
    play_out,
    settle,
    take_turn,
    tap,
    wait_for_turn,
    wait_for_version,
)
from tests.browser.test_browser_palace import turn
from tests.browser.visitor import Visitor

SMALL = {"width": 360, "height": 640}
ON_ITS_SIDE = {"width": 844, "height": 390}


def bottom(visitor: Visitor, selector: str) -> float:
    """Where something on the page ends."""
    return float(visitor.find(selector).evaluate("(one) => one.getBoundingClientRect().bottom"))


@pytest.mark.parametrize("language", ["de", on_other_days("en"), on_other_days("nl")])
def test_a_small_phone_has_all_there_is_to_decide_and_says_what_happened(
    visit: Visit, language: str
) -> None:
    ann = visit(language, touch=True, viewport=SMALL)
    make_table(ann, ME, BOT, BOT)
    begin(ann)
    wait_for_turn(ann)
    settle(ann)
    seen = (".instruction", ".actions .choice:last-child")
    assert all(bottom(ann, one) <= SMALL["height"] for one in seen)  # in the longest words
    expect(ann.find(".told, .film-button")).to_have_count(0)  # before the first turn
    play_on(ann, by_touch, most=3)
    film = ann.find(".film-button")
    while not film.count():  # in mid-turn nothing is new
        play_on(ann, by_touch, most=1)
    settle(ann)
    hint = ann.find(".instruction .hint").inner_text()
    expect(ann.find(".small-sheet .recent, .die.came").first).to_be_attached()
    assert all(bottom(ann, one) <= SMALL["height"] for one in seen)
    film.tap()
    expect(ann.find(".film .frame .small-sheet")).to_have_count(2)
    expect(ann.find(".film .frame .deed")).to_have_count(2)
    assert not ann.violations()
    tap(ann.button("film-mine"))
    expect(ann.find(".film")).to_have_count(0)
    tap(ann.find(".sheet .target.legal, .actions .choice:visible").first)
    expect(ann.button("choice-cancel")).to_be_in_viewport(ratio=1)
    ann.button("choice-cancel").tap()

    ann.find(".others button").first.scroll_into_view_if_needed()
    stay = ann.find(".stay")
    expect(stay).to_contain_text(ann.say("table-your-turn"))
    expect(stay.locator(".points-line li")).to_have_count(3)
    expect(stay.locator(".mine")).to_contain_text("Ann")
    expect(ann.find(".instruction")).to_be_in_viewport(ratio=1)
    assert not ann.violations()
    ann.find(".others button").first.tap()
    expect(ann.find(".looking")).to_be_in_viewport()
    expect(ann.find(".instruction .hint")).to_have_text(hint)
    ann.find(".looking button").tap()
    ann.page.evaluate("scrollBy(0, 900)")
    ann.button("stay-back").tap()
    expect(stay).to_have_count(0)

    ann.page.set_viewport_size(ON_ITS_SIDE)  # type: ignore[arg-type]
    settle(ann)
    assert bottom(ann, ".sheet") <= ON_ITS_SIDE["height"]
    assert bottom(ann, ".actions .choice:last-child") <= ON_ITS_SIDE["height"]
    assert ann.overflows() <= 0


UNDER_THE_MOUSE = """async ([chosen, moved]) => {
  const mouse = [4, 4];
  const [one, box] = [document.querySelector(chosen), document.querySelector(moved)];
  const { left, top, width, height } = one.getBoundingClientRect();
  const [right, down] = [mouse[0] - left - width / 2, mouse[1] - top - height / 2];
  box.style.cssText = `position: relative; z-index: 9; left: ${right}px; top: ${down}px`;
  const frame = () => new Promise(requestAnimationFrame);
  while (!one.matches(":hover")) await frame();
  for (let count = 0; count < 3; count += 1) await frame();
}"""
"""The page moves until something is where the mouse lies, and time passes to draw what follows."""


def test_a_mouse_that_lies_still_points_at_nothing_while_a_finger_plays(visit: Visit) -> None:
    ann, ben = visit(touch=True, viewport=SMALL), visit(touch=True, viewport=SMALL)
    make_table(ann, ME, BOT)
    begin(ann)
    wait_for_turn(ann)
    ben_plays = Position(ben, turn())
    for visitor in (ann, ben):
        visitor.page.mouse.move(20, 4)
        visitor.page.mouse.move(4, 4)

    tap(ann.find(".sheet .target.legal").first)
    tap(ann.button("choice-cancel"))
    ann.page.evaluate(UNDER_THE_MOUSE, [".sheet .target.legal", ".sheet"])
    expect(ann.find(".preview .now")).to_have_count(0)
    ann.page.mouse.move(6, 6)
    expect(ann.find(".preview .now")).to_be_visible()

    tap(ben.find('.slot[data-slot="o"]'))
    ben.find(".option").first.wait_for()
    ben.page.evaluate(UNDER_THE_MOUSE, [".option", ".panel"])
    expect(ben.find(".hand .chosen")).to_have_count(0)
    ben.page.mouse.move(6, 6)
    expect(ben.find(".hand .chosen")).to_have_count(2)
    assert ben_plays.played == []


def test_a_finger_counts_for_more_than_a_mouse_that_lies_on_something_else(visit: Visit) -> None:
    ann = visit(touch=True, viewport=SMALL)
    make_table(ann, ME, BOT)
    begin(ann)
    wait_for_turn(ann)
    legal = ann.find(".sheet .target.legal")
    while legal.count() < 2:
        play_on(ann, by_touch, most=1)
    legal.first.hover()
    expect(ann.find(".preview .what")).to_be_visible()
    told = ann.find(".preview .what").inner_text()
    legal.last.tap()
    expect(ann.button("choice-confirm")).to_be_visible()
    expect(ann.find(".preview .what")).not_to_have_text(told)
    ann.button("choice-cancel").tap()
    expect(ann.find(".preview .what")).to_have_count(0)


HEARING = """
window.signals = {notes: 0, notices: []};
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.signals.notes += 1;
  return make.call(this);
};
class Heard {
  static permission = "default";
  static async requestPermission() { return (Heard.permission = "granted"); }
  constructor(title) { window.signals.notices.push(title); }
}
window.Notification = Heard;
const sight = () => window.isAway ? "hidden" : "visible";
Object.defineProperty(document, "visibilityState", {get: sight});
"""
"""A browser without a screen has no notifications, and no background."""


def test_the_turn_is_heard_seen_in_the_icon_and_notified_if_wished(visit: Visit) -> None:
    ann, ben = visit("nl"), visit("de")
    for visitor in (ann, ben):
        visitor.page.add_init_script(HEARING)
    make_table(ann, ME, OPEN)
    join(ben, invitation(ann), "Ben")
    begin(ann)
    ben.find(".playing").wait_for()
    mover, waiting = (ann, ben) if ann.find(".my-turn").count() else (ben, ann)
    assert waiting.page.evaluate("signals.notes") == 0
    waiting.button("signals-offer-yes").click()
    expect(waiting.button("signals-offer-yes")).to_have_count(0)
    waiting.page.evaluate("isAway = true")
    icon = waiting.find("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/static/icon.svg")
    while take_turn(mover, by_mouse):
        pass
    wait_for_turn(waiting)
    expect(icon).to_have_attribute("href", re.compile("^data:image/svg[+]xml,"))
    expect(waiting.page).to_have_title(f"{waiting.say('table-title-turn')} · Alhambra")
    waiting.page.wait_for_function("signals.notes === 2")
    waiting.page.wait_for_function("signals.notices.length")
    assert waiting.page.evaluate("signals.notices") == [waiting.say("table-your-turn")]
    assert not waiting.violations()

    waiting.menu(".wishes")
    waiting.page.get_by_label(waiting.say("confirm-wish")).select_option("never")
    waiting.page.get_by_label(waiting.say("signals-sound")).uncheck()
    waiting.button("menu-close").click()
    now = wait_for_turn(waiting)
    waiting.find(f'.board [data-action="{now.actions[0]}"]').first.click()
    wait_for_version(waiting, now.version + 1)
    expect(waiting.find(".confirming")).to_have_count(0)
    waiting.page.reload()
    waiting.menu(".wishes")
    expect(waiting.page.get_by_label(waiting.say("signals-sound"))).not_to_be_checked()


@pytest.mark.parametrize("game", ["rollwrite", "palace"])
def test_the_end_says_how_it_went_and_can_be_shared(visit: Visit, game: str) -> None:
    ann = visit("de", viewport=SMALL)
    table = make_table(ann, ME, BOT, game=game)
    begin(ann)
    play_out(ann, table)
    ann.page.reload()
    bot = ann.say("table-bot")
    you = ann.say("end-you")
    expect(ann.find(".result")).to_have_text(re.compile(r"\w.*\."))
    expect(ann.find(".badges li")).to_have_count(1)
    expect(ann.find(".end-hero .primary")).to_be_in_viewport()
    expect(ann.find(".podium .block")).to_have_count(2)
    expect(ann.find(".ranking .mine")).to_contain_text(you)
    rows = ann.find(".ranking tbody tr")
    expect(rows).to_have_count(3 if game == "palace" else 2)
    points = [int(row) for row in ann.find(".ranking td.total").all_text_contents()[:2]]
    assert points[0] >= points[1]
    assert (ann.find(".ranking tr").nth(1).get_attribute("class") or "").startswith("mine") == (
        ann.find(".star").count() == 12
    )
    expect(ann.find(".all-built svg")).to_have_count(2)
    chart = ann.find(".chart")
    chart.wait_for()
    expect(chart.locator("tbody tr")).to_have_count(4 if game == "palace" else 19)
    expect(chart.locator("thead th")).to_have_text([ann.say("chart-when"), you, bot])
    if game == "palace":
        ann.button("chart-by-turn").click()
        expect(chart.locator("caption")).to_have_text(ann.say("chart-title-turns"))
        expect(chart.locator("tbody tr").nth(10)).to_be_attached()
        last = chart.locator("tbody tr").last.locator("td").all_text_contents()
        ann.button("chart-by-scoring").click()
        expect(chart.locator("tbody tr")).to_have_count(4)
        expect(chart.locator("tbody tr").last.locator("td")).to_have_text(last)
    expect(ann.find(".fair[open]")).to_have_count(0)
    settle(ann)
    assert not ann.violations()
    assert ann.overflows() <= 0
    ann.page.get_by_label(ann.say("picture-named")).uncheck()
    with ann.page.expect_download() as download:
        ann.button("picture-svg").click()
    drawn = download.value.path().read_text(encoding="utf-8")
    assert drawn.startswith("<svg") and "Ann" not in drawn and drawn.count("<path") > 3
    with ann.page.expect_download() as download:
        ann.button("picture-png").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    ann.find(".moments a").first.click()
    ann.page.wait_for_url(f"**/replay/{table}#*")


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, SMALL], ids=["desk", "phone"])
def test_a_free_seat_is_named_in_one_line(visit: Visit, size: dict[str, int]) -> None:
    ann = visit("de", viewport=size)
    make_table(ann, ME, OPEN)
    who, tool = (ann.find(f".seat-list .open {part}") for part in (".who", ".tools button"))
    expect(tool).to_have_count(5)
    settle(ann)
    height = "(one) => one.getBoundingClientRect().height"
    assert who.evaluate(height) < 32
    assert ann.overflows() <= 0


def test_a_question_on_a_phone_moves_nothing_of_the_board_game(visit: Visit) -> None:
    ann, ben = visit("nl", touch=True, viewport=SMALL), visit("nl", touch=True, viewport=SMALL)
    make_table(ann, ME, OPEN, game="palace")
    join(ben, invitation(ann), "Ben")
    begin(ann)
    waiting = ben if ann.find(".my-turn").count() else ann
    question = waiting.find(".notices .returned")
    expect(question).to_be_visible()
    settle(waiting)
    edges = "(one) => { const {top, bottom} = one.getBoundingClientRect(); return [top, bottom]; }"
    menu, chips = (waiting.find(part).evaluate(edges) for part in (".line-tools .menu", ".chips"))
    assert menu[1] <= chips[0] + 1, "the menu stands in the line of the heading"
    assert question.evaluate(edges)[0] >= chips[1] - 1
    assert bottom(waiting, ".screen") <= SMALL["height"] + 1
    for part in (".lot", ".market-box", ".display-box", ".hand-box"):
        covered = waiting.find(part).evaluate(edges)[1] > question.evaluate(edges)[0] + 1
        assert not covered, f"the question lies on {part}"
    assert not waiting.violations()
