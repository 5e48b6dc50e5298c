"""What the names of a kernel mean, and the numbers that are known before it runs."""

import ast
from dataclasses import dataclass
from typing import Any, Protocol

from alhambra.compiled.pieces import FOLDED, fits, literal
from alhambra.compiled.source import UNKNOWN, Source
from alhambra.compiled.types import Row, Type


@dataclass
class Printed:
    """A kernel for arguments of certain types, as C calls it."""

    name: str
    answer: Type
    writes: bool
    """Does it write into a record, itself or by what it calls?"""


class Program(Protocol):
    """What a kernel needs of the others."""

    def function(self, function: Any, types: tuple[Type, ...], caller: str) -> Printed:
        """Another kernel, printed for arguments of these types."""
        ...

    def table(self, name: str, table: Any, caller: str) -> tuple[str, Row]:
        """A table of constants: what C calls it, and its type."""
        ...


class Constants:
    """What the names of one kernel mean, for arguments of certain types."""

    def __init__(self, source: Source, types: tuple[Type, ...], program: Program) -> None:
        """Nothing is printed yet."""
        self._source = source
        self._program = program
        self._types = dict(zip(source.parameters, types, strict=True))
        self._owned = frozenset(source.function.__code__.co_varnames)
        self._locals: dict[str, Type] = {}
        self._fresh = 0
        self._writes = False

    def _constant(self, node: ast.expr) -> Any:
        """The number that an expression always is, None if it is none."""
        if isinstance(node, ast.Constant) and isinstance(node.value, int | float):
            return node.value
        if isinstance(node, ast.Name):
            meaning = UNKNOWN if node.id in self._owned else self._source.meaning(node.id)
            if isinstance(meaning, bool | float):
                return meaning
            return int(meaning) if isinstance(meaning, int) else None
        if isinstance(node, ast.UnaryOp):
            inner = self._constant(node.operand)
            if isinstance(inner, int | float) and isinstance(node.op, ast.USub):
                return -inner
            if isinstance(inner, int) and isinstance(node.op, ast.Invert):
                return ~inner
        if isinstance(node, ast.BinOp) and type(node.op) in FOLDED:
            left, right = self._constant(node.left), self._constant(node.right)
            if type(left) is int and type(right) is int:
                return self._folded(node, left, right)
        return None

    def _folded(self, node: ast.BinOp, left: int, right: int) -> int:
        if isinstance(node.op, ast.LShift | ast.RShift) and not 0 <= right <= 127:
            raise self._refuse(node, "numbers are shifted by 0 to 63 places")
        if isinstance(node.op, ast.FloorDiv | ast.Mod) and right == 0:
            raise self._refuse(node, "nothing is divided by 0")
        folded: int = FOLDED[type(node.op)](left, right)
        return folded

    def _literal(self, node: ast.AST, number: int) -> str:
        """A whole number in C; raises NotPrintable for one that is too large."""
        if not fits(number):
            raise self._refuse(node, f"{number} has more than 64 bits")
        return literal(number)

    def _name(self, stem: str) -> str:
        """A name that nothing else has."""
        self._fresh += 1
        return f"{stem}_{self._fresh}_"

    def _where(self, node: ast.AST) -> str:
        return f"{self._source.file}:{self._source.line_of(node)}"

    def _refuse(self, node: ast.AST, message: str) -> Exception:
        return self._source.refuse(node, message)
