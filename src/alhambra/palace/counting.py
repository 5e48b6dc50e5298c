"""How many legal actions there are, and the one with a given number: no list is made.

`count` counts kind by kind, many at once, and notes how many of each kind there are; `nth` then
names one of them in the ascending order of codes, the order of `legal`. What `count` finds about
payments and grounds is remembered by its content, not by the position.
"""

from alhambra.core.bits import lowest, size
from alhambra.core.bits import nth as nth_member
from alhambra.core.kernel import inlined, kernel
from alhambra.palace.catalog import PRICE, SLOTS, TILE_COUNT, WALLS
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
)
from alhambra.palace.legal import has_dirk, list_takes
from alhambra.palace.money import worth_of
from alhambra.palace.payments import FIRST_BUY, count_payments, nth_payment
from alhambra.palace.plan import cell_in_plan, draw_plan
from alhambra.palace.position import ENDED, TURN, Choices, Position
from alhambra.palace.removal import is_removable
from alhambra.palace.sites import (
    count_cells,
    fitting_cells,
    fitting_instead,
    replaceable_tiles,
)


@inlined
def count(at: Position, choices: Choices) -> int:
    """How many legal actions there are now."""
    if at.phase == TURN:
        count_takes(at, choices)
        choices.buys = count_buys(at, choices)
        count_redesigns(at, choices)
        found = choices.takes + choices.buys
        found += choices.builds + choices.removals + choices.exchanges
        return found if found > 0 else 1  # passing, where nothing else is possible (AL-3.5)
    if at.phase < TURN or at.phase == ENDED:
        return 0
    return count_placings(at, choices)


@inlined
def nth(at: Position, choices: Choices, number: int) -> int:
    """The code of one of the legal actions just counted, in ascending order from 0."""
    if at.phase != TURN:
        return nth_placing(at, choices, number)
    if number < choices.takes:
        return choices.take_codes[number]
    number -= choices.takes
    if number < choices.buys:
        return nth_buy(at, choices, number)
    number -= choices.buys
    if number < choices.builds:
        return BUILD + nth_site(at, choices, at.reserve[at.seat], number)
    number -= choices.builds
    if number < choices.removals:
        return nth_removal(at, choices, number)
    number -= choices.removals
    if number < choices.exchanges:
        return nth_exchange(at, choices, number)
    return PASS


@inlined
def count_takes(at: Position, choices: Choices) -> None:
    """How many ways there are to take money (AL-3.2); they are kept while the display stays."""
    shown = 0
    for place in range(SLOTS):
        shown = shown << 6 | at.display[place]
    if shown != choices.shown:
        choices.takes = list_takes(at, choices, 0)
        for number in range(choices.takes):
            choices.take_codes[number] = choices.codes[number]
        choices.shown = shown


@inlined
def count_buys(at: Position, choices: Choices) -> int:
    """How many payments the hand allows for the tiles on offer (AL-3.3).

    They are counted anew only when the purse or the price is another than last time.
    """
    seat = at.seat
    found = 0
    for slot in range(SLOTS):
        tile = at.market[slot] - 1
        if tile < 0:
            continue
        purse = at.hand[seat][slot]
        asked = purse << 4 | PRICE[tile]
        if asked != choices.asked[seat][slot]:
            affordable = worth_of(purse) >= PRICE[tile]
            choices.payments[seat][slot] = count_payments(purse, PRICE[tile]) if affordable else 0
            choices.asked[seat][slot] = asked
        found += choices.payments[seat][slot]
    return found


@kernel
def nth_buy(at: Position, choices: Choices, number: int) -> int:
    """One of the purchases."""
    seat = at.seat
    for slot in range(SLOTS):
        if at.market[slot] == 0:
            continue
        if number < choices.payments[seat][slot]:
            tile = at.market[slot] - 1
            payment = nth_payment(at.hand[seat][slot], PRICE[tile], number)
            return BUY + slot * BUYS + FIRST_BUY[tile] + payment
        number -= choices.payments[seat][slot]
    return PASS


@inlined
def count_redesigns(at: Position, choices: Choices) -> None:
    """How many ways there are to build from the reserve, take a tile back, exchange (AL-5)."""
    seat = at.seat
    builds = 0
    removals = 0
    exchanges = 0
    if at.reserve[seat] != 0 or at.built[seat] != 0:
        draw_plan(at, seat, choices)
        for band in range(1, choices.bands[seat] + 1):
            removals += size(choices.removable[seat][band])
            members = at.reserve[seat]
            while members != 0:
                walls = WALLS[lowest(members)]
                members &= members - 1
                builds += size(fitting_cells(choices, seat, band, walls))
                exchanges += size(replaceable_tiles(choices, seat, band, walls))
    choices.builds = builds
    choices.removals = removals
    choices.exchanges = exchanges


@kernel
def nth_site(at: Position, choices: Choices, tiles: int, number: int) -> int:
    """One of the ways to build one of these tiles: tile * CELLS + cell."""
    seat = at.seat
    while True:
        tile = lowest(tiles)
        tiles &= tiles - 1
        for band in range(1, choices.bands[seat] + 1):
            cells = fitting_cells(choices, seat, band, WALLS[tile])
            if number < size(cells):
                cell = cell_in_plan(choices, seat, band, nth_member(cells, number))
                return tile * CELLS + cell
            number -= size(cells)


@kernel
def nth_removal(at: Position, choices: Choices, number: int) -> int:
    """One of the ways to take a tile back."""
    members = at.built[at.seat]
    while True:
        tile = lowest(members)
        members &= members - 1
        if is_removable(choices, at.seat, tile):
            if number == 0:
                return REMOVE + tile
            number -= 1


@kernel
def nth_exchange(at: Position, choices: Choices, number: int) -> int:
    """One of the exchanges."""
    members = at.built[at.seat]
    while True:
        tile = lowest(members)
        members &= members - 1
        others = at.reserve[at.seat] & fitting_instead(choices, at.seat, tile)
        if number < size(others):
            return EXCHANGE + tile * TILE_COUNT + nth_member(others, number)
        number -= size(others)


@kernel
def count_placings(at: Position, choices: Choices) -> int:
    """How many ways there are to place a bought tile (AL-3.7, AL-9.4)."""
    draw_plan(at, at.seat, choices)
    choices.builds = 0
    members = at.bought
    while members != 0:
        choices.builds += count_cells(choices, at.seat, lowest(members))
        members &= members - 1
    return choices.builds + size(at.bought) * (2 if has_dirk(at) else 1)


@kernel
def nth_placing(at: Position, choices: Choices, number: int) -> int:
    """One of the ways to place a bought tile."""
    if number < choices.builds:
        return PLACE + nth_site(at, choices, at.bought, number)
    number -= choices.builds
    if number < size(at.bought):
        return RESERVE + nth_member(at.bought, number)
    return GIVE + nth_member(at.bought, number - size(at.bought))
