"""A kernel that Python calls often: interpreted at first, compiled once it is warm.

The answers are the same; a server is warm after a while, a terminal never needs to be.
"""

import threading
from array import array
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Generic, TypeVar

from alhambra.core.kernels import room_for
from alhambra.core.memory import Layout

Room = TypeVar("Room")


class Warmable(Generic[Room]):
    """A kernel over a position and room to write its answers into, and perhaps a number."""

    def __init__(self, rule: Callable[..., int], at: Layout[Any], room: Layout[Room]) -> None:
        """Cold: interpreted."""
        self._rule = rule
        self._layout = at
        self._room = room
        self._compiled: Any = None
        self._rooms = threading.local()

    @property
    def is_warm(self) -> bool:
        """Is the compiled kernel loaded?"""
        return self._compiled is not None

    def warm(self) -> None:
        """Load the compiled kernel, compiling it if need be."""
        import numpy as np

        from alhambra.core.twin import entry

        compiled = entry(self._rule, self._layout, self._room)
        rooms = np.zeros(self._layout.words, np.int64), np.zeros(self._room.words, np.int64)
        compiled(*rooms, *[0] * (self._rule.__code__.co_argcount - len(rooms)))
        self._compiled = compiled

    def cool(self) -> None:
        """Go back to the interpreted kernel."""
        self._compiled = None

    def __call__(self, at: Any, *number: int) -> tuple[int, Room]:
        """The kernel's answer, and the room with what it has written; read it before the next.

        Rows and columns of the room are lists or arrays: `plain` makes lists of them.
        """
        if self._compiled is None:
            room = room_for(self._room)
            return self._rule(at, room, *number), room
        return self._ask(array("q", self._layout.to_words(at)), *number)

    def over(self, game: Any, *number: int) -> tuple[int, Room]:
        """The same for a game; where it is held in words nobody need look at its position."""
        if self._compiled is None or game.in_words is None:
            return self(game.position, *number)
        return self._ask(game.in_words, *number)

    def _ask(self, words: Any, *number: int) -> tuple[int, Room]:
        kept = self._rooms
        if not hasattr(kept, "room"):
            import numpy as np

            record = np.zeros(1, self._room.dtype())
            kept.words, kept.flat = np.zeros(self._layout.words, np.int64), record.view(np.int64)
            parts = {name: record[name].reshape(shape) for name, shape in self._room.fields.items()}
            kept.room = SimpleNamespace(**parts)
        kept.words[:] = words  # a kernel may try things out, while others look at the game
        return self._compiled(kept.words, kept.flat, *number), kept.room


def plain(cells: Any) -> Any:
    """Some cells of a room as plain lists of numbers."""
    return cells if isinstance(cells, (int, list)) else cells.tolist()


def letters(cells: Any) -> bytes:
    """Some cells of a room as the text whose letters they are."""
    return bytes(cells) if isinstance(cells, list) else cells.astype("u1").tobytes()
