"""More connections than there are files: whoever has few gets in, and stays."""

import asyncio
import random
import selectors
import socket
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from alhambra.server import cables, meter
from alhambra.server.lines import Lines
from alhambra.server.serve import room_among
from tests.patience import PATIENCE
from tests.server.stage import PLAIN, House

FILES = 512
"""Files of a server that is short of them."""
GREEDY = ("127.0.0.2", "127.0.0.3", "127.0.0.4")
EACH = 200
"""Connections that every greedy address has, if it can: more in all than there are files."""


class Line(asyncio.Transport):
    """A connection of nobody."""

    def __init__(self, *, is_idle: bool = False) -> None:
        super().__init__()
        self.is_cut = False
        self._speaks = SimpleNamespace(is_idle=is_idle)

    def get_protocol(self) -> Any:
        return self._speaks

    def abort(self) -> None:
        self.is_cut = True


def fill(lines: Lines, address: str, count: int) -> list[Line]:
    """So many connections of an address, of which all are let in."""
    made = [Line() for _ in range(count)]
    assert all(lines.take(address, line) for line in made)
    return made


def test_where_all_are_taken_who_has_few_gets_one_from_who_has_most() -> None:
    lines = Lines(room=9)
    some, many = fill(lines, "192.0.2.1", 3), fill(lines, "192.0.2.2", 6)
    assert not lines.take("192.0.2.2", Line()), "who has most gets none"
    fill(lines, "192.0.2.3", 2)
    assert [line.is_cut for line in many] == [True] * 2 + [False] * 4
    fill(lines, "192.0.2.3", 1)
    assert not lines.take("192.0.2.3", Line()), "all have three now"
    assert not lines.take("192.0.2.1", Line())
    assert not any(line.is_cut for line in some)
    fill(lines, "192.0.2.4", 1)
    assert sum(line.is_cut for line in some + many) == 4
    for line in many:
        lines.leave(line)  # those that were cut off have left already
    assert lines.take("192.0.2.1", Line())


def test_of_who_has_most_idle_connections_go_first_and_then_the_oldest() -> None:
    lines = Lines(room=4)
    busy, idle, later, last = (Line(is_idle=number in (1, 3)) for number in range(4))
    assert all(lines.take("192.0.2.1", line) for line in (busy, idle, later, last))
    gone = []
    for address in ("192.0.2.2", "192.0.2.3"):
        assert lines.take(address, Line())
        gone.append([line.is_cut for line in (busy, idle, later, last)])
    assert gone == [[False, True, False, False], [False, True, False, True]]
    fill(Lines(room=1), "192.0.2.1", 1)
    more = Lines(room=2)
    oldest, newest = fill(more, "192.0.2.1", 2)
    fill(more, "192.0.2.2", 1)
    assert (oldest.is_cut, newest.is_cut) == (True, False)


def test_proxies_lose_nothing_and_always_get_in() -> None:
    lines = Lines(1, ("192.0.2.9",), room=3)
    proxied = fill(lines, "192.0.2.9", 3)
    assert not lines.take("192.0.2.1", Line())
    proxied += fill(lines, "192.0.2.9", 2)
    for line in proxied[:3]:
        lines.leave(line)
    (stranger,) = fill(lines, "192.0.2.1", 1)
    proxied += fill(lines, "192.0.2.9", 1)
    assert stranger.is_cut and not any(line.is_cut for line in proxied)


def test_lines_know_who_has_most_whoever_comes_and_goes() -> None:
    chance = random.Random(1)
    lines, there = Lines(8, room=30), list[tuple[str, Line]]()
    refused = 0
    for _ in range(5_000):
        there = [(address, line) for address, line in there if not line.is_cut]
        counts = Counter(address for address, _ in there)
        most = max(counts.values(), default=0)
        if there and chance.random() < 0.4:
            address, line = there.pop(chance.randrange(len(there)))
            lines.leave(line)
            continue
        address, line = f"192.0.2.{chance.randrange(9)}", Line()
        has_room = len(there) < 30 or counts[address] + 1 < most
        may = counts[address] < 8 and has_room
        assert lines.take(address, line) == may
        cut = [address for address, line in there if line.is_cut]
        assert len(cut) == (may and len(there) == 30)
        assert all(counts[address] == most for address in cut)
        if may:
            there.append((address, line))
        refused += not may
    assert refused > 100


def test_a_process_keeps_files_for_itself() -> None:
    assert room_among(1_024) == 928
    assert room_among(100) == 50
    assert room_among(65_536) > 65_000


def test_that_there_is_no_file_is_counted_and_all_else_is_told(
    caplog: pytest.LogCaptureFixture,
) -> None:
    before = meter.CROWDED.now().get("files", 0)

    async def live() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(cables.complain)
        loop.call_exception_handler({"message": cables.NO_FILE, "exception": OSError(24, "")})
        loop.call_exception_handler({"message": "the moon fell down"})

    asyncio.run(live())
    assert [record.message for record in caplog.records] == ["the moon fell down"]
    assert meter.CROWDED.now()["files"] == before + 1


# -- a real server that is short of files ----------------------------------------------------------


class Crowd(threading.Thread):
    """Everybody at one address, who come back as soon as they are dropped, until they shall not."""

    def __init__(self, house: House, address: str) -> None:
        super().__init__()
        self._house = house
        self._address = address
        self._selector = selectors.DefaultSelector()
        self.is_over = False
        self.crowded = threading.Event()
        """The server has dropped some of them."""
        self.again = threading.Event()
        """And some more since this was cleared."""

    def run(self) -> None:
        for _ in range(EACH):
            self._connect()
        while not self.is_over:
            for key, _ in self._selector.select(0.1):
                assert isinstance(key.fileobj, socket.socket)
                self._selector.unregister(key.fileobj)
                key.fileobj.close()
                self.crowded.set()
                self.again.set()
                self._connect()
        for key in list(self._selector.get_map().values()):
            assert isinstance(key.fileobj, socket.socket)
            key.fileobj.close()
        self._selector.close()

    def _connect(self) -> None:
        with suppress(ConnectionError):
            place = ("127.0.0.1", self._house.port)
            made = socket.create_connection(place, PATIENCE, source_address=(self._address, 0))
            self._selector.register(made, selectors.EVENT_READ)


@contextmanager
def crowds(house: House) -> Iterator[list[Crowd]]:
    """Greedy addresses, each of which has been dropped already and goes on."""
    made = [Crowd(house, address) for address in GREEDY]
    for crowd in made:
        crowd.start()
    try:
        assert all(crowd.crowded.wait(PATIENCE) for crowd in made)
        yield made
    finally:
        for crowd in made:
            crowd.is_over = True
        for crowd in made:
            crowd.join(PATIENCE)


class Visitor:
    """Somebody at an address of their own, who opens the start page and then a table."""

    def __init__(self, house: House, address: str, stack: ExitStack) -> None:
        transport = httpx.HTTPTransport(local_address=address)
        client = stack.enter_context(
            httpx.Client(base_url=house.address, timeout=PATIENCE, transport=transport)
        )
        client.get("/").raise_for_status()
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
        made = client.post("/api/tables", json={"game": "rollwrite", "seats": seats})
        made.raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        self._page = stack.enter_context(
            connect(
                f"ws://{house.place}/api/tables/{made.json()['id']}/socket",
                **PLAIN,
                additional_headers={"Cookie": cookie},
                source_address=(address, 0),
            )
        )
        self._hear('"table"')

    def _hear(self, kind: str) -> None:
        while f'"type":{kind}' not in str(self._page.recv(timeout=PATIENCE)):
            pass

    def settle(self) -> None:
        """Ask on the socket, and hear the answer."""
        self._page.send('{"type": "ping"}')
        self._hear('"pong"')


def test_addresses_that_take_all_there_is_keep_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FILES", str(FILES))
    assert len(GREEDY) * EACH > FILES
    house = House(tmp_path, program="tests.server.crowded")
    try:
        with ExitStack() as stack:
            early = Visitor(house, "127.0.0.5", stack)
            with crowds(house) as greedy:
                late = Visitor(house, "127.0.0.6", stack)
                for crowd in greedy:
                    crowd.again.clear()
                assert any(crowd.again.wait(PATIENCE) for crowd in greedy), "they go on"
                for visitor in (early, late, early):
                    visitor.settle()
    finally:
        house.stop()
    assert house.said() == ""
