"""Broken, hostile and slow connections: they harm nobody but themselves."""

import asyncio
import json
from collections.abc import MutableMapping
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from alhambra.server.app import application
from alhambra.server.connection import Connection
from alhambra.server.settings import Limits, Settings
from tests.patience import PATIENCE
from tests.server.conftest import Arrive
from tests.server.stage import (
    BOT,
    GAMES,
    HERE,
    PLAIN,
    Guest,
    House,
    Page,
    error_of,
    wait_until,
)

DEEP = "[" * 1_000


def playing(ann: Guest, game: str = "rollwrite") -> str:
    """A table at which the game has begun and everybody waits for Ann."""
    table: str = ann.make(ann.me(), HERE, game=game)["id"]
    ann.post(f"/api/tables/{table}/start")
    return table


@pytest.mark.parametrize(
    "message",
    [
        *("", "{", "[]", "null", "7", '"act"', "{}", DEEP, '{"a": ' + DEEP, '{"type": ' + DEEP),
        *('{"type": "nothing"}', '{"type": 5}', '{"type": "ping", "more": 1}', '{"type": "act"}'),
        '{"type": "act", "version": "1", "action": "gain"}',
        '{"type": "act", "version": 1.5, "action": "gain"}',
        '{"type": "act", "version": -1, "action": "gain"}',
        '{"type": "act", "version": 1e400, "action": "gain"}',
        '{"type": "act", "version": true, "action": "gain"}',
        '{"type": "act", "version": ' + "9" * 900 + ', "action": "gain"}',
        '{"type": "act", "version": 2, "action": 5}',
        '{"type": "act", "version": 2, "action": "' + "x" * 401 + '"}',
        '{"type": "act", "version": 2, "action": "\\u0000"}',
        '{"type": "act", "version": 2, "action": "gain\\n* y3"}',
        '{"type": "act", "version": 2, "action": "\\ud800"}',
        '{"type": "act", "version": 2, "action": "* y3"}',
        '{"type": "act", "version": 2, "action": "take"}',
        '{"type": "act", "version": 2, "action": "take y0"}',
        '{"type": "act", "version": 2, "action": "buy tower-9 with"}',
        '{"type": "act", "version": 2, "action": "place tower-9NW at 1e9,0"}',
        '{"type": "act", "version": 2, "action": "exchange tower-9NW for"}',
        '{"type": "undo"}',
        '{"type": "undo", "version": null}',
        *("x" * 1_025, "é" * 1_025, b"\x00\x01", b'{"type": "ping"}', b"x" * 3_000),
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_a_broken_message_is_refused_and_changes_nothing(
    arrive: Arrive, game: str, message: str | bytes
) -> None:
    ann = arrive()
    page = ann.page(playing(ann, game))
    assert page.version == 2 and page.choices
    before = (page.version, page.ply, page.view)
    page.socket.send(message)
    refused = page.hear("refused")
    assert refused["error"]["code"] == "bad-request" and refused["error"]["detail"]
    assert refused["version"] == page.version
    page.settle()
    assert (page.version, page.ply, page.view) == before


def test_a_message_far_too_large_ends_the_connection(arrive: Arrive) -> None:
    ann = arrive()
    page = ann.page(playing(ann))
    page.socket.send("x" * 100_000)
    assert page.closed() == 1009
    assert ann.page(page.table["id"]).choices


def test_a_text_that_is_no_unicode_ends_the_connection(arrive: Arrive) -> None:
    ann = arrive()
    page = ann.page(playing(ann))
    page.socket.send(b"\xff\xfe", text=True)
    assert page.closed() == 1007
    assert ann.page(page.table["id"]).choices


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://{own}.x"])
def test_another_sites_page_is_not_let_in(arrive: Arrive, origin: str) -> None:
    ann = arrive()
    table = playing(ann)
    address = f"ws://{ann.house.place}/api/tables/{table}/socket"
    headers = {"Cookie": ann.cookie, "Origin": origin.format(own=ann.house.place)}
    with (
        pytest.raises(InvalidStatus) as caught,
        connect(address, **PLAIN, additional_headers=headers),
    ):
        pass
    assert caught.value.response.status_code == 403
    own = {"Cookie": ann.cookie, "Origin": ann.house.address}
    with connect(address, **PLAIN, additional_headers=own) as let_in:
        assert '"type":"table"' in str(let_in.recv(timeout=PATIENCE))


@pytest.mark.parametrize("table", ["000000000000", "x", "%00", "%2e%2e", "x" * 500])
def test_the_socket_of_a_table_that_nobody_made_is_closed(house: House, table: str) -> None:
    address = f"ws://{house.place}/api/tables/{table}/socket"
    with connect(address, **PLAIN) as found:
        assert closing_code(found) == 4000


def closing_code(found: ClientConnection) -> int | None:
    """The code with which the server closes a connection, whatever it said before."""
    try:
        while True:
            found.recv(timeout=PATIENCE)
    except ConnectionClosed as error:
        return None if error.rcvd is None else error.rcvd.code


class Reader:
    """The other end of a connection, which reads only when it is told to."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.read: list[str] = []
        self.code: int | None = None

    async def __call__(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "websocket.close":
            await self.close(message["code"])
        else:
            await self.send_text(message["text"])

    async def send_text(self, text: str) -> None:
        await self.reads.wait()
        self.read.append(text)

    async def close(self, code: int) -> None:
        self.code = code


def test_who_reads_too_slowly_is_let_go_and_holds_nobody_up() -> None:
    async def push_many() -> tuple[Reader, Reader, int]:
        slow, quick = Reader(), Reader()
        quick.reads.set()
        limits = Limits(backlog=10)
        pages = [Connection(reader, "ann", limits) for reader in (slow, quick)]
        tasks = [asyncio.create_task(page.send_on()) for page in pages]
        for number in range(100):
            for page in pages:
                page.push(b"%d" % number)
            await asyncio.sleep(0)
        waiting = len(pages[0]._outbox)
        slow.reads.set()
        pages[1].close(1012)
        await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
        return slow, quick, waiting

    slow, quick, waiting = asyncio.run(push_many())
    assert quick.read == [str(number) for number in range(100)] and quick.code == 1012
    assert waiting == 0
    assert slow.code == 4004
    assert slow.read == [str(number) for number in range(len(slow.read))]
    assert len(slow.read) < 12


# -- limits ----------------------------------------------------------------------------------------


def test_who_sends_too_fast_is_let_go(arrive_strictly: Arrive) -> None:
    ann = arrive_strictly()
    page = ann.page(playing(ann))
    with suppress(ConnectionClosed):
        for _ in range(100_000):
            page.say(type="ping")
    assert page.closed() == 4003
    pongs = sum(message["type"] == "pong" for message in page.heard)
    assert pongs >= Limits.message_burst
    assert ann.page(page.table["id"]).choices


def test_one_guest_has_so_many_connections_and_no_more(arrive_strictly: Arrive) -> None:
    ann, ben = arrive_strictly(), arrive_strictly("Ben")
    table = playing(ann)
    pages = [ann.page(table) for _ in range(32)]
    address = f"ws://{ann.house.place}/api/tables/{table}/socket"
    with connect(address, **PLAIN, additional_headers={"Cookie": ann.cookie}) as one_more:
        assert closing_code(one_more) == 4002
    assert Page(ben.house, table, ben.cookie, close_timeout=1).view == pages[0].view
    pages[0].close()

    def choices() -> Any:
        """What Ann can do, if she is let in."""
        headers = {"Cookie": ann.cookie}
        with (
            suppress(ConnectionClosed, InvalidStatus),
            connect(address, **PLAIN, additional_headers=headers) as again,
        ):
            return json.loads(again.recv(timeout=PATIENCE))["choices"]
        return None

    wait_until(choices)


def test_who_asks_too_often_is_refused(tmp_path: Path) -> None:
    burst = int(Limits.request_burst)
    app = application(Settings(tmp_path, limits=Limits(request_rate=1e-9)))

    async def ask() -> None:
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(app.router.lifespan_context(app))
            transport = httpx.ASGITransport(app)
            ann, ben = [
                await stack.enter_async_context(
                    httpx.AsyncClient(transport=transport, base_url="http://localhost")
                )
                for _ in range(2)
            ]
            await ann.get("/api/me")
            name = {"name": "Ann"}
            answers = [await ann.post("/api/me", json=name) for _ in range(burst + 2)]
            assert [answer.status_code for answer in answers[:burst]] == [200] * burst
            for answer in answers[burst:]:
                error = error_of(answer)
                assert (error["code"], error["detail"]) == ("too-many", "rate")
            assert (await ann.get("/api/me")).json()["name"] == "Ann"
            wish = {"game": "rollwrite", "seats": [{"kind": "me", "name": "Ben"}, BOT]}
            made = await ben.post("/api/tables", json=wish)
            assert made.json()["status"] == "gathering"

    asyncio.run(ask())
