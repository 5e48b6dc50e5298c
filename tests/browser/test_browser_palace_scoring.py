"""The walk through the scorings of the board game: pages, keys, and what is read aloud."""

import json
from functools import cache
from typing import Any

import pytest
from msgspec.json import encode
from playwright.sync_api import Locator, expect

from alhambra.bots.registry import make
from alhambra.palace import Rules
from alhambra.server import palace as door
from alhambra.server.playing import told_in
from alhambra.server.story import story_of
from tests.browser.conftest import Visit
from tests.browser.palace import Position
from tests.browser.playing import BOT, ME, make_table, play_out, settle
from tests.browser.test_browser_palace_phone import table_for
from tests.browser.test_browser_palace_shapes import SIX
from tests.browser.visitor import Visitor

NAMES = ("Guest", "Bot 1", "Maximiliane von Hohenstein", "Bot 2", "Wolfgang Amadeus", "Zaida")
PHONE = {"width": 360, "height": 640}

MOUNT = """async ({ names, view, story, live }) => {
  const { html, render } = await import("/static/js/dom.js");
  await (await import("/static/js/i18n.js")).speakOf("palace");
  const { Scorings } = await import("/static/js/palace/scoring.js");
  const { Account } = await import("/static/js/palace/account.js");
  for (const name of ["palace", "palace-scoring"]) {
    const made = { rel: "stylesheet", href: `/static/style/${name}.css` };
    const link = Object.assign(document.createElement("link"), made);
    document.head.append(link);
    await new Promise((onload) => { link.onload = onload; });
  }
  const app = document.getElementById("app");
  app.replaceChildren();
  app.classList.add("wide");
  window.tell = (view, story) => render(html`<h1>Table</h1>
    <${Scorings} story=${story} view=${view} names=${names} seat=${0} isLive=${live} />
    <${Account} view=${view} names=${names} story=${story} />`, app);
  window.tell(view, story);
}"""


@cache
def played(players: int) -> tuple[dict[str, Any], ...]:
    """A game of greedy bots: how it stood before and after its second scoring, and at its end."""
    game = Rules(players=players).new_game(seed=players)
    game.tell()
    bots = [make("palace", "greedy", seed) for seed in range(players)]
    moments: list[dict[str, Any]] = []
    while not game.is_over:
        assert game.to_move is not None
        held = len(game.scorings)
        before = moment(game) if held == 1 else None
        game.play(bots[game.to_move].choose(game.alone()))
        if before is not None and len(game.scorings) == 2:
            moments += [before, moment(game)]
    return (*moments, moment(game))


def moment(game: Any) -> dict[str, Any]:
    view = json.loads(encode(door.view(game, shown=game.is_over)))
    return {"view": view, "story": json.loads(story_of(told_in(game)))}


def shown(visitor: Visitor, players: int, which: int, *, live: bool = False) -> Locator:
    """The scorings of a game on a page of their own; the dialog, once it is open."""
    visitor.open("/rules/palace")
    names = list(NAMES[:players])
    visitor.page.evaluate(MOUNT, {**played(players)[which], "names": names, "live": live})
    return visitor.find("dialog.walk")


def test_a_walk_goes_type_by_type_to_walls_and_total(visit: Visit) -> None:
    ann = visit()
    walk = shown(ann, 3, 1)
    opener = ann.button("palace-scoring-open", number=2)
    opener.click()
    expect(walk.locator("h2")).to_have_text(ann.say("palace-scoring-name", number=2))
    on = walk.locator("footer .primary")
    expect(on).to_be_focused()
    account = played(3)[1]["story"]
    accounts = next(e for e in account if e["kind"] == "scored" and e["number"] == 2)["accounts"]
    for step in range(7):
        expect(walk.locator(".walk-steps [aria-current=step]")).to_have_count(1)
        if step < 6:
            bright = sum(one["types"][step]["count"] for one in accounts)
            expect(walk.locator(".grounds rect.bright")).to_have_count(bright)
        on.press("ArrowRight") if step % 2 else on.click()
    totals = [f"{one['total']}" for one in accounts]
    for row, total in enumerate(totals):
        expect(walk.locator("tbody tr").nth(row).locator(".sum")).to_contain_text(f"+ {total} =")
    expect(on).to_have_text(ann.say("palace-walk-done"))
    on.press("ArrowLeft")
    expect(walk.locator(".walk-why")).to_contain_text(ann.say("palace-walk-wall-rest"))
    ann.page.keyboard.press("Escape")
    expect(walk).to_have_count(0)
    expect(opener).to_be_focused()


def test_it_can_be_skipped_and_every_scoring_is_kept(visit: Visit) -> None:
    ann = visit()
    walk = shown(ann, 2, 2)
    ann.button("palace-scoring-open", number=1).click()
    ann.button("palace-walk-skip").click()
    expect(walk.locator("footer .primary")).to_be_focused()
    for number in (2, 3):
        walk.locator("footer .primary").click()
        expect(walk.locator("h2")).to_have_text(ann.say("palace-scoring-name", number=number))
        ann.button("palace-walk-skip").click()
    ann.button("palace-walk-done").click()
    expect(walk).to_have_count(0)
    expect(ann.find(".account-summary tbody tr")).to_have_count(3)
    expect(ann.find(".account-left li").first).to_be_visible()


def test_a_scoring_opens_by_itself_when_it_is_held_and_not_again(visit: Visit) -> None:
    ann = visit()
    walk = shown(ann, 4, 0, live=True)
    settle(ann)
    expect(walk).to_have_count(0)
    after = played(4)[1]
    ann.page.evaluate("({ view, story }) => tell(view, story)", after)
    expect(walk.locator("h2")).to_have_text(ann.say("palace-scoring-name", number=2))
    ann.button("dialog-close").click()
    expect(walk).to_have_count(0)
    ann.page.evaluate("({ view, story }) => tell(view, [...story])", after)
    settle(ann)
    expect(walk).to_have_count(0)


def test_a_replay_opens_every_scoring(visit: Visit) -> None:
    ann = visit()
    ann.open()
    table = make_table(ann, ME, BOT, BOT, game="palace")
    address = f"{ann.server.address}/api/tables/{table}"
    assert ann.page.request.post(f"{address}/start", data={}).ok
    play_out(ann, table)
    ann.open(f"/replay/{table}")
    walk = ann.find("dialog.walk")
    ann.find(".replay .controls").wait_for()
    for number in (1, 2, 3):
        expect(ann.button("palace-scoring-open", number=number)).to_have_count(0)
    ann.page.keyboard.press("End")
    for number in (1, 2, 3):
        ann.button("palace-scoring-open", number=number).click()
        title = ann.say("palace-scoring-name", number=number)
        expect(walk.locator("h2")).to_have_text(title)
        walk.locator(".walk-steps button").last.click()
        expect(walk.locator("tbody tr")).to_have_count(3)
        expect(walk.locator("tbody .sum strong").first).to_be_visible()
        assert ann.violations() == []
        ann.page.keyboard.press("Escape")
        expect(walk).to_have_count(0)
    expect(ann.find(".replay-account table").first).to_be_visible()
    expect(ann.find(".standings thead .when")).to_have_text(ann.say("board-at-end"))
    expect(ann.find(".standings :is(.of-next, .next-of)")).to_have_count(0)  # nothing is to come


def test_what_it_would_bring_now_is_one_press_away(visit: Visit) -> None:
    ann = visit("de")
    walk = shown(ann, 3, 1)
    ann.button("palace-scoring-now").click()
    expect(walk.locator("h2")).to_have_text(ann.say("palace-scoring-if", number=3))
    points = played(3)[1]["view"]
    mine = points["seats"][0]["points"] + points["next"]["accounts"][0]["total"]
    expect(walk.locator("tbody tr").first.locator(".sum strong")).to_have_text(str(mine))


@pytest.mark.parametrize(
    ("language", "dark"),
    [
        pytest.param("nl", True, id="nl-dark"),
        pytest.param("de", False, id="de-light"),
        *(
            pytest.param(
                language,
                light == "dark",
                id=f"{language}-{light}",
                marks=pytest.mark.long(verb="layouts"),
            )
            for language, light in (
                ("en", "light"),
                ("en", "dark"),
                ("nl", "light"),
                ("de", "dark"),
            )
        ),
    ],
)
def test_every_step_is_accessible_on_desk_and_phone(
    visit: Visit, language: str, *, dark: bool
) -> None:
    for size, players in (({"width": 1280, "height": 800}, 6), (PHONE, 2)):
        ann = visit(language, dark=dark, viewport=size)
        walk = shown(ann, players, 2)
        ann.button("palace-scoring-open", number=3).click()
        for step in (4, 6, 7):
            walk.locator(".walk-steps button").nth(step).click()
            settle(ann)
            assert ann.violations() == []
            wide = ann.page.evaluate("document.querySelector('.walk-body').scrollWidth")
            assert wide <= size["width"]
        ann.picture(f"palace-scoring-{players}-{language}{'-dark' if dark else ''}")
        ann.button("palace-walk-done").click()
        assert ann.violations() == []


BEYOND = """(dialog) => {
  const { left, right } = dialog.getBoundingClientRect();
  return [...dialog.querySelectorAll(":not(.unseen, svg *)")].filter((one) => {
    const box = one.getBoundingClientRect();
    const scrolls = getComputedStyle(one).overflowX === "auto";
    if (scrolls && one.scrollWidth > one.clientWidth + 1) return true;
    return one.checkVisibility() && (box.left < left - 1 || box.right > right + 1);
  }).map((one) => `${one.className} ${one.textContent}`);
}"""
"""What of a dialog, but for inside drawings, lies beyond its edges or wants scrolling sideways."""


@pytest.mark.parametrize("width", [1440, 360])
@pytest.mark.parametrize("language", ["de", "nl", "en"])
def test_nothing_of_a_walk_lies_beyond_its_edges_at_a_table(
    visit: Visit, language: str, width: int
) -> None:
    ann = visit(language, viewport={"width": width, "height": 800})
    Position(ann, SIX).show(**played(6)[1], choices=None)
    for which in (2, "now"):
        opening = "async (which) => (await import('/static/js/palace/scoring.js')).show(which)"
        ann.page.evaluate(opening, which)
        walk = ann.find("dialog.walk")
        for step in (0, 6, 7):
            walk.locator(".walk-steps button").nth(step).click()
            settle(ann)
            assert walk.evaluate(BEYOND) == [], (which, step)
        expect(walk.locator("tbody .sum strong")).to_have_count(6)
        walk.locator(".walk-close").click()
        expect(walk).to_have_count(0)


def test_it_opens_while_the_device_is_handed_over(visit: Visit) -> None:
    ann = visit()
    position = Position(ann, table_for(4), shared=True)
    now, walk = position.moment(), ann.find("dialog.walk[open]")
    before, after = ({**now, **one, "choices": []} for one in played(4)[:2])
    for one, is_secret in ((before, False), (after, True)):
        own = {**now["view"]["own"], "seat": one["view"]["mover"]}
        one |= {"view": {**one["view"], "own": own}, "table": now["table"] | {"secrets": is_secret}}
    ann.page.evaluate("(now) => show(now)", before)
    expect(walk.locator("h2")).to_have_text(ann.say("palace-scoring-name", number=1))
    ann.button("dialog-close").click()
    expect(walk).to_have_count(0)
    ann.page.evaluate("(now) => show(now)", {**after, "version": 1})
    expect(ann.find(".hand-over")).to_be_attached()
    expect(walk.locator("h2")).to_have_text(ann.say("palace-scoring-name", number=2))
