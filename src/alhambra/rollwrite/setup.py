"""From an empty table to the first turn: first player, first marks, first dice (RW-2, RW-6.2)."""

from alhambra.core.kernel import inlined, kernel
from alhambra.core.values import BUILDINGS
from alhambra.rollwrite.catalog import BLUE, START_COINS, START_MARKS, YELLOW
from alhambra.rollwrite.dice import clear_dice, last_die, lay
from alhambra.rollwrite.position import (
    CHOOSE_FIRST,
    LAY,
    MARK,
    TURN,
    VIRTUAL_SETUP,
    Position,
)
from alhambra.rollwrite.sheet import cell_at, is_built, mark
from alhambra.rollwrite.turn import next_seat
from alhambra.rollwrite.virtual import roll_virtual


@kernel
def start(at: Position) -> None:
    """Begin a game on a position that holds the options and nothing else."""
    for seat in range(at.players):
        at.circled[seat] = START_COINS
    if at.players > 1:
        at.phase = CHOOSE_FIRST
    else:
        choose_first(at, 0)


@kernel
def choose_first(at: Position, seat: int) -> None:
    """This seat begins every round (RW-2.1)."""
    at.first = seat
    if at.rows > at.players:
        at.phase = VIRTUAL_SETUP
        at.row = at.players
    else:
        at.phase = MARK
        at.row = seat


@inlined
def marks_of(at: Position, row: int) -> int:
    """How many buildings a row has on the score sheet."""
    marks = 0
    for building in range(BUILDINGS):
        marks += at.counts[row][building]
    return marks


@kernel
def roll_virtual_setup(at: Position, colour: int, pips: int) -> None:
    """A die for the first marks of a virtual player (RW-6.2)."""
    if roll_virtual(at, colour, pips) and marks_of(at, at.row) == START_MARKS:
        at.row += 1
        if at.row == at.rows:
            at.row = at.first
            at.phase = MARK


@kernel
def roll_mark(at: Position, colour: int, pips: int) -> None:
    """A die for a player's first marks; a building already marked is rolled again (RW-2.2)."""
    lay(at, at.row, colour, pips)
    if colour == YELLOW:
        return
    cell = cell_at(last_die(at, at.row, YELLOW), pips)
    clear_dice(at, at.row)
    if is_built(at, at.row, cell):
        return
    mark(at, at.row, cell)
    at.row = next_seat(at, at.row)
    if at.row == at.first and marks_of(at, at.row) == START_MARKS:
        at.phase = LAY


@kernel
def roll_lay(at: Position, colour: int, pips: int) -> None:
    """A die for the first turns; the first player lays a second pair at the end (RW-2.3)."""
    lay(at, at.row, colour, pips)
    if colour == YELLOW:
        return
    if at.dice[at.row][BLUE * 2 + 1] != 0:
        at.rounds_begun = 1
        at.phase = TURN
    else:
        at.row = next_seat(at, at.row)
