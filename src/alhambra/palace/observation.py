"""What one seat may know: everything but other hands, if they are secret (AL-2.2, option hands)."""

from dataclasses import dataclass

from alhambra.palace.actions import Cards
from alhambra.palace.catalog import SLOTS, TILE_COUNT, VALUES
from alhambra.palace.codes import x_of, y_of
from alhambra.palace.legal import due
from alhambra.palace.money import cards_in, count_in
from alhambra.palace.options import Options
from alhambra.palace.position import PHASES, Position
from alhambra.palace.walls import longest_wall


@dataclass(frozen=True)
class SeatView:
    """One seat as another sees it."""

    hand: Cards | None
    """Kinds of the cards held, ascending; None where they are secret."""
    hand_size: int
    grounds: tuple[tuple[int, int, int], ...]
    """Tiles built as (tile, x, y), the fountain left out."""
    reserve: tuple[int, ...]
    given: tuple[int, ...]
    """Tiles left on the market that this seat has still to place (AL-8.3)."""
    wall: int
    """The length of the longest outer wall."""
    score: int


@dataclass(frozen=True)
class Observation:
    """What one seat may know now."""

    seat: int
    to_move: int | None
    phase: str
    first: int | None
    market: tuple[int | None, ...]
    display: Cards
    bag_size: int
    deck_size: int
    unseen_tiles: tuple[int, ...]
    """Tiles still in the bag: what has been seen is known."""
    unseen_cards: Cards | None
    """Cards still in the deck, known only where hands are open."""
    discards: Cards
    bought: tuple[int, ...]
    """Tiles the seat to move has still to place."""
    dirk: tuple[int, ...]
    scorings_held: int
    piles: tuple[int, ...]
    """Money cards left in each pile, scoring cards not counted (AL-2.5)."""
    is_ending: bool
    """Is no further turn played (AL-8.1)?"""
    seats: tuple[SeatView, ...]
    dirk_score: int | None


def tiles_in(members: int) -> tuple[int, ...]:
    """The tiles of a set."""
    return tuple(tile for tile in range(TILE_COUNT) if members >> tile & 1)


def cards_of(purses: list[int]) -> Cards:
    """The kinds of all cards in four purses, ascending."""
    return tuple(
        currency * VALUES + value - 1
        for currency in range(SLOTS)
        for value in range(1, VALUES + 1)
        for _ in range(count_in(purses[currency], value))
    )


def grounds_of(at: Position, seat: int) -> tuple[tuple[int, int, int], ...]:
    """The tiles of a seat's ground with their places."""
    return tuple(
        (tile, x_of(at.cell[tile]), y_of(at.cell[tile])) for tile in tiles_in(at.built[seat])
    )


def observation_of(options: Options, at: Position, seat: int) -> Observation:
    """The observation of one seat."""
    if not 0 <= seat < options.players:
        raise ValueError(f"seat: expected 0 to {options.players - 1}, got {seat}")
    mover = due(at)
    is_open = options.hands == "open"
    return Observation(
        seat=seat,
        to_move=mover if mover >= 0 else None,
        phase=PHASES[at.phase],
        first=at.first if at.first >= 0 else None,
        market=tuple(tile - 1 if tile else None for tile in at.market),
        display=tuple(card - 1 for card in at.display if card),
        bag_size=len(tiles_in(at.bag)),
        deck_size=sum(cards_in(purse) for purse in at.unseen),
        unseen_tiles=tiles_in(at.bag),
        unseen_cards=cards_of(at.unseen) if is_open else None,
        discards=cards_of(at.discards),
        bought=tiles_in(at.bought),
        dirk=tiles_in(at.dirk),
        scorings_held=at.scorings_held.bit_count(),
        piles=tuple(at.pile_left),
        is_ending=bool(at.is_ending),
        seats=tuple(
            _seat_view(at, other, is_shown=is_open or other == seat)
            for other in range(options.players)
        ),
        dirk_score=at.score[options.players] if options.has_dirk else None,
    )


def _seat_view(at: Position, seat: int, *, is_shown: bool) -> SeatView:
    return SeatView(
        hand=cards_of(at.hand[seat]) if is_shown else None,
        hand_size=sum(cards_in(purse) for purse in at.hand[seat]),
        grounds=grounds_of(at, seat),
        reserve=tiles_in(at.reserve[seat]),
        given=tiles_in(at.given[seat]),
        wall=longest_wall(at, seat),
        score=at.score[seat],
    )
