"""A position of Roll & Write in JSON: the view that everybody shares, and the mover's choices."""

from array import array
from functools import lru_cache
from typing import Any

from msgspec.json import encode

from alhambra.core.values import LADDER, PLACES
from alhambra.rollwrite import Game
from alhambra.rollwrite.catalog import CELLS, MOST_LEGAL, SEATS, SIDE
from alhambra.rollwrite.legal import due
from alhambra.rollwrite.outcome import Account as RulesAccount
from alhambra.rollwrite.position import ENDED, PHASES, POSITION, Position
from alhambra.rollwrite.prospects import PROSPECTS, prospects
from alhambra.rollwrite.scoring import ACCOUNT, COINS, EXTRA, LINES, TOTAL
from alhambra.server.games import Look
from alhambra.server.rollwrite.choices import choices_of
from alhambra.server.rollwrite.shapes import (
    Account,
    Cell,
    Line,
    Outcome,
    Points,
    Row,
    TypeAccount,
    View,
)
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
    rows = game.rules.rows
    if _Compiled.rule is None:
        table = PROSPECTS.new()
        count = prospects(game.position, table)
        accounts = table.points
        after = accounts[SEATS : SEATS + count]
        return Tallied(table.codes[:count], accounts[:rows], after, table.place, table.shared)
    _Compiled.words[:] = array("q", game.words())
    count = _Compiled.rule(_Compiled.words, _Compiled.room)
    found = _Compiled.room.tolist()
    return Tallied(
        found[:count],
        [found[start : start + ACCOUNT] for start in range(ROWS, ROWS + rows * ACCOUNT, ACCOUNT)],
        [
            found[start : start + ACCOUNT]
            for start in range(AFTER, AFTER + count * ACCOUNT, ACCOUNT)
        ],
        found[PLACE : PLACE + count],
        found[SHARED : SHARED + count],
    )


ROWS = MOST_LEGAL
AFTER = ROWS + SEATS * ACCOUNT
PLACE = AFTER + MOST_LEGAL * ACCOUNT
SHARED = PLACE + MOST_LEGAL
"""Where in the room of the compiled rules their answers lie."""

assert PROSPECTS.words == SHARED + MOST_LEGAL


def look(game: Game, seat: int | None = None) -> Look:
    """The view and the choices; Roll & Write hides nothing, so everybody sees the same."""
    found = tallied(game)
    at = game.position
    mover = due(at)
    is_over = at.phase == ENDED
    view = View(
        phase=PHASES[at.phase],
        mover=mover if mover >= 0 else None,
        round=at.rounds_begun,
        rounds=at.rounds,
        first=at.first,
        over=is_over,
        grid=game.rules.sheet.grid,
        boxes=at.boxes,
        coins=at.coins,
        free=_free(at),
        rows=[_row(at, row, points) for row, points in enumerate(found.accounts)],
        outcome=_outcome(game) if is_over else None,
    )
    return Look(encode(view), encode(choices_of(game, found)))


def _free(at: Position) -> list[tuple[int, ...]]:
    """The points of the places nobody has been awarded yet, per type."""
    if not any(map(any, at.finished)):
        return ALL_FREE
    gone = [sum(place != 0 for place in places) for places in zip(*at.finished, strict=True)]
    return [ladder[count:PLACES] for ladder, count in zip(LADDER, gone, strict=True)]


ALL_FREE: list[tuple[int, ...]] = list(LADDER)


def _row(at: Position, row: int, points: list[int]) -> Row:
    dice = at.dice[row]
    return Row(
        row >= at.players,
        at.counts[row],
        at.finished[row],
        marks_of(at.marks[row]),
        at.circled[row],
        at.crossed[row],
        [pips for pips in dice[:2] if pips],
        [pips for pips in dice[2:] if pips],
        Points(points[:LINES], points[LINES], points[COINS], points[EXTRA], points[TOTAL]),
    )


@lru_cache(4096)
def marks_of(marks: int) -> tuple[Cell, ...]:
    """The marked crossings as pairs of yellow and blue."""
    return tuple((cell // SIDE + 1, cell % SIDE + 1) for cell in range(CELLS) if marks >> cell & 1)


def _outcome(game: Game) -> Outcome:
    found = game.standing()
    return Outcome(found.winners, [_account(account) for account in found.accounts])


def _account(account: RulesAccount) -> Account:
    return Account(
        types=[
            TypeAccount(entry.count, entry.place, entry.shared_by, entry.is_finished, entry.points)
            for entry in account.types
        ],
        lines=[Line(line.line, line.number, line.marks, line.points) for line in account.lines],
        coins=account.coins,
        coin_points=account.coin_points,
        bonus=account.bonus,
        total=account.total,
    )
