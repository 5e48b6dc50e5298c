"""What a seat decides and what chance brings, as objects with a text (AL-3, AL-5)."""

from dataclasses import dataclass
from typing import TypeAlias

from alhambra.palace.catalog import card_name, tile_name

Cards: TypeAlias = tuple[int, ...]
"""Kinds of money cards, ascending."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take money from the display (AL-3.2)."""

    cards: Cards

    def __str__(self) -> str:
        """As records spell it: take y1 b3."""
        return f"take {card_names(self.cards)}"


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy a tile of the market with these cards (AL-3.3)."""

    tile: int
    cards: Cards

    def __str__(self) -> str:
        """As records spell it: buy tower-9NE with o4 o5."""
        return f"buy {tile_name(self.tile)} with {card_names(self.cards)}"


@dataclass(frozen=True, slots=True)
class Build:
    """Redesign: build a tile of the reserve (AL-5.1)."""

    tile: int
    x: int
    y: int

    def __str__(self) -> str:
        """As records spell it: build garden-8NW at +1,-2."""
        return f"build {tile_name(self.tile)} at {self.x:+d},{self.y:+d}"


@dataclass(frozen=True, slots=True)
class Remove:
    """Redesign: take a tile back into the reserve (AL-5.2)."""

    tile: int

    def __str__(self) -> str:
        """As records spell it: remove tower-9NE."""
        return f"remove {tile_name(self.tile)}"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Redesign: a tile of the reserve takes the place of one in the grounds (AL-5.3)."""

    tile: int
    new_tile: int

    def __str__(self) -> str:
        """As records spell it, what leaves the grounds first: exchange tower-9NE for garden-8NW."""
        return f"exchange {tile_name(self.tile)} for {tile_name(self.new_tile)}"


@dataclass(frozen=True, slots=True)
class Place:
    """Place a bought tile in the grounds (AL-3.7)."""

    tile: int
    x: int
    y: int

    def __str__(self) -> str:
        """As records spell it: place garden-8NW at +1,-2."""
        return f"place {tile_name(self.tile)} at {self.x:+d},{self.y:+d}"


@dataclass(frozen=True, slots=True)
class Reserve:
    """Put a bought tile into the reserve (AL-3.7)."""

    tile: int

    def __str__(self) -> str:
        """As records spell it: reserve garden-8NW."""
        return f"reserve {tile_name(self.tile)}"


@dataclass(frozen=True, slots=True)
class Give:
    """Give a bought tile to Dirk (AL-9.4)."""

    tile: int

    def __str__(self) -> str:
        """As records spell it: give garden-8NW."""
        return f"give {tile_name(self.tile)}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, where nothing can be done (AL-3.5)."""

    def __str__(self) -> str:
        """As records spell it."""
        return "pass"


Action: TypeAlias = Take | Buy | Build | Remove | Exchange | Place | Reserve | Give | Pass


@dataclass(frozen=True, slots=True)
class Card:
    """A money card drawn."""

    kind: int

    def __str__(self) -> str:
        """As records spell it: o5."""
        return card_name(self.kind)


@dataclass(frozen=True, slots=True)
class ScoringCard:
    """A scoring card drawn, 1 or 2 (AL-6.3)."""

    number: int

    def __str__(self) -> str:
        """As records spell it: scoring 1."""
        return f"scoring {self.number}"


@dataclass(frozen=True, slots=True)
class TileDrawn:
    """A tile drawn from the bag."""

    tile: int

    def __str__(self) -> str:
        """As records spell it: tower-12."""
        return tile_name(self.tile)


Chance: TypeAlias = Card | ScoringCard | TileDrawn


def card_names(cards: Cards) -> str:
    """Cards as texts list them."""
    return " ".join(card_name(kind) for kind in cards)
