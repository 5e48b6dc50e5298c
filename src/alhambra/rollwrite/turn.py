"""A turn from the change of dice to the next player, and the end of a round (RW-3, RW-4.1).

Every function here assumes that what it does is legal; `legal` says whether it is.
"""

from alhambra.core.kernel import inlined, kernel
from alhambra.rollwrite.catalog import BLUE, SECOND_PRICE, YELLOW
from alhambra.rollwrite.coins import circle, coins_of, coins_on_offer, spend
from alhambra.rollwrite.dice import clear_dice, last_die, lay, pass_pair, take
from alhambra.rollwrite.position import (
    ENDED,
    KEEP,
    ROLL_FOUR,
    ROLL_PAIR,
    SECOND,
    TURN,
    VIRTUAL,
    Position,
)
from alhambra.rollwrite.scoring import award_finishers
from alhambra.rollwrite.sheet import cell_at, is_built, mark


@inlined
def next_seat(at: Position, seat: int) -> int:
    """The next real player clockwise."""
    seat += 1
    if seat == at.players:
        seat = 0
    return seat


@inlined
def is_last_turn(at: Position) -> bool:
    """Does nobody move after this seat any more?"""
    return at.rounds_begun == at.rounds and next_seat(at, at.row) == at.first


@inlined
def passes_pair(at: Position) -> bool:
    """Does the next player get a pair of the mover's dice (RW-3.3)? Not alone, nor at the end."""
    return at.players > 1 and not is_last_turn(at)


@inlined
def change(at: Position, colour: int, pips: int, new_pips: int) -> None:
    """Spend a coin to turn one die by one pip (RW-3.1)."""
    spend(at, at.row, 1)
    take(at, at.row, colour, pips)
    lay(at, at.row, colour, new_pips)


@inlined
def construct(at: Position, yellow: int, blue: int) -> None:
    """Mark the building at the crossing; the used pair comes off (RW-3.3)."""
    mark(at, at.row, cell_at(yellow, blue))
    take(at, at.row, YELLOW, yellow)
    take(at, at.row, BLUE, blue)
    if may_construct_second(at):
        at.phase = SECOND
    else:
        leave_pair(at)


@inlined
def may_construct_second(at: Position) -> bool:
    """Three coins, and the crossing of the two unused dice not built (RW-3.7)."""
    if coins_of(at, at.row) < SECOND_PRICE:
        return False
    cell = cell_at(last_die(at, at.row, YELLOW), last_die(at, at.row, BLUE))
    return not is_built(at, at.row, cell)


@inlined
def construct_second(at: Position) -> None:
    """Mark a second building with the two unused dice for three coins (RW-3.7)."""
    spend(at, at.row, SECOND_PRICE)
    mark(at, at.row, cell_at(last_die(at, at.row, YELLOW), last_die(at, at.row, BLUE)))
    roll_all(at)


@inlined
def gain(at: Position) -> None:
    """Circle a coin for each built crossing, then roll all four dice (RW-3.5)."""
    circle(at, at.row, coins_on_offer(at, at.row))
    roll_all(at)


@inlined
def leave_pair(at: Position) -> None:
    """Pass the unused pair on and roll the used one (RW-3.3); alone, it stays (RW-6.5)."""
    if is_last_turn(at):
        end_turn(at)
        return
    if at.players > 1:
        pass_pair(at, at.row, next_seat(at, at.row))
        if at.rounds_begun == at.rounds:  # nobody will use the pair any more (RW-3.8)
            end_turn(at)
            return
    at.phase = ROLL_PAIR


@inlined
def roll_all(at: Position) -> None:
    """Take up all four dice to roll them, unless nobody will use them any more (RW-3.8)."""
    if is_last_turn(at):
        end_turn(at)
    else:
        clear_dice(at, at.row)
        at.phase = ROLL_FOUR


@inlined
def keep(at: Position, yellow: int, blue: int) -> None:
    """Keep one pair at the own sheet and pass the other as it lies (RW-3.5)."""
    seat = at.row
    take(at, seat, YELLOW, yellow)
    take(at, seat, BLUE, blue)
    pass_pair(at, seat, next_seat(at, seat))
    lay(at, seat, YELLOW, yellow)
    lay(at, seat, BLUE, blue)
    end_turn(at)


@inlined
def laid(at: Position, colour: int) -> None:
    """Go on after a die of a turn's end was rolled and laid."""
    if colour == YELLOW:
        return
    if at.phase == ROLL_PAIR:
        end_turn(at)
    elif at.dice[at.row][3] != 0:
        if at.players == 1:  # alone there is no pair to choose (RW-6.5)
            end_turn(at)
        else:
            at.phase = KEEP


@inlined
def end_turn(at: Position) -> None:
    """The next player moves; after the last one the virtual players roll (RW-6.2)."""
    at.row = next_seat(at, at.row)
    at.phase = TURN
    if at.row == at.first:
        if at.rounds_begun == at.rounds:
            for seat in range(at.players):
                clear_dice(at, seat)
        if at.rows > at.players:
            at.row = at.players
            at.phase = VIRTUAL
        else:
            end_round(at)


@kernel
def end_round(at: Position) -> None:
    """Award the types finished in this round, then begin the next (RW-4.1, RW-4.3)."""
    if at.finishing != 0:
        award_finishers(at)
    at.row = at.first
    if at.rounds_begun == at.rounds:
        at.phase = ENDED
    else:
        at.rounds_begun += 1
        at.phase = TURN
