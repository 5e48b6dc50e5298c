"""Payments: every way to pay a price without a card that could be left out (AL-3.3).

The payments of a price are the descending lists of values whose proper prefixes stay below it.
To ask many of them at once, cards are counted on a ladder: a purse has a rung for "at least one
nine", another for "at least two nines", and so on. A payment is possible exactly if the purse has
all its rungs.
"""

from alhambra.core.kernel import inlined, kernel
from alhambra.palace.catalog import COPIES, PRICE, VALUES
from alhambra.palace.money import SINGLES

LEAST_PRICE, MOST_PRICE = min(PRICE), max(PRICE)


def payments_of(price: int, prefix: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """All payments of a price, values descending, in the order of their numbers."""
    paid: list[tuple[int, ...]] = []
    for value in range(prefix[-1] if prefix else VALUES, 0, -1):
        payment = (*prefix, value)
        if payment.count(value) > COPIES:
            continue
        paid += [payment] if sum(payment) >= price else payments_of(price, payment)
    return paid


def purse_of(values: tuple[int, ...]) -> int:
    """The purse that holds these values."""
    return sum(1 << (2 * value - 2) for value in values)


_PAYMENTS = tuple(
    payments_of(price) if price >= LEAST_PRICE else [] for price in range(MOST_PRICE + 1)
)


@inlined
def rungs_of(purse: int) -> int:
    """The rungs of a purse: in bits 0 to 17 one and two cards of each value, then three."""
    low = purse & SINGLES
    high = purse >> 1 & SINGLES
    return low | high | high << 1 | (low & high) << 2 * VALUES


def _in_rows(values: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    """A row for every price, all of one length."""
    most = max(len(row) for row in values)
    return tuple((*row, *[0] * (most - len(row))) for row in values)


PURSE = _in_rows([[purse_of(payment) for payment in row] for row in _PAYMENTS])
"""The cards of each payment, by price and number."""
RUNGS = _in_rows([[rungs_of(purse_of(payment)) for payment in row] for row in _PAYMENTS])
"""The rungs of each payment, likewise."""
TOTAL = _in_rows([[sum(payment) for payment in row] for row in _PAYMENTS])
"""The total of each payment, likewise."""

PAYMENTS = tuple(len(payments) for payments in _PAYMENTS)
"""How many payments there are for each price."""

FIRST_BUY = tuple(sum(PAYMENTS[price] for price in PRICE[:tile]) for tile in range(len(PRICE) + 1))
"""Purchases are numbered tile by tile; this is where each tile's payments begin."""


@inlined
def purse_paid(tile: int, payment: int) -> int:
    """The cards of a payment for a tile."""
    return PURSE[PRICE[tile]][payment]


@inlined
def is_exact(tile: int, payment: int) -> bool:
    """Does this payment leave nothing over (AL-3.4)?"""
    return TOTAL[PRICE[tile]][payment] == PRICE[tile]


@kernel
def count_payments(purse: int, price: int) -> int:
    """How many payments of a price a purse allows."""
    missing = ~rungs_of(purse)
    count = 0
    for payment in range(PAYMENTS[price]):
        count += RUNGS[price][payment] & missing == 0
    return count


@inlined
def nth_payment(purse: int, price: int, number: int) -> int:
    """One of the payments of a price that a purse allows, counted from the first."""
    missing = ~rungs_of(purse)
    payment = -1
    while number >= 0:
        payment += 1
        number -= RUNGS[price][payment] & missing == 0
    return payment
