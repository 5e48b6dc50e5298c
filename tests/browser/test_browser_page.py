"""What holds for the page as a whole: how much is transferred, what is read aloud."""

import pytest
from playwright.sync_api import Browser, Response, Route, expect

from alhambra.bots import registry
from bench.firstpage import visit as visit_measured
from tests.browser.conftest import Visit
from tests.browser.playing import (
    BOT,
    ME,
    OPEN,
    begin,
    choose,
    invitation,
    join,
    make_table,
    wait_for_turn,
    wait_until,
)
from tests.browser.stage import Server

FIRST_PAGE = 150_000
INTO_A_GAME = 280_000


@pytest.mark.parametrize("game", ["rollwrite", "palace"])
def test_a_first_visit_is_small(visit: Visit, game: str) -> None:
    """From the start page into a game, nothing cached: all that comes over the network."""
    ann = visit()
    answers: list[Response] = []
    ann.page.on("response", lambda answer: answers.extend([answer]))

    def transferred() -> int:
        ann.page.wait_for_load_state("networkidle")
        sizes = [answer.request.sizes() for answer in answers]
        came = [size for size in sizes if size["responseBodySize"]]  # the rest was in the cache
        return sum(size["responseBodySize"] + size["responseHeadersSize"] for size in came)

    ann.open()
    ann.button("start-play", game="Roll & Write").wait_for()
    assert 20_000 < transferred() < FIRST_PAGE
    make_table(ann, ME, BOT, game=game)
    begin(ann)
    ann.find(".board").wait_for()
    assert transferred() < INTO_A_GAME
    assert {answer.url.split("/")[2] for answer in answers} == {f"127.0.0.1:{ann.server.port}"}


def test_the_first_page_is_measured_as_it_is(browser: Browser, server: Server) -> None:
    size, seconds = visit_measured(browser, f"http://127.0.0.1:{server.port}/")
    assert 20_000 < size < FIRST_PAGE
    assert seconds > 0


def test_what_others_did_is_read_aloud(visit: Visit) -> None:
    ann = visit()
    make_table(ann, ME, BOT)
    begin(ann)
    choose(ann, choose(ann, wait_for_turn(ann), "gain"), "keep")
    live = ann.find("#live")
    expect(live).to_contain_text(ann.say("table-bot"))
    expect(live).to_contain_text(ann.say("table-your-turn"))
    assert live.get_attribute("aria-live") == "polite"


def test_sitting_down_and_starting_are_told_and_keep_the_focus(visit: Visit) -> None:
    ann, ben = visit(), visit("de")
    make_table(ann, ME, OPEN)
    join(ben, invitation(ann), "Ben")
    expect(ben.find("h1")).to_be_focused()
    ann.hears(ann.say("news-sat", name="Ben"))
    ann.button("gathering-start").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.find(".playing :is(h1, .watching):focus")).to_have_count(1)
    for visitor in (ann, ben):
        visitor.hears(visitor.say("news-begun"))
        visitor.hears(visitor.find(".playing h1").text_content() or "?")


def test_what_comes_while_a_game_is_being_fetched_is_read_aloud_after_it(visit: Visit) -> None:
    ann, ben = visit(), visit("de")
    make_table(ann, ME, OPEN)
    link = invitation(ann)
    held: list[Route] = []
    ben.page.route("**/js/rollwrite/game.js", lambda route: held.extend([route]))
    join(ben, link, "Ben")
    begin(ann)
    expect(ben.find(".waiting")).to_have_text(ben.say("loading"))
    wait_until(ben, held.__len__)
    assert len(held) == 1
    held[0].continue_()
    ben.find(".playing").wait_for()
    ben.hears(ben.say("news-begun"))


def test_an_open_seat_given_to_a_bot_leaves_the_focus_on_the_heading(visit: Visit) -> None:
    ann = visit()
    make_table(ann, ME, OPEN)
    usual = registry.usual("rollwrite")
    name, level = ann.say(f"character-{usual}"), ann.say(f"bot-{usual}")
    ann.button("seat-give-bot", level=ann.say("character-level", name=name, level=level)).click()
    expect(ann.find(".gathering h1")).to_be_focused()
    ann.hears(ann.say("news-sat", name=name))


def test_own_dice_and_taking_back_are_read_aloud(visit: Visit) -> None:
    ann = visit()
    make_table(ann, ME, BOT)
    begin(ann)
    choose(ann, wait_for_turn(ann), "gain")  # and all dice are rolled
    expect(ann.find("#live")).to_contain_text("Ann rolled")
    ann.button("undo-decision").click()
    expect(ann.find("#live")).to_contain_text(ann.say("news-back"))


def test_every_choice_has_a_name(visit: Visit) -> None:
    ann = visit("de")
    make_table(ann, ME, BOT)
    begin(ann)
    now = wait_for_turn(ann)
    ann.find(".all-choices summary").click()
    named = ann.find(".all-choices [data-action]")
    expect(named).to_have_count(len(now.actions))
    assert all(len(text) > 5 for text in named.all_text_contents())
