"""The kernel that writes all that is to be told of a position of the board game; see `written`."""

from alhambra.core.kernel import kernel
from alhambra.palace.position import TURN, Position
from alhambra.palace.weighing import weigh
from alhambra.server.palace.choosing import write_choices
from alhambra.server.palace.offering import write_offers, write_own
from alhambra.server.palace.pen import CHOICES, OFFERS_AND_CHAINS, OWNS, VIEW, Writing
from alhambra.server.palace.viewing import write_view

TOO_LONG = -1
"""Answers that there is no room for all of it."""


@kernel
def write(at: Position, room: Writing, how: int) -> int:
    """Write a view, the choices, the offers with chains, and what each seat sees; the length.

    The position stays, and is not of a game that is over.
    """
    room.length = 0
    count = weigh(at, room)
    write_view(at, room, how)
    room.ends[VIEW] = room.length
    if not write_choices(at, room, count):
        return TOO_LONG
    room.ends[CHOICES] = room.length
    if count > 0 and at.phase == TURN and not write_offers(at, room, count):
        return TOO_LONG
    room.ends[OFFERS_AND_CHAINS] = room.length
    for seat in range(at.players):
        write_own(at, room, seat)
        room.ends[OWNS + seat] = room.length
    return room.length
