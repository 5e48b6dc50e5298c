"""Playing at a table in a browser: by mouse, by keyboard alone, by touch."""

import json
import re
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from websockets.sync.client import ClientConnection, connect

from tests.browser.visitor import SETTLED, Visitor
from tests.patience import EXPECTING, PATIENCE
from tests.server.stage import PLAIN

LOOK = """() => {
  const playing = document.querySelector(".playing");
  if (!playing) return null;
  const buttons = document.querySelectorAll(".sheet .target.legal, .actions .choice");
  const actions = [...buttons].map((button) => button.dataset.action);
  return {
    version: Number(playing.dataset.version),
    actions: [...new Set(actions)],
    isPending: document.querySelector(".board .pending") !== null,
    isOver: document.querySelector(".ending h1") !== null,
  };
}"""

ARRIVED = f"""(before) => {{
  const now = ({LOOK})();
  if (!now || now.version <= before || now.isPending) return null;
  return now.isOver || now.actions.length ? now : null;
}}"""

MOST_TABS = 60
Do = Callable[[Visitor, str], None]

CLICKED = """() => {
  window.clicked = new Promise((done) =>
    addEventListener("click", () => done(null), { capture: true, once: true }));
}"""

PUT_OFF = """{
  const { setTimeout: later, clearTimeout: never } = window;
  const tasks = (window.putOff = []);
  window.setTimeout = (task, after = 0, ...more) =>
    after < 2500 ? later(task, after, ...more) : -tasks.push(() => task(...more));
  window.clearTimeout = (timer) => { timer < 0 ? delete tasks[-timer - 1] : never(timer); };
}"""
"""Whatever a page puts off for more than a moment is done when a test says so."""


def settle(visitor: Visitor) -> None:
    """Wait until all that follows from what was drawn last is drawn too."""
    visitor.page.evaluate(SETTLED)


def tap(spot: Locator) -> None:
    """Touch something, and wait for the click that a browser makes of it a moment later."""
    spot.page.evaluate(CLICKED)
    spot.tap()
    spot.page.evaluate("window.clicked")
    spot.page.evaluate(SETTLED)


def wait_until(visitor: Visitor, is_so: Callable[[], object], why: object = None) -> None:
    """Wait for something that is not on the page, while the page goes on."""
    end = time.monotonic() + EXPECTING
    while not is_so():
        assert time.monotonic() < end, why() if callable(why) else why
        visitor.page.wait_for_timeout(20)


def put_off(visitor: Visitor) -> None:
    """From the next page on, time-outs of more than a moment wait for `let_pass`."""
    visitor.page.add_init_script(PUT_OFF)


def let_pass(visitor: Visitor) -> None:
    """All that a page has put off is done now."""
    visitor.page.evaluate("window.putOff.splice(0).forEach((task) => task())")


@dataclass(frozen=True)
class Now:
    """What a page offers at one moment."""

    version: int
    actions: tuple[str, ...]
    is_over: bool


def wait_for_turn(visitor: Visitor, before: int = -1) -> Now:
    """Wait until the page shows a later version in which its visitor is to move, or the end."""
    found: Any = visitor.page.wait_for_function(ARRIVED, arg=before).json_value()
    return Now(found["version"], tuple(found["actions"]), found["isOver"])


def by_mouse(visitor: Visitor, action: str) -> None:
    """Click where the choice is, and confirm it where the page asks."""
    visitor.find(f'.board [data-action="{action}"]').first.click()
    if (yes := visitor.find(".confirming .primary")).count():
        yes.click()


def by_touch(visitor: Visitor, action: str) -> None:
    """Touch the choice, see what it would bring, and confirm it."""
    visitor.find(f'.board [data-action="{action}"]').first.tap()
    visitor.find(".preview .what").wait_for()
    visitor.button("choice-confirm").tap()


FOCUS = """() => {
  const { dataset } = document.activeElement;
  return [dataset.action ?? "", dataset.cell ?? ""];
}"""


def by_keyboard(visitor: Visitor, action: str) -> None:
    """Tab to the choice, walk over the sheet with the arrows, press Enter."""
    settle(visitor)  # the focus may have been on its way
    press = visitor.page.keyboard.press
    wanted = re.fullmatch(r"(?:construct|second|keep) y(\d) b(\d)", action)
    for _ in range(MOST_TABS):
        found, cell = visitor.page.evaluate(FOCUS)
        if found == action:
            break
        if cell and wanted:
            row, column = map(int, cell.split(","))
            down, right = int(wanted[1]) - row, int(wanted[2]) - column
            for _ in range(abs(down)):
                press("ArrowDown" if down > 0 else "ArrowUp")
            for _ in range(abs(right)):
                press("ArrowRight" if right > 0 else "ArrowLeft")
            break
        press("Tab")
    assert visitor.page.evaluate(FOCUS)[0] == action
    press("Enter")


def middle(actions: tuple[str, ...], count: int) -> str:
    """A choice that lets a game see everything: changes, second buildings, coins, pairs."""
    steady = [action for action in actions if not action.startswith("change")]
    some = list(actions) if count % 5 == 0 or not steady else steady
    return some[count * 7 % len(some)]


def play_on(visitor: Visitor, do: Do = by_mouse, *, most: int = 1000, before: int = -1) -> Now:
    """Play until the game is over, or so many decisions; where the page then stands."""
    now = wait_for_turn(visitor, before)
    for count in range(most):
        if now.is_over:
            break
        do(visitor, middle(now.actions, count))
        now = wait_for_turn(visitor, now.version)
    return now


def play_now(visitor: Visitor) -> None:
    """From the start page to a table against two bots."""
    visitor.open()
    visitor.button("start-play", game="Roll & Write").click()
    visitor.page.wait_for_url("**/table/*")


def open_form(visitor: Visitor) -> Locator:
    """The form for a table with other people, on the start page."""
    visitor.button("start-make-people").click()
    return visitor.find(".new-table")


def call_me(visitor: Visitor, name: str) -> Locator:
    """Write a name on the start page; the field, which stays open."""
    if not (field := visitor.page.get_by_label(visitor.say("start-name"))).is_visible():
        visitor.find(".my-name").click()
    field.fill(name)
    return field


def expect_over(visitor: Visitor) -> None:
    """The game is over, with an account for every row in a fold."""
    expect(visitor.find(".ending h1")).to_be_visible()
    visitor.find(".all-accounts summary").click()
    expect(visitor.find(".ending .account").first).to_be_visible()


def table_of(visitor: Visitor) -> str:
    """The id of the table that is looked at."""
    return visitor.page.url.split("/table/")[1].split("#")[0]


def make_table(
    visitor: Visitor, *seats: dict[str, str], game: str = "rollwrite", **options: str
) -> str:
    """A table made without the form, and gone to; its id."""
    body = {"game": game, "options": options, "seats": list(seats)}
    answer = visitor.page.request.post(f"{visitor.server.address}/api/tables", data=body)
    assert answer.ok, answer.text()
    table = str(answer.json()["id"])
    visitor.open(f"/table/{table}")
    return table


ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "bot": "greedy"}
ANY_BOT = {"kind": "bot", "bot": "uniform"}
OPEN = {"kind": "open"}


def on_other_days(*arguments: object) -> Any:
    """A layout that is looked at when all of them are, and not every day."""
    return pytest.param(*arguments, marks=pytest.mark.long(verb="layouts"))


def speak(visitor: Visitor, language: str) -> None:
    """Choose another language on the page; at a table in its menu."""
    is_playing = visitor.find(".playing").count() > 0
    if is_playing:
        visitor.menu()
    choice = visitor.find(".table-menu select[name=language]" if is_playing else "#top select")
    choice.select_option(language)
    visitor.language = language
    expect(choice).to_have_value(language)
    expect(visitor.find("html")).to_have_attribute("lang", language)
    if is_playing:
        visitor.button("menu-close").click()


def begin(visitor: Visitor) -> None:
    """Start the game that everybody has gathered for."""
    visitor.button("gathering-start").click()
    visitor.find(".playing").wait_for()


def join(visitor: Visitor, link: str, name: str) -> None:
    """Take a seat by an invitation link."""
    visitor.page.goto(link)
    visitor.page.get_by_label(visitor.say("sit-name")).fill(name)
    visitor.button("sit-take").click()
    visitor.button("gathering-start").wait_for()


def invitation(visitor: Visitor) -> str:
    """The link that the page offers to send to friends."""
    return visitor.page.get_by_label(visitor.say("gathering-invite")).input_value()


def is_over(visitor: Visitor) -> bool:
    """Does the page show the end of the game?"""
    return visitor.find(".ending").count() > 0


def choose(visitor: Visitor, now: Now, beginning: str) -> Now:
    """Do the first action that begins so; where the page then stands."""
    by_mouse(visitor, next(action for action in now.actions if action.startswith(beginning)))
    return wait_for_turn(visitor, now.version)


def wait_for_mover(*visitors: Visitor) -> Visitor:
    """Wait until the page of one of them offers a decision; whose."""
    found: list[Visitor] = []

    def look() -> bool:
        found.extend(one for one in visitors if one.page.evaluate(f"({ARRIVED})(-1)"))
        return bool(found)

    wait_until(visitors[0], look, "nobody is to move")
    return found[0]


def take_turn(visitor: Visitor, do: Do = by_mouse, count: int = 0) -> bool:
    """One decision, if the visitor is to move; was there one?"""
    look = visitor.page.evaluate(LOOK)
    if look["isOver"] or look["isPending"] or not look["actions"]:
        return False
    do(visitor, middle(tuple(look["actions"]), count))
    wait_for_version(visitor, look["version"] + 1)
    return True


def wait_for_version(visitor: Visitor, version: int) -> None:
    """Wait until the page shows this version of the table, or a later one."""
    visitor.page.wait_for_function(
        "(least) => Number(document.querySelector('.playing')?.dataset.version) >= least",
        arg=version,
    )


def scores_on(visitor: Visitor) -> list[str]:
    """The points of everybody now, as the score sheet says."""
    return visitor.find(".score-sheet tbody tr td:last-child").all_text_contents()


def story_on(visitor: Visitor) -> list[str]:
    """What the page tells of the game so far."""
    return visitor.find(".story-box .story li").all_text_contents()


def play_out(visitor: Visitor, table: str, *others: Visitor) -> None:
    """Play a table of the visitors' to its end without a page, as programs would."""
    with ExitStack() as stack:
        lines = [stack.enter_context(_line_to(one, table)) for one in (visitor, *others)]
        seen = dict.fromkeys(lines, -1)
        while True:
            line = min(lines, key=seen.__getitem__)  # nobody is waited for who has to move
            message = json.loads(line.recv(timeout=PATIENCE))
            now = message["table"]["version"] if "table" in message else message.get("version")
            view = message.get("view")
            if view and view["over"]:
                return
            if view and now > seen[line]:
                seen[line] = now
                if message["choices"]:
                    action = message["choices"][0]["action"]
                    line.send(json.dumps({"type": "act", "version": now, "action": action}))


def _line_to(visitor: Visitor, table: str) -> ClientConnection:
    address = visitor.server.address.replace("http:", "ws:") + f"/api/tables/{table}/socket"
    cookies = visitor.page.context.cookies()
    cookie = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in cookies)
    return connect(address, additional_headers={"Cookie": cookie}, **PLAIN)
