"""Kernels that write in JSON what a seat alone sees: its cards, offers of the market, chains."""

from itertools import combinations

from alhambra.core.kernel import kernel
from alhambra.palace import catalog
from alhambra.palace.catalog import SLOTS
from alhambra.palace.codes import BUY
from alhambra.palace.codes import BUYS as PURCHASES
from alhambra.palace.money import cards_in, worth_of
from alhambra.palace.payments import FIRST_BUY, purse_paid
from alhambra.palace.position import Position
from alhambra.server.palace.choosing import write_fits
from alhambra.server.palace.pen import (
    CHAIN,
    CHAIN_ENDS,
    CHAINS,
    CHAINS_END,
    END,
    HAND,
    LEFT,
    LIST_ENDS,
    OF_TILE,
    OFFER,
    OFFERED,
    OFFERS,
    OWN,
    PAYMENT,
    PAYMENT_OVER,
    PAYMENTS,
    PRICE,
    PURCHASE_CARDS,
    PURCHASE_ENDS,
    SHORT,
    TILE,
    Writing,
    comma,
    is_full,
    say,
    say_cards,
    told,
)
from alhambra.server.palace.viewing import write_hand
from alhambra.server.pen import CLOSE, OPEN, letter

PRICES = catalog.PRICE
MOST_PAID = max(PRICES)
"""Cards that a payment may have, and more than it may be too much."""


def _subsets() -> tuple[int, ...]:
    """Sets of two slots or more, in the order in which chains are told: the longest first."""
    return tuple(
        sum(1 << slot for slot in some)
        for length in range(SLOTS, 1, -1)
        for some in combinations(range(SLOTS), length)
    )


SUBSETS = _subsets()


@kernel
def write_own(at: Position, room: Writing, seat: int) -> None:
    """Write what a seat alone sees, up to its offers."""
    told(room, OWN, seat)
    say(room, HAND)
    write_hand(at, room, seat)
    say(room, OFFERS)


@kernel
def write_offers(at: Position, room: Writing, count: int) -> bool:
    """Write the tiles of the market as the seat to move can have them, and the chains of them.

    The legal actions were weighed; False if there is no room.
    """
    letter(room, OPEN)
    written = 0
    for slot in range(SLOTS):
        if at.market[slot] != 0:
            comma(room, written)
            if not write_offer(at, room, count, slot):
                return False
            written += 1
    letter(room, CLOSE)
    return write_chains(at, room, count)


@kernel
def purse_bought(at: Position, code: int, slot: int) -> int:
    """The cards with which a purchase pays the tile of a slot; none if it is another action."""
    if code < BUY + slot * PURCHASES or code >= BUY + (slot + 1) * PURCHASES:
        return 0
    tile = at.market[slot] - 1
    return purse_paid(tile, code - BUY - slot * PURCHASES - FIRST_BUY[tile])


@kernel
def write_offer(at: Position, room: Writing, count: int, slot: int) -> bool:
    """Write a tile with all ways to pay it: exact ones first, few cards before many."""
    tile = at.market[slot] - 1
    told(room, OFFER, slot)
    say(room, OFFERED)
    say(room, TILE + tile)
    told(room, PRICE, PRICES[tile])
    told(room, SHORT, max(0, PRICES[tile] - worth_of(at.hand[at.seat][slot])))
    say(room, PAYMENTS)
    if not write_payments(at, room, count, slot):
        return False
    say(room, LIST_ENDS)
    write_fits(at, room, slot)
    say(room, END)
    return True


@kernel
def write_payments(at: Position, room: Writing, count: int, slot: int) -> bool:
    """Write the ways to pay a tile in their order; False if there is no room."""
    tile = at.market[slot] - 1
    payments = 0
    for choice in range(count):
        if purse_bought(at, room.codes[choice], slot) != 0:
            payments += 1
    written = 0
    over = 0
    while written < payments:
        for cards in range(1, MOST_PAID + 1):
            for choice in range(count):
                purse = purse_bought(at, room.codes[choice], slot)
                if purse == 0 or cards_in(purse) != cards or worth_of(purse) != PRICES[tile] + over:
                    continue
                if is_full(room):
                    return False
                comma(room, written)
                say(room, PAYMENT)
                say_cards(room, 0, slot, purse)
                told(room, PAYMENT_OVER, over)
                say(room, END)
                written += 1
        over += 1
    return True


@kernel
def exact_purse(at: Position, room: Writing, count: int, slot: int) -> int:
    """The fewest cards that pay the tile of a slot exactly, 0 where none do."""
    found = 0
    for choice in range(count):
        purse = purse_bought(at, room.codes[choice], slot)
        if purse != 0 and worth_of(purse) == PRICES[at.market[slot] - 1]:
            if found == 0 or cards_in(purse) < cards_in(found):
                found = purse
    return found


@kernel
def write_chains(at: Position, room: Writing, count: int) -> bool:
    """Write all chains of exact purchases, longest first (AL-3.4); False if there is no room."""
    exact = 0
    for slot in range(SLOTS):
        if exact_purse(at, room, count, slot) != 0:
            exact |= 1 << slot
    say(room, CHAINS)
    written = 0
    for number in range(len(SUBSETS)):
        if SUBSETS[number] & ~exact == 0:
            if is_full(room):
                return False
            comma(room, written)
            write_chain(at, room, count, SUBSETS[number])
            written += 1
    say(room, CHAINS_END)
    return True


@kernel
def write_chain(at: Position, room: Writing, count: int, slots: int) -> None:
    """Write a chain of purchases, and the cards that remain."""
    say(room, CHAIN)
    written = 0
    for slot in range(SLOTS):
        if slots >> slot & 1 != 0:
            comma(room, written)
            say(room, OF_TILE)
            say(room, TILE + at.market[slot] - 1)
            say(room, PURCHASE_CARDS)
            say_cards(room, 0, slot, exact_purse(at, room, count, slot))
            say(room, PURCHASE_ENDS)
            written += 1
    say(room, LEFT)
    cards = 0
    for slot in range(SLOTS):
        purse = at.hand[at.seat][slot]
        if slots >> slot & 1 != 0:
            purse -= exact_purse(at, room, count, slot)
        cards = say_cards(room, cards, slot, purse)
    say(room, CHAIN_ENDS)
