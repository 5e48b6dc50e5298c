"""Why an action is refused, rule by rule; 0 where none refuses it (AL-3, AL-4, AL-5)."""

from alhambra.core.bits import has, lowest
from alhambra.core.kernel import inlined, kernel
from alhambra.core.values import CHANCE
from alhambra.palace.building import (
    OUTWARD,
    known_sides,
    surroundings,
    why_not_lift,
    why_not_put,
)
from alhambra.palace.catalog import (
    FOUNTAIN,
    MOST_SEVERAL,
    PRICE,
    SLOTS,
    TILE_COUNT,
    VALUES,
    WALLS,
)
from alhambra.palace.codes import (
    BUILD,
    BUY,
    BUYS,
    CELLS,
    CHOOSE,
    EXCHANGE,
    GIVE,
    HOME,
    MOST_TAKEN,
    PASS,
    PLACE,
    REMOVE,
    RESERVE,
    TAKE,
    largest_card,
)
from alhambra.palace.legal import due
from alhambra.palace.market import is_on_display, slot_of
from alhambra.palace.money import count_in, worth_of
from alhambra.palace.payments import FIRST_BUY, purse_paid
from alhambra.palace.position import ENDED, PLACE_LEFT, TURN, Position
from alhambra.palace.reasons import Reason

GAME_OVER = Reason.GAME_OVER.number
CHANCE_IS_DUE = Reason.CHANCE_IS_DUE.number
PLACE_FIRST = Reason.PLACE_FIRST.number
NOT_NOW = Reason.NOT_NOW.number
OVER_FIVE = Reason.OVER_FIVE.number
NO_SUCH_CARD_ON_DISPLAY = Reason.NO_SUCH_CARD_ON_DISPLAY.number
NOT_ON_OFFER = Reason.NOT_ON_OFFER.number
WRONG_CURRENCY = Reason.WRONG_CURRENCY.number
NO_SUCH_CARD = Reason.NO_SUCH_CARD.number
NOT_IN_RESERVE = Reason.NOT_IN_RESERVE.number
NOT_IN_GROUNDS = Reason.NOT_IN_GROUNDS.number
NOT_BOUGHT = Reason.NOT_BOUGHT.number
FOUNTAIN_STAYS = Reason.FOUNTAIN_STAYS.number
DOES_NOT_FIT = Reason.DOES_NOT_FIT.number
NO_DIRK = Reason.NO_DIRK.number
NOT_FOR_DIRK = Reason.NOT_FOR_DIRK.number
ACTION_POSSIBLE = Reason.ACTION_POSSIBLE.number


@kernel
def why_not(at: Position, code: int) -> int:
    """The number of the reason that refuses an action, 0 if it is legal."""
    if at.phase == ENDED:
        return GAME_OVER
    if due(at) == CHANCE:
        return CHANCE_IS_DUE
    is_placing = PLACE <= code < PASS
    if is_placing and at.phase == TURN:
        return NOT_NOW
    if not is_placing and at.phase != TURN:
        return PLACE_FIRST
    if code < BUY:
        return why_not_take(at, code - TAKE + 1)
    if code < BUILD:
        return why_not_buy(at, (code - BUY) // BUYS, (code - BUY) % BUYS)
    if code < REMOVE:
        return why_not_build(at, (code - BUILD) // CELLS, (code - BUILD) % CELLS)
    if code < EXCHANGE:
        return why_not_remove(at, code - REMOVE)
    if code < PLACE:
        return why_not_exchange(at, (code - EXCHANGE) // TILE_COUNT, (code - EXCHANGE) % TILE_COUNT)
    if code < RESERVE:
        return why_not_place(at, (code - PLACE) // CELLS, (code - PLACE) % CELLS)
    if code < GIVE:
        return why_not_placing(at, code - RESERVE)
    if code < PASS:
        return why_not_give(at, code - GIVE)
    return why_not_pass(at)


@kernel
def why_not_take(at: Position, rank: int) -> int:
    """Any one card of the display, or several whose total is five or less (AL-3.2)."""
    cards = 0
    taken = 0
    total = 0
    for places in range(MOST_TAKEN, 0, -1):
        card = largest_card(rank, places)
        if card == 0:
            break
        rank -= CHOOSE[card + places - 1][places]
        cards = cards << 7 | card
        taken += 1
        total += (card - 1) % VALUES + 1
    if not is_on_display(at, cards):
        return NO_SUCH_CARD_ON_DISPLAY
    if taken > 1 and total > MOST_SEVERAL:
        return OVER_FIVE
    return 0


@kernel
def why_not_buy(at: Position, currency: int, number: int) -> int:
    """A tile of the market with cards of its slot's currency (AL-3.3)."""
    tile = 0
    while FIRST_BUY[tile + 1] <= number:
        tile += 1
    slot = slot_of(at, tile)
    if slot == SLOTS:
        return NOT_ON_OFFER
    if slot != currency:
        return WRONG_CURRENCY
    purse = purse_paid(tile, number - FIRST_BUY[tile])
    for value in range(1, VALUES + 1):
        if count_in(at.hand[at.seat][slot], value) < count_in(purse, value):
            return NO_SUCH_CARD
    return 0


@kernel
def why_not_build(at: Position, tile: int, cell: int) -> int:
    """A tile of the reserve, where it may lie (AL-5.1)."""
    if not has(at.reserve[at.seat], tile):
        return NOT_IN_RESERVE
    return why_not_put(at, tile, cell)


@kernel
def why_not_remove(at: Position, tile: int) -> int:
    """A tile of the grounds, if nothing is cut off and no hole is left (AL-5.2)."""
    if tile == FOUNTAIN:
        return FOUNTAIN_STAYS
    if not has(at.built[at.seat], tile):
        return NOT_IN_GROUNDS
    return why_not_lift(at, tile)


@kernel
def why_not_exchange(at: Position, tile: int, new_tile: int) -> int:
    """Walls and openings as before on every side that faces a neighbour (AL-5.3)."""
    if tile == FOUNTAIN:
        return FOUNTAIN_STAYS
    if not has(at.built[at.seat], tile):
        return NOT_IN_GROUNDS
    if not has(at.reserve[at.seat], new_tile):
        return NOT_IN_RESERVE
    known = known_sides(surroundings(at, at.seat, at.cell[tile]))
    if (WALLS[tile] ^ WALLS[new_tile]) & known != 0:
        return DOES_NOT_FIT
    return 0


@inlined
def why_not_placing(at: Position, tile: int) -> int:
    """Only what was bought, or received in the end, is placed (AL-3.7, AL-8.3)."""
    if not has(at.bought, tile):
        return NOT_BOUGHT
    return 0


@kernel
def why_not_place(at: Position, tile: int, cell: int) -> int:
    """A bought tile, where it may lie (AL-3.7)."""
    reason = why_not_placing(at, tile)
    if reason != 0:
        return reason
    return why_not_put(at, tile, cell)


@kernel
def why_not_give(at: Position, tile: int) -> int:
    """A bought tile to Dirk, where he plays, and not at the end of the game (AL-9.4, AL-8.3)."""
    if at.rows == at.players:
        return NO_DIRK
    if at.phase == PLACE_LEFT:
        return NOT_FOR_DIRK
    return why_not_placing(at, tile)


@kernel
def why_not_pass(at: Position) -> int:
    """One passes only when no action is legal (AL-3.5)."""
    if at.display[0] != 0:
        return ACTION_POSSIBLE
    for slot in range(SLOTS):
        if at.market[slot] != 0:
            if worth_of(at.hand[at.seat][slot]) >= PRICE[at.market[slot] - 1]:
                return ACTION_POSSIBLE
    return ACTION_POSSIBLE if can_redesign(at) else 0


@kernel
def can_redesign(at: Position) -> bool:
    """Is there any redesign? Asked only when there is neither money to take nor a tile to buy."""
    built = at.built[at.seat]
    while built != 0:
        tile = lowest(built)
        built &= built - 1
        if why_not_lift(at, tile) == 0:
            return True
        reserve = at.reserve[at.seat]
        while reserve != 0:
            if why_not_exchange(at, tile, lowest(reserve)) == 0:
                return True
            reserve &= reserve - 1
    reserve = at.reserve[at.seat]
    while reserve != 0:
        if fits_somewhere(at, lowest(reserve)):
            return True
        reserve &= reserve - 1
    return False


@kernel
def fits_somewhere(at: Position, tile: int) -> bool:
    """Can a tile be built beside some tile or the fountain?"""
    built = at.built[at.seat] | 1 << FOUNTAIN
    while built != 0:
        neighbour = lowest(built)
        built &= built - 1
        cell = HOME if neighbour == FOUNTAIN else at.cell[neighbour]
        for side in range(4):
            if why_not_put(at, tile, cell + OUTWARD[side]) == 0:
                return True
    return False
