"""A position of the board game as pages see it: what all see, and what one seat alone sees."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import Raw, Struct
from msgspec.json import encode

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
from alhambra.server.palace.written import PIECES, write_ahead, write_offers, write_scoring


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


class OwnWritten(Struct):
    """The same, its offers and chains in JSON already."""

    seat: int
    hand: tuple[str, ...]
    offers: Raw
    chains: Raw


def view(game: Game, *, shown: bool, is_past: bool = False) -> View:
    """The position as everybody sees it; with all hands where they are shown.

    Two displays of the past would tell which card was taken between them, so they are not shown.
    """
    at = game.position
    seats = [_seat(at, seat, shown=shown) for seat in range(game.rules.players)]
    return _view(game, seats, scoring_in(game), ahead_of(at), is_shown=shown or not is_past)


def write_view(game: Game, *, shown: bool, is_past: bool = False) -> bytes:
    """The same in JSON: what lies before a seat, and scorings, are written once and kept."""
    at: Any = game.position
    seats = [_write_seat(at, seat, shown=shown) for seat in range(game.rules.players)]
    following, ahead = Raw(write_scoring(scoring_in(game))), Raw(write_ahead(ahead_of(at)))
    return encode(_view(game, seats, following, ahead, is_shown=shown or not is_past))


def scoring_in(game: Game) -> Scoring:
    """The scoring that a view tells of."""
    if game.is_over and game.scorings:
        return game.scorings[-1]
    return next_scoring(game.position)


def _view(game: Game, seats: Any, following: Any, ahead: Any, *, is_shown: bool) -> View:
    """A view with its larger parts, made or written."""
    at, rules = game.position, game.rules
    return View(
        phase=PHASES[at.phase],
        mover=game.to_move,
        first=at.first if at.first >= 0 else None,
        over=game.is_over,
        ending=bool(at.is_ending),
        market=market_named(at),
        display=display_named(at) if is_shown else (),
        bought=tiles_named(at.bought),
        deck=at.deck,
        discards=len(cards_named(at.discards)),
        piles=tuple(at.pile_left),
        bag=_types_in(at.bag),
        seats=seats,
        dirk=Dirk(tiles_named(at.dirk), at.score[rules.players]) if rules.has_dirk else None,
        next=following,
        ahead=ahead,
        outcome=game.outcome,
    )


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


def _write_seat(at: Position, seat: int, *, shown: bool) -> Raw:
    cards = cards_named(at.hand[seat])
    hand = cards if shown else None
    others = at.reserve[seat], at.given[seat], at.score[seat]
    return Raw(_seat_written(len(cards), hand, at.built[seat], cells_of(at, seat), *others))


@lru_cache(PIECES)
def _seat_written(
    count: int,
    hand: tuple[str, ...] | None,
    built: int,
    cells: tuple[int, ...],
    reserve: int,
    given: int,
    points: int,
) -> bytes:
    grounds = _grounds(built, cells)
    return encode(Seat(count, hand, grounds, tiles_named(reserve), tiles_named(given), points))


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


def write_own(game: Game, seat: int) -> bytes:
    """The same in JSON."""
    offers, chains = write_offers(game) if game.to_move == seat else (b"[]", b"[]")
    hand = cards_named(game.position.hand[seat])
    return encode(OwnWritten(seat, hand, Raw(offers), Raw(chains)))


def masked(event: AnyEvent, seats: Sequence[int]) -> AnyEvent:
    """An event as it may be told again later to whoever holds these seats."""
    seat = getattr(event, "seat", None)
    return masked_for(event, seat if seat in seats else None)
