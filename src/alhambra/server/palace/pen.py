"""What kernels write of the board game, phrase by phrase."""

from typing import Annotated, Protocol

from alhambra.core.bits import lowest
from alhambra.core.kernel import inlined, kernel
from alhambra.core.memory import Layout
from alhambra.core.values import Column
from alhambra.palace.catalog import CURRENCIES, SEATS, SIDES, TILE_NAMES, VALUES
from alhambra.palace.codes import x_of, y_of
from alhambra.palace.money import count_in
from alhambra.palace.position import PHASES
from alhambra.palace.weighing import Weighing
from alhambra.server import pen
from alhambra.server.pen import COMMA, DIGIT, QUOTE, SPACE, Phrases, letter, signed

LONGEST = 1 << 17
"""Letters of the longest text: of real games all parts have up to 20,000, of hoarders 50,000."""
MARGIN = 1 << 12
"""Letters that must be free for whatever is written at once."""
VIEW, CHOICES, OFFERS_AND_CHAINS, OWNS = range(4)
"""The parts that are written, one after another; from OWNS on what each seat alone sees."""
CURRENCY = tuple(CURRENCIES.encode())
SIDE = tuple(SIDES.encode())


class Writing(Weighing, pen.Page, Protocol):
    """Room for what was worked out, and for what is written of it."""

    text: Annotated[Column, LONGEST]
    ends: Annotated[Column, OWNS + SEATS]
    """Where each part ends."""


WRITING: Layout[Writing] = Layout(Writing)

_phrase = Phrases()

TILE = _phrase(*TILE_NAMES)
"""The name of the first tile; those of the others follow it."""
NULL = _phrase("null")
TRUE = _phrase("true")
FALSE = _phrase("false")
END = _phrase("}")
END_TWO = _phrase("}}")
LIST_ENDS = _phrase("]")
X_OF_TILE = _phrase('","x":')
Y = _phrase(',"y":')
OF_TILE = _phrase('{"tile":"')
POINTS = _phrase(',"points":')

# -- a view --------------------------------------------------------------------------------------

PHASE = _phrase(*(f'{{"game":"palace","phase":"{name}","mover":' for name in PHASES))
FIRST = _phrase(',"first":')
ENDING = _phrase(',"over":false,"ending":')
MARKET = _phrase(',"market":[')
DISPLAY = _phrase('],"display":[')
BOUGHT = _phrase('],"bought":[')
DECK = _phrase('],"deck":')
DISCARDS = _phrase(',"discards":')
PILES = _phrase(',"piles":[')
BAG = _phrase('],"bag":[')
SEATED = _phrase('],"seats":[')
CARDS_HELD = _phrase('{"cards":')
HAND_HIDDEN = _phrase(',"hand":null')
HAND = _phrase(',"hand":[')
GROUNDS = _phrase(',"grounds":[')
RESERVE = _phrase('],"reserve":[')
GIVEN = _phrase('],"given":[')
SCORE = _phrase('],"points":')
DIRK = _phrase('],"dirk":{"tiles":[')
NO_DIRK = _phrase('],"dirk":null')
NEXT = _phrase(',"next":{"places":')
ACCOUNTS = _phrase(',"accounts":[')
ROW = _phrase('{"row":')
OF_DIRK = _phrase(',"is_dirk":true,"types":[')
OF_PLAYER = _phrase(',"is_dirk":false,"types":[')
TYPE = _phrase('{"building":')
COUNT = _phrase(',"count":')
PLACE = _phrase(',"place":')
SHARED_BY = _phrase(',"shared_by":')
WALL = _phrase('],"wall":[')
SPOT = _phrase('{"x":')
SPOT_SIDE = _phrase(',"side":"')
SPOT_ENDS = _phrase('"}')
TOTAL = _phrase('],"total":')
NEXT_ENDS = _phrase(']},"ahead":')
NUMBER = _phrase('{"number":')
NO_PILE = _phrase(',"pile":null,"top":')
PILE = _phrase(',"pile":')
TOP = _phrase(',"top":')
NO_BOUNDS = _phrase(',"least":null,"most":null')
LEAST = _phrase(',"least":')
MOST = _phrase(',"most":')
TILES_LEFT = _phrase(',"bag":')
MISSING = _phrase(',"missing":')
ODDS = _phrase(',"odds":[')
ODDS_END = _phrase("]}")
VIEW_ENDS = _phrase(',"outcome":null}')

# -- choices -------------------------------------------------------------------------------------

TAKES = _phrase('{"kind":"take","action":"take')
CARDS_OF = _phrase('","cards":[')
IN_ALL = _phrase('],"total":')
SUMS = _phrase(',"sums":[')
PAYS = _phrase('],"pays":[')
EXACTLY = _phrase('","exact":true}')
NEARLY = _phrase('","exact":false}')
BUYS = _phrase('{"kind":"buy","action":"buy ')
WITH = _phrase(" with")
NAMED = _phrase('","tile":"')
IN_SLOT = _phrase('","slot":')
CARDS_PAID = _phrase(',"cards":[')
PRICED = _phrase('],"price":')
OVER = _phrase(',"over":')
FITS = _phrase(',"fits":')
BEST = _phrase(',"best":')
LEADS_TO = _phrase(',"leads_to":[')
PLACES = _phrase('{"kind":"place","action":"place ')
BUILDS = _phrase('{"kind":"build","action":"build ')
AT = _phrase(" at ")
REMOVES = _phrase('{"kind":"remove","action":"remove ')
EXCHANGES = _phrase('{"kind":"exchange","action":"exchange ')
FOR = _phrase(" for ")
OLD_TILE = _phrase('","old":"')

CHANGE = _phrase(',"change":{"wall":[')
CHANGED_TYPES = _phrase('],"types":[')
CHANGED_POINTS = _phrase('],"points":')
TYPE_LETTER = _phrase('{"building":"')
LETTER_COUNT = _phrase('","count":')
SHARED = _phrase(',"shared":')
GAIN = _phrase(',"gain":')
RESERVES = _phrase('{"kind":"reserve","action":"reserve ')
LAST = _phrase('","last":')
GIVES = _phrase('{"kind":"give","action":"give ')
TO_DIRK = _phrase('","dirk":')
OWN_TYPE = _phrase(',"own":')
PASSES = _phrase('{"kind":"pass","action":"pass"}')

# -- what a seat alone sees ----------------------------------------------------------------------

OWN = _phrase('{"seat":')
OFFERS = _phrase('],"offers":')
CHAINS = _phrase(',"chains":[')
CHAINS_END = _phrase("]}")
OFFER = _phrase('{"slot":')
OFFERED = _phrase(',"tile":"')
PRICE = _phrase('","price":')
SHORT = _phrase(',"short":')
PAYMENTS = _phrase(',"payments":[')
PAYMENT = _phrase('{"cards":[')
PAYMENT_OVER = _phrase('],"over":')
CHAIN = _phrase('{"purchases":[')
PURCHASE_CARDS = _phrase('","cards":[')
PURCHASE_ENDS = _phrase("]}")
LEFT = _phrase('],"left":[')
CHAIN_ENDS = _phrase("]}")

say, told = _phrase.speaking()


@inlined
def comma(page: pen.Page, place: int) -> None:
    """Write a comma unless this is the first of a list."""
    if place > 0:
        letter(page, COMMA)


@inlined
def is_full(page: pen.Page) -> bool:
    """Is there too little room left on the page?"""
    return page.length > LONGEST - MARGIN


@kernel
def say_tile(page: pen.Page, place: int, tile: int) -> None:
    """Write a tile of a list, by its place in it."""
    comma(page, place)
    letter(page, QUOTE)
    say(page, TILE + tile)
    letter(page, QUOTE)


@kernel
def say_tiles(page: pen.Page, tiles: int) -> None:
    """Write the tiles of a set."""
    place = 0
    while tiles != 0:
        say_tile(page, place, lowest(tiles))
        tiles &= tiles - 1
        place += 1


@inlined
def say_card(page: pen.Page, kind: int) -> None:
    """Write a money card."""
    letter(page, CURRENCY[kind // VALUES])
    letter(page, DIGIT + kind % VALUES + 1)


@kernel
def say_cards(page: pen.Page, written: int, slot: int, purse: int) -> int:
    """Write the cards of a purse behind so many others of a list; how many there are then."""
    for value in range(1, VALUES + 1):
        for _ in range(count_in(purse, value)):
            comma(page, written)
            letter(page, QUOTE)
            say_card(page, slot * VALUES + value - 1)
            letter(page, QUOTE)
            written += 1
    return written


@kernel
def name_cards(page: pen.Page, slot: int, purse: int) -> None:
    """Write the cards of a purse as actions name them."""
    for value in range(1, VALUES + 1):
        for _ in range(count_in(purse, value)):
            letter(page, SPACE)
            say_card(page, slot * VALUES + value - 1)


@kernel
def say_cell(page: pen.Page, cell: int) -> None:
    """Write a place as actions name it."""
    signed(page, x_of(cell))
    letter(page, COMMA)
    signed(page, y_of(cell))


@inlined
def is_so(page: pen.Page, fact: int) -> None:
    """Write whether something is so."""
    say(page, TRUE if fact != 0 else FALSE)
