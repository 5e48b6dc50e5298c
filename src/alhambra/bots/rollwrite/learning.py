"""Learning by temporal differences: compiled self-play that moves the table towards what came.

A seat's judgements of one game form a row: at the end of each turn before the dice are rolled, and
after. Each is moved towards the next ones and the final score, the nearer ones counting more.
"""

from typing import Any

from alhambra.bots.rollwrite.beliefs import TURNS, WEIGHTS
from alhambra.bots.rollwrite.desk import DESK, MOST_FEATURES
from alhambra.bots.rollwrite.play import policy
from alhambra.bots.rollwrite.table import list_features, turns_left
from alhambra.bots.rollwrite.value import final_score
from alhambra.core.chance import draw, seed_generator
from alhambra.core.kernel import kernel
from alhambra.core.values import CHANCE, OVER
from alhambra.rollwrite.catalog import SEATS
from alhambra.rollwrite.legal import due
from alhambra.rollwrite.ply import act, fall, ways
from alhambra.rollwrite.position import POSITION

RECORD, BELIEF, TABLETOP = POSITION.dtype(), WEIGHTS.dtype(), DESK.dtype()

MOST_STATES = 4 * TURNS
"""Judgements of a seat in one game: three a turn at most, after its action, its keep, its dice."""


@kernel
def judge(at: Any, desk: Any, weights: Any, memory: Any, seat: int) -> None:
    """Remember what the table says to a seat now, and by which of its numbers."""
    state = memory.states[seat]
    count = list_features(at, desk, weights, seat)
    value = float(desk.fixed)
    for feature in range(count):
        memory.features[seat][state][feature] = desk.features[feature]
        value += memory.exact[desk.features[feature]]
    memory.counts[seat][state] = count
    memory.values[seat][state] = value
    memory.left[seat][state] = turns_left(at, seat)
    memory.states[seat] = state + 1


@kernel
def learn(
    weights: Any, memory: Any, seat: int, score: float, rate: float, decay: float, sums: Any
) -> None:
    """Move what a seat's judgements were made of; `sums` adds up how far each was off."""
    target = score
    state = memory.states[seat] - 1
    while state >= 0:
        value = memory.values[seat][state]
        left = memory.left[seat][state]
        sums[0][left] += 1.0
        sums[1][left] += (score - value) * (score - value)
        count = memory.counts[seat][state]
        step = rate * (target - value) / count
        if rate != 0.0:
            for feature in range(count):
                place = memory.features[seat][state][feature]
                memory.exact[place] += step
                weights.table[place] = round(memory.exact[place])
        target = decay * target + (1.0 - decay) * value
        state -= 1


@kernel
def practise(
    words: Any,
    desks: Any,
    beliefs: Any,
    generators: Any,
    memories: Any,
    beginning: Any,
    seed: int,
    first: int,
    games: int,
    rate: float,
    decay: float,
    sums: Any,
) -> None:
    """Play games against oneself and learn from each.

    `sums` adds up judgements and squared errors by turns left, then scores and their number. With a
    rate of 0 nothing is learned, and the errors are those of games kept apart.
    """
    at = words.view(RECORD)[0]
    desk = desks[0]
    weights = beliefs.view(BELIEF)[0]
    generator = generators[0]
    memory = memories[0]
    for game in range(first, first + games):
        for word in range(words.shape[0]):
            words[word] = beginning[word]
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
            sums[2][0] += 1.0
            sums[2][1] += score
            learn(weights, memory, seat, score, rate, decay, sums)


def memory_type() -> Any:
    """The NumPy type of what is remembered of a game, and of the exact table."""
    import numpy as np

    size = WEIGHTS.fields["table"][0]
    return np.dtype(
        [
            ("states", np.int64, (SEATS,)),
            ("counts", np.int64, (SEATS, MOST_STATES)),
            ("left", np.int64, (SEATS, MOST_STATES)),
            ("values", np.float64, (SEATS, MOST_STATES)),
            ("features", np.int64, (SEATS, MOST_STATES, MOST_FEATURES)),
            ("exact", np.float64, (size,)),
        ]
    )
