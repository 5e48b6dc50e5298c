"""Kernels that write the choices of the board game in JSON, with what each would bring."""

from alhambra.core.kernel import inlined, kernel
from alhambra.core.values import Column
from alhambra.palace import catalog, codes, weighing
from alhambra.palace.catalog import SLOTS, TILE_COUNT, VALUES
from alhambra.palace.codes import (
    BUILD,
    BUY,
    CELLS,
    CHOOSE,
    EXCHANGE,
    GIVE,
    MOST_TAKEN,
    PASS,
    REMOVE,
    x_of,
    y_of,
)
from alhambra.palace.codes import BUYS as PURCHASES
from alhambra.palace.money import count_in, one_card, worth_of
from alhambra.palace.payments import FIRST_BUY, purse_paid
from alhambra.palace.position import Position
from alhambra.palace.weighing import BEHIND, EQUAL, NEW, OLD, TYPE_OF
from alhambra.server.palace.pen import (
    AT,
    BEST,
    BUILDS,
    BUYS,
    CARDS_OF,
    CARDS_PAID,
    CHANGE,
    CHANGED_POINTS,
    CHANGED_TYPES,
    END,
    EXACTLY,
    EXCHANGES,
    FITS,
    FOR,
    GAIN,
    GIVES,
    IN_ALL,
    IN_SLOT,
    LAST,
    LEADS_TO,
    LETTER_COUNT,
    NAMED,
    NEARLY,
    NULL,
    OF_TILE,
    OLD_TILE,
    OVER,
    OWN_TYPE,
    PASSES,
    PAYS,
    PLACE,
    PLACES,
    POINTS,
    PRICED,
    PURCHASE_ENDS,
    REMOVES,
    RESERVES,
    SHARED,
    SPOT,
    SUMS,
    TAKES,
    TILE,
    TO_DIRK,
    TYPE_LETTER,
    WITH,
    X_OF_TILE,
    Writing,
    Y,
    comma,
    is_full,
    is_so,
    name_cards,
    say,
    say_card,
    say_cards,
    say_cell,
    say_tile,
    told,
)
from alhambra.server.pen import CLOSE, COMMA, INITIALS, OPEN, QUOTE, SPACE, letter, number, pair

FIRST_TAKE, PLACED, RESERVED = codes.TAKE, codes.PLACE, codes.RESERVE
PRICES = catalog.PRICE
COUNTED, EARNED, WALLED, GAINED = weighing.COUNT, weighing.POINTS, weighing.WALL, weighing.GAIN
NO_TYPE = -1
SUMS_OF_INTEREST = (1 << max(PRICES) + 1) - 1
"""Sums up to the highest price, as a set."""


@kernel
def write_choices(at: Position, room: Writing, count: int) -> bool:
    """Write what every legal action would bring, as it was weighed; False if there is no room."""
    letter(room, OPEN)
    for choice in range(count):
        if is_full(room):
            return False
        comma(room, choice)
        write_choice(at, room, choice)
    letter(room, CLOSE)
    return True


@kernel
def write_choice(at: Position, room: Writing, choice: int) -> None:
    """Write what one legal action would bring."""
    code = room.codes[choice]
    line = room.after[choice]
    if code < BUY:
        write_taking(at, room, code - FIRST_TAKE + 1)
    elif code < BUILD:
        write_buying(at, room, code)
    elif code < REMOVE:
        write_put(at, room, line, BUILDS, code - BUILD)
    elif code < EXCHANGE:
        write_removing(at, room, line, code - REMOVE)
    elif code < PLACED:
        write_exchanging(at, room, line, code - EXCHANGE)
    elif code < RESERVED:
        write_put(at, room, line, PLACES, code - PLACED)
    elif code < GIVE:
        named(room, RESERVES, code - RESERVED)
        say(room, LAST)
        is_so(room, at.is_ending)
        say(room, END)
    elif code < PASS:
        write_giving(at, room, line, code - GIVE)
    else:
        say(room, PASSES)


@kernel
def named(room: Writing, phrase: int, tile: int) -> None:
    """Write an action that is about one tile, and the tile."""
    say(room, phrase)
    say(room, TILE + tile)
    say(room, NAMED)
    say(room, TILE + tile)


# -- money -----------------------------------------------------------------------------------------


@kernel
def write_taking(at: Position, room: Writing, rank: int) -> None:
    """Write money taken: what it amounts to, and which tiles it makes payable (AL-3.2)."""
    taken = 0
    total = 0
    places = MOST_TAKEN
    for place in range(SLOTS - 1, -1, -1):
        card = at.display[place]
        if card != 0 and CHOOSE[card + places - 1][places] <= rank < CHOOSE[card + places][places]:
            rank -= CHOOSE[card + places - 1][places]
            places -= 1
            taken |= 1 << place
            total += (card - 1) % VALUES + 1
    say(room, TAKES)
    for place in range(SLOTS):
        if taken >> place & 1 != 0:
            letter(room, SPACE)
            say_card(room, at.display[place] - 1)
    say(room, CARDS_OF)
    written = 0
    for place in range(SLOTS):
        if taken >> place & 1 != 0:
            comma(room, written)
            letter(room, QUOTE)
            say_card(room, at.display[place] - 1)
            letter(room, QUOTE)
            written += 1
    told(room, IN_ALL, total)
    say(room, SUMS)
    written = 0
    for slot in range(SLOTS):
        added = added_to(at, taken, slot)
        if added != 0:
            pair(room, written, slot, worth_of(at.hand[at.seat][slot] + added))
            written += 1
    say(room, PAYS)
    written = 0
    for slot in range(SLOTS):
        added = added_to(at, taken, slot)
        if added != 0 and at.market[slot] != 0:
            written += write_payable(at, room, slot, added, written)
    say(room, PURCHASE_ENDS)


@kernel
def added_to(at: Position, taken: int, slot: int) -> int:
    """What cards taken from the display add to a purse."""
    added = 0
    for place in range(SLOTS):
        card = at.display[place] - 1
        if taken >> place & 1 != 0 and card // VALUES == slot:
            added += one_card(card % VALUES + 1)
    return added


@kernel
def write_payable(at: Position, room: Writing, slot: int, added: int, written: int) -> int:
    """Write the tile of a slot if it becomes payable, or exactly so; how many were written."""
    purse = at.hand[at.seat][slot]
    tile = at.market[slot] - 1
    if can_pay(purse, PRICES[tile]):
        return 0
    is_exact = can_pay(purse + added, PRICES[tile])
    if not is_exact and not worth_of(purse + added) >= PRICES[tile] > worth_of(purse):
        return 0
    comma(room, written)
    say(room, OF_TILE)
    say(room, TILE + tile)
    say(room, EXACTLY if is_exact else NEARLY)
    return 1


@kernel
def can_pay(purse: int, price: int) -> bool:
    """Are there cards in a purse that make exactly this price?"""
    sums = 1
    for value in range(1, VALUES + 1):
        for _ in range(count_in(purse, value)):
            sums |= sums << value & SUMS_OF_INTEREST
    return sums >> price & 1 != 0


@kernel
def write_buying(at: Position, room: Writing, code: int) -> None:
    """Write a tile bought: what is paid, and where it would bring most (AL-3.3, AL-3.4)."""
    slot = (code - BUY) // PURCHASES
    tile = at.market[slot] - 1
    purse = purse_paid(tile, code - BUY - slot * PURCHASES - FIRST_BUY[tile])
    over = worth_of(purse) - PRICES[tile]
    say(room, BUYS)
    say(room, TILE + tile)
    say(room, WITH)
    name_cards(room, slot, purse)
    say(room, NAMED)
    say(room, TILE + tile)
    told(room, IN_SLOT, slot)
    say(room, CARDS_PAID)
    say_cards(room, 0, slot, purse)
    told(room, PRICED, PRICES[tile])
    told(room, OVER, over)
    write_fits(at, room, slot)
    say(room, LEADS_TO)
    if over == 0:
        written = 0
        for other in range(SLOTS):
            found = at.market[other] - 1
            if other != slot and found >= 0 and can_pay(at.hand[at.seat][other], PRICES[found]):
                say_tile(room, written, found)
                written += 1
    say(room, PURCHASE_ENDS)


@kernel
def write_fits(at: Position, room: Writing, slot: int) -> None:
    """Write in how many places the tile of a slot could be built, and where it is best."""
    told(room, FITS, room.fits[slot])
    say(room, BEST)
    if room.fits[slot] == 0:
        say(room, NULL)
        return
    told(room, SPOT, x_of(room.best[slot]))
    told(room, Y, y_of(room.best[slot]))
    write_change(at, room, room.offered[slot], TYPE_OF[at.market[slot] - 1], NO_TYPE)
    say(room, END)


# -- grounds ---------------------------------------------------------------------------------------


@kernel
def write_put(at: Position, room: Writing, line: Column, phrase: int, where: int) -> None:
    """Write a tile that comes into the grounds (AL-3.7, AL-5.1)."""
    tile = where // CELLS
    cell = where % CELLS
    say(room, phrase)
    say(room, TILE + tile)
    say(room, AT)
    say_cell(room, cell)
    say(room, NAMED)
    say(room, TILE + tile)
    write_site(room, cell)
    write_change(at, room, line, TYPE_OF[tile], NO_TYPE)
    say(room, END)


@inlined
def write_site(room: Writing, cell: int) -> None:
    """Write where, after the name of a tile."""
    told(room, X_OF_TILE, x_of(cell))
    told(room, Y, y_of(cell))


@kernel
def write_removing(at: Position, room: Writing, line: Column, tile: int) -> None:
    """Write a tile that goes back into the reserve (AL-5.2)."""
    named(room, REMOVES, tile)
    write_site(room, at.cell[tile])
    write_change(at, room, line, NO_TYPE, TYPE_OF[tile])
    say(room, END)


@kernel
def write_exchanging(at: Position, room: Writing, line: Column, which: int) -> None:
    """Write a tile of the reserve in the place of another (AL-5.3)."""
    old = which // TILE_COUNT
    new = which % TILE_COUNT
    say(room, EXCHANGES)
    say(room, TILE + old)
    say(room, FOR)
    say(room, TILE + new)
    say(room, NAMED)
    say(room, TILE + new)
    say(room, OLD_TILE)
    say(room, TILE + old)
    write_site(room, at.cell[old])
    write_change(at, room, line, TYPE_OF[new], TYPE_OF[old])
    say(room, END)


@kernel
def write_giving(at: Position, room: Writing, line: Column, tile: int) -> None:
    """Write a tile for Dirk: his account of the type, and the mover's (AL-9.4)."""
    building = TYPE_OF[tile]
    named(room, GIVES, tile)
    say(room, TO_DIRK)
    write_type(room, line, NEW, building, room.points[at.players][building])
    say(room, OWN_TYPE)
    write_type(room, line, OLD, building, room.points[at.seat][building])
    told(room, POINTS, line[GAINED])
    say(room, END)


@kernel
def write_change(at: Position, room: Writing, line: Column, new: int, old: int) -> None:
    """Write what it would bring that a type grows, or shrinks, or both (AL-7)."""
    told(room, CHANGE, room.wall[at.seat])
    letter(room, COMMA)
    number(room, line[WALLED])
    say(room, CHANGED_TYPES)
    if new != old:
        if new != NO_TYPE:
            write_type(room, line, NEW, new, room.points[at.seat][new])
        if old != NO_TYPE:
            if new != NO_TYPE:
                letter(room, COMMA)
            write_type(room, line, OLD, old, room.points[at.seat][old])
    told(room, CHANGED_POINTS, line[GAINED])
    say(room, END)


@kernel
def write_type(room: Writing, line: Column, place: int, building: int, points: int) -> None:
    """Write the account of a type after a change, given the points now."""
    count = line[place + COUNTED]
    has_place = count > 0 and line[place + BEHIND] < room.rewarded
    say(room, TYPE_LETTER)
    letter(room, INITIALS[building])
    told(room, LETTER_COUNT, count)
    say(room, PLACE)
    if has_place:
        number(room, line[place + BEHIND] + 1)
    else:
        say(room, NULL)
    told(room, SHARED, line[place + EQUAL] if has_place else 0)
    told(room, POINTS, line[place + EARNED])
    told(room, GAIN, line[place + EARNED] - points)
    say(room, END)
