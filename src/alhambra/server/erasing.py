"""Erasing: a guest leaves the store, and with them their name; their seats stay, as somebody's.

The journals that told of them are rewritten, those in the attic too: every other fact, and with
it the game, its dice and what proves them, is as it was. One transaction forgets them at one
table, so that whoever was interrupted asks again and goes on with the tables that are left.
"""

from collections.abc import Sequence

import sqlalchemy as sql

from alhambra.core.record import SOMEBODY
from alhambra.server import journal
from alhambra.server.journal import FORGET, FORGOTTEN
from alhambra.server.schema import ATTIC, ENTRIES, GUESTS, PRESENT, RESULTS, SITTERS, TABLES
from alhambra.server.store import Row, Write

SEATED = ("sit", "hold")
NAMING = (*SEATED, "promise")
"""Facts that begin with a guest."""


def tables_naming(guest: str) -> sql.Select[tuple[str]]:
    """The tables that tell of a guest."""
    sat = sql.select(SITTERS.c.table_id).where(SITTERS.c.guest == guest)
    return sql.select(TABLES.c.id).where(sql.or_(TABLES.c.host == guest, TABLES.c.id.in_(sat)))


def at_table(table: str, guest: str) -> Write:
    """Forget a guest at one table; a new version lets everybody know."""

    def rewrite(connection: sql.Connection) -> list[Row]:
        lock(connection, table)
        ask = sql.select(ENTRIES.c.version, ENTRIES.c.text).where(ENTRIES.c.table_id == table)
        entries = {row.version: row.text for row in connection.execute(ask)}
        packed = connection.scalar(sql.select(ATTIC.c.journal).where(ATTIC.c.table_id == table))
        before = journal.unpack(packed) if packed else []
        known = {**dict(enumerate(before, 1)), **entries}
        after = dict(zip(known, without(list(known.values()), guest), strict=True))
        for version, text in entries.items():
            if after[version] != text:
                one = sql.and_(ENTRIES.c.table_id == table, ENTRIES.c.version == version)
                connection.execute(sql.update(ENTRIES).where(one).values(text=after[version]))
        if (cleared := [after[version] for version in range(1, len(before) + 1)]) != before:
            again = sql.update(ATTIC).where(ATTIC.c.table_id == table)
            connection.execute(again.values(journal=journal.pack(cleared)))
        made = sql.and_(TABLES.c.id == table, TABLES.c.host == guest)
        hosted = connection.execute(sql.update(TABLES).where(made).values(host=FORGOTTEN)).rowcount
        for kept in (SITTERS, RESULTS):
            theirs = sql.and_(kept.c.guest == guest, kept.c.table_id == table)
            connection.execute(sql.delete(kept).where(theirs))
        if after == known and not hosted:
            return []
        version = max(known, default=0) + 1
        return [(ENTRIES, {"table_id": table, "version": version, "text": FORGET})]

    return Write([], more=rewrite, soils=True)


def lock(connection: sql.Connection, table: str) -> None:
    """Wait until nobody else rewrites the journal of a table, and let nobody until we have."""
    connection.scalar(sql.select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())


def everywhere_else(guest: str, *, is_named: bool) -> Write:
    """Forget a guest whom no table knows any more; nothing of their name stays in the file."""

    def erase(connection: sql.Connection) -> list[Row]:
        connection.execute(sql.delete(GUESTS).where(GUESTS.c.id == guest))
        for kept in (RESULTS, PRESENT):
            connection.execute(sql.delete(kept).where(kept.c.guest == guest))
        return []

    return Write([], more=erase, soils=is_named)


def without(entries: Sequence[str], guest: str) -> list[str]:
    """A journal that does not tell of a guest, nor what whoever had their seats was called."""
    lines = [line for entry in entries for line in entry.split("\n") if line.startswith(SEATED)]
    facts = [journal.read(line) for line in lines]
    seats = {fact.seat for fact in facts if fact.text.partition(" ")[0] == guest}

    def told(line: str) -> str:
        verb, _, _ = line.partition(" ")
        if verb not in NAMING:
            return line
        fact = journal.read(line)
        whose, _, rest = fact.text.partition(" ")
        whose = FORGOTTEN if whose == guest else whose
        if verb == "sit" and fact.seat in seats:
            rest = SOMEBODY
        return str(fact._replace(text=f"{whose} {rest}"))

    return ["\n".join(map(told, entry.split("\n"))) for entry in entries]
