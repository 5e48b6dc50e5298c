"""Learning by temporal differences: compiled self-play that moves the table towards what came.

A seat's judgements of one game form a row: at the end of each turn before the dice are rolled, and
after. Each is moved towards the next ones and the final score, the nearer ones counting more.
"""

from typing import Annotated, Protocol

from alhambra.bots.rollwrite.beliefs import PAGE, TURNS, WEIGHTS, Weights
from alhambra.bots.rollwrite.desk import DESK, MOST_FEATURES, Desk
from alhambra.bots.rollwrite.play import policy
from alhambra.bots.rollwrite.table import list_features, turns_left
from alhambra.bots.rollwrite.value import final_score
from alhambra.core.chance import GENERATOR, Generator, draw, seed_generator
from alhambra.core.kernel import inlined, kernel
from alhambra.core.memory import Layout
from alhambra.core.root import Real, Root, Scratch, Whole
from alhambra.core.values import CHANCE, OVER, Column, Grid, RealGrid, Reals
from alhambra.rollwrite.catalog import SEATS
from alhambra.rollwrite.legal import due
from alhambra.rollwrite.ply import act, fall, ways
from alhambra.rollwrite.position import POSITION, Position

MOST_STATES = 4 * TURNS
"""Judgements of a seat in one game: three a turn at most, after its action, its keep, its dice."""


class Memory(Protocol):
    """What is remembered of a game, and the exact table."""

    states: Annotated[Column, SEATS]
    """How many judgements each seat has made."""
    counts: Annotated[Grid, SEATS, MOST_STATES]
    """How many numbers of the table each is the sum of."""
    left: Annotated[Grid, SEATS, MOST_STATES]
    values: Annotated[RealGrid, SEATS, MOST_STATES]
    features: Annotated[Column, SEATS * MOST_STATES * MOST_FEATURES]
    exact: Annotated[Reals, TURNS * PAGE]
    sums: Annotated[RealGrid, 3, TURNS]
    """Judgements and squared errors by turns left, then the number of scores and their sum."""


MEMORY: Layout[Memory] = Layout(Memory)
pour = POSITION.pour


@inlined
def feature_at(seat: int, state: int) -> int:
    """Where the features of a judgement begin."""
    return (seat * MOST_STATES + state) * MOST_FEATURES


@kernel
def judge(at: Position, desk: Desk, weights: Weights, memory: Memory, seat: int) -> None:
    """Remember what the table says to a seat now, and by which of its numbers."""
    state = memory.states[seat]
    count = list_features(at, desk, weights, seat)
    value = float(desk.fixed)
    for feature in range(count):
        memory.features[feature_at(seat, state) + feature] = desk.features[feature]
        value += memory.exact[desk.features[feature]]
    memory.counts[seat][state] = count
    memory.values[seat][state] = value
    memory.left[seat][state] = turns_left(at, seat)
    memory.states[seat] = state + 1


@kernel
def learn(
    weights: Weights, memory: Memory, seat: int, score: float, rate: float, decay: float
) -> None:
    """Move what a seat's judgements were made of; the sums add up how far each was off."""
    target = score
    state = memory.states[seat] - 1
    while state >= 0:
        value = memory.values[seat][state]
        left = memory.left[seat][state]
        memory.sums[0][left] += 1.0
        memory.sums[1][left] += (score - value) * (score - value)
        count = memory.counts[seat][state]
        step = rate * (target - value) / count
        if rate != 0.0:
            for feature in range(count):
                place = memory.features[feature_at(seat, state) + feature]
                memory.exact[place] += step
                weights.table[place] = round(memory.exact[place])
        target = decay * target + (1.0 - decay) * value
        state -= 1


@kernel
def practise(
    at: Position,
    desk: Desk,
    weights: Weights,
    generator: Generator,
    memory: Memory,
    beginning: Position,
    seed: int,
    first: int,
    games: int,
    rate: float,
    decay: float,
) -> None:
    """Play games against oneself and learn from each.

    With a rate of 0 nothing is learned, and the errors are those of games kept apart.
    """
    for turns in range(TURNS):
        for sums in range(3):
            memory.sums[sums][turns] = 0.0
    for game in range(first, first + games):
        pour(beginning, at)
        seed_generator(generator, seed, game)
        for seat in range(SEATS):
            memory.states[seat] = 0
        turn = -1  # whose turn it is until another begins
        while True:
            mover = due(at)
            if mover == OVER:
                break
            if mover == CHANCE:
                fall(at, draw(generator, ways(at)))
                continue
            if mover != turn:
                if turn >= 0 and at.players > 1:
                    judge(at, desk, weights, memory, turn)
                turn = mover
            code = policy(at, desk, weights)
            act(at, code)
            if due(at) != mover:
                judge(at, desk, weights, memory, mover)
                if at.players == 1:
                    turn = -1
        for seat in range(at.players):
            score = float(final_score(at, seat))
            memory.sums[2][0] += 1.0
            memory.sums[2][1] += score
            learn(weights, memory, seat, score, rate, decay)


PRACTISE = Root(
    "rollwrite.practise",
    practise,
    *(Scratch(POSITION), Scratch(DESK), WEIGHTS, Scratch(GENERATOR), MEMORY, POSITION),
    *(Whole(), Whole(), Whole(), Real(), Real()),
    lets_others_run=True,
)
