"""Who is due, and all legal actions (RW-3)."""

from alhambra.core.kernel import inlined
from alhambra.core.values import CHANCE, OVER
from alhambra.rollwrite.catalog import BLUE, SIDE, YELLOW
from alhambra.rollwrite.codes import (
    CONSTRUCT,
    DONE,
    DOWN,
    GAIN,
    KEEP_PAIR,
    SECOND_BUILDING,
    UP,
    change_code,
)
from alhambra.rollwrite.coins import coins_of
from alhambra.rollwrite.dice import last_die
from alhambra.rollwrite.position import ENDED, KEEP, SECOND, TURN, Choices, Position
from alhambra.rollwrite.sheet import cell_at


@inlined
def due(at: Position) -> int:
    """The seat to move, CHANCE or OVER."""
    if at.phase < TURN:
        return CHANCE
    if at.phase == ENDED:
        return OVER
    return at.row


@inlined
def legal(at: Position, choices: Choices) -> int:
    """Write the codes of all legal actions in ascending order; their number."""
    if at.phase == TURN:
        count = list_crossings(at, choices, CONSTRUCT, at.marks[at.row])
        if coins_of(at, at.row) > 0:
            count = list_changes(at, choices, count, YELLOW)
            count = list_changes(at, choices, count, BLUE)
        choices.codes[count] = GAIN
        return count + 1
    if at.phase == SECOND:
        cell = cell_at(last_die(at, at.row, YELLOW), last_die(at, at.row, BLUE))
        choices.codes[0] = SECOND_BUILDING + cell
        choices.codes[1] = DONE
        return 2
    if at.phase == KEEP:
        return list_crossings(at, choices, KEEP_PAIR, 0)
    return 0


# The lists below are written without branches, since dice are what a processor cannot predict:
# a code is always written, and the count grows only if it belongs there.


@inlined
def list_crossings(at: Position, choices: Choices, base: int, excluded: int) -> int:
    """Write the crossings of the mover's dice that are not excluded, equal ones once."""
    high = at.dice[at.row][0]
    low = at.dice[at.row][1]
    count = list_row(at, choices, 0, base, excluded, low)
    if high != low:
        count = list_row(at, choices, count, base, excluded, high)
    return count


@inlined
def list_row(
    at: Position, choices: Choices, count: int, base: int, excluded: int, yellow: int
) -> int:
    """Write the crossings of one yellow die with the blue ones."""
    high = at.dice[at.row][2]
    low = at.dice[at.row][3]
    cell = cell_at(yellow, low)
    choices.codes[count] = base + cell
    count += 1 - ((excluded >> cell) & 1)
    cell = cell_at(yellow, high)
    choices.codes[count] = base + cell
    return count + (1 - ((excluded >> cell) & 1)) * (high != low)


@inlined
def list_changes(at: Position, choices: Choices, count: int, colour: int) -> int:
    """Write the changes of the mover's dice of one colour, equal dice once."""
    high = at.dice[at.row][2 * colour]
    low = at.dice[at.row][2 * colour + 1]
    count = list_turns(choices, count, colour, low)
    if high != low:
        count = list_turns(choices, count, colour, high)
    return count


@inlined
def list_turns(choices: Choices, count: int, colour: int, pips: int) -> int:
    """Write how one die can be turned: down, unless it shows 1, and up, unless 6."""
    choices.codes[count] = change_code(colour, pips, DOWN)
    count += pips > 1
    choices.codes[count] = change_code(colour, pips, UP)
    return count + (pips < SIDE)
