"""The tiles on offer: the cheapest ways to pay them, and the hope to buy them later."""

from dataclasses import dataclass

from alhambra.bots.palace.purse import action_worth, pays_exactly, purse_worth, unit_worth
from alhambra.bots.palace.siting import Desk
from alhambra.palace.catalog import PRICE, SLOTS
from alhambra.palace.codes import BUY, BUYS
from alhambra.palace.legal import list_buys
from alhambra.palace.money import worth_of
from alhambra.palace.payments import FIRST_BUY, is_exact, purse_paid
from alhambra.palace.position import Position

STILL_THERE = 500
"""Chance in thousandths that a tile is still on offer in the next turn."""

NEARLY = 6
"""With so much more money a tile can be bought: an ordinary card."""

CHANGE = 2
"""How much a purchase that is not exact usually pays too much."""

SAVED = 600
"""How much of an action's worth an exact purchase saves, in thousandths."""


@dataclass(frozen=True)
class Purchase:
    """A way to pay a tile: its code, the purse left, and what the money paid was worth."""

    code: int
    purse: int
    cost: int


@dataclass
class Offer:
    """A tile on the market, with the cheapest exact and the cheapest other purchase."""

    slot: int
    tile: int
    exact: Purchase | None = None
    dear: Purchase | None = None


def offers_of(at: Position, seat: int, desk: Desk) -> list[Offer]:
    """The tiles on offer with the best payments the hand allows."""
    offers = {
        slot: Offer(slot, at.market[slot] - 1) for slot in range(SLOTS) if at.market[slot] != 0
    }
    for code in desk.choices.codes[: list_buys(at, desk.choices, 0)]:
        offer = offers[(code - BUY) // BUYS]
        payment = code - BUY - offer.slot * BUYS - FIRST_BUY[offer.tile]
        before = at.hand[seat][offer.slot]
        purse = before - purse_paid(offer.tile, payment)
        paid = Purchase(code, purse, purse_worth(at, before) - purse_worth(at, purse))
        if is_exact(offer.tile, payment):
            if offer.exact is None or paid.cost < offer.exact.cost:
                offer.exact = paid
        elif offer.dear is None or paid.cost < offer.dear.cost:
            offer.dear = paid
    return list(offers.values())


def hope(at: Position, offer: Offer, purse: int, gain: int) -> int:
    """What it is worth to be able to buy a tile with this gain in the next turn."""
    price = PRICE[offer.tile]
    money = worth_of(purse)
    chance = STILL_THERE
    net = gain - price * unit_worth(at)
    if pays_exactly(purse, offer.tile):
        net += saved(at)
    elif money >= price:
        net -= CHANGE * unit_worth(at)
    elif money + NEARLY >= price:
        chance = STILL_THERE * STILL_THERE // 1_000
    else:
        return 0
    return max(0, net) * chance // 1_000


def saved(at: Position) -> int:
    """What it is worth that a purchase is exact, beside the action that follows.

    The same money would otherwise buy some other tile later, at the price of an action.
    """
    return action_worth(at) * SAVED // 1_000
