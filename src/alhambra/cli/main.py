"""The command `alhambra`: reads the arguments, runs a command, says what was wrong."""

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise

from alhambra.cli.arguments import parser_of
from alhambra.cli.output import printable
from alhambra.locale import LANGUAGES, words_in

OPTION = "--language"
FAILED = 2
INTERRUPTED = 130
POINTER_ROOM = 76
"""How much of a text is shown where a column is pointed at."""


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit status."""
    if isinstance(sys.stdout, io.TextIOWrapper):  # a name never breaks a game off
        sys.stdout.reconfigure(errors="backslashreplace")
    argv = sys.argv[1:] if argv is None else argv
    words = words_in(language_of(argv))
    try:
        arguments = parser_of(words).parse_args(argv)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else FAILED
    from alhambra.cli.saying import said
    from alhambra.core.errors import AlhambraError, NotationError

    run: Callable[[argparse.Namespace], int] = arguments.run
    try:
        status = run(arguments)
        sys.stdout.flush()
    except NotationError as error:
        complain(said(error, words), *_pointer(error.text, error.column))
        return FAILED
    except AlhambraError as error:
        complain(said(error, words))
        return FAILED
    except OSError as error:
        # A reader such as `head` that has seen enough is no trouble; a full disk is.
        if not isinstance(error, BrokenPipeError):
            complain(words("wrong-output", cause=error.strerror))
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def language_of(argv: Sequence[str]) -> str:
    """What `--language` says, else the user's locale, else English."""
    named = [after for before, after in pairwise(argv) if before == OPTION]
    named += [word.partition("=")[2] for word in argv if word.startswith(f"{OPTION}=")]
    own = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    wanted = [*named, own.partition(".")[0].partition("_")[0].lower()]
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])


def complain(*lines: str) -> None:
    """Say on standard error what was wrong, whatever characters it quotes."""
    for number, line in enumerate(lines):
        print(printable(line if number else f"alhambra: {line}"), file=sys.stderr)


def _pointer(text: str, column: int) -> tuple[str, str]:
    """The part of a text around a column, and a mark below that column."""
    start = max(0, column - POINTER_ROOM // 2)
    return text[start : start + POINTER_ROOM], " " * (column - 1 - start) + "^"
