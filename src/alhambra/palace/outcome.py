"""Outcomes that explain themselves: every scoring with majorities and walls (AL-7, AL-8.4)."""

from dataclasses import dataclass
from functools import lru_cache

from alhambra.core.root import Filling
from alhambra.core.values import Building
from alhambra.palace.catalog import SIDES
from alhambra.palace.codes import CELLS, x_of, y_of
from alhambra.palace.names import cells_of
from alhambra.palace.position import POSITION, Position
from alhambra.palace.tally import TALLY, Tally, next_places, tally, tally_next

KNOWN = 1024
"""How many scorings that may come are remembered."""


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
    total: int
    """What this scoring brings."""

    @property
    def type_points(self) -> int:
        """Points of all types together."""
        return sum(entry.points for entry in self.types)

    @property
    def wall_points(self) -> int:
        """A point for each side of the wall (AL-7.2)."""
        return len(self.wall)


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
    table = TALLY.new()
    tally(at, table, places)
    return _scoring(at, table)


NEXT: Filling[Tally] = Filling("palace.tally_next", tally_next, POSITION, TALLY)


def next_scoring(at: Position) -> Scoring:
    """What the next scoring would bring everybody if it were held now."""
    grounds = tuple([(at.built[seat], cells_of(at, seat)) for seat in range(at.players)])
    key = at.rows, next_places(at), at.dirk, grounds
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= KNOWN:
            forget()
        _, table = NEXT(POSITION.record(at))
        found = _KNOWN[key] = _scoring(at, table)
    return found


_KNOWN: dict[object, Scoring] = {}
"""Scorings as if they were held, by all that they depend on: money changes none of it."""


def forget() -> None:
    """Forget the scorings that were worked out."""
    _KNOWN.clear()
    _account.cache_clear()


def _scoring(at: Position, table: Tally) -> Scoring:
    places, counts, points = table.rewarded, table.counts, table.points
    behind, equal, spots, wall = table.behind, table.equal, table.spots, table.wall
    accounts = tuple(
        _account(
            row,
            places,
            tuple(zip(counts[row], behind[row], equal[row], points[row], strict=True)),
            None if row >= at.players else tuple(spots[row][: wall[row]]),
        )
        for row in range(at.rows)
    )
    return Scoring(places, accounts)


Ranks = tuple[tuple[int, int, int, int], ...]


@lru_cache(4096)
def _account(row: int, places: int, ranks: Ranks, spots: tuple[int, ...] | None) -> Account:
    """The account of a row; without spots it is Dirk's."""
    types = tuple(
        _type(building, *rank, places) for building, rank in zip(Building, ranks, strict=True)
    )
    wall = tuple(map(_side, spots or ()))
    points = sum(rank[-1] for rank in ranks)
    return Account(row, spots is None, types, wall, points + len(wall))


@lru_cache(4096)
def _type(
    building: Building, count: int, behind: int, equal: int, points: int, places: int
) -> TypeAccount:
    place = behind + 1 if count and behind < places else None
    return TypeAccount(building, count, place, equal, points)


@lru_cache(4096)
def _side(spot: int) -> WallSide:
    cell = spot % CELLS
    return WallSide(x_of(cell), y_of(cell), SIDES[spot // CELLS])


def outcome_of(at: Position, scorings: tuple[Scoring, ...], *, is_over: bool) -> Outcome:
    """The outcome; before the end with the third scoring as if it were held now."""
    if not is_over:
        scorings = (*scorings, scoring_of(at, 3))
    extra = [0] * at.rows if is_over else [a.total for a in scorings[-1].accounts]
    scores = tuple(at.score[row] + extra[row] for row in range(at.rows))
    best = max(scores[: at.players])
    winners = tuple(seat for seat in range(at.players) if scores[seat] == best)
    return Outcome(scores, winners, scorings)
