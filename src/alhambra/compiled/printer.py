"""One kernel as C: its head, and its statements one by one."""

import ast
from typing import Any

from alhambra.compiled.constants import Printed, Program
from alhambra.compiled.expressions import Expressions
from alhambra.compiled.pieces import PLAIN, Piece, name_of, shown, spelt
from alhambra.compiled.source import Source
from alhambra.compiled.types import (
    FLAG,
    NOTHING,
    NUMBER,
    Number,
    Numbers,
    Real,
    Record,
    Row,
    Several,
    Type,
)
from alhambra.core.kernel import mark_of


class Printer(Expressions):
    """Prints one kernel for arguments of certain types."""

    def __init__(self, source: Source, types: tuple[Type, ...], program: Program) -> None:
        """Nothing is printed yet."""
        super().__init__(source, types, program)
        self._lines: list[str] = []
        self._depth = 1
        self._answer: Type | None = None

    def print(self, name: str) -> tuple[str, Printed]:
        """The whole function, and how it is called."""
        for statement in self._source.tree.body:
            self._statement(statement)
        answer = self._answer or NOTHING
        if answer != NOTHING and not always_returns(self._source.tree.body):
            raise self._refuse(self._source.tree.body[-1], "a kernel that answers answers always")
        mark = mark_of(self._source.function)
        parameters = ", ".join(
            self._types[given].declare(spelt(given)) for given in self._source.parameters
        )
        storage = "INLINED" if mark == "inline" else "static"
        head = f"{storage} {answer.declare(f'{name}({parameters})')}"
        variables = [f"    {kind.declare(spelt(n))} = 0;" for n, kind in self._locals.items()]
        lines = [head + " {", *variables, *self._lines, "}"]
        return "\n".join(lines) + "\n", Printed(name, answer, self._writes)

    # -- statements -------------------------------------------------------------------------------

    def _statement(self, node: ast.stmt) -> None:
        method: Any = getattr(self, f"_on_{type(node).__name__.lower()}", None)
        if method is None:
            raise self._refuse(node, f"no kernel has `{shown(node)}`: use if, for, while")
        if not is_text(node):
            self._lines.append(f'#line {self._source.line_of(node)} "{self._source.file}"')
        method(node)

    def _emit(self, text: str) -> None:
        self._lines.append("    " * self._depth + text)

    def _block(self, head: str, body: list[ast.stmt]) -> None:
        self._emit(head + " {")
        self._depth += 1
        for statement in body:
            self._statement(statement)
        self._depth -= 1
        self._emit("}")

    def _on_expr(self, node: ast.Expr) -> None:
        if not is_text(node):
            if not isinstance(node.value, ast.Call):
                raise self._refuse(node, f"`{shown(node)}` does nothing: leave it out")
            self._emit(self._value(node.value).text + ";")

    def _on_pass(self, _: ast.Pass) -> None:
        self._emit(";")

    def _on_break(self, _: ast.Break) -> None:
        self._emit("break;")

    def _on_continue(self, _: ast.Continue) -> None:
        self._emit("continue;")

    def _on_return(self, node: ast.Return) -> None:
        if node.value is None:
            self._answers(node, NOTHING)
            self._emit("return;")
            return
        piece = self._value(node.value)
        self._answers(node, piece.type)
        self._emit(f"return {piece.text};")

    def _answers(self, node: ast.Return, kind: Type) -> None:
        known = self._answer
        if known is not None and isinstance(known, Number) and isinstance(kind, Number):
            kind = FLAG if known.is_flag and kind.is_flag else NUMBER
        elif known not in (None, kind):
            raise self._refuse(node, "a kernel answers with values of one type: of which?")
        if isinstance(kind, Record | Row | Several | Numbers):
            raise self._refuse(node, "a kernel answers with a number: write into a record instead")
        self._answer = kind

    def _on_if(self, node: ast.If) -> None:
        self._block(f"if ({self._test(node.test).text})", node.body)
        if node.orelse:
            self._block("else", node.orelse)

    def _on_while(self, node: ast.While) -> None:
        if node.orelse:
            raise self._refuse(node, "no kernel has `while ... else`: use a flag")
        self._block(f"while ({self._test(node.test).text})", node.body)

    def _on_for(self, node: ast.For) -> None:
        steps = node.iter
        is_range = isinstance(steps, ast.Call) and name_of(steps.func) == "range"
        if not is_range or node.orelse or not isinstance(node.target, ast.Name):
            raise self._refuse(node, "a kernel counts with `for name in range(...)` only")
        assert isinstance(steps, ast.Call)
        if not 1 <= len(steps.args) <= 3 or steps.keywords:
            raise self._refuse(node, "a range has an end, or a begin, an end and perhaps a step")
        given = [self._number(argument) for argument in steps.args]
        begin = Piece("0", NUMBER) if len(given) == 1 else given[0]
        end = given[0] if len(given) == 1 else given[1]
        step = self._constant(steps.args[2]) if len(given) == 3 else 1
        if type(step) is not int or step == 0:
            raise self._refuse(node, "the step of a range is a constant other than 0")
        self._assign_type(node, node.target.id, NUMBER)
        count, last = self._name("at"), self._name("end")
        compared = "<" if step > 0 else ">"
        forward = f"{count} += {step}" if step > 0 else f"{count} -= {-step}"
        ranged = f"int64_t {count} = {begin.text}, {last} = {end.text}"
        if begin.writes or end.writes:
            self._emit(f"{{ {ranged};")
            ranged = ""
        self._emit(f"for ({ranged}; {count} {compared} {last}; {forward}) {{")
        self._depth += 1
        self._emit(f"{spelt(node.target.id)} = {count};")
        for statement in node.body:
            self._statement(statement)
        self._depth -= 1
        self._emit("}" if ranged else "} }")

    def _on_assign(self, node: ast.Assign) -> None:
        if len(node.targets) != 1:
            raise self._refuse(node, "one name is assigned at a time: write two statements")
        target, value = node.targets[0], node.value
        if not isinstance(target, ast.Tuple):
            self._store(node, target, self._value(value))
            return
        if not isinstance(value, ast.Tuple) or len(value.elts) != len(target.elts):
            raise self._refuse(node, "as many values as names stand on both sides")
        kept = []
        self._emit("{")
        for part in value.elts:
            piece = self._value(part)
            kept.append(piece.like(self._name("kept"), piece.type))
            self._emit(f"{piece.type.declare(kept[-1].text)} = {piece.text};")
        for each, piece in zip(target.elts, kept, strict=True):
            self._store(node, each, Piece(piece.text, piece.type))
        self._emit("}")

    def _on_annassign(self, node: ast.AnnAssign) -> None:
        if node.value is None:
            raise self._refuse(node, "a name gets its value where it is first named")
        self._store(node, node.target, self._value(node.value))

    def _store(self, node: ast.stmt, target: ast.expr, value: Piece) -> None:
        if isinstance(target, ast.Name):
            self._assign_type(node, target.id, value.type)
            self._emit(f"{spelt(target.id)} = {value.text};")
            return
        place = self._written(target)
        text = value.text
        self._check_fits(node, place, value)
        self._writes = True
        if value.writes or place.writes:
            kept = self._name("kept")
            self._emit(f"{{ {place.type.declare(kept)} = {text}; {place.text} = {kept}; }}")
        else:
            self._emit(f"{place.text} = {text};")

    def _written(self, target: ast.expr) -> Piece:
        """A field or an item that gets another number."""
        place = self._place(target)
        if isinstance(place.type, Row | Record):
            raise self._refuse(target, "rows and records are not assigned: copy number by number")
        if place.is_constant:
            raise self._refuse(target, "a table of constants stays as it is: write into a record")
        return place

    def _check_fits(self, node: ast.stmt, place: Piece, value: Piece) -> None:
        """Raise NotPrintable for what is no number, or a real where whole numbers stand."""
        if not isinstance(value.type, Number | Real):
            raise self._refuse(node, "only numbers are written into records")
        if isinstance(value.type, Real) and not isinstance(place.type, Real):
            raise self._refuse(node, "a real does not fit among whole numbers: use `round`")

    def _on_augassign(self, node: ast.AugAssign) -> None:
        value = self._value(node.value)
        if isinstance(node.target, ast.Name):
            place = self._value(node.target)
            joined = self._joined(node, node.op, place, value)
            self._assign_type(node, node.target.id, joined.type)
            self._emit(f"{place.text} = {joined.text};")
            return
        place = self._written(node.target)
        self._writes = True
        self._check_fits(node, place, self._joined(node, node.op, place, value))
        sign = PLAIN.get(type(node.op))
        if sign and not value.writes and not place.writes:
            self._emit(f"{place.text} {sign}= {value.text};")
            return
        pointer, before = self._name("place"), self._name("before")
        joined = self._joined(node, node.op, place.like(before, place.type), value)
        kind = place.type.declare(f"*{pointer}")
        self._emit(
            f"{{ {kind} = &{place.text}; {place.type.declare(before)} = *{pointer}; "
            f"*{pointer} = {joined.text}; }}"
        )

    def _assign_type(self, node: ast.AST, name: str, kind: Type) -> None:
        """Note what a local name is; it stays so."""
        known = self._types.get(name, self._locals.get(name))
        if isinstance(kind, Number):
            kind = NUMBER
        if isinstance(kind, Several | Numbers) or kind is NOTHING:
            raise self._refuse(node, f"`{name}` would be no number, row or record")
        if known is None:
            self._locals[name] = kind
        elif known != kind and not (isinstance(known, Number) and isinstance(kind, Number)):
            raise self._refuse(node, f"`{name}` is something else above: use two names")


def always_returns(body: list[ast.stmt]) -> bool:
    """Does a block always end with an answer?"""
    last = body[-1]
    if isinstance(last, ast.If):
        return always_returns(last.body) and bool(last.orelse) and always_returns(last.orelse)
    if isinstance(last, ast.While):
        is_endless = isinstance(last.test, ast.Constant) and bool(last.test.value)
        return is_endless and not any(isinstance(node, ast.Break) for node in ast.walk(last))
    return isinstance(last, ast.Return)


def is_text(node: ast.stmt) -> bool:
    """Is it a docstring?"""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )
