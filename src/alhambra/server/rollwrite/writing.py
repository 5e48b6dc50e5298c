"""The kernel that writes a position of Roll & Write and its choices in JSON; see `written`."""

from alhambra.core.kernel import kernel
from alhambra.rollwrite.position import Position
from alhambra.server.rollwrite.choosing import write_choices
from alhambra.server.rollwrite.pen import Writing
from alhambra.server.rollwrite.viewing import write_view


@kernel
def write(at: Position, room: Writing) -> int:
    """Write a view, then choices; how many letters. The position stays, and is of no game over."""
    room.length = 0
    write_view(at, room)
    room.end_of_view = room.length
    write_choices(at, room)
    return room.length
