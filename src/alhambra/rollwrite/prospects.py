"""What every legal action would bring, as objects to be put into words or drawn (RW-3, RW-5).

They are worked out by `weigh`. They are made by the dozen at every turn, and some are given out
again: look, and leave them as they are. To freeze them would cost four times as much as to make
them.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from alhambra.core.bits import has
from alhambra.core.root import Filling
from alhambra.core.values import LETTERS, Letter
from alhambra.rollwrite.actions import Action, Change, Colour, Construct, Gain, Keep, Second
from alhambra.rollwrite.catalog import CELLS, SEATS, SECOND_PRICE
from alhambra.rollwrite.codes import ACTIONS, BLUE_OF, YELLOW_OF
from alhambra.rollwrite.coins import coins_to_gain
from alhambra.rollwrite.events import Passed, pair_passed
from alhambra.rollwrite.legal import crossings_built, crossings_opened
from alhambra.rollwrite.lines import Line, lines_through
from alhambra.rollwrite.notation import ACTION_OF
from alhambra.rollwrite.outcome import Points, points_in
from alhambra.rollwrite.position import POSITION, Position
from alhambra.rollwrite.scoring import COINS, LINES, TOTAL
from alhambra.rollwrite.sheet import building_at, cell_at
from alhambra.rollwrite.weighing import LINE, PLACE, SHARED, WEIGHING, Weighing, weigh

if TYPE_CHECKING:
    from alhambra.rollwrite.game import Game

Cell: TypeAlias = tuple[int, int]
"""A crossing: yellow and blue, that is row and column."""
Die: TypeAlias = tuple[Colour, int]
"""A colour and its pips."""


@dataclass(slots=True)
class Prospect:
    """A legal action: what it touches, and how the mover's points would change by it."""

    kind: str = field(default="", init=False)
    action: str
    """As records spell it."""
    dice: tuple[Die, ...]
    cells: tuple[Cell, ...]
    points: int
    """If the game ended right after it."""


@dataclass(slots=True)
class TypeAfter:
    """A type of the mover after a building."""

    points: int
    place: int | None
    shared: int
    """How many share the place, the mover included."""
    count: int
    boxes: int


@dataclass(slots=True)
class Constructing(Prospect):
    """A building at a crossing: its type, its row and its column after it."""

    kind: Literal["construct", "second"] = field(default="construct", init=False)
    building: Letter
    type: TypeAfter
    lines: tuple[Line, Line]
    type_points: int
    line_points: int


@dataclass(slots=True)
class ConstructingSecond(Constructing):
    """A second building, for coins."""

    kind: Literal["second"] = field(default="second", init=False)
    coins: int
    coin_points: int


@dataclass(slots=True)
class Changing(Prospect):
    """A die turned for a coin; the cells are those not built yet that it makes reachable."""

    kind: Literal["change"] = field(default="change", init=False)
    to: int
    coins: int
    coin_points: int


@dataclass(slots=True)
class Gaining(Prospect):
    """Coins for the built crossings, which are the cells."""

    kind: Literal["gain"] = field(default="gain", init=False)
    coins: int
    coin_points: int


@dataclass(slots=True)
class Keeping(Prospect):
    """A pair kept, the other passed on."""

    kind: Literal["keep"] = field(default="keep", init=False)
    passes: Passed | None


@dataclass(slots=True)
class Declining(Prospect):
    """No second building."""

    kind: Literal["done"] = field(default="done", init=False)
    passes: Passed | None
    """None where nobody gets the dice: alone, or after the last turn."""


AnyProspect: TypeAlias = (
    Constructing | ConstructingSecond | Changing | Gaining | Keeping | Declining
)

WEIGHED: Filling[Weighing] = Filling("rollwrite.weigh", weigh, POSITION, WEIGHING)


class Weighed(NamedTuple):
    """What the kernel has written of a position."""

    accounts: list[list[int]]
    """Of every row now."""
    codes: list[int]
    """The legal actions."""
    after: list[list[int]]
    """The mover's account after each of them."""


def weighed_of(game: "Game") -> Weighed:
    """The accounts of a game now and after each legal action, worked out once for a position."""
    if game.weighed is None:
        count, room = WEIGHED(game.at)
        codes = WEIGHING.numbers(room, "codes", count)
        flat = WEIGHING.numbers(room, "points", (SEATS + count) * LINE)
        points = [flat[at : at + LINE] for at in range(0, len(flat), LINE)]
        game.weighed = Weighed(points[: game.rules.rows], codes, points[SEATS:])
    return game.weighed


def points_of(game: "Game") -> list[Points]:
    """The points of every row if the game ended now."""
    return [points_in(account) for account in weighed_of(game).accounts]


def prospects_of(game: "Game") -> list[AnyProspect]:
    """What every legal action of the seat to move would bring, in the order of their codes."""
    at: Position = game.position
    found = weighed_of(game)
    if not found.codes:
        return []
    mover = _Mover(at, at.marks[at.row], found.accounts[at.row])
    both = zip(found.codes, found.after, strict=True)
    return [_prospect(mover, code, then) for code, then in both]


class _Mover(NamedTuple):
    """The position, and the mover's marks and account."""

    at: Position
    marks: int
    now: list[int]


@lru_cache(ACTIONS)
def _known(code: int) -> tuple[Action, str, tuple[Die, ...], tuple[Cell, ...]]:
    """An action, its text, its dice and their crossing, which are the same in every position."""
    action = ACTION_OF[code]
    if isinstance(action, Construct | Second | Keep):
        dice: tuple[Die, ...] = ("y", action.yellow), ("b", action.blue)
        return action, str(action), dice, ((action.yellow, action.blue),)
    if isinstance(action, Change):
        return action, str(action), ((action.letter, action.pips),), ()
    return action, str(action), (), ()


def _prospect(mover: _Mover, code: int, after: list[int]) -> AnyProspect:
    action, text, dice, cells = _known(code)
    points = after[TOTAL] - mover.now[TOTAL]
    coin_points = after[COINS] - mover.now[COINS]
    if type(action) is Change:
        opened = crossings_opened(mover.at, action.colour, action.to)
        return _changing(code, opened, points, coin_points)
    if type(action) is Construct:
        return Constructing(text, dice, cells, points, *_built(mover, action, after))
    if type(action) is Second:
        built = _built(mover, action, after)
        return ConstructingSecond(
            text, dice, cells, points, *built, coins=-SECOND_PRICE, coin_points=coin_points
        )
    if type(action) is Gain:
        coins = coins_to_gain(mover.at, mover.at.row)
        cells = _cells_of(crossings_built(mover.at))
        return Gaining(text, dice, cells, points, coins=coins, coin_points=coin_points)
    if type(action) is Keep:
        passes = pair_passed(mover.at, action.yellow, action.blue)
        return Keeping(text, dice, cells, points, passes)
    return Declining(text, dice, cells, points, pair_passed(mover.at))


def _built(
    mover: _Mover, action: Construct | Second, after: list[int]
) -> tuple[Letter, TypeAfter, tuple[Line, Line], int, int]:
    """What a building would bring: its type, its row and its column."""
    at, now = mover.at, mover.now
    cell = cell_at(action.yellow, action.blue)
    building = building_at(at, cell)
    count = at.counts[at.row][building] + 1
    return (
        LETTERS[building],
        TypeAfter(after[building], after[PLACE] or None, after[SHARED], count, at.boxes[building]),
        lines_through(mover.marks | 1 << cell, cell),
        after[building] - now[building],
        after[LINES] - now[LINES],
    )


@lru_cache(8192)
def _changing(code: int, opened: int, points: int, coin_points: int) -> Changing:
    """A die turned, and the cells that it opens (RW-3.1)."""
    action, text, dice, _ = _known(code)
    assert isinstance(action, Change)
    cells = _cells_of(opened)
    return Changing(text, dice, cells, points, to=action.to, coins=-1, coin_points=coin_points)


def _cells_of(members: int) -> tuple[Cell, ...]:
    """A set of cells, row by row."""
    return tuple((YELLOW_OF[cell], BLUE_OF[cell]) for cell in range(CELLS) if has(members, cell))
