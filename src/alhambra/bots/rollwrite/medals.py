"""Medals for solo games of Roll & Write: what the levels score decides what earns one.

Bronze is the median of a mason, silver that of an architect, gold what an architect reaches in one
game of ten. The thresholds are those of `bench/solo.json`; a test compares them.
"""

from typing import Literal, TypeAlias

Medal: TypeAlias = Literal["bronze", "silver", "gold"]

THRESHOLDS: dict[int, dict[Medal, int]] = {
    2: {"bronze": 86, "silver": 100, "gold": 108},
    3: {"bronze": 66, "silver": 75, "gold": 84},
    4: {"bronze": 52, "silver": 60, "gold": 69},
}
"""The points that earn each medal, by the number of virtual players."""


def medal(virtual: int, score: int) -> Medal | None:
    """The best medal that a score earns; None below bronze."""
    earned = [name for name, points in THRESHOLDS[virtual].items() if score >= points]
    return earned[-1] if earned else None
