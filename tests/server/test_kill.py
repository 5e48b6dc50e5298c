"""What was accepted survives a kill -9, and nothing is applied twice.

People play at several tables over real sockets while the server's process is killed again and
again, at moments nobody chose. In the end the journal on disk must tell exactly the story that the
people were told, version by version.
"""

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from alhambra.server import games
from alhambra.server.table import Making, Table
from tests.server.stage import GAMES, earnest
from tests.server.tables import everything

KILLS = 150
"""How often the server is killed under each game."""
TABLES = 5
TRIES = 400
"""How often a client knocks before the server must be there."""
SILENCE = 60
"""Seconds without news that are too long on any machine."""


@dataclass
class Told:
    """What the people at one table were told, and what they asked for."""

    id: str
    cookies: list[str]
    views: dict[int, dict[str, Any]] = field(default_factory=dict)
    """By version what everybody saw."""
    owns: dict[tuple[int, int], Any] = field(default_factory=dict)
    """By version and person what one alone saw."""
    asked: dict[int, set[str]] = field(default_factory=dict)
    latest: dict[int, int] = field(default_factory=dict)
    """Per person the newest version heard of."""
    refused: list[dict[str, Any]] = field(default_factory=list)
    is_over: bool = False


class Victim:
    """The server's process, started and killed at will."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._parent = subprocess.Popen(
            [sys.executable, "-m", "tests.server.killing", str(self.port), str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.pid = 0

    def start(self) -> None:
        assert self._parent.stdin is not None and self._parent.stdout is not None
        self._parent.stdin.write("start\n")
        self._parent.stdin.flush()
        self.pid = int(self._parent.stdout.readline())

    def kill(self) -> None:
        assert self.pid > 0, "no server was started"
        os.kill(self.pid, signal.SIGKILL)
        with contextlib.suppress(ProcessLookupError):
            while True:  # until it is gone
                os.kill(self.pid, 0)
                time.sleep(0.001)

    def end(self) -> None:
        with contextlib.suppress(ProcessLookupError, AssertionError):
            self.kill()
        assert self._parent.stdin is not None and self._parent.stdout is not None
        self._parent.stdin.close()
        self._parent.stdout.close()
        self._parent.wait()


async def patiently(ask: Any) -> Any:
    """Ask until the server answers."""
    for _ in range(TRIES):
        try:
            return await ask()
        except (httpx.TransportError, OSError):
            await asyncio.sleep(0.02)
    raise AssertionError("the server did not come back")


async def sit_down(victim: Victim, game: str) -> Told:
    """Two people and a bot at a new table."""
    base = f"http://127.0.0.1:{victim.port}"
    async with httpx.AsyncClient(base_url=base) as ann, httpx.AsyncClient(base_url=base) as ben:
        for guest in (ann, ben):
            await patiently(lambda guest=guest: guest.get("/api/me"))
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "uniform"}]
        wish = {"game": game, "seats": seats}
        table = (await patiently(lambda: ann.post("/api/tables", json=wish))).json()
        path = f"/api/tables/{table['id']}"
        ticket = {"invite": table["invite"], "name": "Ben"}
        await patiently(lambda: ben.post(f"{path}/sit", json=ticket))
        await patiently(lambda: ann.post(f"{path}/start", json={"without": [1]}))
        cookies = ["; ".join(f"{k}={v}" for k, v in g.cookies.items()) for g in (ann, ben)]
        return Told(table["id"], cookies)


async def play(told: Told, person: int, victim: Victim, draw: random.Random) -> None:
    """One person, who comes back whenever the connection is lost, until the game is over."""
    address = f"ws://127.0.0.1:{victim.port}/api/tables/{told.id}/socket"
    headers = {"Cookie": told.cookies[person]}
    while not told.is_over:
        with contextlib.suppress(OSError, websockets.WebSocketException, EOFError):
            async with websockets.connect(address, additional_headers=headers) as connection:
                async for message in connection:
                    await hear(told, person, json.loads(message), connection, draw)
        await asyncio.sleep(0.02)


async def hear(
    told: Told, person: int, news: dict[str, Any], connection: Any, draw: random.Random
) -> None:
    if news["type"] == "refused":
        told.refused.append(news["error"])
    if news["type"] not in ("table", "update"):
        return
    version = news["table"]["version"] if news["type"] == "table" else news["version"]
    assert version >= told.latest.get(person, 0), "a version that was heard of is lost"
    told.latest[person] = version
    if news["view"] is None:
        return
    told.owns[version, person] = news["view"].pop("own", None)
    seen = told.views.setdefault(version, news["view"])
    assert seen == news["view"], "two people were told different positions"
    told.is_over = news["view"]["over"]
    if news["choices"]:
        action = earnest(news["choices"], draw)
        told.asked.setdefault(version, set()).add(action)
        wish = json.dumps({"type": "act", "version": version, "action": action})
        await connection.send(wish)
        if draw.random() < 0.3:  # a nervous finger
            await connection.send(wish)


async def heard_more(tables: list[Told]) -> None:
    """Return when somebody has heard of something new, however busy the machine is."""
    before = sum(len(told.owns) for told in tables)
    end = time.monotonic() + SILENCE
    while sum(len(told.owns) for told in tables) == before:
        assert time.monotonic() < end, "nobody hears anything any more"
        await asyncio.sleep(0.005)


async def kill_under_play(victim: Victim, game: str) -> list[Told]:
    """Play at several tables; kill and restart meanwhile."""
    draw = random.Random(7)
    tables: list[Told] = []
    playing: set[asyncio.Task[None]] = set()

    async def keep_seats_warm() -> None:
        """When a game is over the next table is made."""
        while True:
            told = await sit_down(victim, game)
            tables.append(told)
            people = [asyncio.create_task(play(told, n, victim, draw)) for n in (0, 1)]
            playing.update(people)
            await asyncio.gather(*people)

    victim.start()
    hosts = [asyncio.create_task(keep_seats_warm()) for _ in range(TABLES)]
    for kill in range(KILLS):
        if kill % 2:  # the others may come before the server has answered anybody
            await heard_more(tables)
        await asyncio.sleep(draw.uniform(0.05, 0.45))
        for host in hosts:
            assert not host.done(), host.exception()
        victim.kill()
        victim.start()
    await asyncio.sleep(1.5)  # everybody comes back once more
    for task in (*hosts, *playing):
        task.cancel()
    for ended in await asyncio.gather(*hosts, *playing, return_exceptions=True):
        if isinstance(ended, Exception) and not isinstance(ended, asyncio.CancelledError):
            raise ended
    return tables


def journal_of(folder: Path, table: str) -> tuple[sqlite3.Row, list[str]]:
    """What the disk says, read without the server."""
    connection = sqlite3.connect(folder / "tables.sqlite")
    connection.row_factory = sqlite3.Row
    try:
        row = connection.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
        rows = connection.execute(
            "SELECT version, text FROM entries WHERE table_id = ? ORDER BY version", (table,)
        ).fetchall()
    finally:
        connection.close()
    assert [entry["version"] for entry in rows] == list(range(1, len(rows) + 1))
    return row, [entry["text"] for entry in rows]


def check(folder: Path, told: Told) -> int:
    """Compare what people were told with what the disk says; how many versions were compared."""
    row, entries = journal_of(folder, told.id)
    rules = games.rules_of(row["game"], {}, 3)
    making = Making(told.id, rules, row["host"], row["secret"], row["created"])
    assert max(told.latest.values(), default=0) <= len(entries), "accepted, announced, and lost"
    table = Table(making)
    for version, entry in enumerate(entries, 1):
        table._read_back([entry])
        assert table.version == version
        for person in (0, 1):
            if (version, person) in told.owns:
                guest = min(table.seats[person].guests)
                view = json.loads(bytes(table.view(guest)))
                assert view.pop("own", None) == told.owns[version, person]
                assert view == told.views[version]
    assert everything(table) == everything(Table(making, entries))
    for version, actions in told.asked.items():
        following = entries[version].split("\n")[0] if version < len(entries) else None
        if version + 1 in told.views:
            assert following is not None and following.partition(" ")[2] in actions
    return len(told.views)


@pytest.mark.xdist_group("kill")
@pytest.mark.parametrize("game", GAMES)
def test_what_was_accepted_survives_hundreds_of_kills_and_nothing_is_applied_twice(
    tmp_path: Path, game: str
) -> None:
    victim = Victim(tmp_path)
    try:
        tables = asyncio.run(kill_under_play(victim, game))
    finally:
        victim.end()
    compared = sum(check(tmp_path, told) for told in tables)
    refusals = [error for told in tables for error in told.refused]
    assert {error["code"] for error in refusals} <= {"stale", "refused"}
    assert any(error["code"] == "stale" for error in refusals), "no message was ever repeated"
    assert compared > KILLS, f"hardly anything was played: {compared} versions"
    assert any(told.is_over for told in tables), "no game was played to its end"
