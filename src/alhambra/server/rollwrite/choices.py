"""The mover's choices in JSON: what each touches and what it would bring (RW-3, RW-5)."""

from typing import Any

from alhambra.core.bits import size
from alhambra.rollwrite import Change, Construct, Gain, Game, Keep, Second
from alhambra.rollwrite.catalog import LETTERS, LINE_POINTS, SEATS, SECOND_PRICE, SIDE
from alhambra.rollwrite.position import Position
from alhambra.rollwrite.scoring import COINS, FIRST_COLUMN, FIRST_ROW, LINES, TOTAL
from alhambra.rollwrite.sheet import building_at, cell_at, is_built
from alhambra.server.rollwrite.tallied import Tallied

Json = dict[str, Any]

_TEXTS: dict[int, tuple[Any, str]] = {}
"""The action and its text per code: there are few, and every turn needs a dozen."""


def choices_of(game: Game, found: Tallied) -> list[Json]:
    """All legal actions of the mover."""
    at = game.position
    now = found.points[at.row] if found.codes else []
    return [
        _choice(game, code, now, found.points[SEATS + n], (found.place[n], found.shared[n]))
        for n, code in enumerate(found.codes)
    ]


def _choice(game: Game, code: int, now: list[int], after: list[int], rank: tuple[int, int]) -> Json:
    if code not in _TEXTS:
        made = game.codec.action(code)
        _TEXTS[code] = made, str(made)
    action, text = _TEXTS[code]
    at = game.position
    choice: Json = {"action": text, "points": after[TOTAL] - now[TOTAL]}
    if isinstance(action, Construct):
        choice |= _building(at, action.yellow, action.blue, now, after, rank)
        choice["kind"] = "construct"
    elif isinstance(action, Second):
        choice |= _building(at, action.yellow, action.blue, now, after, rank)
        choice |= {
            "kind": "second",
            "coins": -SECOND_PRICE,
            "coinPoints": after[COINS] - now[COINS],
        }
    elif isinstance(action, Change):
        to = action.pips + (1 if action.up else -1)
        choice |= {
            "kind": "change",
            "dice": [("yb"[action.colour], action.pips)],
            "to": to,
            "cells": _reached(at, action, to),
            "coins": -1,
            "coinPoints": after[COINS] - now[COINS],
        }
    elif isinstance(action, Gain):
        built = _built_crossings(at)
        choice |= {
            "kind": "gain",
            "dice": [],
            "cells": sorted(set(built)),
            "coins": min(len(built), at.coins - at.circled[at.row]),
            "coinPoints": after[COINS] - now[COINS],
        }
    elif isinstance(action, Keep):
        choice |= _pair(at, action)
    else:
        choice |= {"kind": "done", "dice": [], "cells": []}
    return choice


def _building(
    at: Position,
    yellow: int,
    blue: int,
    now: list[int],
    after: list[int],
    rank: tuple[int, int],
) -> Json:
    building = building_at(at, cell_at(yellow, blue))
    place, shared = rank
    return {
        "cells": [(yellow, blue)],
        "dice": [("y", yellow), ("b", blue)],
        "building": LETTERS[building],
        "type": {
            "points": after[building],
            "place": place or None,
            "shared": shared,
            "count": at.counts[at.row][building] + 1,
            "boxes": at.boxes[building],
        },
        "lines": lines_after(at.marks[at.row] | 1 << cell_at(yellow, blue), yellow, blue),
        "typePoints": after[building] - now[building],
        "linePoints": after[LINES] - now[LINES],
    }


def lines_after(marks: int, yellow: int, blue: int) -> list[Json]:
    """The row and the column of a crossing with their marks and points."""
    row = size(marks & FIRST_ROW << SIDE * (yellow - 1))
    column = size(marks & FIRST_COLUMN << (blue - 1))
    return [
        {"line": "row", "number": yellow, "marks": row, "points": LINE_POINTS[row]},
        {"line": "column", "number": blue, "marks": column, "points": LINE_POINTS[column]},
    ]


def _dice(at: Position) -> tuple[list[int], list[int]]:
    dice = at.dice[at.row]
    return [pips for pips in dice[:2] if pips], [pips for pips in dice[2:] if pips]


def _built_crossings(at: Position) -> list[tuple[int, int]]:
    """The built crossings of the four dice; equal dice count again (RW-3.5)."""
    yellow, blue = _dice(at)
    return [(y, b) for y in yellow for b in blue if is_built(at, at.row, cell_at(y, b))]


def _reached(at: Position, action: Change, to: int) -> list[tuple[int, int]]:
    """The crossings not built yet that a turned die meets (RW-3.1)."""
    others = _dice(at)[1 - action.colour]
    pairs = [(other, to) if action.colour else (to, other) for other in sorted(set(others))]
    return [pair for pair in pairs if not is_built(at, at.row, cell_at(*pair))]


def _pair(at: Position, action: Keep) -> Json:
    """The pair kept, and the one that the neighbour gets (RW-3.5)."""
    yellow, blue = _dice(at)
    return {
        "kind": "keep",
        "cells": [(action.yellow, action.blue)],
        "dice": [("y", action.yellow), ("b", action.blue)],
        "passes": {
            "seat": (at.row + 1) % at.players,
            "yellow": sum(yellow) - action.yellow,
            "blue": sum(blue) - action.blue,
        },
    }
