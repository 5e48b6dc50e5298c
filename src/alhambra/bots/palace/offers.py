"""The tiles on offer: the cheapest ways to pay them, and the hope to buy them later."""

from alhambra.bots.palace.beliefs import Weights
from alhambra.bots.palace.desk import Desk
from alhambra.bots.palace.purse import action_worth, pays_exactly, purse_worth, unit_worth
from alhambra.core.kernel import kernel
from alhambra.palace.catalog import PRICE, SLOTS
from alhambra.palace.codes import BUY, BUYS
from alhambra.palace.legal import list_buys
from alhambra.palace.money import worth_of
from alhambra.palace.payments import FIRST_BUY, is_exact, purse_paid
from alhambra.palace.position import Position


@kernel
def write_buys(at: Position, desk: Desk) -> int:
    """Write the codes of all purchases; how many."""
    return list_buys(at, desk, 0)


@kernel
def find_offers(at: Position, desk: Desk, weights: Weights) -> None:
    """Note the best payments that the hand allows for the tiles on offer."""
    for slot in range(SLOTS):
        desk.exact_code[slot] = -1
        desk.dear_code[slot] = -1
    count = write_buys(at, desk)
    for number in range(count):
        code = desk.codes[number]
        slot = (code - BUY) // BUYS
        tile = at.market[slot] - 1
        payment = code - BUY - slot * BUYS - FIRST_BUY[tile]
        before = at.hand[at.seat][slot]
        purse = before - purse_paid(tile, payment)
        cost = purse_worth(at, weights, before) - purse_worth(at, weights, purse)
        if is_exact(tile, payment):
            if desk.exact_code[slot] < 0 or cost < desk.exact_cost[slot]:
                desk.exact_code[slot] = code
                desk.exact_purse[slot] = purse
                desk.exact_cost[slot] = cost
        elif desk.dear_code[slot] < 0 or cost < desk.dear_cost[slot]:
            desk.dear_code[slot] = code
            desk.dear_cost[slot] = cost


@kernel
def hope(at: Position, weights: Weights, tile: int, purse: int, gain: int) -> int:
    """What it is worth to be able to buy a tile with this gain in the next turn."""
    price = PRICE[tile]
    money = worth_of(purse)
    if money + weights.nearly < price:
        return 0
    chance = weights.still_there
    net = gain - price * unit_worth(at, weights)
    if pays_exactly(purse, tile):
        net += saving(at, weights)
    elif money >= price:
        net -= weights.change * unit_worth(at, weights)
    else:
        chance = weights.still_there * weights.still_there // 1_000
    return max(0, net) * chance // 1_000


@kernel
def saving(at: Position, weights: Weights) -> int:
    """What it is worth that a purchase is exact, beside the action that follows.

    The same money would otherwise buy some other tile later, at the price of an action.
    """
    return action_worth(at, weights) * weights.saved // 1_000
