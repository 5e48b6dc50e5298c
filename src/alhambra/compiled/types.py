"""What the values of a kernel are: numbers, records, and rows of them."""

from dataclasses import dataclass
from typing import Any, TypeAlias

from alhambra.core.memory import Layout


@dataclass(frozen=True)
class Number:
    """A whole number of 64 bits; a flag is one that is 0 or 1."""

    is_flag: bool = False

    def declare(self, name: str) -> str:
        """How C declares a variable of this type."""
        return f"int64_t {name}"


@dataclass(frozen=True)
class Real:
    """A float of 64 bits."""

    def declare(self, name: str) -> str:
        """How C declares a variable of this type."""
        return f"double {name}"


@dataclass(frozen=True)
class Nothing:
    """What a kernel answers that answers nothing."""

    def declare(self, name: str) -> str:
        """How C declares a function of this type."""
        return f"void {name}"


@dataclass(frozen=True)
class Record:
    """A record of a layout."""

    layout: Layout[Any]

    @property
    def struct(self) -> str:
        """What C calls it."""
        return struct_name(self.layout)

    def declare(self, name: str) -> str:
        """How C declares a variable of this type."""
        return f"{self.struct} *{name}"


@dataclass(frozen=True)
class Row:
    """A column or a grid of a record, or one row of a grid, or a table of constants."""

    shape: tuple[int, ...]
    item: str = "int64_t"

    def declare(self, name: str) -> str:
        """How C declares a variable of this type: it points to the whole row."""
        return f"{self.item} (*{name}){lengths(self.shape)}"

    @property
    def element(self) -> "Type":
        """What one of its items is."""
        if len(self.shape) > 1:
            return Row(self.shape[1:], self.item)
        return REAL if self.item == "double" else NUMBER


@dataclass(frozen=True)
class Several:
    """Any number of records of one layout."""

    layout: Layout[Any]

    def declare(self, name: str) -> str:
        """How C declares a variable of this type."""
        return f"several_{struct_name(self.layout)} {name}"


@dataclass(frozen=True)
class Numbers:
    """Any number of whole numbers."""

    def declare(self, name: str) -> str:
        """How C declares a variable of this type."""
        return f"several_numbers {name}"


Type: TypeAlias = Number | Real | Nothing | Record | Row | Several | Numbers

NUMBER, FLAG, REAL, NOTHING, NUMBERS = Number(), Number(is_flag=True), Real(), Nothing(), Numbers()


def struct_name(layout: Layout[Any]) -> str:
    """What C calls a layout: where it is declared, and its name."""
    return layout.place.removeprefix("alhambra.").replace(".", "_").replace(":", "_")


def lengths(shape: tuple[int, ...]) -> str:
    """The lengths of an array as C writes them: `[6][4]`."""
    return "".join(f"[{length}]" for length in shape)
