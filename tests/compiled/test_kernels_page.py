"""The page about kernels names what the printer knows, and its example is printed and true."""

import ast
import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest

from alhambra.compiled.pieces import BUILTINS, CALLED, COMPARED, PLAIN
from alhambra.compiled.printer import Printer
from alhambra.compiled.program import Program
from alhambra.core import root
from tests.compiled.making import COMPILERS, kind_of, library_of, root_of

PAGE = (Path(__file__).parents[2] / "docs" / "kernels.md").read_text(encoding="utf-8")
STATEMENTS = {
    "annassign": "with a type",
    "assign": "an assignment",
    "augassign": "x += 1",
    "break": "`break`",
    "continue": "`continue`",
    "expr": "a call for what it does",
    "for": "`for name in range(...)`",
    "if": "`if`",
    "pass": "`pass`",
    "return": "`return`",
    "while": "`while`",
}
EXPRESSIONS = {
    "binop": "Whole numbers",
    "boolop": "`and`",
    "call": "Calls",
    "compare": "Comparisons",
    "ifexp": "`x if test else y`",
    "name": "Constants",
    "unaryop": "unary `-`",
}


def printed(prefix: str) -> set[str]:
    """What the printer has a method for."""
    return {name.removeprefix(prefix) for name in dir(Printer) if name.startswith(prefix)}


def test_every_statement_and_expression_is_named() -> None:
    assert printed("_on_") == set(STATEMENTS) and printed("_at_") == set(EXPRESSIONS)
    for text in (*STATEMENTS.values(), *EXPRESSIONS.values()):
        assert text in PAGE, text


@pytest.mark.parametrize("builtin", BUILTINS)
def test_every_builtin_is_named(builtin: str) -> None:
    row = next(line for line in PAGE.splitlines() if line.startswith("| **Builtins**"))
    assert f"`{builtin}`" in row


def test_every_operator_is_named() -> None:
    signs = {"<<", "//", "%", *PLAIN.values(), *COMPARED.values()}
    assert len(signs) == len(PLAIN) + len(COMPARED) + len(CALLED)
    rows = [line.replace("\\|", "|") for line in PAGE.splitlines() if line.startswith("| **")]
    known = {
        sign for row in rows for text in re.findall(r"`([^`]+)`", row) for sign in text.split()
    }
    assert signs <= known


def test_every_part_of_a_root_is_named() -> None:
    for part in (root.Scratch, root.Several, root.Whole, root.Real, root.Numbers):
        assert f"`{part.__name__}(" in PAGE


def example(folder: Path) -> Any:
    (text,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    file = folder / "page.py"
    file.write_text(text)
    spec = importlib.util.spec_from_file_location("page", file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("compiler", COMPILERS)
def test_the_example_says_the_same_compiled(compiler: str, tmp_path: Path) -> None:
    module = example(tmp_path)
    buy_all = root_of(module.buy_all, module.PURSE, root.Whole(0, 100))
    library = library_of([buy_all], tmp_path, compiler)
    purse = kind_of(library, module.PURSE)(module.PURSE.words)
    purse.pour([20, 0, 0, 0, 0])
    assert library.roots["buy_all"](purse, 9) == 2 and purse.words() == [2, 0, 1, 0, 1]


def test_the_c_reads_as_the_page_says(tmp_path: Path) -> None:
    module = example(tmp_path)
    text = Program([root_of(module.buy_all, module.PURSE, root.Whole(0, 100))]).text
    line = 1 + next(
        number
        for number, line in enumerate((tmp_path / "page.py").read_text().splitlines())
        if "bought = 0" in line
    )
    assert f'#line {line} "{(tmp_path / "page.py").as_posix()}"\n    bought = 0;' in text
    assert "typedef struct {\n    int64_t coins;\n    int64_t bought[4];\n} page_Purse;" in text
    assert "static const int8_t table_PRICES[4] = {3, 5, 8, 13};" in text


def test_statements_are_those_of_python() -> None:
    """No name of a statement is made up."""
    known = {name.lower() for name in dir(ast)}
    assert {*STATEMENTS, *EXPRESSIONS} <= known
