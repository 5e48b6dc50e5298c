"""Colours and marks of the drawn screen; every colour stands beside a letter or a sign."""

from alhambra.core.values import Building

INK = {
    Building.PAVILION: "dodger_blue1",
    Building.SERAGLIO: "red1",
    Building.ARCADES: "dark_orange3",
    Building.CHAMBERS: "grey54",
    Building.GARDEN: "green3",
    Building.TOWER: "medium_purple1",
}
"""The colour a building is written in; the boxes of the board game have the same."""

YELLOW_DIE = "bold black on yellow1"
BLUE_DIE = "bold white on blue"
YELLOW_INK = "bold dark_goldenrod"
BLUE_INK = "bold dodger_blue1"
QUIET = "dim"
LOUD = "bold"

BUILT = "▐{}▌"
OPEN = "‹{}›"  # noqa: RUF001  (these are angle quotes on purpose)
BARE = " {} "
LEGEND = (
    f"On a sheet {BUILT.format('T')} is built and {OPEN.format('T')} can be, with the dice there."
)

ACCOUNT_LEGEND = "buildings, place (=2: shared by two; ★: type finished), points"

COIN, CROSSED, TO_CIRCLE = "●", "×", "○"  # noqa: RUF001  (a cross, no letter)
TWICE = "×2"  # noqa: RUF001
COIN_STYLE = "bold dark_goldenrod"
MOVER = "▸"


def tile_style(building: Building) -> str:
    """A built building: a tile in the colour of its type."""
    return f"reverse bold {INK[building]}"
