"""What strangers send and nobody can read: it is counted, and costs no line of a log."""

import asyncio
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from alhambra.server import meter
from tests.patience import PATIENCE
from tests.server.stage import Guest, House, wait_until
from tests.server.test_cables import serving
from tests.server.test_floods import HANDSHAKE, MASK
from tests.server.test_metrics import Told

GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
REQUESTS = [
    ("http", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n"),
    ("http", b"GET /\r\n\r\n"),
    ("http", b"GET / HTTP/1.1\r\n\r\n"),
    ("http", b"GET /\xff HTTP/1.1\r\nHost: localhost\r\n\r\n"),
    ("http", GET + b"a: \x00\r\n\r\n"),
    ("http", GET + b"a: " + b"b" * 20_000),
    ("http", GET + b"\r\nand more\r\n\r\n"),
    ("http", POST + b"Content-Length: -3\r\n\r\n"),
    ("http", CHUNKED + b"zz\r\n"),
    ("http", CHUNKED.replace(b"/api/me", b"/api/me/forget") + b"zz\r\n"),
    ("http", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
    ("upgrade", GET + b"Connection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n"),
    ("handshake", GET + b"Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n"),
    ("handshake", HANDSHAKE.replace(b": 13", b": 9")),
    ("handshake", HANDSHAKE.replace(b"Host:", b"a: " + b"b" * 9_000 + b"\r\nHost:")),
]
"""Requests that cannot be read, with the kind as which each is counted."""
NOTHING = [
    b"GET /%ff%00/../x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
    b"CONNECT a:1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    HANDSHAKE.replace(b"/api/tables/TABLE/socket", b"http://[/nowhere"),
    HANDSHAKE.replace(b"Host: localhost", b"Host: evil.example"),
]
"""Requests that can be read, however odd, and are refused."""
BAD = b"\x81\x82" + MASK + b"\xff\xfe"
PING = b"\x81\x8f" + MASK + b'{"type":"ping"}'
CLOSE = b"\x88\x82" + MASK + b"\x03\xe8"
FRAMES = [
    ("unicode", 1007, BAD),
    ("unicode", 1007, b"\x81\xfe\x01\x00" + MASK + b"\xff" * 256),
    ("unicode", 1007, b"\x01\x81" + MASK + b"\xff\x80\x81" + MASK + b"\xff"),
    ("unicode", 1007, PING + BAD + PING + BAD),
    ("unicode", 1007, b"\x88\x84" + MASK + b"\x03\xe8\xff\xff"),
    ("frame", 1002, b"\x81\x02{}"),
    ("frame", 1002, b"\x83\x80" + MASK),
    ("frame", 1002, b"\x80\x80" + MASK),
    ("frame", 1002, b"\x88\x81" + MASK + b"\x03"),
    ("frame", 1002, BAD + b"\x83\x80" + MASK),
    ("size", 1009, b"\x81\xfe\x20\x00" + MASK),
    ("size", 1009, b"\x81\xff" + b"\xff" * 8 + MASK),
]
"""Frames that cannot be read, their kind, and the code with which the server closes."""


@pytest.fixture
def told(tmp_path: Path) -> Iterator[tuple[House, Told]]:
    house = House(tmp_path, "--metrics", "127.0.0.1:0")
    yield house, Told(house)
    house.stop()
    assert house.said() == ""


def counted(ask: Told) -> Counter[str]:
    """How often what was sent that cannot be read."""
    found = ask()
    return Counter({key[1]: int(found[key]) for key in found if key[0] == "alhambra_garbage_total"})


def answer(house: House, text: bytes) -> bytes:
    """All that the server answers before it hangs up."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as sending:
        sending.sendall(text)
        found = b""
        with suppress(ConnectionError):
            while part := sending.recv(1 << 16):
                found += part
        return found


def test_requests_that_cannot_be_read_are_counted_and_not_logged(
    told: tuple[House, Told],
) -> None:
    house, ask = told
    for kind, text in REQUESTS:
        found = answer(house, text)
        assert found.startswith((b"HTTP/1.1 4", b"HTTP/1.1 2")), (kind, text, found)
    for text in NOTHING:
        assert answer(house, text).startswith(b"HTTP/1.1 4"), text
    wait_until(lambda: counted(ask).total() >= len(REQUESTS))
    assert counted(ask) == Counter(kind for kind, _ in REQUESTS)


def test_a_body_that_turns_into_garbage_after_its_answer_is_no_error(
    told: tuple[House, Told],
) -> None:
    house, ask = told
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as sending:
        sending.sendall(CHUNKED.replace(b"/api/me", b"/nowhere"))
        assert sending.recv(1 << 16).startswith(b"HTTP/1.1 404")
        sending.sendall(b"zz\r\n")
        with suppress(ConnectionError):
            while sending.recv(1 << 16):
                pass
    wait_until(lambda: counted(ask) == {"http": 1})


def test_frames_that_cannot_be_read_are_counted_and_close_the_socket(
    told: tuple[House, Told],
) -> None:
    house, ask = told
    ann = Guest(house)
    table = ann.make(ann.me())["id"]
    for kind, code, text in FRAMES:
        page = ann.page(table)
        page.settle()
        page.socket.socket.sendall(text)
        assert page.closed() == code, (kind, text)
        page.close()
    page = ann.page(table)
    page.settle()
    page.socket.socket.sendall(BAD + CLOSE)
    assert page.closed() == 1000, "whoever leaves with it has left"
    page.close()
    wait_until(lambda: counted(ask).total() >= len(FRAMES))
    assert counted(ask) == Counter(kind for kind, _, _ in FRAMES)
    ann.close()


@pytest.mark.parametrize("text", [BAD, b"\x83\x80" + MASK, PING])
def test_who_speaks_before_they_are_let_in_is_cut_off(
    caplog: pytest.LogCaptureFixture, text: bytes
) -> None:
    heard: list[str] = []
    before = meter.GARBAGE.now().get("frame", 0)

    async def live() -> None:
        asked, gone = asyncio.Event(), asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            asked.set()
            heard.append((await receive())["type"])
            gone.set()

        async with serving(app) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HANDSHAKE)
            await asked.wait()
            writer.write(text)
            await gone.wait()
            with suppress(ConnectionError):
                assert await reader.read() == b""
            writer.close()

    asyncio.run(asyncio.wait_for(live(), PATIENCE))
    assert heard == ["websocket.disconnect"]
    assert meter.GARBAGE.now()["frame"] == before + 1
    assert "Traceback" not in caplog.text
