"""The compiled twin of the rules: the same functions, compiled by Numba over the same record.

`twin(kernel)` compiles a kernel with all kernels it calls; nothing is written twice. Compiled code
is kept on disk under a fingerprint of everything it was made of, because Numba itself does not
notice a change in a function that another file calls. Set ALHAMBRA_CACHE_DIR to move it.
"""

import builtins
import dis
import hashlib
import os
import shutil
import sys
import tempfile
import threading
import time
import warnings
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import CellType, FunctionType
from typing import Any

from alhambra.core.kernel import is_inlined, is_kernel, spelling_of
from alhambra.core.memory import Layout
from alhambra.core.weaving import as_part

STALE_AFTER_DAYS = 30

RECORDS = ("FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH")
"""What the records of an entry are called."""

_CACHE_DIR = threading.Lock()
"""Numba has one setting for all: held while it is ours."""


@cache
def twin(function: Callable[..., Any]) -> Any:
    """The compiled form of a kernel, for other compiled code to call."""
    dispatcher = _numba().njit(
        nogil=True,
        forceinline=is_inlined(function),
        no_cpython_wrapper=True,
        no_cfunc_wrapper=True,
        error_model="numpy",
    )(_rebind(function))
    return as_part(_once_per_kind(dispatcher))


@cache
def outermost(function: Callable[..., Any], *, keeps_others_waiting: bool = False) -> Any:
    """The compiled form of a function that Python calls; kept on disk with all it calls.

    Other threads run meanwhile, unless it is so short that handing over would take longer.
    """
    numba = _numba()
    folder = cache_folder(fingerprint(function))
    with _CACHE_DIR:
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(folder)
        try:
            options = {"nogil": not keeps_others_waiting, "error_model": "numpy"}
            dispatcher = numba.njit(cache=True, **options)(_rebind(function))
        finally:
            numba.config.CACHE_DIR = before
    return _once_for_all(dispatcher, folder)


def _numba() -> Any:
    """Numba, imported when something is to be compiled and not before."""
    import numba

    # a room that begins like another one is as good as it, which is new to Numba and nobody's worry
    warnings.filterwarnings("ignore", "Record", numba.core.errors.NumbaExperimentalFeatureWarning)
    return numba


def _once_per_kind(dispatcher: Any) -> Any:
    """Compile a kernel once for all numbers, not once more for every constant it is called with."""
    if not hasattr(dispatcher, "get_call_template"):  # NUMBA_DISABLE_JIT: a plain function
        return dispatcher
    unliteral = _numba().types.unliteral
    resolve = dispatcher.get_call_template

    def resolve_numbers(args: Any, kws: Any) -> Any:
        return resolve([unliteral(arg) for arg in args], kws)

    dispatcher.get_call_template = resolve_numbers
    return dispatcher


def _once_for_all(dispatcher: Any, folder: Path) -> Any:
    """Let one process compile a function while others wait, who then load what it made."""
    if not hasattr(dispatcher, "compile") or sys.platform == "win32":
        return dispatcher
    import fcntl

    compile_or_load = dispatcher.compile

    def compile_alone(signature: Any) -> Any:
        with (folder / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            return compile_or_load(signature)

    dispatcher.compile = compile_alone
    return dispatcher


@cache
def entry(
    function: Callable[..., Any], *layouts: Layout[Any], keeps_others_waiting: bool = False
) -> Any:
    """A kernel as Python calls it compiled: its records, the first arguments, come as int64 arrays.

    Passing an array and looking at it as a record inside costs a tenth of passing a record.
    """
    numbers = function.__code__.co_argcount - len(layouts)
    template = {
        (1, 0): _one,
        (1, 1): _one_and_number,
        (2, 0): _two,
        (2, 1): _two_and_number,
        (2, 2): _two_and_numbers,
        (5, 3): _thought,
    }[len(layouts), numbers]
    names: dict[str, Any] = {"rule": function, **_surroundings(function)}
    for name, layout in zip(RECORDS, layouts, strict=False):
        names[name] = layout.dtype()
    ending = "_at_once" if keeps_others_waiting else "_of_words"
    border = FunctionType(template.__code__, names, function.__name__ + ending)
    border.__module__ = function.__module__
    border.__qualname__ = function.__qualname__ + ending
    return outermost(border, keeps_others_waiting=keeps_others_waiting)


def _one(first: Any) -> Any:
    return rule(first.view(FIRST)[0])  # type: ignore[name-defined]  # noqa: F821


def _one_and_number(first: Any, number: int) -> Any:
    return rule(first.view(FIRST)[0], number)  # type: ignore[name-defined]  # noqa: F821


def _two(first: Any, second: Any) -> Any:
    return rule(first.view(FIRST)[0], second.view(SECOND)[0])  # type: ignore[name-defined]  # noqa: F821


def _two_and_number(first: Any, second: Any, number: int) -> Any:
    return rule(first.view(FIRST)[0], second.view(SECOND)[0], number)  # type: ignore[name-defined]  # noqa: F821


def _two_and_numbers(first: Any, second: Any, one: int, two: int) -> Any:
    return rule(first.view(FIRST)[0], second.view(SECOND)[0], one, two)  # type: ignore[name-defined]  # noqa: F821


def _thought(  # type: ignore[no-untyped-def]
    here, trials, desk, weights, study, question, first, last
) -> Any:
    """Of trials and of weights all records are passed on, of the others one."""
    return rule(  # type: ignore[name-defined]  # noqa: F821
        here.view(FIRST)[0],  # type: ignore[name-defined]  # noqa: F821
        trials.view(SECOND),  # type: ignore[name-defined]  # noqa: F821
        desk.view(THIRD)[0],  # type: ignore[name-defined]  # noqa: F821
        weights.view(FOURTH),  # type: ignore[name-defined]  # noqa: F821
        study.view(FIFTH)[0],  # type: ignore[name-defined]  # noqa: F821
        question,
        first,
        last,
    )


def _surroundings(function: Callable[..., Any]) -> dict[str, Any]:
    """The names every module has."""
    return {"__name__": function.__module__, "__builtins__": builtins}


def _compiled_value(value: Any) -> Any:
    """What compiled code sees for a global: twins for kernels, arrays for tables of numbers."""
    if is_kernel(value):
        return twin(value)
    if isinstance(value, tuple):
        import numpy as np

        return np.array(value, np.int64)
    return value


def _rebind(function: Callable[..., Any]) -> FunctionType:
    """The same code, seeing compiled twins where it names other kernels."""
    function = spelling_of(function)
    assert isinstance(function, FunctionType)
    names = _surroundings(function)
    for name, value in named(function).items():
        names[name] = _compiled_value(value)
    closure = tuple(CellType(_compiled_value(value)) for value in enclosed(function).values())
    copy = FunctionType(
        function.__code__, names, function.__name__, function.__defaults__, closure or None
    )
    copy.__module__ = function.__module__
    copy.__qualname__ = function.__qualname__
    return copy


def named(function: FunctionType) -> dict[str, Any]:
    """What a function names of its module; a field of the same name is something else."""
    steps = dis.get_instructions(function.__code__)
    names = {step.argval for step in steps if step.opname == "LOAD_GLOBAL"}
    known = function.__globals__
    return {
        name: known[name] for name in function.__code__.co_names if name in names & known.keys()
    }


def enclosed(function: FunctionType) -> dict[str, Any]:
    """What a function knows from the function it was made in."""
    cells = function.__closure__ or ()
    values = (cell.cell_contents for cell in cells)
    return dict(zip(function.__code__.co_freevars, values, strict=True))


@cache
def fingerprint(function: Callable[..., Any]) -> str:
    """A digest of a function's code, of the tables it reads and of all kernels it calls."""
    function = spelling_of(function)
    assert isinstance(function, FunctionType)
    code = function.__code__
    parts = [function.__qualname__, code.co_code.hex(), repr(code.co_consts), repr(code.co_names)]
    for name, value in {**named(function), **enclosed(function)}.items():
        if is_kernel(value):
            parts.append(fingerprint(value))
        else:
            assert " at 0x" not in repr(value), f"{function.__qualname__} reads {name}, no value"
            parts.append(f"{name}={value!r}")
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def cache_folder(digest: str) -> Path:
    """Where compiled code with this fingerprint is kept."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "alhambra"
    base = Path(os.environ.get("ALHAMBRA_CACHE_DIR") or home)
    folder = base / f"compiled-{digest}"
    try:
        if not folder.exists():
            _drop_stale(base)
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)  # used today
    except OSError:  # no home to write to: compile for this process alone
        return Path(tempfile.mkdtemp(prefix="alhambra-"))
    return folder


def _drop_stale(base: Path) -> None:
    """Forget what older rules left behind and nobody has used for a month."""
    oldest = time.time() - STALE_AFTER_DAYS * 24 * 3600
    for folder in base.glob("compiled-*"):
        if folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)
