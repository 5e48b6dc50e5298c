"""Small libraries made of the kernels of a test, to be asked beside the same kernels as Python."""

import importlib.util
import shutil
from collections.abc import Callable, Sequence
from importlib.machinery import ExtensionFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from alhambra.compiled import build
from alhambra.compiled.program import Program
from alhambra.core.memory import Layout
from alhambra.core.root import Part, Root

COMPILERS = [
    name
    for name, is_here in (
        ("zig", importlib.util.find_spec("ziglang") is not None),
        ("gcc", shutil.which("gcc") is not None),
    )
    if is_here
]
"""What can compile here."""


def root_of(kernel: Callable[..., Any], *parts: Part, **options: Any) -> Root:
    """A root that the registry does not know, called as its kernel is."""
    root = Root("", kernel, *parts, **options)
    root.name = kernel.__name__
    return root


def library_of(roots: Sequence[Root], folder: Path, compiler: str, *, checked: bool = False) -> Any:
    """The module of a library with these roots, made anew."""
    file = folder / f"{compiler}-{'checked' if checked else 'plain'}.so"
    make(Program(roots), file, compiler, checked=checked)
    return module_of(file)


def make(program: Program, file: Path, compiler: str, *, checked: bool = False) -> None:
    """Compile what is printed."""
    extra = build.CHECKED if checked else ()
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("CC", raising=False)
        if compiler != "zig":
            patch.setenv("CC", compiler)
        build.make_library(program, file, build.here(), extra)


def module_of(file: Path) -> ModuleType:
    """A library, loaded as a module of its own."""
    loader = ExtensionFileLoader("kernels", str(file))
    spec = importlib.util.spec_from_file_location("kernels", file, loader=loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def kind_of(module: Any, layout: Layout[Any]) -> Any:
    """The class of a library's records of a layout."""
    members: dict[str, Any] = {
        name: module.Field(field.start, field.shape, field.is_real)
        for name, field in layout.fields.items()
    }
    own = {"__slots__": (), "__place__": layout.place}
    return type(layout.name, (module.Record,), {**own, **members})


def record_of(module: Any, layout: Layout[Any], plain: Any) -> Any:
    """The record of a library with the numbers of a plain one."""
    record = kind_of(module, layout)(layout.words)
    for name, field in layout.fields.items():
        value = getattr(plain, name)
        if len(field.shape) < 2:
            setattr(record, name, value)
        elif not field.is_real:  # grids are written through the words
            words = record.words()
            words[field.start : field.start + field.size] = [n for row in value for n in row]
            record.pour(words)
    return record


def numbers_in(layout: Layout[Any], record: Any) -> dict[str, Any]:
    """All fields of a record by their names, of either kind."""
    return {name: getattr(record, name) for name in layout.fields}
