"""Cleaning: nothing that was forgotten is left in the file of a database.

SQLite leaves what it deletes, and copies of what it moves, in the file until it needs the room,
and what is written in a file beside it. So a database that forgets somebody is written anew.
"""

import logging
import time

import sqlalchemy as sql
from sqlalchemy.exc import DatabaseError

from alhambra.server.database import BUSY
from alhambra.server.schema import SETTINGS

SOILED = "soiled"
"""The setting that says that the file is to be cleaned, also after a restart."""
REST = 3_000
"""The next cleaning comes no sooner than this many times what the last one took: writes wait."""
READING = 1_000
"""Milliseconds that another program, such as a backup, may hold a cleaning up by reading."""

LOG = logging.getLogger("alhambra.cleaning")


class Cleaner:
    """Knows whether a file of SQLite is to be cleaned, and cleans it."""

    def __init__(self, connection: sql.Connection) -> None:
        """As the file says itself."""
        ask = sql.select(SETTINGS.c.name).where(SETTINGS.c.name == SOILED)
        self._is_soiled = connection.scalar(ask) is not None
        self._rested = 0.0

    @property
    def is_due(self) -> bool:
        """Is there something to clean, and was the last time long enough ago?"""
        return self._is_soiled and time.monotonic() >= self._rested

    def soil(self, connection: sql.Connection) -> None:
        """Remember in the transaction that takes something away that the file is to be cleaned."""
        self._is_soiled = True
        connection.execute(sql.delete(SETTINGS).where(SETTINGS.c.name == SOILED))
        connection.execute(SETTINGS.insert(), {"name": SOILED, "value": ""})

    def clean(self, connection: sql.Connection) -> None:
        """Write the file anew, and empty the one beside it; later, if somebody reads there."""
        if not self.is_due:
            return  # it was done while this one waited
        begun = time.monotonic()
        try:
            connection.exec_driver_sql("VACUUM")
            connection.exec_driver_sql(f"PRAGMA busy_timeout={READING}")
            is_held = connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").scalar()
            if not is_held:
                connection.execute(sql.delete(SETTINGS).where(SETTINGS.c.name == SOILED))
                connection.commit()
                self._is_soiled = False
        except DatabaseError:
            connection.rollback()
            LOG.exception("the database could not be cleaned of what was forgotten; it is later")
        connection.exec_driver_sql(f"PRAGMA busy_timeout={BUSY}")
        connection.commit()
        ended = time.monotonic()
        self._rested = ended + REST * (ended - begun)
