"""All the C of some roots: records, tables, kernels with callees first, and the roots."""

import hashlib
import json
import re
from collections.abc import Callable, Sequence
from typing import Any

from alhambra.compiled import source
from alhambra.compiled.constants import Printed
from alhambra.compiled.pieces import fits, spelt, table_text
from alhambra.compiled.printer import Printer
from alhambra.compiled.source import NotPrintable
from alhambra.compiled.types import (
    NUMBER,
    NUMBERS,
    REAL,
    Numbers,
    Real,
    Record,
    Row,
    Several,
    Type,
    lengths,
    struct_name,
)
from alhambra.core import root as parts
from alhambra.core.library import FOLDER
from alhambra.core.memory import Layout
from alhambra.core.root import Part, Root

SHARED = ("prelude.h", "python.h", "border.c", "page.c")
"""What is written in C by hand."""
MOST_PARTS = 16
"""As many as `border.c` and `page.c` have room for."""
LINE = re.compile(r"^#line .*\n", re.MULTILINE)
"""Where a statement stands: what of the text does not matter to what it does."""


class Program:
    """Everything that some roots need, printed once for each kind of arguments."""

    def __init__(self, roots: Sequence[Root]) -> None:
        """Print the roots and all they call; raises NotPrintable."""
        self._layouts: dict[str, Layout[Any]] = {}
        self._tables: dict[tuple[str, Any], tuple[str, Row]] = {}
        self._functions: dict[tuple[Any, ...], Printed | None] = {}
        self._names: dict[str, int] = {}
        self._texts: list[str] = []
        self.roots = roots
        self.kernels: set[Callable[..., Any]] = set()
        calls = [self._calling(root) for root in roots]
        body = "".join([*self._structs(), *self._table_texts(), *self._texts, *calls])
        registry = self._registry()
        by_hand = [(FOLDER / name).read_text("utf-8") for name in (*SHARED, "build.py")]
        written = LINE.sub("", body) + registry + "".join(by_hand)
        self.fingerprint = hashlib.sha256(written.encode()).hexdigest()[:16]
        known = f'const char FINGERPRINT[] = "{self.fingerprint}";\n'
        self.text = f'#include "prelude.h"\n\n{body}\n#line 1 "roots"\n{registry}{known}'

    # -- what printers ask for --------------------------------------------------------------------

    def function(self, function: Any, types: tuple[Type, ...], caller: str) -> Printed:
        """A kernel printed for arguments of these types."""
        key = (function, *types)
        if key in self._functions:
            known = self._functions[key]
            if known is None:
                raise NotPrintable(caller, f"`{function.__name__}` calls itself: write a loop")
            return known
        self._functions[key] = None
        self.kernels.add(function)
        read = source.read(function)
        if len(types) != len(read.parameters):
            raise NotPrintable(
                caller,
                f"`{function.__name__}` takes {len(read.parameters)} values, not {len(types)}",
            )
        for kind in types:
            self._note(kind)
        text, printed = Printer(read, types, self).print(self._unused(read.name))
        self._texts.append(f"\n/* {read.file} */\n{text}")
        self._functions[key] = printed
        return printed

    def table(self, name: str, table: Any, caller: str) -> tuple[str, Row]:
        """A table of constants: what C calls it, and its type."""
        shape, key = _shape(caller, table), (name, table)
        if key not in self._tables:
            row = Row(shape, _narrowest(table))
            self._tables[key] = self._unused(f"table_{name}"), row
        return self._tables[key]

    def _note(self, kind: Type) -> None:
        if isinstance(kind, Record | Several):
            self._layouts[kind.layout.place] = kind.layout

    def _unused(self, name: str) -> str:
        """A name in C that nothing else has."""
        self._names[name] = number = self._names.get(name, 0) + 1
        return name if number == 1 else f"{name}_{number}"

    # -- the parts of the text --------------------------------------------------------------------

    def _structs(self) -> list[str]:
        texts = []
        for layout in self._layouts.values():
            name = struct_name(layout)
            fields = "".join(
                f"    {field.type} {spelt(each)}{lengths(field.shape)};\n"
                for each, field in layout.fields.items()
            )
            several = f"typedef struct {{ {name} *items; int64_t count; }} several_{name};\n"
            size = f'_Static_assert(sizeof({name}) == 8 * {layout.words}, "no padding");\n'
            texts.append(f"\ntypedef struct {{\n{fields}}} {name};\n{several}{size}")
        return texts

    def _table_texts(self) -> list[str]:
        found = self._tables.items()
        return ["\n", *(table_text(name, table, row) for (_, table), (name, row) in found)]

    def _calling(self, root: Root) -> str:
        """The function that hands a root its arguments."""
        types = tuple(type_of(part) for part in root.parts)
        for kind in types:
            self._note(kind)
        if len(types) > MOST_PARTS:
            raise NotPrintable(f"root {root.name}", f"a root has {MOST_PARTS} parts at most")
        printed = self.function(root.kernel, types, f"root {root.name}")
        if printed.answer == REAL:
            raise NotPrintable(f"root {root.name}", "a root answers with a whole number")
        given = ", ".join(_argument(number, kind) for number, kind in enumerate(types))
        call = f"{printed.name}({given})"
        if printed.answer == NUMBER or getattr(printed.answer, "is_flag", False):
            call = f"return {call};"
        else:
            call = f"{call}; return 0;"
        return f"\nstatic int64_t {_c_name(root)}(const argument *given) {{ {call} }}\n"

    def _registry(self) -> str:
        lines = []
        for root in self.roots:
            rows = ", ".join(_row(part) for part in root.parts) or "{0}"
            lines.append(f"static const part parts_of_{_c_name(root)}[] = {{{rows}}};")
        lines.append("const root ROOTS[] = {")
        for root in self.roots:
            lists = "-1, 0, 0"
            if root.lists:
                at = next(n for n, p in enumerate(root.parts) if isinstance(p, parts.Scratch))
                scratch = root.parts[at]
                assert isinstance(scratch, parts.Scratch)
                field = scratch.layout.fields[root.lists]
                lists = f"{at}, {field.start}, {field.size}"
            lines.append(
                f'    {{"{root.name}", parts_of_{_c_name(root)}, {len(root.parts)}, '
                f"{int(root.lets_others_run)}, {lists}, {_c_name(root)}}},"
            )
        lines += [
            "};",
            f"const int ROOT_COUNT = {len(self.roots)};",
        ]
        return "\n".join(lines) + "\n"

    def description(self) -> str:
        """The roots and records as JSON, for those who call them without Python."""
        layouts = {
            layout.place: {
                "words": layout.words,
                "fields": {
                    name: [field.start, *field.shape] for name, field in layout.fields.items()
                },
            }
            for layout in self._layouts.values()
        }
        roots = {root.name: [_described(part) for part in root.parts] for root in self.roots}
        return json.dumps({"records": layouts, "roots": roots}, separators=(",", ":"))


def type_of(part: Part) -> Type:
    """What a part of a root is to its kernel."""
    if isinstance(part, Layout):
        return Record(part)
    if isinstance(part, parts.Scratch):
        return Record(part.layout)
    if isinstance(part, parts.Several):
        return Several(part.layout)
    if isinstance(part, parts.Numbers):
        return NUMBERS
    return REAL if isinstance(part, parts.Real) else NUMBER


def _argument(number: int, kind: Type) -> str:
    """How the n-th of the arguments is handed on."""
    given = f"given[{number}]"
    if isinstance(kind, Record):
        return f"({kind.struct} *){given}.record"
    if isinstance(kind, Several):
        name = struct_name(kind.layout)
        items = f"({name} *){given}.several.items, {given}.several.count"
        return f"(several_{name}){{{items}}}"
    if isinstance(kind, Numbers):
        return f"{given}.several"
    return f"{given}.real" if isinstance(kind, Real) else f"{given}.number"


def _row(part: Part) -> str:
    """A part in the registry."""
    if isinstance(part, Layout):
        return f'{{RECORD, {part.words}, 0, 0, "{part.place}"}}'
    if isinstance(part, parts.Scratch):
        return f"{{SCRATCH, {part.layout.words}, 0, 0, 0}}"
    if isinstance(part, parts.Several):
        return f"{{SEVERAL, {part.layout.words}, 0, 0, 0}}"
    if isinstance(part, parts.Whole):
        least = "INT64_MIN" if part.least == -(1 << 63) else f"INT64_C({part.least})"
        return f"{{WHOLE, 0, {least}, INT64_C({part.most}), 0}}"
    return "{REAL, 0, 0, 0, 0}" if isinstance(part, parts.Real) else "{NUMBERS, 0, 0, 0, 0}"


def _described(part: Part) -> Any:
    """A part in the description."""
    if isinstance(part, Layout):
        return part.place
    if isinstance(part, parts.Scratch | parts.Several):
        return {type(part).__name__.lower(): part.layout.place}
    if isinstance(part, parts.Whole):
        return [str(part.least), str(part.most)]
    return type(part).__name__.lower()


def _c_name(root: Root) -> str:
    return "root_" + re.sub(r"\W", "_", root.name)


def _shape(caller: str, table: Any) -> tuple[int, ...]:
    """The lengths of a table; raises NotPrintable for one that is no block of numbers."""
    if not isinstance(table, tuple):
        if not isinstance(table, int):
            raise NotPrintable(caller, f"a table holds whole numbers, not {table!r}: use tuples")
        if not fits(table):
            raise NotPrintable(caller, f"{table} has more than 64 bits")
        return ()
    inner = {_shape(caller, part) for part in table}
    if len(inner) != 1:
        raise NotPrintable(caller, "the rows of a table are equally long, and there are some")
    return (len(table), *inner.pop())


def _narrowest(table: Any) -> str:
    """The smallest type of C that holds all numbers of a table."""
    numbers = list(_flat(table))
    least, most = min(numbers), max(numbers)
    for bits in (8, 16, 32):
        if -(1 << (bits - 1)) <= least and most < 1 << (bits - 1):
            return f"const int{bits}_t"
    return "const int64_t"


def _flat(table: Any) -> Any:
    if isinstance(table, tuple):
        for part in table:
            yield from _flat(part)
    else:
        yield int(table)
