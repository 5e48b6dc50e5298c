"""Pages that are loaded again, lose their connection, or outlive their server."""

from playwright.sync_api import expect

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
    scores_on,
    story_on,
    take_turn,
    wait_for_turn,
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


def test_a_killed_server_comes_back_and_the_game_goes_on(visit: Visit, own_server: Server) -> None:
    ann, ben = visit(at=own_server), visit("de", at=own_server)
    make_table(ann, ME, OPEN)
    join(ben, invitation(ann), "Ben")
    begin(ann)
    ben.find(".playing").wait_for()
    for count in range(3):
        assert take_turn(ann, by_mouse, count) or take_turn(ben, by_mouse, count)
    before = story_on(ann)
    own_server.kill()
    for visitor in (ann, ben):
        expect(visitor.find(".bars .bar")).to_contain_text(visitor.say("bar-lost"))
    ann.picture("lost")
    own_server.start()
    for visitor in (ann, ben):
        expect(visitor.find(".bars .bar")).to_have_count(0)
    assert story_on(ann) == before
    assert sum(take_turn(visitor, by_mouse) for visitor in (ann, ben)) >= 1
    expect(ann.find(".story-box .story li").first).to_be_attached()
    assert len(story_on(ann)) > len(before)


def test_what_was_chosen_offline_is_sent_when_the_connection_is_back(visit: Visit) -> None:
    ann = visit()
    make_table(ann, ME, BOT)
    begin(ann)
    now = wait_for_turn(ann)
    ann.page.context.set_offline(True)
    expect(ann.find(".bars .bar")).to_contain_text(ann.say("bar-lost"))
    ann.find('.board [data-action="gain"]').first.click()
    expect(ann.find(".board .pending").first).to_be_attached()
    ann.page.context.set_offline(False)
    later = wait_for_turn(ann, now.version)
    assert all(action.startswith("keep") for action in later.actions)
    expect(ann.find(".bars .bar")).to_have_count(0)
