"""What people say to each other at a table, and how quickly bots act there."""

import asyncio
from pathlib import Path

import pytest

from alhambra.server import phrases
from alhambra.server.hall import Hall
from tests.patience import PATIENCE
from tests.server.conftest import Arrive
from tests.server.stage import BOT, OPEN, Json
from tests.server.tables import begin_at
from tests.server.test_hall import WITH_A_BOT, Listening, act, in_a_hall, until_it_is_anns_turn
from tests.server.test_sockets_play import pair


def test_what_somebody_says_is_heard_by_all_and_kept_nowhere(arrive: Arrive) -> None:
    ann, ben, table = pair(arrive)
    one, other = ann.page(table), ben.page(table)
    watching = arrive("Eve").page(table)
    version = ann.get(f"/api/tables/{table}")["version"]
    other.say(type="say", phrase="well-played")
    for page in (one, other, watching):
        assert page.hear("said") == {"type": "said", "seat": 1, "phrase": "well-played"}
    assert ben.get(f"/api/tables/{table}")["version"] == version
    assert "well-played" not in "".join(ben.page(table).texts)


def test_who_only_watches_or_plays_with_bots_says_nothing(arrive: Arrive) -> None:
    *_, theirs = pair(arrive)
    eve = arrive("Eve")
    watching = eve.page(theirs)
    watching.say(type="say", phrase="hello")
    assert watching.hear("unsaid")["error"]["code"] == "not-yours"
    table = eve.make(eve.me(), OPEN)["id"]
    page = eve.page(table)
    page.say(type="say", phrase="hello")
    assert page.hear("unsaid")["error"]["code"] == "not-now"
    with_bot = eve.make(eve.me(), BOT)["id"]
    eve.post(f"/api/tables/{with_bot}/start")
    page = eve.page(with_bot)
    page.say(type="say", phrase="hello")
    assert page.hear("unsaid")["error"]["code"] == "not-now"


def test_a_seat_that_says_too_much_is_told_so(arrive: Arrive) -> None:
    ann, ben, table = pair(arrive)
    one, other = ann.page(table), ben.page(table)
    heard: list[Json] = []
    while not heard or heard[-1]["type"] == "said":
        one.say(type="say", phrase="wow")
        heard.append(one.hear("said", "unsaid"))
    assert len(heard) > phrases.PHRASES_AT_ONCE
    error = heard[-1]["error"]
    assert (error["code"], error["detail"]) == ("too-many", "phrases")
    other.say(type="say", phrase="oops")
    assert other.hear("said")["phrase"] == "wow"


def test_nothing_but_the_phrases_can_be_said(arrive: Arrive) -> None:
    ann, _, table = pair(arrive)
    one = ann.page(table)
    one.say(type="say", phrase="anything else")
    assert one.hear("refused")["error"]["code"] == "bad-request"


@pytest.mark.parametrize(
    ("wishes", "pace"),
    [
        ([], 1.0),
        ([("ann", "quick")], 0.2),
        ([("ann", "slow")], 2.5),
        ([("ann", "quick"), ("eve", "slow")], 0.2),
        ([("ann", "quick"), ("ann", "calm")], 1.0),
    ],
)
def test_bots_act_as_quickly_as_the_slowest_who_sits_there_wishes(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    wishes: list[tuple[str, str]],
    pace: float,
) -> None:
    slept: list[float] = []
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0)

    async def play(here: Hall) -> None:
        found = await here.make(WITH_A_BOT, "ann", "Ann")
        for guest, wish in wishes:
            somebody = Listening(guest)
            somebody.pace = wish
            found.join(somebody)
        monkeypatch.setattr(asyncio, "sleep", note)
        await begin_at(here, found)
        while max(slept, default=0) < 1:
            await until_it_is_anns_turn(found)
            await act(here, found)
        monkeypatch.undo()

    long = 100 * PATIENCE
    in_a_hall(tmp_path, play, pace=long)
    assert long * pace - PATIENCE < max(slept) <= long * pace
