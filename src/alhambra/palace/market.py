"""The market and the money display: laid out, taken from, refilled (AL-2.1, AL-2.4, AL-6.1)."""

from alhambra.core.kernel import inlined, kernel
from alhambra.palace.catalog import SLOTS
from alhambra.palace.position import Position


@kernel
def empty_slot(at: Position) -> int:
    """The first empty slot of the market, or SLOTS if it is full."""
    for slot in range(SLOTS):
        if at.market[slot] == 0:
            return slot
    return SLOTS


@kernel
def slot_of(at: Position, tile: int) -> int:
    """The slot a tile lies in, or SLOTS if it is not on offer."""
    for slot in range(SLOTS):
        if at.market[slot] == tile + 1:
            return slot
    return SLOTS


@inlined
def lay_tile(at: Position, tile: int) -> None:
    """Put a tile from the bag into the first empty slot (AL-6.1)."""
    at.bag &= ~(1 << tile)
    at.market[empty_slot(at)] = tile + 1


@inlined
def display_is_full(at: Position) -> bool:
    """Do four cards lie face up?"""
    return at.display[SLOTS - 1] != 0


@kernel
def lay_card(at: Position, kind: int) -> None:
    """Lay a card face up, in its order among the others."""
    card = kind + 1
    for place in range(SLOTS):
        other = at.display[place]
        if other == 0:
            at.display[place] = card
            return
        if other > card:
            at.display[place] = card
            card = other


@kernel
def is_on_display(at: Position, cards: int) -> bool:
    """Do these cards lie face up? Four of seven bits each, ascending, 0 where there is none."""
    place = 0
    for _ in range(SLOTS):
        card = cards & 127
        cards >>= 7
        if card == 0:
            continue
        while place < SLOTS and at.display[place] != card:
            place += 1
        if place == SLOTS:
            return False
        place += 1
    return True


@kernel
def take_card(at: Position, card: int) -> None:
    """Take one card, kind + 1, off the display."""
    found = 0
    for place in range(SLOTS):
        if found == 0 and at.display[place] == card:
            found = 1
        if found != 0:
            at.display[place] = at.display[place + 1] if place + 1 < SLOTS else 0
