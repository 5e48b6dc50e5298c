"""Tiles and cards of a position, by their numbers or by their names: `tower-9NE`, `b7`."""

from collections.abc import Sequence

from alhambra.palace.actions import Cards
from alhambra.palace.catalog import CARD_NAMES, KINDS, TILE_COUNT, TILE_NAMES, VALUES
from alhambra.palace.codes import x_of, y_of
from alhambra.palace.money import count_in
from alhambra.palace.position import Position


def tiles_in(members: int) -> tuple[int, ...]:
    """The tiles of a set, in the order of the box."""
    return tuple(tile for tile in range(TILE_COUNT) if members >> tile & 1)


def tiles_named(members: int) -> tuple[str, ...]:
    """The same by their names."""
    return tuple(TILE_NAMES[tile] for tile in tiles_in(members))


def cards_in(purses: Sequence[int]) -> Cards:
    """The kinds of all cards in four purses, ascending."""
    return tuple(
        kind
        for kind in range(KINDS)
        for _ in range(count_in(purses[kind // VALUES], kind % VALUES + 1))
    )


def cards_named(purses: Sequence[int]) -> tuple[str, ...]:
    """The same by their names."""
    return tuple(CARD_NAMES[kind] for kind in cards_in(purses))


def display_named(at: Position) -> tuple[str, ...]:
    """The cards face up, ascending."""
    return tuple(CARD_NAMES[card - 1] for card in at.display if card)


def market_named(at: Position) -> tuple[str | None, ...]:
    """The tile of each slot, None where it is empty."""
    return tuple(TILE_NAMES[tile - 1] if tile else None for tile in at.market)


def grounds_named(at: Position, seat: int) -> tuple[tuple[str, int, int], ...]:
    """The tiles of a seat's ground with their places, the fountain left out."""
    return tuple(
        (TILE_NAMES[tile], x_of(at.cell[tile]), y_of(at.cell[tile]))
        for tile in tiles_in(at.built[seat])
    )
