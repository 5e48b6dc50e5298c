"""The store: what was accepted, on disk before anybody hears of it.

Writes of many tables share a commit: while one is on its way to the disk the next ones gather, so
that the number of plies a second does not hang on how often the disk can sync.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from secrets import token_hex
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import DatabaseError, IntegrityError, OperationalError, ProgrammingError

from alhambra.server.bus import Bus, cut, spread
from alhambra.server.cleaning import Cleaner
from alhambra.server.database import Unreadable, address_of, engine_of, inserts, is_cut
from alhambra.server.folder import Guard
from alhambra.server.meter import COMMITS
from alhambra.server.schema import ENTRIES, HEAD, SETTINGS

GATHERING = 0.0005
"""Seconds a commit waits for company per write that the last one had: the busier, the longer."""
LONGEST_GATHERING = 0.015
READERS = 4
"""Questions that are asked at once, where the database is another process."""
PATIENCE = 5.0
"""Seconds that a database may be out of reach before whoever waits for it is told."""
SILENCE = 8.0
"""Seconds after which an answer does not come any more."""
RETRYING = 0.1
"""Seconds until it is tried again."""
OPENING = 600
"""Seconds that somebody who opens a database may take for it, or wait for another who does."""
MIGRATING = 6_204_317
"""The number of the lock under which one server at a time brings a database up to date."""

INSERT_ENTRY = "INSERT INTO entries (table_id, version, text) VALUES (?, ?, ?)"
"""How SQLite writes an entry."""

LOG = logging.getLogger("alhambra.store")

Answer = TypeVar("Answer")
Tell = Callable[[Exception | None], None]
"""Is told how a write has ended."""
Row = tuple[sql.Table, dict[str, Any]]


@dataclass(frozen=True)
class Write:
    """Rows that are stored together or not at all."""

    rows: Sequence[Row]
    erased: Sequence[sql.Delete | sql.Update] = ()
    """What is taken away or changed before."""
    news: Sequence[str] = ()
    """What other workers shall hear of beside new versions; see `bus`."""
    more: Callable[[sql.Connection], Sequence[Row]] | None = None
    """Finds more rows in the same transaction, by what is stored then; may raise Conflict."""
    soils: bool = False
    """Is there something in it of which nothing may be left in the file?"""
    cleans: bool = False
    """Is the file cleaned after it?"""


class Conflict(Exception):
    """Somebody else has written this version of a journal."""


class Unreachable(Exception):
    """The database does not answer; whether something was stored, it will say itself."""


class Store:
    """The database behind all tables. Open it, use it from one event loop, close it."""

    def __init__(self, url: str, worker: str | None = None) -> None:
        """Open the database and bring it up to date."""
        self._engine = engine_of(address_of(url))
        self.is_shared = self._engine.dialect.name == "postgresql"
        """May other servers use the same database?"""
        self._inserts = inserts(self._engine.dialect.name)
        try:
            self._migrate()
        except DatabaseError as error:
            self._engine.dispose()
            raise Unreadable("database-unusable", cause=_first_line(error)) from error
        except Unreadable:
            self._engine.dispose()
            raise
        file = None if self.is_shared else self._engine.url.database
        self._guard = Guard(Path(file)) if file else None
        self._readers = ThreadPoolExecutor(READERS if self.is_shared else 1, "store-reader")
        self._waiting: SimpleQueue[tuple[Write, Tell] | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._writer = threading.Thread(target=self._write_on, name="store-writer", daemon=True)
        self.worker = worker or token_hex(6)
        """Our name among the workers that share the database."""
        self._is_closing = False
        self._asked: dict[int, tuple[sql.Connection, float]] = {}
        """Connections that an answer is waited for at, and since when, by thread."""
        self._away_since: float | None = None
        self._cleaner = None if self.is_shared else self.read_now(Cleaner)

    def bus(self) -> Bus:
        """How we hear from the other workers, for a database that is shared."""
        return Bus(self._engine, self.worker)

    def start(self) -> None:
        """Begin to write, on behalf of the running event loop."""
        self._loop = asyncio.get_running_loop()
        self._writer.start()

    def close(self) -> None:
        """Write what waits, then close the database."""
        self._is_closing = True
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

    def clean(self, tell: Tell) -> None:
        """Leave nothing in the file of what was taken away for good, if that is due."""
        if self._cleaner is not None and self._cleaner.is_due:
            self.write_then(Write([], cleans=True), tell)
        else:
            tell(None)

    def _write_on(self) -> None:
        """The writer's thread: gather, commit, tell; until the store closes."""
        assert self._loop is not None
        batch: list[tuple[Write, Tell]] = []
        connection: sql.Connection | None = None
        while (first := self._waiting.get()) is not None:
            if len(batch) > 1:
                time.sleep(min(GATHERING * len(batch), LONGEST_GATHERING))
            batch = [first]
            while not self._waiting.empty():
                if (another := self._waiting.get()) is None:
                    self._waiting.put(None)
                    break
                batch.append(another)
            writes, failures = [write for write, _ in batch], None
            while failures is None:
                try:
                    connection = connection or self._engine.connect()
                    with self._asking(connection):
                        failures = self._commit(connection, writes)
                    COMMITS.add(len(writes))
                    self._answered()
                    if self._cleaner is not None and any(write.cleans for write in writes):
                        self._cleaner.clean(connection)
                except Exception as error:  # whatever it is, the next writes must not wait for ever
                    _part(connection)
                    connection = None
                    if not self._is_worth_waiting(error):
                        failures = [self._named(error)] * len(writes)
            tells = [tell for _, tell in batch]
            self._loop.call_soon_threadsafe(_tell_all, tells, failures)
        _part(connection)

    def _commit(self, connection: sql.Connection, writes: list[Write]) -> list[Exception | None]:
        """Commit all writes at once; if that fails, one by one, so that only the guilty fail."""
        try:
            if self._guard is not None:
                self._guard.check()
            self._insert(connection, writes)
        except Exception as error:
            if self.is_shared and is_cut(error):
                raise
            connection.rollback()
            if len(writes) == 1:
                return [Conflict() if isinstance(error, IntegrityError) else error]
            return [failure for write in writes for failure in self._commit(connection, [write])]
        return [None] * len(writes)

    def _insert(self, connection: sql.Connection, writes: list[Write]) -> None:
        entries: list[dict[str, Any]] = []
        rows: dict[sql.Table, list[dict[str, Any]]] = {}
        for write in writes:
            more: Sequence[Row] = ()
            if write.more is not None:
                self._put(connection, rows)  # so that it finds what came before it
                rows = {}
                more = write.more(connection)
            for erased in write.erased:
                connection.execute(erased)
            for table, row in (*write.rows, *more):
                rows.setdefault(table, []).append(row)
                if table is ENTRIES:
                    entries.append(row)
        self._put(connection, rows)
        if self._cleaner is not None and any(write.soils for write in writes):
            self._cleaner.soil(connection)
        if self.is_shared:
            spread(connection, self.worker, entries, writes)
        connection.commit()

    def _put(self, connection: sql.Connection, rows: dict[sql.Table, list[dict[str, Any]]]) -> None:
        for table, found in rows.items():
            if table is ENTRIES and not self.is_shared:  # most of all rows: the shortest way
                entries = [(row["table_id"], row["version"], row["text"]) for row in found]
                connection.exec_driver_sql(INSERT_ENTRY, entries)
            else:
                connection.execute(self._inserts[table], found)

    # -- reading -------------------------------------------------------------------------------

    async def read(self, question: Callable[[sql.Connection], Answer]) -> Answer:
        """Ask the database something, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(
            self._readers, self.read_now, question
        )

    def read_now(self, question: Callable[[sql.Connection], Answer]) -> Answer:
        """Ask the database something, and wait for it."""
        while True:
            try:
                with self._engine.connect() as connection, self._asking(connection):
                    answer = question(connection)
                self._answered()
                return answer
            except Exception as error:
                if not self._is_worth_waiting(error):
                    raise self._named(error) from error

    # -- a database that is out of reach -------------------------------------------------------

    @contextmanager
    def _asking(self, connection: sql.Connection) -> Iterator[None]:
        """Know what is waited for, where it may never come."""
        name = threading.get_ident()
        self._asked[name] = connection, time.monotonic()
        try:
            yield
        finally:
            del self._asked[name]

    def cut_silent(self) -> None:
        """Cut connections at which an answer is waited for in vain; another one may do better."""
        for connection, since in list(self._asked.values()):
            if self.is_shared and time.monotonic() - since > SILENCE:
                with suppress(Exception):
                    cut(connection.connection.dbapi_connection)

    def _answered(self) -> None:
        if self._away_since is not None:
            self._away_since = None
            LOG.warning("the database answers again")

    def _is_worth_waiting(self, error: Exception) -> bool:
        """Wait a moment for a database that others use too and that does not answer."""
        if not self.is_shared or not is_cut(error):
            return False
        since = self._away_since  # another thread may have an answer at any moment
        if since is None:
            since = self._away_since = time.monotonic()
            LOG.warning("the database does not answer: %s", _first_line(error))
        time.sleep(RETRYING)
        return time.monotonic() - since < PATIENCE and not self._is_closing

    def _named(self, error: Exception) -> Exception:
        return Unreachable() if self.is_shared and is_cut(error) else error

    # -- what is made up once ------------------------------------------------------------------

    def setting(self, name: str, make: Callable[[], str]) -> str:
        """A value the server makes up once and keeps; at start-up only."""
        ask = sql.select(SETTINGS.c.value).where(SETTINGS.c.name == name)
        with self._engine.begin() as connection:
            self._take_time(connection)
            if (found := connection.execute(ask).scalar()) is None:
                try:
                    with connection.begin_nested():
                        connection.execute(SETTINGS.insert(), {"name": name, "value": make()})
                except IntegrityError:  # another server was quicker
                    pass
                found = connection.execute(ask).scalar_one()
        return str(found)

    def _take_time(self, connection: sql.Connection) -> None:
        """Nobody plays here yet: be slow in this transaction without being cut off."""
        if self.is_shared:
            for limit in ("idle_in_transaction_session_timeout", "lock_timeout"):
                connection.execute(sql.text(f"SET LOCAL {limit} = '{OPENING}s'"))

    # -- migrations ----------------------------------------------------------------------------

    def _migrate(self) -> None:
        """Bring the database to the newest form; quick where it is there already."""
        with self._engine.begin() as connection:
            self._take_time(connection)
            if self.is_shared:  # another server may be about to do the same
                connection.execute(sql.select(sql.func.pg_advisory_xact_lock(MIGRATING)))
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
                raise Unreadable("database-newer") from error


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


def _part(connection: sql.Connection | None) -> None:
    """Let go of a connection that may be broken."""
    if connection is not None:
        with suppress(Exception):
            connection.invalidate()
        with suppress(Exception):
            connection.close()


def _first_line(error: Exception) -> str:
    return str(getattr(error, "orig", error)).partition("\n")[0]
