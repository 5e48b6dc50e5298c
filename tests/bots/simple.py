"""A mind of Roll & Write for testing the search: an action is a line, full lines the value."""

from typing import Annotated, Protocol

from alhambra.bots.mind import FOREVER, LONGEST_LINE, MOST_LINES, Mind
from alhambra.core.kernel import kernel
from alhambra.core.memory import Layout
from alhambra.core.values import Column, Grid, Number
from alhambra.rollwrite.catalog import MOST_LEGAL
from alhambra.rollwrite.game import KERNELS
from alhambra.rollwrite.legal import legal
from alhambra.rollwrite.position import Position
from alhambra.rollwrite.scoring import line_points


class Desk(Protocol):
    lines: Annotated[Grid, MOST_LINES, LONGEST_LINE]
    points: Number
    chance: Number
    codes: Annotated[Column, MOST_LEGAL]


class Weights(Protocol):
    choice: Number
    """Which of the legal actions the policy plays."""
    turns: Number


@kernel
def policy(at: Position, desk: Desk, weights: Weights) -> int:
    return desk.codes[weights.choice % legal(at, desk)]


@kernel
def lines(at: Position, desk: Desk, weights: Weights) -> int:
    count = legal(at, desk)
    for line in range(count):
        desk.lines[line][0] = desk.codes[line]
        desk.lines[line][1] = -1
    return count


@kernel
def clock(at: Position) -> int:
    return at.rounds_begun * 8 + at.row


@kernel
def horizon(at: Position, weights: Weights) -> int:
    return weights.turns


@kernel
def value(at: Position, desk: Desk, weights: Weights, seat: int) -> int:
    points = 1_000 * line_points(at.marks[seat])
    desk.points = points
    desk.chance = 500
    return points


SIMPLE = Mind(KERNELS, Layout(Desk), Layout(Weights), policy, lines, clock, horizon, value)


def weights(choice: int = 0, turns: int = FOREVER) -> Weights:
    made: Weights = SIMPLE.weights.new()
    made.choice, made.turns = choice, turns
    return made
