"""What games played alone are compared with: medals and what levels score, as the wire says it."""

from collections.abc import Mapping

from msgspec import Struct


class LevelScores(Struct):
    """What a level scores alone."""

    bot: str
    low: float
    """One game in ten has less."""
    median: float
    high: float
    """One game in ten has more."""


class Solo(Struct):
    """What games played alone with these options are compared with."""

    options: dict[str, str]
    medals: dict[str, int]
    """The points that earn each, the least first."""
    levels: list[LevelScores]
    """The weakest first."""


class NextMedal(Struct):
    """The medal above the one that was earned."""

    medal: str
    missing: int
    """How many points it lacks."""


def medal_of(medals: Mapping[str, int], score: int) -> str | None:
    """The best medal that a score earns; None for none."""
    return next((name for name, points in reversed(list(medals.items())) if score >= points), None)


def next_medal_of(medals: Mapping[str, int], score: int) -> NextMedal | None:
    """The medal above the one that a score earns, and how many points it lacks."""
    above = ((name, points - score) for name, points in medals.items() if score < points)
    return next((NextMedal(name, missing) for name, missing in above), None)
