"""A pen for kernels: JSON written letter by letter, from phrases that are known beforehand."""

from collections.abc import Callable, Sequence
from typing import Protocol

from alhambra.core.kernel import inlined, kernel
from alhambra.core.values import LETTERS, Column, Number

COMMA, PLUS, MINUS, OPEN, CLOSE, DIGIT, QUOTE, SPACE = b',+-[]0" '
INITIALS = tuple(map(ord, LETTERS))
"""The letters of the types of buildings."""


class Page(Protocol):
    """Room for a text, a letter a number."""

    length: Number
    """Letters written so far."""
    text: Column
    """How many there may be, each game says."""


class Phrases:
    """The phrases of a game, each known to kernels by its number."""

    def __init__(self) -> None:
        """None yet."""
        self._texts: list[str] = []

    def __call__(self, *texts: str) -> int:
        """Learn phrases; the number of the first, those of the others follow it."""
        self._texts += texts
        return len(self._texts) - len(texts)

    def speaking(self) -> tuple[Callable[[Page, int], None], Callable[[Page, int, int], None]]:
        """The kernels that write a phrase, and a phrase with the number that it announces."""
        letters, begins = _one_after_another(self._texts)

        @kernel
        def say(page: Page, phrase: int) -> None:
            length = page.length - begins[phrase]
            for place in range(begins[phrase], begins[phrase + 1]):
                page.text[length + place] = letters[place]
            page.length = length + begins[phrase + 1]

        @kernel
        def told(page: Page, phrase: int, value: int) -> None:
            say(page, phrase)
            number(page, value)

        return say, told


def _one_after_another(texts: Sequence[str]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The letters of all phrases, and where each begins."""
    begins = tuple(sum(map(len, texts[:count])) for count in range(len(texts) + 1))
    return tuple("".join(texts).encode()), begins


@inlined
def letter(page: Page, code: int) -> None:
    """Write a letter."""
    page.text[page.length] = code
    page.length += 1


@kernel
def number(page: Page, value: int) -> None:
    """Write a whole number."""
    if value < 0:
        letter(page, MINUS)
        value = -value
    size = 1
    while value >= 10 * size:
        size *= 10
    while size > 0:
        letter(page, DIGIT + value // size % 10)
        size //= 10


@kernel
def signed(page: Page, value: int) -> None:
    """Write a whole number with its sign."""
    if value >= 0:
        letter(page, PLUS)
    number(page, value)


@kernel
def item(page: Page, place: int, value: int) -> None:
    """Write a number of a list, by its place in it."""
    if place > 0:
        letter(page, COMMA)
    number(page, value)


@kernel
def pair(page: Page, place: int, one: int, other: int) -> None:
    """Write a pair of a list, by its place in it."""
    if place > 0:
        letter(page, COMMA)
    letter(page, OPEN)
    number(page, one)
    letter(page, COMMA)
    number(page, other)
    letter(page, CLOSE)
