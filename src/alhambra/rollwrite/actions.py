"""What a seat decides and what chance brings, as objects with a text (RW-3)."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from alhambra.rollwrite.catalog import BLUE, YELLOW
from alhambra.rollwrite.codes import by_a_pip

Colour: TypeAlias = Literal["y", "b"]
COLOURS: tuple[Colour, Colour] = ("y", "b")
"""How texts write yellow and blue."""
DIRECTIONS = ("down", "up")


@dataclass(frozen=True, slots=True)
class Construct:
    """Construct the building at the crossing of two dice (RW-3.3)."""

    yellow: int
    blue: int

    def __str__(self) -> str:
        """As records spell it: construct y3 b5."""
        return f"construct y{self.yellow} b{self.blue}"


@dataclass(frozen=True, slots=True)
class Second:
    """Construct a second building with the two dice left, for three coins (RW-3.7)."""

    yellow: int
    blue: int

    def __str__(self) -> str:
        """As records spell it: second y3 b5."""
        return f"second y{self.yellow} b{self.blue}"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep this pair of the four dice rolled and pass the other on (RW-3.5)."""

    yellow: int
    blue: int

    def __str__(self) -> str:
        """As records spell it: keep y3 b5."""
        return f"keep y{self.yellow} b{self.blue}"


@dataclass(frozen=True, slots=True)
class Change:
    """Spend a coin to turn a die by one pip (RW-3.1)."""

    colour: int
    pips: int
    up: bool

    def __str__(self) -> str:
        """As records spell it: change y3 up."""
        return f"change {self.letter}{self.pips} {DIRECTIONS[self.up]}"

    @property
    def letter(self) -> Colour:
        """The colour of the die as texts write it."""
        return COLOURS[self.colour]

    @property
    def to(self) -> int:
        """The pips that the die shows afterwards."""
        return by_a_pip(self.pips, self.up)


@dataclass(frozen=True, slots=True)
class Gain:
    """Gain coins (RW-3.5)."""

    def __str__(self) -> str:
        """As records spell it."""
        return "gain"


@dataclass(frozen=True, slots=True)
class Done:
    """Construct no second building (RW-3.7)."""

    def __str__(self) -> str:
        """As records spell it."""
        return "done"


Action: TypeAlias = Construct | Second | Keep | Change | Gain | Done


@dataclass(frozen=True, slots=True)
class Die:
    """A die rolled."""

    colour: int
    pips: int

    def __str__(self) -> str:
        """As records spell it: y3."""
        return f"{COLOURS[self.colour]}{self.pips}"


@dataclass(frozen=True, slots=True)
class First:
    """The first player drawn (RW-2.1)."""

    seat: int

    def __str__(self) -> str:
        """As records spell it: first 2."""
        return f"first {self.seat}"


Chance: TypeAlias = Die | First

assert COLOURS[YELLOW] == "y" and COLOURS[BLUE] == "b"
