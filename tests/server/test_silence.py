"""Connections that say nothing, or half of something: they are dropped, and others are answered."""

import asyncio
import contextlib
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from alhambra.server import cables
from alhambra.server.settings import Limits
from tests.patience import PATIENCE
from tests.server.stage import House, wait_until
from tests.server.test_cables import serving
from tests.server.test_floods import GROWTH, _memory

HEAD = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
NEVER = 100 * PATIENCE
"""Seconds that do not pass while a test runs, unless its clock is put forward."""
SILENT = 1_004
"""As many connections as once shut everybody out."""


class FarEnd:
    """The server's end of a connection, and how much it has heard."""

    cable: cables.Requests | None = None
    heard = 0


@pytest.fixture
def far(monkeypatch: pytest.MonkeyPatch) -> FarEnd:
    """The other end of the connection of a test."""
    found = FarEnd()
    begin, hear = cables.Requests.connection_made, cables.Requests.data_received

    def connection_made(cable: cables.Requests, transport: Any) -> None:
        begin(cable, transport)
        found.cable = cable

    def data_received(cable: cables.Requests, data: bytes) -> None:
        hear(cable, data)
        found.heard += len(data)

    monkeypatch.setattr(cables.Requests, "connection_made", connection_made)
    monkeypatch.setattr(cables.Requests, "data_received", data_received)
    return found


async def _until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def _heard(far: FarEnd, count: int) -> None:
    await _until(lambda: far.heard == count)


def _put_forward(seconds: float) -> None:
    """Let so many seconds pass for the event loop."""
    loop = asyncio.get_running_loop()
    now = loop.time
    loop.time = lambda: now() + seconds  # type: ignore[method-assign]


@pytest.mark.parametrize(
    "texts",
    [
        (),
        (b"G",),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n",),
        (HEAD + b"Content-Length: 10\r\n\r\n", b'{"na'),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n", b"5\r\n"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", b"GET / HT"),
    ],
)
def test_whoever_asks_nothing_or_half_of_it_is_dropped(
    monkeypatch: pytest.MonkeyPatch, far: FarEnd, texts: tuple[bytes, ...]
) -> None:
    monkeypatch.setattr(cables, "ASKING", NEVER)
    gone: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        message = await receive()
        while message.get("more_body"):
            message = await receive()
        gone.append(message["type"])
        if message["type"] == "http.request":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"x"})

    async def live() -> None:
        async with serving(app, timeout_keep_alive=2 * NEVER) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            await _until(lambda: far.cable is not None)
            sent = 0
            for text in texts:
                writer.write(text)
                sent += len(text)
                await _heard(far, sent)
                if text.startswith(b"GET") and text.endswith(b"\r\n\r\n"):
                    await asyncio.wait_for(reader.readuntil(b"0\r\n\r\n"), PATIENCE)
            _put_forward(NEVER * 0.9)
            for _ in range(20):
                await asyncio.sleep(0)
            assert far.cable is not None
            assert not far.cable.transport.is_closing(), "dropped too soon"
            _put_forward(NEVER * 0.2)
            with contextlib.suppress(OSError):
                async with asyncio.timeout(PATIENCE):
                    while await reader.read(1 << 16):
                        pass
            writer.close()

    asyncio.run(live())
    if any(b"POST" in text for text in texts):
        assert gone == ["http.disconnect"]


def test_an_answer_that_nobody_reads_is_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cables, "ANSWERING", 0.3)
    ended: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        gone = asyncio.ensure_future(receive())
        await send({"type": "http.response.start", "status": 200, "headers": []})
        while not gone.done():
            await send({"type": "http.response.body", "body": b"x" * 65_536, "more_body": True})
            await asyncio.sleep(0)
        ended.append(gone.result()["type"])

    async def live() -> None:
        async with serving(app) as port:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            await _until(lambda: bool(ended))
            writer.close()

    asyncio.run(live())
    assert ended == ["http.disconnect"]


@contextlib.contextmanager
def _serving(folder: Path, asking: float, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server that waits so many seconds for a question."""
    monkeypatch.setenv("ASKING", str(asking))
    house = House(folder, program="tests.server.asking")
    try:
        yield house
    finally:
        house.stop()
    assert house.said() == ""


@contextlib.contextmanager
def _silent(house: House) -> Iterator[list[socket.socket]]:
    """So many connections from one address, on which nothing is said."""
    with contextlib.ExitStack() as stack:
        place = ("127.0.0.1", house.port)
        yield [stack.enter_context(socket.create_connection(place)) for _ in range(SILENT)]


def _answers(house: House, address: str) -> bool:
    """Is somebody at an address answered who connects now?"""
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=house.address, timeout=PATIENCE, transport=transport) as client:
        try:
            return client.get("/api/me").status_code == 200
        except httpx.TransportError:
            return False


def test_a_thousand_silent_connections_shut_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All from one address; the innocent person has another."""
    with _serving(tmp_path, NEVER, monkeypatch) as house:
        transport = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=house.address, timeout=PATIENCE, transport=transport) as early:
            early.get("/api/me").raise_for_status()
            before = _memory(house)
            with _silent(house) as silent:
                early.get("/api/me").raise_for_status()
                assert _answers(house, "127.0.0.2"), "who comes last is answered too"
                assert _memory(house) - before < 2 * GROWTH
                most = Limits.connections_an_address
                wait_until(lambda: sum(map(_is_open, silent)) <= most)
                assert sum(map(_is_open, silent)) == most, "nobody was dropped for being silent"


def test_a_thousand_silent_connections_are_dropped_and_their_places_free_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with _serving(tmp_path, 0.5, monkeypatch) as house, _silent(house) as silent:
        wait_until(lambda: not any(map(_is_open, silent)))
        wait_until(lambda: _answers(house, "127.0.0.1"))


def _is_open(connection: socket.socket) -> bool:
    """Has the server not closed this one yet?"""
    connection.setblocking(False)
    try:
        return connection.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False
