"""What the tests of the command line share: a run inside the test, a process of its own."""

import contextlib
import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from alhambra.cli.main import main


@dataclass(frozen=True)
class Ran:
    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Cli = Callable[..., Ran]


GREEDY = ("--seats", "me,greedy,greedy")
"""Two bots that stay as they are, where the test says what they do."""


def played_record(seats: str, seed: int, *, folder: Path) -> str:
    """The record of a whole game in which every person always types 1."""
    path = folder / "g"
    argv = ["play", "rollwrite", "--seats", seats, "--seed", str(seed), "--save", str(path)]
    with pytest.MonkeyPatch.context() as patch, contextlib.redirect_stdout(io.StringIO()):
        patch.setattr(sys, "stdin", io.StringIO("1\n" * 200))
        assert main(argv) == 0
    return path.read_text()


HEARING_CTRL_C = """
import signal, sys
from alhambra.cli.main import main

signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main(sys.argv[1:]))
"""


def start(*argv: str, folder: Path, **environment: str) -> subprocess.Popen[str]:
    """The command line as a process of its own, its input and output in our hands.

    Tests run in the background inherit that Ctrl-C is ignored; a person at a terminal does not.
    """
    return subprocess.Popen(
        [sys.executable, "-c", HEARING_CTRL_C, *argv],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=folder,
        env={**os.environ, "PYTHONUNBUFFERED": "1", **environment},
    )


def read_until(process: subprocess.Popen[str], text: str) -> str:
    """The output of a process up to the line that contains a text."""
    assert process.stdout is not None
    seen = ""
    for line in process.stdout:
        seen += line
        if text in line:
            return seen
    raise AssertionError(f"the process ended without saying {text!r}:\n{seen}")
