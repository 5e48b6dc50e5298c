"""Grounds as a drawing: tiles with thick walls, letters at places, coordinates at the edges."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from alhambra.cli.palace import palette
from alhambra.cli.palace.choices import Cell
from alhambra.core.values import LETTERS
from alhambra.palace.catalog import EAST, FOUNTAIN, NORTH, SOUTH, TILES, WALLS, WEST

JOINTS = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
"""Line characters by the weights of their arms: up * 27 + right * 9 + down * 3 + left."""

NONE, THIN, THICK = 0, 1, 2
"""Weights of a line: no side or a way through, an open outer side, a wall."""

WIDE = 5
"""The room inside a cell, lines not counted."""
LABEL = 4

SIDE_OF = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}


@dataclass(frozen=True)
class Ground:
    """What is to be drawn: tiles, letters of places, the longest wall, how types are written."""

    tiles: Mapping[Cell, int]
    letters: Mapping[Cell, str] = field(default_factory=dict)
    longest: frozenset[tuple[int, int, str]] = frozenset()
    types: Sequence[str] = LETTERS

    @property
    def narrow(self) -> int:
        """The least room inside a cell: for a type and a price of two digits."""
        return 2 + max(map(len, self.types))

    @property
    def columns(self) -> range:
        """From the westernmost place to the easternmost."""
        xs = [x for x, _ in (*self.tiles, *self.letters)]
        return range(min(xs), max(xs) + 1)

    @property
    def rows(self) -> range:
        """From the northernmost place down to the southernmost."""
        ys = [y for _, y in (*self.tiles, *self.letters)]
        return range(max(ys), min(ys) - 1, -1)

    def upright(self, x: int, y: int) -> tuple[int, bool]:
        """The line at the west of a cell: its weight, and whether the longest wall runs there."""
        sides = (((x - 1, y), "E"), ((x, y), "W"))
        return self._line(sides)

    def level(self, x: int, y: int) -> tuple[int, bool]:
        """The line at the north of a cell, likewise."""
        sides = (((x, y + 1), "S"), ((x, y), "N"))
        return self._line(sides)

    def _line(self, sides: tuple[tuple[Cell, str], tuple[Cell, str]]) -> tuple[int, bool]:
        here = [(cell, side) for cell, side in sides if cell in self.tiles]
        if any(WALLS[self.tiles[cell]] & SIDE_OF[side] for cell, side in here):
            return THICK, any((*cell, side) in self.longest for cell, side in here)
        return (THIN if len(here) == 1 else NONE), False


def drawing_width(ground: Ground, room: int) -> int:
    """How wide a drawing with so much room in a cell is."""
    return LABEL + len(ground.columns) * (room + 1) + 1


def ground_drawing(ground: Ground, width: int) -> Text:
    """The drawing; narrower cells or several bands where the width asks for it."""
    room = WIDE if drawing_width(ground, WIDE) <= width else ground.narrow
    fit = max(1, (width - LABEL - 1) // (room + 1))
    columns = ground.columns
    bands = [columns[start : start + fit] for start in range(0, len(columns), fit)]
    lines: list[Text] = []
    for band in bands:
        lines += _band(ground, band, room)
    return Text("\n", no_wrap=True).join(lines)


def _band(ground: Ground, columns: range, room: int) -> Iterator[Text]:
    rows = ground.rows
    for y in rows:
        yield _level_line(ground, columns, y, room)
        yield _tile_line(ground, columns, y, room)
    yield _level_line(ground, columns, rows[-1] - 1, room)
    labels = Text(" " * (LABEL + 1), palette.QUIET)
    for x in columns:
        labels.append(f"{x:+d}".center(room) + " ")
    labels.rstrip()
    yield labels


def _level_line(ground: Ground, columns: range, y: int, room: int) -> Text:
    """The lines at the north of a row, with the joints between them."""
    line = Text(" " * LABEL)
    for x in (*columns, columns[-1] + 1):
        arms = (
            ground.upright(x, y + 1),
            ground.level(x, y),
            ground.upright(x, y),
            ground.level(x - 1, y),
        )
        number = 0
        for weight, _ in arms:
            number = number * 3 + weight
        heaviest = max(arms)
        line.append(JOINTS[number], _style(*heaviest))
        if x in columns:
            weight, is_longest = ground.level(x, y)
            line.append(" ─━"[weight] * room, _style(weight, is_longest))
    return line


def _tile_line(ground: Ground, columns: range, y: int, room: int) -> Text:
    """The tiles and letters of a row, with the lines between them."""
    line = Text(f"{y:+d} ".rjust(LABEL), palette.QUIET)
    line = Text().append_text(line)
    for x in (*columns, columns[-1] + 1):
        weight, is_longest = ground.upright(x, y)
        line.append(" │┃"[weight], _style(weight, is_longest))
        if x in columns:
            line.append_text(_cell(ground, (x, y), room))
    return line


def _style(weight: int, is_longest: bool) -> str:  # noqa: FBT001  (a weight and its mark)
    if weight == THICK:
        return palette.LONGEST if is_longest else palette.WALL
    return palette.OPEN


def _cell(ground: Ground, cell: Cell, room: int) -> Text:
    letter = ground.letters.get(cell, "")
    number = ground.tiles.get(cell)
    if number is None:
        shown = palette.FREE.format(letter) if letter else ""
        return Text(shown[:room].center(room), palette.FREE_STYLE)
    if number == FOUNTAIN:
        return Text(palette.FOUNTAIN.center(room), palette.FOUNTAIN_STYLE)
    tile = TILES[number]
    style = palette.tile_style(tile.building)
    name = f"{ground.types[tile.building]}{tile.price}"
    if not letter:
        return Text(name.center(room), style)
    text = Text(letter, palette.FREE_STYLE)
    if len(letter) + len(name) > room:
        name = ground.types[tile.building]
    return text.append(name.center(room - len(letter)), style)
