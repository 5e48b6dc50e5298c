"""The kernel that writes a position of Roll & Write or its choices in JSON; see `written`."""

from alhambra.core.kernel import kernel
from alhambra.rollwrite.position import Position
from alhambra.server.rollwrite.choosing import write_choices
from alhambra.server.rollwrite.pen import Writing
from alhambra.server.rollwrite.viewing import write_view

VIEW, CHOICES = range(2)
"""What can be written."""


@kernel
def write(at: Position, room: Writing, what: int) -> int:
    """Write a view or choices; how many letters. The position stays, and is not of a game over."""
    room.length = 0
    if what == VIEW:
        write_view(at, room)
    else:
        write_choices(at, room)
    return room.length
