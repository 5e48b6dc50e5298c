"""Pieces of C: what an expression is made of, and how names and numbers are spelt."""

import ast
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from alhambra.compiled.types import FLAG, Row, Type, lengths

WORDS = (
    "asm auto break case char const continue default do double else enum extern float for goto if "
    "inline int linux long register restrict return short signed sizeof static struct switch "
    "typedef typeof union unix unsigned void volatile while "
    "int64_t uint64_t smaller larger magnitude quotient remainder_of shifted"
)
KEYWORDS = frozenset(WORDS.split())
"""Names that mean something else in C, or in `prelude.h`."""

PLAIN = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.RShift: ">>",
}
CALLED = {ast.FloorDiv: "quotient", ast.Mod: "remainder_of", ast.LShift: "shifted"}
COMPARED = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
BUILTINS = {
    "len": "`len` is of a row, a table or a buffer",
    "min": "`min` is of two whole numbers or more",
    "max": "`max` is of two whole numbers or more",
    "abs": "`abs` is of a whole number",
    "float": "`float` is of one number",
    "round": "`round` is of a real, and to whole numbers",
}
"""What of Python's own a kernel may call; what it is for."""
FOLDED: dict[type, Callable[[Any, Any], Any]] = {
    ast.Add: lambda a, b: a + b,
    ast.Sub: lambda a, b: a - b,
    ast.Mult: lambda a, b: a * b,
    ast.BitAnd: lambda a, b: a & b,
    ast.BitOr: lambda a, b: a | b,
    ast.BitXor: lambda a, b: a ^ b,
    ast.RShift: lambda a, b: a >> b,
    ast.LShift: lambda a, b: a << b,
    ast.FloorDiv: lambda a, b: a // b,
    ast.Mod: lambda a, b: a % b,
}


@dataclass(frozen=True)
class Piece:
    """A piece of an expression: its C, what it is, and whether it reads or writes records."""

    text: str
    type: Type
    reads: bool = False
    writes: bool = False
    is_constant: bool = False
    """Is it an item of a table of constants?"""

    def like(self, text: str, kind: Type) -> "Piece":
        """Another piece made of this one."""
        return Piece(text, kind, self.reads, self.writes)


def table_text(name: str, table: Any, row: Row) -> str:
    """A table of constants as C."""
    return f"static {row.item} {name}{lengths(row.shape)} = {_braces(table)};\n"


def _braces(table: Any) -> str:
    if not isinstance(table, tuple):
        return literal(int(table))
    return "{" + ", ".join(_braces(part) for part in table) + "}"


def fits(number: int) -> bool:
    """Has a number 64 bits at most?"""
    return -(1 << 63) <= number < 1 << 63


def literal(number: int) -> str:
    """A whole number as C writes it."""
    if number == -(1 << 63):
        return "INT64_MIN"
    if abs(number) >= 1 << 31:
        return f"INT64_C({number})"
    return f"({number})" if number < 0 else str(number)


def spelt(name: str) -> str:
    """A name as C has it, where some mean something else; no two names become one."""
    return f"{name}_" if name in KEYWORDS or name.endswith("_") else name


def wide(piece: Piece) -> str:
    """A number that C reckons with in 64 bits: comparisons and small literals have 32."""
    is_narrow = piece.type == FLAG or piece.text.strip("()-").isdigit()
    return f"(int64_t){piece.text}" if is_narrow else piece.text


def stands_fixed(node: ast.expr) -> bool:
    """Does a row stand in the same place whatever is written?"""
    return isinstance(node, ast.Name) or (
        isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
    )


def shown(node: ast.AST) -> str:
    """A part of a kernel as it is written, briefly."""
    return ast.unparse(node).splitlines()[0][:60]


def name_of(node: ast.expr) -> str:
    """The name that an expression is, empty if it is none."""
    return node.id if isinstance(node, ast.Name) else ""


def is_row(piece: Piece) -> bool:
    """Is it a column, a grid or a table?"""
    return isinstance(piece.type, Row)


def any_reads(pieces: list[Piece]) -> bool:
    """Does one of them read a record?"""
    return any(piece.reads for piece in pieces)


def any_writes(pieces: list[Piece]) -> bool:
    """Does one of them write into a record?"""
    return any(piece.writes for piece in pieces)
