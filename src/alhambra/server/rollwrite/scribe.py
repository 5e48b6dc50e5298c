"""The scribe of Roll & Write: notes down in JSON what each ply did, written by a kernel.

To make events of it first takes ten times as long. They say the same, byte for byte; they answer
until the kernel is compiled, and what is rare always.
"""

import threading
from typing import Any

from alhambra.core.values import CHANCE
from alhambra.rollwrite import Game
from alhambra.rollwrite.catalog import SIDE
from alhambra.rollwrite.codes import ACTIONS, FIRST
from alhambra.rollwrite.events import events_of
from alhambra.rollwrite.position import POSITION
from alhambra.server.rollwrite.pen import TOLD
from alhambra.server.rollwrite.telling import PLY, RARE, tell
from alhambra.server.story import written

BEFORE, TEXT = slice(TOLD.offset("players"), None), TOLD.offset("text")
"""Where the position before a ply is in the room, and where the text begins."""


class Scribe:
    """Writes what plies did."""

    def __init__(self) -> None:
        """Cold: events are made and then written."""
        self._compiled: Any = None
        self._rooms = threading.local()

    def warm(self) -> None:
        """Load the compiled kernel, compiling it if need be."""
        import numpy as np

        from alhambra.core.twin import entry

        assert TOLD.words - BEFORE.start == POSITION.words, "the position comes last"
        compiled = entry(tell, POSITION, TOLD)
        compiled(np.zeros(POSITION.words, np.int64), np.zeros(TOLD.words, np.int64), 0, 0)
        self._compiled = compiled

    def cool(self) -> None:
        """Make events again."""
        self._compiled = None

    def look(self, game: Game) -> Any:
        """The position before a ply: in this thread's room for the kernel, or else in plain."""
        words = game.in_words
        if self._compiled is None or words is None:
            return game.kept()
        room = self._room()
        room[BEFORE] = words
        return room

    def _room(self) -> Any:
        """This thread's room for the position before a ply, and for what is written."""
        room = getattr(self._rooms, "room", None)
        if room is None:
            import numpy as np

            room = self._rooms.room = np.zeros(TOLD.words, np.int64)
        return room

    def note(self, game: Game, before: Any, code: int) -> bytes:
        """What the last ply did, each event with the number of the ply."""
        plies = game.plies
        about = len(plies) << PLY
        if game.makers[-1] == CHANCE:
            if code < SIDE:  # a blue die follows a yellow one: nothing is told before it
                return b""
            if code < FIRST:
                about |= plies[-2].pips  # type: ignore[union-attr]
            code += ACTIONS
        if hasattr(before, "phase"):  # in plain
            return written(events_of(before, game), len(plies))
        length: int = self._compiled(game.in_words, before, code, about)
        if length == RARE:
            return written(events_of(POSITION.from_words(before[BEFORE]), game), len(plies))
        text: bytes = before[TEXT : TEXT + length].astype("u1").tobytes()
        return text


SCRIBE = Scribe()
