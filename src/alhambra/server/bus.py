"""The bus: how workers that share a database hear of each other, over LISTEN and NOTIFY.

It carries names of tables and versions, nothing that is not in the store; whoever has missed
something reads it there. A note is the sender's name and its news:

k3v9w0pq4x7m:57         a table has a new version
k3v9w0pq4x7m:0          somebody came to a table or left it
k3v9w0pq4x7m!1!thanks   a phrase, which is told once and kept nowhere
!3f2a…                  the guest of this digest was forgotten: nobody keeps their connections
"""

import asyncio
import logging
import os
import socket
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, Protocol

import sqlalchemy as sql

CHANNEL = "alhambra"
LONGEST = 7_900
"""Bytes of a note; PostgreSQL takes 7,999."""
BEAT = 0.5
"""Seconds between two signs of life."""
LEASE = 2.0
"""Seconds without a sign of life after which a worker counts as dead."""
FORGOTTEN = 60.0
"""Seconds after which nothing is kept of the dead."""
TIDYING = 40
"""Beats between two looks for what the dead have left."""
NOW = "extract(epoch FROM clock_timestamp())"
ALIVE = f"seen > {NOW} - {LEASE}"
"""Is a row of `workers` of one that lives?"""

LOG = logging.getLogger("alhambra.bus")


class Told(Protocol):
    """A write, as far as others hear of it."""

    @property
    def news(self) -> Sequence[str]:
        """Beside new versions."""
        ...


def spread(
    connection: sql.Connection,
    worker: str,
    entries: Iterable[dict[str, Any]],
    writes: Iterable[Told],
) -> None:
    """Let the others hear of a commit, once it is one."""
    news = [f"{entry['table_id']}:{entry['version']}" for entry in entries]
    news += [one for write in writes for one in write.news]
    note = worker
    for one in [*news, ""]:
        if note != worker and (not one or len(note) + len(one) > LONGEST):
            connection.execute(sql.select(sql.func.pg_notify(CHANNEL, note)))
            note = worker
        note += f" {one}"


class Bus:
    """A thread with a connection of its own, which hears the others and gives signs of life."""

    def __init__(self, engine: sql.Engine, worker: str) -> None:
        """Silent until it is started."""
        self.worker = worker
        self._engine = engine
        self._loop: asyncio.AbstractEventLoop | None = None
        self._connection: Any = None
        self._is_closing = False
        self._is_heard = True
        """Has the event loop taken the last beat in? One that is stuck leads nothing."""
        self._beaten = 0.0
        self._touched = 0.0
        """When we last gave a sign of life on any connection, and when this one last answered."""
        self._thread = threading.Thread(target=self._listen_on, name="bus", daemon=True)

    def start(
        self,
        *,
        hear: Callable[[list[str]], None],
        beat: Callable[[frozenset[str]], None],
        renew: Callable[[], None],
    ) -> None:
        """Say on the running event loop what is heard, who lives, and when to read all anew."""
        self._loop = asyncio.get_running_loop()
        self._hear, self._beat, self._renew = hear, beat, renew
        self._thread.start()

    def close(self) -> None:
        """Say good-bye."""
        self._is_closing = True
        if self._thread.is_alive():
            self._thread.join(2 * LEASE)

    def check(self) -> None:
        """Cut a connection that has been silent for too long; a new one is made."""
        if self._connection is not None and time.monotonic() - self._touched > 2 * LEASE:
            cut(self._connection)

    def _listen_on(self) -> None:
        arguments, named = self._engine.dialect.create_connect_args(self._engine.url)
        while not self._is_closing:
            try:
                self._touched = time.monotonic()
                self._connection = self._engine.dialect.connect(*arguments, **named)
                self._connection.autocommit = True
                self._connection.execute(f"LISTEN {CHANNEL}")
                self._beaten = 0.0
                self._listen(self._connection)
            except Exception as error:  # the store says it too, and louder
                LOG.info("the bus is cut: %s", error)
                time.sleep(BEAT / 2)
            finally:
                with suppress(Exception):
                    self._connection.close()
                self._connection = None

    def _listen(self, connection: Any) -> None:
        beats = 0
        while not self._is_closing:
            if self._is_heard:
                is_late = time.monotonic() - self._beaten > LEASE
                living = self._give_sign(connection)
                if is_late:  # the others may have believed us dead
                    self._say(self._renew)
                self._is_heard = False
                self._say(self._take_beat, living)
            if beats % TIDYING == 0:
                _tidy(connection)
            self._touched = time.monotonic()
            beats += 1
            for note in connection.notifies(timeout=BEAT):
                sender, *news = note.payload.split()
                if sender != self.worker:
                    self._say(self._hear, news)
        _leave(connection, self.worker)

    def _give_sign(self, connection: Any) -> frozenset[str]:
        connection.execute(
            f"INSERT INTO workers (id, seen) VALUES (%s, {NOW})"  # noqa: S608 - our own words
            " ON CONFLICT (id) DO UPDATE SET seen = excluded.seen",
            [self.worker],
        )
        living = connection.execute(f"SELECT id FROM workers WHERE {ALIVE}")  # noqa: S608
        found = frozenset(row[0] for row in living)
        self._beaten = time.monotonic()
        return found

    def _take_beat(self, living: frozenset[str]) -> None:
        self._is_heard = True
        self._beat(living)

    def _say(self, call: Callable[..., None], *arguments: object) -> None:
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(call, *arguments)


def _tidy(connection: Any) -> None:
    """Take away what is left of workers that died long ago."""
    connection.execute(f"DELETE FROM workers WHERE seen < {NOW} - {FORGOTTEN}")  # noqa: S608
    for table in ("present", "leads"):
        connection.execute(
            f"DELETE FROM {table} WHERE worker NOT IN (SELECT id FROM workers)"  # noqa: S608
        )


def bury(engine: sql.Engine, worker: str) -> None:
    """A worker has died: the others need not wait until they notice."""
    with engine.begin() as connection:
        _leave(connection.connection.dbapi_connection, worker)


def _leave(connection: Any, worker: str) -> None:
    """A worker ends: somebody else leads its tables, at once."""
    connection.execute("DELETE FROM present WHERE worker = %s", [worker])
    connection.execute("DELETE FROM leads WHERE worker = %s", [worker])
    connection.execute("DELETE FROM workers WHERE id = %s", [worker])


def cut(connection: Any) -> None:
    """Cut a connection off below whoever waits at it."""
    with suppress(Exception), socket.socket(fileno=os.dup(connection.fileno())) as below:
        below.shutdown(socket.SHUT_RDWR)
