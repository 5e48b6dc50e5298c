"""The scribe of Roll & Write: notes down in JSON what each ply did, written by a kernel.

To make events of it first takes ten times as long. They say the same, byte for byte; they answer
what is rare.
"""

import threading
from typing import Any

from alhambra.core.root import Root, Whole
from alhambra.core.values import CHANCE
from alhambra.rollwrite import Game
from alhambra.rollwrite.catalog import SIDE
from alhambra.rollwrite.codes import ACTIONS, CHANCES, FIRST
from alhambra.rollwrite.events import events_of
from alhambra.rollwrite.position import POSITION
from alhambra.server.rollwrite.pen import PAGE
from alhambra.server.rollwrite.telling import PLY, RARE, tell
from alhambra.server.story import written

CODES = Whole(0, ACTIONS + CHANCES - 1)
TELL = Root("rollwrite.tell", tell, POSITION, POSITION, PAGE, CODES, Whole(0))


class Scribe:
    """Writes what plies did."""

    def look(self, game: Game) -> Any:
        """The position before a ply."""
        return game.at.copy()

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
        page = _PAGES.page
        length: int = TELL.call(game.at, before, page, code, about)
        if length == RARE:
            return written(events_of(POSITION.from_words(before.words()), game), len(plies))
        return PAGE.letters(page, "text", length)


class _Pages(threading.local):
    """A page for every thread."""

    def __init__(self) -> None:
        self.page = PAGE.record()


_PAGES = _Pages()
SCRIBE = Scribe()
