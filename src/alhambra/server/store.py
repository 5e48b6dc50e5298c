"""The store: what was accepted, on disk before anybody hears of it.

Writes of many tables share a commit: while one is on its way to the disk the next ones gather, so
that the number of plies a second does not hang on how often the disk can sync.
"""

import asyncio
import importlib
import logging
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import DatabaseError, IntegrityError, OperationalError, ProgrammingError

from alhambra.core.errors import AlhambraError
from alhambra.server.schema import ENTRIES, GUESTS, HEAD, RESULTS, SETTINGS, SITTERS, TABLES

GATHERING = 0.0005
"""Seconds a commit waits for company per write that the last one had: the busier, the longer."""
LONGEST_GATHERING = 0.015

LOG = logging.getLogger("alhambra.store")

Answer = TypeVar("Answer")
Tell = Callable[[Exception | None], None]
"""Is told how a write has ended."""


@dataclass(frozen=True)
class Write:
    """Rows that are stored together or not at all."""

    rows: Sequence[tuple[sql.Table, dict[str, Any]]]
    erased: Sequence[sql.Delete] = ()
    """What is taken away before."""


class Conflict(Exception):
    """Somebody else has written this version of a journal."""


class Unreadable(AlhambraError):
    """A database that is none, or that a newer version of this program has made."""


class Store:
    """The database behind all tables. Open it, use it from one event loop, close it."""

    def __init__(self, url: str) -> None:
        """Open the database and bring it up to date."""
        self._engine = sql.create_engine(url, pool_size=4)
        self._inserts = inserts(self._engine.dialect.name)
        if self._engine.dialect.name == "sqlite":
            sql.event.listen(self._engine, "connect", _prepare_sqlite)
        try:
            self._migrate()
        except DatabaseError as error:
            raise Unreadable(f"the database cannot be used: {error.orig}") from error
        self._readers = ThreadPoolExecutor(1, "store-reader")
        self._waiting: SimpleQueue[tuple[Write, Tell] | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._writer = threading.Thread(target=self._write_on, name="store-writer", daemon=True)

    def start(self) -> None:
        """Begin to write, on behalf of the running event loop."""
        self._loop = asyncio.get_running_loop()
        self._writer.start()

    def close(self) -> None:
        """Write what waits, then close the database."""
        self._waiting.put(None)
        if self._writer.is_alive():
            self._writer.join()
        self._readers.shutdown()
        self._engine.dispose()

    # -- writing -------------------------------------------------------------------------------

    def write(self, write: Write) -> "asyncio.Future[None]":
        """Store rows; the future is done when they are on disk, or fails with Conflict."""
        assert self._loop is not None
        future: asyncio.Future[None] = self._loop.create_future()
        self.write_then(write, partial(_settle, future))
        return future

    def write_then(self, write: Write, tell: Tell) -> None:
        """The same for whoever does not wait: told in the event loop how it ended."""
        self._waiting.put((write, tell))

    def _write_on(self) -> None:
        """The writer's thread: gather, commit, tell; until the store closes."""
        assert self._loop is not None
        with self._engine.connect() as connection:
            batch: list[tuple[Write, Tell]] = []
            while (first := self._waiting.get()) is not None:
                if len(batch) > 1:
                    time.sleep(min(GATHERING * len(batch), LONGEST_GATHERING))
                batch = [first]
                while not self._waiting.empty():
                    if (another := self._waiting.get()) is None:
                        self._waiting.put(None)
                        break
                    batch.append(another)
                failures = self._commit(connection, [write for write, _ in batch])
                tells = [tell for _, tell in batch]
                self._loop.call_soon_threadsafe(_tell_all, tells, failures)

    def _commit(self, connection: sql.Connection, writes: list[Write]) -> list[Exception | None]:
        """Commit all writes at once; if that fails, one by one, so that only the guilty fail."""
        try:
            self._insert(connection, writes)
        except Exception as error:  # whatever it is, the next writes must not wait for ever
            connection.rollback()
            if len(writes) == 1:
                return [Conflict() if isinstance(error, IntegrityError) else error]
            return [failure for write in writes for failure in self._commit(connection, [write])]
        return [None] * len(writes)

    def _insert(self, connection: sql.Connection, writes: list[Write]) -> None:
        rows: dict[sql.Table, list[dict[str, Any]]] = {}
        for write in writes:
            for erased in write.erased:
                connection.execute(erased)
            for table, row in write.rows:
                rows.setdefault(table, []).append(row)
        for table, found in rows.items():
            connection.execute(self._inserts[table], found)
        connection.commit()

    # -- reading -------------------------------------------------------------------------------

    async def read(self, question: Callable[[sql.Connection], Answer]) -> Answer:
        """Ask the database something, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(
            self._readers, self.read_now, question
        )

    def read_now(self, question: Callable[[sql.Connection], Answer]) -> Answer:
        """Ask the database something, and wait for it."""
        with self._engine.connect() as connection:
            return question(connection)

    def setting(self, name: str, make: Callable[[], str]) -> str:
        """A value the server makes up once and keeps; at start-up only."""
        ask = sql.select(SETTINGS.c.value).where(SETTINGS.c.name == name)
        with self._engine.begin() as connection:
            if (found := connection.execute(ask).scalar()) is None:
                try:
                    with connection.begin_nested():
                        connection.execute(SETTINGS.insert(), {"name": name, "value": make()})
                except IntegrityError:  # another server was quicker
                    pass
                found = connection.execute(ask).scalar_one()
        return str(found)

    # -- migrations ----------------------------------------------------------------------------

    def _migrate(self) -> None:
        """Bring the database to the newest form; quick where it is there already."""
        with self._engine.begin() as connection:
            try:
                with connection.begin_nested():
                    found = connection.execute(sql.text("SELECT version_num FROM alembic_version"))
                    if found.scalar() == HEAD:
                        return
            except (OperationalError, ProgrammingError):
                pass
            from alembic import command
            from alembic.config import Config
            from alembic.util import CommandError

            config = Config()
            config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
            config.attributes["connection"] = connection
            try:
                command.upgrade(config, "head")
            except CommandError as error:
                raise Unreadable("a newer version of alhambra has made this database") from error


def sqlite_url(folder: Path) -> str:
    """The database of a data folder, which nobody but its owner may read: it holds secrets."""
    path = folder / "tables.sqlite"
    path.touch(mode=0o600)
    return f"sqlite:///{path}"


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Set up a connection: what is committed survives a power cut."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def _tell_all(tells: list[Tell], failures: list[Exception | None]) -> None:
    """Tell everybody whose rows were in a commit; whoever stumbles over it does so alone."""
    for tell, failure in zip(tells, failures, strict=True):
        try:
            tell(failure)
        except Exception:
            LOG.exception("something could not be done after it was stored")


def _settle(future: "asyncio.Future[None]", failure: Exception | None) -> None:
    if future.cancelled():
        return
    if failure is None:
        future.set_result(None)
    else:
        future.set_exception(failure)


def inserts(dialect: str) -> dict[sql.Table, Any]:
    """How rows of each table are written in a dialect of SQL."""
    return {
        TABLES: TABLES.insert(),
        ENTRIES: ENTRIES.insert(),
        GUESTS: _upsert(GUESTS, dialect),
        SITTERS: _upsert(SITTERS, dialect),
        RESULTS: _once(RESULTS, dialect),
    }


def _upsert(table: sql.Table, dialect: str) -> Any:
    """Insert, or change what is there; SQLite and PostgreSQL know how."""
    statement = importlib.import_module(f"sqlalchemy.dialects.{dialect}").insert(table)
    others = {c.name: statement.excluded[c.name] for c in table.columns if not c.primary_key}
    return statement.on_conflict_do_update(
        index_elements=[c.name for c in table.primary_key], set_=others
    )


def _once(table: sql.Table, dialect: str) -> Any:
    """Insert what is not there yet."""
    statement = importlib.import_module(f"sqlalchemy.dialects.{dialect}").insert(table)
    return statement.on_conflict_do_nothing()
