"""A position of Roll & Write and its choices in JSON, written by a kernel.

To make objects of them first takes ten times as long. `view` and `choices` say the same in objects,
byte for byte; they answer where a game is over.
"""

from msgspec.json import encode

from alhambra.core.root import Filling
from alhambra.rollwrite import Game, prospects
from alhambra.rollwrite.position import POSITION
from alhambra.server.rollwrite import views
from alhambra.server.rollwrite.pen import WRITING, Writing
from alhambra.server.rollwrite.writing import write

WRITE: Filling[Writing] = Filling("rollwrite.write", write, POSITION, WRITING)


def write_view(game: Game, *, shown: bool, is_past: bool = False) -> bytes:
    """The position as everybody sees it."""
    written = _written(game)
    return encode(views.view(game, shown=shown, is_past=is_past)) if written is None else written[0]


def write_choices(game: Game) -> bytes:
    """What each legal action of the seat to move would bring."""
    written = _written(game)
    return encode(prospects.prospects_of(game)) if written is None else written[1]


def _written(game: Game) -> tuple[bytes, bytes] | None:
    """A view and choices as the kernel writes them, once; None where objects must say it."""
    if game.is_over:
        return None
    if game.written is None:
        length, room = WRITE(game.at)
        text, end = WRITING.letters(room, "text", length), room.end_of_view
        game.written = text[:end], text[end:]
    return game.written
