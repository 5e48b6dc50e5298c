"""One connection that sends without end: the server's memory stays, and others are answered."""

import contextlib
import os
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.stage import Guest, House

PIECE = 1 << 16
FLOOD = 24 << 20
"""Bytes of a flood."""
GROWTH = 8 << 20
"""Bytes by which the server may grow in one."""
WORK = 5.0
"""Seconds for which the server may work at one, of its own time; a quarter of one is usual."""
UNREAD = 50
"""How often others are answered before it is said that nobody reads a flood any more."""
GET = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
NAME = b'{"name": "Ann"}'


def _pieces(line: bytes) -> Iterator[bytes]:
    piece = line * (PIECE // len(line))
    for _ in range(FLOOD // len(piece)):
        yield piece


FLOODS = {
    "headers": (GET, b"a: b\r\n"),
    "long header": (GET + b"a: ", b"b"),
    "address": (b"GET /", b"a"),
    "query": (b"GET /?", b"a=b&"),
    "method": (b"", b"A"),
    "empty lines": (b"", b"\r\n"),
    "requests": (b"", GET + b"\r\n"),
    "trailers": (CHUNKED + b"f\r\n" + NAME + b"\r\n0\r\n", b"a: b\r\n"),
    "chunks": (CHUNKED, b"1\r\n \r\n"),
    "length of a chunk": (CHUNKED, b"0"),
    "words about a chunk": (CHUNKED + b"f;", b"a=b;"),
    "body": (POST + b"Content-Length: 99999999\r\n\r\n", b" "),
    "lost body": (
        b"POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n",
        b" ",
    ),
}
HANDSHAKE = (
    b"GET /api/tables/TABLE/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
MASK = b"\x00" * 4
FRAMES = {
    "pings": b"\x89\xfd" + MASK + b"x" * 125,
    "empty pings": b"\x89\x80" + MASK,
    "pongs": b"\x8a\x80" + MASK,
    "texts": b"\x81\x80" + MASK,
    "pieces": b"\x01\x80" + MASK + (b"\x00\x80" + MASK) * 1_000,
}


class Flooded(NamedTuple):
    """A server, and somebody who was let in before strangers used up what newcomers may."""

    house: House
    ann: Guest
    table: str


@pytest.fixture(scope="module")
def flooded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flooded]:
    """A server that complains of nothing."""
    house = House(tmp_path_factory.mktemp("flooded"))
    ann = Guest(house)
    table = ann.make(ann.me())["id"]
    with httpx.Client(base_url=house.address, timeout=PATIENCE) as client:
        for _ in range(20):
            client.get("/api/me").raise_for_status()
    yield Flooded(house, ann, table)
    ann.close()
    house.stop()
    assert house.said() == ""


def _memory(house: House) -> int:
    """Bytes of memory that the server has now."""
    status = Path(f"/proc/{house.pid}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1]) * 1024


def _work(house: House) -> float:
    """Seconds for which the server has worked until now, whoever else has kept the machine busy."""
    stat = Path(f"/proc/{house.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")


def _flood(house: House, start: bytes, line: bytes) -> None:
    """Send without end and read nothing, while somebody else asks."""
    before = most = _memory(house)
    worked = _work(house)
    host, port = house.place.split(":")
    with (
        httpx.Client(base_url=house.address, timeout=PATIENCE) as innocent,
        socket.create_connection((host, int(port)), timeout=PATIENCE) as sending,
        contextlib.suppress(ConnectionError),  # it is cut off
    ):
        sending.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        sending.sendall(start)
        sending.setblocking(False)
        for number, piece in enumerate(_pieces(line)):
            if number % 64 == 32:
                innocent.get("/api/me").raise_for_status()
                most = max(most, _memory(house))
            if not _is_taken(sending, piece, innocent):
                break
    with httpx.Client(base_url=house.address, timeout=PATIENCE) as innocent:
        innocent.get("/api/me").raise_for_status()
    most = max(most, _memory(house))
    assert most - before < GROWTH
    assert _work(house) - worked < WORK


def _is_taken(sending: socket.socket, piece: bytes, innocent: httpx.Client) -> bool:
    """Send a piece; False where nobody reads on while somebody else is answered again and again."""
    unread = 0
    while piece and unread < UNREAD:
        try:
            piece = piece[sending.send(piece) :]
            unread = 0
        except BlockingIOError:
            innocent.get("/healthz").raise_for_status()
            unread += 1
    return not piece


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_takes_no_memory_and_holds_nobody_up(flooded: Flooded, flood: str) -> None:
    _flood(flooded.house, *FLOODS[flood])


@pytest.mark.parametrize("flood", FRAMES)
def test_a_flood_on_a_socket_takes_no_memory_and_holds_nobody_up(
    flooded: Flooded, flood: str
) -> None:
    start = HANDSHAKE.replace(b"TABLE", flooded.table.encode())
    _flood(flooded.house, start, FRAMES[flood])


def test_a_socket_that_only_answers_pings_stays(flooded: Flooded) -> None:
    page = flooded.ann.page(flooded.table)
    for _ in range(200):
        page.socket.ping(b"x" * 100).wait(PATIENCE)
    page.settle()
