"""A PostgreSQL that is thrown away: a cluster in a temporary folder, reached by a local socket."""

import itertools
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

PROGRAMS = "/usr/lib/postgresql"
NOBODY = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"]
"""PostgreSQL refuses to run as root."""
NUMBERS = itertools.count(1)
LONGEST = "600"
"""Seconds that a busy machine may take to start or to stop one."""


def _program(name: str) -> str:
    found = [*map(str, sorted(Path(PROGRAMS).glob(f"*/bin/{name}"))), shutil.which(name)]
    assert found[0], "these tests need PostgreSQL: scripts/setup-system installs it"
    return found[0]


class Cluster:
    """A database server of the tests' own, started and stopped at will."""

    def __init__(self, *options: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="alhambra-pg-"))
        self._options = options
        self._as = NOBODY if os.getuid() == 0 else []
        if self._as:
            shutil.chown(self.folder, "nobody", "nogroup")
        self._run(
            *(_program("initdb"), "-D", self.data, "-U", "alhambra", "-A", "trust"),
            *("-E", "UTF8", "--locale=C.UTF-8", "--no-sync"),
        )
        self.start()

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def _run(self, *command: str) -> None:
        subprocess.run([*self._as, *command], check=True, cwd="/", stdout=subprocess.DEVNULL)

    def start(self) -> None:
        """Start, and wait until it answers."""
        more = " ".join(f"-c {option}" for option in self._options)
        self._run(
            *(_program("pg_ctl"), "-D", self.data, "-w", "-t", LONGEST, "-s"),
            *("-l", str(self.folder / "log.txt")),
            *("-o", f"-k {self.folder} -c listen_addresses= -c fsync=off {more}", "start"),
        )

    def stop(self, mode: str = "fast") -> None:
        """Stop: `fast` cuts everybody off in order, `immediate` is as good as a crash."""
        self._run(
            *(_program("pg_ctl"), "-D", self.data, "-w", "-t", LONGEST, "-s", "-m", mode, "stop")
        )

    def database(self, folder: Path | None = None) -> str:
        """The address of a new, empty database; at another socket if a folder is named."""
        name = f"tables{next(NUMBERS)}"
        host = str(self.folder)
        self._run(_program("createdb"), "-h", host, "-U", "alhambra", name)
        return self.address(name, folder)

    def address(self, name: str, folder: Path | None = None) -> str:
        """The address of a database."""
        return f"postgresql://alhambra@/{name}?host={folder or self.folder}"

    def end(self) -> None:
        """Stop, and leave nothing."""
        subprocess.run(
            [
                *(*self._as, _program("pg_ctl"), "-D", self.data, "-t", LONGEST, "-s"),
                *("-m", "immediate", "stop"),
            ],
            cwd="/",
            check=False,
            stderr=subprocess.DEVNULL,
        )
        shutil.rmtree(self.folder, ignore_errors=True)
