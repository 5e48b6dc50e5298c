"""What a player of Roll & Write believes: the weights of its judgement, all in one record."""

from typing import Annotated, Protocol

from alhambra.core.memory import Layout
from alhambra.core.values import Column, Number
from alhambra.rollwrite.catalog import ROUNDS, SIDE

TURNS = max(ROUNDS) + 1
"""A seat has from none to eighteen turns left."""


class Weights(Protocol):
    """The weights of one player. Field order is memory order."""

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


WEIGHTS: Layout[Weights] = Layout(Weights)


def greedy_weights() -> Weights:
    """The weights of the yardstick `greedy`."""
    weights = WEIGHTS.new()
    weights.lines = [0, 100, 400, 1_100, 2_900, 6_000, 10_000]
    weights.coin_early, weights.coin_late = 1_100, 500
    weights.behind = [0, 20, 50, 120, 270, 500, 730, 880, 950, 980, 1_000]
    weights.passed = 300
    weights.changes = 2
    return weights
