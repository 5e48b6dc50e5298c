"""Imagined futures: a line is played, then the policy for everybody, and the end is valued.

The last turn of the horizon is one's own again. There the policy can play once more, or several
turns are weighed by the value they lead to: a player who weighs its turns will do so then, too.
"""

from collections.abc import Callable
from typing import Annotated, Any, Protocol

from alhambra.bots.mind import LONGEST_LINE, MOST_LINES, Mind
from alhambra.core.chance import draw, seed_generator
from alhambra.core.kernel import kernel
from alhambra.core.memory import Layout
from alhambra.core.values import CHANCE, OVER, Column, Grid, Number

MOST_ACTIONS = 10_000
"""A match or a simulation that takes more actions is broken off."""

PLAYERS = 8
"""Seats that a match has at most."""


class Study(Protocol):
    """What is known about the lines of a turn."""

    seat: Number
    replies: Number
    """How many turns are weighed at the end of a simulation; with none the policy plays it."""
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


def replying(mind: Mind) -> Callable[..., None]:
    """The kernel that ends a simulation with the best of some turns."""
    rules = mind.kernels
    due, act, ways, fall, pour = rules.due, rules.act, rules.ways, rules.fall, rules.layout.pour
    policy, clock, value, write_lines = mind.policy, mind.clock, mind.value, mind.lines

    @kernel
    def reply(trial: Any, other: Any, desk: Any, weights: Any, study: Any, line: int) -> None:
        """Add the best value that the turn of the seat to move can lead to."""
        seat = study.seat
        count = min(write_lines(trial, desk, weights), study.replies)
        best = -(1 << 60)
        points = 0
        chance = 0
        for number in range(count):
            pour(trial, other)
            now = clock(other)
            step = 0
            for _ in range(MOST_ACTIONS):
                mover = due(other)
                if mover == OVER or clock(other) != now:
                    break
                if mover == CHANCE:
                    fall(other, draw(study, ways(other)))
                    continue
                code = desk.lines[number][step] if step < LONGEST_LINE else -1
                step = step + 1 if code >= 0 else LONGEST_LINE
                if code < 0:
                    code = policy(other, desk, weights)
                act(other, code)
            found = value(other, desk, weights, seat)
            if found > best:
                best = found
                points = desk.points
                chance = desk.chance
        study.worth[line] += best
        study.points[line] += points
        study.chance[line] += chance

    return reply


def simulating(mind: Mind) -> Callable[..., None]:
    """The kernel that tries a line once."""
    rules = mind.kernels
    due, act, ways, fall, pour = rules.due, rules.act, rules.ways, rules.fall, rules.layout.pour
    policy, clock, horizon, value = mind.policy, mind.clock, mind.horizon, mind.value
    reply = replying(mind)

    @kernel
    def simulate(
        here: Any,
        trial: Any,
        other: Any,
        desk: Any,
        weights: Any,
        study: Any,
        line: int,
        number: int,
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
                if not is_mine and left == 1 and study.replies > 0:
                    reply(trial, other, desk, weights, study, line)
                    study.visits[line] += 1
                    return
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
