"""Marks the functions that are rules: plain Python as they stand, and printed as C for speed.

A kernel is a flat function over records and numbers. It never raises, never allocates and calls
only other kernels; `docs/kernels.md` says what it may contain. `alhambra.compiled` prints it.
"""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

_MARK = "__alhambra_kernel__"


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a rule that becomes a C function of its own."""
    setattr(function, _MARK, "call")
    return function


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a small rule that the compiler weaves into its callers."""
    setattr(function, _MARK, "inline")
    return function


def written_as(expression: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Mark a primitive that C knows already, such as counting bits; `{}` is its argument."""

    def mark(function: Callable[P, R]) -> Callable[P, R]:
        setattr(function, _MARK, expression)
        return function

    return mark


def is_kernel(thing: Any) -> bool:
    """Is this function marked as a rule?"""
    return hasattr(thing, _MARK)


def mark_of(function: Any) -> str:
    """How it is marked: `call`, `inline`, or the C expression that says the same."""
    mark: str = getattr(function, _MARK)
    return mark
