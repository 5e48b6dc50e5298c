"""The mover's choices in JSON: what each touches and what it would bring (RW-3, RW-5)."""

from functools import lru_cache
from typing import Any, NamedTuple

from alhambra.rollwrite import Action, Change, Construct, Gain, Game, Keep, Second
from alhambra.rollwrite.catalog import LETTERS, LINE_POINTS, SEATS, SECOND_PRICE, SIDE
from alhambra.rollwrite.codes import ACTIONS
from alhambra.rollwrite.notation import ACTION_OF
from alhambra.rollwrite.position import Position
from alhambra.rollwrite.scoring import COINS, FIRST_COLUMN, FIRST_ROW, LINES, TOTAL
from alhambra.rollwrite.sheet import building_at, cell_at
from alhambra.server.rollwrite.tallied import Tallied

Json = dict[str, Any]


def choices_of(game: Game, found: Tallied) -> list[Json]:
    """All legal actions of the mover."""
    if not found.codes:
        return []
    at = game.position
    now = found.points[at.row]
    dice = at.dice[at.row]
    table = Mover(at, now, [d for d in dice[:2] if d], [d for d in dice[2:] if d])
    return [
        _choice(table, code, found.points[SEATS + n], found.place[n], found.shared[n])
        for n, code in enumerate(found.codes)
    ]


class Mover(NamedTuple):
    """The position, and the mover's account and dice."""

    at: Position
    now: list[int]
    yellow: list[int]
    blue: list[int]


@lru_cache(ACTIONS)
def _fixed(code: int) -> tuple[Action, Json]:
    """What is the same about an action in every position."""
    action = ACTION_OF[code]
    fixed: Json = {"action": str(action), "kind": type(action).__name__.lower(), "dice": []}
    if isinstance(action, Construct | Second | Keep):
        fixed["dice"] = [("y", action.yellow), ("b", action.blue)]
        fixed["cells"] = [(action.yellow, action.blue)]
    elif isinstance(action, Change):
        fixed["dice"] = [("yb"[action.colour], action.pips)]
        fixed["to"] = action.pips + (1 if action.up else -1)
        fixed["coins"] = -1
    elif not isinstance(action, Gain):
        fixed["cells"] = []
    if isinstance(action, Second):
        fixed["coins"] = -SECOND_PRICE
    return action, fixed


def _choice(mover: Mover, code: int, after: list[int], place: int, shared: int) -> Json:
    action, fixed = _fixed(code)
    at, now = mover.at, mover.now
    choice = {**fixed, "points": after[TOTAL] - now[TOTAL]}
    kind = fixed["kind"]
    if kind in ("construct", "second"):
        choice |= _building(mover, cell_at(*fixed["cells"][0]), after, (place, shared))
    elif kind == "change":
        choice["cells"] = _reached(mover, fixed["dice"][0][0], fixed["to"])
    elif kind == "gain":
        built = _built_crossings(mover)
        choice["cells"] = sorted(set(built))
        choice["coins"] = min(len(built), at.coins - at.circled[at.row])
    elif isinstance(action, Keep):
        choice["passes"] = {
            "seat": (at.row + 1) % at.players,
            "yellow": sum(mover.yellow) - action.yellow,
            "blue": sum(mover.blue) - action.blue,
        }
    if "coins" in choice:
        choice["coinPoints"] = after[COINS] - now[COINS]
    return choice


def _building(mover: Mover, cell: int, after: list[int], rank: tuple[int, int]) -> Json:
    """What a building would bring: its type, its row and its column."""
    at, now = mover.at, mover.now
    building = building_at(at, cell)
    place, shared = rank
    return {
        "building": LETTERS[building],
        "type": {
            "points": after[building],
            "place": place or None,
            "shared": shared,
            "count": at.counts[at.row][building] + 1,
            "boxes": at.boxes[building],
        },
        "lines": lines_of(at.marks[at.row] | 1 << cell, cell),
        "typePoints": after[building] - now[building],
        "linePoints": after[LINES] - now[LINES],
    }


def lines_of(marks: int, cell: int) -> tuple[Json, Json]:
    """The row and the column of a cell with their marks and points."""
    row, column = cell // SIDE, cell % SIDE
    return (
        _line("row", row + 1, (marks & FIRST_ROW << SIDE * row).bit_count()),
        _line("column", column + 1, (marks & FIRST_COLUMN << column).bit_count()),
    )


@lru_cache
def _line(name: str, number: int, marks: int) -> Json:
    return {"line": name, "number": number, "marks": marks, "points": LINE_POINTS[marks]}


def _built_crossings(mover: Mover) -> list[tuple[int, int]]:
    """The built crossings of the four dice; equal dice count again (RW-3.5)."""
    marks = mover.at.marks[mover.at.row]
    return [(y, b) for y in mover.yellow for b in mover.blue if marks >> cell_at(y, b) & 1]


def _reached(mover: Mover, colour: str, to: int) -> list[tuple[int, int]]:
    """The crossings not built yet that a turned die meets (RW-3.1)."""
    marks = mover.at.marks[mover.at.row]
    if colour == "b":
        pairs = [(other, to) for other in sorted(set(mover.yellow))]
    else:
        pairs = [(to, other) for other in sorted(set(mover.blue))]
    return [pair for pair in pairs if not marks >> cell_at(*pair) & 1]
