"""Brains: where the questions of a search are answered, interpreted at first, compiled when warm.

The answers are the same. A brain serves all players of a game and all threads.
"""

import threading
from collections.abc import Sequence
from typing import Any

from alhambra.bots.mind import Mind
from alhambra.bots.search import thinking
from alhambra.bots.simulation import STUDY
from alhambra.core.holding import can_compile

TRIALS = 2
"""Positions to try things on."""


class Beliefs:
    """The weights of one player or of several, in plain and, once asked for, in words."""

    def __init__(self, mind: Mind, *weights: Any) -> None:
        """Of records in plain, one for each player."""
        self.plain = weights
        self._mind = mind
        self._words: Any = None

    @classmethod
    def of(cls, several: "Sequence[Beliefs]") -> "Beliefs":
        """The beliefs of several players, one after another."""
        return cls(several[0]._mind, *(weights for each in several for weights in each.plain))

    @property
    def words(self) -> Any:
        """All numbers, one player after another, as compiled code takes them."""
        if self._words is None:
            import numpy as np

            to_words = self._mind.weights.to_words
            parts = [np.array(to_words(weights), np.int64) for weights in self.plain]
            self._words = np.concatenate(parts)
        return self._words


class Room:
    """Where one thread thinks: a position, two more to try things on, a desk and a study."""

    def __init__(self, mind: Mind, think: Any, *, compiled: bool) -> None:
        """Empty."""
        self._think = think
        self._compiled = compiled
        self._layout = mind.kernels.layout
        layouts = self._layout, mind.desk, STUDY
        if compiled:
            import numpy as np

            parts: Any = [np.zeros(layout.words, np.int64) for layout in layouts]
            self.trials: Any = np.zeros(TRIALS * self._layout.words, np.int64)
        else:
            parts = [layout.new() for layout in layouts]
            self.trials = [self._layout.new() for _ in range(TRIALS)]
        self.here, self.desk, self.study = parts

    def enter(self, words: Sequence[int], beliefs: Beliefs, seed: int) -> None:
        """Look at a position with some beliefs."""
        self._weights = beliefs.words if self._compiled else beliefs.plain
        if self._compiled:
            self.here[:] = words
        else:
            self.here = self._layout.from_words(list(words))
        self.write("seed", seed)

    def ask(self, question: int, first: int = 0, last: int = 0) -> int:
        """Ask a question; see `thinking`."""
        parts = self.here, self.trials, self.desk, self._weights, self.study
        answer: int = self._think(*parts, question, first, last)
        return answer

    def read(self, name: str) -> Any:
        """What the study says: a number or a list of them."""
        if not self._compiled:
            value = getattr(self.study, name)
            return value if isinstance(value, int) else value[:]
        start, shape = STUDY.offset(name), STUDY.fields[name]
        if not shape:
            return self.study.item(start)
        if len(shape) == 1:
            return self.study[start : start + shape[0]].tolist()
        return self.study[start : start + shape[0] * shape[1]].reshape(shape).tolist()

    def write(self, name: str, value: Any) -> None:
        """Write a number or a column into the study."""
        if not self._compiled:
            setattr(self.study, name, value)
            return
        start = STUDY.offset(name)
        if isinstance(value, int):
            self.study[start] = value
        else:
            self.study[start : start + len(value)] = value

    def study_of(self, other: "Room") -> None:
        """Begin with what another room has studied."""
        if self._compiled:
            self.study[:] = other.study
        else:
            self.study = STUDY.copy(other.study)

    def tried(self) -> Any:
        """The position things were tried on, in plain."""
        if not self._compiled:
            return self.trials[0]
        return self._layout.from_words(self.trials[: self._layout.words].tolist())


class Brain:
    """Where one game is thought about."""

    def __init__(self, mind: Mind) -> None:
        """Cold: interpreted."""
        self.mind = mind
        self._think: Any = thinking(mind)
        self._compiled: Any = None
        self._warming = threading.Lock()
        self._rooms = threading.local()

    @property
    def is_warm(self) -> bool:
        """Is the compiled code loaded?"""
        return self._compiled is not None

    def warm(self) -> None:
        """Return when the compiled code is ready; where nothing can be compiled, at once."""
        with self._warming:
            if self._compiled is None and can_compile():
                self._compiled = self._load()

    def cool(self) -> None:
        """Go back to interpreted thinking."""
        self._compiled = None
        self._rooms = threading.local()

    def _load(self) -> Any:
        import numba

        from alhambra.core.twin import entry

        types: Any = numba.types
        words, number = types.Array(types.int64, 1, "C"), types.int64
        at, mind = self.mind.kernels.layout, self.mind
        compiled = entry(self._think, at, at, mind.desk, mind.weights, STUDY)
        compiled.compile((words,) * 5 + (number,) * 3)
        return compiled

    def room(self) -> Room:
        """This thread's room."""
        kind = "warm" if self.is_warm else "cold"
        room: Room | None = getattr(self._rooms, kind, None)
        if room is None:
            think = self._compiled if self.is_warm else self._think
            room = Room(self.mind, think, compiled=self.is_warm)
            setattr(self._rooms, kind, room)
        return room


_BRAINS: dict[int, Brain] = {}
_MAKING = threading.Lock()


def brain_of(mind: Mind) -> Brain:
    """The brain for a mind; there is one."""
    with _MAKING:
        return _BRAINS.setdefault(id(mind), Brain(mind))
