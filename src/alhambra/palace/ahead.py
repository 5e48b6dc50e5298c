"""How near the next scoring is: exact, since nothing hidden has an order (AL-2.5, AL-2.6, AL-8.1).

In its pile a scoring card may lie anywhere with equal chance, so that all one needs is counted.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from alhambra.core.bits import lowest, size
from alhambra.palace.catalog import SLOTS
from alhambra.palace.position import Position

PILE_OF = {1: 2, 2: 4}
"""The pile that each scoring card is shuffled into (AL-2.5)."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """The next scoring: its number, and how many cards or tiles can lie before it."""

    number: int
    """1 or 2, called by a card; 3 comes with the end of the game."""
    pile: int | None
    """The pile its card lies in; None for the third scoring."""
    top: int
    """The pile on top now; 0 for a deck without scoring cards."""
    least: int | None
    """At least so many money cards are drawn before its card."""
    most: int | None
    """And at most so many: with one more it must have come."""
    bag: int
    """Tiles in the bag; the game ends when the market cannot be refilled (AL-8.1)."""
    missing: int
    """How many cards the display lacks now."""
    odds: tuple[tuple[int, int], ...]
    """The chance that it comes in a refill of none, one, two ... cards: so many ways out of all."""

    def chance(self, cards: int) -> Fraction:
        """The chance that its card comes while so many money cards are laid out."""
        return Fraction(*self.odds[cards])


def ahead_of(at: Position) -> Ahead | None:
    """How near the next scoring is; None once there is none to come by chance or end."""
    if at.scorings_held & 4:
        return None
    missing = at.display.count(0)
    return _ahead(at.scorings_hidden, at.pile, tuple(at.pile_left), size(at.bag), missing)


@lru_cache(4096)
def _ahead(hidden: int, top: int, left: tuple[int, ...], bag: int, missing: int) -> Ahead:
    common = {"top": top, "bag": bag, "missing": missing}
    if not hidden:
        never = ((0, 1),) * (SLOTS + 1)
        return Ahead(number=3, pile=None, least=None, most=None, odds=never, **common)
    number = lowest(hidden) + 1
    pile = PILE_OF[number]
    above = sum(left[: pile - 1])
    within = left[pile - 1]
    odds = tuple((max(0, min(cards - above, within + 1)), within + 1) for cards in range(SLOTS + 1))
    return Ahead(number=number, pile=pile, least=above, most=above + within, odds=odds, **common)
