"""The words of Roll & Write that every screen uses: dice, coins, rows."""

from collections.abc import Iterable, Sequence
from typing import Any

from alhambra.cli.nouns import ORDINALS, a, counted, gain_now, plural, points

__all__ = [
    "ORDINALS",
    "a",
    "coins",
    "counted",
    "crossing",
    "dice",
    "gain_now",
    "plural",
    "points",
    "row_names",
]

VIRTUAL_LETTERS = "ABCD"


def row_names(names: Sequence[str], rules: Any) -> tuple[str, ...]:
    """Names for every row of the score sheet: the seats, then virtual players."""
    virtual = [f"Virtual {letter}" for letter in VIRTUAL_LETTERS[: rules.virtual_players]]
    return (*names, *virtual)


def crossing(yellow: int, blue: int) -> str:
    """A crossing by its dice: y3 b5."""
    return f"y{yellow} b{blue}"


def dice(yellow: Iterable[int], blue: Iterable[int]) -> str:
    """Some dice, yellow first: y2 y4 b3 b5."""
    return " ".join(
        [*(f"y{pips}" for pips in sorted(yellow)), *(f"b{pips}" for pips in sorted(blue))]
    )


def coins(count: int) -> str:
    """No coins, 1 coin, 2 coins."""
    return counted(count, "coin") if count else "no coins"
