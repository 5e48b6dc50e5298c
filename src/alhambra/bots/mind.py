"""What a game supplies to players that think ahead: a policy, whole turns, a horizon, a value."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Protocol

from alhambra.core.kernels import Kernels
from alhambra.core.memory import Layout
from alhambra.core.values import Grid, Number

MOST_LINES = 64
"""How many whole turns a player considers at most."""
LONGEST_LINE = 16
"""How many actions of a turn are written down; the policy plays on from there."""
NO_MORE = -1
"""Ends a line."""
FOREVER = 1 << 30
"""The horizon of a simulation that plays to the end of the game."""


class Desk(Protocol):
    """What every thinker's desk has; games add what they need to think."""

    lines: Annotated[Grid, MOST_LINES, LONGEST_LINE]
    """Whole turns, as codes of actions one after another."""
    points: Number
    """The final score that the last value expects, in thousandths."""
    chance: Number
    """The chance to win that the last value expects, in thousandths."""


@dataclass(frozen=True)
class Mind:
    """How a game is thought about: kernels over a position, a desk and weights.

    The position is as it was after each of them. Weights are everything a player believes.
    """

    kernels: Kernels
    desk: Layout[Any]
    weights: Layout[Any]
    policy: Callable[[Any, Any, Any], int]
    """The action that the seat to move would play without searching; leaves the lines alone."""
    lines: Callable[[Any, Any, Any], int]
    """Writes the whole turns worth considering, or what is left of one, best first; how many."""
    clock: Callable[[Any], int]
    """A number that stays the same until a turn is over."""
    horizon: Callable[[Any, Any], int]
    """How many own turns beyond this one are played before the value is asked."""
    value: Callable[[Any, Any, Any, int], int]
    """What a position is worth to a seat; notes points and chance on the desk."""
    name: str = ""
    """What the library calls it; nothing for one that is not in it."""
