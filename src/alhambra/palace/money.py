"""Money: purses, the deck as counts of unseen cards, its piles, discards (AL-1.2, AL-2, AL-6.2).

A purse holds the cards of one currency in one number: two bits for each value, how many there are.
"""

from alhambra.core.bits import size
from alhambra.core.kernel import inlined, kernel
from alhambra.palace.catalog import PILES, SLOTS, VALUES
from alhambra.palace.position import Position

SINGLES = 0b01_01_01_01_01_01_01_01_01
"""The low bits of all counts in a purse: one card of each value."""


@inlined
def count_in(purse: int, value: int) -> int:
    """How many cards of a value a purse holds."""
    return (purse >> (2 * value - 2)) & 3


@inlined
def one_card(value: int) -> int:
    """The purse with one card of a value; add it or subtract it."""
    return 1 << (2 * value - 2)


@inlined
def cards_in(purse: int) -> int:
    """How many cards a purse holds."""
    return size(purse & SINGLES) + 2 * size((purse >> 1) & SINGLES)


LOW_VALUES = 5
"""The worth of a purse is looked up in two parts: values up to this, and those above."""


def _worths(first: int, values: int) -> tuple[int, ...]:
    """The worth of every part of a purse that begins with this value."""
    return tuple(
        sum((first + value) * (part >> 2 * value & 3) for value in range(values))
        for part in range(1 << 2 * values)
    )


LOW_WORTH = _worths(1, LOW_VALUES)
HIGH_WORTH = _worths(LOW_VALUES + 1, VALUES - LOW_VALUES)


@inlined
def worth_of(purse: int) -> int:
    """The total value of a purse."""
    low = purse & ((1 << 2 * LOW_VALUES) - 1)
    return LOW_WORTH[low] + HIGH_WORTH[purse >> (2 * LOW_VALUES)]


@kernel
def count_deck(at: Position) -> None:
    """Count the cards of the deck anew."""
    at.deck = 0
    for currency in range(SLOTS):
        at.deck += cards_in(at.unseen[currency])


@kernel
def nth_unseen(at: Position, number: int) -> int:
    """The kind of one of the unseen cards, counted from the first."""
    currency = 0
    while number >= cards_in(at.unseen[currency]):
        number -= cards_in(at.unseen[currency])
        currency += 1
    value = 1
    while number >= count_in(at.unseen[currency], value):
        number -= count_in(at.unseen[currency], value)
        value += 1
    return currency * VALUES + value - 1


@kernel
def make_piles(at: Position) -> None:
    """Five piles of nearly equal size; a scoring card goes into the second and fourth (AL-2.5)."""
    for pile in range(PILES):
        at.pile_left[pile] = at.deck // PILES
        if pile < at.deck % PILES:
            at.pile_left[pile] += 1
    at.pile = 1
    at.scorings_hidden = 3


@inlined
def hidden_scoring(at: Position) -> int:
    """The scoring card in the pile on top: 1, 2, or 0 if there is none."""
    if at.pile == 2:
        return at.scorings_hidden & 1
    if at.pile == 4:
        return at.scorings_hidden & 2
    return 0


@kernel
def has_card(at: Position) -> bool:
    """Is there a card to draw? An empty deck is made anew of the discards (AL-6.2)."""
    if at.deck > 0 or hidden_scoring(at) != 0:
        return True
    for currency in range(SLOTS):
        at.unseen[currency] = at.discards[currency]
        at.discards[currency] = 0
    count_deck(at)
    return at.deck > 0


@kernel
def draw_card(at: Position, kind: int) -> None:
    """Take a card off the deck."""
    at.unseen[kind // VALUES] -= one_card(kind % VALUES + 1)
    at.deck -= 1
    if at.pile > 0:
        at.pile_left[at.pile - 1] -= 1
        uncover_pile(at)


@kernel
def draw_scoring(at: Position, scoring: int) -> None:
    """Set a scoring card aside; its scoring is held at the end of the turn (AL-6.3)."""
    at.scorings_hidden &= ~scoring
    at.scorings_due |= scoring
    uncover_pile(at)


@kernel
def uncover_pile(at: Position) -> None:
    """Go on to the next pile when the one on top is used up."""
    while at.pile > 0 and at.pile_left[at.pile - 1] == 0 and hidden_scoring(at) == 0:
        at.pile += 1
        if at.pile > PILES:
            at.pile = 0
