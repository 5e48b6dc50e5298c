"""Numbers for actions and chances: bounded and stable across versions.

| from | action | number within |
|---|---|---|
| TAKE | take cards | rank of the multiset of up to four cards (see `take_code`) |
| BUY | buy a tile | currency, then tile and payment (see `payments`) |
| BUILD | build from the reserve | tile * 13952 + cell |
| REMOVE | take a tile back | tile, the fountain last |
| EXCHANGE | exchange | tile of the grounds (the fountain last) * 54 + tile of the reserve |
| PLACE | place a bought tile | tile * 13952 + cell |
| RESERVE | into the reserve | tile |
| GIVE | to Dirk | tile |
| PASS | pass | |

A cell is (y + 54) * 128 + x + 54 with the fountain at 0, 0; no ground reaches further. Chances are
the 36 money cards, two scoring cards, 54 tiles.
"""

from math import comb

from alhambra.core.kernel import inlined
from alhambra.palace.catalog import CURRENCIES, KINDS, TILE_COUNT
from alhambra.palace.payments import FIRST_BUY

SPAN = TILE_COUNT
"""How far from the fountain a cell can lie."""
WIDTH = 128
"""How far apart two cells are that lie above each other; a power of two is quick to divide by."""
CELLS = (2 * SPAN + 1) * WIDTH
HOME = SPAN * WIDTH + SPAN
"""The cell of the fountain."""

MOST_TAKEN = 4
CHOOSE = tuple(
    tuple(comb(top, below) for below in range(MOST_TAKEN + 1))
    for top in range(KINDS + MOST_TAKEN + 1)
)
"""Binomial coefficients, to number multisets of cards."""

TAKES = CHOOSE[KINDS + MOST_TAKEN][MOST_TAKEN] - 1
"""Multisets of four out of 36 kinds and "nothing", but for four times nothing."""
BUYS = FIRST_BUY[TILE_COUNT]
"""Purchases in one currency."""

TAKE = 0
BUY = TAKE + TAKES
BUILD = BUY + len(CURRENCIES) * BUYS
REMOVE = BUILD + TILE_COUNT * CELLS
EXCHANGE = REMOVE + TILE_COUNT + 1
PLACE = EXCHANGE + (TILE_COUNT + 1) * TILE_COUNT
RESERVE = PLACE + TILE_COUNT * CELLS
GIVE = RESERVE + TILE_COUNT
PASS = GIVE + TILE_COUNT
ACTIONS = PASS + 1
"""Size of the action space."""

SCORING = KINDS
TILE = SCORING + 2
CHANCES = TILE + TILE_COUNT
"""Size of the chance space."""


@inlined
def cell_at(x: int, y: int) -> int:
    """The number of a cell, x to the east and y to the north of the fountain."""
    return (y + SPAN) * WIDTH + x + SPAN


@inlined
def x_of(cell: int) -> int:
    """How far east of the fountain a cell lies."""
    return cell % WIDTH - SPAN


@inlined
def y_of(cell: int) -> int:
    """How far north of the fountain a cell lies."""
    return cell // WIDTH - SPAN


@inlined
def take_code(one: int, two: int, three: int, four: int) -> int:
    """The code of taking up to four cards: ascending kinds + 1, 0 where there is none.

    Multisets are ranked by their largest card, then the next, and so on.
    """
    return (
        TAKE - 1 + CHOOSE[one][1] + CHOOSE[two + 1][2] + CHOOSE[three + 2][3] + CHOOSE[four + 3][4]
    )


TAKE_ONE = tuple(take_code(0, 0, 0, card) for card in range(KINDS + 1))
"""The code of taking one card, by its kind + 1."""


@inlined
def largest_card(rank: int, places: int) -> int:
    """The largest card, kind + 1, of a ranked multiset of so many cards, 0 for nothing."""
    card = 0
    while card < KINDS and CHOOSE[card + places][places] <= rank:
        card += 1
    return card
