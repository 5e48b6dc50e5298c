"""What was accepted survives a kill -9, and nothing is applied twice.

People play at several tables over real sockets while the server's process is killed again and
again, at moments nobody chose. In the end the journal on disk must tell exactly the story that the
people were told, version by version.
"""

import asyncio
import contextlib
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.stage import GAMES
from tests.server.survivors import Told, check, heard_more, play, sit_down

KILLS = 150
"""How often the server is killed under each game."""
TABLES = 5


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


def journal_of(folder: Path, table: str) -> tuple[dict[str, object], list[str]]:
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
    return dict(row), [entry["text"] for entry in rows]


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
    compared = sum(check(told, *journal_of(tmp_path, told.id)) for told in tables)
    refusals = [error for told in tables for error in told.refused]
    assert {error["code"] for error in refusals} <= {"stale", "refused"}
    assert any(error["code"] == "stale" for error in refusals), "no message was ever repeated"
    assert compared > KILLS, f"hardly anything was played: {compared} versions"
    assert any(told.is_over for told in tables), "no game was played to its end"
