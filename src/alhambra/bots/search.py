"""Searching a turn: every line is tried in the same imagined futures, and the worse half given up.

The chances of a simulation depend on its number alone, so that all lines meet the same cards and
dice, and the same numbers give the same sums in whatever thread they are added up.
"""

from collections.abc import Callable
from typing import Any

from alhambra.bots.mind import LONGEST_LINE, Mind
from alhambra.bots.simulation import MOST_ACTIONS, PLAYERS, simulating
from alhambra.core.chance import draw, seed_generator
from alhambra.core.kernel import kernel
from alhambra.core.questions import REFUSED
from alhambra.core.values import CHANCE, OVER

POLICY, LINES, SIMULATE, VALUE, MATCH = range(5)
"""What can be asked."""


def thinking(mind: Mind) -> Callable[..., int]:
    """The kernel that answers every question about a position of a game.

    It takes the position, two others to try things on, a desk, the weights of one or several
    players, a study, a question and two numbers.
    """
    rules = mind.kernels
    due, act, ways, fall, pour = rules.due, rules.act, rules.ways, rules.fall, rules.layout.pour
    policy, write_lines, value = mind.policy, mind.lines, mind.value
    simulate = simulating(mind)

    @kernel
    def begin(here: Any, desk: Any, weights: Any, study: Any) -> int:
        """Write down the lines of the seat to move, nothing known about any; how many."""
        study.seat = due(here)
        study.count = write_lines(here, desk, weights)
        for line in range(study.count):
            for step in range(LONGEST_LINE):
                study.lines[line][step] = desk.lines[line][step]
            study.running[line] = 1
            study.visits[line] = 0
            study.worth[line] = 0
            study.points[line] = 0
            study.chance[line] = 0
        count: int = study.count
        return count

    @kernel
    def play_match(trial: Any, desk: Any, weights: Any, study: Any) -> int:
        """Play to the end, every seat by the weights of its player; how many actions it took.

        The visits are the actions of each seat then.
        """
        actions = 0
        for seat in range(PLAYERS):
            study.visits[seat] = 0
        while actions < MOST_ACTIONS:
            mover = due(trial)
            if mover == OVER:
                break
            if mover == CHANCE:
                fall(trial, draw(study, ways(trial)))
            else:
                act(trial, policy(trial, desk, weights[study.player[mover]]))
                actions += 1
                study.visits[mover] += 1
        return actions

    @kernel
    def think(
        here: Any,
        trial: Any,
        other: Any,
        desk: Any,
        weights: Any,
        study: Any,
        question: int,
        first: int,
        last: int,
    ) -> int:
        if question == POLICY:
            return policy(here, desk, weights[0])
        if question == LINES:
            return begin(here, desk, weights[0], study)
        if question == SIMULATE:
            for number in range(first, last):
                for line in range(study.count):
                    if study.running[line] != 0:
                        simulate(here, trial, other, desk, weights[0], study, line, number)
            return last - first
        if question == VALUE:
            if first < 0 or first >= here.players:
                return REFUSED
            return value(here, desk, weights[0], first)
        for seat in range(PLAYERS):
            if study.player[seat] < 0 or study.player[seat] >= len(weights):
                return REFUSED
        pour(here, trial)
        seed_generator(study, study.seed, first)
        return play_match(trial, desk, weights, study)

    return think
