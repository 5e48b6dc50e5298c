"""Words that the screens of all games use: buildings, places, points."""

from alhambra.core.values import Building

PLURALS = ("pavilions", "seraglios", "arcades", "chambers", "gardens", "towers")
ORDINALS = ("", "1st", "2nd", "3rd", "4th", "5th")


def a(building: Building) -> str:
    """One building of a type: a tower, but arcades."""
    word = building.word
    return word if word == PLURALS[building] else f"a {word}"


def plural(building: Building) -> str:
    """All buildings of a type: towers."""
    return PLURALS[building]


def points(count: int) -> str:
    """0 points, 1 point, 2 points."""
    return counted(count, "point")


def counted(count: int, word: str) -> str:
    """A number and a noun that takes an s."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def gain_now(difference: int) -> str:
    """How the points would change if what is scored next were scored now."""
    if not difference:
        return "no points now"
    return f"{difference:+d} {'point' if abs(difference) == 1 else 'points'} now"
