"""Tiles and cards of a position by their names: `tower-9NE`, `b7`."""

from collections.abc import Sequence

from alhambra.palace.catalog import CARD_NAMES, KINDS, SLOTS, TILE_COUNT, TILE_NAMES, VALUES
from alhambra.palace.money import count_in
from alhambra.palace.position import Position


def tiles_named(members: int) -> tuple[str, ...]:
    """The tiles of a set, in the order of the box."""
    return tuple(TILE_NAMES[tile] for tile in range(TILE_COUNT) if members >> tile & 1)


def cards_named(purses: Sequence[int]) -> tuple[str, ...]:
    """All cards of four purses, ascending."""
    return tuple(
        CARD_NAMES[kind]
        for kind in range(KINDS)
        for _ in range(count_in(purses[kind // VALUES], kind % VALUES + 1))
    )


def cards_in_hand(at: Position, seat: int) -> tuple[str, ...]:
    """All cards that a seat holds."""
    return cards_named(at.hand[seat])


def display_named(at: Position) -> tuple[str, ...]:
    """The cards face up, ascending."""
    return tuple(CARD_NAMES[card - 1] for card in at.display if card)


def market_named(at: Position) -> tuple[str | None, ...]:
    """The tile of each slot, None where it is empty."""
    return tuple(
        TILE_NAMES[at.market[slot] - 1] if at.market[slot] else None for slot in range(SLOTS)
    )
