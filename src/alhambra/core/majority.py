"""Majorities: those with equal counts share the points of the places they occupy (MA-1)."""

from alhambra.core.kernel import inlined, kernel
from alhambra.core.values import LADDER, PLACES


@inlined
def place_value(building: int, place: int, places: int) -> int:
    """The points of one place, 0 for the first; `places` are rewarded in this scoring.

    A scoring with fewer places pays the lower columns of the ladder: with two places the first
    earns what the second earns with three.
    """
    return LADDER[building][PLACES - places + place]


@kernel
def shared_points(building: int, ahead: int, equal: int, places: int) -> int:
    """What each of `equal` contenders earns with `ahead` others before them (MA-1).

    They occupy the places from `ahead` on; the points of those that exist are added, divided by
    how many contenders there are, and rounded down.
    """
    points = 0
    for place in range(ahead, ahead + equal):
        if place < places:
            points += place_value(building, place, places)
    return points // equal
