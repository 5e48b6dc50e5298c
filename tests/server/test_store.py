"""The store: what was written is there, many writes share a commit, only the guilty fail."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import alhambra.server
from alhambra.server.database import Unreadable, address_of, engine_of, sqlite_url
from alhambra.server.schema import ENTRIES, GUESTS, HEAD, METADATA, SITTERS, TABLES
from alhambra.server.store import Conflict, Store, Write
from tests.refusing import refusing


@pytest.fixture(
    params=["sqlite", pytest.param("postgresql", marks=pytest.mark.xdist_group("postgresql"))]
)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    made: str = request.getfixturevalue("cluster").database()
    return made


def entry(table: str, version: int, text: str = "start") -> Write:
    return Write([(ENTRIES, {"table_id": table, "version": version, "text": text})])


def entries(connection: sql.Connection) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in connection.execute(ENTRIES.select())]


def written(url: str, *writes: Write) -> list[BaseException | None]:
    """Write all at once with a store of its own; how each of them ended."""

    async def write() -> list[BaseException | None]:
        store = Store(url)
        store.start()
        try:
            waiting = [store.write(write) for write in writes]
            return await asyncio.gather(*waiting, return_exceptions=True)
        finally:
            store.close()

    return asyncio.run(write())


def asked(url: str, question: Any) -> Any:
    store = Store(url)
    try:
        return store.read_now(question)
    finally:
        store.close()


def test_what_was_written_is_there_when_the_store_is_opened_again(url: str) -> None:
    table = {"id": "t", "game": "rollwrite", "rules": 1, "options": "{}", "host": "ann"}
    journal = entry("t", 1, "sit 0 ann Zoë\nstart").rows
    sitter = (SITTERS, {"guest": "ann", "table_id": "t", "since": 5})
    assert written(
        url, Write([(TABLES, {**table, "secret": "s", "created": 1, "seen": 9}), *journal, sitter])
    ) == [None]
    assert asked(url, entries) == [("t", 1, "sit 0 ann Zoë\nstart")]
    found = asked(url, lambda connection: connection.execute(TABLES.select()).all())
    assert [row._asdict() for row in found] == [{**table, "secret": "s", "created": 1, "seen": 9}]
    found = asked(url, lambda connection: connection.execute(SITTERS.select()).all())
    assert [tuple(row) for row in found] == [("ann", "t", 5)]


def test_a_file_that_is_named_and_not_there_yet_is_made_and_written_to(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new.sqlite'}"
    assert written(url, entry("t", 1)) == [None]
    assert asked(url, entries) == [("t", 1, "start")]


def test_a_guest_gets_another_name_and_a_seat_is_remembered_once(url: str) -> None:
    names = [Write([(GUESTS, {"id": "ann", "name": name})]) for name in ("Ann", "Anna")]
    seats = [Write([(SITTERS, {"guest": "a", "table_id": "t", "since": n})]) for n in (1, 2)]
    for write in (*names, *seats):
        assert written(url, write) == [None]
    found = asked(url, lambda connection: connection.execute(GUESTS.select()).all())
    assert [tuple(row) for row in found] == [("ann", "Anna")]
    found = asked(url, lambda connection: connection.execute(SITTERS.select()).all())
    assert [tuple(row) for row in found] == [("a", "t", 2)]


def test_many_writes_share_few_commits(url: str) -> None:
    async def count() -> int:
        store = Store(url)
        commits: list[object] = []
        may_commit = threading.Event()

        def commit(connection: object) -> None:
            commits.append(connection)
            may_commit.wait()

        sql.event.listen(store._engine, "commit", commit)
        store.start()
        writing = [store.write(entry(f"t{n}", 1)) for n in range(300)]
        may_commit.set()
        await asyncio.gather(*writing)
        store.close()
        return len(commits)

    assert asyncio.run(count()) < 30
    assert len(asked(url, entries)) == 300


def test_only_the_guilty_of_a_batch_fail(url: str) -> None:
    assert written(url, entry("t", 1, "first")) == [None]
    ended = written(url, entry("a", 1), entry("t", 1, "second"), entry("b", 1), entry("t", 2))
    assert isinstance(ended[1], Conflict)
    assert [ended[0], ended[2], ended[3]] == [None, None, None]
    found = {(table, version): text for table, version, text in asked(url, entries)}
    assert set(found) == {("a", 1), ("t", 1), ("b", 1), ("t", 2)}
    assert found["t", 1] == "first"


def test_the_rows_of_one_write_are_stored_together_or_not_at_all(url: str) -> None:
    written(url, entry("t", 1))
    both = Write([*entry("new", 1).rows, *entry("t", 1).rows])
    assert isinstance(written(url, both)[0], Conflict)
    assert [table for table, _, _ in asked(url, entries)] == ["t"]


def test_what_waits_is_written_before_the_store_closes(url: str) -> None:
    async def leave() -> None:
        store = Store(url)
        store.start()
        for number in range(50):
            store.write(entry("t", number))
        store.close()

    asyncio.run(leave())
    assert len(asked(url, entries)) == 50


def test_a_setting_is_made_up_once(url: str) -> None:
    for made in ("first", "second"):
        store = Store(url)
        assert store.setting("key", lambda made=made: made) == "first"  # type: ignore[misc]
        store.close()


def test_every_connection_survives_a_power_cut(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)

    def pragmas(connection: sql.Connection) -> tuple[Any, Any]:
        mode = connection.execute(sql.text("PRAGMA journal_mode")).scalar()
        return mode, connection.execute(sql.text("PRAGMA synchronous")).scalar()

    async def of_the_writer() -> tuple[Any, Any]:
        store = Store(url)
        seen: list[tuple[Any, Any]] = []

        @sql.event.listens_for(store._engine, "before_cursor_execute")
        def look(_: Any, cursor: Any, statement: str, *__: Any) -> None:
            if statement.startswith("INSERT") and not seen:
                own = cursor.connection.cursor()
                mode = own.execute("PRAGMA journal_mode").fetchone()[0]
                seen.append((mode, own.execute("PRAGMA synchronous").fetchone()[0]))
                own.close()

        store.start()
        await store.write(entry("t", 1))
        store.close()
        return seen[0]

    full = 2
    assert asyncio.run(of_the_writer()) == ("wal", full)
    assert asked(url, pragmas) == ("wal", full)


def test_the_newest_migration_is_the_one_the_store_expects() -> None:
    config = Config()
    folder = Path(alhambra.server.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_the_migrations_lead_to_the_schema(url: str) -> None:
    def difference(connection: sql.Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, METADATA))

    assert asked(url, difference) == []
    version = sql.text("SELECT version_num FROM alembic_version")
    assert asked(url, lambda connection: connection.execute(version).scalar()) == HEAD


def test_a_store_that_is_up_to_date_is_opened_without_a_migration(url: str) -> None:
    written(url, entry("t", 1))
    assert asked(url, entries) == [("t", 1, "start")]
    assert asked(url, entries) == [("t", 1, "start")]


def test_a_database_of_a_newer_version_is_refused_in_words(url: str) -> None:
    asked(url, entries)
    engine = engine_of(address_of(url))
    with engine.begin() as connection:
        connection.execute(sql.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with refusing(Unreadable, "^a newer version of alhambra has made this database$"):
        Store(url)
