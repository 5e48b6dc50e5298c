"""Colours and marks of the drawn screen; every colour stands beside a letter or a sign."""

from alhambra.cli.drawing import INK, LOUD, MOVER, QUIET, tile_style

__all__ = ["INK", "LOUD", "MOVER", "QUIET", "tile_style"]

YELLOW_DIE = "bold black on yellow1"
BLUE_DIE = "bold white on blue"
YELLOW_INK = "bold dark_goldenrod"
BLUE_INK = "bold dodger_blue1"

BUILT = "▐{}▌"
OPEN = "‹{}›"  # noqa: RUF001  (these are angle quotes on purpose)
BARE = " {} "

COIN, CROSSED, TO_CIRCLE = "●", "×", "○"  # noqa: RUF001  (a cross, no letter)
TWICE = "×2"  # noqa: RUF001
COIN_STYLE = "bold dark_goldenrod"
