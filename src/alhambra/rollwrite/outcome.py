"""The outcome that explains itself: an account per row of the score sheet (RW-5, RW-6.7)."""

from dataclasses import dataclass

from alhambra.core.values import PLACES, Building
from alhambra.rollwrite.coins import coins_of
from alhambra.rollwrite.lines import Line, scoring_lines
from alhambra.rollwrite.position import Position
from alhambra.rollwrite.scoring import (
    ACCOUNTS,
    COINS,
    EXTRA,
    LINES,
    TOTAL,
    places_before,
    sharing,
    tally,
)


@dataclass(frozen=True)
class TypeAccount:
    """One building type of one row."""

    building: Building
    count: int
    place: int | None
    """1 to 3, the first of the places shared; None where no place is left or nothing is built."""
    shared_by: int
    """How many rows share it, this one included."""
    is_finished: bool
    """Awarded during the game for marking every box (RW-4.1)."""
    points: int


@dataclass(frozen=True)
class Account:
    """Everything one row of the score sheet earns."""

    row: int
    is_virtual: bool
    types: tuple[TypeAccount, ...]
    lines: tuple[Line, ...]
    """Rows and columns that score (RW-5.2)."""
    coins: int
    """Coins left."""
    coin_points: int
    bonus: int
    """The extra points of a virtual player (RW-6.7)."""
    total: int

    @property
    def type_points(self) -> int:
        """Points of all types together."""
        return sum(entry.points for entry in self.types)

    @property
    def line_points(self) -> int:
        """Points of all rows and columns together."""
        return sum(line.points for line in self.lines)


@dataclass(slots=True)
class Points:
    """What one row earns, source by source."""

    types: tuple[int, ...]
    lines: int
    coins: int
    bonus: int
    total: int


@dataclass(frozen=True)
class Outcome:
    """Scores, winners and why, for every row of the score sheet, virtual players last."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Rows with the most points; several share the victory (RW-5.4)."""
    accounts: tuple[Account, ...]


def tallied(at: Position) -> list[Points]:
    """The points of every row if the game ended now."""
    accounts = ACCOUNTS.new()
    tally(at, accounts)
    return [points_in(line) for line in accounts.points[: at.rows]]


def points_in(line: list[int]) -> Points:
    """The points in a line of accounts."""
    return Points(tuple(line[:LINES]), line[LINES], line[COINS], line[EXTRA], line[TOTAL])


def outcome_of(at: Position) -> Outcome:
    """The outcome if the game ended now."""
    accounts = tuple(_account(at, row, points) for row, points in enumerate(tallied(at)))
    scores = tuple(account.total for account in accounts)
    rivals = at.rows if at.versus else at.players
    best = max(scores[:rivals])
    winners = tuple(row for row in range(rivals) if scores[row] == best)
    return Outcome(scores, winners, accounts)


def _account(at: Position, row: int, points: Points) -> Account:
    is_virtual = row >= at.players
    return Account(
        row=row,
        is_virtual=is_virtual,
        types=tuple(_type(at, row, building, points.types[building]) for building in Building),
        lines=() if is_virtual else scoring_lines(at.marks[row]),
        coins=0 if is_virtual else coins_of(at, row),
        coin_points=points.coins,
        bonus=points.bonus,
        total=points.total,
    )


def _type(at: Position, row: int, building: Building, points: int) -> TypeAccount:
    count = at.counts[row][building]
    place = places_before(at, row, building) + 1
    return TypeAccount(
        building=building,
        count=count,
        place=place if count and place <= PLACES else None,
        shared_by=sharing(at, row, building),
        is_finished=at.finished[row][building] != 0,
        points=points,
    )
