"""A position of Roll & Write in JSON: the view that everybody shares, and the mover's choices."""

from functools import lru_cache
from typing import Any

from msgspec.json import encode

from alhambra.core.values import LADDER, PLACES, Building
from alhambra.rollwrite import Game
from alhambra.rollwrite.catalog import CELLS, SEATS, SIDE
from alhambra.rollwrite.legal import due
from alhambra.rollwrite.position import ENDED, PHASES, POSITION, Position
from alhambra.rollwrite.prospects import PROSPECTS, prospects
from alhambra.rollwrite.scoring import ACCOUNT, COINS, EXTRA, LINES, TOTAL
from alhambra.server.games import Look
from alhambra.server.rollwrite.choices import choices_of
from alhambra.server.rollwrite.tallied import Tallied


class _Compiled:
    """The compiled rules and the room they write into, once they are loaded."""

    rule: Any = None
    words: Any = None
    room: Any = None


def warm() -> None:
    """Load the compiled prospects, compiling them if need be."""
    import numpy as np

    from alhambra.core.twin import entry

    rule = entry(prospects, POSITION, PROSPECTS)
    _Compiled.words = np.zeros(POSITION.words, np.int64)
    _Compiled.room = np.zeros(PROSPECTS.words, np.int64)
    rule(_Compiled.words, _Compiled.room)
    _Compiled.rule = rule


def tallied(game: Game) -> Tallied:
    """Accounts of all rows and prospects of all legal actions, compiled where that is ready."""
    if _Compiled.rule is None:
        table = PROSPECTS.new()
        count = prospects(game.position, table)
        return Tallied(table.codes[:count], table.points, table.place, table.shared)
    room, words = _Compiled.room, _Compiled.words
    words[:] = game.words()
    count = _Compiled.rule(words, room)
    found = room.tolist()
    points = MOST + ACCOUNT * (SEATS + MOST)
    return Tallied(
        found[:count],
        [found[start : start + ACCOUNT] for start in range(MOST, points, ACCOUNT)],
        found[points : points + MOST],
        found[points + MOST :],
    )


MOST = PROSPECTS.fields["codes"][0]


def look(game: Game, seat: int | None = None) -> Look:
    """The view and the choices; Roll & Write hides nothing, so everybody sees the same."""
    found = tallied(game)
    at = game.position
    view = {
        "game": "rollwrite",
        "phase": PHASES[at.phase],
        "mover": due(at) if due(at) >= 0 else None,
        "round": at.rounds_begun,
        "rounds": at.rounds,
        "first": at.first,
        "over": at.phase == ENDED,
        "grid": game.rules.sheet.grid,
        "boxes": at.boxes,
        "coins": at.coins,
        "free": [_free(at, building) for building in range(len(LADDER))],
        "rows": [_row(at, row, found.points[row]) for row in range(at.rows)],
        "outcome": _outcome(game) if at.phase == ENDED else None,
    }
    return Look(encode(view), encode(choices_of(game, found)))


def _free(at: Position, building: int) -> tuple[int, ...]:
    """The points of the places nobody has been awarded yet."""
    gone = 0
    for row in range(at.rows):
        gone += at.finished[row][building] != 0
    return LADDER[building][gone:PLACES]


def _row(at: Position, row: int, points: list[int]) -> dict[str, Any]:
    dice = at.dice[row]
    return {
        "virtual": row >= at.players,
        "counts": at.counts[row],
        "finished": at.finished[row],
        "marks": marks_of(at.marks[row]),
        "circled": at.circled[row],
        "crossed": at.crossed[row],
        "yellow": [pips for pips in dice[:2] if pips],
        "blue": [pips for pips in dice[2:] if pips],
        "points": {
            "types": points[: len(Building)],
            "lines": points[LINES],
            "coins": points[COINS],
            "bonus": points[EXTRA],
            "total": points[TOTAL],
        },
    }


@lru_cache(4096)
def marks_of(marks: int) -> tuple[tuple[int, int], ...]:
    """The marked crossings as pairs of yellow and blue."""
    return tuple((cell // SIDE + 1, cell % SIDE + 1) for cell in range(CELLS) if marks >> cell & 1)


def _outcome(game: Game) -> dict[str, Any]:
    outcome = game.standing()
    return {
        "winners": outcome.winners,
        "accounts": [
            {
                "types": [
                    {
                        "count": entry.count,
                        "place": entry.place,
                        "shared": entry.shared_by,
                        "finished": entry.is_finished,
                        "points": entry.points,
                    }
                    for entry in account.types
                ],
                "lines": [
                    {
                        "line": line.name.split()[0],
                        "number": int(line.name.split()[1]),
                        "marks": line.marks,
                        "points": line.points,
                    }
                    for line in account.lines
                ],
                "coins": account.coins,
                "coinPoints": account.coin_points,
                "bonus": account.bonus,
                "total": account.total,
            }
            for account in outcome.accounts
        ],
    }
