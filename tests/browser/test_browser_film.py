"""The film of what the others did, on phones: it opens once a turn and is read as sentences."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.palace import Position
from tests.browser.playing import BOT, ME, begin, by_touch, make_table, settle, tap, wait_for_turn
from tests.browser.test_browser_motion import MOVING
from tests.browser.test_browser_palace_phone import CUT, SIDEWAYS, SMALL, USUAL, acted, table_for
from tests.browser.test_browser_palace_phone import with_bots as bots
from tests.browser.test_browser_palace_room import AWAY
from tests.browser.visitor import Visitor


def watch(visitor: Visitor, wish: str | None, *, people: int = 1, players: int = 4) -> Position:
    """One's turn begins, and the others have acted."""
    position = Position(visitor, table_for(players))
    if wish:
        visitor.menu(".wishes")
        visitor.page.get_by_label(visitor.say("film-wish")).select_option(wish)
        visitor.button("menu-close").click()
    else:
        visitor.page.evaluate("localStorage.removeItem('film')")
    position.show(table=bots(position, people), story=acted(players))
    return position


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_it_opens_when_ones_turn_begins_and_plays_frame_by_frame(
    visit: Visit, language: str
) -> None:
    ann = visit(language, viewport=SMALL, touch=True, reduced_motion="no-preference")
    position = watch(ann, None)
    film = ann.find("dialog.film[open]")
    expect(film.locator("h2")).to_be_focused()
    expect(film.locator(".frame .whose b")).to_have_text(["Lubna", "Isaac", "Elvira"])
    expect(film.locator(".frame .thumbnail .new-ring").first).to_be_visible()
    expect(film.locator(".frame").nth(2)).to_have_class("frame now ")
    settle(ann)
    assert ann.page.evaluate(CUT, ".film footer, .film footer button, .film-news") == []
    tap(film.locator(".frame").first)
    expect(film.locator(".frame").first).to_have_class("frame now ")
    assert not ann.violations()
    ann.button("film-mine").tap()
    expect(ann.find("dialog.film")).to_have_count(0)
    position.show(table=bots(position), story=acted(4), version=1)
    expect(ann.find("dialog.film"), "once a turn").to_have_count(0)
    ann.button("told-since").tap()
    expect(film).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.find("dialog.film")).to_have_count(0)


def test_it_tells_in_sentences_and_moves_nothing_where_motion_is_unwelcome(visit: Visit) -> None:
    ann = visit(viewport=USUAL, touch=True)
    watch(ann, None)
    settle(ann)
    expect(ann.find("dialog.film"), "it stands in nobody's way").to_have_count(0)
    ann.button("told-since").tap()
    film = ann.find("dialog.film[open]")
    expect(film.locator(".frame .unseen")).to_have_text(
        [
            "Lubna placed arcades 6: two east of the fountain. The longest wall went from 1 to 3.",
            "Isaac took dirham 2 and ducat 3.",
            "Elvira put chambers 11 into the reserve.",
        ]
    )
    expect(film.locator(".now, .to-come, .again")).to_have_count(0)
    assert ann.page.evaluate(MOVING) == []
    assert not ann.violations()


@pytest.mark.parametrize(
    ("wish", "people", "is_open"),
    [("people", 1, 0), ("people", 2, 1), ("never", 2, 0), ("always", 1, 1)],
)
def test_it_opens_as_wished(visit: Visit, wish: str, people: int, is_open: int) -> None:
    ann = visit(viewport=SMALL, touch=True)
    watch(ann, wish, people=people)
    settle(ann)
    expect(ann.find("dialog.film[open]")).to_have_count(is_open)


def test_all_of_it_is_in_sight_on_a_phone_on_its_side(visit: Visit) -> None:
    ann = visit("de", viewport=SIDEWAYS, touch=True)
    watch(ann, "always", players=6)
    ann.find("dialog.film[open]").wait_for()
    settle(ann)
    assert ann.page.evaluate(CUT, ".film h2, .film footer button, .film-news") == []
    assert ann.page.evaluate(AWAY, ".frame:nth-child(-n + 3), .film footer button") == []
    assert ann.page.evaluate(CUT, ".frame:nth-child(-n + 3) .words") == []


def test_roll_and_write_has_one_too(visit: Visit) -> None:
    ann = visit(viewport=SMALL, touch=True, reduced_motion="no-preference")
    make_table(ann, ME, BOT, BOT)
    begin(ann)
    now = wait_for_turn(ann)
    film = ann.find("dialog.film[open]")
    while not film.count():
        by_touch(ann, now.actions[0])
        now = wait_for_turn(ann, now.version)
        settle(ann)
    expect(film.locator(".frame .small-sheet .recent, .frame .deed").first).to_be_attached()
    expect(film.locator(".frame")).to_have_count(2)
    expect(film.locator(".frame").nth(1)).to_have_class("frame now ")
    assert not ann.violations()
    ann.button("film-mine").tap()
    expect(film).to_have_count(0)


def test_whoever_only_watches_has_none(visit: Visit) -> None:
    ann = visit(viewport=SMALL, touch=True)
    position = watch(ann, None)
    expect(ann.button("told-since")).to_be_visible()
    table = bots(position)
    for seat in table["seats"]:
        seat["mine"] = False
    position.show(table=table, story=acted(4), choices=None, version=1)
    expect(ann.button("told-since")).to_have_count(0)
