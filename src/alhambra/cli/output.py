"""Where the command line writes and asks: plain lines, or a terminal drawn on with Rich."""

import contextlib
import os
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from alhambra.cli.screen import View

if TYPE_CHECKING:
    from rich.console import Console


SCREENFUL = 60
"""Empty lines that push a secret off a plain terminal."""


class Output(Protocol):
    """One of the two ways to write."""

    is_plain: bool

    def say(self, *lines: str) -> None:
        """Write some lines of text."""
        ...

    def page(self, *lines: str) -> None:
        """Write some lines of text that may be more than a terminal has rows."""
        ...

    def show(self, view: View) -> None:
        """Write what a screen made."""
        ...

    def ask(self, prompt: str) -> str:
        """One line of input; raises EOFError at its end."""
        ...

    def hand_over(self, prompt: str) -> None:
        """Wait until somebody else sits at the terminal, and hide what was shown before."""
        ...


class PlainOutput:
    """Lines of text without colours or frames, for pipes and screen readers."""

    is_plain = True

    def say(self, *lines: str) -> None:
        """Write some lines of text."""
        for line in lines:
            print(printable(line))

    def page(self, *lines: str) -> None:
        """Write some lines of text; whoever reads plain ones scrolls by other means."""
        self.say(*lines)

    def show(self, view: Iterable[str]) -> None:
        """Write the lines of a plain screen."""
        self.say(*view)

    def ask(self, prompt: str) -> str:
        """One line of input; a prompt that nobody's return key ends gets a line of its own."""
        if sys.stdin is None:
            raise EOFError
        if sys.stdin.isatty() and sys.stdout.isatty():
            return _ask_terminal(prompt)
        print(prompt.rstrip(), flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    def hand_over(self, prompt: str) -> None:
        """Ask at a terminal; what is written to a pipe is hidden from nobody."""
        if _is_typed():
            self.ask(prompt)
            self.say(*[""] * SCREENFUL)


class RichOutput:
    """A terminal with colours."""

    is_plain = False

    def __init__(self, console: "Console | None" = None) -> None:
        """Write to standard output, or to the console given."""
        if console is None:
            from rich.console import Console

            console = Console(highlight=False, emoji=False)
        self._console = console

    def say(self, *lines: str) -> None:
        """Write some lines of text, wrapped between words."""
        for line in lines:
            self._console.print(printable(line), markup=False)

    def page(self, *lines: str) -> None:
        """Write some lines of text; in a pager where they are more than the terminal has rows."""
        text = "\n".join(map(printable, lines))
        rows = len(self._console.render_lines(text, pad=False))
        if rows < self._console.height or not (self._console.is_terminal and _is_typed()):
            self.say(*lines)
            return
        with self._console.pager():
            self.say(*lines)

    def show(self, view: View) -> None:
        """Draw what a screen made."""
        self._console.print(view)

    def ask(self, prompt: str) -> str:
        """One line of input."""
        return _ask_terminal(prompt)

    def hand_over(self, prompt: str) -> None:
        """Ask, and clear the screen."""
        self.ask(prompt)
        self._console.clear()


def printable(text: str) -> str:
    """A text that cannot talk to the terminal, whatever it quotes."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def open_output(*, plain: bool) -> Output:
    """The output that fits where standard output goes."""
    return PlainOutput() if plain or not is_drawable() else RichOutput()


def is_drawable() -> bool:
    """Is standard output a terminal that can show colours and more than ASCII?"""
    encoding = (getattr(sys.stdout, "encoding", "") or "").lower().replace("-", "")
    return sys.stdout.isatty() and os.environ.get("TERM") != "dumb" and encoding == "utf8"


def _is_typed() -> bool:
    """Does somebody sit at the keyboard?"""
    return sys.stdin is not None and sys.stdin.isatty()


def _ask_terminal(prompt: str) -> str:
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (the arrow keys then edit the line)
    return input(prompt)
