"""The mover's choices: what each touches and what it would bring (RW-3, RW-5)."""

from functools import lru_cache
from typing import Literal, NamedTuple

from alhambra.rollwrite import Action, Change, Construct, Gain, Game, Keep, Second
from alhambra.rollwrite.catalog import LETTERS, LINE_POINTS, SECOND_PRICE, SIDE, YELLOW
from alhambra.rollwrite.codes import ACTIONS
from alhambra.rollwrite.notation import ACTION_OF
from alhambra.rollwrite.position import Position
from alhambra.rollwrite.scoring import COINS, FIRST_COLUMN, FIRST_ROW, LINES, TOTAL
from alhambra.rollwrite.sheet import building_at, cell_at
from alhambra.server.rollwrite.shapes import (
    AnyChoice,
    Building,
    Cell,
    Declining,
    Die,
    Gaining,
    Keeping,
    Line,
    Pair,
    SecondBuilding,
    Turning,
    TypeAfter,
)
from alhambra.server.rollwrite.tallied import Tallied


class Mover(NamedTuple):
    """The position, and the mover's marks, account and dice."""

    at: Position
    marks: int
    now: list[int]
    yellow: list[int]
    blue: list[int]
    rows: tuple[int, ...]
    """That the yellow dice name, each once."""
    columns: tuple[int, ...]


def choices_of(game: Game, found: Tallied) -> list[AnyChoice]:
    """All legal actions of the mover."""
    if not found.codes:
        return []
    at = game.position
    dice = at.dice[at.row]
    yellow, blue = [pips for pips in dice[:2] if pips], [pips for pips in dice[2:] if pips]
    rows, columns = tuple(sorted(set(yellow))), tuple(sorted(set(blue)))
    account = found.accounts[at.row]
    mover = Mover(at, at.marks[at.row], account, yellow, blue, rows, columns)
    return [
        _choice(mover, code, after, (found.place[n], found.shared[n]))
        for n, (code, after) in enumerate(zip(found.codes, found.after, strict=True))
    ]


@lru_cache(ACTIONS)
def _known(code: int) -> tuple[Action, str, tuple[Die, ...]]:
    """An action, its text and its dice, which are the same in every position."""
    action = ACTION_OF[code]
    dice: tuple[Die, ...] = ()
    if isinstance(action, Construct | Second | Keep):
        dice = ("y", action.yellow), ("b", action.blue)
    elif isinstance(action, Change):
        dice = (("yb"[action.colour], action.pips),)
    return action, str(action), dice


def _choice(mover: Mover, code: int, after: list[int], rank: tuple[int, int]) -> AnyChoice:
    action, text, dice = _known(code)
    now = mover.now
    points = after[TOTAL] - now[TOTAL]
    coin_points = after[COINS] - now[COINS]
    if type(action) is Change:
        to = action.pips + (1 if action.up else -1)
        if action.colour == YELLOW:
            marked, others = mover.marks >> SIDE * (to - 1) & FIRST_ROW, mover.columns
        else:
            marked, others = mover.marks >> (to - 1) & FIRST_COLUMN, mover.rows
        return _turning(code, marked, others, points, coin_points)
    if type(action) is Construct:
        return Building(text, dice, *_built(mover, action, after, rank))
    if type(action) is Second:
        built = _built(mover, action, after, rank)
        return SecondBuilding(text, dice, *built, -SECOND_PRICE, coin_points)
    if type(action) is Gain:
        paying = _built_crossings(mover)
        free = mover.at.coins - mover.at.circled[mover.at.row]
        coins = min(len(paying), free)
        return Gaining(text, dice, sorted(set(paying)), points, coins, coin_points)
    if type(action) is Keep:
        passed = Pair(
            (mover.at.row + 1) % mover.at.players,
            sum(mover.yellow) - action.yellow,
            sum(mover.blue) - action.blue,
        )
        return Keeping(text, dice, [(action.yellow, action.blue)], points, passed)
    return Declining(text, dice, [], points)


Built = tuple[list[Cell], int, str, TypeAfter, tuple[Line, Line], int, int]


def _built(
    mover: Mover, action: Construct | Second, after: list[int], rank: tuple[int, int]
) -> Built:
    """What a building would bring: its type, its row and its column."""
    at, now = mover.at, mover.now
    cell = cell_at(action.yellow, action.blue)
    building = building_at(at, cell)
    place, shared = rank
    count, boxes = at.counts[at.row][building] + 1, at.boxes[building]
    return (
        [(action.yellow, action.blue)],
        after[TOTAL] - now[TOTAL],
        LETTERS[building],
        TypeAfter(after[building], place or None, shared, count, boxes),
        lines_of(mover.marks | 1 << cell, cell),
        after[building] - now[building],
        after[LINES] - now[LINES],
    )


def lines_of(marks: int, cell: int) -> tuple[Line, Line]:
    """The row and the column of a cell with their marks and points."""
    row, column = cell // SIDE, cell % SIDE
    return (
        _line("row", row + 1, (marks & FIRST_ROW << SIDE * row).bit_count()),
        _line("column", column + 1, (marks & FIRST_COLUMN << column).bit_count()),
    )


@lru_cache
def _line(name: Literal["row", "column"], number: int, marks: int) -> Line:
    return Line(name, number, marks, LINE_POINTS[marks])


def _built_crossings(mover: Mover) -> list[Cell]:
    """The built crossings of the four dice; equal dice count again (RW-3.5)."""
    return [(y, b) for y in mover.yellow for b in mover.blue if mover.marks >> cell_at(y, b) & 1]


@lru_cache(8192)
def _turning(
    code: int, marked: int, others: tuple[int, ...], points: int, coin_points: int
) -> Turning:
    """A die turned: the crossings not built yet that it meets in its new row or column (RW-3.1)."""
    action, text, dice = _known(code)
    assert isinstance(action, Change)
    to = action.pips + (1 if action.up else -1)
    if action.colour == YELLOW:
        cells = [(to, other) for other in others if not marked >> (other - 1) & 1]
    else:
        cells = [(other, to) for other in others if not marked >> SIDE * (other - 1) & 1]
    return Turning(text, dice, cells, points, to, -1, coin_points)
