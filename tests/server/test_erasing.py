"""A guest leaves the store: journals, tables in memory, and the file of the database."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from alhambra.server import cleaning, journal
from alhambra.server.attic import Attic
from alhambra.server.cleaning import SOILED
from alhambra.server.company import Company
from alhambra.server.erasing import without
from alhambra.server.folder import DATABASE
from alhambra.server.hall import Hall
from alhambra.server.refusal import Refusal
from alhambra.server.schema import ATTIC, METADATA, PRESENT, TABLES
from alhambra.server.store import Conflict, Write
from alhambra.server.wishes import NewSeat, NewTable
from tests.server.cluster import Cluster
from tests.server.tables import Kept, everything
from tests.server.test_attic import LONG_AGO, in_halls
from tests.server.test_hall import Listening, in_a_hall
from tests.server.test_store import url

__all__ = ["url"]
NAME = "Xanthippe Qu"
OF_TWO = NewTable("rollwrite", [NewSeat("me"), NewSeat("here", name="Ysolde Zw")])


def rows_of(connection: sql.Connection) -> list[str]:
    """All that a database holds, packed or not."""
    found = []
    for table in METADATA.sorted_tables:
        for row in connection.execute(table.select()):
            values = [
                journal.unpack(value) if table is ATTIC and isinstance(value, bytes) else value
                for value in row
            ]
            found.append(f"{table.name} {values}")
    return found


def holding(folder: Path, *traces: str) -> list[str]:
    """The files of a folder in which something stands."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert any(path.name == DATABASE for path in files)
    found = {path.name: path.read_bytes() for path in files}
    return [name for name, text in found.items() if any(one.encode() in text for one in traces)]


# -- journals --------------------------------------------------------------------------------------

TOLD = [
    "sit 0 ann Ann\nbot 1 greedy\nsit 2 ben Ben of\tElche\nsit 3 ann Ada",
    "hold 2 ann",
    "hold 0 cleo",
    "promise 0 ann 3f\npromise 2 ben 4e",
    "ask 0,2",
    "words 0 ann sit 0 ann\nwords 2 quay",
    "start\n* y3",
    "0 construct y3 b5",
]


def test_a_journal_without_somebody_tells_everything_else() -> None:
    assert without(TOLD, "ann") == [
        "sit 0 - somebody\nbot 1 greedy\nsit 2 ben somebody\nsit 3 - somebody",
        "hold 2 -",
        "hold 0 cleo",
        "promise 0 - 3f\npromise 2 ben 4e",
        *TOLD[4:],
    ]
    assert without(without(TOLD, "ann"), "ann") == without(TOLD, "ann")
    assert without(TOLD, "an") == TOLD
    assert without(TOLD, "cleo")[0].startswith("sit 0 ann somebody\n")


def test_a_table_without_somebody_is_the_same_game() -> None:
    kept = Kept("ann", "bot", "ben")
    kept.begin_with({0: "harbour", 2: "quay"})
    before = everything(kept.table)
    kept.entries = [*without(kept.entries, "ann"), journal.FORGET]
    table = kept.read_back()
    after = everything(table)
    assert (table.seats[0].kind, table.seats[0].name, table.seats[0].guests) == (
        "person",
        "somebody",
        set(),
    )
    assert table.promises.makers == {0: "-", 2: "ben"}
    mine = {"version", "seats", "promises", "choices", "undo"}
    assert {key: after[key] for key in after.keys() - mine} == {
        key: before[key] for key in before.keys() - mine
    }
    assert table.promises.promises == before["promises"].promises


# -- in a hall -------------------------------------------------------------------------------------


async def found(hall: Hall, *traces: str) -> list[str]:
    rows = await hall.archive.store.read(rows_of)
    return [row for row in rows if any(trace in row for trace in traces)]


def test_who_is_interrupted_asks_again_and_it_goes_on(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Hall) -> None:
        made = [await hall.make(OF_TWO, "xanthippe", NAME) for _ in range(6)]
        await hall.archive.keep_name("xanthippe", NAME)
        forget_at = hall.archive.forget_at
        done: list[str] = []

        async def forget_some(table: str, guest: str) -> None:
            if len(done) == 3:
                raise OSError("the power is gone")
            done.append(table)
            await forget_at(table, guest)

        monkeypatch.setattr(hall.archive, "forget_at", forget_some)
        with pytest.raises(OSError, match="power"):
            await hall.forgetting.forget("xanthippe")
        left = await hall.archive.tables_naming("xanthippe")
        assert sorted(done + left) == sorted(company.table.making.id for company in made)
        monkeypatch.setattr(hall.archive, "forget_at", forget_at)
        await hall.forgetting.forget("xanthippe")
        assert await found(hall, "xanthippe", NAME, "Ysolde") == []
        for company in made:
            assert company.table.names == ["somebody"] * 2
            assert company.table.making.host == "-" and company.table.version == 2

    in_halls(url, play)


def test_what_somebody_does_while_they_are_forgotten_is_forgotten_too(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        wish = NewTable("rollwrite", [NewSeat("me"), NewSeat("open")])

        async def make() -> None:
            await hall.make(wish, "xanthippe", "Quorra")
            await hall.archive.keep_name("xanthippe", "Quorra")

        cookie = hall.people.cookie("xanthippe", is_secure=False).partition(";")[0]
        assert hall.people.guest(cookie) == "xanthippe"
        await make()
        await asyncio.gather(hall.forgetting.forget("xanthippe"), make())
        assert hall.people.guest(cookie) is None, "whatever comes with it now is somebody else's"
        await hall.forgetting.part("xanthippe")
        assert await found(hall, "xanthippe", "Quorra") == []

    in_a_hall(tmp_path, play)


def test_whoever_has_left_nothing_makes_nobody_wait_for_a_cleaning(tmp_path: Path) -> None:
    async def play(hall: Hall) -> list[str]:
        await hall.forgetting.forget("xanthippe")
        return await found(hall, SOILED)

    assert in_a_hall(tmp_path, play) == []


def test_a_table_that_is_read_or_put_away_meanwhile_forgets_too(url: str) -> None:
    async def play(hall: Hall) -> None:
        tables = [(await hall.make(OF_TWO, "xanthippe", NAME)).table.making.id for _ in range(2)]
        hall._companies.clear()
        store, read = hall.archive.store, hall.archive.store.read
        await store.write(Write([], [sql.update(TABLES).values(seen=LONG_AGO)]))
        come: list[Company] = []
        forget_at = hall.archive.forget_at

        async def forget_while_it_comes(table: str, guest: str) -> None:
            if not come:
                come.append(await hall.find(table))
            await forget_at(table, guest)

        async def read_and_forget(question: Any) -> Any:
            answer = await read(question)
            store.read = read  # type: ignore[method-assign]
            hall.archive.forget_at = forget_while_it_comes  # type: ignore[method-assign]
            await hall.forgetting.forget("xanthippe")
            return answer

        tidying = Attic(store, 30)
        store.read = read_and_forget  # type: ignore[method-assign]
        with pytest.raises(Conflict):
            await tidying._put_away(tables[0])
        assert come[0].table.names == ["somebody"] * 2
        assert await found(hall, "xanthippe", NAME, "Ysolde") == []
        assert await tidying.tidy() == 2
        assert await found(hall, "xanthippe", NAME, "Ysolde") == []
        for table in tables:
            assert (await hall.archive.load(table)).names == ["somebody"] * 2

    in_halls(url, play)


@pytest.mark.xdist_group("postgresql")
def test_a_table_in_the_memory_of_two_workers_is_somebodys_in_both(cluster: Cluster) -> None:
    async def play(one: Hall, two: Hall) -> None:
        company = await one.make(OF_TWO, "xanthippe", NAME)
        table = company.table.making.id
        there, listening = await two.find(table), Listening("ben")
        there.join(listening)
        two.show(there)
        await one.forgetting.forget("xanthippe")
        assert company.table.names == ["somebody"] * 2 and not company.table.seats_of("xanthippe")
        while there.table.version < company.table.version:
            await asyncio.sleep(0.01)
        assert there.table.names == ["somebody"] * 2 and not there.table.seats_of("xanthippe")
        assert b'"name":"somebody"' in listening.heard[-1]
        with pytest.raises(Refusal, match="not-yours"):
            await two.again(there, "xanthippe", lambda: None)
        here = sql.select(PRESENT.c.guest)
        assert "xanthippe" not in await one.archive.store.read(lambda ask: set(ask.scalars(here)))

    in_halls(cluster.database(), play, 2)


# -- cleaning --------------------------------------------------------------------------------------


def test_a_file_is_cleaned_after_a_restart_and_not_again_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cleaned: list[float] = []
    clean = cleaning.Cleaner.clean

    def counted(cleaner: cleaning.Cleaner, connection: sql.Connection) -> None:
        cleaned.append(time.monotonic())
        clean(cleaner, connection)

    monkeypatch.setattr(cleaning.Cleaner, "clean", counted)
    monkeypatch.setattr(cleaning, "REST", 1e9)
    address = f"sqlite:///{tmp_path / DATABASE}"
    (tmp_path / DATABASE).touch()

    async def forget(hall: Hall) -> None:
        for guest in ("xanthippe", "ysolde"):
            await hall.make(OF_TWO, guest, NAME)
            await hall.forgetting.forget(guest)

    in_halls(address, forget)
    assert len(cleaned) == 1

    async def sweep(hall: Hall) -> None:
        hall.archive.store.clean(lambda _: None)
        await hall.archive.store.write(Write([]))

    in_halls(address, sweep)
    assert len(cleaned) == 2
    in_halls(address, sweep)
    assert len(cleaned) == 2


def test_a_reader_delays_a_cleaning_and_breaks_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cleaning, "READING", 0)
    monkeypatch.setattr(cleaning, "REST", 0)
    file = tmp_path / DATABASE
    file.touch()

    async def play(hall: Hall) -> None:
        await hall.make(OF_TWO, "xanthippe", NAME)
        with closing(sqlite3.connect(file)) as reader:
            reader.execute("BEGIN")
            assert reader.execute("SELECT count(*) FROM tables").fetchone() == (1,)
            await hall.forgetting.forget("xanthippe")
            assert holding(tmp_path, "xanthippe")
            reader.rollback()
        hall.archive.store.clean(lambda _: None)
        await hall.archive.store.write(Write([]))
        assert not holding(tmp_path, "xanthippe", NAME, "Ysolde")

    in_halls(f"sqlite:///{file}", play)
