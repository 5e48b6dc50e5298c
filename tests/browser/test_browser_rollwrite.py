"""The table of Roll & Write: the instruction first, nothing cut off, nothing over the sheet."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.playing import (
    BOT,
    ME,
    begin,
    by_touch,
    make_table,
    on_other_days,
    play_on,
    settle,
    speak,
    tap,
    wait_for_turn,
)

SMALL = {"width": 360, "height": 640}
LEVELS = ("architect", "foreman", "mason", "apprentice")
SIZES = [(1440, 900), (1366, 650), (1280, 720), (820, 1180), (390, 844), (360, 640), (844, 390)]


def box(spot: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of something on the page."""
    edges = "({left, top, right, bottom}) => [left, top, right, bottom]"
    found = spot.evaluate(f"(one) => ({edges})(one.getBoundingClientRect())")
    return found[0], found[1], found[2], found[3]


def overlap(one: Locator, other: Locator) -> bool:
    """Whether two things on the page lie over each other."""
    (a, b, c, d), (e, f, g, h) = box(one), box(other)
    return min(c, g) - max(a, e) > 1 and min(d, h) - max(b, f) > 1


CUT = """(one) => [one, ...one.querySelectorAll("p, li, button, span")].some((part) => {
  const { right, bottom } = part.getBoundingClientRect();
  if (right > innerWidth + 1 || bottom > innerHeight + 1) return true;
  if (getComputedStyle(part).overflow === "visible" || part.clientHeight < 2) return false;
  return part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
})"""


def cut(spot: Locator) -> bool:
    """Whether something has text that its box, or the window, cuts off."""
    return bool(spot.evaluate(CUT))


def test_the_first_turn_begins_with_the_instruction_on_every_screen(visit: Visit) -> None:
    ann = visit("de")
    make_table(ann, ME, BOT, BOT)
    begin(ann)
    wait_for_turn(ann)
    instruction = ann.find(".instruction")
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        settle(ann)
        expect(instruction).to_be_in_viewport(ratio=1)
        expect(instruction).to_contain_text(ann.say("hint-turn-new"))
        assert not cut(instruction), (width, height)
        assert ann.overflows() <= 0, (width, height)
    expect(ann.find(".told")).to_have_count(0)


def test_from_the_third_turn_of_a_first_game_on_the_sentence_is_short(visit: Visit) -> None:
    ann = visit()
    make_table(ann, ME, BOT)
    begin(ann)
    wait_for_turn(ann)
    hint, line = ann.find(".instruction .hint"), ann.find(".turn-line .round-of")
    expect(hint).to_have_text(ann.say("hint-turn-new"))
    third = ann.say("table-round", round=3, rounds=18)
    while line.inner_text() != third or not ann.find(".actions .construct").count():
        play_on(ann, most=1)
    expect(hint).to_have_text(ann.say("hint-turn"))
    make_table(ann, ME, BOT)
    begin(ann)
    wait_for_turn(ann)
    expect(hint).to_have_text(ann.say("hint-turn"))


def test_a_phone_on_its_side_has_five_in_one_line(visit: Visit) -> None:
    ann = visit("de", viewport={"width": 844, "height": 390})
    make_table(ann, ME, *({"kind": "bot", "bot": bot} for bot in LEVELS))
    begin(ann)
    play_on(ann, most=1)
    for width, height in ((844, 390), (740, 360)):
        ann.page.set_viewport_size({"width": width, "height": height})
        settle(ann)
        _, top, right, bottom = box(ann.find(".turn-line"))
        assert bottom - top < 56 and right <= width
        assert box(ann.find(".sheet"))[3] <= height
        for name in ann.find(".points-line .name").all():
            assert not cut(name), name.inner_text()
        assert ann.overflows() <= 0


def test_the_instruction_stays_while_the_page_scrolls(visit: Visit) -> None:
    ann = visit()
    make_table(ann, ME, BOT, BOT)
    begin(ann)
    wait_for_turn(ann)
    for width, height in ((1280, 720), (360, 640)):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        settle(ann)
        expect(ann.find(".instruction")).to_be_in_viewport(ratio=1)
        if (stay := ann.find(".stay")).count():
            assert not overlap(ann.find(".instruction"), stay)


def test_buildings_are_buttons_with_what_they_gain(visit: Visit) -> None:
    ann = visit()
    make_table(ann, ME, BOT, BOT)
    begin(ann)
    wait_for_turn(ann)
    buttons = ann.find(".actions .construct")
    expect(buttons).to_have_count(ann.find(".crossings .target.legal").count())
    gains = [int(one) for one in ann.find(".construct .gain").all_inner_texts()]
    assert gains == sorted(gains, reverse=True)
    buttons.first.hover()
    expect(ann.find(".cell.marking")).to_have_count(1)
    action = buttons.first.get_attribute("data-action")
    expect(ann.find(f'.crossings [data-action="{action}"]')).to_have_count(1)


@pytest.mark.parametrize("language", ["de", "nl", "en"])
def test_five_at_a_small_phone_read_all_that_is_asked(visit: Visit, language: str) -> None:
    ann = visit(language, touch=True, viewport=SMALL)
    make_table(ann, ME, BOT, BOT, BOT, BOT)
    begin(ann)
    wait_for_turn(ann)
    settle(ann)
    _, top, _, bottom = box(ann.find(".instruction"))
    assert bottom - top <= 52, "a bar of two lines, even in a first game"
    sizes = ann.find(".sheet .target").evaluate_all("(all) => all.map((one) => one.offsetWidth)")
    assert min(sizes) >= 44
    play_on(ann, by_touch, most=2)
    for choice in ann.find(".sheet .target.legal, .actions .choice:visible").all():
        tap(choice)
        preview = ann.find(".preview:has(.confirm)")
        expect(preview).to_be_visible()
        assert not cut(preview)
        assert not any(overlap(preview, cell) for cell in ann.find(".cell.shown").all())
        tap(ann.button("choice-cancel"))
        expect(ann.find(".confirm")).to_have_count(0)
    assert ann.overflows() <= 0


@pytest.mark.parametrize("language", ["de", "nl"])
def test_five_chips_say_who_has_how_many_points(visit: Visit, language: str) -> None:
    ann = visit(language, touch=True, viewport=SMALL)
    make_table(ann, ME, *({"kind": "bot", "bot": bot} for bot in LEVELS))
    begin(ann)
    wait_for_turn(ann)
    chips = ann.find(".turn-line .points-line li")
    expect(chips).to_have_count(5)
    expect(chips.locator(".portrait")).to_have_count(5)
    points = [int(one) for one in chips.locator("b").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    names = chips.locator(".name").all_inner_texts()
    characters = [ann.say(f"character-{bot}") for bot in LEVELS]
    assert sorted(names) == sorted(["Ann", *characters])
    assert not any(cut(chip) for chip in chips.locator(".name").all())
    for left, top, right, bottom in (box(chip) for chip in chips.all()):
        assert bottom - top >= 44 and right - left >= 60
    while not ann.find(".film-button").count():
        play_on(ann, by_touch, most=1)
    ann.page.evaluate("scrollTo(0, 0)")
    settle(ann)
    assert box(ann.find(".turn-line"))[3] <= 110, "two lines, with all its buttons"
    assert ann.overflows() <= 0


def test_the_others_have_faces_levels_and_what_they_did_last(visit: Visit) -> None:
    ann = visit()
    make_table(ann, ME, *({"kind": "bot", "bot": bot} for bot in LEVELS))
    begin(ann)
    play_on(ann, most=1)
    while not ann.find(".told").count():
        play_on(ann, most=1)
    others = ann.find(".others .other")
    expect(others).to_have_count(4)
    expect(others.locator(".portrait")).to_have_count(4)
    expect(others.locator(".level")).to_have_text([ann.say(f"bot-{bot}") for bot in LEVELS])
    expect(others.locator(".deed")).to_have_count(4)
    expect(ann.find(".score-sheet tbody .portrait")).to_have_count(5)
    others.first.click()
    expect(ann.find(".looking")).to_contain_text(ann.say("character-architect"))


@pytest.mark.parametrize("language", ["de", on_other_days("nl"), on_other_days("en")])
def test_everybody_is_on_the_first_screen(visit: Visit, language: str) -> None:
    ann = visit(language, viewport={"width": 1440, "height": 900})
    make_table(ann, ME, *({"kind": "bot", "bot": bot} for bot in LEVELS))
    begin(ann)
    play_on(ann, most=4)
    for _ in range(20):
        if ann.find(".told").count() and ann.find(".actions .construct").count() > 2:
            break
        play_on(ann, most=1)
    ann.page.mouse.move(2, 2)
    for width, height in ((1440, 900), (1366, 650), (1280, 720), (820, 1180)):
        ann.page.set_viewport_size({"width": width, "height": height})
        settle(ann)
        for part in (".decide", ".told", ".score-sheet", ".others", ".sheet"):
            assert box(ann.find(part))[3] <= height, (width, height, part)
        for name in ann.find(".others .who, .score-sheet .name").all():
            assert not cut(name), (width, height, name.inner_text())
        assert ann.overflows() <= 0


def test_what_is_asked_can_be_answered_by_touch(visit: Visit) -> None:
    ann = visit(touch=True, viewport=SMALL)
    make_table(ann, ME, BOT)
    begin(ann)
    wait_for_turn(ann)
    ann.menu()
    ann.find(".wishes summary").tap()
    ann.page.get_by_label(ann.say("confirm-wish")).select_option("always")
    ann.button("menu-close").tap()
    ann.find(".crossings .target.legal").first.focus()
    ann.page.keyboard.press("Enter")
    question = ann.find(".preview .confirming")
    expect(question).to_be_in_viewport(ratio=1)
    assert not cut(ann.find(".preview"))
    tap(ann.button("confirm-no"))
    expect(question).to_have_count(0)
    ann.find(".crossings .target.legal").first.focus()
    ann.page.keyboard.press("Enter")
    version = ann.find(".playing").get_attribute("data-version")
    tap(question.locator(".primary"))
    expect(ann.find(f'.playing[data-version="{version}"]')).to_have_count(0)


@pytest.mark.parametrize("touch", [False, True], ids=["desk", "phone"])
def test_a_refusal_covers_nothing_and_goes_by_a_click(visit: Visit, touch: bool) -> None:
    ann = visit("de", touch=touch, **({"viewport": SMALL} if touch else {}))
    make_table(ann, ME, BOT)
    begin(ann)
    wait_for_turn(ann)
    built = ann.say("crossing-built", place="")
    refusal = ann.find(".preview .refusal")
    press = tap if touch else Locator.click
    for spot in (f"[aria-label$='{built}']", f":not(.legal, [aria-label$='{built}'])"):
        press(ann.find(f".crossings .target{spot}").first)
        expect(refusal).to_be_visible()
        assert not overlap(refusal, ann.find(".crossings .target").nth(0))
        assert not overlap(refusal, ann.find(".crossings .target").nth(35))
        assert not cut(refusal)
        words = refusal.locator("p")
        (words.tap if touch else words.click)(position={"x": 4, "y": 8})  # beside the link
        expect(refusal).to_have_count(0)
    press(ann.find(f".crossings .target[aria-label$='{built}']").first)
    expect(refusal).to_contain_text("schon gebaut")
    expect(refusal).not_to_contain_text("Münze")
    press(ann.button("dialog-close"))
    expect(refusal).to_have_count(0)


def test_what_happened_is_one_line_that_opens_wherever_it_is_touched(visit: Visit) -> None:
    ann = visit()
    make_table(ann, ME, BOT, BOT)
    begin(ann)
    told = ann.find(".told")
    play_on(ann, most=1)
    while not told.count():
        play_on(ann, most=1)
    for language in ("nl", "de", "en"):
        speak(ann, language)
        settle(ann)
        left, top, right, bottom = box(told)
        assert 44 <= bottom - top <= 56
        for x in (left + 4, (left + right) / 2, right - 4):
            ann.page.mouse.click(x, (top + bottom) / 2)
            expect(told.locator("li").first).to_be_visible()
            ann.page.mouse.click(x, (top + bottom) / 2)
            expect(told.locator("li").first).to_be_hidden()
