"""Payments found by rungs are those that the rule names: enough, and no card to spare (AL-3.3)."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra.palace.catalog import PRICE
from alhambra.palace.payments import (
    LEAST_PRICE,
    MOST_PRICE,
    PAYMENTS,
    PURSE,
    RUNGS,
    TOTAL,
    payments_of,
    purse_of,
    rungs_of,
)


def by_the_rule(cards: list[int], price: int) -> set[tuple[int, ...]]:
    """Every choice of cards that pays a price and of which none could be left out."""
    return {
        paid
        for size in range(1, len(cards) + 1)
        for paid in combinations(sorted(cards, reverse=True), size)
        if sum(paid) >= price > sum(paid) - min(paid)
    }


PURSES = st.lists(st.integers(1, 9), max_size=9).filter(
    lambda cards: all(cards.count(value) <= 3 for value in cards)
)


@given(PURSES, st.integers(LEAST_PRICE, MOST_PRICE))
@settings(max_examples=300)
def test_a_purse_allows_exactly_the_payments_of_the_rule(cards: list[int], price: int) -> None:
    missing = ~rungs_of(purse_of(tuple(cards)))
    paid = payments_of(price)
    allowed = {paid[n] for n in range(PAYMENTS[price]) if RUNGS[price][n] & missing == 0}
    assert allowed == by_the_rule(cards, price)


def test_tables_of_payments_tell_cards_and_totals() -> None:
    for price in sorted(set(PRICE)):
        paid = payments_of(price)
        assert len(set(paid)) == len(paid) == PAYMENTS[price]
        for number, cards in enumerate(paid):
            assert PURSE[price][number] == purse_of(cards)
            assert TOTAL[price][number] == sum(cards)
