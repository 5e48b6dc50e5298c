"""How anybody plays on the server, at a table or in the lesson, and how that is told."""

from typing import Any

from msgspec.json import encode

from alhambra.core.chance import Dealer
from alhambra.core.errors import AlhambraError, IllegalAction
from alhambra.core.game import Game
from alhambra.server.refusal import Refusal

AnyGame = Game[Any, Any, Any, Any]


def act(game: AnyGame, seat: int, text: str, *, dealer: Dealer) -> None:
    """Let a seat act, and chance have its plies after it; raises Refusal."""
    try:
        game.play(game.parse(text), seat)
    except IllegalAction as error:
        raise Refusal.by_rule(error) from error
    except AlhambraError as error:
        raise Refusal("bad-request", str(error)) from error
    game.deal(dealer)


def story_of(game: AnyGame, *, since: int = 0) -> bytes:
    """The events of all plies after this one as a JSON list, each with the ply it belongs to."""
    assert game.told is not None, "the game was not asked to tell"
    told = [
        encode(event)[:-1] + b',"ply":%d}' % ply
        for ply, events in enumerate(game.told[since:], since + 1)
        for event in events
    ]
    return b"[" + b",".join(told) + b"]"
