"""Outcomes that explain themselves: every scoring with majorities and walls (AL-7, AL-8.4)."""

from dataclasses import dataclass

from alhambra.core.values import Building
from alhambra.palace.codes import x_of, y_of
from alhambra.palace.position import Position
from alhambra.palace.scoring import count_of, rows_ahead, rows_equal, type_points
from alhambra.palace.walls import wall_spots


@dataclass(frozen=True)
class TypeAccount:
    """One building type of one row in one scoring."""

    building: Building
    count: int
    place: int | None
    """The first of the places shared; None where no place is rewarded or nothing is built."""
    shared_by: int
    """How many rows share it, this one included."""
    points: int


@dataclass(frozen=True)
class WallSide:
    """One side of a tile on the outer wall: the tile's cell and the side's letter."""

    x: int
    y: int
    side: str


@dataclass(frozen=True)
class Account:
    """Everything one row earns in one scoring; Dirk has no wall (AL-9.5)."""

    row: int
    is_dirk: bool
    types: tuple[TypeAccount, ...]
    wall: tuple[WallSide, ...]
    """The sides that make the longest wall, clockwise."""

    @property
    def type_points(self) -> int:
        """Points of all types together."""
        return sum(entry.points for entry in self.types)

    @property
    def wall_points(self) -> int:
        """A point for each side of the wall (AL-7.2)."""
        return len(self.wall)

    @property
    def total(self) -> int:
        """What this scoring brings."""
        return self.type_points + self.wall_points


@dataclass(frozen=True)
class Scoring:
    """One scoring: how many places it rewards, and what each row earns."""

    places: int
    accounts: tuple[Account, ...]


@dataclass(frozen=True)
class Outcome:
    """Scores, winners and all scorings held; Dirk's score comes last and never wins (AL-9.5)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Seats with the most points; several share the victory (AL-8.4)."""
    scorings: tuple[Scoring, ...]


def scoring_of(at: Position, places: int) -> Scoring:
    """The account of a scoring that rewards so many places, held now."""
    return Scoring(places, tuple(_account(at, row, places) for row in range(at.rows)))


def _account(at: Position, row: int, places: int) -> Account:
    is_dirk = row >= at.players
    return Account(
        row=row,
        is_dirk=is_dirk,
        types=tuple(_type(at, row, building, places) for building in Building),
        wall=()
        if is_dirk
        else tuple(
            WallSide(x_of(cell), y_of(cell), "NESW"[side]) for cell, side in wall_spots(at, row)
        ),
    )


def _type(at: Position, row: int, building: Building, places: int) -> TypeAccount:
    count = count_of(at, row, building)
    place = rows_ahead(at, row, building) + 1
    return TypeAccount(
        building=building,
        count=count,
        place=place if count and place <= places else None,
        shared_by=rows_equal(at, row, building),
        points=type_points(at, row, building, places),
    )


def outcome_of(at: Position, scorings: tuple[Scoring, ...], *, is_over: bool) -> Outcome:
    """The outcome; before the end with the third scoring as if it were held now."""
    if not is_over:
        scorings = (*scorings, scoring_of(at, 3))
    extra = [0] * at.rows if is_over else [a.total for a in scorings[-1].accounts]
    scores = tuple(at.score[row] + extra[row] for row in range(at.rows))
    best = max(scores[: at.players])
    winners = tuple(seat for seat in range(at.players) if scores[seat] == best)
    return Outcome(scores, winners, scorings)
