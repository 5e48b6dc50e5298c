"""A position of Roll & Write as pages see it; it hides nothing, so everybody sees the same."""

from collections.abc import Sequence

from msgspec import Struct

from alhambra.core.values import LADDER, PLACES
from alhambra.rollwrite import Game, Outcome
from alhambra.rollwrite.catalog import SECOND_PRICE
from alhambra.rollwrite.events import AnyEvent
from alhambra.rollwrite.observation import RowView
from alhambra.rollwrite.outcome import Points
from alhambra.rollwrite.prospects import Cell, points_of


class Row(Struct):
    """One row of the score sheet with the sheet behind it."""

    virtual: bool
    counts: tuple[int, ...]
    finished: tuple[int, ...]
    marks: tuple[Cell, ...]
    circled: int
    crossed: int
    yellow: tuple[int, ...]
    blue: tuple[int, ...]
    points: Points
    """If the game ended now."""


class View(Struct, tag_field="game", tag="rollwrite"):
    """A position as everybody sees it."""

    phase: str
    mover: int | None
    round: int
    rounds: int
    first: int
    over: bool
    grid: tuple[str, ...]
    boxes: tuple[int, ...]
    coins: int
    second_price: int
    """Coins that a second building costs."""
    free: list[tuple[int, ...]]
    """The points of the places nobody has been awarded yet, per type."""
    rows: list[Row]
    outcome: Outcome | None


def view(game: Game, *, shown: bool, is_past: bool = False) -> View:
    """The position as everybody sees it."""
    seen = game.observe(0)
    return View(
        phase=seen.phase,
        mover=seen.to_move,
        round=seen.round,
        rounds=seen.rounds,
        first=seen.first,
        over=game.is_over,
        grid=seen.grid,
        boxes=seen.boxes,
        coins=seen.coins,
        second_price=SECOND_PRICE,
        free=_free(seen.rows),
        rows=[_row(*row) for row in zip(seen.rows, points_of(game), strict=True)],
        outcome=game.outcome,
    )


def _row(seen: RowView, points: Points) -> Row:
    return Row(
        virtual=seen.is_virtual,
        counts=seen.counts,
        finished=seen.finished,
        marks=seen.marks,
        circled=seen.coins_circled,
        crossed=seen.coins_crossed,
        yellow=seen.yellow,
        blue=seen.blue,
        points=points,
    )


def _free(rows: tuple[RowView, ...]) -> list[tuple[int, ...]]:
    if not any(any(row.finished) for row in rows):
        return ALL_FREE
    gone = [sum(map(bool, places)) for places in zip(*(row.finished for row in rows), strict=True)]
    return [ladder[count:PLACES] for ladder, count in zip(LADDER, gone, strict=True)]


ALL_FREE: list[tuple[int, ...]] = list(LADDER)


def own(game: Game, seat: int) -> None:
    """Nobody has secrets."""


def masked(event: AnyEvent, seats: Sequence[int]) -> AnyEvent:
    """Everything may be told again."""
    return event
