"""Where learning begins: a table that judges much as `greedy` does."""

from alhambra.bots.rollwrite.beliefs import (
    COUNTS,
    MARKS_AT,
    MOST_COINS,
    PAGE,
    PATTERNS,
    RIVALS,
    THIRDS,
    TURNS,
    TYPES_AT,
    Weights,
    greedy_weights,
)
from alhambra.bots.rollwrite.evaluation import type_worth
from alhambra.bots.rollwrite.table import SUPPLY_STEPS, coins_at, line_at
from alhambra.core.values import BUILDINGS
from alhambra.rollwrite.catalog import CELLS, SIDE
from alhambra.rollwrite.position import POSITION

HEAD_START = 3
"""How many more points a mark to come is hoped to bring: hope makes a learner curious."""


def first_table(rows: int, rounds: int) -> list[int]:
    """The learned table before the first game, in hundredths of a point."""
    weights = greedy_weights()
    table = [0] * (TURNS * PAGE)
    for left in range(min(rounds + 1, TURNS)):
        page = left * PAGE
        for line in range(2 * SIDE):
            for pattern in range(PATTERNS):
                worth = weights.lines[pattern.bit_count()] // 10
                table[page + line_at(line, pattern)] = worth
        each = weights.coin_late + (weights.coin_early - weights.coin_late) * left // rounds
        for coins in range(MOST_COINS):
            for supply in range(len(SUPPLY_STEPS)):
                table[page + coins_at(coins, supply)] = each * coins // 10
        for marks in range(CELLS + 1):
            table[page + MARKS_AT + marks] = 100 * HEAD_START * left
        _fill_types(table, weights, left, rows, rounds)
    return table


def _fill_types(table: list[int], weights: Weights, left: int, rows: int, rounds: int) -> None:
    """Every type by the counts of its rows."""
    at = POSITION.new()
    at.rows, at.rounds, at.rounds_begun = rows, rounds, rounds - left
    for building in range(BUILDINGS):
        for own in range(COUNTS):
            for first in range(COUNTS):
                for second in range(first + 1):
                    for third in range(THIRDS if rows > THIRDS else 1):
                        counts = (own, first, second, max(0, min(second, own - 1 + third)), 0)
                        for row in range(rows):
                            at.counts[row][building] = counts[row]
                        worth = type_worth(at, weights, 0, building) // 10
                        rivals = first * (first + 1) // 2 + second
                        place = ((building * COUNTS + own) * RIVALS + rivals) * THIRDS + third
                        table[left * PAGE + TYPES_AT + place] = worth
