"""A server that is asked to stop under play: pages are told to come back, and find the next one."""

import asyncio
import random
import socket
from pathlib import Path
from typing import Any

import pytest

from alhambra.server.connection import COME_BACK
from alhambra.server.database import sqlite_url
from tests.patience import PATIENCE
from tests.ports import held_port, number_of
from tests.server.cluster import Cluster
from tests.server.stage import BOT, Guest, House
from tests.server.survivors import Told, heard_more
from tests.server.test_workers import compare, harm_under_play


class Lasting:
    """A server that is stopped and started again at the same address, which is kept for it."""

    def __init__(self, folder: Path, *options: str) -> None:
        self._kept = held_port()
        self.port = number_of(self._kept)
        self._folder, self._options = folder, ("--port", str(self.port), "--no-limits", *options)
        self.house = self._start()

    def _start(self) -> House:
        return House(self._folder, *self._options)

    def restart(self) -> None:
        """Stop it as whoever operates it does, and start it again."""
        self.house.stop()
        self.house = self._start()

    def end(self) -> None:
        """Stop it for good."""
        self.house.stop()
        self._kept.close()


async def restart(lasting: Any, draw: random.Random, tables: list[Told]) -> None:
    """Start it again while somebody is connected to it."""
    await asyncio.sleep(draw.uniform(0, 0.3))
    known = {told.id: len(told.owns) for told in tables}
    while not any(len(t.owns) > known.get(t.id, 0) and not t.is_over for t in tables):
        await heard_more(tables)
    await asyncio.to_thread(lasting.restart)


def restarted(lasting: Lasting, url: str, times: int) -> None:
    try:
        playing = harm_under_play(lasting, restart, times=times, enough=3 * times)  # type: ignore[arg-type]
        tables = asyncio.run(playing)
    finally:
        lasting.end()
    assert compare(url, tables) >= 3 * times
    closes = [code for told in tables for code in told.closes]
    assert len(closes) >= times
    assert set(closes) == {COME_BACK}, "somebody was cut off without a word"
    assert {error["code"] for told in tables for error in told.refused} <= {"stale", "refused"}
    assert lasting.house.said() == ""


def test_a_server_is_restarted_under_play(tmp_path: Path) -> None:
    lasting = Lasting(tmp_path)
    restarted(lasting, sqlite_url(tmp_path / "data"), times=2)


@pytest.mark.long(verb="kills")
@pytest.mark.xdist_group("postgresql")
def test_several_workers_are_restarted_under_play(cluster: Cluster, tmp_path: Path) -> None:
    url = cluster.database()
    restarted(Lasting(tmp_path, "--database", url, "--workers", "2"), url, times=2)


@pytest.mark.long(verb="kills")
def test_a_page_that_does_not_read_holds_no_restart_up(tmp_path: Path) -> None:
    house = House(tmp_path, "--no-limits")
    guest = Guest(house)
    try:
        table = guest.make(guest.me(), *[BOT] * 4)["id"]
        deaf = _deaf_page(house, table)
        guest.start(table, seat0="harbour")
        page = guest.page(table)
        while not page.is_over:
            if page.choices:
                page.act(page.choices[-1]["action"])
            else:
                page.next()
    finally:
        guest.close()
        house.stop()  # within the patience of these tests, and not by being killed
        deaf.close()
    assert "Traceback" not in house.said()


def _deaf_page(house: House, table: str) -> socket.socket:
    """A connection to a table whose other end hardly takes anything in, and reads nothing."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    deaf.settimeout(PATIENCE)
    deaf.connect(("127.0.0.1", house.port))
    deaf.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {house.place}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode()
    )
    assert deaf.recv(12, socket.MSG_WAITALL) == b"HTTP/1.1 101"
    return deaf
