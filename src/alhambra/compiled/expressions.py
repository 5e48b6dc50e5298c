"""Expressions of a kernel as C, with the types that their values turn out to have.

Python evaluates from the left to the right, C in any order. Where it matters, because one part of
an expression writes what another reads, the parts are put into variables of their own first.
"""

import ast
from collections.abc import Callable
from math import isfinite
from typing import Any

from alhambra.compiled.constants import Constants
from alhambra.compiled.pieces import (
    BUILTINS,
    CALLED,
    COMPARED,
    PLAIN,
    Piece,
    any_reads,
    any_writes,
    is_row,
    name_of,
    shown,
    spelt,
    stands_fixed,
    wide,
)
from alhambra.compiled.types import (
    FLAG,
    NOTHING,
    NUMBER,
    REAL,
    Number,
    Numbers,
    Real,
    Record,
    Row,
    Several,
    Type,
)
from alhambra.core.kernel import is_kernel, mark_of


class Expressions(Constants):
    """Prints what one kernel reckons."""

    def _value(self, node: ast.expr) -> Piece:
        """An expression as a value; a row as a pointer to it."""
        constant = self._constant(node)
        if isinstance(constant, bool):
            return Piece(str(int(constant)), FLAG)
        if isinstance(constant, int):
            return Piece(self._literal(node, constant), NUMBER)
        if isinstance(constant, float):
            if not isfinite(constant):
                raise self._refuse(node, f"no kernel has {constant}: use a large number")
            return Piece(repr(constant), REAL)
        if isinstance(node, ast.Attribute | ast.Subscript):
            place = self._place(node)
            return place.like(f"&{place.text}", place.type) if is_row(place) else place
        method: Any = getattr(self, f"_at_{type(node).__name__.lower()}", None)
        if method is None:
            raise self._refuse(node, f"no kernel has `{shown(node)}`: use numbers and records")
        piece: Piece = method(node)
        return piece

    def _number(self, node: ast.expr) -> Piece:
        piece = self._value(node)
        if not isinstance(piece.type, Number):
            raise self._refuse(node, f"`{shown(node)}` is no whole number")
        return piece

    def _test(self, node: ast.expr) -> Piece:
        """An expression of which only matters whether it is true."""
        if isinstance(node, ast.BoolOp):
            sign = " && " if isinstance(node.op, ast.And) else " || "
            return self._together([self._test(part) for part in node.values], sign)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            inner = self._test(node.operand)
            return inner.like(f"(!({inner.text}))", FLAG)
        return self._number(node)

    def _together(self, pieces: list[Piece], sign: str) -> Piece:
        text = sign.join(f"({piece.text})" for piece in pieces)
        return Piece(f"({text})", FLAG, any_reads(pieces), any_writes(pieces))

    def _at_name(self, node: ast.Name) -> Piece:
        kind = self._types.get(node.id, self._locals.get(node.id))
        if kind is not None:
            return Piece(spelt(node.id), kind)
        if node.id in self._owned:
            raise self._refuse(node, f"`{node.id}` has no value yet: give it one above")
        meaning = self._source.meaning(node.id)
        if isinstance(meaning, tuple):
            name, row = self._program.table(node.id, meaning, self._where(node))
            return Piece(f"&{name}", row)
        raise self._refuse(node, f"`{node.id}` is no number, table of numbers, or local name here")

    def _place(self, node: ast.expr) -> Piece:
        """A field, an item or a row as that which can be assigned or indexed."""
        if isinstance(node, ast.Attribute):
            owner = self._value(node.value)
            if not isinstance(owner.type, Record):
                raise self._refuse(node, f"`{shown(node.value)}` is no record")
            field = owner.type.layout.fields.get(node.attr)
            if field is None:
                raise self._refuse(node, f"{owner.type.layout.name} has no field `{node.attr}`")
            single: Type = REAL if field.is_real else NUMBER
            kind = Row(field.shape, field.type) if field.shape else single
            return Piece(f"{owner.text}->{spelt(node.attr)}", kind, reads=True, writes=owner.writes)
        if isinstance(node, ast.Subscript):
            return self._item(node)
        piece = self._value(node)
        if not is_row(piece):
            return piece
        is_place = piece.text.startswith("&")
        return piece.like(piece.text[1:] if is_place else f"(*{piece.text})", piece.type)

    def _item(self, node: ast.Subscript) -> Piece:
        if isinstance(node.slice, ast.Slice | ast.Tuple):
            raise self._refuse(node, "no kernel takes slices: index once, and once more")
        whole, index = self._place(node.value), self._number(node.slice)
        reads, writes = index.reads or whole.reads, index.writes or whole.writes
        if isinstance(whole.type, Several):
            text = f"(&ITEM({whole.text}, {index.text}))"
            return Piece(text, Record(whole.type.layout), reads, writes)
        if isinstance(whole.type, Numbers):
            return Piece(f"ITEM({whole.text}, {index.text})", NUMBER, reads=True, writes=writes)
        if not isinstance(whole.type, Row):
            raise self._refuse(node, f"`{shown(node.value)}` has no items")
        constant = self._constant(node.slice)
        if constant is not None and not 0 <= constant < whole.type.shape[0]:
            last = whole.type.shape[0] - 1
            raise self._refuse(node, f"`{shown(node.value)}` has the items 0 to {last}")
        is_table = whole.type.item.startswith("const")
        kind, text = whole.type.element, f"{whole.text}[{index.text}]"
        if writes and not stands_fixed(node.value):
            row, at = self._name("row"), self._name("at")
            first = f"{whole.type.declare(row)} = &{whole.text}; int64_t {at} = {index.text};"
            text = f"(*({{ {first} &(*{row})[{at}]; }}))"
        if is_table and isinstance(kind, Number):
            text = f"((int64_t){text})"
        return Piece(text, kind, reads or not is_table, writes, is_constant=is_table)

    def _at_unaryop(self, node: ast.UnaryOp) -> Piece:
        if isinstance(node.op, ast.Not):
            return self._test(node)
        inner = self._value(node.operand)
        if isinstance(node.op, ast.USub) and isinstance(inner.type, Number | Real):
            kind = NUMBER if isinstance(inner.type, Number) else REAL
            return inner.like(f"(-{wide(inner)})", kind)
        if isinstance(node.op, ast.Invert) and isinstance(inner.type, Number):
            return inner.like(f"(~{wide(inner)})", NUMBER)
        raise self._refuse(node, f"`{shown(node)}` takes a number")

    def _at_boolop(self, node: ast.BoolOp) -> Piece:
        for part in node.values:
            piece = self._value(part)
            if piece.type != FLAG:
                raise self._refuse(node, f"`{shown(part)}` is not true or false: use if")
        return self._test(node)

    def _at_binop(self, node: ast.BinOp) -> Piece:
        left, right = self._value(node.left), self._value(node.right)
        return self._ordered([left, right], lambda one, two: self._joined(node, node.op, one, two))

    def _joined(self, node: ast.AST, sign: ast.operator, left: Piece, right: Piece) -> Piece:
        """Two numbers joined by an operator."""
        kinds = left.type, right.type
        reads, writes = left.reads or right.reads, left.writes or right.writes
        if not all(isinstance(kind, Number | Real) for kind in kinds):
            raise self._refuse(node, "only numbers are reckoned with")
        if isinstance(sign, ast.LShift | ast.RShift) and right.text.strip("()-").isdigit():
            if not right.text.isdigit() or int(right.text) > 63:
                raise self._refuse(node, "numbers are shifted by 0 to 63 places")
        if isinstance(sign, ast.FloorDiv | ast.Mod) and right.text == "0":
            raise self._refuse(node, "nothing is divided by 0")
        if any(isinstance(kind, Real) for kind in kinds):
            spelt = {**PLAIN, ast.Div: "/"}.get(type(sign), "")
            if spelt not in ("+", "-", "*", "/"):
                raise self._refuse(node, "reals are added, subtracted, multiplied and divided only")
            text = f"((double)({left.text}) {spelt} (double)({right.text}))"
            return Piece(text, REAL, reads, writes)
        if spelt := PLAIN.get(type(sign), ""):
            are_flags = kinds == (FLAG, FLAG) and spelt in "&|^"
            kind = FLAG if are_flags else NUMBER
            return Piece(f"({wide(left)} {spelt} {right.text})", kind, reads, writes)
        if called := CALLED.get(type(sign), ""):
            return Piece(f"{called}({left.text}, {right.text})", NUMBER, reads, writes)
        raise self._refuse(node, "whole numbers are divided by `//`, and not raised by `**`")

    def _ordered(self, pieces: list[Piece], join: Callable[..., Piece]) -> Piece:
        """Join pieces as they are, or one after another where one writes what others read."""
        touching = [piece for piece in pieces if piece.reads or piece.writes]
        if not any_writes(pieces) or len(touching) < 2:
            return join(*pieces)
        kept = [piece.like(self._name("kept"), piece.type) for piece in pieces]
        first = " ".join(
            f"{name.type.declare(name.text)} = {piece.text};"
            for name, piece in zip(kept, pieces, strict=True)
        )
        joined = join(*kept)
        return joined.like(f"({{ {first} {joined.text}; }})", joined.type)

    def _at_compare(self, node: ast.Compare) -> Piece:
        parts = [self._value(part) for part in (node.left, *node.comparators)]
        signs = [COMPARED.get(type(sign)) for sign in node.ops]
        if None in signs or not all(isinstance(part.type, Number | Real) for part in parts):
            raise self._refuse(node, "numbers are compared by == != < <= > >= only")
        if any(isinstance(part.type, Real) for part in parts):
            for part, each in zip(parts, (node.left, *node.comparators), strict=True):
                if isinstance(part.type, Number) and not self._is_exact(each):
                    raise self._refuse(node, f"`{shown(each)}` is no real: write `float(...)`")
        if len(signs) == 1:
            return self._ordered(
                parts, lambda one, two: self._compared(str(signs[0]), one, two, parts)
            )
        names = [self._name("kept") for _ in parts]
        text = f"{parts[0].type.declare(names[0])} = {parts[0].text}; "
        closing = ""
        for number, sign in enumerate(signs):
            part = parts[number + 1]
            compared = f"{names[number]} {sign} {names[number + 1]}"
            text += f"{part.type.declare(names[number + 1])} = {part.text}; "
            if number + 1 < len(signs):
                text += f"!({compared}) ? 0 : ({{ "
                closing = "; })" + closing
            else:
                text += f"(int64_t)({compared})"
        return Piece(f"({{ {text}{closing}; }})", FLAG, any_reads(parts), any_writes(parts))

    def _is_exact(self, node: ast.expr) -> bool:
        """Is it a number that stays the same as a float?"""
        constant = self._constant(node)
        return constant is not None and abs(constant) <= 1 << 53

    def _compared(self, sign: str, one: Piece, two: Piece, parts: list[Piece]) -> Piece:
        text = f"({wide(one)} {sign} {wide(two)})"
        return Piece(text, FLAG, any_reads(parts), any_writes(parts))

    def _at_ifexp(self, node: ast.IfExp) -> Piece:
        test, then, other = self._test(node.test), self._value(node.body), self._value(node.orelse)
        kind = then.type if then.type == other.type else NUMBER
        are_numbers = isinstance(then.type, Number) and isinstance(other.type, Number)
        if is_row(then) or (not are_numbers and then.type != other.type):
            raise self._refuse(node, "both sides of `if ... else` are numbers of one type")
        parts = [test, then, other]
        cast = "(int64_t)" if isinstance(kind, Number) else ""
        text = f"({test.text} ? {cast}({then.text}) : {cast}({other.text}))"
        return Piece(text, kind, any_reads(parts), any_writes(parts))

    # -- calls ------------------------------------------------------------------------------------

    def _at_call(self, node: ast.Call) -> Piece:
        name = name_of(node.func)
        if not name or node.keywords or any(isinstance(arg, ast.Starred) for arg in node.args):
            raise self._refuse(node, f"`{shown(node)}`: call a kernel by its name, with values")
        if name in self._owned:
            raise self._refuse(node, f"`{name}` is a name of this kernel: call others by their own")
        meaning = self._source.meaning(name)
        if not is_kernel(meaning):
            return self._builtin(node, name)
        given = [self._value(argument) for argument in node.args]
        if any(piece.type == NOTHING for piece in given):
            raise self._refuse(node, "a kernel that answers nothing stands on a line of its own")
        mark = mark_of(meaning)
        if "{}" in mark:
            return self._primitive(node, given, mark)
        if (layout := getattr(meaning, "layout", None)) is not None:
            return self._poured(node, given, layout)
        types = tuple(NUMBER if piece.type == FLAG else piece.type for piece in given)
        called = self._program.function(meaning, types, self._where(node))
        self._writes = self._writes or called.writes
        touches = any(isinstance(kind, Record | Row | Several | Numbers) for kind in types)

        def call(*arguments: Piece) -> Piece:
            text = f"{called.name}({', '.join(argument.text for argument in arguments)})"
            reads = touches or any_reads(list(arguments))
            return Piece(text, called.answer, reads, called.writes or any_writes(list(arguments)))

        return self._ordered(given, call)

    def _primitive(self, node: ast.Call, given: list[Piece], mark: str) -> Piece:
        """What C does by itself with a whole number."""
        if len(given) != 1 or not isinstance(given[0].type, Number):
            raise self._refuse(node, f"`{shown(node.func)}` takes one whole number")
        return given[0].like(f"({mark.format(given[0].text)})", NUMBER)

    def _poured(self, node: ast.Call, given: list[Piece], layout: Any) -> Piece:
        """A record becomes the same as another."""
        if [piece.type for piece in given] != [Record(layout)] * 2:
            raise self._refuse(node, f"`{shown(node.func)}` takes two records of {layout.name}")
        self._writes = True

        def pour(one: Piece, two: Piece) -> Piece:
            text = f"(void)(*({two.text}) = *({one.text}))"
            return Piece(text, NOTHING, reads=True, writes=True)

        return self._ordered(given, pour)

    def _builtin(self, node: ast.Call, name: str) -> Piece:
        if name not in BUILTINS:
            known = ", ".join(BUILTINS)
            raise self._refuse(node, f"`{name}` is no kernel: mark it, or use {known}")
        if name == "len" and len(node.args) == 1:
            return self._length(node)
        given = [self._value(argument) for argument in node.args]
        kinds = [type(piece.type) for piece in given]
        if name in ("min", "max") and len(given) > 1 and set(kinds) == {Number}:
            called = "smaller" if name == "min" else "larger"
            joined = given[0]
            for piece in given[1:]:
                joined = self._ordered(
                    [joined, piece],
                    lambda one, two: Piece(
                        f"{called}({one.text}, {two.text})",
                        NUMBER,
                        one.reads or two.reads,
                        one.writes or two.writes,
                    ),
                )
            return joined
        if name == "abs" and kinds == [Number]:
            return given[0].like(f"magnitude({given[0].text})", NUMBER)
        if name == "float" and kinds in ([Number], [Real]):
            return given[0].like(f"((double)({given[0].text}))", REAL)
        if name == "round" and kinds == [Real]:  # as Python: halves to the even number
            return given[0].like(f"((int64_t)__builtin_rint({given[0].text}))", NUMBER)
        raise self._refuse(node, f"`{shown(node)}`: {BUILTINS[name]}")

    def _length(self, node: ast.Call) -> Piece:
        place = self._place(node.args[0])
        if place.writes:
            raise self._refuse(node, "what is measured is not changed: write two statements")
        if isinstance(place.type, Numbers | Several):
            return place.like(f"{place.text}.count", NUMBER)
        if isinstance(place.type, Row):
            return Piece(str(place.type.shape[0]), NUMBER)
        raise self._refuse(node, f"`{shown(node.args[0])}` has no length")
