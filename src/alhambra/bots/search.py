"""Searching a turn: every line is tried in the same imagined futures, and the worse half given up.

A simulation plays a line, then goes on with the policy for everybody until the horizon, and asks
for the value there. Its chances depend on its number alone, so that all lines meet the same cards
and dice, and the same numbers give the same sums in whatever thread they are added up.
"""

from collections.abc import Callable
from typing import Annotated, Any, Protocol

from alhambra.bots.mind import LONGEST_LINE, MOST_LINES, Mind
from alhambra.core.chance import draw, seed_generator
from alhambra.core.kernel import kernel
from alhambra.core.memory import Layout
from alhambra.core.values import CHANCE, OVER, Column, Grid, Number

POLICY, LINES, SIMULATE, VALUE, MATCH = range(5)
"""What can be asked."""

MOST_ACTIONS = 10_000
"""A match or a simulation that takes more actions is broken off."""

PLAYERS = 8
"""Seats that a match has at most."""


class Study(Protocol):
    """What is known about the lines of a turn."""

    seat: Number
    seed: Number
    state: Annotated[Column, 4]
    """The generator of the imagined chances."""
    count: Number
    """How many lines there are."""
    lines: Annotated[Grid, MOST_LINES, LONGEST_LINE]
    running: Annotated[Column, MOST_LINES]
    """1 for a line that has not been given up."""
    visits: Annotated[Column, MOST_LINES]
    worth: Annotated[Column, MOST_LINES]
    """Sums over the simulations of each line: values, points and chances."""
    points: Annotated[Column, MOST_LINES]
    chance: Annotated[Column, MOST_LINES]
    player: Annotated[Column, PLAYERS]
    """At a match: whose weights each seat plays by."""


STUDY: Layout[Study] = Layout(Study)


def simulating(mind: Mind) -> Callable[..., None]:
    """The kernel that tries a line once."""
    rules = mind.kernels
    due, act, ways, fall, pour = rules.due, rules.act, rules.ways, rules.fall, rules.layout.pour
    policy, clock, horizon, value = mind.policy, mind.clock, mind.horizon, mind.value

    @kernel
    def simulate(
        here: Any, trial: Any, desk: Any, weights: Any, study: Any, line: int, number: int
    ) -> None:
        """Try a line once, in the future of this number."""
        pour(here, trial)
        seed_generator(study, study.seed, number)
        seat = study.seat
        left = horizon(here, weights) + 1
        now = clock(trial)
        is_mine = True
        step = 0
        for _ in range(MOST_ACTIONS):
            if clock(trial) != now:
                now = clock(trial)
                if is_mine:
                    left -= 1
                is_mine = False
            mover = due(trial)
            if left == 0 or mover == OVER:
                break
            if mover == CHANCE:
                fall(trial, draw(study, ways(trial)))
                continue
            if mover == seat:
                is_mine = True
            code = -1
            if step < LONGEST_LINE:
                code = study.lines[line][step]
                step += 1
                if code < 0 or mover != seat:
                    step = LONGEST_LINE
                    code = -1
            if code < 0:
                code = policy(trial, desk, weights)
            act(trial, code)
        study.worth[line] += value(trial, desk, weights, seat)
        study.points[line] += desk.points
        study.chance[line] += desk.chance
        study.visits[line] += 1

    return simulate


def thinking(mind: Mind) -> Callable[..., int]:
    """The kernel that answers every question about a position of a game.

    It takes the position, another to try things on, a desk, the weights of one or several players,
    a study, a question and two numbers.
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
                        simulate(here, trial, desk, weights[0], study, line, number)
            return last - first
        if question == VALUE:
            return value(here, desk, weights[0], first)
        pour(here, trial)
        seed_generator(study, study.seed, first)
        return play_match(trial, desk, weights, study)

    return think
