"""How a game holds its position: in plain, as Python reads it, or in words, as compiled rules do.

Both hold the same numbers and answer alike. A game begins in plain, where nothing has to be
compiled or even imported, and goes over to words as soon as the compiled rules of its game are
warm. Crossing from Python into compiled code costs more than most rules do, so that what a ply
needs is asked in one call: is it legal, do it, who is due then. And one function answers every
question, so that it is compiled, kept and loaded once.
"""

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any

from alhambra.core.kernel import kernel
from alhambra.core.kernels import Kernels, room_for
from alhambra.core.memory import Layout
from alhambra.core.situation import STAGES, WAYS
from alhambra.core.values import CHANCE, OVER

REFUSED = -1
"""Answers what cannot be."""

SITUATION, ATTEMPT, REVEAL, FALL, WHY_NOT, LEGAL, COUNT, NTH = range(8)
"""What can be asked."""

CODE = 40
BELOW_CODE = (1 << CODE) - 1
"""An answer to a fall of chance has its code from bit 40 on, the situation below."""


def answering(kernels: Kernels) -> Callable[[Any, Any, int, int], int]:
    """The kernel that answers every question about a position of a game.

    Plies answer with the situation after them, or REFUSED.
    """
    due, stage, ways, weight = kernels.due, kernels.stage, kernels.ways, kernels.weight
    legal, count, nth, why_not = kernels.legal, kernels.count, kernels.nth, kernels.why_not
    act, reveal, fall = kernels.act, kernels.reveal, kernels.fall

    @kernel
    def situation(at: Any) -> int:
        mover = due(at)
        here = stage(at) * STAGES | mover - OVER
        if mover == CHANCE:
            return ways(at) << WAYS | here
        return here

    @kernel
    def answer(choices: Any, at: Any, question: int, number: int) -> int:
        if question == LEGAL:
            return legal(at, choices)
        if question == ATTEMPT:
            if due(at) < 0 or why_not(at, number) != 0:
                return REFUSED
            act(at, number)
            return situation(at)
        if question == FALL:
            code = fall(at, number)
            return code << CODE | situation(at)
        if question == REVEAL:
            if due(at) != CHANCE or weight(at, number) == 0:
                return REFUSED
            reveal(at, number)
            return situation(at)
        if question == WHY_NOT:
            return why_not(at, number)
        if question == COUNT:
            return count(at, choices)
        if question == NTH:
            if number < 0 or number >= count(at, choices):
                return REFUSED
            return nth(at, choices, number)
        return situation(at)

    return answer


class Holding(ABC):
    """One way to hold the positions of a game."""

    def __init__(self, kernels: Kernels) -> None:
        """Without a better way."""
        self.layout = kernels.layout
        self.successor: Holding | None = None
        """A better way to hold them, once there is one."""

    ask: Callable[[Any, int, int], int]
    """Ask a question about a position; see `answering`."""
    copy: Callable[[Any], Any]
    """The same position held once more."""

    @abstractmethod
    def hold(self, at: Any) -> Any:
        """Hold a plain position."""

    @abstractmethod
    def look(self, held: Any) -> Any:
        """The position in plain; look now, and leave it as it is."""

    @abstractmethod
    def keep(self, held: Any, seen: Any) -> Any:
        """The position in plain, to stay as it is whatever is played; as it was seen, if it was."""

    def flat(self, held: Any) -> Any:
        """The words themselves, as compiled code takes them; None where there are none."""
        return None

    @abstractmethod
    def words(self, held: Any) -> list[int]:
        """All its numbers in memory order."""

    @abstractmethod
    def legal(self, held: Any) -> list[int]:
        """The codes of all legal actions, ascending."""


class InPlain(Holding):
    """Positions as plain objects, the rules interpreted."""

    def __init__(self, kernels: Kernels) -> None:
        """Ready at once."""
        super().__init__(kernels)
        self._answer = answering(kernels)
        self._room = kernels.choices
        self.ask = self._ask
        self.copy = self.layout.copy

    def hold(self, at: Any) -> Any:
        """Hold a plain position: this one."""
        return at

    def look(self, held: Any) -> Any:
        """The position itself."""
        return held

    def keep(self, held: Any, seen: Any) -> Any:
        """A copy: the position itself is played on."""
        return self.layout.copy(held)

    def words(self, held: Any) -> list[int]:
        """All its numbers in memory order."""
        return self.layout.to_words(held)

    def _ask(self, held: Any, question: int, number: int) -> int:
        return self._answer(room_for(self._room), held, question, number)

    def legal(self, held: Any) -> list[int]:
        """The codes of all legal actions, ascending."""
        room = room_for(self._room)
        codes: list[int] = room.codes[: self._answer(room, held, LEGAL, 0)]
        return codes


class InWords(Holding):
    """Positions as words, the rules compiled.

    An answer takes less than a microsecond, so that it is not worth while to let other threads run
    meanwhile. Nobody can disturb it then, and all share one room.
    """

    def __init__(self, kernels: Kernels) -> None:
        """Load the compiled rules, compiling them if need be."""
        import numba
        import numpy as np

        from alhambra.core.twin import entry

        super().__init__(kernels)
        types: Any = numba.types
        words, number = types.Array(types.int64, 1, "C"), types.int64
        answer = entry(
            answering(kernels), kernels.choices, kernels.layout, keeps_others_waiting=True
        )
        # Called by what compiling returns, no time is spent on finding out what is passed.
        self._answer: Any = answer.compile((words, words, number, number))
        self.ask = partial(self._answer, np.zeros(kernels.choices.words, np.int64))
        self.copy = np.ndarray.copy
        self._array: Any = np.array
        self._rooms = _ListingRooms(kernels.choices)

    def hold(self, at: Any) -> Any:
        """Hold a plain position."""
        return self._array(self.layout.to_words(at), "int64")

    def look(self, held: Any) -> Any:
        """The position in plain."""
        return self.layout.glance(held.tolist())

    def keep(self, held: Any, seen: Any) -> Any:
        """What was seen of it, which is no part of it."""
        return self.look(held) if seen is None else seen

    def flat(self, held: Any) -> Any:
        """The words themselves."""
        return held

    def words(self, held: Any) -> list[int]:
        """All its numbers in memory order."""
        words: list[int] = held.tolist()
        return words

    def legal(self, held: Any) -> list[int]:
        """The codes of all legal actions, ascending."""
        rooms = self._rooms
        codes: list[int] = rooms.codes[: self._answer(rooms.words, held, LEGAL, 0)].tolist()
        return codes


class _ListingRooms(threading.local):
    """Room to list legal actions, one per thread: it is read after the answer."""

    def __init__(self, choices: Layout[Any]) -> None:
        import numpy as np

        room: Any = np.zeros(choices.words, np.int64)
        self.words = room
        self.codes = memoryview(room)[choices.offset("codes") :]


_HOLDINGS: dict[int, tuple[Kernels, InPlain]] = {}
_WARMING = threading.Lock()


def holding_of(kernels: Kernels) -> Holding:
    """The best way to hold positions of a game now."""
    known = _HOLDINGS.get(id(kernels))
    if known is None:
        known = _HOLDINGS[id(kernels)] = kernels, InPlain(kernels)
    return known[1].successor or known[1]


def warm(kernels: Kernels) -> None:
    """Return when the compiled rules are ready; games go over to them from then on.

    Where nothing can be compiled, the rules stay interpreted.
    """
    with _WARMING:
        holding = holding_of(kernels)
        if isinstance(holding, InPlain) and can_compile():
            holding.successor = InWords(kernels)


def cool(kernels: Kernels) -> None:
    """Let new games begin in plain again; those in words stay so."""
    _HOLDINGS.pop(id(kernels), None)


def can_compile() -> bool:
    """Is there a compiler, and is it to be used?"""
    try:
        import numba
    except ImportError:
        return False
    return not getattr(numba.config, "DISABLE_JIT", False)
