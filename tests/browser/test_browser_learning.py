"""The lesson, refusals that say why, and the replay."""

import re

import pytest
from playwright.sync_api import expect

from alhambra.core.record import Record
from alhambra.core.values import CHANCE
from tests.browser.conftest import Visit
from tests.browser.playing import (
    BOT,
    ME,
    begin,
    by_mouse,
    make_table,
    on_other_days,
    play_out,
    settle,
    tap,
    wait_for_turn,
)
from tests.browser.stage import PHONE, PHONE_ON_ITS_SIDE

LESSON = [
    ["construct y4 b1"],
    ["construct y3 b4"],
    ["change y5 up", "construct y6 b1"],
    ["gain"],
    ["keep y6 b5"],
    ["construct y6 b5", "second y4 b1"],
    ["construct y5 b4"],
]


THIRD = {"rollwrite": "change", "palace": "walls"}
"""The third step of each lesson."""


def test_the_lesson_is_played_to_its_end(visit: Visit) -> None:
    ann = visit()
    ann.open("/lesson")
    for number, actions in enumerate(LESSON, 1):
        expect(ann.find(".lesson-head")).to_contain_text(
            ann.say("lesson-step", number=number, count=len(LESSON))
        )
        for action in actions:
            by_mouse(ann, action)
        expect(ann.find(".lesson-words")).to_contain_text(ann.say("lesson-well-done"))
        if number < len(LESSON):
            ann.button("lesson-next").click()
    expect(ann.page.get_by_text(ann.say("lesson-rollwrite-end-text"))).to_be_visible()
    expect(ann.button("start-play", game="Roll & Write")).to_be_enabled()
    ann.picture("lesson-end")


def test_a_die_itself_is_tapped_to_turn_it_and_a_skipped_step_is_not_done(visit: Visit) -> None:
    ann = visit("nl", touch=True, viewport=PHONE)
    ann.open("/lesson/rollwrite")
    for step in ("line", "change"):
        ann.button("lesson-skip").tap()
        title = ann.say(f"lesson-rollwrite-{step}-title")
        expect(ann.find(".lesson-words h2")).to_have_text(title)
    five = ann.find('.die[data-die="y5"]:not(.ghost)')
    for way in ("up", "down", "up"):
        five.tap(force=True)  # what lies over the drawing is not part of it
        expect(ann.find(f'.turns [data-action="change y5 {way}"]')).to_be_attached()
        expect(ann.find(".turn.shown .die")).to_have_attribute(
            "data-die", {"up": "y6", "down": "y4"}[way]
        )
    ann.button("choice-confirm").tap()
    expect(ann.find('.die[data-die="y6"]:not(.ghost)')).to_be_visible()
    steps = ann.find(".progress-step")
    expect(steps.nth(0)).not_to_have_class(re.compile("passed"))
    title = ann.say("lesson-rollwrite-crossing-title")
    unnamed = ann.say("lesson-step-named", number=1, title=title)
    expect(steps.nth(0)).to_have_accessible_name(unnamed)
    steps.nth(0).tap()
    tap(ann.find(".sheet .target.legal").first)
    ann.button("choice-confirm").tap()
    expect(steps.nth(0)).to_have_class(re.compile("passed"))
    passed = ann.say("lesson-step-passed", number=1, title=title)
    expect(steps.nth(0)).to_have_accessible_name(passed)


@pytest.mark.parametrize(("game", "board"), [("rollwrite", ".sheet"), ("palace", ".ground-frame")])
def test_a_lesson_on_a_phone_on_its_side_shows_the_board(
    visit: Visit, game: str, board: str
) -> None:
    ann = visit("de", touch=True, viewport=PHONE_ON_ITS_SIDE)
    ann.open(f"/lesson/{game}")
    ann.find(".progress-step").nth(2).tap()
    expect(ann.find(".lesson-words h2")).to_have_text(ann.say(f"lesson-{game}-{THIRD[game]}-title"))
    expect(ann.find(board)).to_be_in_viewport(ratio=0.9)
    expect(ann.find(".lesson-words h2")).to_be_in_viewport(ratio=1)
    assert ann.overflows() <= 0 and ann.violations() == []


@pytest.mark.parametrize("language", ["de", on_other_days("en"), on_other_days("nl")])
def test_the_first_step_fits_a_small_phone_and_shows_what_it_needs(
    visit: Visit, language: str
) -> None:
    ann = visit(language, touch=True, viewport={"width": 360, "height": 640})
    ann.open("/lesson/rollwrite")
    ann.find(".sheet.live").wait_for()
    settle(ann)
    hidden = ann.find(".coins, .score-sheet, .others, .turn, .choice.gain, .purse")
    expect(hidden).to_have_count(0)
    expect(ann.find(".instruction .hint")).to_have_text(ann.say("hint-turn-new"))
    assert ann.find(".sheet").evaluate("(sheet) => sheet.getBoundingClientRect().bottom") <= 640
    buttons = ann.find(".lesson button:not(.target):visible")
    assert buttons.evaluate_all("(all) => all.every((one) => one.offsetHeight >= 44)")
    scrolled = ann.page.evaluate("scrollY")
    tap(ann.find(".sheet .target.legal").first)
    expect(ann.button("choice-confirm")).to_be_in_viewport(ratio=1)
    assert ann.page.evaluate("scrollY") == scrolled, "nothing moves under the finger"
    cut = "(one) => one.scrollHeight > one.clientHeight || one.getBoundingClientRect().bottom > 640"
    assert not ann.find(".preview").evaluate(cut)
    ann.button("choice-confirm").tap()
    expect(ann.find(".note.good")).to_be_visible()
    expect(ann.find(".decide")).to_be_hidden()
    expect(ann.button("lesson-next")).to_be_in_viewport()
    ann.button("lesson-next").tap()
    expect(ann.find(".score-sheet tbody tr")).to_have_count(2)


SEEN = """(board) => {
  const box = (one) => document.querySelector(one)?.getBoundingClientRect();
  return [box(".lesson-words").top, box(board).bottom];
}"""


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("rollwrite", "de"),
        ("rollwrite", "nl"),
        ("palace", "de"),
        on_other_days("rollwrite", "en"),
        on_other_days("palace", "en"),
        on_other_days("palace", "nl"),
    ],
)
def test_text_and_sheet_of_every_step_fit_a_small_phone(
    visit: Visit, game: str, language: str
) -> None:
    ann = visit(language, touch=True, viewport={"width": 360, "height": 640})
    steps = {"rollwrite": 7, "palace": 9}[game]
    board = ".lesson-board .drawing"
    ann.open(f"/lesson/{game}")
    for number in range(1, steps + 1):
        count = ann.say("lesson-step", number=number, count=steps)
        expect(ann.find(".lesson-head")).to_contain_text(count)
        if game == "palace":
            board = ".lesson-board .hand-box" if number < 3 else ".lesson-board .lot"
        expect(ann.find(board)).to_be_visible()
        settle(ann)
        top, bottom = ann.page.evaluate(SEEN, board)
        assert top >= 0 and bottom <= 640, (game, number, top, bottom)
        assert ann.overflows() == 0
        if number < steps:
            ann.button("lesson-skip").tap()


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_a_refusal_says_why_in_the_language_of_the_page(visit: Visit, language: str) -> None:
    ann = visit(language)
    make_table(ann, ME, BOT)
    begin(ann)
    wait_for_turn(ann)
    built = ann.say("crossing-built", place="")
    ann.find(f".sheet .target:not(.legal, [aria-label$='{built}'])").first.click()
    refusal = ann.find(".preview .refusal")
    missing = [
        re.escape(ann.say("missing-dice", which=which, yellow=yellow, blue=blue))
        for which in ("yellow", "blue", "both")
        for yellow in range(1, 7)
        for blue in range(1, 7)
    ]
    expect(refusal).to_contain_text(re.compile("|".join(missing)))
    link = refusal.get_by_role("link")
    address = link.get_attribute("href")
    expect(link).to_have_text(ann.say("rule-link", rule=str(address).split("#")[1]))
    ann.open(str(address))
    expect(ann.find("[id='{}']".format(str(address).split("#")[1]))).to_be_visible()


def test_a_choice_pointed_at_shows_what_it_would_bring(visit: Visit) -> None:
    ann = visit()
    make_table(ann, ME, BOT)
    begin(ann)
    action = wait_for_turn(ann).actions[0]
    answer = ann.find(f'.sheet [data-action="{action}"]')
    answer.hover()
    expect(ann.find(".preview .now")).to_be_visible()
    ann.page.mouse.move(2, 2)
    expect(ann.find(".preview .more")).to_have_text(ann.say("hint-dice"))


def test_a_replay_begins_where_the_first_decides(visit: Visit) -> None:
    eve = visit("de", viewport={"width": 1280, "height": 800})
    table = make_table(eve, ME, BOT, BOT)
    begin(eve)
    play_out(eve, table)
    eve.open(f"/replay/{table}")
    expect(eve.find(".replay-now")).to_have_text(eve.say("replay-begin"))
    expect(eve.find(".score-sheet .first")).to_have_count(1)
    expect(eve.find(".tale-line.later").first).to_be_attached()
    heads = eve.find(".score-sheet thead .extra")
    expect(heads).to_have_count(2)
    settle(eve)
    for head, name in zip(heads.all(), ("score-lines", "score-coins"), strict=True):
        expect(head).to_be_visible()
        expect(head).to_have_text(eve.say(name))
        assert head.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    eve.open(f"/replay/{table}#0")
    expect(eve.find(".score-sheet .first")).to_have_count(0)


def test_a_replay_by_keys_buttons_slider_and_link(visit: Visit) -> None:
    ann, eve = visit(), visit("nl")
    table = make_table(ann, ME, BOT)
    begin(ann)
    play_out(ann, table)
    text = ann.page.request.get(f"{ann.server.address}/api/tables/{table}/record").text()
    makers = Record.parse(text).replay().makers
    decided = [ply for ply, seat in enumerate(makers, 1) if seat != CHANCE]
    stops = [*(ply - 1 for ply in decided), len(makers)]
    turn = next(n for n, ply in enumerate(decided) if makers[ply - 1] != makers[decided[0] - 1])
    place = eve.find(".controls output")

    def stands_at(number: int) -> None:
        """Is it at this decision, and the address at the last ply before the next one?"""
        expect(place).to_have_text(eve.say("replay-place", number=number, count=len(decided)))
        expect(eve.page).to_have_url(re.compile(f"#{stops[number]}$"))

    eve.open(f"/replay/{table}")
    stands_at(0)
    assert eve.find(".tale-line").first.evaluate("(line) => line.offsetHeight") >= 44
    assert eve.find(".controls-marks li").count() == 17  # the ends of all rounds but the last
    eve.open(f"/replay/{table}#{decided[4]}")
    expect(place).to_have_text(eve.say("replay-place", number=5, count=len(decided)))
    steps = {"ArrowRight": 6, "ArrowLeft": 5, "Home": 0, "ArrowDown": turn, "ArrowUp": 0}
    for key, number in (steps | {"End": len(decided)}).items():
        eve.page.keyboard.press(key)
        stands_at(number)
    expect(eve.find(".account").first).to_be_visible()
    eve.page.get_by_label(eve.say("replay-decision"), exact=True).fill("20")
    stands_at(20)
    for button, number in {"replay-back": 19, "replay-next": 20, "replay-first": 0}.items():
        eve.button(button).click()
        stands_at(number)
    eve.button("replay-turn-on").click()
    stands_at(turn)
    eve.button("replay-turn-back").click()
    stands_at(0)
    eve.button("replay-play").click()
    stands_at(1)
    eve.button("replay-pause").click()
    with eve.page.expect_download() as download:
        eve.page.get_by_role("link", name=eve.say("replay-record")).click()
    assert download.value.path().read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("game", "deed", "ring"),
    [("rollwrite", "built", ".sheet .recent"), ("palace", "placed", ".lot .ring.new")],
    ids=["rollwrite", "palace"],
)
def test_a_replay_rings_what_was_built_last(visit: Visit, game: str, deed: str, ring: str) -> None:
    eve = visit()
    table = make_table(eve, ME, BOT, game=game)
    begin(eve)
    play_out(eve, table)
    told = eve.page.request.get(f"{eve.server.address}/api/tables/{table}/plies").json()["story"]
    built = next(event for event in told if event["kind"] == deed)
    eve.open(f"/replay/{table}#{built['ply']}")
    expect(eve.find(ring)).to_have_count(1)
    eve.page.keyboard.press("Home")
    expect(eve.find(".replay-now")).to_have_text(eve.say("replay-begin"))
    expect(eve.find(ring)).to_have_count(0)
