"""A turn from its actions to the next player: money, purchases, redesign, placing (AL-3, AL-6).

Every function here assumes that what it does is legal; `refusals` says whether it is.
"""

from alhambra.core.bits import size
from alhambra.core.kernel import inlined, kernel
from alhambra.palace.catalog import DIRK_SHARE, DIRK_TILES, SLOTS, VALUES
from alhambra.palace.ending import give_out_tiles, is_last_turn, next_receiver
from alhambra.palace.market import display_is_full, empty_slot, slot_of, take_card
from alhambra.palace.money import has_card, one_card
from alhambra.palace.payments import purse_paid
from alhambra.palace.position import (
    DIRK_DRAW,
    PLACE,
    PLACE_LEFT,
    REFILL_DISPLAY,
    REFILL_MARKET,
    TURN,
    Position,
)
from alhambra.palace.scoring import hold_scoring


@kernel
def take(at: Position, card: int) -> None:
    """Take one card, kind + 1, from the display into the hand (AL-3.2)."""
    take_card(at, card)
    kind = card - 1
    at.hand[at.seat][kind // VALUES] += one_card(kind % VALUES + 1)


@kernel
def buy(at: Position, tile: int, payment: int) -> None:
    """Pay and take a tile from the market (AL-3.3)."""
    slot = slot_of(at, tile)
    purse = purse_paid(tile, payment)
    at.hand[at.seat][slot] -= purse
    at.discards[slot] += purse
    at.market[slot] = 0
    at.bought |= 1 << tile


@inlined
def put(at: Position, tile: int, cell: int) -> None:
    """Lay a tile into the mover's grounds."""
    at.built[at.seat] |= 1 << tile
    at.cell[tile] = cell


@inlined
def build(at: Position, tile: int, cell: int) -> None:
    """Redesign: a tile of the reserve into the grounds (AL-5.1)."""
    at.reserve[at.seat] &= ~(1 << tile)
    put(at, tile, cell)


@inlined
def remove(at: Position, tile: int) -> None:
    """Redesign: a tile of the grounds into the reserve (AL-5.2)."""
    at.built[at.seat] &= ~(1 << tile)
    at.reserve[at.seat] |= 1 << tile
    at.cell[tile] = 0


@inlined
def exchange(at: Position, tile: int, new_tile: int) -> None:
    """Redesign: a tile of the reserve takes exactly the place of another (AL-5.3)."""
    cell = at.cell[tile]
    remove(at, tile)
    build(at, new_tile, cell)


@inlined
def end_actions(at: Position) -> None:
    """The actions of the turn are over: place what was bought, then refill (AL-3.6, AL-3.7)."""
    at.phase = PLACE if at.bought != 0 else REFILL_DISPLAY


@inlined
def placed(at: Position, tile: int) -> None:
    """One bought tile less to place; after the last one the turn ends (AL-3.7)."""
    at.bought &= ~(1 << tile)
    if at.bought == 0 and at.phase == PLACE:
        at.phase = REFILL_DISPLAY


@kernel
def go_on(at: Position) -> None:
    """Go on until chance or a seat is due: refill, scorings, the next turn, the end (AL-6)."""
    if at.phase == REFILL_DISPLAY:
        if not display_is_full(at) and has_card(at):
            return
        at.phase = REFILL_MARKET
    if at.phase == REFILL_MARKET:
        if empty_slot(at) < SLOTS and at.bag != 0:
            return
        at.is_ending = 1 if is_last_turn(at) else 0
        at.phase = DIRK_DRAW
    if at.phase == DIRK_DRAW and at.dirk_due == 0:
        hold_due_scorings(at)
    if at.phase == PLACE_LEFT and at.bought == 0:
        next_receiver(at)


@kernel
def hold_due_scorings(at: Position) -> None:
    """Hold the scorings drawn, Dirk drawing after each, then go on (AL-6.3, AL-6.4, AL-9.3)."""
    while at.scorings_due != 0:
        places = 2 - (at.scorings_due & 1)
        at.scorings_due &= ~places
        hold_scoring(at, places)
        tiles = min(DIRK_TILES, size(at.bag)) if places == 1 else size(at.bag) // DIRK_SHARE
        if at.rows > at.players and tiles > 0:
            at.dirk_due = tiles
            return
    if at.is_ending != 0:
        give_out_tiles(at)
        return
    at.seat += 1
    if at.seat == at.players:
        at.seat = 0
    at.phase = TURN
