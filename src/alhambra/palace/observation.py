"""What one seat may know: everything but other hands, if they are secret (AL-2.2, option hands)."""

from dataclasses import dataclass

from alhambra.core.bits import size
from alhambra.palace.legal import due
from alhambra.palace.names import (
    cards_named,
    display_named,
    grounds_named,
    market_named,
    tiles_named,
)
from alhambra.palace.options import Options
from alhambra.palace.position import PHASES, Position
from alhambra.palace.setup import hand_cards
from alhambra.palace.sketch import wall_length

Names = tuple[str, ...]
"""Cards such as `b7` or tiles such as `tower-9NE`."""


@dataclass(frozen=True)
class SeatView:
    """One seat as another sees it."""

    hand: Names | None
    """The cards held, ascending; None where they are secret."""
    hand_size: int
    grounds: tuple[tuple[str, int, int], ...]
    """Tiles built with their places east and north of the fountain, which is left out."""
    reserve: Names
    given: Names
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
    market: tuple[str | None, ...]
    display: Names
    bag_size: int
    deck_size: int
    unseen_tiles: Names
    """Tiles still in the bag: what has been seen is known."""
    unseen_cards: Names | None
    """Cards still in the deck, known only where hands are open."""
    discards: Names
    bought: Names
    """Tiles the seat to move has still to place."""
    dirk: Names
    scorings_held: int
    piles: tuple[int, ...]
    """Money cards left in each pile, scoring cards not counted (AL-2.5)."""
    is_ending: bool
    """Is no further turn played (AL-8.1)?"""
    seats: tuple[SeatView, ...]
    dirk_score: int | None


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
        market=market_named(at),
        display=display_named(at),
        bag_size=size(at.bag),
        deck_size=at.deck,
        unseen_tiles=tiles_named(at.bag),
        unseen_cards=cards_named(at.unseen) if is_open else None,
        discards=cards_named(at.discards),
        bought=tiles_named(at.bought),
        dirk=tiles_named(at.dirk),
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
        hand=cards_named(at.hand[seat]) if is_shown else None,
        hand_size=hand_cards(at, seat),
        grounds=grounds_named(at, seat),
        reserve=tiles_named(at.reserve[seat]),
        given=tiles_named(at.given[seat]),
        wall=wall_length(at, seat),
        score=at.score[seat],
    )
