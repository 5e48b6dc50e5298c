"""What one seat may know: Roll & Write hides nothing, so all sheets, dice and coins."""

from functools import lru_cache
from typing import NamedTuple

from alhambra.rollwrite.catalog import CELLS, SIDE
from alhambra.rollwrite.legal import due
from alhambra.rollwrite.options import Options
from alhambra.rollwrite.position import PHASES, Position


class RowView(NamedTuple):
    """One row of the score sheet with the sheet behind it."""

    is_virtual: bool
    counts: tuple[int, ...]
    """Marks per type, in the order of the ladder."""
    finished: tuple[int, ...]
    """Per type the place awarded for finishing it, 0 if it is not."""
    marks: tuple[tuple[int, int], ...]
    """Marked crossings as (yellow, blue)."""
    coins_circled: int
    coins_crossed: int
    yellow: tuple[int, ...]
    blue: tuple[int, ...]


class Observation(NamedTuple):
    """What one seat may know now."""

    seat: int
    to_move: int | None
    phase: str
    round: int
    rounds: int
    first: int
    grid: tuple[str, ...]
    boxes: tuple[int, ...]
    coins: int
    rows: tuple[RowView, ...]


def observation_of(options: Options, at: Position, seat: int) -> Observation:
    """The observation of one seat."""
    if not 0 <= seat < options.players:
        raise ValueError(f"seat: expected 0 to {options.players - 1}, got {seat}")
    mover = due(at)
    return Observation(
        seat=seat,
        to_move=mover if mover >= 0 else None,
        phase=PHASES[at.phase],
        round=at.rounds_begun,
        rounds=at.rounds,
        first=at.first,
        grid=options.sheet.grid,
        boxes=tuple(at.boxes),
        coins=at.coins,
        rows=tuple([_row(at, row) for row in range(at.rows)]),
    )


def _row(at: Position, row: int) -> RowView:
    return RowView(
        is_virtual=row >= at.players,
        counts=tuple(at.counts[row]),
        finished=tuple(at.finished[row]),
        marks=_crossings(at.marks[row]),
        coins_circled=at.circled[row],
        coins_crossed=at.crossed[row],
        yellow=tuple(filter(None, at.dice[row][:2])),
        blue=tuple(filter(None, at.dice[row][2:])),
    )


@lru_cache(4096)
def _crossings(marks: int) -> tuple[tuple[int, int], ...]:
    return tuple((cell // SIDE + 1, cell % SIDE + 1) for cell in range(CELLS) if marks >> cell & 1)
