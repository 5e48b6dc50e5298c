"""QR codes of addresses: for a terminal, and as a path that a page draws."""

import re
from functools import lru_cache

import segno

QUIET = 2
"""Empty squares around a code, in a terminal."""
HALVES = " ▀▄█"
"""Two squares above each other: none, the upper, the lower, both."""


def squares_of(text: str) -> list[list[bool]]:
    """The squares of a code, row by row; dark ones are true."""
    return [[bool(square) for square in row] for row in segno.make(text, micro=False).matrix]


def path_of(squares: list[list[bool]]) -> str:
    """The dark squares as an SVG path, each of size one."""
    return "".join(
        f"M{x} {y}h1v1h-1z"
        for y, row in enumerate(squares)
        for x, is_dark in enumerate(row)
        if is_dark
    )


PLACE = re.compile(r"/(?:table/[0-9a-z]{1,16}(?:#(?:join|seat)=[0-9A-Za-z._-]{1,128})?)?")
"""Where people are sent: the start page, a table, and there with a code."""
MOST_KEPT = 256
"""Codes that are remembered."""


def is_own(address: str, *bases: str | None) -> bool:
    """Is this the address of a page that people are sent to, under one of these?"""
    return any(
        base is not None and address.startswith(base) and PLACE.fullmatch(address, len(base))
        for base in bases
    )


@lru_cache(MOST_KEPT)
def drawn(address: str) -> tuple[int, str]:
    """How many squares the code of an address has on a side, and its path."""
    squares = squares_of(address)
    return len(squares), path_of(squares)


def lines_of(squares: list[list[bool]]) -> list[str]:
    """A code for a terminal with light letters on dark ground, two rows of squares a line."""
    width = len(squares) + 2 * QUIET
    empty = [[False] * width] * QUIET
    padded = [*empty, *([False] * QUIET + row + [False] * QUIET for row in squares), *empty]
    if len(padded) % 2:
        padded.append([False] * width)
    return [
        "".join(HALVES[(not top) + 2 * (not low)] for top, low in zip(upper, lower, strict=True))
        for upper, lower in zip(padded[::2], padded[1::2], strict=True)
    ]
