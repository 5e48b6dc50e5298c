"""What money is worth to a seat, in thousandths of a point."""

from alhambra.bots.palace.beliefs import Weights
from alhambra.core.bits import has, lowest, size
from alhambra.core.kernel import kernel
from alhambra.palace.catalog import PRICE, SLOTS, TILE_COUNT, VALUES
from alhambra.palace.money import count_in, worth_of
from alhambra.palace.payments import LEAST_PRICE, MOST_PRICE
from alhambra.palace.position import Position

AT_PRICE = tuple(
    sum(1 << tile for tile in range(TILE_COUNT) if PRICE[tile] == price)
    for price in range(MOST_PRICE + 1)
)
"""The tiles of each price, as sets."""


@kernel
def sums_of(purse: int) -> int:
    """The totals that some cards of a purse have, as a set."""
    sums = 1
    for value in range(1, VALUES + 1):
        for _ in range(count_in(purse, value)):
            sums |= sums << value
    return sums & ((2 << MOST_PRICE) - 1)


@kernel
def unit_worth(at: Position, weights: Weights) -> int:
    """What a unit of money is worth now; nothing once the bag is empty."""
    left = size(at.bag)
    full = 5 * at.players
    return weights.unit * min(left, full) // full


@kernel
def useful(weights: Weights, money: int) -> int:
    """How much of a total in one currency is likely to be of use, in thousandths."""
    much = weights.much
    if money <= much:
        return 1_000 * money
    if money <= 2 * much:
        return 1_000 * much + weights.beyond * (money - much)
    return (1_000 + weights.beyond) * much + weights.far_beyond * (money - 2 * much)


@kernel
def exact_tiles(purse: int) -> int:
    """The tiles of the box that a purse pays exactly, as a set."""
    sums = sums_of(purse) >> LEAST_PRICE
    exact = 0
    while sums != 0:
        exact |= AT_PRICE[lowest(sums) + LEAST_PRICE]
        sums &= sums - 1
    return exact


@kernel
def purse_worth(at: Position, weights: Weights, purse: int) -> int:
    """What a purse is worth: its total, and how many tiles it pays exactly."""
    left = size(at.bag)
    if left == 0:
        return 0
    full = 5 * at.players
    worth = useful(weights, worth_of(purse)) * unit_worth(at, weights) // 1_000
    bonus = weights.exact * size(exact_tiles(purse) & at.bag) // left * min(left, full) // full
    return worth + bonus


@kernel
def money_worth(at: Position, weights: Weights, seat: int) -> int:
    """What all money of a seat is worth."""
    worth = 0
    for currency in range(SLOTS):
        worth += purse_worth(at, weights, at.hand[seat][currency])
    return worth


@kernel
def pays_exactly(purse: int, tile: int) -> bool:
    """Can the purse pay the price of a tile without change?"""
    return has(sums_of(purse), PRICE[tile])


@kernel
def action_worth(at: Position, weights: Weights) -> int:
    """What one more action is worth now."""
    left = size(at.bag)
    full = 2 * at.players
    return weights.action * min(left, full) // full
