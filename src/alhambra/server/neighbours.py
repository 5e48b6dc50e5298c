"""Neighbours: what the store knows of other workers, what they wrote, whom they have, who leads."""

from collections.abc import Mapping
from typing import NamedTuple

import sqlalchemy as sql

from alhambra.server.bus import ALIVE
from alhambra.server.schema import LEADS, PRESENT
from alhambra.server.store import Store, Tell, Write

ENTRIES_AFTER = sql.text(
    "SELECT entry.table_id, entry.version, entry.text FROM entries entry"
    " JOIN unnest(CAST(:tables AS text[]), CAST(:versions AS int[])) known (id, version)"
    " ON entry.table_id = known.id AND entry.version > known.version ORDER BY 1, 2"
)
PEOPLE_AT = sql.text(
    "SELECT table_id, guest, connections, pace FROM present JOIN workers ON worker = id"  # noqa: S608
    f" WHERE table_id = ANY(:tables) AND worker <> :worker AND {ALIVE} ORDER BY 1, 2, 3"
)
TAKE_LEAD = sql.text(
    "INSERT INTO leads (table_id, worker) VALUES (:table, :worker)"  # noqa: S608 - our own words
    " ON CONFLICT (table_id) DO UPDATE SET worker = excluded.worker"
    " WHERE leads.worker = excluded.worker"
    f" OR NOT EXISTS (SELECT 1 FROM workers WHERE id = leads.worker AND {ALIVE})"
    " RETURNING worker"
)


class Elsewhere(NamedTuple):
    """A guest who is connected to another worker; empty for somebody without a cookie."""

    guest: str
    connections: int
    pace: str


class Neighbours:
    """The other workers, as the store knows them, and us among them."""

    def __init__(self, store: Store) -> None:
        """Over an open store that is shared."""
        self._store = store

    async def entries_after(self, known: Mapping[str, int]) -> dict[str, list[tuple[int, str]]]:
        """What was written at some tables after the versions that are known of them."""
        asked = {"tables": list(known), "versions": list(known.values())}
        rows = await self._store.read(lambda ask: ask.execute(ENTRIES_AFTER, asked).all())
        found: dict[str, list[tuple[int, str]]] = {}
        for table, version, text in rows:
            found.setdefault(table, []).append((version, text))
        return found

    async def people_at(self, tables: list[str]) -> dict[str, list[Elsewhere]]:
        """Who is connected to other workers that live, by table."""
        asked = {"tables": tables, "worker": self._store.worker}
        rows = await self._store.read(lambda ask: ask.execute(PEOPLE_AT, asked).all())
        found: dict[str, list[Elsewhere]] = {}
        for table, *person in rows:
            found.setdefault(table, []).append(Elsewhere(*person))
        return found

    def show_people(self, table: str, here: Mapping[str, tuple[int, str]], told: Tell) -> None:
        """Let the others know who is connected to us at a table."""
        worker = self._store.worker
        rows = [
            {"guest": guest, "connections": connections, "pace": pace}
            for guest, (connections, pace) in here.items()
        ]
        old = sql.delete(PRESENT).where(PRESENT.c.worker == worker, PRESENT.c.table_id == table)
        self._store.write_then(
            Write(
                [(PRESENT, {"worker": worker, "table_id": table, **row}) for row in rows],
                [old],
                news=[f"{table}:0"],
            ),
            told,
        )

    def tell(self, news: str) -> None:
        """Let the others hear of something that is kept nowhere."""
        self._store.write_then(Write([], news=[news]), lambda _: None)

    async def take_lead(self, table: str) -> bool:
        """Lead a table, unless another worker does that lives."""
        asked = {"table": table, "worker": self._store.worker}

        def ask(connection: sql.Connection) -> bool:
            found = connection.execute(TAKE_LEAD, asked).first() is not None
            connection.commit()
            return found

        return await self._store.read(ask)

    def give_up_lead(self, table: str) -> None:
        """Let another worker lead a table."""
        ours = sql.and_(LEADS.c.table_id == table, LEADS.c.worker == self._store.worker)
        self._store.write_then(Write([], [sql.delete(LEADS).where(ours)]), lambda _: None)
