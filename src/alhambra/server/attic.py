"""The attic: where tables are put away that nobody has looked at for as long as the host says.

Nothing is lost there. The journal of a table is packed into one row, from which it is read as
before, at any time and by anybody who may: its record, its replay, and the game can be gone on
with. Whoever looks at it takes it down, until nobody has looked for as long again.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Container

import sqlalchemy as sql

from alhambra.server import erasing, journal
from alhambra.server.schema import ATTIC, ENTRIES, TABLES
from alhambra.server.store import Conflict, Row, Store, Unreachable, Write

DAY = 24 * 3600
SOME = 20
"""Tables that are put away in one go."""
PAUSE = 1.0
"""Seconds between two goes."""
LATER = 600.0
"""Seconds until the next look, where there was nothing to put away."""
WORK = "attic"
"""Under this name one worker at a time leads it."""

LOG = logging.getLogger("alhambra.attic")


def today() -> int:
    """The day, counted as `tables.seen` does."""
    return int(time.time()) // DAY


def seen(tables: list[str]) -> Write:
    """Somebody has these tables before them today."""
    return Write([], [sql.update(TABLES).where(TABLES.c.id.in_(tables)).values(seen=today())])


def entries_of(connection: sql.Connection, table: str) -> list[str]:
    """The journal of a table, wherever it lies.

    The entries are asked for first: what is put away meanwhile is then found twice, not never.
    """
    ask = sql.select(ENTRIES.c.version, ENTRIES.c.text).where(ENTRIES.c.table_id == table)
    found = {row.version: row.text for row in connection.execute(ask)}
    packed = None
    if 1 not in found:
        packed = connection.scalar(sql.select(ATTIC.c.journal).where(ATTIC.c.table_id == table))
    return journal.whole(found, packed)


class Attic:
    """Puts tables away, a few at a time."""

    def __init__(self, store: Store, days: int) -> None:
        """After so many days in which nobody has looked at a table."""
        self._store = store
        self._days = days
        self._spoilt: set[str] = set()
        """Tables whose journal cannot be read; the others are not to wait behind them."""

    async def tidy_on(
        self, here: Container[str], leads: Callable[[str], Awaitable[bool]] | None
    ) -> None:
        """Put away what is due, for ever; tables that are here, in memory, are not.

        Where several workers share the store, `leads` says whether this one does it for all.
        """
        while True:
            is_busy = False
            try:
                if leads is None or await leads(WORK):
                    is_busy = await self.tidy(here) == SOME
            except Unreachable:
                pass  # later, then
            except Exception:
                LOG.exception("tables could not be put away")
            await asyncio.sleep(PAUSE if is_busy else LATER)

    async def tidy(self, here: Container[str] = ()) -> int:
        """Put away some of the tables that are due; how many were."""
        due = sql.select(TABLES.c.id).where(TABLES.c.seen < today() - self._days)
        due = due.where(TABLES.c.id.not_in(self._spoilt)).order_by(TABLES.c.seen).limit(SOME)
        tables = await self._store.read(lambda connection: list(connection.scalars(due)))
        for table in tables:
            if table in here:
                continue  # it will be noted that it is seen
            try:
                await self._put_away(table)
            except Unreachable:
                raise
            except Conflict:
                pass  # another time, then
            except Exception:
                LOG.exception("a table could not be put away; it stays where it is")
                self._spoilt.add(table)
        return len(tables)

    async def _put_away(self, table: str) -> None:
        entries = await self._store.read(lambda connection: entries_of(connection, table))
        old = sql.and_(ENTRIES.c.table_id == table, ENTRIES.c.version <= len(entries))
        is_due = sql.and_(TABLES.c.id == table, TABLES.c.seen < today() - self._days)
        since = sql.and_(ENTRIES.c.table_id == table, ENTRIES.c.version > len(entries))

        def check(connection: sql.Connection) -> list[Row]:
            """Put nobody away who was forgotten meanwhile."""
            erasing.lock(connection, table)
            if journal.FORGET in connection.scalars(sql.select(ENTRIES.c.text).where(since)):
                raise Conflict
            return []

        await self._store.write(
            Write(
                [(ATTIC, {"table_id": table, "journal": journal.pack(entries)})],
                [
                    sql.delete(ENTRIES).where(old),
                    sql.update(TABLES).where(is_due).values(seen=None),
                ],
                more=check,
            )
        )
