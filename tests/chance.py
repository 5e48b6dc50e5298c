"""What falls at the tables of a test follows from the test's name, however often it runs.

A server's tables are made of secrets that nobody can guess. In tests they are made of the name of
the test that is running, which stands in a file that every server of this process knows of.
"""

import fcntl
import hashlib
import os
import time
from pathlib import Path

from alhambra.core.rules import Rules
from alhambra.server.hall import Hall
from alhambra.server.people import ALPHABET, TABLE_LETTERS
from alhambra.server.table import Making

FILE = "CHANCE_OF_TESTS"
"""The variable that says which file the name stands in."""


def begin(name: str) -> None:
    """From now on a test of this name makes tables."""
    Path(os.environ[FILE]).write_text(f"{name}\n", encoding="utf-8")


def fix() -> None:
    """Let the tables of this process be made of the name of the running test."""
    if FILE in os.environ:
        Hall._making = _making  # type: ignore[method-assign]


def _making(self: Hall, rules: Rules, host: str) -> Making:
    """A table that is the same whenever the test makes its tables in the same order."""
    with Path(os.environ[FILE]).open("a+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # several servers may make a table at once
        file.write(".")
        file.flush()
        file.seek(0)
        secret = hashlib.sha256(file.read().encode()).hexdigest()
    digits = int(secret, 16)
    name = "".join(ALPHABET[digits >> 5 * n & 31] for n in range(TABLE_LETTERS))
    return Making(name, rules, host, secret, int(time.time()))
