"""The command `alhambra`: reads the arguments, runs a command, says what was wrong."""

import argparse
import io
import os
import sys
from collections.abc import Callable

from alhambra.cli.arguments import parser_of
from alhambra.cli.output import printable

FAILED = 2
INTERRUPTED = 130
POINTER_ROOM = 76
"""How much of a text is shown where a column is pointed at."""


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit status."""
    if isinstance(sys.stdout, io.TextIOWrapper):  # a name never breaks a game off
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        arguments = parser_of().parse_args(argv)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else FAILED
    from alhambra.core.errors import AlhambraError, NotationError

    run: Callable[[argparse.Namespace], int] = arguments.run
    try:
        status = run(arguments)
        sys.stdout.flush()
    except NotationError as error:
        complain(str(error), *_pointer(error.text, error.column))
        return FAILED
    except AlhambraError as error:
        complain(str(error))
        return FAILED
    except OSError as error:
        # A reader such as `head` that has seen enough is no trouble; a full disk is.
        if not isinstance(error, BrokenPipeError):
            complain(f"cannot write: {error.strerror}")
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def complain(*lines: str) -> None:
    """Say on standard error what was wrong, whatever characters it quotes."""
    for number, line in enumerate(lines):
        print(printable(line if number else f"alhambra: {line}"), file=sys.stderr)


def _pointer(text: str, column: int) -> tuple[str, str]:
    """The part of a text around a column, and a mark below that column."""
    start = max(0, column - POINTER_ROOM // 2)
    return text[start : start + POINTER_ROOM], " " * (column - 1 - start) + "^"
