"""A kernel as it is written: its syntax tree, where it stands, and what its names mean."""

import ast
import inspect
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import alhambra
from alhambra.core.kernel import is_kernel

PACKAGE = Path(alhambra.__file__).parent
UNKNOWN = object()
"""Stands for what a name does not mean."""


class NotPrintable(Exception):
    """A kernel goes beyond what can be printed; says where, and what to write instead."""

    def __init__(self, place: str, message: str) -> None:
        """Name the file and the line."""
        super().__init__(f"{place}: {message}")


@dataclass
class Source:
    """One kernel."""

    function: Callable[..., Any]
    tree: ast.FunctionDef
    file: str
    """Its path within the package, or its whole path outside of it."""
    first_line: int
    surroundings: dict[str, Any] = field(repr=False)
    """What it knows from the function it was made in."""

    @property
    def name(self) -> str:
        """A name for C: where it stands and what it is called."""
        module = self.function.__module__.removeprefix("alhambra.")
        return f"{module}.{self.tree.name}".replace(".", "_")

    @property
    def parameters(self) -> list[str]:
        """The names of its parameters, in order."""
        arguments = self.tree.args
        return [argument.arg for argument in (*arguments.posonlyargs, *arguments.args)]

    def line_of(self, node: ast.AST) -> int:
        """The line of its file that a part of it stands in."""
        return self.first_line + getattr(node, "lineno", 1) - 1

    def meaning(self, name: str) -> Any:
        """What a name means that is no local one: a kernel, a number, a table; or UNKNOWN."""
        if name in self.surroundings:
            return self.surroundings[name]
        return self.function.__globals__.get(name, UNKNOWN)

    def refuse(self, node: ast.AST, message: str) -> NotPrintable:
        """The error that says what cannot be printed, and what to write instead."""
        return NotPrintable(f"{self.file}:{self.line_of(node)}", message)


@cache
def read(function: Callable[..., Any]) -> Source:
    """Read a kernel; raises NotPrintable for one that no parameters of C could call."""
    assert is_kernel(function)
    name, first_line = function.__code__.co_name, function.__code__.co_firstlineno
    path = Path(inspect.getsourcefile(function) or "?").resolve()
    file = (path.relative_to(PACKAGE) if path.is_relative_to(PACKAGE) else path).as_posix()
    found = (
        node
        for node in (ast.walk(_file_of(path)) if path.is_file() else ())
        if isinstance(node, ast.FunctionDef)
        and node.name == name
        and min([node.lineno, *(part.lineno for part in node.decorator_list)]) == first_line
    )
    if (tree := next(found, None)) is None:
        raise NotPrintable(f"{file}:{first_line}", f"`{name}` is written by `def` in a file")
    cells = [cell.cell_contents for cell in function.__closure__ or ()]
    known = dict(zip(function.__code__.co_freevars, cells, strict=True))
    source = Source(function, tree, file, 1, known)
    arguments = tree.args
    if arguments.defaults or arguments.kwonlyargs or arguments.vararg or arguments.kwarg:
        raise source.refuse(tree, "a kernel has plain parameters only: pass every argument")
    return source


@cache
def _file_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))
