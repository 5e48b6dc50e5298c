"""Tables that nobody has looked at for long are put away, and nothing of them is lost."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sql
from alembic import command
from alembic.config import Config

import alhambra.server
from alhambra.server import attic, folder, neighbours
from alhambra.server.attic import DAY, SOME, Attic, today
from alhambra.server.bus import ALIVE
from alhambra.server.company import Company
from alhambra.server.database import address_of, engine_of, sqlite_url
from alhambra.server.hall import Hall
from alhambra.server.people import People
from alhambra.server.schema import ATTIC, ENTRIES, TABLES, WORKERS
from alhambra.server.settings import Settings
from alhambra.server.store import Store, Write
from tests.patience import PATIENCE
from tests.server.stage import BOT, Guest, House, Page, wait_until
from tests.server.tables import begin_at, everything
from tests.server.test_hall import ALONE, act
from tests.server.test_store import url

__all__ = ["url"]
LONG_AGO = 1000


def in_halls(
    url: str, play: Callable[..., Awaitable[Any]], count: int = 1, folder: Path = Path()
) -> None:
    """Do something in halls over one store each, all of the same database."""

    async def live() -> None:
        stores = [Store(url) for _ in range(count)]
        halls = [Hall(store, People("key"), Settings(folder)) for store in stores]
        for store, hall in zip(stores, halls, strict=True):
            store.start()
            await hall.open()
        try:
            await asyncio.wait_for(play(*halls), PATIENCE)
        finally:
            for store, hall in zip(stores, halls, strict=True):
                hall.close()
                await asyncio.sleep(0)
                store.close()

    asyncio.run(live())


async def forget(hall: Hall, *, seen: int = LONG_AGO) -> None:
    """Nobody has looked at any table since a day long ago."""
    hall._companies.clear()
    await hall.archive.store.write(Write([], [sql.update(TABLES).values(seen=seen)]))


async def counted(hall: Hall) -> tuple[int, ...]:
    """How many entries there are, and how many journals in the attic."""
    return await hall.archive.store.read(
        lambda ask: tuple(
            ask.execute(sql.select(sql.func.count()).select_from(table)).scalar_one()
            for table in (ENTRIES, ATTIC)
        )
    )


async def play_on(hall: Hall, company: Company, actions: int) -> None:
    for _ in range(actions):
        if company.table.status != "over":
            await act(hall, company)


def test_what_is_put_away_is_as_it_was_and_can_be_gone_on_with(url: str) -> None:
    async def play(hall: Hall) -> None:
        tables = [await hall.make(ALONE, "ann", "Ann") for _ in range(3)]
        for company, actions in zip(tables[1:], (9, 10_000), strict=True):
            await begin_at(hall, company)
            await play_on(hall, company, actions)
        before = {one.table.making.id: everything(one.table) for one in tables}
        assert sorted(one["status"] for one in before.values()) == ["gathering", "over", "playing"]
        tidying = Attic(hall.archive.store, 30)
        for again in range(2):
            await forget(hall)
            assert await tidying.tidy() == 3
            assert await tidying.tidy() == 0
            assert await counted(hall) == (0, 3)
            for table, known in before.items():
                assert everything((await hall.find(table)).table) == known
            (playing,) = (name for name, one in before.items() if one["status"] == "playing")
            company = await hall.find(playing)
            await act(hall, company)
            assert await counted(hall) == (1, 3), again
            before[playing] = everything(company.table)

    in_halls(url, play)


def test_what_somebody_looks_at_stays_where_it_is(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    noon = SimpleNamespace(time=lambda: (20_000 + 0.5) * DAY)
    monkeypatch.setattr(attic, "time", noon)

    async def play(hall: Hall) -> None:
        company = await hall.make(ALONE, "ann", "Ann")
        table = company.table.making.id
        tidying = Attic(hall.archive.store, 1)
        assert await tidying.tidy() == 0  # it is new
        await forget(hall, seen=today() - 1)
        assert await tidying.tidy() == 0  # not long enough
        await forget(hall, seen=today() - 2)
        await hall.find(table)
        assert await tidying.tidy({table}) == 1  # due, but here
        assert await counted(hall) == (1, 0)
        hall.archive._noted = (0, set())  # another day
        hall.sweep()
        await hall.archive.store.write(Write([]))
        assert await tidying.tidy() == 0  # it was seen
        seen = sql.select(TABLES.c.seen)
        assert await hall.archive.store.read(lambda ask: ask.scalar(seen)) == today()

    in_halls(url, play)


def test_many_tables_are_put_away_in_small_steps(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        for _ in range(SOME + 3):
            await hall.make(ALONE, "ann", "Ann")
        await forget(hall)
        tidying = Attic(hall.archive.store, 1)
        assert [await tidying.tidy() for _ in range(3)] == [SOME, 3, 0]
        assert await counted(hall) == (0, SOME + 3)

    in_halls(sqlite_url(tmp_path), play)


def test_a_spoilt_table_stays_where_it_is_and_no_other_waits_behind_it(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(hall: Hall) -> None:
        tables = [(await hall.make(ALONE, "ann", "Ann")).table.making.id for _ in range(3)]
        await forget(hall)
        lost = sql.update(ENTRIES).where(ENTRIES.c.table_id == tables[0]).values(version=7)
        await hall.archive.store.write(Write([], [lost]))
        tidying = Attic(hall.archive.store, 1)
        assert [await tidying.tidy() for _ in range(2)] == [3, 0]
        assert await counted(hall) == (1, 2)

    in_halls(url, play)
    assert caplog.text.count("a table could not be put away") == 1


@pytest.mark.xdist_group("postgresql")
def test_a_table_is_read_whole_while_it_is_put_away(cluster: Any) -> None:
    """Between two statements of a reader the journal may move from one place to the other."""

    async def play(reader: Hall, tidier: Hall) -> None:
        company = await reader.make(ALONE, "ann", "Ann")
        await begin_at(reader, company)
        table = company.table.making.id
        is_over = False

        async def read_on() -> int:
            count = 0
            while not is_over:
                least = known
                found = await reader.archive.load(table)
                assert found.version >= least
                count += 1
            return count

        known = company.table.version
        reading = [asyncio.create_task(read_on()) for _ in range(3)]
        for _ in range(15):
            await play_on(reader, company, 1)
            known = company.table.version
            await tidier.archive.store.write(Write([], [sql.update(TABLES).values(seen=LONG_AGO)]))
            await Attic(tidier.archive.store, 1).tidy()
        is_over = True
        assert all(count > 0 for count in await asyncio.gather(*reading))
        assert everything(await reader.archive.load(table)) == everything(company.table)

    in_halls(cluster.database(), play, 2)


@pytest.mark.xdist_group("postgresql")
def test_one_worker_at_a_time_puts_away(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attic, "LATER", 0.01)
    for_ever = sql.text(str(neighbours.TAKE_LEAD).replace(ALIVE, "TRUE"))
    monkeypatch.setattr(neighbours, "TAKE_LEAD", for_ever)  # whoever is slow is not dead

    async def play(one: Hall, two: Hall) -> None:
        tidied: list[Hall] = []

        class Noted(Attic):
            async def tidy(self, here: Any = ()) -> int:
                tidied.append(one if self._store is one.archive.store else two)
                return await super().tidy(here)

        def begin(hall: Hall) -> "asyncio.Task[None]":
            assert hall.sharing is not None
            noted = Noted(hall.archive.store, 1)
            return asyncio.create_task(noted.tidy_on((), hall.sharing.takes_on))

        async def heard(count: int) -> None:
            while len(tidied) < count:
                await asyncio.sleep(0.01)

        known = sql.select(sql.func.count()).select_from(WORKERS)
        while (await one.archive.store.read(lambda ask: ask.scalar(known)) or 0) < 2:
            await asyncio.sleep(0.01)
        first = begin(one)
        await heard(2)
        second = begin(two)
        await heard(8)
        assert set(tidied) == {one}
        first.cancel()
        assert one.sharing is not None
        await asyncio.to_thread(one.sharing._bus.close)  # it leaves
        tidied.clear()
        await heard(2)
        assert set(tidied) == {two}
        second.cancel()

    in_halls(cluster.database(), play, 2)


def test_tables_of_an_older_version_count_as_seen_today(url: str) -> None:
    engine, before = engine_of(address_of(url)), today()
    config = Config()
    migrations = Path(alhambra.server.__file__).parent / "migrations"
    config.set_main_option("script_location", str(migrations))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        connection.execute(
            sql.text("INSERT INTO tables VALUES ('t', 'rollwrite', 1, '{}', 'ann', 's', 0)")
        )
    engine.dispose()
    store = Store(url)
    try:
        seen = store.read_now(lambda ask: ask.scalar(sql.select(TABLES.c.seen)))
        assert seen is not None and before <= seen <= today()
    finally:
        store.close()


def test_a_server_puts_away_what_is_due_and_serves_it_as_before(tmp_path: Path) -> None:
    house = House(tmp_path)
    ann = Guest(house)
    table = ann.make(ann.me(), BOT)["id"]
    ann.start(table, seat0="harbour")
    page = ann.page(table)
    for _ in range(4):
        while not page.choices:
            page.next()
        page.act(page.choices[0]["action"])
    while not page.choices:
        page.next()
    cookie = ann.cookie
    ann.close()
    house.stop()

    path = tmp_path / "data" / "tables.sqlite"

    def ask(statement: str) -> int:
        with closing(sqlite3.connect(path, timeout=PATIENCE)) as database:
            found = database.execute(statement).fetchone()
            database.commit()
        return 0 if found is None else int(found[0])

    ask("UPDATE tables SET seen = 1000")
    again = House(tmp_path, "--put-away", "30")
    try:
        wait_until(lambda: ask("SELECT count(*) FROM attic") == 1)
        assert ask("SELECT count(*) FROM entries") == 0
        back = Page(again, table, cookie)
        assert (back.version, back.view, back.story) == (page.version, page.view, page.story)
        assert back.choices is not None
        assert back.act(back.choices[0]["action"])["type"] == "update"
        back.close()
    finally:
        again.stop()
    assert again.said() == ""
    assert list(folder.findings(tmp_path / "data" / folder.DATABASE)) == []
