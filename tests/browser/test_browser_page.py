"""What holds for the page as a whole: how much is transferred, what is read aloud."""

from playwright.sync_api import Response, expect

from tests.browser.conftest import Visit
from tests.browser.playing import BOT, ME, begin, by_mouse, make_table, play_on, wait_for_turn

MOST_BYTES = 150_000


def test_a_first_visit_is_small(visit: Visit) -> None:
    """From the start page into a game, nothing cached: all that comes over the network."""
    ann = visit()
    answers: list[Response] = []
    ann.page.on("response", lambda answer: answers.extend([answer]))
    ann.open()
    ann.button("start-play").click()
    ann.page.wait_for_url("**/table/*")
    wait_for_turn(ann)
    ann.page.wait_for_load_state("networkidle")
    sizes = [answer.request.sizes() for answer in answers]
    came = [size for size in sizes if size["responseBodySize"]]  # the rest was in the cache
    transferred = sum(size["responseBodySize"] + size["responseHeadersSize"] for size in came)
    assert 20_000 < transferred < MOST_BYTES
    assert {answer.url.split("/")[2] for answer in answers} == {f"127.0.0.1:{ann.server.port}"}


def test_what_others_did_is_read_aloud(visit: Visit) -> None:
    ann = visit()
    make_table(ann, ME, BOT)
    begin(ann)
    play_on(ann, by_mouse, most=4)
    live = ann.find("#live")
    expect(live).to_contain_text(ann.say("table-bot"))
    expect(live).to_contain_text(ann.say("table-your-turn"))
    assert live.get_attribute("aria-live") == "polite"


def test_every_choice_has_a_name(visit: Visit) -> None:
    ann = visit("de")
    make_table(ann, ME, BOT)
    begin(ann)
    now = wait_for_turn(ann)
    ann.find(".all-choices summary").click()
    named = ann.find(".all-choices [data-action]")
    expect(named).to_have_count(len(now.actions))
    assert all(len(text) > 5 for text in named.all_text_contents())
