"""Workers that die under play, a database that is started again, a server that is cut off from it.

Nothing that was accepted is lost or applied twice, and in the end everybody agrees.
"""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from alhambra.server.bus import ALIVE
from alhambra.server.schema import ENTRIES, TABLES
from alhambra.server.store import Store
from tests.server.cluster import Cluster
from tests.server.proxy import Proxy
from tests.server.stage import House, wait_until
from tests.server.survivors import Told, check, heard_more, play, sit_down

pytestmark = pytest.mark.xdist_group("postgresql")

LATER = 15
"""Of how many versions people hear after the last harm."""
Harm = Callable[[House, random.Random, list[Told]], Awaitable[None]]
"""What is done to a server while people play and are told of it."""


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A cluster that may be stopped."""
    made = Cluster()
    yield made
    made.end()


def children(pid: int) -> list[int]:
    """The processes of a server's workers."""
    return list(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))


def serve(folder: Path, url: str, *, workers: int) -> House:
    """A server of several workers over a database."""
    options = ("--no-limits", "--database", url, "--workers", str(workers))
    return House(folder, *options)


async def kill_one(house: House, draw: random.Random, _: list[Told]) -> None:
    """Kill a worker, as a power cut would; nobody is to be found at its place."""
    await asyncio.sleep(draw.uniform(0, 0.3))
    while not (found := children(house.pid)):
        await asyncio.sleep(0.01)
    killed = draw.choice(found)
    os.kill(killed, signal.SIGKILL)
    while killed in children(house.pid):
        await asyncio.sleep(0.01)


def freezing(url: str, workers: int) -> Harm:
    """A worker stands still until the others take it for dead, and wakes up again."""
    living = sql.text(f"SELECT count(*) FROM workers WHERE {ALIVE}")

    async def freeze_one(house: House, draw: random.Random, _: list[Told]) -> None:
        store = Store(url)
        pid = draw.choice(children(house.pid))
        os.kill(pid, signal.SIGSTOP)
        try:
            while store.read_now(lambda ask: ask.scalar(living)) >= workers:
                await asyncio.sleep(0.05)
        finally:
            os.kill(pid, signal.SIGCONT)
            store.close()

    return freeze_one


def versions_of(tables: list[Told]) -> int:
    """Of how many versions anybody was told."""
    return sum(len(told.views) for told in tables)


async def harm_under_play(
    house: House, harm: Harm, *, times: int, enough: int, doors: list[House] | None = None
) -> list[Told]:
    """Play at several tables, until enough was told; do harm meanwhile, again and again."""
    draw = random.Random(11)
    tables: list[Told] = []
    playing: set[asyncio.Task[None]] = set()

    async def keep_seats_warm(game: str) -> None:
        while True:
            told = await sit_down(draw.choice(doors or [house]), game)
            tables.append(told)
            places = [(doors or [house])[n % len(doors or [house])] for n in (0, 1)]
            people = [asyncio.create_task(play(told, n, places[n], draw)) for n in (0, 1)]
            playing.update(people)
            await asyncio.gather(*people)

    games = ("rollwrite", "rollwrite", "rollwrite", "palace")
    hosts = [asyncio.create_task(keep_seats_warm(game)) for game in games]

    async def play_on() -> None:
        await heard_more(tables)
        for host in hosts:
            assert not host.done(), host.exception()

    for _ in range(times):
        await play_on()
        await harm(house, draw, tables)
    enough = max(enough, versions_of(tables) + LATER)
    while versions_of(tables) < enough:
        await play_on()
    for task in (*hosts, *playing):
        task.cancel()
    for ended in await asyncio.gather(*hosts, *playing, return_exceptions=True):
        if isinstance(ended, Exception) and not isinstance(ended, asyncio.CancelledError):
            raise ended
    return tables


def compare(url: str, tables: list[Told]) -> int:
    """Compare what everybody was told with the store; how many versions were compared."""
    store = Store(url)

    def journal_of(connection: Any, table: str) -> tuple[Any, list[str]]:
        row = connection.execute(TABLES.select().where(TABLES.c.id == table)).mappings().one()
        asked = ENTRIES.select().where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.version)
        rows = connection.execute(asked).all()
        assert [entry.version for entry in rows] == list(range(1, len(rows) + 1))
        return row, [entry.text for entry in rows]

    try:
        journals = store.read_now(
            lambda connection: {told.id: journal_of(connection, told.id) for told in tables}
        )
    finally:
        store.close()
    refusals = [error for told in tables for error in told.refused]
    assert {error["code"] for error in refusals} <= {"stale", "refused", "broken"}
    return sum(check(told, *journals[told.id]) for told in tables)


@pytest.mark.parametrize(
    ("workers", "kills"), [(2, 4), pytest.param(4, 100, marks=pytest.mark.long(verb="kills"))]
)
def test_workers_are_killed_under_play(
    cluster: Cluster, tmp_path: Path, workers: int, kills: int
) -> None:
    url = cluster.database()
    house = serve(tmp_path, url, workers=workers)
    try:
        tables = asyncio.run(harm_under_play(house, kill_one, times=kills, enough=3 * kills))
        wait_until(lambda: len(children(house.pid)) == workers)
    finally:
        house.stop()
    assert compare(url, tables) >= 3 * kills
    assert "Traceback" not in house.said()


@pytest.mark.long(verb="kills")
def test_a_worker_that_stands_still_comes_back_to_what_the_others_have_done(
    cluster: Cluster, tmp_path: Path
) -> None:
    url = cluster.database()
    house = serve(tmp_path, url, workers=2)
    try:
        tables = asyncio.run(harm_under_play(house, freezing(url, 2), times=6, enough=20))
    finally:
        house.stop()
    assert compare(url, tables) >= 20
    assert "Traceback" not in house.said()


@pytest.mark.parametrize(
    ("mode", "times"),
    [
        ("fast", 1),
        pytest.param("immediate", 8, marks=pytest.mark.long(verb="kills")),
        pytest.param("fast", 8, marks=pytest.mark.long(verb="kills")),
    ],
)
def test_the_database_is_started_again_under_play(
    own_cluster: Cluster, tmp_path: Path, mode: str, times: int
) -> None:
    async def restart(_: House, draw: random.Random, __: list[Told]) -> None:
        await asyncio.to_thread(own_cluster.stop, mode)
        await asyncio.sleep(draw.uniform(0, 1))
        await asyncio.to_thread(own_cluster.start)

    url = own_cluster.database()
    house = serve(tmp_path, url, workers=2)
    try:
        tables = asyncio.run(harm_under_play(house, restart, times=times, enough=10))
    finally:
        house.stop()
    assert compare(url, tables) >= 10
    assert "Traceback" not in house.said()


@pytest.mark.long(verb="kills")
def test_a_server_that_is_cut_off_from_the_database_comes_back(
    cluster: Cluster, tmp_path: Path
) -> None:
    url = cluster.database()
    proxy = Proxy(cluster.folder)
    houses = []
    for name, place in (("near", None), ("far", proxy.folder)):
        (tmp_path / name).mkdir()
        own = url if place is None else url.replace(str(cluster.folder), str(place))
        houses.append(House(tmp_path / name, "--no-limits", "--database", own))

    def heard_far(tables: list[Told]) -> int:
        """How often the second person of any table, who is at the far door, heard something."""
        return sum(person for told in tables for _, person in told.owns)

    async def cut(_: House, draw: random.Random, tables: list[Told]) -> None:
        proxy.is_silent = True
        await asyncio.sleep(draw.uniform(1, 16))
        before = heard_far(tables)
        proxy.is_silent = False
        while heard_far(tables) == before:
            await heard_more(tables)

    try:
        tables = asyncio.run(harm_under_play(houses[0], cut, times=4, enough=10, doors=houses))
    finally:
        for house in houses:
            house.stop()
        proxy.end()
    assert compare(url, tables) >= 10
    assert all("Traceback" not in house.said() for house in houses)


def test_several_workers_need_a_database_that_they_can_share(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "alhambra", "serve", "--data", str(tmp_path)]
    ended = subprocess.run(
        [*command, "--workers", "2"], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 2 and "PostgreSQL" in ended.stderr
    ended = subprocess.run(
        [*command, "--workers", "0"], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 2 and "--workers" in ended.stderr


def test_workers_end_with_whoever_has_started_them(cluster: Cluster, tmp_path: Path) -> None:
    url = cluster.database()
    house = House(tmp_path, "--database", url, "--workers", "2")
    wait_until(lambda: len(children(house.pid)) == 2)
    found = children(house.pid)
    house.kill()
    wait_until(lambda: not any(Path(f"/proc/{pid}/cmdline").exists() for pid in found))
