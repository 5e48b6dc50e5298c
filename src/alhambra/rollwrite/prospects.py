"""What every legal action would bring: the mover's account after it, if the game ended now (RW-5).

People see this before they choose; it looks at the action alone, not at dice to come.
"""

from typing import Annotated, Protocol

from alhambra.core.kernel import kernel
from alhambra.core.memory import Layout
from alhambra.core.values import PLACES, Column, Grid
from alhambra.rollwrite.catalog import MOST_LEGAL, SEATS, SECOND_PRICE
from alhambra.rollwrite.codes import CHANGE, GAIN, KEEP_PAIR, SECOND_BUILDING
from alhambra.rollwrite.coins import circle, coins_on_offer, spend
from alhambra.rollwrite.legal import due, legal
from alhambra.rollwrite.position import Position
from alhambra.rollwrite.scoring import ACCOUNT, places_before, sharing, tally_row
from alhambra.rollwrite.sheet import building_at, mark


class Prospects(Protocol):
    """Room for the accounts of all rows and of the mover after each legal action."""

    codes: Annotated[Column, MOST_LEGAL]
    """The legal actions."""
    points: Annotated[Grid, SEATS + MOST_LEGAL, ACCOUNT]
    """A line per row of the score sheet, then a line per legal action."""
    place: Annotated[Column, MOST_LEGAL]
    """The place in the type that an action builds, 0 for none."""
    shared: Annotated[Column, MOST_LEGAL]
    """How many share that place."""


PROSPECTS: Layout[Prospects] = Layout(Prospects)


@kernel
def prospects(at: Position, table: Prospects) -> int:
    """Write accounts and prospects; how many legal actions there are. The position stays."""
    for row in range(at.rows):
        tally_row(at, table, row, row)
    if due(at) < 0:
        return 0
    count = legal(at, table)
    for choice in range(count):
        code = table.codes[choice]
        table.place[choice] = 0
        table.shared[choice] = 0
        if code < KEEP_PAIR:
            build(at, table, choice)
        else:
            pay(at, table, choice)
    return count


@kernel
def build(at: Position, table: Prospects, choice: int) -> None:
    """What a building would bring: its type, its row and its column (RW-3.3, RW-3.7)."""
    seat = at.row
    code = table.codes[choice]
    cell = code
    price = 0
    if code >= SECOND_BUILDING:
        cell = code - SECOND_BUILDING
        price = SECOND_PRICE
    building = building_at(at, cell)
    finishing = at.finishing
    mark(at, seat, cell)
    spend(at, seat, price)
    tally_row(at, table, seat, SEATS + choice)
    place = places_before(at, seat, building) + 1
    if place <= PLACES:
        table.place[choice] = place
        table.shared[choice] = sharing(at, seat, building)
    spend(at, seat, -price)
    at.marks[seat] ^= 1 << cell
    at.counts[seat][building] -= 1
    at.finishing = finishing


@kernel
def pay(at: Position, table: Prospects, choice: int) -> None:
    """What coins gained or spent would bring (RW-3.1, RW-3.5)."""
    seat = at.row
    code = table.codes[choice]
    circled = at.circled[seat]
    price = 0
    if CHANGE <= code < GAIN:
        price = 1
    elif code == GAIN:
        circle(at, seat, coins_on_offer(at, seat))
    spend(at, seat, price)
    tally_row(at, table, seat, SEATS + choice)
    spend(at, seat, -price)
    at.circled[seat] = circled
