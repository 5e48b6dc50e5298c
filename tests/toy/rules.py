"""The kernels of Pebbles: a heap, whose turn it is, and nothing else."""

from typing import Annotated, Protocol

from alhambra.core.kernel import kernel
from alhambra.core.kernels import Kernels
from alhambra.core.memory import Layout
from alhambra.core.values import CHANCE, OVER, Column, Number

MOST = 3
"""Pebbles that may be taken at once."""
SEATS = 4
TOO_MANY = 4


class Position(Protocol):
    players: Number
    heap: Number
    begun: Number
    """0 until it is drawn who begins."""
    seat: Number
    taken: Annotated[Column, SEATS]


class Choices(Protocol):
    codes: Annotated[Column, MOST]


@kernel
def due(at: Position) -> int:
    if at.begun == 0:
        return CHANCE
    return at.seat if at.heap > 0 else OVER


@kernel
def why_not(at: Position, code: int) -> int:
    return TOO_MANY if code + 1 > at.heap else 0


@kernel
def legal(at: Position, choices: Choices) -> int:
    count = 0
    if due(at) >= 0:
        while count < MOST and why_not(at, count) == 0:
            choices.codes[count] = count
            count += 1
    return count


@kernel
def nth(at: Position, choices: Choices, number: int) -> int:
    return choices.codes[number]


@kernel
def act(at: Position, code: int) -> None:
    at.heap -= code + 1
    at.taken[at.seat] += code + 1
    if at.heap > 0:
        at.seat = (at.seat + 1) % at.players


@kernel
def stage(at: Position) -> int:
    return at.begun


@kernel
def ways(at: Position) -> int:
    return at.players


@kernel
def weight(at: Position, code: int) -> int:
    return 1 if code < at.players else 0


@kernel
def nth_chance(at: Position, way: int) -> int:
    return way


@kernel
def reveal(at: Position, code: int) -> None:
    at.begun = 1
    at.seat = code


@kernel
def fall(at: Position, way: int) -> int:
    reveal(at, way)
    return way


POSITION: Layout[Position] = Layout(Position)
KERNELS = Kernels(
    layout=POSITION,
    choices=Layout(Choices),
    actions=MOST,
    chances=SEATS,
    due=due,
    stage=stage,
    legal=legal,
    count=legal,
    nth=nth,
    why_not=why_not,
    act=act,
    ways=ways,
    weight=weight,
    nth_chance=nth_chance,
    reveal=reveal,
    fall=fall,
)
