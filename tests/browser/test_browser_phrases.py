"""What people say to each other, and the pace of bots."""

import json
from typing import Any

from playwright.sync_api import WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.playing import (
    BOT,
    ME,
    OPEN,
    begin,
    invitation,
    join,
    let_pass,
    make_table,
    put_off,
    settle,
    wait_until,
)
from tests.browser.stage import PHONE
from tests.browser.visitor import Visitor


def together(ann: Visitor, ben: Visitor, game: str) -> None:
    """Two people at a table whose game has begun; what they say stays until it is to go."""
    put_off(ann)
    put_off(ben)
    make_table(ann, ME, OPEN, game=game)
    join(ben, invitation(ann), "Ben")
    begin(ann)
    ben.find(".playing").wait_for()


def test_a_phrase_is_read_by_everybody_in_their_own_language(visit: Visit) -> None:
    ann, ben, eve = visit(), visit("nl", viewport=PHONE), visit("de")
    together(ann, ben, "rollwrite")
    put_off(eve)
    eve.open(ann.page.url.removeprefix(ann.server.address))
    eve.find(".playing").wait_for()
    ann.menu(".phrases")
    assert not ann.violations()
    sizes = ann.find(".phrase-list button").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().height)"
    )
    assert len(sizes) == 9 and min(sizes) >= 44
    ann.find("[data-phrase=well-played]").click()
    for visitor in (ben, eve):
        phrase = visitor.say("phrase-well-played")
        expect(visitor.find(".heard")).to_contain_text(phrase)
        said = visitor.say("phrase-said", name="Ann", phrase=phrase)
        expect(visitor.find("#live")).to_contain_text(said)
    settle(ben)
    assert ben.overflows() == 0
    eve.menu(".phrases")
    expect(eve.find(".phrase-list")).to_have_count(0)
    let_pass(ben)
    expect(ben.find(".heard")).to_have_count(0)


TWELVE_TIMES = "(button) => { for (let time = 0; time < 12; time += 1) button.click(); }"
"""More often than is allowed in all the time that a slow machine takes for it."""


def test_too_much_is_refused_in_words_and_who_is_muted_is_not_heard(visit: Visit) -> None:
    ann, ben = visit("de"), visit()
    came: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: came.append(json.loads(frame)))

    ben.page.on("websocket", listen)
    together(ann, ben, "palace")
    ben.menu(".phrases")
    ben.page.get_by_label(ben.say("phrases-hear")).uncheck()
    ann.menu(".phrases")
    ann.find("[data-phrase=thinking]").evaluate(TWELVE_TIMES)
    expect(ann.find(".phrases [role=alert]")).to_have_text(ann.say("limit-phrases"))
    expect(ann.find(".heard")).to_contain_text(ann.say("phrase-thinking"))
    wait_until(ben, lambda: any(one["type"] == "said" for one in came), came)
    settle(ben)
    expect(ben.find(".heard")).to_have_count(0)
    ben.page.reload()
    ben.menu(".phrases")
    expect(ben.page.get_by_label(ben.say("phrases-hear"))).not_to_be_checked()
    expect(ben.find(".heard")).to_have_count(0)


def test_nobody_to_talk_to_no_phrases(visit: Visit) -> None:
    ann = visit()
    make_table(ann, ME, BOT)
    begin(ann)
    ann.menu()
    expect(ann.find(".wishes")).to_be_visible()
    expect(ann.find(".phrases")).to_have_count(0)


def test_the_pace_of_bots_is_chosen_kept_and_told_to_the_server(visit: Visit) -> None:
    ann = visit("nl")
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))

    ann.page.on("websocket", listen)
    make_table(ann, ME, BOT)
    begin(ann)
    ann.menu(".wishes")
    ann.page.get_by_label(ann.say("pace-wish")).select_option("slow")
    expect(ann.find("select[name=pace]")).to_have_value("slow")
    assert not ann.violations()
    ann.page.reload()
    ann.menu(".wishes")
    expect(ann.find("select[name=pace]")).to_have_value("slow")

    def wishes() -> list[str]:
        told = [json.loads(one) for one in sent]
        return [one["pace"] for one in told if one["type"] == "pace"]

    wait_until(ann, lambda: len(wishes()) >= 2, sent)
    settle(ann)
    assert wishes() == ["slow", "slow"]
