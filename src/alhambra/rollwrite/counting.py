"""How many legal actions there are, and the one with a given number: no list is made."""

from alhambra.core.bits import nth as nth_member
from alhambra.core.bits import size
from alhambra.core.kernel import inlined
from alhambra.rollwrite.codes import CHANGE, CONSTRUCT, DONE, GAIN, KEEP_PAIR
from alhambra.rollwrite.legal import changes, crossings, crossings_to_build, second_code
from alhambra.rollwrite.position import KEEP, SECOND, TURN, Choices, Position


@inlined
def count(at: Position, choices: Choices) -> int:
    """How many legal actions there are now; the room is not needed."""
    if at.phase == TURN:
        return size(crossings_to_build(at)) + size(changes(at)) + 1
    if at.phase == SECOND:
        return 2
    if at.phase == KEEP:
        return size(crossings(at))
    return 0


@inlined
def nth(at: Position, choices: Choices, number: int) -> int:
    """The code of one of the legal actions, in ascending order from 0."""
    if at.phase == SECOND:
        return second_code(at) if number == 0 else DONE
    if at.phase == KEEP:
        return KEEP_PAIR + nth_member(crossings(at), number)
    cells = crossings_to_build(at)
    if number < size(cells):
        return CONSTRUCT + nth_member(cells, number)
    number -= size(cells)
    turns = changes(at)
    if number < size(turns):
        return CHANGE + nth_member(turns, number)
    return GAIN
