"""Brains: where the questions of a search are answered, for all players and all threads."""

import threading
from array import array
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from alhambra.bots.mind import Mind
from alhambra.bots.search import MATCH, thinking
from alhambra.bots.simulation import STUDY
from alhambra.core.root import Root, Several, Whole


class Beliefs:
    """The weights of one player or of several, one after another."""

    def __init__(self, mind: Mind, *weights: Any) -> None:
        """Of plain records, one for each player."""
        self.plain = weights
        self._mind = mind

    @classmethod
    def of(cls, several: "Sequence[Beliefs]") -> "Beliefs":
        """The beliefs of several players, one after another."""
        return cls(several[0]._mind, *(weights for each in several for weights in each.plain))

    @cached_property
    def words(self) -> "array[int]":
        """All numbers, one player after another, as the brain takes them."""
        to_words = self._mind.weights.to_words
        return array("q", [word for weights in self.plain for word in to_words(weights)])


class Room:
    """Where one thread thinks: a position, two more to try things on, a desk and a study."""

    def __init__(self, brain: "Brain") -> None:
        """Empty."""
        layout = brain.mind.kernels.layout
        self._think = brain.think.call
        self.here, self.trial, self._other = (layout.record() for _ in range(3))
        self.desk, self.study = brain.mind.desk.record(), STUDY.record()

    def enter(self, at: Any, beliefs: Beliefs, seed: int) -> None:
        """Look at a position with some beliefs."""
        self._weights = beliefs.words
        self.here = at.copy()
        self.study.seed = seed

    def ask(self, question: int, first: int = 0, last: int = 0) -> int:
        """Ask a question; see `thinking`."""
        records = self.here, self.trial, self._other, self.desk, self._weights, self.study
        answer: int = self._think(*records, question, first, last)
        return answer


class Brain:
    """Where one game is thought about."""

    def __init__(self, mind: Mind) -> None:
        """Every thread gets a room when it first thinks."""
        self.mind = mind
        at, numbers = mind.kernels.layout, (Whole(0, MATCH), Whole(), Whole())
        parts = at, at, at, mind.desk, Several(mind.weights), STUDY, *numbers
        self.think = Root(mind.name, thinking(mind), *parts, lets_others_run=True)
        self._rooms = threading.local()

    def room(self) -> Room:
        """This thread's room."""
        if not hasattr(self._rooms, "room"):
            self._rooms.room = Room(self)
        room: Room = self._rooms.room
        return room


_BRAINS: dict[int, Brain] = {}
_MAKING = threading.Lock()


def brain_of(mind: Mind) -> Brain:
    """The brain for a mind; there is one."""
    with _MAKING:
        return _BRAINS.get(id(mind)) or _BRAINS.setdefault(id(mind), Brain(mind))
