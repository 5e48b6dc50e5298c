"""Roots: the kernels that Python calls, by the library where there is one, else interpreted.

A root names its kernel and says what each argument is. The library checks every one of them
before the kernel sees it; what a number may be within those bounds is the kernel's own affair.
"""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from operator import index
from typing import Any, Generic, TypeAlias, TypeVar

from alhambra.core import library
from alhambra.core.memory import Layout


@dataclass(frozen=True)
class Scratch:
    """A record that the kernel alone needs: nobody passes it."""

    layout: Layout[Any]


@dataclass(frozen=True)
class Several:
    """Any number of records of one kind, one behind the other in a buffer, to be read only."""

    layout: Layout[Any]


@dataclass(frozen=True)
class Whole:
    """A whole number within bounds, both included; without any it is one of 64 bits."""

    least: int = -(1 << 63)
    most: int = (1 << 63) - 1


@dataclass(frozen=True)
class Real:
    """A float."""


@dataclass(frozen=True)
class Numbers:
    """A buffer of whole numbers of 64 bits, to be read and written; the kernel knows its length."""


Part: TypeAlias = "Layout[Any] | Scratch | Several | Whole | Real | Numbers"

ROOTS: dict[str, "Root"] = {}
"""All roots that have a name, by it: what the library is made of."""


class Root:
    """A kernel as Python calls it: with records, numbers and buffers, one for each part.

    It answers with a whole number, 0 where the kernel answers nothing. One that `lists` a field of
    its scratch answers with a list of as many numbers of it as the kernel says. Let other threads
    run only where it takes long.
    """

    def __init__(
        self,
        name: str,
        kernel: Callable[..., Any],
        *parts: Part,
        lists: str = "",
        lets_others_run: bool = False,
    ) -> None:
        """The name is the library's: a game, a point, and what is asked.

        One without a name is always interpreted.
        """
        if name and ROOTS.setdefault(name, self) is not self:
            raise ValueError(f"two roots are called {name}")
        self.name = name
        self.kernel = kernel
        self.parts = parts
        self.lists = lists
        self.lets_others_run = lets_others_run
        self._rooms = threading.local()

    @cached_property
    def call(self) -> Callable[..., Any]:
        """What is called: keep it where it is called often."""
        return library.root(self.name) or self.interpret

    @property
    def is_native(self) -> bool:
        """Is it in the library that is loaded?"""
        return library.root(self.name) is not None

    def __call__(self, *given: Any) -> Any:
        """Ask."""
        return self.call(*given)

    def interpret(self, *given: Any) -> Any:
        """Ask the kernel as Python, library or not.

        It runs over plain records; one of the library is written back, if it holds no floats.
        """
        if len(given) != sum(not isinstance(part, Scratch) for part in self.parts):
            raise TypeError(f"{self.name or 'a root'} does not take {len(given)} arguments")
        wanted = iter(given)
        arguments: list[Any] = []
        lent: list[tuple[Any, Any]] = []
        for part, scratch in zip(self.parts, self._scratch(), strict=True):
            if scratch is not None:
                arguments.append(scratch)
                continue
            argument = _checked(next(wanted), part)
            if isinstance(part, Layout) and library.is_record(argument):
                lent.append((argument, part.from_words(argument.words())))
                argument = lent[-1][1]
            elif isinstance(part, Several):
                argument = [
                    part.layout.from_words(words) for words in _split(argument, part.layout)
                ]
            arguments.append(argument)
        answer = self.kernel(*arguments)
        for native, plain in lent:
            native.pour(plain.words())
        if not self.lists:
            return 0 if answer is None else answer
        place = next(at for at, part in enumerate(self.parts) if isinstance(part, Scratch))
        return getattr(arguments[place], self.lists)[:answer]

    def _scratch(self) -> list[Any]:
        """This thread's scratch records, None in the place of every other part."""
        if not hasattr(self._rooms, "scratch"):
            self._rooms.scratch = [
                part.layout.new() if isinstance(part, Scratch) else None for part in self.parts
            ]
        scratch: list[Any] = self._rooms.scratch
        return scratch


Room = TypeVar("Room")


class Filling(Root, Generic[Room]):
    """A root over a position and room to write what it finds into, and perhaps a number.

    The kernel may try things out: it gets a copy of the position.
    """

    def __init__(
        self,
        name: str,
        kernel: Callable[..., Any],
        at: Layout[Any],
        room: Layout[Room],
        *more: Part,
    ) -> None:
        """Every thread has room of its own."""
        super().__init__(name, kernel, at, room, *more)
        self.room = room
        self._mine = threading.local()

    def __call__(self, at: Any, *number: int) -> tuple[int, Room]:
        """The kernel's answer, and the room with what it has written; read it before the next."""
        if not hasattr(self._mine, "room"):
            self._mine.room = self.room.record()
        room = self._mine.room
        return self.call(at.copy(), room, *number), room


def _checked(argument: Any, part: Part) -> Any:
    """The same argument; raises what the library raises for a wrong number or record."""
    if isinstance(part, Whole) and not part.least <= index(argument) <= part.most:
        raise ValueError(f"got {argument}, expected {part.least} to {part.most}")
    if isinstance(part, Layout) and not part.has(argument):
        raise TypeError(f"got {argument!r:.60}, expected a record of {part.name}")
    return argument


def _split(several: Any, layout: Layout[Any]) -> list[list[int]]:
    """The words of each record."""
    words = memoryview(several).cast("B").cast("q").tolist()
    return [words[at : at + layout.words] for at in range(0, len(words), layout.words)]
