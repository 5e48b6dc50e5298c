"""Payments: every way to pay a price without a card that could be left out (AL-3.3).

The payments of a price are the descending lists of values whose proper prefixes stay below it.
They are kept as one tree per price, flattened: a node says which card it adds; if the purse has
it, go on with the next node, otherwise skip all nodes below it.
"""

from alhambra.core.kernel import inlined
from alhambra.palace.catalog import COPIES, PRICE, VALUES

LEAST_PRICE, MOST_PRICE = min(PRICE), max(PRICE)


def _grow(
    price: int, prefix: tuple[int, ...], nodes: list[list[int]], paid: list[tuple[int, ...]]
) -> None:
    """Append the tree below a prefix: value, how many of it by now, skip, payment or -1."""
    for value in range(prefix[-1] if prefix else VALUES, 0, -1):
        payment = (*prefix, value)
        if payment.count(value) > COPIES:
            continue
        node = [value, payment.count(value), 0, -1]
        nodes.append(node)
        if sum(payment) >= price:
            node[3] = len(paid)
            paid.append(payment)
        else:
            _grow(price, payment, nodes, paid)
        node[2] = len(nodes)


def payments_of(price: int) -> list[tuple[int, ...]]:
    """All payments of a price, values descending, in the order of their numbers."""
    paid: list[tuple[int, ...]] = []
    _grow(price, (), [], paid)
    return paid


def purse_of(values: tuple[int, ...]) -> int:
    """The purse that holds these values."""
    return sum(1 << (2 * value - 2) for value in values)


def _tables() -> tuple[tuple[int, ...], ...]:
    """All trees one behind the other, a number a node, and all payments."""
    nodes: list[int] = []
    payments: list[tuple[int, ...]] = []
    first_node = [0] * (MOST_PRICE + 2)
    first_payment = [0] * (MOST_PRICE + 2)
    for price in range(LEAST_PRICE, MOST_PRICE + 1):
        tree: list[list[int]] = []
        paid: list[tuple[int, ...]] = []
        _grow(price, (), tree, paid)
        first_node[price], first_payment[price] = len(nodes), len(payments)
        nodes += [
            2 * (value - 1) | times << TIMES | (skip - number) << SKIP | (payment + 1) << PAYMENT
            for number, (value, times, skip, payment) in enumerate(tree)
        ]
        payments += paid
    first_node[MOST_PRICE + 1], first_payment[MOST_PRICE + 1] = len(nodes), len(payments)
    return (
        tuple(nodes),
        tuple(first_node),
        tuple(first_payment),
        tuple(purse_of(payment) for payment in payments),
        tuple(sum(payment) for payment in payments),
    )


TIMES, SKIP, PAYMENT = 5, 8, 24
"""Where a node keeps how many cards of its value it wants, how far to skip, and its payment + 1.

Its lowest bits are the place of the value in a purse.
"""

NODES, FIRST_NODE, FIRST_PAYMENT, PURSE, TOTAL = _tables()

PAYMENT_COUNT = tuple(FIRST_PAYMENT[price + 1] - FIRST_PAYMENT[price] for price in PRICE)
"""How many payments there are for each tile."""

FIRST_BUY = tuple(sum(PAYMENT_COUNT[:tile]) for tile in range(len(PRICE) + 1))
"""Purchases are numbered tile by tile; this is where each tile's payments begin."""


@inlined
def purse_paid(tile: int, payment: int) -> int:
    """The cards of a payment for a tile."""
    return PURSE[FIRST_PAYMENT[PRICE[tile]] + payment]


@inlined
def is_exact(tile: int, payment: int) -> bool:
    """Does this payment leave nothing over (AL-3.4)?"""
    return TOTAL[FIRST_PAYMENT[PRICE[tile]] + payment] == PRICE[tile]


@inlined
def has_cards(purse: int, node: int) -> bool:
    """Does a purse have the card a node adds, beside those above it in the tree?"""
    return (purse >> (node & 31)) & 3 >= (node >> TIMES) & 3


@inlined
def skip_of(node: int) -> int:
    """How many nodes to go on to leave out all below this one."""
    return (node >> SKIP) & 0xFFFF


@inlined
def payment_of(node: int) -> int:
    """The payment that is complete with this node, -1 if it is not."""
    return (node >> PAYMENT) - 1
