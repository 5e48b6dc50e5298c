"""The kernels of a game: its rules as functions over its position, each in one named place."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from alhambra.core.memory import Layout
from alhambra.core.questions import WEIGHT, answering
from alhambra.core.root import Root, Scratch, Whole


@dataclass(frozen=True)
class Kernels:
    """The rules of one game as functions over its position, and the sizes of its code spaces."""

    layout: Layout[Any]
    choices: Layout[Any]
    """Room for legal actions: a field `codes` of as many numbers as a turn can have choices."""
    actions: int
    chances: int
    due: Callable[[Any], int]
    """The seat to move, or CHANCE or OVER."""
    stage: Callable[[Any], int]
    """How far the game has come: a number below 255 that never falls."""
    legal: Callable[[Any, Any], int]
    """Writes the codes of all legal actions in ascending order; their number."""
    count: Callable[[Any, Any], int]
    """How many legal actions there are, the same as `legal` would write."""
    nth: Callable[[Any, Any, int], int]
    """The code of one of the legal actions just counted in the same room, ascending from 0."""
    why_not: Callable[[Any, int], int]
    """The number of the reason that refuses an action, 0 if it is legal."""
    act: Callable[[Any, int], None]
    """Does a legal action."""
    ways: Callable[[Any], int]
    """In how many equally likely ways chance can fall."""
    weight: Callable[[Any, int], int]
    """How many of the ways bring this chance."""
    nth_chance: Callable[[Any, int], int]
    """The code of the chance that one of the ways brings."""
    reveal: Callable[[Any, int], None]
    """Lets a possible chance happen."""
    fall: Callable[[Any, int], int]
    """Lets chance fall in one of the ways; the code of the chance it brings."""

    game: str = ""
    """What the library calls the game; nothing for one that is not in it."""

    @cached_property
    def answer(self) -> Root:
        """Answers every question about a position; see `answering`."""
        parts = Scratch(self.choices), self.layout, Whole(0, WEIGHT), Whole()
        return Root(self._called("answer"), answering(self), *parts)

    @cached_property
    def listing(self) -> Root:
        """Lists the codes of all legal actions, ascending."""
        parts = self.layout, Scratch(self.choices)
        return Root(self._called("legal"), self.legal, *parts, lists="codes")

    def _called(self, what: str) -> str:
        return f"{self.game}.{what}" if self.game else ""

    def __post_init__(self) -> None:
        """Make the roots known."""
        assert self.answer.parts and self.listing.parts
