"""The board game for people at one device: hands are handed over, and a lesson to play."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.palace import Position
from tests.browser.playing import settle
from tests.browser.test_browser_palace import turn
from tests.browser.visitor import Visitor

PHONE = {"width": 360, "height": 640}
DESK = {"width": 1366, "height": 650}
HAND = ".hand-box .money:not(.back)"


def table_for_two(visitor: Visitor) -> None:
    """Ann and Ben at one device, with secret hands."""
    visitor.open()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "here", "name": "Ben"}]
    wish = {"game": "palace", "seats": seats, "options": {"hands": "secret"}}
    made = visitor.page.evaluate(
        """async (wish) => {
          const post = (path, body) => fetch(path, {method: "POST", body: JSON.stringify(body),
            headers: {"Content-Type": "application/json"}}).then((answer) => answer.json());
          const table = await post("/api/tables", wish);
          await post(`/api/tables/${table.id}/start`, {});
          return table.id;
        }""",
        wish,
    )
    visitor.open(f"/table/{made}")


def take_the_first_card(visitor: Visitor) -> None:
    """Take a card of the display by the list of all choices in words."""
    visitor.find(".display .money").first.click()
    visitor.find(".panel-box button.primary").first.click()


def test_nobodys_hand_is_on_the_screen_between_two_persons(visit: Visit) -> None:
    ann = visit()
    table_for_two(ann)
    over = ann.find(".hand-over")
    expect(over).to_be_visible()
    expect(ann.find(HAND)).to_have_count(0)
    assert ann.violations() == []
    first = over.locator("h2").inner_text()
    over.get_by_role("button").click()
    expect(ann.find(HAND).first).to_be_visible()
    take_the_first_card(ann)
    expect(ann.find(".confirming")).to_be_visible()
    assert ann.violations() == []
    ann.button("confirm-no").click()
    expect(ann.find(".confirming")).to_have_count(0)
    ann.find(".panel-box button.primary").first.click()
    ann.button("confirm-end").click()
    expect(over).to_be_visible()
    expect(ann.find(HAND)).to_have_count(0)
    expect(over.locator("h2")).not_to_have_text(first)
    ann.page.reload()
    expect(over).to_be_visible()
    expect(ann.find(HAND)).to_have_count(0)


def test_at_one_device_the_heading_says_who_goes_on_and_with_what(visit: Visit) -> None:
    ann = visit()
    position = Position(ann, turn(), shared=True)
    ann.find('.slot[data-slot="o"]').click()
    ann.find(".option").first.click()
    again = ann.say("table-now-prompt", name="Guest", prompt=ann.say("board-again-prompt"))
    expect(ann.find("h1")).to_have_text(again)
    position.wait("buy")


def test_the_end_of_a_turn_is_asked_beside_the_grounds_that_show_it(visit: Visit) -> None:
    for language, viewport in (("en", DESK), ("de", PHONE), ("nl", PHONE)):
        ann = visit(language, viewport=viewport)
        position = Position(ann, turn(), shared=True)
        ann.page.evaluate("localStorage.setItem('confirm', JSON.stringify('matters'))")
        ann.find(".display .money").first.click()
        take = ann.find(".panel-box [data-action^=take]")
        take.focus()
        take.press("Enter")
        asked = ann.find(".panel-box .confirming")
        expect(asked).to_contain_text(ann.say("confirm-text"))
        expect(ann.button("confirm-end")).to_be_focused()
        expect(ann.button("confirm-end")).to_be_in_viewport(ratio=1)
        expect(ann.button("confirm-no")).to_be_in_viewport(ratio=1)
        assert ann.overflows() == 0
        assert ann.violations() == []
        ann.page.keyboard.press("Escape")
        expect(asked).to_have_count(0)
        expect(take).to_be_visible()
        take.dblclick()
        expect(asked).to_be_visible()
        assert position.played == []
        ann.button("confirm-end").click()
        position.wait("take")


def test_whoever_wants_no_question_is_not_asked(visit: Visit) -> None:
    ann = visit("de")
    table_for_two(ann)
    ann.page.evaluate("localStorage.setItem('confirm', JSON.stringify('never'))")
    ann.page.reload()
    ann.find(".hand-over button").click()
    take_the_first_card(ann)
    expect(ann.find(".hand-over")).to_be_visible()


GOALS = {
    "money": [
        '.display [data-place="0"]',
        '.display [data-place="1"]',
        '[data-action="take y2 g3"]',
    ],
    "exact": ['.slot[data-slot="b"]', '[data-action="buy garden-10W with b4 b6"]'],
    "walls": ['[data-cell="-1,0"]'],
    "walk": ['[data-cell="1,0"]'],
    "hole": ['[data-cell="0,-1"]'],
    "wall": ['[data-cell="1,-1"]'],
    "reserve": [".into.reserve"],
    "redesign": ['[data-tile="pavilion-2NEW"]', '[data-cell="0,1"]'],
    "scoring": ['[data-cell="0,2"]'],
}
"""What is pressed in each step."""


def test_the_lesson_is_played_to_its_scoring(visit: Visit) -> None:
    ann = visit()
    ann.open("/lesson/palace")
    for step, presses in GOALS.items():
        expect(ann.find(f'.lesson-board[data-step="{step}"]')).to_be_visible()
        assert ann.violations() == []
        for press in presses:
            ann.find(f".lesson-board {press}").first.click()
        if step != "scoring":
            expect(ann.find(".lesson-words")).to_contain_text(ann.say("lesson-well-done"))
            ann.find(".lesson-ways .primary").click()
    walk = ann.find("dialog.walk")
    expect(walk.locator("h2")).to_have_text(ann.say("palace-scoring-name", number=3))
    expect(walk.locator(".grounds")).to_have_count(3)
    ann.button("palace-walk-skip").click()
    ann.button("palace-walk-done").click()
    expect(ann.find(".account-summary .winner")).to_be_visible()
    assert ann.violations() == []


def test_every_step_of_the_lesson_fits_a_phone(visit: Visit) -> None:
    for language in ("en", "nl", "de"):
        ann = visit(language, viewport=PHONE, dark=language == "de")
        ann.open("/lesson/palace")
        for step in GOALS:
            expect(ann.find(f'.lesson-board[data-step="{step}"]')).to_be_visible()
            settle(ann)
            assert ann.overflows() == 0, step
            if step != "scoring":
                ann.find(".lesson-ways button").last.click()
        assert ann.violations() == []
