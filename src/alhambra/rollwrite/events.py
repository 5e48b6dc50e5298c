"""What a ply of Roll & Write did, as facts; surfaces put them into words (RW-2 to RW-4, RW-6)."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

from alhambra.core.event import Event
from alhambra.core.values import LETTERS, PLACES, Building, Letter
from alhambra.rollwrite.actions import (
    Action,
    Change,
    Colour,
    Construct,
    Die,
    Done,
    First,
    Gain,
    Keep,
    Second,
)
from alhambra.rollwrite.catalog import BLUE, YELLOW
from alhambra.rollwrite.dice import die_beside
from alhambra.rollwrite.lines import Line, lines_through
from alhambra.rollwrite.position import ENDED, ROLL_FOUR, ROLL_PAIR, SECOND, VIRTUAL, Position
from alhambra.rollwrite.scoring import type_points
from alhambra.rollwrite.sheet import building_at, cell_at
from alhambra.rollwrite.turn import next_seat, passes_pair

if TYPE_CHECKING:
    from alhambra.rollwrite.game import Game


@dataclass(frozen=True, slots=True)
class FirstChosen(Event):
    """Somebody begins every round (RW-2.1)."""

    kind: Literal["first"] = field(default="first", init=False)
    seat: int


@dataclass(frozen=True, slots=True)
class Started(Event):
    """A row of the score sheet has its first marks (RW-2.2)."""

    kind: Literal["started"] = field(default="started", init=False)
    row: int
    counts: tuple[int, ...]
    """Per type."""


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round began, of so many."""

    kind: Literal["round"] = field(default="round", init=False)
    round: int
    rounds: int


@dataclass(frozen=True, slots=True)
class Changed(Event):
    """A seat turned a die for a coin (RW-3.1)."""

    kind: Literal["changed"] = field(default="changed", init=False)
    seat: int
    colour: Colour
    pips: int
    to: int


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A seat constructed a building, the first or for coins the second of its turn (RW-3.3)."""

    kind: Literal["built"] = field(default="built", init=False)
    seat: int
    building: Letter
    yellow: int
    blue: int
    count: int
    """How many of the type the seat has now, of so many boxes."""
    boxes: int
    lines: tuple[Line, Line]
    """The row and the column of the building, as they are now."""
    second: bool


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """A seat gained coins (RW-3.5)."""

    kind: Literal["gained"] = field(default="gained", init=False)
    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """A seat kept a pair of the four dice rolled (RW-3.5)."""

    kind: Literal["kept"] = field(default="kept", init=False)
    seat: int
    yellow: int
    blue: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A pair of dice went to the next player (RW-3.3, RW-3.5)."""

    kind: Literal["passed"] = field(default="passed", init=False)
    seat: int
    to: int
    yellow: int
    blue: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """A seat rolled two or four dice at the end of its turn (RW-3.3, RW-3.5)."""

    kind: Literal["rolled"] = field(default="rolled", init=False)
    seat: int
    yellow: tuple[int, ...]
    blue: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Marked(Event):
    """A virtual player rolled and marked a building (RW-6.2)."""

    kind: Literal["marked"] = field(default="marked", init=False)
    row: int
    building: Letter
    yellow: int
    blue: int
    count: int
    boxes: int


@dataclass(frozen=True, slots=True)
class Missed(Event):
    """A virtual player rolled a type that it has marked full, and rolls again (RW-6.2)."""

    kind: Literal["missed"] = field(default="missed", init=False)
    row: int
    building: Letter
    yellow: int
    blue: int


@dataclass(frozen=True, slots=True)
class Finished(Event):
    """Rows that marked every box of a type in this round were awarded it, together (RW-4.1)."""

    kind: Literal["finished"] = field(default="finished", init=False)
    rows: tuple[int, ...]
    building: Letter
    place: int | None
    """The first of the places shared; None where none is left."""
    points: int | None
    """For each of them; None where virtual players do not score."""


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game ended; these rows have the most points (RW-5.4)."""

    kind: Literal["over"] = field(default="over", init=False)
    winners: tuple[int, ...]


AnyEvent: TypeAlias = (
    FirstChosen
    | Started
    | RoundBegan
    | Changed
    | Built
    | Gained
    | Kept
    | Passed
    | Rolled
    | Marked
    | Missed
    | Finished
    | Ended
)


def events_of(before: Position, game: "Game") -> tuple[AnyEvent, ...]:
    """What the last ply of a game did to the position before it, in the order to tell it."""
    ply = game.plies[-1]
    told: list[AnyEvent]
    if isinstance(ply, Die):
        if ply.colour != BLUE:  # a blue one follows: nothing is over before it
            return ()
        told = _rolled(before, game, ply)
    elif isinstance(ply, First):
        told = [FirstChosen(ply.seat)]
    else:
        told = list(_acted(before, game.position, ply))
    now = game.position
    if now.rounds_begun > before.rounds_begun or now.phase == ENDED:
        told += _round_ended(before, game)
    return tuple(told)


def pair_passed(at: Position, yellow: int = 0, blue: int = 0) -> Passed | None:
    """The pair that the mover passes on beside these dice, which it uses or keeps (RW-3.3)."""
    seat = at.row
    if not passes_pair(at):
        return None
    left = die_beside(at, seat, YELLOW, yellow), die_beside(at, seat, BLUE, blue)
    return Passed(seat, next_seat(at, seat), *left)


def _acted(before: Position, at: Position, action: Action) -> Iterator[AnyEvent]:
    """What the mover did, and the pair that the next player got by it."""
    seat = before.row
    passed = None
    if isinstance(action, Change):
        yield Changed(seat, action.letter, action.pips, action.to)
    elif isinstance(action, Construct):
        yield _built(at, seat, action)
        if at.phase != SECOND:
            passed = pair_passed(before, action.yellow, action.blue)
    elif isinstance(action, Second):
        yield _built(at, seat, action)
    elif isinstance(action, Gain):
        yield Gained(seat, at.circled[seat] - before.circled[seat])
    elif isinstance(action, Keep):
        yield Kept(seat, action.yellow, action.blue)
        passed = pair_passed(before, action.yellow, action.blue)
    else:
        assert isinstance(action, Done)
        passed = pair_passed(before)
    if passed is not None:
        yield passed


def _built(at: Position, seat: int, action: Construct | Second) -> Built:
    cell = cell_at(action.yellow, action.blue)
    building = building_at(at, cell)
    return Built(
        seat=seat,
        building=LETTERS[building],
        yellow=action.yellow,
        blue=action.blue,
        count=at.counts[seat][building],
        boxes=at.boxes[building],
        lines=lines_through(at.marks[seat], cell),
        second=isinstance(action, Second),
    )


def _rolled(before: Position, game: "Game", last: Die) -> list[AnyEvent]:
    """Dice are told when the last of them, a blue one, has been rolled."""
    if before.phase == VIRTUAL:
        return [_virtual(before, game.position, last.pips)]
    if before.phase == ROLL_PAIR:
        count = 2
    elif before.phase == ROLL_FOUR and game.position.phase != ROLL_FOUR:
        count = 4
    else:
        return []
    dice = [ply for ply in game.plies[-count:] if type(ply) is Die]
    yellow = [die.pips for die in dice if die.colour == YELLOW]
    blue = [die.pips for die in dice if die.colour == BLUE]
    return [Rolled(before.row, tuple(yellow), tuple(blue))]


def _virtual(before: Position, at: Position, blue: int) -> Marked | Missed:
    """A virtual player's mark of this round (RW-6.2)."""
    row, yellow = before.row, before.virtual_die
    building = building_at(at, cell_at(yellow, blue))
    letter, count = LETTERS[building], at.counts[row][building]
    if count == before.counts[row][building]:
        return Missed(row, letter, yellow, blue)
    return Marked(row, letter, yellow, blue, count, at.boxes[building])


def _round_ended(before: Position, game: "Game") -> Iterator[AnyEvent]:
    """Types awarded, then the next round or the end (RW-4.1, RW-3.9)."""
    at = game.position
    for building in Building if at.finished != before.finished else ():
        rows = tuple(
            row
            for row in range(at.rows)
            if at.finished[row][building] and not before.finished[row][building]
        )
        if rows:
            place = at.finished[rows[0]][building]
            scores = rows[0] < at.players or at.versus
            points = type_points(at, rows[0], building) if scores else None
            yield Finished(rows, building.letter, place if place <= PLACES else None, points)
    if before.rounds_begun == 0:
        yield from (Started(row, tuple(at.counts[row])) for row in range(at.rows))
    if at.phase == ENDED:
        yield Ended(game.standing().winners)
    else:
        yield RoundBegan(at.rounds_begun, at.rounds)
