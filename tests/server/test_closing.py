"""Pages that close while an update goes out: the others hear it, and the bots play on."""

import asyncio
import contextlib
import json
import threading
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from alhambra.server.hall import Hall
from tests.patience import PATIENCE
from tests.server.stage import BOT, PLAIN, Guest, House
from tests.server.tables import begin_at
from tests.server.test_hall import ALONE, ONLY_BOTS, WITH_A_BOT, Listening, act, in_a_hall


def test_pages_that_close_under_load_break_no_table(tmp_path: Path) -> None:
    house = House(tmp_path, "--no-limits")
    ann = Guest(house)
    try:
        table = ann.make(ann.me(), BOT, BOT, BOT, BOT)["id"]
        page = ann.page(table)
        ann.post(f"/api/tables/{table}/start")
        address = f"ws://{house.place}/api/tables/{table}/socket"
        is_over = threading.Event()
        watching = [
            threading.Thread(target=_come_and_go, args=(address, is_over)) for _ in range(4)
        ]
        for thread in watching:
            thread.start()
        try:
            while not page.is_over:
                if page.choices:
                    assert page.act(page.choices[-1]["action"])["type"] in ("update", "table")
                else:
                    page.next()
        finally:
            is_over.set()
            for thread in watching:
                thread.join(PATIENCE)
                assert not thread.is_alive()
    finally:
        ann.close()
        house.stop()
    assert house.said() == ""


def _come_and_go(address: str, is_over: threading.Event) -> None:
    """Watch a table and close in the middle of whatever is told, again and again."""
    while not is_over.is_set():
        with (
            contextlib.suppress(ConnectionClosed, TimeoutError),
            connect(address, **PLAIN) as socket,
        ):
            heard = 0
            while heard < 4 and not is_over.is_set():
                with contextlib.suppress(TimeoutError):
                    socket.recv(timeout=0.1)
                    heard += 1


# -- one listener and the others -------------------------------------------------------------------


class Broken(Listening):
    """Somebody to whom nothing can be sent."""

    def push(self, message: bytes) -> None:
        raise RuntimeError("this one cannot be told anything")


def kinds(listening: Listening) -> list[str]:
    """What somebody has heard, by type."""
    return [json.loads(message)["type"] for message in listening.heard]


def test_who_cannot_be_told_is_dropped_and_the_others_hear_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(hall: Hall) -> None:
        company = await hall.make(ALONE, "ann", "Ann")
        others = [Listening(guest) for guest in ("ann", "ben", None)]
        for change in (begin_at, act):
            for listener in (Broken("ann"), Broken(None), *others):
                company.join(listener)
            await change(hall, company)
            assert company.listeners == set(others)
        company.join(Broken(None))
        company.announce_presence()
        assert company.listeners == set(others)
        for listener in others:
            assert kinds(listener) == ["table", "update", "presence"]

    in_a_hall(tmp_path, play)
    assert caplog.text.count("somebody at a table could not be told") == 5


def test_a_table_is_forgotten_by_all_whoever_cannot_be_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Hall) -> None:
        company = await hall.make(ALONE, "ann", "Ann")
        await begin_at(hall, company)
        others = [Listening(guest) for guest in ("ann", "ben", None)]
        for listener in (Broken("ann"), Broken(None), *others):
            company.join(listener)
        with monkeypatch.context() as broken, pytest.raises(ZeroDivisionError):
            broken.setattr("alhambra.server.table._lines_since", lambda *_: 1 // 0)
            await act(hall, company)
        assert [listener.heard for listener in others] == [[b""]] * 3

    in_a_hall(tmp_path, play)


# -- bots are woken --------------------------------------------------------------------------------


def test_bots_are_woken_though_the_announcement_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Hall) -> None:
        company = await hall.make(WITH_A_BOT, "ann", "Ann")
        await begin_at(hall, company)
        while company.bot is not None:
            await asyncio.sleep(0.001)
        with monkeypatch.context() as broken:
            broken.setattr(company, "announce_update", lambda *_, **__: 1 // 0)
            while company.bot is None:
                with pytest.raises(ZeroDivisionError):
                    await act(hall, company)
        while company.bot is not None:
            await asyncio.sleep(0.001)
        assert company.table.may_play("ann")

    in_a_hall(tmp_path, play)


def test_bots_are_woken_when_a_table_is_found_in_memory(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        company = await hall.make(ONLY_BOTS, "ann", "Ann")
        await begin_at(hall, company)
        await asyncio.sleep(0)
        assert company.bot is not None
        company.bot.cancel()
        while company.bot is not None:
            await asyncio.sleep(0.001)
        assert await hall.find(company.table.making.id) is company
        while company.table.status != "over":
            await asyncio.sleep(0.001)
        await company.settled()

    in_a_hall(tmp_path, play)
