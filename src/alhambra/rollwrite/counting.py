"""How many legal actions there are, and the one with a given number: no list is made.

Counting notes down what there is to choose from, so that nothing is worked out again to name one.
"""

from alhambra.core.bits import nth_of_few, size
from alhambra.core.kernel import inlined
from alhambra.rollwrite.catalog import MOST_CROSSINGS, MOST_TURNS
from alhambra.rollwrite.codes import CHANGE, CONSTRUCT, DONE, GAIN, KEEP_PAIR
from alhambra.rollwrite.legal import changes, crossings, crossings_to_build, second_code
from alhambra.rollwrite.position import KEEP, SECOND, TURN, Choices, Position


@inlined
def count(at: Position, choices: Choices) -> int:
    """How many legal actions there are now."""
    phase = at.phase
    if phase == TURN:
        cells = crossings_to_build(at)
        turns = changes(at)
        note(choices, CONSTRUCT, cells)
        choices.turns = turns
        choices.last = GAIN
        return size(cells) + size(turns) + 1
    choices.turns = 0
    choices.last = DONE
    if phase == KEEP:
        note(choices, KEEP_PAIR, crossings(at))
        return choices.crossing_count
    if phase == SECOND:
        note(choices, second_code(at), 1)
        return 2
    return 0


@inlined
def note(choices: Choices, base: int, cells: int) -> None:
    """Note down crossings to choose from: codes from `base` on."""
    choices.first_code = base
    choices.crossings = cells
    choices.crossing_count = size(cells)


@inlined
def nth(at: Position, choices: Choices, number: int) -> int:
    """The code of one of the legal actions just counted, in ascending order from 0."""
    if number < choices.crossing_count:
        return choices.first_code + nth_of_few(choices.crossings, number, MOST_CROSSINGS)
    number -= choices.crossing_count
    if number < size(choices.turns):
        return CHANGE + nth_of_few(choices.turns, number, MOST_TURNS)
    return choices.last
