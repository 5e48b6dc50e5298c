"""The values both games share: building types, their ladder of points, who is due."""

from enum import IntEnum
from typing import Literal, TypeAlias, get_args

__all__ = [
    "BUILDINGS",
    "CHANCE",
    "LADDER",
    "LETTERS",
    "OVER",
    "PLACES",
    "Building",
    "Column",
    "Grid",
    "Letter",
    "Number",
    "RealGrid",
    "Reals",
]

CHANCE = -1
"""Nobody decides: chance is due."""

OVER = -2
"""Nobody decides: the game has ended."""

Number: TypeAlias = int
"""One int64 of a position."""

Column: TypeAlias = list[int]
"""A row of int64 in a position; declare its length with `Annotated[Column, n]`."""

Grid: TypeAlias = list[list[int]]
"""A table of int64 in a position; declare its shape with `Annotated[Grid, n, m]`."""

Letter: TypeAlias = Literal["P", "S", "A", "C", "G", "T"]
"""A type of buildings in texts."""

LETTERS: tuple[Letter, ...] = get_args(Letter)


Reals: TypeAlias = list[float]
"""A row of floats in a record of training; declare its length with `Annotated[Reals, n]`."""

RealGrid: TypeAlias = list[list[float]]
"""A table of floats, likewise."""


class Building(IntEnum):
    """The six types of buildings, in the order of the score ladder."""

    PAVILION = 0
    SERAGLIO = 1
    ARCADES = 2
    CHAMBERS = 3
    GARDEN = 4
    TOWER = 5

    @property
    def letter(self) -> Letter:
        """The initial that texts use: P S A C G T."""
        return LETTERS[self]

    @property
    def word(self) -> str:
        """The name in small letters, as texts spell it."""
        return self.name.lower()


BUILDINGS = len(Building)
"""How many types of buildings there are."""

PLACES = 3
"""How many places a scoring can reward at most."""

LADDER = (
    (16, 8, 1),
    (17, 9, 2),
    (18, 10, 3),
    (19, 11, 4),
    (20, 12, 5),
    (21, 13, 6),
)
"""Points of the first, second and third place per building type, in the last scoring.

The second scoring of the board game pays the last two columns, its first scoring the last one.
"""
