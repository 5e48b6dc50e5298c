"""A position of the board game as pages see it: what all see, and what one seat alone sees."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from alhambra.core.bits import size
from alhambra.palace import Game, Outcome
from alhambra.palace.ahead import Ahead, ahead_of
from alhambra.palace.catalog import OF_TYPE
from alhambra.palace.codes import x_of, y_of
from alhambra.palace.events import masked as masked_for
from alhambra.palace.names import (
    cards_named,
    cells_of,
    display_named,
    market_named,
    tiles_named,
)
from alhambra.palace.offers import Chain, Offer
from alhambra.palace.outcome import Scoring, next_scoring
from alhambra.palace.position import PHASES, Position
from alhambra.palace.prospects import outlook_of
from alhambra.palace.told import AnyEvent


class Laid(Struct):
    """A tile in its place, so far east and north of the fountain."""

    tile: str
    x: int
    y: int


class Seat(Struct):
    """What lies before a seat."""

    cards: int
    """How many cards it holds."""
    hand: tuple[str, ...] | None
    """The cards themselves, where everybody may see them."""
    grounds: tuple[Laid, ...]
    reserve: tuple[str, ...]
    given: tuple[str, ...]
    """Tiles left on the market at the end that this seat has still to place."""
    points: int


class Dirk(Struct):
    """The third at a table for two."""

    tiles: tuple[str, ...]
    points: int


class View(Struct, tag_field="game", tag="palace"):
    """A position as everybody sees it."""

    phase: str
    mover: int | None
    first: int | None
    over: bool
    ending: bool
    """Is no further turn played?"""
    market: tuple[str | None, ...]
    display: tuple[str, ...]
    bought: tuple[str, ...]
    """Tiles the seat to move has still to place."""
    deck: int
    discards: int
    piles: tuple[int, ...]
    bag: tuple[int, ...]
    """How many tiles of each type are in the bag."""
    seats: list[Seat]
    dirk: Dirk | None
    next: Scoring
    """What the next scoring would bring everybody if it came now; at the end, the last one."""
    ahead: Ahead | None
    outcome: Outcome | None


class Own(Struct):
    """What one seat alone sees."""

    seat: int
    hand: tuple[str, ...]
    offers: tuple[Offer, ...]
    """How the tiles of the market could be paid, if the seat is to move."""
    chains: tuple[Chain, ...]


def view(game: Game, *, shown: bool, is_past: bool = False) -> View:
    """The position as everybody sees it; with all hands where they are shown.

    Two displays of the past would tell which card was taken between them, so they are not shown.
    """
    at, rules = game.position, game.rules
    return View(
        phase=PHASES[at.phase],
        mover=game.to_move,
        first=at.first if at.first >= 0 else None,
        over=game.is_over,
        ending=bool(at.is_ending),
        market=market_named(at),
        display=display_named(at) if shown or not is_past else (),
        bought=tiles_named(at.bought),
        deck=at.deck,
        discards=len(cards_named(at.discards)),
        piles=tuple(at.pile_left),
        bag=_types_in(at.bag),
        seats=[_seat(at, seat, shown=shown) for seat in range(rules.players)],
        dirk=Dirk(tiles_named(at.dirk), at.score[rules.players]) if rules.has_dirk else None,
        next=scoring_in(game),
        ahead=ahead_of(at),
        outcome=game.outcome,
    )


def scoring_in(game: Game) -> Scoring:
    """The scoring that a view tells of."""
    if game.is_over and game.scorings:
        return game.scorings[-1]
    return next_scoring(game.position)


def _seat(at: Position, seat: int, *, shown: bool) -> Seat:
    cards = cards_named(at.hand[seat])
    return Seat(
        cards=len(cards),
        hand=cards if shown else None,
        grounds=_grounds(at.built[seat], cells_of(at, seat)),
        reserve=tiles_named(at.reserve[seat]),
        given=tiles_named(at.given[seat]),
        points=at.score[seat],
    )


@lru_cache(4096)
def _grounds(tiles: int, cells: tuple[int, ...]) -> tuple[Laid, ...]:
    names = tiles_named(tiles)
    return tuple(
        Laid(name, x_of(cell), y_of(cell)) for name, cell in zip(names, cells, strict=True)
    )


@lru_cache(4096)
def _types_in(tiles: int) -> tuple[int, ...]:
    """How many tiles of a set are of each type."""
    return tuple(size(tiles & members) for members in OF_TYPE)


def own(game: Game, seat: int) -> Own:
    """What a seat alone sees: its hand, and how it could pay if it is to move."""
    outlook = outlook_of(game) if game.to_move == seat else None
    return Own(
        seat=seat,
        hand=cards_named(game.position.hand[seat]),
        offers=() if outlook is None else outlook.offers,
        chains=() if outlook is None else outlook.chains,
    )


def masked(event: AnyEvent, seats: Sequence[int]) -> AnyEvent:
    """An event as it may be told again later to whoever holds these seats."""
    seat = getattr(event, "seat", None)
    return masked_for(event, seat if seat in seats else None)
