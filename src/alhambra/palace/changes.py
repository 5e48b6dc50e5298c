"""What a change of the grounds would bring: walls, types and points of the next scoring (AL-7)."""

from collections.abc import Sequence
from dataclasses import dataclass

from alhambra.core.values import Building
from alhambra.palace.codes import x_of, y_of
from alhambra.palace.weighing import BEHIND, COUNT, EQUAL, GAIN, POINTS, WALL

LETTERS = tuple(building.letter for building in Building)


@dataclass(frozen=True, slots=True)
class TypeAfter:
    """A row's account in one type after a change, if the next scoring were held then."""

    building: str
    """The initial of the type."""
    count: int
    place: int | None
    """None where no place is rewarded or nothing is built."""
    shared: int
    """How many share the place."""
    points: int
    gain: int
    """How many points more than now."""


@dataclass(frozen=True, slots=True)
class Change:
    """What a change of the mover's grounds would bring in the next scoring."""

    wall: tuple[int, int]
    """The longest wall before and after."""
    types: tuple[TypeAfter, ...]
    """The types whose counts change: first the one that grows."""
    points: int
    """How many points more than now, walls and types together."""


@dataclass(frozen=True, slots=True)
class Site:
    """A place for a tile with what it would bring there."""

    x: int
    y: int
    change: Change


def type_after(
    line: Sequence[int], place: int, *, building: int, points: int, rewarded: int
) -> TypeAfter:
    """The account at a place of a line, given the points now and how many places are rewarded."""
    count, behind = line[place + COUNT], line[place + BEHIND]
    has_place = count > 0 and behind < rewarded
    return TypeAfter(
        LETTERS[building],
        count,
        behind + 1 if has_place else None,
        line[place + EQUAL] if has_place else 0,
        line[place + POINTS],
        line[place + POINTS] - points,
    )


def change_of(line: Sequence[int], wall: int, types: tuple[TypeAfter, ...]) -> Change:
    """The change that a line tells, given the wall now."""
    return Change((wall, line[WALL]), types, line[GAIN])


def site_of(cell: int, change: Change) -> Site:
    """A cell with its change."""
    return Site(x_of(cell), y_of(cell), change)
