"""Hearing a page: actions judged the moment they come, in order, and what goes the long way."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from alhambra.server.company import Company
from alhambra.server.connection import COME_BACK, Connection
from alhambra.server.hall import Hall
from alhambra.server.hearing import Hearing
from alhambra.server.limits import Buckets
from alhambra.server.settings import Limits
from alhambra.server.store import Conflict
from alhambra.server.table import Table
from tests.server.tables import begin_at
from tests.server.test_hall import ALONE, in_a_hall


class Sent(Connection):
    """A connection whose page hears everything at once."""

    def __init__(self, guest: str) -> None:
        super().__init__(None, guest, Limits())  # type: ignore[arg-type]
        self.heard: list[dict[str, Any]] = []
        self.closed: list[int] = []

    def push(self, message: bytes) -> None:
        if message:
            self.heard.append(json.loads(message))
        else:
            self.close(COME_BACK)

    def close(self, code: int) -> None:
        self.closed.append(code)


Play = Callable[[Hall, Company, Sent, Hearing], Awaitable[None]]


def at_a_table(folder: Path, play: Play, *, burst: int = 100) -> None:
    """Do something at a table where Ann plays alone and is connected."""

    async def live(hall: Hall) -> None:
        company = await hall.make(ALONE, "ann", "Ann")
        await begin_at(hall, company)
        page = Sent("ann")
        company.join(page)
        messages = Buckets(0.001, burst)
        await play(hall, company, page, Hearing(hall, company, page, messages=messages, whose="a"))

    in_a_hall(folder, live)


def an_act(company: Company) -> bytes:
    """Ann's first choice, as her page says it."""
    assert company.table.game is not None
    action = str(company.table.game.legal_actions()[0])
    return json.dumps({"type": "act", "version": company.table.version, "action": action}).encode()


def test_an_action_is_told_once_it_is_stored_and_not_before(tmp_path: Path) -> None:
    async def play(hall: Hall, company: Company, page: Sent, hearing: Hearing) -> None:
        for _ in range(3):
            page.heard.clear()
            version = company.table.version
            assert hearing.hear(an_act(company))
            assert company.lock.is_held and not page.heard
            await hearing.begin()
            assert [one["version"] for one in page.heard] == [version + 1]
            assert not company.lock.is_held
            hearing.rest()
            kept = await hall.archive.load(company.table.making.id)
            assert kept.version == version + 1

    at_a_table(tmp_path, play)


def test_while_something_is_under_way_all_else_goes_the_long_way(tmp_path: Path) -> None:
    async def play(hall: Hall, company: Company, page: Sent, hearing: Hearing) -> None:
        said = an_act(company)
        assert hearing.hear(said)
        assert not hearing.hear(said) and not hearing.hear(an_act(company))
        await hearing.begin()
        assert not hearing.hear(an_act(company))  # the long way is taken
        hearing.rest()
        async with company.lock:
            assert not hearing.hear(an_act(company))
        assert hearing.hear(an_act(company))
        await hearing.begin()
        assert [one["type"] for one in page.heard] == ["update", "update"]

    at_a_table(tmp_path, play)


@pytest.mark.parametrize(
    "said",
    [
        b'{"type":"ping"}',
        b'{"type":"undo","version":1}',
        b'{"type":"act","version":1,"action":"gain","more":"\xff"}',
        b'{"type":"act","version":1,"action":"g\xc3\xa4in"}',
        b'{"type":"act","version":1}',
        b"nonsense",
        b"[" * 5000,
    ],
)
def test_what_is_no_plain_action_goes_the_long_way(tmp_path: Path, said: bytes) -> None:
    async def play(hall: Hall, company: Company, page: Sent, hearing: Hearing) -> None:
        assert not hearing.hear(said)
        assert not company.lock.is_held and not page.heard

    at_a_table(tmp_path, play)


def test_who_says_too_much_goes_the_long_way_where_that_is_judged(tmp_path: Path) -> None:
    async def play(hall: Hall, company: Company, page: Sent, hearing: Hearing) -> None:
        assert hearing.hear(an_act(company))
        await hearing.begin()
        hearing.rest()
        assert not hearing.hear(an_act(company))

    at_a_table(tmp_path, play, burst=1)


def test_what_is_refused_is_answered_and_the_page_stays(tmp_path: Path) -> None:
    async def play(hall: Hall, company: Company, page: Sent, hearing: Hearing) -> None:
        for version, action, code in (
            (company.table.version - 1, "gain", "stale"),
            (company.table.version, "done", "refused"),
            (company.table.version, "dance", "bad-request"),
        ):
            said = json.dumps({"type": "act", "version": version, "action": action})
            assert hearing.hear(said.encode())
            answer = page.heard.pop()
            assert (answer["type"], answer["error"]["code"]) == ("refused", code)
            assert not company.lock.is_held and not page.closed
        assert hearing.hear(an_act(company))
        await hearing.begin()

    at_a_table(tmp_path, play)


@pytest.mark.parametrize("failure", [Conflict(), OSError("the disk is full")])
def test_what_cannot_be_stored_is_told_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    async def play(hall: Hall, company: Company, page: Sent, hearing: Hearing) -> None:
        loop, table = asyncio.get_running_loop(), company.table

        def refuse(_: Any, tell: Callable[[Exception], None]) -> None:
            loop.call_soon(tell, failure)

        with monkeypatch.context() as broken:
            broken.setattr(hall.archive.store, "write_then", refuse)
            assert hearing.hear(an_act(company))
            await hearing.begin()
        assert company.is_lost and COME_BACK in page.closed and not company.lock.is_held
        assert [one for one in page.heard if one["type"] != "refused"] == []
        assert (await hall.find(table.making.id)).table.version == table.version - 1

    at_a_table(tmp_path, play)


def test_a_table_that_breaks_in_mid_action_is_read_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def break_down(*_: Any) -> str:
        raise ZeroDivisionError

    async def play(hall: Hall, company: Company, page: Sent, hearing: Hearing) -> None:
        said = an_act(company)
        with monkeypatch.context() as broken:
            broken.setattr(Table, "act", break_down)
            assert hearing.hear(said)
        assert company.is_lost and COME_BACK in page.closed and not company.lock.is_held
        assert page.heard[-1]["error"]["code"] == "broken"
        assert not hearing.hear(said)

    at_a_table(tmp_path, play)
    assert "could not be judged" in caplog.text


def test_who_cannot_be_told_holds_up_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A commit is shared by many tables: an announcement that fails is one table's own affair."""

    async def play(hall: Hall, company: Company, page: Sent, hearing: Hearing) -> None:
        other = await hall.make(ALONE, "ann", "Ann")
        await begin_at(hall, other)
        listening = Sent("ann")
        other.join(listening)
        beside = Hearing(hall, other, listening, messages=Buckets(1, 9), whose="a")

        def break_down(*_: Any, **__: Any) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(company, "announce_update", break_down)
        assert hearing.hear(an_act(company)) and beside.hear(an_act(other))
        await hearing.begin()
        await beside.begin()
        assert [one["type"] for one in listening.heard] == ["update"]
        assert COME_BACK in page.closed and not company.lock.is_held

    at_a_table(tmp_path, play)
    assert "could not be judged" in caplog.text
