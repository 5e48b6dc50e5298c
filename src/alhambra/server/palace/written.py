"""A position of the board game, its choices and what each seat alone sees in JSON, by a kernel.

To make objects of them first takes ten times as long. `view`, `choices` and `own` say the same in
objects, byte for byte; they answer where a game is over, and where all of it would be longer than
any real game makes it.
"""

from typing import NamedTuple

from msgspec.json import encode

from alhambra.core.root import Filling, Whole
from alhambra.palace import Game, prospects
from alhambra.palace.position import POSITION
from alhambra.server.palace import views
from alhambra.server.palace.pen import CHOICES, OFFERS_AND_CHAINS, OWNS, VIEW, WRITING, Writing
from alhambra.server.palace.viewing import PAST, SHOWN
from alhambra.server.palace.writing import TOO_LONG, write

WRITE: Filling[Writing] = Filling("palace.write", write, POSITION, WRITING, Whole(0, SHOWN | PAST))
NO_OFFERS = b'[],"chains":[]}'


class Written(NamedTuple):
    """All that was written of a position."""

    how: int
    """How its view is shown."""
    view: bytes
    choices: bytes
    offers: bytes
    """With the chains of them, and the end of what the mover sees; empty where there are none."""
    owns: tuple[bytes, ...]
    """What each seat alone sees, up to its offers."""


def write_view(game: Game, *, shown: bool, is_past: bool = False) -> bytes:
    """The position as everybody sees it; with all hands where they are shown."""
    written = _written(game, shown * SHOWN | is_past * PAST)
    if written is None:
        return encode(views.view(game, shown=shown, is_past=is_past))
    return written.view


def write_choices(game: Game) -> bytes:
    """What each legal action of the seat to move would bring."""
    written = _written(game)
    return encode(prospects.prospects_of(game)) if written is None else written.choices


def write_own(game: Game, seat: int) -> bytes:
    """What a seat alone sees: its hand, and how it could pay if it is to move."""
    written = _written(game)
    if written is None:
        return encode(views.own(game, seat))
    is_mover = game.to_move == seat
    return written.owns[seat] + ((is_mover and written.offers) or NO_OFFERS)


def _written(game: Game, how: int | None = None) -> Written | None:
    """What the kernel writes of a position, once; None where objects must say it."""
    if game.is_over:
        return None
    known: Written | None = game.written
    if known is None or how not in (None, known.how):
        length, room = WRITE(game.at, how or 0)
        if length == TOO_LONG:
            return None
        text, ends = WRITING.letters(room, "text", length), room.ends
        seats = range(OWNS, OWNS + game.rules.players)
        known = game.written = Written(
            how or 0,
            text[: ends[VIEW]],
            text[ends[VIEW] : ends[CHOICES]],
            text[ends[CHOICES] : ends[OFFERS_AND_CHAINS]],
            tuple([text[ends[part - 1] : ends[part]] for part in seats]),
        )
    return known
