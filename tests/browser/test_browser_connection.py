"""Pages that are loaded again, lose their connection, or outlive their server."""

import json

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.playing import (
    BOT,
    ME,
    OPEN,
    begin,
    by_mouse,
    invitation,
    join,
    make_table,
    play_on,
    put_off,
    scores_on,
    story_on,
    take_turn,
    wait_for_mover,
    wait_for_turn,
    wait_for_version,
    wait_until,
)
from tests.browser.stage import Server


def test_a_page_loaded_again_shows_the_same(visit: Visit) -> None:
    ann = visit()
    make_table(ann, ME, BOT)
    begin(ann)
    now = play_on(ann, by_mouse, most=4)
    before = (story_on(ann), scores_on(ann))
    ann.page.reload()
    again = wait_for_turn(ann)
    assert (again.version, set(again.actions)) == (now.version, set(now.actions))
    assert (story_on(ann), scores_on(ann)) == before
    play_on(ann, by_mouse, most=2)


def test_a_server_killed_or_restarted_comes_back_and_the_game_goes_on(
    visit: Visit, own_server: Server
) -> None:
    ann, ben = visit(at=own_server), visit("de", at=own_server)
    make_table(ann, ME, OPEN)
    join(ben, invitation(ann), "Ben")
    begin(ann)
    ben.find(".playing").wait_for()
    for count in range(3):
        assert take_turn(wait_for_mover(ann, ben), by_mouse, count)
    mover = wait_for_mover(ann, ben)
    wait_for_version(ann, wait_for_turn(mover).version)
    before = story_on(ann)
    own_server.kill()
    for visitor in (ann, ben):
        expect(visitor.find(".bars .bar:not(.calm)")).to_contain_text(visitor.say("bar-lost"))
    ann.picture("lost")
    own_server.start()
    for visitor in (ann, ben):
        expect(visitor.find(".bars .bar:not(.calm)")).to_have_count(0)
    assert story_on(ann) == before
    version = wait_for_turn(mover).version
    assert take_turn(mover, by_mouse)
    wait_for_version(ann, version + 1)
    assert len(story_on(ann)) > len(before)
    own_server.stop()
    own_server.start()
    mover = wait_for_mover(ann, ben)
    version = wait_for_turn(mover).version
    assert take_turn(mover, by_mouse)
    for visitor in (ann, ben):
        wait_for_version(visitor, version + 1)
        expect(visitor.find(".bars .bar:not(.calm)")).to_have_count(0)


def test_what_was_chosen_offline_is_sent_when_the_connection_is_back(visit: Visit) -> None:
    ann = visit()
    make_table(ann, ME, BOT)
    begin(ann)
    now = wait_for_turn(ann)
    ann.page.context.set_offline(True)
    expect(ann.find(".bars .bar:not(.calm)")).to_contain_text(ann.say("bar-lost"))
    ann.find('.board [data-action="gain"]').first.click()
    expect(ann.find(".board .pending").first).to_be_attached()
    ann.page.context.set_offline(False)
    later = wait_for_turn(ann, now.version)
    assert all(action.startswith("keep") for action in later.actions)
    expect(ann.find(".bars .bar:not(.calm)")).to_have_count(0)


def test_what_happened_meanwhile_is_read_aloud_when_the_connection_is_back(visit: Visit) -> None:
    ann = visit()
    table = make_table(ann, ME, BOT)
    begin(ann)
    wait_for_turn(ann)
    also = ann.again()
    also.open(f"/table/{table}")
    told = story_on(ann)
    block = ann.page.context.new_cdp_session(ann.page)
    block.send("Network.enable")
    offline = {"offline": True, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    block.send("Network.emulateNetworkConditions", offline)
    expect(ann.find(".bars .bar:not(.calm)")).to_contain_text(ann.say("bar-lost"))
    now = play_on(also, by_mouse, most=2)
    block.send("Network.emulateNetworkConditions", offline | {"offline": False})
    wait_for_version(ann, now.version)
    missed = story_on(ann)[: len(story_on(ann)) - len(told)]
    assert missed
    for line in missed:
        ann.hears(line)


def test_a_page_too_many_says_so_and_tries_again(visit: Visit) -> None:
    ann = visit()
    table = make_table(ann, ME, BOT)
    also = ann.again()
    put_off(also)  # it would try again by itself
    refused: list[int] = []

    def refuse(socket: WebSocketRoute) -> None:
        if refused:
            socket.connect_to_server()
        else:
            refused.append(1)
            socket.close(code=4002)

    also.page.route_web_socket("**/socket", refuse)
    also.page.goto(f"{also.server.address}/table/{table}")
    expect(also.find(".bars .bar:not(.calm)")).to_contain_text(also.say("closed-4002"))
    also.button("bar-now").click()
    expect(also.button("gathering-start")).to_be_visible()
    expect(also.find(".bars .bar:not(.calm)")).to_have_count(0)


def test_two_clicks_at_once_are_one_decision(visit: Visit) -> None:
    """The same seat on two pages: one click is accepted, and both pages end with the same game."""
    ann = visit()
    table = make_table(ann, ME, BOT)
    begin(ann)
    also = ann.again()
    held: list[str | bytes] | None = None

    def hear(page: WebSocketRoute) -> None:
        def deliver(said: str | bytes) -> None:
            if held is None:
                page.send(said)
            else:
                held.append(said)

        lines.append(page)
        page.connect_to_server().on_message(deliver)

    lines: list[WebSocketRoute] = []
    also.page.route_web_socket("**/socket", hear)
    also.open(f"/table/{table}")
    now = wait_for_turn(ann)
    wait_for_turn(also)
    told = story_on(ann)
    held = []  # the second click comes before its page has heard of the first
    by_mouse(ann, "gain")
    wait_for_turn(ann, now.version)
    also.find(".sheet .target.legal").first.click()
    expect(also.find(".board .pending").first).to_be_attached()
    wait_until(also, lambda: any(json.loads(said)["type"] == "refused" for said in held or ()))
    late, held = held, None
    for said in late:
        lines[-1].send(said)
    wait_for_turn(also, now.version)
    assert story_on(ann) == story_on(also)
    news = story_on(ann)[: len(story_on(ann)) - len(told)]
    mine = [line for line in news if line.startswith("Ann ")]
    assert sum("gained" in line or "built" in line for line in mine) == 1
    expect(also.find(".refusal")).to_contain_text(also.say("error-stale"))
    also.button("dialog-close").click()
    wait_for_version(ann, play_on(also, by_mouse, most=2).version)
    assert scores_on(ann) == scores_on(also)
