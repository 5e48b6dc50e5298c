"""Whatever games the server offers appear by themselves; a page fetches the one it shows."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import ANY_BOT, BOT, ME, begin, make_table, open_form, wait_for_turn
from tests.browser.stage import Server


def test_a_third_game_appears_with_its_players_bots_and_options(
    visit: Visit, server_of_three: Server
) -> None:
    ann = visit(at=server_of_three)
    ann.open()
    expect(ann.find(".way:not(.solo)")).to_have_count(3)
    form = open_form(ann)
    form.get_by_label(ann.say("start-game")).select_option("pebbles")
    expect(form.locator(".segment")).to_have_text(["2", "3", "4"])
    form.get_by_label("option-heap").select_option("15")
    seat = form.get_by_label(ann.say("start-seat", number=2))
    expect(seat.locator("option")).to_have_count(5)
    expect(ann.find(".learn a[href^='/rules/']")).to_have_count(3)
    expect(ann.find(".learn a[href^='/lesson/']")).to_have_count(2)
    ann.button("start-play-now").click()
    ann.page.wait_for_url("**/table/*")
    table = ann.page.request.get(ann.page.url.replace("/table/", "/api/tables/")).json()
    assert (table["game"], table["options"]["heap"]) == ("pebbles", "15")
    # Its game begins as any other does; that the page cannot draw it is said.
    assert table["status"] == "playing"
    expect(ann.find(".bar.bad")).to_contain_text(ann.say("error-broken"))


def test_a_game_is_fetched_when_it_is_opened_and_not_before(visit: Visit) -> None:
    ann = visit()
    fetched: list[str] = []
    ann.page.on("request", lambda request: fetched.append(request.url))
    ann.open()
    ann.button("start-play", game="Roll & Write").wait_for()
    assert not [url for url in fetched if url.endswith("/game.js")]
    make_table(ann, ME, BOT)
    begin(ann)
    wait_for_turn(ann)
    opened = [url for url in fetched if url.endswith("/game.js")]
    assert opened and all("/js/rollwrite/" in url for url in opened)


def test_a_table_that_the_server_has_to_read_first_is_drawn_as_well(
    visit: Visit, own_server: Server
) -> None:
    ann = visit(at=own_server)
    make_table(ann, ME, ANY_BOT)
    begin(ann)
    wait_for_turn(ann)
    ann.page.wait_for_load_state("networkidle")
    own_server.stop()
    own_server.start()
    ann.open(ann.page.url.removeprefix(own_server.address))
    wait_for_turn(ann)
    expect(ann.find("link[href='/static/style/rollwrite.css']")).to_have_count(1)
