"""Which database: SQLite in a folder, which needs nothing, or PostgreSQL for many workers."""

import importlib
import logging
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError

from alhambra.core.errors import AlhambraError
from alhambra.server.folder import prepared
from alhambra.server.schema import ATTIC, ENTRIES, GUESTS, PRESENT, RESULTS, SITTERS, TABLES

SQLITE = "sqlite"
BUSY = 10_000
"""Milliseconds that SQLite waits for others who write."""
POSTGRESQL = ("postgresql", "postgres", "postgresql+psycopg")
CONNECTING = {
    "connect_timeout": "3",
    "keepalives_idle": "2",
    "keepalives_interval": "1",
    "keepalives_count": "3",
    "tcp_user_timeout": "5000",
    "application_name": "alhambra",
    # whoever freezes in the middle of a commit must not hold the others up
    "options": "-c idle_in_transaction_session_timeout=2000 -c lock_timeout=4000",
}
"""How we connect to PostgreSQL, unless the address says otherwise: silence is noticed soon."""


class Unreadable(AlhambraError):
    """A database that is none, or that a newer version of this program has made."""


def sqlite_url(folder: Path) -> str:
    """The database of a data folder, which nobody but its owner may read: it holds secrets."""
    return f"sqlite:///{prepared(folder)}"


def address_of(url: str) -> sql.URL:
    """A database's address as it is written, read; raises AlhambraError."""
    found = _read(url)
    if found.drivername == SQLITE:
        return found
    try:
        importlib.import_module("psycopg")
    except ImportError:
        raise AlhambraError("no-psycopg") from None
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # a lost race is nothing to warn of
    query = {name: value for name, value in CONNECTING.items() if name not in found.query}
    return found.set(drivername="postgresql+psycopg").update_query_dict(query)


def _read(url: str) -> sql.URL:
    try:
        found = sql.make_url(url)
    except ArgumentError:
        raise AlhambraError("no-database") from None
    if found.drivername not in (SQLITE, *POSTGRESQL):
        raise AlhambraError("no-database")
    return found


def file_of(url: str) -> Path:
    """The file of a database by its address; raises AlhambraError where it is in none."""
    found = _read(url)
    if found.drivername != SQLITE:
        raise AlhambraError("in-no-file", place=place_of(found))
    if not found.database:
        raise AlhambraError("no-database")
    return Path(found.database)


def place_of(address: sql.URL) -> str:
    """Where a database is, in few words and without its password."""
    host = address.host or address.query.get("host") or "localhost"
    return f"postgresql://{host}/{address.database or ''}"


def engine_of(address: sql.URL) -> sql.Engine:
    """What asks and writes a database."""
    is_sqlite = address.drivername == SQLITE
    engine = sql.create_engine(
        address,
        pool_size=8,
        pool_pre_ping=not is_sqlite,
        hide_parameters=True,  # names, codes and secrets are nothing for a log
    )
    if is_sqlite:
        sql.event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Set up a connection: what is committed survives a power cut."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}"):
        connection.execute(f"PRAGMA {pragma}")


def is_cut(error: BaseException) -> bool:
    """Was a database out of reach, or in somebody's way, so that asking again may help?"""
    if not isinstance(error, DBAPIError):
        return False
    return error.connection_invalidated or isinstance(error, OperationalError | InterfaceError)


def inserts(dialect: str) -> dict[sql.Table, Any]:
    """How rows of each table are written in a dialect of SQL."""
    return {
        TABLES: TABLES.insert(),
        ENTRIES: ENTRIES.insert(),
        ATTIC: _upsert(ATTIC, dialect),
        GUESTS: _upsert(GUESTS, dialect),
        SITTERS: _upsert(SITTERS, dialect),
        RESULTS: _once(RESULTS, dialect),
        PRESENT: _upsert(PRESENT, dialect),
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
