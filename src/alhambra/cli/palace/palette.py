"""Colours and marks of the drawn screen; every colour stands beside a letter or a sign."""

from alhambra.cli.drawing import INK, LOUD, MOVER, QUIET, tile_style

__all__ = ["INK", "LOUD", "MOVER", "QUIET", "tile_style"]

MONEY = (
    "bold black on gold1",
    "bold white on green4",
    "bold white on blue3",
    "bold black on orange3",
)
"""Cards of each currency, yellow, green, blue, orange."""
MONEY_INK = ("bold gold3", "bold green4", "bold dodger_blue1", "bold dark_orange")

FOUNTAIN = "≈F≈"
FOUNTAIN_STYLE = "reverse bold cyan"
WALL = "bold"
LONGEST = "bold gold1"
OPEN = "dim"
FREE = "‹{}›"  # noqa: RUF001  (these are angle quotes on purpose)
FREE_STYLE = "bold"
