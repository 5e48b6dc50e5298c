"""The record in memory: a class declares its fields once; a plain object or NumPy words hold them.

Every field is an int64 or a table of them. The plain object serves people, tests and the debugger
and needs no NumPy; the words (a flat int64 array) serve compiled code. Both have the same order.
"""

from collections.abc import Callable
from itertools import chain
from reprlib import Repr
from typing import Any, ClassVar, Generic, TypeVar, get_args, get_origin, get_type_hints

from alhambra.core.kernel import kernel

At = TypeVar("At")

COPIED = ("at.{}", "at.{}[:]", "[row[:] for row in at.{}]")
FLATTENED = ("at.{}", "*at.{}", "*rows_of(at.{})")
"""A number, a column or a grid, copied and as its numbers."""


class _Plain:
    """What all plain positions have in common: they show their numbers by name."""

    __slots__: tuple[str, ...] = ()
    _fields: ClassVar[tuple[str, ...]]

    def __repr__(self) -> str:
        """All fields in memory order, long ones shortened."""
        parts = [f"{name}={BRIEFLY.repr(getattr(self, name))}" for name in self._fields]
        return f"{type(self).__name__}({', '.join(parts)})"


class _Glance:
    """A plain position that takes rows and columns out of its words when somebody looks at them.

    Most looks are at a few numbers: to take out all would cost as much as a ply.
    """

    __slots__ = ("_words",)
    _takers: ClassVar[dict[str, Callable[[list[int]], Any]]]

    def __init__(self, words: list[int]) -> None:
        """At these words, which are ours from now on."""
        self._words = words

    def __getattr__(self, name: str) -> Any:
        """A row or column that nobody has looked at yet."""
        if name not in self._takers:
            raise AttributeError(name)
        value = self._takers[name](self._words)
        setattr(self, name, value)
        return value


BRIEFLY = Repr()
BRIEFLY.maxlist = BRIEFLY.maxlong = 64


class Layout(Generic[At]):
    """The fields of a position class in memory order, and how to make, copy and flatten one."""

    def __init__(self, declaration: type) -> None:
        """Read the declaration: `Number`, `Annotated[Column, 5]` or `Annotated[Grid, 5, 6]`."""
        self.name = declaration.__name__
        hints = get_type_hints(declaration, include_extras=True)
        self.fields: dict[str, tuple[int, ...]] = {
            name: _shape(hint) for name, hint in hints.items()
        }
        self.words = sum(_size(shape) for shape in self.fields.values())
        self._offsets: dict[str, int] = {}
        start = 0
        for name, shape in self.fields.items():
            self._offsets[name] = start
            start += _size(shape)
        names = tuple(self.fields)
        self._plain: Any = type(self.name, (_Plain,), {"__slots__": names, "_fields": names})
        self._write()
        self._glance: Any = self._glancing()

    def new(self) -> At:
        """A plain position with every number zero."""
        at = self._plain()
        for name, shape in self.fields.items():
            value: Any = 0
            for length in reversed(shape):
                value = [value] * length if value == 0 else [value[:] for _ in range(length)]
            setattr(at, name, value)
        return at  # type: ignore[no-any-return]

    def copy(self, at: At) -> At:
        """An independent plain position with the same numbers."""
        return self._copy(at)

    def to_words(self, at: At) -> list[int]:
        """All numbers of a plain position in memory order."""
        return self._to_words(at)

    def _write(self) -> None:
        """Write out what is done with every field; a loop over them takes three times as long."""
        ranks = {name: len(shape) for name, shape in self.fields.items()}
        copies = (f"copied.{name} = {COPIED[rank].format(name)}" for name, rank in ranks.items())
        words = ", ".join(FLATTENED[rank].format(name) for name, rank in ranks.items())
        lines = ["copied = plain()", *copies, "return copied"]
        known: dict[str, Any] = {"plain": self._plain, "rows_of": chain.from_iterable}
        # The fields are ours, declared in a class: nothing comes from outside.
        exec("def copy(at):\n    " + "\n    ".join(lines), known)  # noqa: S102
        exec(f"def to_words(at):\n    return [{words}]", known)  # noqa: S102
        parts = (f"at.{name} = {self._taken(name)}" for name in self.fields)
        lines = ["at = plain()", *parts, "return at"]
        exec("def from_list(words):\n    " + "\n    ".join(lines), known)  # noqa: S102
        self._copy: Callable[[At], At] = known["copy"]
        self._to_words: Callable[[At], list[int]] = known["to_words"]
        self._from_list: Callable[[list[int]], At] = known["from_list"]
        known["__name__"] = __name__
        lines = [self._poured(name) for name in self.fields]
        exec("def pour(at, onto):\n    " + "\n    ".join(lines), known)  # noqa: S102
        self.pour: Callable[[At, At], None] = kernel(known["pour"])
        """The kernel that makes a second position the same as the first."""

    def _taken(self, name: str) -> str:
        """How a field is taken out of the words."""
        start, shape = self._offsets[name], self.fields[name]
        if not shape:
            return f"words[{start}]"
        width = shape[-1]
        rows = [f"words[{at}:{at + width}]" for at in range(start, start + _size(shape), width)]
        return rows[0] if len(shape) == 1 else f"[{', '.join(rows)}]"

    def _glancing(self) -> type:
        """The class of positions at which one looks: numbers are read from the words themselves."""
        tables = tuple(name for name, shape in self.fields.items() if shape)
        takers = {name: eval(f"lambda words: {self._taken(name)}") for name in tables}  # noqa: S307
        numbers = {
            name: property(*_reading(self._offsets[name]))
            for name, shape in self.fields.items()
            if not shape
        }
        members = {"__slots__": tables, "_fields": tuple(self.fields), "_takers": takers}
        return type(self.name, (_Glance, _Plain), {**members, **numbers})

    def _poured(self, name: str) -> str:
        """How a field is copied number by number."""
        loops, index = "", ""
        for variable, length in zip("ij", self.fields[name], strict=False):
            loops += f"for {variable} in range({length}):\n    " + "    " * (len(index) // 3 + 1)
            index += f"[{variable}]"
        return f"{loops}onto.{name}{index} = at.{name}{index}"

    def from_words(self, words: Any) -> At:
        """The plain position with these numbers."""
        return self._from_list(words if isinstance(words, list) else [int(word) for word in words])

    def glance(self, words: list[int]) -> At:
        """The same, made of a list that nobody else uses; quicker, if few of them are looked at."""
        return self._glance(words)  # type: ignore[no-any-return]

    def offset(self, name: str) -> int:
        """Where the numbers of a field begin among the words."""
        return self._offsets[name]

    def dtype(self) -> Any:
        """The NumPy type of one record; imports NumPy."""
        import numpy as np

        for name in self.fields:
            assert not hasattr(np.record, name), f"a field may not be called {name!r} in NumPy"
        fields = [(name, np.int64, shape) for name, shape in self.fields.items()]
        return np.dtype((np.record, fields))


def _reading(place: int) -> tuple[Callable[[Any], int], Callable[[Any, int], None]]:
    """How a number is read among the words, and written."""

    def read(at: Any) -> int:
        number: int = at._words[place]
        return number

    def write(at: Any, number: int) -> None:
        at._words[place] = number

    return read, write


def _shape(hint: Any) -> tuple[int, ...]:
    if hint is int:
        return ()
    assert get_origin(hint) is not None, f"{hint} is no field of a position"
    return tuple(get_args(hint)[1:])


def _size(shape: tuple[int, ...]) -> int:
    size = 1
    for length in shape:
        size *= length
    return size
