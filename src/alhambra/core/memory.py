"""The record in memory: a class declares its fields once; plain objects and the library hold them.

Every field is an int64 (a float in training) or a table of them. The plain object serves the
interpreted rules, tests and the debugger; the library's record is one piece of memory over which
the compiled rules run. Both have the same order, the same names and the same methods.
"""

import threading
from collections.abc import Callable
from itertools import chain
from reprlib import Repr
from typing import (
    Any,
    ClassVar,
    Generic,
    NamedTuple,
    NoReturn,
    Self,
    TypeVar,
    get_args,
    get_type_hints,
)

from alhambra.core import library
from alhambra.core.kernel import kernel

At = TypeVar("At")

COPIED = ("at.{}", "at.{}[:]", "[row[:] for row in at.{}]")
FLATTENED = ("at.{}", "*at.{}", "*rows_of(at.{})")
"""A number, a column or a grid, copied and as its numbers."""


class Field(NamedTuple):
    """Where a field lies in memory."""

    start: int
    """The first of its words."""
    shape: tuple[int, ...]
    """Nothing for a number, else the lengths of a column or a grid."""
    is_real: bool
    """Does it hold floats?"""

    @property
    def type(self) -> str:
        """What C calls one of its numbers."""
        return "double" if self.is_real else "int64_t"

    @property
    def size(self) -> int:
        """How many words it takes."""
        size = 1
        for length in self.shape:
            size *= length
        return size


class _Plain:
    """What all plain records have in common."""

    __slots__: tuple[str, ...] = ()
    layout: ClassVar["Layout[Any]"]

    def __repr__(self) -> str:
        """All fields in memory order, long ones shortened."""
        names = self.layout.fields
        parts = [f"{name}={BRIEFLY.repr(getattr(self, name))}" for name in names]
        return f"{type(self).__name__}({', '.join(parts)})"

    def words(self) -> list[Any]:
        """All numbers in memory order."""
        return self.layout.to_words(self)

    def copy(self) -> Self:
        """An independent record with the same numbers."""
        copied: Self = self.layout.copy(self)
        return copied

    def __copy__(self) -> Self:
        """The same as `copy`, and so is a deep copy."""
        return self.copy()

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        """See `__copy__`."""
        return self.copy()

    def pour(self, words: Any) -> None:
        """Take over the numbers of a record or a list."""
        numbers = words.words() if self.layout.has(words) else list(words)
        other = self.layout.from_words(numbers)
        for name in self.layout.fields:
            setattr(self, name, getattr(other, name))

    def __eq__(self, other: object) -> bool:
        """Do both hold the same numbers?"""
        return type(other) is type(self) and self.words() == other.words()

    def __hash__(self) -> int:
        """By its numbers: use as a key only what nobody writes into any more."""
        return hash(tuple(self.words()))

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Copied and pickled by the place of its declaration and its numbers."""
        if self.layout.has_reals:
            _unpicklable(self)
        return _restored, (self.layout.place, tuple(self.words()))


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


METHODS = {"copy", "words", "numbers", "letters", "pour", "layout"}
"""What a field cannot be called."""
BRIEFLY = Repr()
BRIEFLY.maxlist = BRIEFLY.maxlong = 64


class Layout(Generic[At]):
    """The fields of a record in memory order, and how to make, copy and flatten one."""

    def __init__(self, declaration: type) -> None:
        """Read the declaration: `Number`, `Annotated[Column, 5]` or `Annotated[Grid, 5, 6]`."""
        self.name = declaration.__name__
        self.place = f"{declaration.__module__}:{declaration.__name__}"
        self.fields: dict[str, Field] = {}
        start = 0
        for name, hint in get_type_hints(declaration, include_extras=True).items():
            assert name not in METHODS, f"{name} is what every record can do, no field"
            self.fields[name] = field = _field(start, hint)
            start += field.size
        self.words = start
        self.has_reals = any(field.is_real for field in self.fields.values())
        LAYOUTS[self.place] = self
        names = tuple(self.fields)
        self._plain: Any = type(self.name, (_Plain,), {"__slots__": names, "layout": self})
        self._write()
        self._glance: Any = self._glancing()
        self._native: Any = None

    # -- plain records ----------------------------------------------------------------------------

    def new(self) -> At:
        """A plain record with every number zero."""
        at = self._plain()
        for name, field in self.fields.items():
            value: Any = 0.0 if field.is_real else 0
            for length in reversed(field.shape):
                value = [value] * length if value == 0 else [value[:] for _ in range(length)]
            setattr(at, name, value)
        return at  # type: ignore[no-any-return]

    def copy(self, at: At) -> At:
        """An independent plain record with the same numbers."""
        return self._copy(at)

    def to_words(self, at: At) -> list[int]:
        """All numbers of a plain record in memory order."""
        return self._to_words(at)

    def from_words(self, words: Any) -> At:
        """The plain record with these numbers; raises ValueError if there are not as many."""
        numbers = words if isinstance(words, list) else [int(word) for word in words]
        if len(numbers) != self.words:
            raise ValueError(f"got {len(numbers)} numbers, expected {self.words}")
        return self._from_list(numbers)

    def glance(self, words: list[int]) -> At:
        """The same, made of a list that nobody else uses; quicker, if few of them are looked at."""
        return self._glance(words)  # type: ignore[no-any-return]

    # -- records for roots ------------------------------------------------------------------------

    def record(self, like: Any = None) -> Any:
        """A record as roots take it: the library's own, or plain where there is no library.

        All its numbers are zero, or those of another record or of a list.
        """
        native = self._native or self._make_native()
        at: Any = self.new() if native is None else native(self.words)
        if like is not None:
            assert not self.has_reals, "only whole numbers are carried over"
            at.pour(like.words() if self.has(like) else like)
        return at

    def _make_native(self) -> Any:
        """The class of the library's records with these fields; None without a library."""
        base = library.record_type()
        with _MAKING:
            if base is None or self._native is not None:
                return self._native
            return self._made_native(base)

    def _made_native(self, base: Any) -> Any:
        members: dict[str, Any] = {
            name: library.field(field.start, field.shape, is_real=field.is_real)
            for name, field in self.fields.items()
        }
        own = {"__slots__": (), "__place__": self.place, "__restored__": staticmethod(_restored)}
        if self.has_reals:
            own["__reduce__"] = _unpicklable
        self._native = type(self.name, (base,), {**own, **members})
        return self._native

    def has(self, at: Any) -> bool:
        """Is this a record with these fields, plain or the library's?"""
        kinds = self._plain, self._glance, self._native
        return isinstance(at, tuple(kind for kind in kinds if kind is not None))

    def numbers(self, at: Any, name: str, count: int) -> list[int]:
        """The first numbers of a long column or grid, row after row."""
        if library.is_record(at):
            numbers: list[int] = at.numbers(self.fields[name].start, count)
            return numbers
        value = getattr(at, name)
        return (
            list(chain.from_iterable(value)) if value and isinstance(value[0], list) else value
        )[:count]

    def letters(self, at: Any, name: str, count: int) -> bytes:
        """The first numbers of a long column as the text whose letters they are."""
        if library.is_record(at):
            letters: bytes = at.letters(self.fields[name].start, count)
            return letters
        return bytes(getattr(at, name)[:count])

    # -- written out ------------------------------------------------------------------------------

    def _write(self) -> None:
        """Write out what is done with every field; a loop over them takes three times as long."""
        ranks = {name: len(field.shape) for name, field in self.fields.items()}
        copies = (f"copied.{name} = {COPIED[rank].format(name)}" for name, rank in ranks.items())
        words = ", ".join(FLATTENED[rank].format(name) for name, rank in ranks.items())
        lines = ["copied = plain()", *copies, "return copied"]
        known: dict[str, Any] = {"plain": self._plain, "rows_of": chain.from_iterable}
        # The fields are ours, declared in a class: nothing comes from outside.
        exec("def copy(at):\n    " + "\n    ".join(lines), known)  # noqa: S102
        exec(f"def to_words(at):\n    return [{words}]", known)  # noqa: S102
        parts = (f"at.{name} = {_taken(field)}" for name, field in self.fields.items())
        lines = ["at = plain()", *parts, "return at"]
        exec("def from_list(words):\n    " + "\n    ".join(lines), known)  # noqa: S102
        self._copy: Callable[[At], At] = known["copy"]
        self._to_words: Callable[[At], list[int]] = known["to_words"]
        self._from_list: Callable[[list[int]], At] = known["from_list"]
        moves = [f"onto.{n} = {COPIED[rank].format(n)}" for n, rank in ranks.items()]
        exec("def pour(at, onto):\n    " + "\n    ".join(moves), known)  # noqa: S102
        self.pour: Callable[[At, At], None] = kernel(known["pour"])
        """The kernel that makes a second record the same as the first."""
        self.pour.layout = self  # type: ignore[attr-defined]

    def _glancing(self) -> type:
        """The class of positions at which one looks: numbers are read from the words themselves."""
        tables = {name: field for name, field in self.fields.items() if field.shape}
        takers = {name: eval(f"lambda words: {_taken(field)}") for name, field in tables.items()}  # noqa: S307
        numbers = {
            name: property(*_reading(field.start))
            for name, field in self.fields.items()
            if not field.shape
        }
        members = {"__slots__": tuple(tables), "layout": self, "_takers": takers}
        return type(self.name, (_Glance, _Plain), {**members, **numbers})


_MAKING = threading.Lock()
"""Held while a class is made: there is one for each layout."""
LAYOUTS: dict[str, Layout[Any]] = {}
"""All layouts by the place of their declaration."""


def _unpicklable(at: Any) -> NoReturn:
    """Floats would be other numbers where the rules are interpreted."""
    raise TypeError(f"a record with floats is not pickled: {type(at).__name__}")


def _restored(place: str, words: tuple[Any, ...]) -> Any:
    """A record out of a pickle."""
    import importlib

    if place not in LAYOUTS:
        importlib.import_module(place.partition(":")[0])
    layout = LAYOUTS[place]
    if len(words) != layout.words:
        raise ValueError(f"{place} has {layout.words} words, got {len(words)}")
    return layout.record(words)


def _taken(field: Field) -> str:
    """How a field is taken out of the words."""
    start, shape = field.start, field.shape
    if not shape:
        return f"words[{start}]"
    width = shape[-1]
    rows = [f"words[{at}:{at + width}]" for at in range(start, start + field.size, width)]
    return rows[0] if len(shape) == 1 else f"[{', '.join(rows)}]"


def _reading(place: int) -> tuple[Callable[[Any], int], Callable[[Any, int], None]]:
    """How a number is read among the words, and written."""

    def read(at: Any) -> int:
        number: int = at._words[place]
        return number

    def write(at: Any, number: int) -> None:
        at._words[place] = number

    return read, write


def _field(start: int, hint: Any) -> Field:
    base, *shape = get_args(hint) if hasattr(hint, "__metadata__") else (hint,)
    while get_args(base):
        (base,) = get_args(base)
    assert base in (int, float), f"{hint} is no field of a record"
    return Field(start, tuple(shape), base is float)
