"""Points: types finished in a round, majorities, lines, coins, bonus (RW-4, RW-5, RW-6.7)."""

from typing import Annotated, Protocol

from alhambra.core.bits import has, size
from alhambra.core.kernel import inlined, kernel
from alhambra.core.majority import shared_points
from alhambra.core.memory import Layout
from alhambra.core.values import BUILDINGS, PLACES, Grid
from alhambra.rollwrite.catalog import BONUS, COINS_PER_POINT, LINE_POINTS, SEATS, SIDE
from alhambra.rollwrite.coins import coins_of
from alhambra.rollwrite.position import Position
from alhambra.rollwrite.sheet import is_full

LINES = BUILDINGS
COINS = BUILDINGS + 1
EXTRA = BUILDINGS + 2
TOTAL = BUILDINGS + 3
ACCOUNT = BUILDINGS + 4
"""An account has a column per type, then lines, coins, bonus and the total."""


class Accounts(Protocol):
    """Room for the account of every row."""

    points: Annotated[Grid, SEATS, ACCOUNT]


ACCOUNTS: Layout[Accounts] = Layout(Accounts)

SHARES = tuple(
    tuple(
        tuple(shared_points(building, ahead, max(equal, 1), PLACES) for equal in range(SEATS + 1))
        for ahead in range(PLACES)
    )
    for building in range(BUILDINGS)
)
"""Points by type, how many are before and how many share: looked up quicker than divided."""
ABOVE_ALL = 100
"""More than any count."""
FIRST_ROW = 0b111111
"""The cells of row 1; shifted by six it is the next row."""
FIRST_COLUMN = 0b000001_000001_000001_000001_000001_000001
"""The cells of column 1; shifted by one it is the next column."""


@kernel
def finishers(at: Position, building: int) -> int:
    """How many rows have been awarded a type: as many places are gone."""
    count = 0
    for row in range(at.rows):
        if at.finished[row][building] != 0:
            count += 1
    return count


@kernel
def award_finishers(at: Position) -> None:
    """Those who finished a type this round get the best places still free, together (RW-4.1)."""
    for building in range(BUILDINGS):
        if has(at.finishing, building):
            place = finishers(at, building) + 1
            for row in range(at.rows):
                if at.finished[row][building] == 0 and is_full(at, row, building):
                    at.finished[row][building] = place
    at.finishing = 0


@inlined
def rank(at: Position, row: int, building: int) -> int:
    """Who has more stands before others in a type: finishers first, then larger counts (RW-4.2)."""
    place = at.finished[row][building]
    return at.counts[row][building] if place == 0 else ABOVE_ALL - place


@inlined
def places_before(at: Position, row: int, building: int) -> int:
    """How many stand before this row in a type."""
    own = rank(at, row, building)
    ahead = 0
    for other in range(at.rows):
        ahead += 1 if rank(at, other, building) > own else 0
    return ahead


@inlined
def sharing(at: Position, row: int, building: int) -> int:
    """How many share the place of this row in a type, itself included."""
    own = rank(at, row, building)
    equal = 0
    for other in range(at.rows):
        equal += 1 if rank(at, other, building) == own else 0
    return equal


@kernel
def type_points(at: Position, row: int, building: int) -> int:
    """Points of a row for one type, finished or by majority (RW-4.1, RW-5.1)."""
    if at.counts[row][building] == 0:
        return 0
    ahead = places_before(at, row, building)
    if ahead >= PLACES:
        return 0
    return SHARES[building][ahead][sharing(at, row, building)]


@kernel
def line_points(marks: int) -> int:
    """Points of all rows and columns of a sheet (RW-5.2)."""
    points = 0
    for line in range(SIDE):
        points += LINE_POINTS[size(marks & (FIRST_ROW << (SIDE * line)))]
        points += LINE_POINTS[size(marks & (FIRST_COLUMN << line))]
    return points


@kernel
def tally(at: Position, accounts: Accounts) -> None:
    """Write the account of every row as if the game ended now (RW-5, RW-6.4, RW-6.7)."""
    for row in range(at.rows):
        tally_row(at, accounts, row, row)


@kernel
def tally_row(at: Position, accounts: Accounts, row: int, line: int) -> None:
    """Write the account of one row into a line of the accounts."""
    for column in range(ACCOUNT):
        accounts.points[line][column] = 0
    is_virtual = row >= at.players
    if is_virtual and at.versus == 0:
        return
    total = 0
    for building in range(BUILDINGS):
        points = type_points(at, row, building)
        accounts.points[line][building] = points
        total += points
    if is_virtual:
        accounts.points[line][EXTRA] = BONUS[at.rows - at.players]
    else:
        accounts.points[line][LINES] = line_points(at.marks[row])
        accounts.points[line][COINS] = coins_of(at, row) // COINS_PER_POINT
    accounts.points[line][TOTAL] = (
        total
        + accounts.points[line][EXTRA]
        + accounts.points[line][LINES]
        + accounts.points[line][COINS]
    )
