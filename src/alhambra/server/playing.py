"""How anybody plays on the server, at a table or in the lesson, and how that is told."""

from collections.abc import Callable
from typing import Any

from msgspec.json import encode

from alhambra.core.chance import Dealer
from alhambra.core.errors import AlhambraError, IllegalAction
from alhambra.core.event import Event
from alhambra.core.game import Game
from alhambra.server.games import Door, writes_choices, writes_own, writes_views
from alhambra.server.refusal import Refusal

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


def told_in(game: AnyGame) -> list[tuple[Event, ...]]:
    """What each ply of a game did."""
    assert game.told is not None, "the game was not asked to tell"
    return game.told


def story_of(
    told: list[tuple[Event, ...]],
    *,
    since: int = 0,
    mask: Callable[[Event], Event] | None = None,
) -> bytes:
    """The events of all plies after this one as a JSON list, each with the ply it belongs to."""
    written = [
        encode(mask(event) if mask else event)[:-1] + b',"ply":%d}' % ply
        for ply, events in enumerate(told[since:], since + 1)
        for event in events
    ]
    return b"[" + b",".join(written) + b"]"


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
