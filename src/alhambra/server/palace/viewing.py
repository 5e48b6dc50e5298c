"""Kernels that write a position of the board game in JSON as everybody sees it."""

from alhambra.core.bits import lowest, size
from alhambra.core.kernel import kernel
from alhambra.core.values import BUILDINGS
from alhambra.palace import catalog
from alhambra.palace.catalog import OF_TYPE, SLOTS
from alhambra.palace.codes import CELLS, x_of, y_of
from alhambra.palace.legal import due
from alhambra.palace.money import cards_in
from alhambra.palace.position import Position
from alhambra.server.palace.pen import (
    ACCOUNTS,
    BAG,
    BOUGHT,
    CARDS_HELD,
    COUNT,
    DECK,
    DIRK,
    DISCARDS,
    DISPLAY,
    END,
    ENDING,
    FIRST,
    GIVEN,
    GROUNDS,
    HAND,
    HAND_HIDDEN,
    LEAST,
    LIST_ENDS,
    MARKET,
    MISSING,
    MOST,
    NEXT,
    NEXT_ENDS,
    NO_BOUNDS,
    NO_DIRK,
    NO_PILE,
    NULL,
    NUMBER,
    ODDS,
    ODDS_END,
    OF_DIRK,
    OF_PLAYER,
    OF_TILE,
    PHASE,
    PILE,
    PILES,
    PLACE,
    POINTS,
    RESERVE,
    ROW,
    SCORE,
    SEATED,
    SHARED_BY,
    SIDE,
    SPOT,
    SPOT_ENDS,
    SPOT_SIDE,
    TILE,
    TILES_LEFT,
    TOP,
    TOTAL,
    TYPE,
    VIEW_ENDS,
    WALL,
    X_OF_TILE,
    Writing,
    Y,
    comma,
    is_so,
    say,
    say_card,
    say_cards,
    say_tile,
    say_tiles,
    told,
)
from alhambra.server.pen import QUOTE, item, letter, number, pair

PILE_COUNT = catalog.PILES
SHOWN, PAST = 1, 2
"""How a view is shown: with all hands; of a moment that is past."""


@kernel
def write_view(at: Position, room: Writing, how: int) -> None:
    """Write the position as everybody sees it, its next scoring tallied in the room."""
    say(room, PHASE + at.phase)
    number_or_null(room, due(at))
    say(room, FIRST)
    number_or_null(room, at.first)
    say(room, ENDING)
    is_so(room, at.is_ending)
    say(room, MARKET)
    for slot in range(SLOTS):
        if at.market[slot] != 0:
            say_tile(room, slot, at.market[slot] - 1)
        else:
            comma(room, slot)
            say(room, NULL)
    say(room, DISPLAY)
    if how != PAST:
        for place in range(SLOTS):
            if at.display[place] != 0:
                comma(room, place)
                letter(room, QUOTE)
                say_card(room, at.display[place] - 1)
                letter(room, QUOTE)
    say(room, BOUGHT)
    say_tiles(room, at.bought)
    told(room, DECK, at.deck)
    discards = 0
    for slot in range(SLOTS):
        discards += cards_in(at.discards[slot])
    told(room, DISCARDS, discards)
    say(room, PILES)
    for pile in range(PILE_COUNT):
        item(room, pile, at.pile_left[pile])
    say(room, BAG)
    for building in range(BUILDINGS):
        item(room, building, size(at.bag & OF_TYPE[building]))
    say(room, SEATED)
    for seat in range(at.players):
        comma(room, seat)
        write_seat(at, room, seat, how)
    if at.rows > at.players:
        say(room, DIRK)
        say_tiles(room, at.dirk)
        told(room, SCORE, at.score[at.players])
        say(room, END)
    else:
        say(room, NO_DIRK)
    told(room, NEXT, room.rewarded)
    say(room, ACCOUNTS)
    for row in range(at.rows):
        comma(room, row)
        write_account(at, room, row)
    say(room, NEXT_ENDS)
    write_ahead(at, room)
    say(room, VIEW_ENDS)


@kernel
def number_or_null(room: Writing, value: int) -> None:
    """Write a number that is below nothing where there is none."""
    if value < 0:
        say(room, NULL)
    else:
        number(room, value)


@kernel
def write_seat(at: Position, room: Writing, seat: int, how: int) -> None:
    """Write what lies before a seat."""
    cards = 0
    for slot in range(SLOTS):
        cards += cards_in(at.hand[seat][slot])
    told(room, CARDS_HELD, cards)
    if how & SHOWN != 0:
        say(room, HAND)
        write_hand(at, room, seat)
        say(room, LIST_ENDS)
    else:
        say(room, HAND_HIDDEN)
    say(room, GROUNDS)
    tiles = at.built[seat]
    written = 0
    while tiles != 0:
        tile = lowest(tiles)
        tiles &= tiles - 1
        comma(room, written)
        say(room, OF_TILE)
        say(room, TILE + tile)
        told(room, X_OF_TILE, x_of(at.cell[tile]))
        told(room, Y, y_of(at.cell[tile]))
        say(room, END)
        written += 1
    say(room, RESERVE)
    say_tiles(room, at.reserve[seat])
    say(room, GIVEN)
    say_tiles(room, at.given[seat])
    told(room, SCORE, at.score[seat])
    say(room, END)


@kernel
def write_hand(at: Position, room: Writing, seat: int) -> None:
    """Write the cards of a seat."""
    written = 0
    for slot in range(SLOTS):
        written = say_cards(room, written, slot, at.hand[seat][slot])


@kernel
def write_account(at: Position, room: Writing, row: int) -> None:
    """Write what the next scoring would bring a row (AL-7, AL-9.5)."""
    told(room, ROW, row)
    say(room, OF_DIRK if row >= at.players else OF_PLAYER)
    total = 0
    for building in range(BUILDINGS):
        comma(room, building)
        count = room.counts[row][building]
        told(room, TYPE, building)
        told(room, COUNT, count)
        say(room, PLACE)
        if count > 0 and room.behind[row][building] < room.rewarded:
            number(room, room.behind[row][building] + 1)
        else:
            say(room, NULL)
        told(room, SHARED_BY, room.equal[row][building])
        told(room, POINTS, room.points[row][building])
        say(room, END)
        total += room.points[row][building]
    say(room, WALL)
    if row < at.players:
        total += room.wall[row]
        for place in range(room.wall[row]):
            spot = room.spots[row][place]
            comma(room, place)
            told(room, SPOT, x_of(spot % CELLS))
            told(room, Y, y_of(spot % CELLS))
            say(room, SPOT_SIDE)
            letter(room, SIDE[spot // CELLS])
            say(room, SPOT_ENDS)
    told(room, TOTAL, total)
    say(room, END)


@kernel
def write_ahead(at: Position, room: Writing) -> None:
    """Write how near the next scoring is (AL-2.5, AL-2.6, AL-8.1)."""
    if at.scorings_held & 4 != 0:
        say(room, NULL)
        return
    above = 0
    within = 0
    hidden = at.scorings_hidden
    if hidden == 0:
        told(room, NUMBER, 3)
        told(room, NO_PILE, at.pile)
        say(room, NO_BOUNDS)
    else:
        scoring = lowest(hidden) + 1
        pile = 2 * scoring  # the first card lies in the second pile, the second in the fourth
        for one in range(pile - 1):
            above += at.pile_left[one]
        within = at.pile_left[pile - 1]
        told(room, NUMBER, scoring)
        told(room, PILE, pile)
        told(room, TOP, at.pile)
        told(room, LEAST, above)
        told(room, MOST, above + within)
    told(room, TILES_LEFT, size(at.bag))
    missing = 0
    for place in range(SLOTS):
        if at.display[place] == 0:
            missing += 1
    told(room, MISSING, missing)
    say(room, ODDS)
    for cards in range(SLOTS + 1):
        if hidden == 0:
            pair(room, cards, 0, 1)
        else:
            pair(room, cards, max(0, min(cards - above, within + 1)), within + 1)
    say(room, ODDS_END)
