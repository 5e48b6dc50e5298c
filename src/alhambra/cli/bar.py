"""A bar that shows how much is done and how long the rest takes, on standard error."""

import sys
import time

from alhambra.locale import Words

WIDTH = 28
BETWEEN = 0.1
"""Seconds between two drawings at a terminal."""
BETWEEN_LINES = 60.0
"""Seconds between two lines where nobody watches."""


class Bar:
    """How far something long has come."""

    def __init__(self, total: int, words: Words, *, done: int = 0) -> None:
        """Some may be done already; that took no time."""
        self._total = total
        self._words = words
        self._before = done
        self._begun = time.monotonic()
        self._is_watched = sys.stderr.isatty()
        self._next = self._begun + (0.0 if self._is_watched else BETWEEN_LINES)

    def show(self, done: int) -> None:
        """Draw how much is done, unless it was just drawn."""
        now = time.monotonic()
        if now < self._next and not (self._is_watched and done == self._total):
            return
        self._next = now + (BETWEEN if self._is_watched else BETWEEN_LINES)
        text = self._text(done, now - self._begun)
        start, end = ("\r", "\033[K") if self._is_watched else ("", "\n")
        print(start + text, end=end, file=sys.stderr, flush=True)

    def close(self) -> None:
        """Leave the line to others."""
        if self._is_watched:
            print("\r\033[K", end="", file=sys.stderr, flush=True)

    def _text(self, done: int, spent: float) -> str:
        part = done / self._total if self._total else 1.0
        filled = round(part * WIDTH)
        drawn = "#" * filled + "." * (WIDTH - filled)
        said = f"[{drawn}] {done}/{self._total}"
        fresh = done - self._before
        if not fresh:
            return said
        left = round(spent / fresh * (self._total - done))
        time_left = f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}"
        return f"{said}  {self._words('bar-left', time=time_left)}"
