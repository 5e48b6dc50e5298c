"""The archive: what the hall asks of the store and gives it, in terms of tables and guests."""

import asyncio
import json
import time
from collections.abc import Callable, Set
from dataclasses import asdict
from typing import Any

import sqlalchemy as sql

from alhambra.server import attic, erasing, games
from alhambra.server.attic import entries_of, today
from alhambra.server.refusal import Refusal
from alhambra.server.results import Result, results_of
from alhambra.server.schema import ENTRIES, GUESTS, RESULTS, SITTERS, TABLES
from alhambra.server.store import Row, Store, Write
from alhambra.server.table import Making, Table

DAY = 24 * 3600
MOST_AT_ONCE = 500
"""Tables that one statement names."""

Rows = list[Row]


class Archive:
    """Tables and guests as the store keeps them."""

    def __init__(self, store: Store) -> None:
        """Over an open store."""
        self.store = store
        self._noted: tuple[int, set[str]] = (0, set())
        """The day, and the tables of which the store knows that they were seen on it."""

    # -- guests --------------------------------------------------------------------------------

    async def name_of(self, guest: str) -> str:
        """The name a guest has given, empty if none."""
        ask = sql.select(GUESTS.c.name).where(GUESTS.c.id == guest)
        return await self.store.read(lambda connection: connection.scalar(ask) or "")

    async def keep_name(self, guest: str, name: str) -> None:
        """Remember a guest's name."""
        await self.store.write(Write([(GUESTS, {"id": guest, "name": name})]))

    async def tables_of(self, guest: str, *, most: int, skip: int = 0) -> list[str]:
        """The tables a guest sat down at: those without a result first, then the newest."""
        ended = sql.and_(
            RESULTS.c.guest == SITTERS.c.guest, RESULTS.c.table_id == SITTERS.c.table_id
        )
        ask = (
            sql.select(SITTERS.c.table_id)
            .where(SITTERS.c.guest == guest)
            .order_by(sql.exists().where(ended), SITTERS.c.since.desc(), SITTERS.c.table_id)
            .limit(most)
            .offset(skip)
        )
        return await self.store.read(lambda connection: list(connection.scalars(ask)))

    async def count_of(self, guest: str) -> int:
        """At how many tables a guest sat down."""
        ask = sql.select(sql.func.count()).select_from(SITTERS).where(SITTERS.c.guest == guest)
        return await self.store.read(lambda connection: connection.execute(ask).scalar_one())

    async def results_of(self, guest: str) -> list[dict[str, Any]]:
        """How the games of a guest ended, the latest last."""
        ask = RESULTS.select().where(RESULTS.c.guest == guest)
        ask = ask.order_by(RESULTS.c.finished, RESULTS.c.table_id)
        return await self.store.read(
            lambda connection: [dict(row._mapping) for row in connection.execute(ask)]
        )

    async def tables_naming(self, guest: str) -> list[str]:
        """The tables that tell of a guest, because they sat there or made them."""
        ask = erasing.tables_naming(guest)
        return await self.store.read(lambda connection: list(connection.scalars(ask)))

    async def forget_at(self, table: str, guest: str) -> None:
        """Erase a guest at a table, where a new version says so; fails with Conflict."""
        await self.store.write(erasing.at_table(table, guest))

    async def forget(self, guest: str, *, is_named: bool = True) -> None:
        """Erase a guest whom no table tells of any more."""
        await self.store.write(erasing.everywhere_else(guest, is_named=is_named))

    async def made_today(self, host: str) -> int:
        """How many tables somebody has made in the last day."""
        ask = (
            sql.select(sql.func.count())
            .select_from(TABLES)
            .where(TABLES.c.host == host, TABLES.c.created > int(time.time()) - DAY)
        )
        return await self.store.read(lambda connection: connection.execute(ask).scalar_one())

    # -- tables --------------------------------------------------------------------------------

    async def load(self, table: str, *, upto: int | None = None) -> Table:
        """A table as its journal tells it, up to a version if one is named; raises Refusal."""

        def ask(connection: sql.Connection) -> tuple[sql.Row[tuple[object, ...]] | None, list[str]]:
            row = connection.execute(TABLES.select().where(TABLES.c.id == table)).first()
            return row, entries_of(connection, table)

        row, entries = await self.store.read(ask)
        if row is None:
            raise Refusal("not-found", "no such table")
        options = json.loads(row.options)
        rules = games.rules_of(row.game, options, int(options["players"]))
        if rules.version != row.rules:
            raise Refusal("not-now", f"this table was made by version {row.rules} of the rules")
        making = Making(
            id=table, rules=rules, host=row.host, secret=row.secret, created=row.created
        )
        return await asyncio.to_thread(Table, making, entries[:upto])

    async def add(
        self, table: Table, entry: str, *, after: tuple[Table, str] | None = None
    ) -> None:
        """Store a new table with its first entry, and what the table before it says of that."""
        making = table.making
        row = {
            "id": making.id,
            "game": table.rules.name,
            "rules": table.rules.version,
            "options": json.dumps({"players": str(table.rules.seats), **table.rules.header()}),
            "host": making.host,
            "secret": making.secret,
            "created": making.created,
            "seen": today(),
        }
        guests = {guest for seat in table.seats for guest in seat.guests}
        rows: Rows = [(TABLES, row), _entry(table, entry)]
        rows += [_sitter(guest, making.id) for guest in sorted(guests)]
        if after is not None:
            rows.append(_entry(*after))
        await self.store.write(Write(rows))

    def note_seen(self, tables: Set[str]) -> None:
        """Remember that somebody has these tables before them today; once a day is enough."""
        if self._noted[0] != today():
            self._noted = today(), set()
        noted = self._noted[1]
        unseen = sorted(tables - noted)
        for start in range(0, len(unseen), MOST_AT_ONCE):
            some = unseen[start : start + MOST_AT_ONCE]
            self.store.write_then(attic.seen(some), lambda _: None)
        noted |= tables

    async def append(self, table: Table, entry: str, *, sitter: str | None = None) -> None:
        """Store an entry of a table's journal; fails with Conflict if its version is taken."""
        rows = _rows_of(table, entry)
        if sitter is not None:
            rows.append(_sitter(sitter, table.making.id))
        await self.store.write(Write(rows))

    def append_then(
        self, table: Table, entry: str, tell: Callable[[Exception | None], None]
    ) -> None:
        """The same for whoever does not wait; tells in the event loop how it ended."""
        self.store.write_then(Write(_rows_of(table, entry)), tell)


def _rows_of(table: Table, entry: str) -> Rows:
    rows: Rows = [_entry(table, entry)]
    if table.status == "over":
        rows += [_result(table, result) for result in results_of(table)]
    return rows


def _result(table: Table, result: Result) -> tuple[sql.Table, dict[str, Any]]:
    return RESULTS, {
        **asdict(result),
        "table_id": table.making.id,
        "game": table.rules.name,
        "options": json.dumps(table.rules.header()),
        "players": table.rules.seats,
        "finished": int(time.time()),
    }


def _entry(table: Table, text: str) -> tuple[sql.Table, dict[str, Any]]:
    return ENTRIES, {"table_id": table.making.id, "version": table.version, "text": text}


def _sitter(guest: str, table: str) -> tuple[sql.Table, dict[str, Any]]:
    return SITTERS, {"guest": guest, "table_id": table, "since": int(time.time())}
