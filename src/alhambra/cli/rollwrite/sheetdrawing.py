"""A sheet as a drawing: dice at their rows and columns, buildings, lines, coins."""

from rich.text import Text

from alhambra.cli.drawing import short
from alhambra.cli.rollwrite import palette
from alhambra.core.values import Building
from alhambra.locale import Words
from alhambra.rollwrite import Game
from alhambra.rollwrite.catalog import BLUE, LINE_POINTS, SIDE, YELLOW
from alhambra.rollwrite.observation import RowView

WIDTH = 33
CELL = 4
LABEL = 5
MOST_COINS_DRAWN = 24
PIPS = range(1, SIDE + 1)


def sheet_drawing(game: Game, row: int, words: Words, *, lit: bool) -> Text:
    """The sheet of one seat; `lit` marks the crossings that its dice can build."""
    view = game.observe(0).rows[row]
    lines = [_top(view)]
    for yellow in PIPS:
        line = _die("y", yellow, view.yellow.count(yellow))
        for blue in PIPS:
            line.append_text(_cell(game, view, yellow, blue, words=words, lit=lit))
        line.append_text(_line_mark(view, YELLOW, yellow))
        lines.append(line)
    bottom = Text(" " * LABEL)
    for blue in PIPS:
        bottom.append_text(_line_mark(view, BLUE, blue))
    lines += [bottom, _coins(game, view, words)]
    return Text("\n").join(lines)


def _top(view: RowView) -> Text:
    """The numbers of the columns; blue dice where they lie."""
    line = Text(" " * LABEL)
    for blue in PIPS:
        count = view.blue.count(blue)
        if count:
            name = f"b{blue}" if count == 1 else f"b{blue}{palette.TWICE}"
            line.append(name, palette.BLUE_DIE)
            line.append(" " * (CELL - len(name)))
        else:
            line.append(f" {blue}".ljust(CELL), palette.QUIET)
    return line


def _die(letter: str, pips: int, count: int) -> Text:
    """The number of a row, or the yellow dice that lie there."""
    if not count:
        return Text(f"{pips} ".rjust(LABEL), palette.QUIET)
    name = f"{letter}{pips}" if count == 1 else f"{letter}{pips}{palette.TWICE}"
    line = Text(" " * (LABEL - 1 - len(name)))
    return line.append(name, palette.YELLOW_DIE).append(" ")


def _cell(game: Game, view: RowView, yellow: int, blue: int, *, words: Words, lit: bool) -> Text:
    building = game.rules.sheet.building(yellow, blue)
    ink, name = palette.INK[building], short(words, building)
    if (yellow, blue) in view.marks:
        return _padded(_tile(building, name))
    if lit and yellow in view.yellow and blue in view.blue:
        return _padded(Text(palette.OPEN.format(name), f"bold {ink}"))
    return _padded(Text(palette.BARE.format(name), ink))


def _padded(text: Text) -> Text:
    return text.append(" " * (CELL - len(text)))


def _tile(building: Building, name: str) -> Text:
    left, right = palette.BUILT.split("{}")
    tile = Text(left, palette.INK[building])
    tile.append(name, palette.tile_style(building))
    return tile.append(right, palette.INK[building])


def _line_mark(view: RowView, axis: int, number: int) -> Text:
    """How many are built in a row or column, and its points once there are any."""
    count = sum(mark[axis] == number for mark in view.marks)
    points = LINE_POINTS[count]
    text = f"{count}+{points}" if points else f" {count}" if count else " ·"
    return Text(text.ljust(CELL), palette.LOUD if points else palette.QUIET)


def _coins(game: Game, view: RowView, words: Words) -> Text:
    left = view.coins_circled - view.coins_crossed
    to_circle = game.rules.sheet.coins - view.coins_circled
    line = Text(f"{left:>3} ", palette.LOUD)
    if game.rules.sheet.coins > MOST_COINS_DRAWN:
        about = {"crossed": view.coins_crossed, "free": to_circle}
        return line.append(words("terminal-rollwrite-many-coins", **about))
    line.append(f"{words('terminal-rollwrite-coins', coins=left)} ")
    line.append(palette.COIN * left, palette.COIN_STYLE)
    line.append(palette.CROSSED * view.coins_crossed, palette.QUIET)
    return line.append(palette.TO_CIRCLE * to_circle, palette.QUIET)
