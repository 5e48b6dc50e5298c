"""What a player of Roll & Write believes: the weights of its judgement, all in one record."""

from typing import Annotated, Protocol

from alhambra.core.memory import Layout
from alhambra.core.values import BUILDINGS, Column, Number
from alhambra.rollwrite.catalog import CELLS, ROUNDS, SIDE

TURNS = max(ROUNDS) + 1
"""A seat has from none to eighteen turns left."""

# The learned table has a page for every number of turns left. On a page stand, in hundredths of a
# point: every row and column by the pattern of its marks; the coins left, by how many are still to
# be circled; the number of marks; the dice at hand; and every type by the counts of the rows.

PATTERNS = 1 << SIDE
MOST_COINS, SUPPLIES = 21, 5
"""Coins left from 0 to 20, and how far the lifetime supply reaches, in steps."""
DICE_KINDS = 20
"""No pair known, four dice to come, or a pair by what its crossing would bring."""
COUNTS = 8
"""Counts of a type are told apart up to seven."""
RIVALS = COUNTS * (COUNTS + 1) // 2
"""The two best rivals of a type, whoever they are."""
THIRDS = 3
"""The third best rival: behind, level or ahead."""

LINES_AT = 0
COINS_AT = LINES_AT + 2 * SIDE * PATTERNS
MARKS_AT = COINS_AT + MOST_COINS * SUPPLIES
DICE_AT = MARKS_AT + CELLS + 1
TYPES_AT = DICE_AT + DICE_KINDS
PAGE = TYPES_AT + BUILDINGS * COUNTS * RIVALS * THIRDS


class Weights(Protocol):
    """The weights of one player. Field order is memory order."""

    learned: Number
    """1 for a player that judges by the table, 0 for one that judges as `greedy` does."""

    lines: Annotated[Column, SIDE + 1]
    """A row or column by its marks, those still to come included, in thousandths of a point."""
    coin_early: Number
    """A coin in the first round."""
    coin_late: Number
    """A coin after the last round."""
    behind: Annotated[Column, 11]
    """Chance in thousandths that a rival ends ahead, by its lead in steps from -5 to 5."""
    passed: Number
    """What it minds handing a neighbour a building that is not built there yet."""
    changes: Number
    """How many changes of dice in a turn it considers."""

    spite: Number
    """How much of a point it would give for a rival's point, in thousandths."""
    reach: Number
    """How many own turns beyond this one its simulations play."""
    ending: Number
    """With so many turns left, simulations play to the end of the game."""
    spread: Annotated[Column, TURNS]
    """How far the difference of two scores still moves, in hundredths, by turns left."""
    table: Annotated[Column, TURNS * PAGE]
    """The learned values, page by page."""


WEIGHTS: Layout[Weights] = Layout(Weights)
LEARNT = {"spread": TURNS, "table": TURNS * PAGE}
"""The fields that a file of weights has, and how many numbers each."""


def greedy_weights() -> Weights:
    """The weights of the yardstick `greedy`."""
    weights = WEIGHTS.new()
    weights.lines = [0, 100, 400, 1_100, 2_900, 6_000, 10_000]
    weights.coin_early, weights.coin_late = 1_100, 500
    weights.behind = [0, 20, 50, 120, 270, 500, 730, 880, 950, 980, 1_000]
    weights.passed = 300
    weights.changes = 2
    return weights
