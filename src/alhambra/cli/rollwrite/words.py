"""The words of Roll & Write that every screen uses: dice, buildings, places, rows."""

from collections.abc import Iterable, Sequence
from typing import Any

from alhambra.core.values import Building

PLURALS = ("pavilions", "seraglios", "arcades", "chambers", "gardens", "towers")
ORDINALS = ("", "1st", "2nd", "3rd", "4th", "5th")
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


def a(building: Building) -> str:
    """One building of a type: a tower, but arcades."""
    word = building.word
    return word if word == PLURALS[building] else f"a {word}"


def plural(building: Building) -> str:
    """All buildings of a type: towers."""
    return PLURALS[building]


def coins(count: int) -> str:
    """No coins, 1 coin, 2 coins."""
    return counted(count, "coin") if count else "no coins"


def points(count: int) -> str:
    """0 points, 1 point, 2 points."""
    return counted(count, "point")


def counted(count: int, word: str) -> str:
    """A number and a noun that takes an s."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def gain_now(difference: int) -> str:
    """How the points if the game ended now would change."""
    if not difference:
        return "no points now"
    return f"{difference:+d} {'point' if abs(difference) == 1 else 'points'} now"
