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

PLACE = ACCOUNT
"""The place in the type that an action builds, 0 for none."""
SHARED = ACCOUNT + 1
"""How many share that place."""
LINE = ACCOUNT + 2
"""How many numbers a line has."""


class Weighing(Protocol):
    """Room for the accounts of all rows now, and of the mover after each legal action."""

    codes: Annotated[Column, MOST_LEGAL]
    """The legal actions."""
    points: Annotated[Grid, SEATS + MOST_LEGAL, LINE]
    """A line a row, then a line a legal action; behind the account a place and its sharers."""


WEIGHING: Layout[Weighing] = Layout(Weighing)


@kernel
def weigh(at: Position, room: Weighing) -> int:
    """Write what every legal action would bring; how many there are. The position stays."""
    for row in range(at.rows):
        tally_row(at, room, row, row)
    if due(at) < 0:
        return 0
    count = legal(at, room)
    for choice in range(count):
        code = room.codes[choice]
        room.points[SEATS + choice][PLACE] = 0
        room.points[SEATS + choice][SHARED] = 0
        if code < KEEP_PAIR:
            build(at, room, choice)
        else:
            pay(at, room, choice)
    return count


@kernel
def build(at: Position, room: Weighing, choice: int) -> None:
    """What a building would bring: its type, its row and its column (RW-3.3, RW-3.7)."""
    seat = at.row
    code = room.codes[choice]
    cell = code
    price = 0
    if code >= SECOND_BUILDING:
        cell = code - SECOND_BUILDING
        price = SECOND_PRICE
    building = building_at(at, cell)
    finishing = at.finishing
    mark(at, seat, cell)
    spend(at, seat, price)
    tally_row(at, room, seat, SEATS + choice)
    place = places_before(at, seat, building) + 1
    if place <= PLACES:
        room.points[SEATS + choice][PLACE] = place
        room.points[SEATS + choice][SHARED] = sharing(at, seat, building)
    spend(at, seat, -price)
    at.marks[seat] ^= 1 << cell
    at.counts[seat][building] -= 1
    at.finishing = finishing


@kernel
def pay(at: Position, room: Weighing, choice: int) -> None:
    """What coins gained or spent would bring (RW-3.1, RW-3.5)."""
    seat = at.row
    code = room.codes[choice]
    circled = at.circled[seat]
    price = 0
    if CHANGE <= code < GAIN:
        price = 1
    elif code == GAIN:
        circle(at, seat, coins_on_offer(at, seat))
    spend(at, seat, price)
    tally_row(at, room, seat, SEATS + choice)
    spend(at, seat, -price)
    at.circled[seat] = circled
