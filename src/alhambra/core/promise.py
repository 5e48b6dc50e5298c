"""Promises: how a player's device commits itself to words before anybody's words are told.

A *promise* is the SHA-256 of a table, an attempt, a seat and its words. The *seal* is the SHA-256
of the server's commitment, of all promises and of the seats that promised nothing: it fixes
everything that the dice follow from, and whose words are missing. Whoever noted the seal before
their own words were told knows that no words were chosen by them.
"""

import hashlib
from collections.abc import Mapping

from alhambra.core.errors import IllegalOption
from alhambra.core.text import is_number

HEX_DIGITS = frozenset("0123456789abcdef")


def promise_of(table: str, attempt: int, *, seat: int, words: str) -> str:
    """The promise of a seat's words at a table, in hexadecimal digits."""
    return hashlib.sha256(f"{table} {attempt} {seat} {words}".encode()).hexdigest()


def seal_of(table: str, attempt: int, *, commitment: str, promises: str, missing: str) -> str:
    """The seal of a commitment and the texts of promises and missing seats, in digits."""
    text = f"{table} {attempt} {commitment} {promises}"
    if missing:
        text += f" missing {missing}"
    return hashlib.sha256(text.encode()).hexdigest()


def is_promise(text: str) -> bool:
    """Are these 64 hexadecimal digits?"""
    return len(text) == 64 and HEX_DIGITS.issuperset(text)


def promises_text(promises: Mapping[int, str]) -> str:
    """The promises of all seats as one text, `0 3f2a…, 2 90c1…`."""
    return ", ".join(f"{seat} {promises[seat]}" for seat in sorted(promises))


def read_promises(text: str) -> dict[int, str]:
    """The promise of each seat, out of the text of them all; raises IllegalOption."""
    found: dict[int, str] = {}
    for part in text.split(", ") if text else []:
        seat, _, promise = part.partition(" ")
        if not is_number(seat) or not is_promise(promise):
            raise IllegalOption("promises", "seat-and-promise", ascii(part)[1:-1])
        found[int(seat)] = promise
    if promises_text(found) != text:
        raise IllegalOption("promises", "seats-in-order", text)
    return found


def missing_text(seats: set[int]) -> str:
    """Seats whose words are missing as one text, `1, 3`."""
    return ", ".join(map(str, sorted(seats)))


def read_missing(text: str) -> set[int]:
    """The seats whose words are missing; raises IllegalOption."""
    parts = text.split(", ") if text else []
    found = {int(part) for part in parts if is_number(part)}
    if missing_text(found) != text:
        raise IllegalOption("missing", "seats-in-order", ascii(text)[1:-1])
    return found
