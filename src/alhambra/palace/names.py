"""Tiles and cards of a position, by their numbers or by their names: `tower-9NE`, `b7`."""

from collections.abc import Sequence
from functools import lru_cache

from alhambra.palace.actions import Cards
from alhambra.palace.catalog import CARD_NAMES, TILE_COUNT, TILE_NAMES, VALUES
from alhambra.palace.codes import x_of, y_of
from alhambra.palace.money import count_in
from alhambra.palace.position import Position

Names = tuple[str, ...]
KNOWN = 4096
"""How many sets, purses and places are remembered: those of some hundred tables."""


@lru_cache(KNOWN)
def tiles_in(members: int) -> tuple[int, ...]:
    """The tiles of a set, in the order of the box."""
    return tuple(tile for tile in range(TILE_COUNT) if members >> tile & 1)


@lru_cache(KNOWN)
def tiles_named(members: int) -> Names:
    """The same by their names."""
    return tuple(TILE_NAMES[tile] for tile in tiles_in(members))


@lru_cache(KNOWN)
def _kinds(currency: int, purse: int) -> Cards:
    """The kinds of all cards in the purse of a currency, ascending."""
    return tuple(
        currency * VALUES + value - 1
        for value in range(1, VALUES + 1)
        for _ in range(count_in(purse, value))
    )


@lru_cache(KNOWN)
def _named(currency: int, purse: int) -> Names:
    return tuple(CARD_NAMES[kind] for kind in _kinds(currency, purse))


def cards_in(purses: Sequence[int]) -> Cards:
    """The kinds of all cards in four purses, ascending."""
    one, two, three, four = purses
    return (*_kinds(0, one), *_kinds(1, two), *_kinds(2, three), *_kinds(3, four))


def cards_named(purses: Sequence[int]) -> Names:
    """The same by their names."""
    one, two, three, four = purses
    return (*_named(0, one), *_named(1, two), *_named(2, three), *_named(3, four))


def display_named(at: Position) -> tuple[str, ...]:
    """The cards face up, ascending."""
    return tuple(CARD_NAMES[card - 1] for card in at.display if card)


def market_named(at: Position) -> tuple[str | None, ...]:
    """The tile of each slot, None where it is empty."""
    return tuple(TILE_NAMES[tile - 1] if tile else None for tile in at.market)


def cells_of(at: Position, seat: int) -> tuple[int, ...]:
    """Where the tiles of a seat's grounds lie, in the order of the box."""
    cell = at.cell
    return tuple([cell[tile] for tile in tiles_in(at.built[seat])])


def grounds_named(at: Position, seat: int) -> tuple[tuple[str, int, int], ...]:
    """The tiles of a seat's grounds with their places, the fountain left out."""
    return _placed(at.built[seat], cells_of(at, seat))


@lru_cache(KNOWN)
def _placed(tiles: int, cells: tuple[int, ...]) -> tuple[tuple[str, int, int], ...]:
    names = tiles_named(tiles)
    return tuple((name, x_of(cell), y_of(cell)) for name, cell in zip(names, cells, strict=True))
