"""Who is due, and all legal actions (RW-3).

Crossings and changes are sets, a bit each in the order of their codes: dice that show the same
fall together by themselves, and nothing branches on dice, which no processor can predict.
"""

from alhambra.core.bits import lowest
from alhambra.core.kernel import inlined
from alhambra.core.values import CHANCE, OVER
from alhambra.rollwrite.catalog import BLUE, SIDE, YELLOW
from alhambra.rollwrite.codes import CHANGE, CONSTRUCT, DONE, GAIN, KEEP_PAIR, SECOND_BUILDING
from alhambra.rollwrite.coins import coins_of
from alhambra.rollwrite.dice import has_die, last_die
from alhambra.rollwrite.position import ENDED, KEEP, SECOND, TURN, Listing, Position
from alhambra.rollwrite.sheet import cell_at

BOTH_WAYS = (1 << 2 * SIDE - 1) - 2
"""All turns of a die, from 1 down to 6 up, but for those two (RW-3.1)."""


@inlined
def due(at: Position) -> int:
    """The seat to move, CHANCE or OVER."""
    if at.phase < TURN:
        return CHANCE
    if at.phase == ENDED:
        return OVER
    return at.row


@inlined
def stage(at: Position) -> int:
    """The round, 0 in the set-up."""
    return at.rounds_begun


@inlined
def legal(at: Position, choices: Listing) -> int:
    """Write the codes of all legal actions in ascending order; their number."""
    if at.phase == TURN:
        count = list_set(choices, 0, CONSTRUCT, crossings_to_build(at))
        count = list_set(choices, count, CHANGE, changes(at))
        choices.codes[count] = GAIN
        return count + 1
    if at.phase == SECOND:
        choices.codes[0] = second_code(at)
        choices.codes[1] = DONE
        return 2
    if at.phase == KEEP:
        return list_set(choices, 0, KEEP_PAIR, crossings(at))
    return 0


@inlined
def list_set(choices: Listing, count: int, base: int, members: int) -> int:
    """Write a code for every member of a set."""
    while members != 0:
        choices.codes[count] = base + lowest(members)
        members &= members - 1
        count += 1
    return count


@inlined
def crossings(at: Position) -> int:
    """The crossings of the mover's four dice, as a set of cells."""
    dice = at.dice[at.row]
    rows = 1 << SIDE * (dice[0] - 1) | 1 << SIDE * (dice[1] - 1)
    columns = 1 << (dice[2] - 1) | 1 << (dice[3] - 1)
    return rows * columns


@inlined
def crossings_to_build(at: Position) -> int:
    """The crossings of the mover's dice not yet built, as a set of cells (RW-3.3)."""
    return crossings(at) & ~at.marks[at.row]


@inlined
def crossings_built(at: Position) -> int:
    """The crossings of the mover's dice already built, as a set of cells (RW-3.5)."""
    return crossings(at) & at.marks[at.row]


@inlined
def crossings_opened(at: Position, colour: int, pips: int) -> int:
    """The cells not built that a die of the mover would open if it showed these pips (RW-3.1)."""
    if has_die(at, at.row, colour, pips):  # they are open already
        return 0
    dice = at.dice[at.row]
    if colour == YELLOW:
        met = (1 << (dice[2] - 1) | 1 << (dice[3] - 1)) << SIDE * (pips - 1)
    else:
        met = (1 << SIDE * (dice[0] - 1) | 1 << SIDE * (dice[1] - 1)) << (pips - 1)
    return met & ~at.marks[at.row]


@inlined
def changes(at: Position) -> int:
    """How the mover can turn dice, as a set: yellow ones, then blue ones (RW-3.1)."""
    dice = at.dice[at.row]
    yellow = 3 << 2 * (dice[0] - 1) | 3 << 2 * (dice[1] - 1)
    blue = 3 << 2 * (dice[2] - 1) | 3 << 2 * (dice[3] - 1)
    turns = yellow & BOTH_WAYS | (blue & BOTH_WAYS) << 2 * SIDE
    return turns if coins_of(at, at.row) > 0 else 0


@inlined
def second_code(at: Position) -> int:
    """The code of the second building, with the two dice not used (RW-3.7)."""
    cell = cell_at(last_die(at, at.row, YELLOW), last_die(at, at.row, BLUE))
    return SECOND_BUILDING + cell
