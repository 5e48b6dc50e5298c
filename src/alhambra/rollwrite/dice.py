"""Dice at the sheets: laid, taken off, passed on, changed (RW-2.3, RW-3.1, RW-3.3)."""

from alhambra.core.kernel import inlined
from alhambra.rollwrite.catalog import BLUE, YELLOW
from alhambra.rollwrite.position import Position


@inlined
def lay(at: Position, seat: int, colour: int, pips: int) -> None:
    """Lay a die at a sheet; the die with more pips lies first."""
    place = 2 * colour
    other = at.dice[seat][place]
    at.dice[seat][place] = max(other, pips)
    at.dice[seat][place + 1] = min(other, pips)


@inlined
def has_die(at: Position, seat: int, colour: int, pips: int) -> bool:
    """Does a die of this colour at the sheet show these pips?"""
    place = 2 * colour
    return at.dice[seat][place] == pips or at.dice[seat][place + 1] == pips


@inlined
def take(at: Position, seat: int, colour: int, pips: int) -> None:
    """Take one die with these pips off a sheet."""
    place = 2 * colour
    at.dice[seat][place] += at.dice[seat][place + 1] - pips  # what remains is the other die
    at.dice[seat][place + 1] = 0


@inlined
def last_die(at: Position, seat: int, colour: int) -> int:
    """The pips of the one die of a colour left at a sheet."""
    return at.dice[seat][2 * colour]


@inlined
def die_beside(at: Position, seat: int, colour: int, pips: int) -> int:
    """The pips of the die of a colour that lies beside one with these; 0: of the only one."""
    return at.dice[seat][2 * colour] + at.dice[seat][2 * colour + 1] - pips


@inlined
def clear_dice(at: Position, seat: int) -> None:
    """Take all dice off a sheet."""
    for place in range(4):
        at.dice[seat][place] = 0


@inlined
def pass_pair(at: Position, giver: int, taker: int) -> None:
    """Hand the one pair left at a sheet to another, as it lies (RW-3.3)."""
    lay(at, taker, YELLOW, last_die(at, giver, YELLOW))
    lay(at, taker, BLUE, last_die(at, giver, BLUE))
    clear_dice(at, giver)


@inlined
def next_colour(at: Position, seat: int) -> int:
    """Yellow and blue are rolled in turn: blue exactly if a yellow die waits for its partner."""
    lone_yellow = at.dice[seat][0] != 0 and at.dice[seat][2] == 0
    second_yellow = at.dice[seat][1] != 0 and at.dice[seat][3] == 0
    return BLUE if lone_yellow or second_yellow else YELLOW
