"""Making a table: the form, who sits there, and the way to the first turn."""

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.playing import open_form, play_out, table_of, wait_for_turn


def test_a_table_alone_against_virtual_players(visit: Visit) -> None:
    ann = visit("de")
    ann.open()
    ann.button("start-change-solo").click()
    expect(ann.find(".about-players")).to_have_text(ann.say("start-players-rollwrite-1"))
    ann.page.get_by_label(ann.say("option-virtual")).select_option("4")
    ann.page.get_by_label(ann.say("option-goal")).select_option("versus")
    ann.button("start-play-now").click()
    ann.page.wait_for_url("**/table/*")
    expect(ann.find(".score-sheet tbody .virtual")).to_have_count(4)
    ann.find(".playing").wait_for()
    expect(ann.find(".doubt")).to_have_count(0)
    play_out(ann, table := table_of(ann))
    ann.find(".ending .after button.primary").click()
    ann.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    assert wait_for_turn(ann).actions
    assert ann.page.request.get(f"{ann.server.address}/api/tables/{table_of(ann)}").json()["luck"]


def test_everybody_at_this_screen_needs_a_name(visit: Visit) -> None:
    ann = visit()
    ann.open()
    form = open_form(ann)
    form.get_by_label(ann.say("start-seat", number=2)).select_option("here")
    ann.button("start-play-now").click()
    expect(ann.page.get_by_role("alert")).to_have_text(ann.say("start-nameless"))
    form.get_by_label(ann.say("start-seat-name", number=2)).fill("Ben")
    ann.button("start-play-now").click()
    ann.page.wait_for_url("**/table/*")
    ann.find(".playing").wait_for()
    expect(ann.find(".seat-list")).to_contain_text("Ben")


def test_a_press_before_the_games_are_known_opens_the_form_when_they_are(visit: Visit) -> None:
    ann, held = visit(), list[Route]()
    ann.page.route("**/api/games", lambda route: held.extend([route]))
    with ann.page.expect_request("**/api/games"):
        ann.open()
    form = open_form(ann)
    expect(ann.find(".company")).to_be_visible()
    assert form.count() == 0
    held.pop().continue_()
    form.get_by_label(ann.say("start-seat", number=2)).select_option("here")


def test_a_game_that_could_not_begin_is_begun_at_its_table(visit: Visit) -> None:
    ann = visit()
    ann.open()
    ann.page.route("**/api/tables/*/start", lambda route: route.abort())
    ann.button("start-play", game="Roll & Write").click()
    ann.page.wait_for_url("**/table/*")
    ann.page.unroute("**/api/tables/*/start")
    assert all("/start" in trouble for trouble in ann.troubles)
    ann.troubles.clear()
    ann.find(".begin .primary").click()
    assert wait_for_turn(ann).actions
    assert len(ann.page.request.get(f"{ann.server.address}/api/me").json()["tables"]) == 1


def test_the_form_closes_only_by_a_press_outside(visit: Visit) -> None:
    ann = visit()
    ann.open()
    ann.button("start-change-solo").click()
    form = ann.find("dialog.new[open]")
    edge = form.bounding_box()
    assert edge is not None
    inside, outside = (edge["x"] + 6, edge["y"] + 6), (edge["x"] - 20, edge["y"] + 40)
    ann.page.mouse.click(*inside)
    expect(form).to_be_visible()
    ann.page.mouse.move(*inside)
    ann.page.mouse.down()
    ann.page.mouse.move(*outside)
    ann.page.mouse.up()
    expect(form).to_be_visible()
    ann.page.mouse.click(*outside)
    expect(form).to_have_count(0)
