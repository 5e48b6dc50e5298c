"""Phrases of Roll & Write that every screen uses: names, dice, places."""

from collections.abc import Iterable, Sequence
from typing import Any

from alhambra.locale import Words
from alhambra.rollwrite.outcome import TypeAccount

VIRTUAL_LETTERS = "ABCD"


def row_names(names: Sequence[str], rules: Any, words: Words) -> tuple[str, ...]:
    """Names for every row of the score sheet: the seats, then virtual players."""
    letters = VIRTUAL_LETTERS[: rules.virtual_players]
    return (*names, *(words("virtual-player", letter=letter) for letter in letters))


def whom(name: str, words: Words) -> str:
    """The name of somebody to whom something is done."""
    return words("terminal-rollwrite-you-whom") if name == words("you") else name


def dice(yellow: Iterable[int], blue: Iterable[int]) -> str:
    """Some dice as actions spell them, yellow first: y2 y4 b3 b5."""
    return " ".join(
        [*(f"y{pips}" for pips in sorted(yellow)), *(f"b{pips}" for pips in sorted(blue))]
    )


def place_of(entry: TypeAccount, words: Words) -> str:
    """How a row got the points of a type: second place, shared by 2."""
    if not entry.count:
        return words("account-none")
    if entry.place is None:
        return words("account-no-place")
    shared = entry.shared_by > 1
    if entry.is_finished:
        key = "account-finished-shared" if shared else "account-finished"
    else:
        key = "account-shared" if shared else "account-place"
    return words(key, place=entry.place, shared=entry.shared_by)
