"""What the drawn screens of all games share: colours, and drawings that know their room."""

from collections.abc import Callable, Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.measure import Measurement
from rich.rule import Rule
from rich.text import Text

from alhambra.core.values import Building
from alhambra.locale import Words

INK = {
    Building.PAVILION: "dodger_blue1",
    Building.SERAGLIO: "red1",
    Building.ARCADES: "dark_orange3",
    Building.CHAMBERS: "grey54",
    Building.GARDEN: "green3",
    Building.TOWER: "medium_purple1",
}
"""The colour a building is written in; the boxes of the board game have the same."""

QUIET = "dim"
LOUD = "bold"
MOVER = "▸"
VERY_WIDE = 1000
LINE = 2


def tile_style(building: Building) -> str:
    """A built building: a tile in the colour of its type."""
    return f"reverse bold {INK[building]}"


def short(words: Words, building: Building) -> str:
    """A type in one letter, or two where another type begins with the same one."""
    return words("building-short", building=building.letter)


def width_of(drawing: RenderableType) -> int:
    """How wide a drawing would be if nothing were wrapped or cut."""
    console = Console(width=VERY_WIDE)
    return Measurement.get(console, console.options, drawing).maximum


def heading_of(text: Text) -> "Fitted":
    """A heading with a line behind it, if there is room for both."""
    rule = Rule(text, align="left", style=QUIET)
    return Fitted(lambda width: [rule if text.cell_len + LINE <= width else text])


class Fitted:
    """A drawing that asks how wide the terminal is."""

    def __init__(self, parts: Callable[[int], Iterable[RenderableType]]) -> None:
        """Keep what makes the parts for a width."""
        self._parts = parts

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterable[RenderableType]:
        """Draw the parts."""
        return self._parts(options.max_width)
