"""PostgreSQL under the store: races, restarts, and a database that stays away."""

import asyncio
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sql

from alhambra.core.errors import AlhambraError
from alhambra.server import store as storing
from alhambra.server.database import address_of, place_of
from alhambra.server.schema import ENTRIES
from alhambra.server.store import Conflict, Store, Unreachable, Write
from tests.patience import PATIENCE
from tests.server.cluster import Cluster

RACERS, TABLES, VERSIONS = ("a", "b", "c"), 8, 29

pytestmark = pytest.mark.xdist_group("postgresql")


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A cluster that may be stopped."""
    made = Cluster()
    yield made
    made.end()


def entry(table: str, version: int, text: str) -> Write:
    return Write([(ENTRIES, {"table_id": table, "version": version, "text": text})])


def journal(url: str) -> dict[tuple[str, int], str]:
    store = Store(url)
    try:
        rows = store.read_now(lambda connection: connection.execute(ENTRIES.select()).all())
    finally:
        store.close()
    return {(row.table_id, row.version): row.text for row in rows}


class Race:
    """Some who write the same versions at the same time, and how that ended for each."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._start = threading.Barrier(len(RACERS), timeout=PATIENCE)
        self.won: dict[tuple[str, int], list[str]] = {}
        self.lost: list[tuple[str, int]] = []

    async def _run(self, name: str) -> None:
        store = Store(self._url)
        store.start()

        async def write(table: str, version: int) -> None:
            try:
                await store.write(entry(table, version, name))
                self.won.setdefault((table, version), []).append(name)
            except Conflict:
                self.lost.append((table, version))

        for version in range(1, VERSIONS + 1):
            await asyncio.to_thread(self._start.wait)
            await asyncio.gather(*(write(f"t{number}", version) for number in range(TABLES)))
        await asyncio.to_thread(store.close)

    def run(self) -> None:
        """Until everybody has tried every version of every table."""
        with ThreadPoolExecutor(len(RACERS)) as pool:
            list(pool.map(lambda name: asyncio.run(self._run(name)), RACERS))


def test_of_several_servers_that_write_the_same_version_one_wins(cluster: Cluster) -> None:
    race = Race(cluster.database())
    race.run()
    assert {key: [text] for key, text in journal(race._url).items()} == race.won
    assert len(race.won) == TABLES * VERSIONS
    assert sorted(race.lost) == sorted([*race.won] * (len(RACERS) - 1))


def test_whoever_writes_while_the_database_is_started_again_waits(
    own_cluster: Cluster, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    url = own_cluster.database()
    monkeypatch.setattr(storing, "PATIENCE", 2 * PATIENCE)

    async def write() -> None:
        store = Store(url)
        store.start()
        await store.write(entry("t", 1, "before"))
        own_cluster.stop()
        writing = store.write(entry("t", 2, "meanwhile"))
        reading = asyncio.create_task(
            store.read(
                lambda connection: connection.scalar(sql.select(sql.func.count(ENTRIES.c.text)))
            )
        )
        while "the database does not answer" not in caplog.text:
            await asyncio.sleep(0.01)
        assert not writing.done() and not reading.done()
        await asyncio.to_thread(own_cluster.start)
        await writing
        assert await reading in (1, 2)
        await asyncio.to_thread(own_cluster.stop, "immediate")
        await asyncio.to_thread(own_cluster.start)
        await store.write(entry("t", 3, "after"))
        store.close()

    asyncio.run(asyncio.wait_for(write(), PATIENCE))
    assert [text for _, text in sorted(journal(url).items())] == ["before", "meanwhile", "after"]


def test_a_database_that_stays_away_is_told_in_time(
    own_cluster: Cluster, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    url = own_cluster.database()
    monkeypatch.setattr(storing, "PATIENCE", 0.5)

    async def write() -> None:
        store = Store(url)
        store.start()
        own_cluster.stop()
        writes = [store.write(entry("t", version, "lost")) for version in range(5)]
        ended = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(one) for one in ended] == [Unreachable] * 5
        with pytest.raises(Unreachable):
            await store.read(lambda connection: connection.scalar(sql.select(1)))
        own_cluster.start()
        await store.write(entry("t", 1, "there"))
        store.close()

    asyncio.run(write())
    assert journal(url) == {("t", 1): "there"}
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 2 and said[0].startswith("the database does not answer: ")
    assert said[1] == "the database answers again"


def test_several_servers_may_open_a_new_database_at_once(cluster: Cluster) -> None:
    url, keys = cluster.database(), []

    def open_it(name: str) -> None:
        store = Store(url)
        keys.append(store.setting("key", lambda: name))
        store.close()

    servers = [threading.Thread(target=open_it, args=(name,)) for name in "abcd"]
    for server in servers:
        server.start()
    for server in servers:
        server.join()
    assert len(keys) == 4 and len(set(keys)) == 1


@pytest.mark.parametrize(
    "url", ["mysql://ann@host/db", "tables", "postgresql+asyncpg://host/db", ""]
)
def test_what_is_no_address_of_a_database_is_refused(url: str) -> None:
    with pytest.raises(AlhambraError) as refused:
        address_of(url)
    assert refused.value.key == "no-database"


def test_a_password_is_never_said() -> None:
    assert place_of(address_of("postgresql://ann:hidden@db.example/tables")) == (
        "postgresql://db.example/tables"
    )
    command = [sys.executable, "-m", "alhambra", "serve", "--port", "0"]
    nowhere = "postgresql://ann:hidden@127.0.0.1:9/tables"
    ended = subprocess.run(
        [*command, "--database", nowhere], capture_output=True, text=True, check=False
    )
    assert ended.returncode != 0 and "hidden" not in ended.stdout + ended.stderr
    assert (
        "alhambra: the database cannot be used: " in ended.stderr
        and "Traceback" not in ended.stderr
    )
