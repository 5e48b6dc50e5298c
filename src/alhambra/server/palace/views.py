"""A position of the board game as pages see it: what all see, and what one seat alone sees."""

from collections.abc import Sequence

from msgspec import Struct

from alhambra.core.values import BUILDINGS
from alhambra.palace import Game, Outcome
from alhambra.palace.ahead import Ahead, ahead_of
from alhambra.palace.catalog import NAMES, TILES
from alhambra.palace.events import masked as masked_for
from alhambra.palace.names import cards_named
from alhambra.palace.observation import SeatView
from alhambra.palace.offers import Chain, Offer
from alhambra.palace.outcome import Scoring, next_scoring
from alhambra.palace.position import Position
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
    grounds: list[Laid]
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
    seen, at = game.observe(0), game.position
    bag = [0] * BUILDINGS
    for tile in seen.unseen_tiles:
        bag[TILES[NAMES[tile]].building] += 1
    return View(
        phase=seen.phase,
        mover=seen.to_move,
        first=seen.first,
        over=game.is_over,
        ending=seen.is_ending,
        market=seen.market,
        display=seen.display if shown or not is_past else (),
        bought=seen.bought,
        deck=seen.deck_size,
        discards=len(seen.discards),
        piles=seen.piles,
        bag=tuple(bag),
        seats=[_seat(at, seat, one, shown=shown) for seat, one in enumerate(seen.seats)],
        dirk=None if seen.dirk_score is None else Dirk(seen.dirk, seen.dirk_score),
        next=game.scorings[-1] if game.is_over and game.scorings else next_scoring(at),
        ahead=ahead_of(at),
        outcome=game.outcome,
    )


def _seat(at: Position, seat: int, seen: SeatView, *, shown: bool) -> Seat:
    return Seat(
        cards=seen.hand_size,
        hand=cards_named(at.hand[seat]) if shown else None,
        grounds=[Laid(*built) for built in seen.grounds],
        reserve=seen.reserve,
        given=seen.given,
        points=seen.score,
    )


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
