"""What a kernel may not contain is refused with its line, and with what to write instead."""

import importlib.util
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alhambra.compiled.program import Program
from alhambra.compiled.source import NotPrintable
from alhambra.core.root import Real, Root, Scratch, Several, Whole
from tests.compiled.making import root_of
from tests.compiled.scene import SCENE

HEAD = """
from math import inf, nan, sqrt
from alhambra.core.bits import size
from alhambra.core.kernel import inlined, kernel
from tests.compiled.odd import PAIR, Pair
from tests.compiled.scene import *

pour = SCENE.pour
NAME, LIST, RAGGED, EMPTY = "x", [1, 2], ((1, 2), (3,)), ()
REALS, DEEP, WIDE, OBJECTS = (1.5, 2.5), ((1, 2), [3, 4]), (1, 1 << 63), (1, None)
HALF, NOTHING = 0.5, None


def plain(number):
    return number


@kernel
def nothing(at):
    at.x = 1


@kernel
def half(number):
    return number / 2.0


@kernel
def default(at, number=3):
    return number


@kernel
def one_of(*numbers):
    return 1
"""

STATEMENTS = {
    "while True:\n    pass\nelse:\n    pass": "while ... else",
    "for i in range(3):\n    pass\nelse:\n    pass": "for name in range",
    "for i in at.cells:\n    pass": "for name in range",
    "for i, j in range(3):\n    pass": "for name in range",
    "for at.x in range(3):\n    pass": "for name in range",
    "for i in range():\n    pass": "an end",
    "for i in range(1, 2, 3, 4):\n    pass": "an end",
    "for i in range(0, 9, a):\n    pass": "constant other than 0",
    "for i in range(0, 9, 0):\n    pass": "constant other than 0",
    "for i in range(0, 9, True):\n    pass": "constant other than 0",
    "for i in range(0.5):\n    pass": "no whole number",
    "for at in range(3):\n    pass": "two names",
    "try:\n    pass\nfinally:\n    pass": "use if, for, while",
    "with at:\n    pass": "use if, for, while",
    "match a:\n    case 1:\n        pass": "use if, for, while",
    "assert a": "use if, for, while",
    "raise ValueError": "use if, for, while",
    "del a": "use if, for, while",
    "global a_": "use if, for, while",
    "import math": "use if, for, while",
    "def inner():\n    pass": "use if, for, while",
    "class Inner:\n    pass": "use if, for, while",
    "a = b = 3": "two statements",
    "x, y = a": "as many values",
    "x, y = a, b, a": "as many values",
    "x, *y = a, b, a": "as many values",
    "(x, y), b = (a, b), b": "numbers and records",
    "x: int": "gets its value",
    "a + 1": "does nothing",
    "...": "does nothing",
    "a": "does nothing",
    "return None": "numbers and records",
    "return at": "write into a record",
    "return at.cells": "write into a record",
    "return 'x'": "numbers and records",
    "if a:\n    return 1.5": "of one type",
    "if a:\n    return": "of one type",
    "at.cells = a": "number by number",
    "at.grid[1] = at.grid[2]": "number by number",
    "at.x = at.cells": "only numbers are written",
    "at.x = nothing(at)": "only numbers are written",
    "at.x = 0.5": "use `round`",
    "at.x += 0.5": "use `round`",
    "at.x = half(a)": "use `round`",
    "at.x += at.cells": "only numbers",
    "at.cells += 1": "number by number",
    "at.x /= 2": "by `//`",
    "at.x **= 2": "by `//`",
    "at.x @= 2": "by `//`",
    "BYTES[0] = 1": "stays as it is",
    "PLANE[a][0] += 1": "stays as it is",
    "row = PLANE[a]\nrow[1] = 2": "stays as it is",
    "a = at": "two names",
    "x = at.cells\nx = at.grid": "two names",
    "x = 1\nx = 1.5": "two names",
    "x = 1\nx += 0.5": "two names",
    "x = nothing(at)": "would be no number",
    "x = several": "would be no number",
    "x += 1": "no value yet",
    "BIG += 1": "no value yet",
    "x = BIG\nBIG = 3": "no value yet",
    "if x:\n    x = 1": "no value yet",
    "nothing = 3\nx = nothing(at)": "call others by their own",
}
"""Statements, and a part of what is said of each."""

EXPRESSIONS = {
    "'text'": "numbers and records",
    "f'{a}'": "numbers and records",
    "b'1'": "numbers and records",
    "1j": "numbers and records",
    "None": "numbers and records",
    "[1, 2]": "numbers and records",
    "(1, 2)": "numbers and records",
    "{1, 2}": "numbers and records",
    "{1: 2}": "numbers and records",
    "[i for i in range(3)]": "numbers and records",
    "sum(i for i in range(3))": "is no kernel",
    "(lambda: 1)()": "by its name",
    "lambda: 1": "numbers and records",
    "(c := 3)": "numbers and records",
    "NAME": "no number, table",
    "LIST[0]": "no number, table",
    "NOTHING": "no number, table",
    "SCENE": "no number, table",
    "unknown": "no number, table",
    "plain(a)": "is no kernel",
    "sqrt(a)": "is no kernel",
    "print(a)": "is no kernel",
    "int(a)": "is no kernel",
    "bool(a)": "is no kernel",
    "divmod(a, b)": "is no kernel",
    "sum(at.cells)": "is no kernel",
    "pow(a, b)": "is no kernel",
    "at.copy()": "by its name",
    "step(at=at)": "by its name",
    "step(*at)": "by its name",
    "min(a, b, key=abs)": "by its name",
    "min(a)": "two whole numbers",
    "min(at.cells)": "two whole numbers",
    "max(a, 0.5)": "two whole numbers",
    "abs(0.5)": "a whole number",
    "abs(a, b)": "a whole number",
    "round(a)": "of a real",
    "round(HALF, 1)": "of a real",
    "float(at)": "of one number",
    "float()": "of one number",
    "len(a)": "no length",
    "len(at)": "no length",
    "len()": "of a row",
    "len(at.grid[step(at)])": "two statements",
    "len('abc')": "numbers and records",
    "step()": "takes 1 values, not 0",
    "step(at, a)": "takes 1 values, not 2",
    "step(a)": "is no record",
    "put(at, at, a)": "only numbers",
    "put(at, HALF, a)": "reals are added",
    "paint(BYTES, a, b)": "stays as it is",
    "nothing(at)": "would be no number",
    "size(nothing(at))": "answers nothing",
    "second(nothing(at), 1)": "answers nothing",
    "size()": "one whole number",
    "size(a, b)": "one whole number",
    "size(HALF)": "one whole number",
    "size(at)": "one whole number",
    "pour(at)": "two records",
    "pour(at, a)": "two records",
    "pour(at, pair)": "two records",
    "default(at)": "plain parameters",
    "one_of(a)": "plain parameters",
    "a / b": "by `//`",
    "a ** 2": "by `//`",
    "a @ b": "by `//`",
    "at + 1": "only numbers",
    "at.cells + at.cells": "only numbers",
    "HALF // 2": "reals are added",
    "HALF % 2": "reals are added",
    "1.5 & a": "reals are added",
    "HALF << 1": "reals are added",
    "~HALF": "takes a number",
    "-at": "takes a number",
    "+a": "takes a number",
    "not at": "no whole number",
    "a in at.cells": "compared by",
    "0.25 < HALF == at.x": "is no real",
    "HALF < 9007199254740993": "is no real",
    "a is b": "compared by",
    "a not in BYTES": "compared by",
    "at == at": "compared by",
    "at.cells == at.cells": "compared by",
    "1 < a < at": "compared by",
    "a and b": "use if",
    "a > 1 or b": "use if",
    "HALF and a > 1": "use if",
    "1 if at else 2": "no whole number",
    "1 if HALF else 2": "no whole number",
    "1 if a else 0.5": "numbers of one type",
    "(at if a else pair).x": "numbers of one type",
    "(at.cells if a else at.int)[0]": "numbers of one type",
    "(at if a else b).x": "numbers of one type",
    "at.z": "no field `z`",
    "at.x.y": "is no record",
    "a.x": "is no record",
    "at.cells.x": "is no record",
    "a[0]": "has no items",
    "at[0]": "has no items",
    "at.x[0]": "has no items",
    "at.cells[0][0]": "has no items",
    "at.cells[1:2]": "slices",
    "at.grid[1, 2]": "slices",
    "at.cells[:]": "slices",
    "at.cells[HALF]": "no whole number",
    "at.cells[at]": "no whole number",
    "at.cells[-1]": "the items 0 to 7",
    "at.cells[8]": "the items 0 to 7",
    "at.grid[3][8]": "the items 0 to 7",
    "BYTES[-1]": "the items 0 to 7",
    "RAGGED[0]": "equally long",
    "EMPTY[0]": "equally long",
    "REALS[0]": "holds whole numbers",
    "DEEP[0]": "holds whole numbers",
    "OBJECTS[0]": "holds whole numbers",
    "WIDE[0]": "more than 64 bits",
    "1 << 63": "more than 64 bits",
    "9223372036854775808": "more than 64 bits",
    "-9223372036854775809": "more than 64 bits",
    "a + (1 << 64)": "more than 64 bits",
    "1 << 1000000000000": "0 to 63",
    "1 << -1": "0 to 63",
    "1 >> -1": "0 to 63",
    "a << 64": "0 to 63",
    "a >> 64": "0 to 63",
    "a >> -1": "0 to 63",
    "a // 0": "by 0",
    "a % 0": "by 0",
    "5 // 0": "by 0",
    "5 % (3 - 3)": "by 0",
    "inf": "a large number",
    "-inf": "a large number",
    "nan": "a large number",
    "1e999": "a large number",
    "several.x": "is no record",
    "several[0][0]": "has no items",
    "several + 1": "only numbers",
}


def module_with(text: str, folder: Path) -> Any:
    """A module with a kernel `wrong` beside others."""
    file = folder / "refused.py"
    file.write_text(HEAD + text)
    spec = importlib.util.spec_from_file_location("refused", file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def refusal(text: str, folder: Path) -> str:
    """What is said of a kernel with these statements."""
    lines = "".join(f"    {line}\n" for line in text.splitlines())
    head = "@kernel\ndef wrong(at, pair, several, a, b):\n"
    module = module_with(f"{head}{lines}    return a\n", folder)
    root = root_of(module.wrong, SCENE, Scratch(module.PAIR), Several(SCENE), Whole(), Whole())
    with pytest.raises(NotPrintable) as error:
        Program([root])
    return str(error.value)


@pytest.mark.parametrize("text", STATEMENTS)
def test_a_statement_is_refused(text: str, tmp_path: Path) -> None:
    check(refusal(text, tmp_path), STATEMENTS[text])


@pytest.mark.parametrize("text", EXPRESSIONS)
def test_an_expression_is_refused(text: str, tmp_path: Path) -> None:
    check(refusal(f"c = {text}\na = c + 1", tmp_path), EXPRESSIONS[text])


def check(said: str, expected: str) -> None:
    """It names file and line, and is a sentence with what was expected."""
    assert re.match(r"\S*(refused|scene)\.py:\d+: \S", said), said
    assert re.search(expected, said), said
    assert len(said.splitlines()) == 1


SELF = """
@kernel
def wrong(at, a):
    return wrong(at, a - 1) if a else 0
"""
EACH_OTHER = """
@kernel
def even(at, a):
    return odd(at, a - 1) if a else 1


@kernel
def odd(at, a):
    return even(at, a - 1) if a else 0


wrong = even
"""
FALLS_OFF = """
@kernel
def wrong(at, a):
    if a > 1:
        return 1
"""
BREAKS_OFF = """
@kernel
def wrong(at, a):
    while True:
        if a > 1:
            break
        return 1
"""
UNDECORATED = """
wrong = kernel(lambda at, a: a)
"""
ASYNCHRONOUS = """
@kernel
async def wrong(at, a):
    return a
"""
YIELDING = """
@kernel
def wrong(at, a):
    yield a
"""
NAMED_ONLY = """
@kernel
def wrong(at, *, a):
    return a
"""
EXECUTED = """
exec("def wrong(at, a):\\n    return a")
wrong = kernel(wrong)
"""
DEEP_INSIDE = """
@inlined
def inside(at):
    return at.nowhere


@kernel
def wrong(at, a):
    return a + inside(at)
"""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (SELF, r"refused.py:\d+: `wrong` calls itself: write a loop"),
        (EACH_OTHER, r"refused.py:\d+: `even` calls itself: write a loop"),
        (FALLS_OFF, r"refused.py:\d+: .*answers always"),
        (BREAKS_OFF, r"refused.py:\d+: .*answers always"),
        (UNDECORATED, r"refused.py:\d+: .* is written by `def` in a file"),
        (ASYNCHRONOUS, r"refused.py:\d+: .* is written by `def` in a file"),
        (YIELDING, r"refused.py:\d+: .*"),
        (NAMED_ONLY, r"refused.py:\d+: a kernel has plain parameters only"),
        (EXECUTED, r": .* is written by `def` in a file"),
        (DEEP_INSIDE, r"refused.py:\d+: Scene has no field `nowhere`"),
    ],
)
def test_a_kernel_is_refused(text: str, expected: str, tmp_path: Path) -> None:
    module = module_with(text, tmp_path)
    with pytest.raises(NotPrintable, match=expected):
        Program([root_of(module.wrong, SCENE, Whole())])


@pytest.mark.parametrize(
    ("make", "expected"),
    [
        (lambda m: root_of(m.step), "takes 1 values, not 0"),
        (lambda m: root_of(m.step, *[SCENE] * 2), "takes 1 values, not 2"),
        (lambda m: root_of(m.half, Real()), "answers with a whole number"),
        (lambda m: root_of(m.step, *[SCENE] * 17), "16 parts at most"),
    ],
)
def test_a_root_is_refused(make: Callable[[Any], Root], expected: str, tmp_path: Path) -> None:
    module = module_with("", tmp_path)
    with pytest.raises(NotPrintable, match=expected):
        Program([make(module)])
