"""What was accepted survives a kill -9, and nothing is applied twice.

People play at several tables over real sockets while the server's process is killed again and
again, at moments nobody chose. In the end the journal on disk must tell exactly the story that the
people were told, version by version.
"""

import asyncio
import random
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ports import held_port, number_of
from tests.server.stage import GAMES
from tests.server.survivors import Told, check, heard_more, play, sit_down

A_DOZEN, HUNDREDS = 12, 150
"""How often the server is killed under each game."""
TABLES = 3
BUSY = 20
"""How often somebody hears of something new, at most, before a server that answers is killed."""
LATER = 20_000
"""How often somebody does after the last kill, at most."""


class Victim:
    """The server's process, started and killed at will."""

    def __init__(self, folder: Path) -> None:
        self._port = held_port()
        self.port = number_of(self._port)
        self._parent = subprocess.Popen(
            [sys.executable, "-m", "tests.server.killing", str(self.port), str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def _ask(self, what: str) -> int:
        assert self._parent.stdin is not None and self._parent.stdout is not None
        self._parent.stdin.write(f"{what}\n")
        self._parent.stdin.flush()
        return int(self._parent.stdout.readline())

    def start(self) -> None:
        self._ask("start")

    def kill(self) -> None:
        assert self._ask("kill") == -signal.SIGKILL, "it has ended by itself"

    def end(self) -> None:
        assert self._parent.stdin is not None and self._parent.stdout is not None
        self._parent.stdin.close()
        self._parent.wait()
        self._parent.stdout.close()
        self._port.close()


async def kill_under_play(victim: Victim, game: str, kills: int, folder: Path) -> list[Told]:
    """Play at several tables; kill and restart meanwhile, and play on until all has been seen."""
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

    async def news() -> None:
        await heard_more(tables)
        for host in hosts:
            assert not host.done(), host.exception()

    victim.start()
    hosts = [asyncio.create_task(keep_seats_warm()) for _ in range(TABLES)]
    for kill in range(kills):
        if kill % 2 == 0:  # the others may come before the server has answered anybody
            for _ in range(draw.randint(1, BUSY)):
                await news()
        await asyncio.sleep(draw.uniform(0, 0.3))  # any moment will do
        victim.kill()
        victim.start()
    stored = {told.id: len(journal_of(folder, told.id)[1]) for told in tables}
    for _ in range(LATER):
        if are_back(tables, stored) and is_all_seen(tables, kills):
            break
        await news()
    for task in (*hosts, *playing):
        task.cancel()
    for ended in await asyncio.gather(*hosts, *playing, return_exceptions=True):
        if isinstance(ended, Exception) and not isinstance(ended, asyncio.CancelledError):
            raise ended
    assert are_back(tables, stored), "somebody did not come back"
    return tables


def are_back(tables: list[Told], stored: dict[str, int]) -> bool:
    """Has everybody heard of something newer than what was stored, or of the end?"""
    return all(
        told.is_over or min(told.latest.get(person, 0) for person in (0, 1)) > stored[told.id]
        for told in tables
        if told.id in stored
    )


def is_all_seen(tables: list[Told], kills: int) -> bool:
    """Was enough played, to the end once, and a message repeated?"""
    return (
        sum(len(told.views) for told in tables) > kills
        and any(told.is_over for told in tables)
        and any(error["code"] == "stale" for told in tables for error in told.refused)
    )


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
@pytest.mark.parametrize(
    "kills",
    [A_DOZEN, pytest.param(HUNDREDS, marks=pytest.mark.long(verb="kills"))],
    ids=["a dozen", "hundreds"],
)
def test_what_was_accepted_survives_many_kills_and_nothing_is_applied_twice(
    tmp_path: Path, game: str, kills: int
) -> None:
    victim = Victim(tmp_path)
    try:
        tables = asyncio.run(kill_under_play(victim, game, kills, tmp_path))
    finally:
        victim.end()
    compared = sum(check(told, *journal_of(tmp_path, told.id)) for told in tables)
    refusals = [error for told in tables for error in told.refused]
    assert {error["code"] for error in refusals} <= {"stale", "refused"}
    assert any(error["code"] == "stale" for error in refusals), "no message was ever repeated"
    assert compared > kills, f"hardly anything was played: {compared} versions"
    assert any(told.is_over for told in tables), "no game was played to its end"
