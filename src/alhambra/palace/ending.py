"""The end of the game: when it comes, tiles left on the market, the third scoring (AL-8)."""

from alhambra.core.kernel import kernel
from alhambra.palace.catalog import SLOTS
from alhambra.palace.market import empty_slot
from alhambra.palace.money import worth_of
from alhambra.palace.position import ENDED, PLACE_LEFT, Position
from alhambra.palace.scoring import hold_scoring


@kernel
def is_last_turn(at: Position) -> bool:
    """The market cannot be refilled, or by the option the bag is empty (AL-8.1)."""
    return empty_slot(at) < SLOTS or (at.ends_with_bag != 0 and at.bag == 0)


@kernel
def richest(at: Position, slot: int) -> int:
    """The one seat with the most money in a slot's currency, or -1 (AL-8.2)."""
    best = 0
    seat = -1
    for other in range(at.players):
        worth = worth_of(at.hand[other][slot])
        if worth > best:
            best = worth
            seat = other
        elif worth == best:
            seat = -1
    return seat


@kernel
def give_out_tiles(at: Position) -> None:
    """Each tile left goes to the richest in its currency (AL-8.2)."""
    for slot in range(SLOTS):
        if at.market[slot] != 0:
            seat = richest(at, slot)
            if seat >= 0:
                at.given[seat] |= 1 << (at.market[slot] - 1)
                at.market[slot] = 0
    at.phase = PLACE_LEFT


@kernel
def next_receiver(at: Position) -> None:
    """The next seat from the first player on that got tiles places them (AL-8.3).

    After the last comes the third scoring (AL-8.4).
    """
    for turn in range(at.players):
        seat = (at.first + turn) % at.players
        if at.given[seat] != 0:
            at.seat = seat
            at.bought = at.given[seat]
            at.given[seat] = 0
            return
    hold_scoring(at, 3)
    at.seat = at.first
    at.phase = ENDED
