"""How anybody plays on the server, at a table or in the lesson, and how that is told."""

from typing import Any

from msgspec.json import encode

from alhambra.core.chance import Dealer
from alhambra.core.errors import AlhambraError, IllegalAction
from alhambra.core.game import Game
from alhambra.server.games import Door, has_scribe, writes_choices, writes_own, writes_views
from alhambra.server.refusal import Refusal
from alhambra.server.story import Note

AnyGame = Game[Any, Any, Any, Any]


def act(game: AnyGame, seat: int, text: str, *, dealer: Dealer) -> None:
    """Let a seat act, and chance have its plies after it; raises Refusal."""
    try:
        game.play(game.parse(text), seat)
    except IllegalAction as error:
        raise Refusal.by_rule(error) from error
    except AlhambraError as error:
        raise Refusal.unread(error) from error
    game.deal(dealer)


def tell(door: Door, game: AnyGame) -> None:
    """Let a game remember what each ply did."""
    game.tell(door.SCRIBE if has_scribe(door) else None)


def told_in(game: AnyGame) -> list[Note]:
    """What each ply of a game did."""
    assert game.told is not None, "the game was not asked to tell"
    return game.told


def view_of(door: Door, game: AnyGame, *, shown: bool, is_past: bool = False) -> bytes:
    """A moment as everybody sees it, in JSON."""
    if writes_views(door):
        return door.write_view(game, shown=shown, is_past=is_past)
    return encode(door.view(game, shown=shown, is_past=is_past))


def with_own(view: bytes, door: Door, game: AnyGame, seat: int | None) -> bytes:
    """A view with what one seat alone sees spliced in."""
    if seat is None:
        return view
    if writes_own(door):
        return view[:-1] + b',"own":' + door.write_own(game, seat) + b"}"
    own = door.own(game, seat)
    return view if own is None else view[:-1] + b',"own":' + encode(own) + b"}"


def choices_of(door: Door, game: AnyGame) -> bytes:
    """The legal actions of the seat to move with what each would bring, in JSON."""
    return door.write_choices(game) if writes_choices(door) else encode(door.choices(game))
