"""One ply by its code: what an action does, what chance may bring and does."""

from alhambra.core.kernel import inlined, kernel
from alhambra.rollwrite.catalog import BLUE, SIDE, YELLOW
from alhambra.rollwrite.codes import (
    CHANGE,
    DONE,
    FIRST,
    GAIN,
    KEEP_PAIR,
    SECOND_BUILDING,
    blue_of,
    die_code,
    turned_colour,
    turned_pips,
    turned_to,
    yellow_of,
)
from alhambra.rollwrite.dice import lay, next_colour
from alhambra.rollwrite.position import (
    CHOOSE_FIRST,
    LAY,
    MARK,
    VIRTUAL,
    VIRTUAL_SETUP,
    Position,
)
from alhambra.rollwrite.setup import choose_first, roll_lay, roll_mark, roll_virtual_setup
from alhambra.rollwrite.turn import (
    change,
    construct,
    construct_second,
    gain,
    keep,
    laid,
    leave_pair,
)
from alhambra.rollwrite.virtual import roll_virtual_round


@inlined
def act(at: Position, code: int) -> None:
    """Do a legal action."""
    if code < SECOND_BUILDING:
        construct(at, yellow_of(code), blue_of(code))
    elif code < KEEP_PAIR:
        construct_second(at)
    elif code < CHANGE:
        keep(at, yellow_of(code - KEEP_PAIR), blue_of(code - KEEP_PAIR))
    elif code < GAIN:
        change(at, turned_colour(code), turned_pips(code), turned_to(code))
    elif code < DONE:
        gain(at)
    else:
        leave_pair(at)


@inlined
def colour_due(at: Position) -> int:
    """The colour of the die to be rolled."""
    if at.phase == VIRTUAL or at.phase == VIRTUAL_SETUP:
        if at.virtual_die == 0:
            return YELLOW
        return BLUE
    return next_colour(at, at.row)


@inlined
def ways(at: Position) -> int:
    """In how many equally likely ways can chance fall now?"""
    if at.phase == CHOOSE_FIRST:
        return at.players
    return SIDE


@inlined
def nth_chance(at: Position, way: int) -> int:
    """The code of the chance that one of the ways brings."""
    if at.phase == CHOOSE_FIRST:
        return FIRST + way
    return die_code(colour_due(at), way + 1)


@kernel
def weight(at: Position, code: int) -> int:
    """How many of the ways bring this chance; only where chance is due."""
    if at.phase == CHOOSE_FIRST:
        return 1 if FIRST <= code < FIRST + at.players else 0
    return 1 if code < FIRST and code // SIDE == colour_due(at) else 0


@inlined
def reveal(at: Position, code: int) -> None:
    """Let a possible chance happen."""
    if at.phase == CHOOSE_FIRST:
        choose_first(at, code - FIRST)
    else:
        roll(at, code // SIDE, code % SIDE + 1)


@inlined
def roll(at: Position, colour: int, pips: int) -> None:
    """Let a die fall."""
    phase = at.phase
    if phase == MARK:
        roll_mark(at, colour, pips)
    elif phase == LAY:
        roll_lay(at, colour, pips)
    elif phase == VIRTUAL:
        roll_virtual_round(at, colour, pips)
    elif phase == VIRTUAL_SETUP:
        roll_virtual_setup(at, colour, pips)
    else:
        lay(at, at.row, colour, pips)
        laid(at, colour)


@inlined
def fall(at: Position, way: int) -> int:
    """Let chance fall in one of the ways; the code of what it brings."""
    if at.phase == CHOOSE_FIRST:
        choose_first(at, way)
        return FIRST + way
    colour = colour_due(at)
    roll(at, colour, way + 1)
    return die_code(colour, way + 1)
