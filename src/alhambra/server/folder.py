"""A data folder: who may read it, whether its database is whole and still there, and copies."""

import json
import logging
import os
import sqlite3
import stat
import time
from collections.abc import Iterator
from contextlib import closing
from glob import escape
from pathlib import Path

from alhambra.core.errors import AlhambraError
from alhambra.server import games
from alhambra.server.journal import whole
from alhambra.server.schema import HEAD
from alhambra.server.table import Making, Table

LOG = logging.getLogger("alhambra.folder")

DATABASE = "tables.sqlite"
OTHERS = 0o077
"""What anybody but the owner may do."""
TO_WRITE = 0o022
OWN = {"alembic_version", "tables", "entries"}
"""What every database of ours has had from its first version on."""
PAGES, PAUSE = 1_000, 0.01
"""How many pages a copy takes at a time, and how many seconds it lets tables play between."""


def prepared(folder: Path) -> Path:
    """The database of a folder, which nobody but its owner may read; raises AlhambraError."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    path = folder / DATABASE
    path.touch(mode=0o600)
    for wrong in opened(path):
        try:
            if wrong.is_dir():
                raise PermissionError  # it is not ours alone to change
            wrong.chmod(0o600)
        except FileNotFoundError:
            continue  # whoever had it open last has removed it
        except PermissionError:
            LOG.warning("%s can be reached by others: it holds secrets (chmod 700)", wrong)
    if path.stat().st_size and (found := damage(path)):
        raise AlhambraError("damaged", file=path, cause=found)
    return path


def opened(path: Path) -> list[Path]:
    """What of a database others may read, or its folder if they may put something else there."""
    if os.name != "posix":
        return []
    folder = path.parent
    files = [file for file in folder.glob(f"{escape(path.name)}*") if _mode(file) & OTHERS]
    return [folder, *files] if _mode(folder) & TO_WRITE else files


def _mode(path: Path) -> int:
    """Who may do what with a file; nobody anything with one that was removed meanwhile."""
    try:
        return stat.S_IMODE(path.stat().st_mode)
    except FileNotFoundError:
        return 0


def damage(path: Path) -> str | None:
    """What SQLite finds wrong with a database, in its own words; None if nothing."""
    try:
        with closing(_reading(path)) as database:
            ((found, *_), *_) = database.execute("PRAGMA quick_check(1)").fetchall()
    except sqlite3.DatabaseError as error:
        return str(error)
    return None if found == "ok" else str(found).splitlines()[-1]


def _reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=10)


def _version(database: sqlite3.Connection) -> str | None:
    """How new a database is; None if it is not one of ours."""
    if not {name for (name,) in database.execute("SELECT name FROM sqlite_master")} >= OWN:
        return None
    (found,) = database.execute("SELECT max(version_num) FROM alembic_version").fetchone()
    return found if found is None else str(found)


class Guard:
    """Knows a database file, and notices when it is another or gone."""

    def __init__(self, path: Path) -> None:
        """The file as it is now."""
        self._path = path
        self._first = self._now()
        self._is_said = False

    def _now(self) -> tuple[int, int] | None:
        try:
            found = self._path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def check(self) -> None:
        """Raise OSError, and say so once, if what is written now would be lost."""
        if self._now() == self._first:
            return
        if not self._is_said:
            self._is_said = True
            LOG.error(
                "%s was deleted or replaced under the running server: nothing is accepted any "
                "more; put it back, or stop the server and start it again",
                self._path,
            )
        raise OSError("the database was deleted or replaced")


def copy(source: Path, target: Path) -> int:
    """Copy a database while tables run; its size; raises AlhambraError."""
    if not source.exists():
        raise AlhambraError("unreadable", file=source, cause=os.strerror(2))
    if target.exists():
        raise AlhambraError("no-overwriting", file=target)
    if not target.parent.is_dir():
        raise AlhambraError("no-folder", file=target, folder=target.parent)
    _check_own(source)
    made = target.with_name(f"{target.name}.part")
    try:
        made.touch(mode=0o600)
        with closing(_reading(source)) as reading, closing(sqlite3.connect(made)) as writing:
            reading.backup(writing, pages=PAGES, progress=lambda *_: time.sleep(PAUSE))
            writing.execute("PRAGMA journal_mode=DELETE")
        if found := damage(made):
            raise AlhambraError("damaged", file=source, cause=found)
        made.rename(target)
    except OSError as error:
        raise AlhambraError("unwritable", file=target, cause=error.strerror) from error
    except sqlite3.Error as error:
        raise AlhambraError("unwritable", file=target, cause=str(error)) from error
    finally:
        made.unlink(missing_ok=True)
    return target.stat().st_size


def _check_own(source: Path) -> None:
    """Raise AlhambraError for what cannot be copied since it is no database, or not one of ours."""
    try:
        with closing(_reading(source)) as database:
            version = _version(database)
    except sqlite3.OperationalError as error:  # out of reach, or somebody is at it
        raise AlhambraError("unreadable", file=source, cause=str(error)) from error
    except sqlite3.DatabaseError as error:
        raise AlhambraError("damaged", file=source, cause=str(error)) from error
    if version is None:
        raise AlhambraError("not-ours", file=source)


def findings(path: Path) -> Iterator[tuple[str, dict[str, object]]]:
    """What is wrong with a database: the name of each finding and what it is about."""
    if not path.exists():
        yield "missing", {"file": path}
        return
    for wrong in opened(path):
        yield "open", {"file": wrong}
    if found := damage(path):
        yield "damaged", {"file": path, "cause": found}
        return
    with closing(_reading(path)) as database:
        version = _version(database)
        if version is None:
            yield "not-ours", {"file": path}
            return
        if version != HEAD:
            yield "version", {"version": version, "head": HEAD}
            return
        rows = "SELECT id, game, rules, options, host, secret, created FROM tables"
        journal = "SELECT version, text FROM entries WHERE table_id = ?"
        attic = "SELECT journal FROM attic WHERE table_id = ?"
        for row in database.execute(rows).fetchall():
            entries = dict(database.execute(journal, (row[0],)).fetchall())
            (packed,) = database.execute(attic, (row[0],)).fetchone() or (None,)
            if (cause := _unread(row, entries, packed)) is not None:
                yield "table", {"table": row[0], "cause": cause}


def _unread(
    row: tuple[str, str, int, str, str, str, int], entries: dict[int, str], packed: bytes | None
) -> str | None:
    """Why a table cannot be read back from its journal; None if it can."""
    name, game, version, text, host, secret, created = row
    try:
        options = json.loads(text)
        rules = games.rules_of(game, options, int(options["players"]))
        if rules.version != version:
            return f"version {version} of the rules"
        Table(Making(name, rules, host, secret, created), whole(entries, packed))
    except Exception as error:  # whatever a spoilt row does, it is a finding
        return f"{type(error).__name__}"
    return None


def count(path: Path) -> int:
    """How many tables a database holds."""
    with closing(_reading(path)) as database:
        (found,) = database.execute("SELECT count(*) FROM tables").fetchone()
    return int(found)
