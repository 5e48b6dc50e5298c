"""Medals for solo games of Roll & Write: what the levels score decides what earns one.

Bronze is the median of a mason, silver that of an architect, gold what an architect reaches in one
game of ten. What the levels score are figures of `bench/solo.json`; a test compares them.
"""

from math import ceil
from typing import Literal, NamedTuple, TypeAlias

Medal: TypeAlias = Literal["bronze", "silver", "gold"]


class Scores(NamedTuple):
    """What a level scores alone: between `low` and `high` in eight games of ten."""

    low: float
    median: float
    high: float


SCORES: dict[int, dict[str, Scores]] = {
    2: {
        "apprentice": Scores(70, 84, 96),
        "mason": Scores(76, 86, 98),
        "foreman": Scores(87, 96, 105),
        "architect": Scores(92, 100, 108),
        "master": Scores(91, 101, 109),
    },
    3: {
        "apprentice": Scores(44, 58, 71),
        "mason": Scores(56, 66, 77),
        "foreman": Scores(62, 72, 82),
        "architect": Scores(66, 75, 84),
        "master": Scores(66, 76, 84),
    },
    4: {
        "apprentice": Scores(29, 40, 53),
        "mason": Scores(42, 52, 63),
        "foreman": Scores(46, 56, 66),
        "architect": Scores(51, 60, 69),
        "master": Scores(52, 60, 69.9),
    },
}
"""What each level scores for points, by the number of virtual players."""

THRESHOLDS: dict[int, dict[Medal, int]] = {
    virtual: {
        "bronze": ceil(of["mason"].median),
        "silver": ceil(of["architect"].median),
        "gold": ceil(of["architect"].high),
    }
    for virtual, of in SCORES.items()
}
"""The points that earn each medal, by the number of virtual players."""
