"""Kernels for the border: one for every kind of argument."""

from alhambra.core.kernel import kernel
from alhambra.core.root import Numbers, Real, Scratch, Several, Whole
from tests.compiled.making import root_of
from tests.compiled.scene import SCENE, Scene


@kernel
def whole(number: int) -> int:
    """A number as it comes."""
    return number


@kernel
def few(number: int) -> int:
    """A number within bounds."""
    return number


@kernel
def real(number: float) -> int:
    """A float, rounded."""
    return round(number)


@kernel
def record(at: Scene, number: int) -> int:
    """A record and a number."""
    at.x += number
    return at.x


@kernel
def numbers(buffer: list[int]) -> int:
    """How many numbers a buffer has."""
    return len(buffer)


@kernel
def several(scenes: list[Scene]) -> int:
    """How many records a buffer has."""
    return len(scenes)


@kernel
def listed(at: Scene, room: Scene, count: int) -> int:
    """So many numbers; how many is not checked here."""
    for place in range(min(count, 8)):
        room.cells[place] = at.cells[place]
    return count


@kernel
def waits(at: Scene, buffer: list[int], room: Scene, rounds: int) -> int:
    """Go round until somebody writes x; was there somebody?"""
    for _ in range(rounds):
        if at.x != 0:
            return 1
        at.y += 1
        room.y += 1
        buffer[room.y & 7] += 1
    return 0


@kernel
def stays(at: Scene, buffer: list[int], room: Scene, rounds: int) -> int:
    """The same, and nobody else may run."""
    return waits(at, buffer, room, rounds)


ROOTS = (
    root_of(whole, Whole()),
    root_of(few, Whole(-2, 7)),
    root_of(real, Real()),
    root_of(record, SCENE, Whole()),
    root_of(numbers, Numbers()),
    root_of(several, Several(SCENE)),
    root_of(listed, SCENE, Scratch(SCENE), Whole(), lists="cells"),
    root_of(waits, SCENE, Numbers(), Scratch(SCENE), Whole(), lets_others_run=True),
    root_of(stays, SCENE, Numbers(), Scratch(SCENE), Whole()),
)
