"""Tiles on offer to the seat to move: how each could be paid, and what exact payments lead to.

Every slot has its own currency, so that exact purchases never stand in each other's way (AL-3.4).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from alhambra.palace.catalog import VALUES
from alhambra.palace.changes import Site
from alhambra.palace.money import count_in
from alhambra.palace.names import cards_named
from alhambra.palace.position import Position


@dataclass(frozen=True, slots=True)
class Payment:
    """The cards of one way to pay."""

    cards: tuple[str, ...]
    over: int
    """How much too much it is; nothing if it is exact."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A tile of the market as the seat to move can have it."""

    slot: int
    tile: str
    price: int
    short: int
    """How much money is missing; nothing if it can be paid."""
    payments: tuple[Payment, ...]
    """Exact ones first, then those that lose least; few cards before many."""
    fits: int
    """In how many places it could be built now."""
    best: Site | None
    """Where it would bring most."""

    @property
    def is_exact(self) -> bool:
        """Can it be paid exactly?"""
        return bool(self.payments) and self.payments[0].over == 0


@dataclass(frozen=True, slots=True)
class Purchase:
    """A tile with the cards that pay it exactly."""

    tile: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chain:
    """Purchases that are all exact: one action more is left after them."""

    purchases: tuple[Purchase, ...]
    left: tuple[str, ...]
    """The cards that remain."""


@lru_cache(8192)
def can_pay_exactly(purse: int, price: int) -> bool:
    """Are there cards in a purse that make exactly this price?"""
    sums = 1
    for value in range(1, VALUES + 1):
        for _ in range(count_in(purse, value)):
            sums |= sums << value
    return bool(sums >> price & 1)


def chains_of(at: Position, offers: Sequence[Offer]) -> tuple[Chain, ...]:
    """All chains of two or more exact purchases, each with its fewest cards; longest first."""
    exact = [offer for offer in offers if offer.is_exact]
    chains = []
    for length in range(len(exact), 1, -1):
        for some in combinations(exact, length):
            purchases = tuple(Purchase(one.tile, one.payments[0].cards) for one in some)
            left = list(cards_named(at.hand[at.seat]))
            for one in purchases:
                for card in one.cards:
                    left.remove(card)
            chains.append(Chain(purchases, tuple(left)))
    return tuple(chains)
