"""Marks the functions that are rules: plain Python as they stand, compiled when speed is wanted.

A kernel is a flat function over a position record and integers. It never raises, never allocates
and calls only other kernels, so that `alhambra.core.twin` can compile it without a second source.
"""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

_MARK = "__alhambra_kernel__"
_SPELLING = "__alhambra_spelling__"


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a rule that is compiled as a function of its own."""
    setattr(function, _MARK, "call")
    return function


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a small rule that the compiler weaves into its callers."""
    setattr(function, _MARK, "inline")
    return function


def compiled_as(
    spelling: Callable[P, R],
) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Mark a primitive that the compiler knows in another spelling, such as counting bits."""

    def mark(function: Callable[P, R]) -> Callable[P, R]:
        setattr(function, _MARK, "inline")
        setattr(function, _SPELLING, spelling)
        return function

    return mark


def spelling_of(function: Any) -> Any:
    """The function to compile in place of this one: itself, unless it has another spelling."""
    return getattr(function, _SPELLING, function)


def is_kernel(thing: Any) -> bool:
    """Is this function marked as a rule?"""
    return hasattr(thing, _MARK)


def is_inlined(thing: Any) -> bool:
    """Is this rule to be woven into its callers?"""
    return getattr(thing, _MARK, "") == "inline"
