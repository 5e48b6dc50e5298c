"""Connections that say nothing, or half of something: they are dropped, and others are answered."""

import asyncio
import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from alhambra.server import cables
from alhambra.server.settings import Limits
from tests.server.stage import NOTICED, PATIENCE, House
from tests.server.test_cables import serving
from tests.server.test_floods import GROWTH, _answered, _memory

HEAD = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
SILENT = 1_004
"""As many connections as once shut everybody out."""


async def _ended(port: int, *texts: bytes) -> float:
    """Seconds until a connection is closed on which this was sent."""
    begun = time.monotonic()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for text in texts:
        writer.write(text)
        await asyncio.sleep(0.02)
    with contextlib.suppress(OSError):
        while await reader.read(1 << 16):
            pass
    writer.close()
    return time.monotonic() - begun


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
    monkeypatch: pytest.MonkeyPatch, texts: tuple[bytes, ...]
) -> None:
    monkeypatch.setattr(cables, "ASKING", 0.3)
    gone: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        message = await receive()
        while message.get("more_body"):
            message = await receive()
        gone.append(message["type"])
        if message["type"] == "http.request":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"x"})

    async def live() -> float:
        async with serving(app) as port:
            return await _ended(port, *texts)

    assert 0.25 < asyncio.run(asyncio.wait_for(live(), PATIENCE)) < PATIENCE / 2
    if any(b"POST" in text for text in texts):
        assert gone == ["http.disconnect"]


def test_an_answer_that_nobody_reads_is_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cables, "ANSWERING", 0.3)
    ended: list[float] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        begun = time.monotonic()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for _ in range(10_000):
            await send({"type": "http.response.body", "body": b"x" * 65_536, "more_body": True})
            if (time.monotonic() - begun) > 0.2:
                message = asyncio.ensure_future(receive())
                await asyncio.wait([message], timeout=0.05)
                if message.done() and message.result()["type"] == "http.disconnect":
                    break
        ended.append(time.monotonic() - begun)

    async def live() -> None:
        async with serving(app) as port:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            while not ended:
                await asyncio.sleep(0.02)
            writer.close()

    asyncio.run(asyncio.wait_for(live(), PATIENCE))
    assert len(ended) == 1


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    house.stop()
    assert house.said() == ""


def test_a_thousand_silent_connections_shut_nobody_out(house: House) -> None:
    """All from one address; the innocent person has another."""
    host, port = house.place.split(":")

    def elsewhere() -> httpx.Client:
        transport = httpx.HTTPTransport(local_address="127.0.0.2")
        return httpx.Client(base_url=house.address, timeout=PATIENCE, transport=transport)

    with contextlib.ExitStack() as stack, elsewhere() as innocent:
        before, longest = _memory(house), _answered(innocent)
        silent = []
        for number in range(SILENT):
            silent.append(stack.enter_context(socket.create_connection((host, int(port)))))
            if number % 200 == 0:
                longest = max(longest, _answered(innocent))
        with elsewhere() as late:  # who connects last is answered when all others were seen
            longest = max(longest, _answered(late))
        assert _memory(house) - before < 2 * GROWTH
        assert longest < NOTICED
        kept = [one for one in silent if _is_open(one)]
        assert len(kept) <= Limits.connections_an_address
        end = time.monotonic() + cables.ASKING + PATIENCE
        while any(map(_is_open, kept)):
            assert time.monotonic() < end
            longest = max(longest, _answered(innocent))
            time.sleep(0.5)
        assert longest < NOTICED
    with httpx.Client(base_url=house.address, timeout=PATIENCE) as again:
        assert _answered(again) < NOTICED


def _is_open(connection: socket.socket) -> bool:
    """Has the server not closed this one yet?"""
    connection.setblocking(False)
    try:
        return connection.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False
