"""All legal actions of a turn, and of placing (AL-3, AL-5)."""

from alhambra.core.bits import lowest, size
from alhambra.core.kernel import inlined, kernel
from alhambra.core.values import CHANCE, OVER
from alhambra.palace.catalog import (
    MOST_SEVERAL,
    PRICE,
    SLOTS,
    TILE_COUNT,
    VALUE_OF,
    VALUES,
)
from alhambra.palace.codes import (
    BUILD,
    BUY,
    BUYS,
    CELLS,
    EXCHANGE,
    GIVE,
    PASS,
    PLACE,
    REMOVE,
    RESERVE,
    TAKE_ONE,
    take_code,
)
from alhambra.palace.money import worth_of
from alhambra.palace.payments import FIRST_BUY, PAYMENTS, RUNGS, rungs_of
from alhambra.palace.plan import draw_plan
from alhambra.palace.position import ENDED, TURN, Choices, Position
from alhambra.palace.position import PLACE as PLACING
from alhambra.palace.removal import is_removable
from alhambra.palace.sites import fitting_instead, list_cells


@inlined
def due(at: Position) -> int:
    """The seat to move, CHANCE or OVER."""
    if at.phase < TURN:
        return CHANCE
    if at.phase == ENDED:
        return OVER
    return at.seat


@inlined
def stage(at: Position) -> int:
    """How many scorings there have been."""
    return size(at.scorings_held)


@inlined
def legal(at: Position, choices: Choices) -> int:
    """Write the codes of all legal actions in ascending order; their number."""
    if at.phase == TURN:
        count = list_takes(at, choices, 0)
        count = list_buys(at, choices, count)
        count = list_redesigns(at, choices, count)
        if count == 0:  # nothing else is possible (AL-3.5)
            choices.codes[0] = PASS
            count = 1
        return count
    if at.phase < TURN or at.phase == ENDED:
        return 0
    return list_placings(at, choices)


@inlined
def list_takes(at: Position, choices: Choices, count: int) -> int:
    """Any one card, or several whose total is five or less; equal cards once (AL-3.2).

    Sets of places in ascending order give codes in ascending order, since cards lie in order too.
    """
    if smallest_pair(at) > MOST_SEVERAL:
        before = 0
        for place in range(SLOTS):
            card = at.display[place]
            choices.codes[count] = TAKE_ONE[card]
            count += card > before
            before = card
        return count
    for chosen in range(1, 1 << SLOTS):
        code = code_of_places(at, chosen)
        if code >= 0:
            choices.codes[count] = code
            count += 1
    return count


@inlined
def smallest_pair(at: Position) -> int:
    """The total of the two smallest cards on display, more than any if there are fewer."""
    smallest = 2 * VALUES
    next_smallest = 2 * VALUES
    for place in range(SLOTS):
        value = VALUE_OF[at.display[place]]
        next_smallest = min(next_smallest, max(smallest, value))
        smallest = min(smallest, value)
    return smallest + next_smallest


@inlined
def code_of_places(at: Position, chosen: int) -> int:
    """The code of taking the cards in these places, -1 if it is not allowed or another's equal."""
    one = 0
    two = 0
    three = 0
    four = 0
    total = 0
    before = 0
    skipped = 0
    for place in range(SLOTS):
        card = at.display[place]
        if (chosen >> place) & 1 != 0:
            if card == 0 or (card == before and skipped != 0):
                return -1
            one = two
            two = three
            three = four
            four = card
            total += VALUE_OF[card]
            skipped = 0
        else:
            skipped = 1
        before = card
    if three != 0 and total > MOST_SEVERAL:
        return -1
    return take_code(one, two, three, four)


@inlined
def list_buys(at: Position, choices: Choices, count: int) -> int:
    """Every tile on offer with every payment the hand allows (AL-3.3)."""
    for slot in range(SLOTS):
        tile = at.market[slot] - 1
        purse = at.hand[at.seat][slot]
        if tile < 0 or worth_of(purse) < PRICE[tile]:
            continue
        base = BUY + slot * BUYS + FIRST_BUY[tile]
        missing = ~rungs_of(purse)
        for payment in range(PAYMENTS[PRICE[tile]]):
            choices.codes[count] = base + payment
            count += RUNGS[PRICE[tile]][payment] & missing == 0
    return count


@inlined
def list_redesigns(at: Position, choices: Choices, count: int) -> int:
    """Build from the reserve, take a tile back, exchange (AL-5)."""
    seat = at.seat
    reserve = at.reserve[seat]
    built = at.built[seat]
    if reserve == 0 and built == 0:
        return count
    draw_plan(at, seat, choices)
    members = reserve
    while members != 0:
        tile = lowest(members)
        members &= members - 1
        count = list_cells(choices, seat, tile, BUILD + tile * CELLS, count)
    members = built
    while members != 0:
        tile = lowest(members)
        members &= members - 1
        choices.codes[count] = REMOVE + tile
        count += is_removable(choices, seat, tile)
    if reserve == 0:
        return count
    members = built
    while members != 0:
        tile = lowest(members)
        members &= members - 1
        base = EXCHANGE + tile * TILE_COUNT
        count = list_tiles(choices, count, base, reserve & fitting_instead(choices, seat, tile))
    return count


@kernel
def list_placings(at: Position, choices: Choices) -> int:
    """Every bought tile anywhere it fits, into the reserve, or to Dirk (AL-3.7, AL-9.4)."""
    draw_plan(at, at.seat, choices)
    count = 0
    members = at.bought
    while members != 0:
        tile = lowest(members)
        members &= members - 1
        count = list_cells(choices, at.seat, tile, PLACE + tile * CELLS, count)
    count = list_tiles(choices, count, RESERVE, at.bought)
    if has_dirk(at):
        count = list_tiles(choices, count, GIVE, at.bought)
    return count


@inlined
def has_dirk(at: Position) -> bool:
    """Can a bought tile be given to Dirk (AL-8.3, AL-9.4)?"""
    return at.rows > at.players and at.phase == PLACING


@inlined
def list_tiles(choices: Choices, count: int, base: int, tiles: int) -> int:
    """Write a code for every tile of a set."""
    while tiles != 0:
        choices.codes[count] = base + lowest(tiles)
        tiles &= tiles - 1
        count += 1
    return count
