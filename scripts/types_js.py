"""Writes the shapes of the wire for the page's type checker: `make types-js`.

`js/types.js` has what every game shares, from `alhambra.server.wire`; `js/GAME/types.js` has a
game's own view, choices and events, from what its door returns and from its module `events`.
"""

import importlib
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

from msgspec import NODEFAULT, Struct, inspect

from alhambra import games
from alhambra.core.values import Letter
from alhambra.server import wire, wishes
from alhambra.server.games import find
from alhambra.web import FOLDER

PAGE = FOLDER / "static" / "js"
HEAD = "/** {what}; made by `make types-js`, for the type checker: nothing here runs. */\n"
SEVERAL = (inspect.UnionType, inspect.LiteralType)


class Shapes:
    """The type definitions of one module, in the order in which they are met."""

    def __init__(self, what: str) -> None:
        self._parts = [HEAD.format(what=what)]
        self._known: set[str] = set()

    def define(self, kind: Any, **spliced: Any) -> None:
        """Define a class with all that it needs, and what else may be spliced into its JSON."""
        more = {name: inspect.type_info(one) for name, one in spliced.items()}
        said = {name: one for name, one in more.items() if not isinstance(one, inspect.NoneType)}
        found = inspect.type_info(kind)
        assert isinstance(found, inspect.StructType | inspect.DataclassType)
        self._named(found, **{name: self.spelled(said[name]) for name in said})

    def alias(self, name: str, kind: Any) -> None:
        """Define a name for a type that has none."""
        self._parts.append(f"/** @typedef {{{self.spelled(inspect.type_info(kind))}}} {name} */\n")

    def union(self, name: str, kinds: Any, more: str = "") -> None:
        """Define a name for one of several classes."""
        kinds = get_args(kinds) or (kinds,)
        spelled = [self.spelled(inspect.type_info(kind)) for kind in kinds]
        one = " | ".join(spelled)
        self._parts.append(f"/** @typedef {{{f'({one}) & {more}' if more else one}}} {name} */\n")

    def text(self) -> str:
        """The whole module."""
        return "\n".join([*self._parts, "export {};\n"])

    def spelled(self, kind: inspect.Type) -> str:
        """A type as TypeScript spells it; classes are defined on the way."""
        match kind:
            case inspect.Metadata():
                return (kind.extra or {}).get("shape") or self.spelled(kind.type)
            case inspect.StructType() | inspect.DataclassType():
                return self._named(kind)
            case inspect.UnionType():
                return " | ".join(self.spelled(one) for one in kind.types)
            case inspect.LiteralType():
                return " | ".join(json.dumps(value) for value in kind.values)
            case inspect.ListType() | inspect.VarTupleType():
                item = self.spelled(kind.item_type)
                return f"({item})[]" if isinstance(kind.item_type, SEVERAL) else f"{item}[]"
            case inspect.TupleType():
                return f"[{', '.join(self.spelled(one) for one in kind.item_types)}]"
            case inspect.DictType():
                return f"Record<string, {self.spelled(kind.value_type)}>"
            case inspect.IntType() | inspect.FloatType() | inspect.EnumType():  # ours are numbers
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.StrType():
                return "string"
            case inspect.NoneType():
                return "null"
        raise TypeError(f"no word for {kind}")

    def _named(self, kind: inspect.StructType | inspect.DataclassType, **spliced: str) -> str:
        name = kind.cls.__name__
        if name in self._known:
            return name
        self._known.add(name)
        lines = []
        if isinstance(kind, inspect.StructType) and kind.tag_field is not None:
            lines.append(f" * @property {{{json.dumps(kind.tag)}}} {kind.tag_field}")
        is_sent_by_page = isinstance(kind, inspect.StructType) and kind.forbid_unknown_fields
        for field in sorted(kind.fields, key=lambda field: field.encode_name != "kind"):
            spelled = self.spelled(field.type)
            if field.encode_name == "kind" and not field.required and not is_sent_by_page:
                spelled = json.dumps(field.default)  # what tells one class of a union from another
            has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
            left_out = not field.required and (is_sent_by_page or not has_default)
            shown = f"[{field.encode_name}]" if left_out else field.encode_name
            lines.append(f" * @property {{{spelled}}} {shown}")
        lines += [f" * @property {{{spelled}}} [{name}]" for name, spelled in spliced.items()]
        says = " ".join((kind.cls.__doc__ or "").split("\n\n")[0].split())
        body = "\n".join(["/**", f" * {says}", f" * @typedef {{object}} {name}", *lines, " */"])
        self._parts.append(body + "\n")
        return name


def generic() -> str:
    """What every game shares."""
    shapes = Shapes("The shapes of the wire (docs/wire.md)")
    shapes.alias("Building", Letter)
    for kind in (*_structs(wishes), *_structs(wire)):
        shapes.define(kind)
    shapes.union("FromServer", wire.FromServer)
    shapes.union("FromPage", wishes.FromPage)
    return shapes.text()


def own(entry: games.Entry) -> str:
    """What one game adds: its events and, where it has tables, its view and its choices."""
    shapes = Shapes("The shapes of this game on the wire (docs/wire.md)")
    events = importlib.import_module(f"{entry.rules}.events")
    if entry.table is not None:
        door = find(entry.name)
        shapes.define(_answer(door.view), own=_answer(door.own))
        shapes.union("Choice", get_args(_answer(door.choices))[0])
    shapes.union("Event", events.AnyEvent, "{ply: number}")
    return shapes.text()


def _answer(function: Any) -> Any:
    """What a function returns; its module may import `Game` for the type checker only."""
    names = {"Game": Any, **vars(sys.modules[function.__module__])}
    return get_type_hints(function, names)["return"]


def _structs(module: ModuleType) -> list[type]:
    found = [kind for kind in vars(module).values() if isinstance(kind, type)]
    mine = [
        kind for kind in found if issubclass(kind, Struct) and kind.__module__ == module.__name__
    ]
    return [kind for kind in mine if kind.__struct_fields__ or kind.__struct_config__.tag]


def modules() -> dict[Path, str]:
    """Every module with what it should say."""
    made = {PAGE / "types.js": generic()}
    for entry in games.entries():
        if (PAGE / entry.name).is_dir():
            made[PAGE / entry.name / "types.js"] = own(entry)
    return made


if __name__ == "__main__":
    for path, text in modules().items():
        path.write_text(text, encoding="utf-8")
