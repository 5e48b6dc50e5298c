"""Several people at one table, each with a browser of their own."""

import re

import pytest
from playwright.sync_api import expect

from alhambra.core.record import Record
from tests.browser.conftest import Visit
from tests.browser.playing import (
    BOT,
    ME,
    OPEN,
    begin,
    by_mouse,
    by_touch,
    call_me,
    expect_over,
    invitation,
    is_over,
    join,
    make_table,
    on_other_days,
    open_form,
    play_on,
    play_out,
    scores_on,
    settle,
    table_of,
    take_turn,
    wait_for_turn,
    wait_for_version,
)
from tests.browser.stage import PHONE

MOST = 300
LOW_DESK = {"width": 1280, "height": 800}


def test_somebody_absent_at_the_start_is_named_waited_for_or_left_out(visit: Visit) -> None:
    ann, ben = visit(), visit("de")
    gone = re.compile(f"{ann.say('seat-gone')}|{ann.say('seat-away')}")  # whichever is seen first
    make_table(ann, ME, OPEN)
    join(ben, invitation(ann), "Ben")
    link = ben.page.url
    expect(ann.find(".promised li").nth(1)).to_contain_text(ann.say("seat-luck"))
    ben.page.goto("about:blank")
    expect(ann.find(".seat-list li").nth(1)).to_contain_text(gone)
    ann.button("gathering-start").click()
    expect(ann.find(".waits")).to_contain_text(ann.say("waits-promised", names="Ben"))
    ben.page.goto(link)
    for visitor in (ann, ben):
        visitor.find(".playing").wait_for()
    expect(ann.find(".fair")).not_to_contain_text(ann.say("fair-missing", names="Ben"))

    make_table(ann, ME, OPEN)
    join(ben, invitation(ann), "Ben")
    ben.page.goto("about:blank")
    expect(ann.find(".seat-list li").nth(1)).to_contain_text(gone)
    ann.button("gathering-start").click()
    ann.button("waits-without", names="Ben").click()
    ann.find(".playing").wait_for()
    expect(ann.find(".fair")).to_contain_text(ann.say("fair-missing", names="Ben"))
    expect(ann.find(".doubt")).to_have_count(0)


def test_nobody_begins_without_somebody_who_is_here(visit: Visit) -> None:
    ann, ben = visit(), visit()
    make_table(ann, ME, OPEN)
    ben.page.route("**/words", lambda route: route.abort())
    join(ben, invitation(ann), "Ben")
    expect(ann.find(".promised li").nth(1)).to_contain_text(ann.say("seat-luck"))
    ann.button("gathering-start").click()
    expect(ann.find(".waits")).to_contain_text(ann.say("waits-told", names="Ben"))
    expect(ann.find(".waits button")).to_have_count(0)
    ben.troubles.clear()
    ben.page.goto("about:blank")
    expect(ann.button("waits-without", names="Ben")).to_be_visible()


def test_a_page_that_promised_and_is_left_out_raises_an_alarm(visit: Visit) -> None:
    ann, ben = visit(), visit("de", touch=True, viewport=PHONE)
    make_table(ann, ME, OPEN)
    ann.page.route("**/words", lambda route: route.abort())
    join(ben, invitation(ann), "Ben")
    link = ben.page.url
    expect(ann.find(".promised li").nth(1)).to_contain_text(ann.say("seat-luck"))
    ben.page.goto("about:blank")
    expect(ann.find(".seat-list li").nth(1)).to_contain_text(ann.say("seat-away"))
    ann.button("gathering-start").click()
    ann.button("waits-without", names="Ben").click()
    expect(ann.find(".waits")).to_contain_text(ann.say("waits-told", names="Ann"))
    ben.page.goto(link)
    alarm = ben.find("[role=alert]")
    expect(alarm).to_contain_text(ben.say("fair-left-out", names="Ben"))
    expect(ben.button("fair-anew")).to_be_visible()
    expect(alarm).to_be_in_viewport(ratio=1)
    assert ben.overflows() <= 0 and ben.violations() == []
    ben.picture("left-out-de")
    ann.page.unroute("**/words")
    ann.page.reload()
    ben.find(".playing").wait_for()
    expect(alarm).to_have_text(ben.say("fair-left-out", names="Ben"))
    expect(alarm).to_be_in_viewport(ratio=1)
    ben.picture("left-out-playing-de")
    expect(ann.find(".doubt")).to_have_count(0)
    record = ann.page.request.get(f"{ann.server.address}/api/tables/{table_of(ann)}/record")
    fair = Record.parse(record.text()).fair
    assert fair is not None and fair.missing == "1"
    expect(ann.find(".fair")).to_contain_text(fair.seal)
    ann.troubles.clear()


def test_the_gathering_names_the_game_and_says_nothing_twice(visit: Visit) -> None:
    ann, ben, eve = visit(), visit("nl"), visit("de")
    make_table(ann, ME, OPEN, game="palace")
    link = invitation(ann)
    expect(ann.find("h1")).to_contain_text(ann.say("game-palace"))
    seats = ann.find(".seat-list li .who")
    expect(seats.nth(0)).to_have_text(f"Ann {ann.say('seat-mine')}")
    expect(seats.nth(1)).to_have_text(ann.say("table-open-seat"))
    expect(ann.page.get_by_text(ann.say("seat-luck"))).to_be_hidden()
    ann.find(".fair summary").click()
    expect(ann.page.get_by_text(ann.say("seat-luck"))).to_be_visible()
    ann.page.get_by_label(ann.say("luck-label")).fill("moon")
    ann.button("luck-add").click()
    expect(ann.find(".promised li")).to_have_text(f"Ann {ann.say('seat-luck-own')}")
    ben.page.goto(link)
    expect(ann.find(".watchers")).to_have_text(ann.say("table-watchers", count=1))
    expect(ben.page.get_by_label(ben.say("sit-name"))).to_be_visible()
    expect(ben.find(".watchers")).to_have_count(0)
    eve.page.goto(link)
    expect(ben.find(".watchers")).to_have_text(ben.say("table-watchers-too", count=1))
    expect(eve.find(".promised li")).to_contain_text(eve.say("seat-luck"))
    for invited in (ben, eve):
        expect(invited.page.get_by_text(invited.say("seat-luck"))).to_be_hidden()


def test_a_device_that_vanishes_before_it_tells_its_words_tells_them_when_it_is_back(
    visit: Visit,
) -> None:
    ann, ben = visit(), visit()
    make_table(ann, ME, OPEN)
    ben.page.route("**/words", lambda route: route.abort())
    join(ben, invitation(ann), "Ben")
    expect(ann.find(".promised li").nth(1)).to_contain_text(ann.say("seat-luck"))
    ann.button("gathering-start").click()
    expect(ann.find(".waits")).to_contain_text(ann.say("waits-told", names="Ben"))
    ben.page.unroute("**/words")
    ben.page.reload()
    for visitor in (ann, ben):
        visitor.find(".playing").wait_for()
        expect(visitor.find(".fair [role=alert]")).to_have_count(0)
    assert all("/words" in trouble for trouble in ben.troubles)
    ben.troubles.clear()


@pytest.mark.parametrize(
    "most",
    [8, on_other_days(MOST)],
    ids=["its-beginning", "all-of-it"],
)
def test_a_game_of_two_browsers_by_link(visit: Visit, most: int) -> None:
    ann, ben = visit(), visit("nl", touch=True, viewport=PHONE)
    ann.open()
    call_me(ann, "Ann").press("Enter")
    form = open_form(ann)
    expect(form.get_by_label(ann.say("start-seat", number=2))).to_have_value("open")
    ann.button("start-make").click()
    ann.page.wait_for_url("**/table/*")
    expect(ann.button("gathering-start")).to_be_disabled()
    ann.picture(f"gathering-{most}")
    join(ben, invitation(ann), "Ben")
    ben.find(".fair summary").tap()
    ben.page.get_by_label(ben.say("luck-label")).fill("de maan")
    ben.button("luck-add").click()
    expect(ben.page.get_by_label(ben.say("luck-label"))).to_have_value("")  # they are promised
    expect(ann.find(".promised li").nth(1)).to_contain_text(ann.say("seat-luck"))
    begin(ann)
    ben.find(".playing").wait_for()
    decisions = 0
    while decisions < most and not (is_over(ann) and is_over(ben)):
        decisions += take_turn(ann, by_mouse, decisions) + take_turn(ben, by_touch, decisions)
    if most < MOST:
        play_out(ann, table_of(ann), ben)
    for visitor in (ann, ben):
        expect_over(visitor)
        visitor.picture(f"over-{most}-{visitor.language}")
        assert visitor.overflows() <= 0
    assert min(most, 36) <= decisions < MOST and scores_on(ann) == scores_on(ben)
    ben.button("again").or_(ben.button("end-revenge")).tap()  # whoever won
    ben.page.wait_for_url(lambda url: url not in ann.page.url and "/table/" in url)
    ann.hears(ann.say("news-again"))
    ann.page.get_by_role("link", name=ann.say("again-ready")).click()
    ann.page.wait_for_url(ben.page.url)


def test_somebody_watches_and_cannot_play(visit: Visit) -> None:
    ann, eve = visit(), visit("de")
    table = make_table(ann, ME, BOT)
    eve.open(f"/table/{table}")
    expect(eve.find(".gathering")).to_contain_text(eve.say("gathering-full"))
    begin(ann)
    eve.find(".playing").wait_for()
    now = play_on(ann, by_mouse, most=5)
    wait_for_version(eve, now.version)
    expect(eve.find(".sheet .target, .actions .choice, .undo")).to_have_count(0)
    ann.menu(".table-box > details:first-child")
    expect(ann.find(".watchers")).to_have_text(ann.say("table-watchers", count=1))
    assert scores_on(eve) == scores_on(ann)
    eve.picture("watching-de")


def test_an_absent_seat_is_played_by_a_bot_until_its_person_returns(visit: Visit) -> None:
    ann, ben = visit(), visit()
    table = make_table(ann, ME, OPEN)
    join(ben, invitation(ann), "Ben")
    begin(ann)
    ben.find(".playing").wait_for()
    ben.page.goto("about:blank")
    while take_turn(ann, by_mouse):
        pass
    expect(ann.find(".absent")).to_contain_text(ann.say("absent-waits", name="Ben"))
    hand = ann.button("absent-hand", name="Ben")
    expect(hand).to_be_visible()
    settle(ann)
    box = hand.bounding_box()
    assert box and box["height"] >= 44
    hand.click()
    expect(ann.find(".absent button")).to_have_text(ann.say("seat-give-back", name="Ben"))
    expect(ann.find(".seat-list")).to_contain_text(ann.say("seat-handed"))
    ann.hears(ann.say("news-handed", name="Ben"))
    play_on(ann, by_mouse, most=4)
    ben.open(f"/table/{table}")
    ben.button("seat-take-back").click()
    expect(ben.button("seat-take-back")).to_have_count(0)
    expect(ann.find(".seat-list")).not_to_contain_text(ann.say("seat-handed"))
    ann.hears(ann.say("news-returned", name="Ben"))
    while take_turn(ann, by_mouse):
        pass
    wait_for_turn(ben)
    assert take_turn(ben, by_mouse)


@pytest.mark.parametrize("game", ["rollwrite", "palace"])
def test_who_is_awaited_and_what_is_asked_move_the_board_by_a_line_at_most(
    visit: Visit, game: str
) -> None:
    ann, ben = visit("de", viewport=LOW_DESK), visit("de", viewport=LOW_DESK)
    make_table(ann, ME, OPEN, game=game)
    join(ben, invitation(ann), "J\u00f6rg")
    begin(ann)
    ben.find(".playing").wait_for()
    top = "(one) => one.getBoundingClientRect().top"
    moving, waiting = (ann, ben) if ann.find(".my-turn").count() else (ben, ann)
    expect(waiting.find(".notices .returned")).to_have_count(1)
    for visitor in (moving, waiting):
        settle(visitor)
    usual = moving.find(".board").evaluate(top)
    assert waiting.find(".board").evaluate(top) <= usual + 16
    moving.page.goto("about:blank")
    hand = waiting.find(".absent button.primary")
    expect(hand).to_be_visible()
    expect(waiting.find(".notices .returned")).to_have_count(1)
    settle(waiting)
    assert waiting.find(".board").evaluate(top) <= usual + 16
    box = hand.bounding_box()
    assert box and box["height"] >= 44
    assert waiting.overflows() <= 0


def test_a_seat_is_carried_to_another_device(visit: Visit) -> None:
    ann, elsewhere = visit(), visit("de", touch=True, viewport=PHONE)
    make_table(ann, ME, BOT)
    begin(ann)
    ann.menu(".elsewhere")
    ann.button("elsewhere-show").click()
    link = ann.page.get_by_label(ann.say("elsewhere-link", name="Ann")).input_value()
    elsewhere.page.goto(link)
    now = wait_for_turn(elsewhere)
    expect(elsewhere.page).not_to_have_url(re.compile("#"))
    assert now.actions
    play_on(elsewhere, by_touch, most=2)


def test_two_people_share_a_screen(visit: Visit) -> None:
    ann = visit()
    make_table(ann, ME, {"kind": "here", "name": "Ben"})
    begin(ann)
    named = set()
    now = wait_for_turn(ann)
    for count in range(12):
        named.add(ann.find("h1").text_content())
        take_turn(ann, by_mouse, count)
        now = wait_for_turn(ann, now.version)
    assert named == {ann.say("table-now", name=name) for name in ("Ann", "Ben")}
