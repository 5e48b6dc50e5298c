"""Reading texts word by word, with errors that point at the column."""

from collections.abc import Iterable

from alhambra.core.errors import NotationError

MOST_DIGITS = 9


def is_number(text: str) -> bool:
    """Is this a whole number, written in digits and not absurdly long?"""
    return text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS


class Reader:
    """Walks over the words of one line of text."""

    def __init__(self, text: str) -> None:
        """Start before the first word."""
        self.text = text
        self._at = 0
        self._skip()

    def _skip(self) -> None:
        while self._at < len(self.text) and self.text[self._at].isspace():
            self._at += 1

    @property
    def column(self) -> int:
        """The column of the next word, from 1."""
        return self._at + 1

    def peek(self) -> str:
        """The next word, empty at the end."""
        end = self._at
        while end < len(self.text) and not self.text[end].isspace():
            end += 1
        return self.text[self._at : end]

    def word(self, expected: str = "") -> str:
        """Take the next word; at the end of the text say what was expected."""
        word = self.peek()
        if not word:
            raise self.error(expected)
        self._at += len(word)
        self._skip()
        return word

    def one_of(self, words: Iterable[str]) -> str:
        """Take the next word, which must be one of these."""
        choices = list(words)
        if self.peek() not in choices:
            raise self.error("one-of", choices=", ".join(choices), count=len(choices))
        return self.word()

    def number(self, expected: str) -> int:
        """Take a whole number."""
        if not is_number(self.peek()):
            raise self.error(expected)
        return int(self.word(expected))

    def end(self) -> None:
        """Nothing may follow."""
        if self.peek():
            raise self.error("end")

    def error(self, expected: str, **arguments: object) -> NotationError:
        """The error that points at the next word."""
        return NotationError(self.text, self.column, expected, **arguments)
