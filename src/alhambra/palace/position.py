"""One moment of the board game in memory: money, market, grounds and what is due."""

from typing import Annotated, Protocol

from alhambra.core.memory import Layout
from alhambra.core.values import Column, Grid, Number
from alhambra.palace.catalog import PILES, ROWS, SEATS, SLOTS, TILE_COUNT

# Phases in which chance is due come first, then those in which the seat decides, then the end.

DIRK_SETUP = 0
"""Dirk's first tiles are drawn (AL-9.3)."""
DEAL_MARKET = 1
"""The market is filled for the first time (AL-2.1)."""
DEAL_MONEY = 2
"""A seat's starting money is drawn (AL-2.2)."""
DEAL_DISPLAY = 3
"""The first four cards are laid out (AL-2.4)."""
REFILL_DISPLAY = 4
"""Money is laid out again at the end of a turn (AL-6.1)."""
REFILL_MARKET = 5
"""Tiles are laid out again (AL-6.1)."""
DIRK_DRAW = 6
"""Dirk's tiles after a scoring are drawn (AL-9.3)."""
TURN = 7
"""The seat takes money, buys or redesigns (AL-3.1)."""
PLACE = 8
"""The seat places the tiles bought in this turn (AL-3.7)."""
PLACE_LEFT = 9
"""The seat places tiles left on the market at the end of the game (AL-8.3)."""
ENDED = 10
"""The game is over."""

PHASES = (
    "dirk-setup",
    "deal-market",
    "deal-money",
    "deal-display",
    "refill-display",
    "refill-market",
    "dirk-draw",
    "turn",
    "place",
    "place-left",
    "over",
)
"""The name of each phase in texts."""

MOST_LEGAL = 8_192
"""Room for legal actions: far more than any turn of 54 tiles on 112 places can have.

All 53 tiles of one reserve on the four places of an empty ground are 212 builds; a seat with m
tiles built and r in reserve has at most r * (2m + 4) builds, m * r exchanges and m removals, which
with 54 tiles stays below 2,500; payments add at most 416 and takes 15.
"""

MOST_TAKES = (1 << SLOTS) - 1
"""Ways to take some of the cards on display."""

BANDS = TILE_COUNT + 5
"""Bands of a plan: a row for every tile and the fountain, margins, and empty ones around them."""


class Position(Protocol):
    """One moment of one game. Field order is memory order.

    Sets of tiles are 54 bits. A purse holds the cards of one currency, two bits a value.
    """

    players: Number
    rows: Number
    """Who scores: the players, and Dirk with two of them."""
    ends_with_bag: Number
    """1 for the option `end=empty-bag`."""

    phase: Number
    seat: Number
    """Whose decision or money is due."""
    first: Number
    """The first player (AL-2.3), -1 while unknown."""

    bag: Number
    """Tiles not yet drawn, as a set."""
    market: Annotated[Column, SLOTS]
    """Tile number + 1 in each slot, 0 where it is empty."""
    display: Annotated[Column, SLOTS]
    """Card kind + 1 face up, ascending, 0 behind the last."""
    unseen: Annotated[Column, SLOTS]
    """Purses of the money cards in the deck (AL-2.6)."""
    deck: Number
    """How many money cards the deck holds."""
    discards: Annotated[Column, SLOTS]
    """Purses of the cards paid."""
    pile: Number
    """The pile on top, 1 to 5; 0 before the piles are made and for a deck of discards."""
    pile_left: Annotated[Column, PILES]
    """Money cards left in each pile, scoring cards not counted."""
    scorings_hidden: Number
    """Scoring cards still in their piles: 1 for the first, 2 for the second, added."""
    scorings_due: Number
    """Scoring cards drawn in this refill, likewise."""
    scorings_held: Number
    """Scorings there have been: 1 for the first, 2 for the second, 4 for the third, added."""
    is_ending: Number
    """1 once no further turn is played (AL-8.1)."""

    bought: Number
    """Tiles the seat has still to place, as a set."""
    dirk: Number
    """Dirk's tiles, as a set (AL-9.1)."""
    dirk_due: Number
    """Tiles Dirk has still to draw now."""

    hand: Annotated[Grid, SEATS, SLOTS]
    """Purses of each seat."""
    built: Annotated[Column, SEATS]
    """Tiles in each seat's grounds, as a set."""
    reserve: Annotated[Column, SEATS]
    """Tiles in each seat's reserve, as a set."""
    given: Annotated[Column, SEATS]
    """Tiles left on the market that a seat has still to place, as a set (AL-8.2)."""
    score: Annotated[Column, ROWS]
    cell: Annotated[Column, TILE_COUNT]
    """Where each built tile lies; 0 for all others."""


class Choices(Protocol):
    """Room for the legal actions of a turn: their codes, how many, and plans to find them by.

    Every seat has a plan (see `plan`) with a bit per cell. Plans and payments are remembered by
    their content, so that a room may serve any position at any time.
    """

    codes: Annotated[Column, MOST_LEGAL]

    takes: Number
    """How many actions of each kind there are, as counted last (see `counting`)."""
    buys: Number
    builds: Number
    removals: Number
    exchanges: Number
    shown: Number
    """The display for which ways to take money were counted last, six bits a card."""
    take_codes: Annotated[Column, MOST_TAKES]
    """Their codes."""
    asked: Annotated[Grid, SEATS, SLOTS]
    """The purse and price for which payments were counted last."""
    payments: Annotated[Grid, SEATS, SLOTS]
    """How many payments that purse allows for that price."""

    bands: Annotated[Column, SEATS]
    """Bands 1 to this number can hold a new tile, those around them are empty; 0 for no plan."""
    is_wide: Annotated[Column, SEATS]
    left: Annotated[Column, SEATS]
    """What to subtract from x to get the column of the plan."""
    bottom: Annotated[Column, SEATS]
    """What to subtract from y to get the row of the plan."""
    home: Annotated[Column, SEATS]
    """Where the fountain lies in the plan: band * 64 + bit."""
    drawn: Annotated[Column, SEATS]
    """The tiles on the plan, as a set."""
    cell: Annotated[Grid, SEATS, TILE_COUNT]
    """The cell of each tile on the plan."""
    place: Annotated[Grid, SEATS, TILE_COUNT]
    """Where each tile lies in the plan: band * 64 + bit."""
    occupied: Annotated[Grid, SEATS, BANDS]
    tiles: Annotated[Grid, SEATS, BANDS]
    """The same without the fountain."""
    north: Annotated[Grid, SEATS, BANDS]
    """Tiles with a wall in the north."""
    east: Annotated[Grid, SEATS, BANDS]
    south: Annotated[Grid, SEATS, BANDS]
    west: Annotated[Grid, SEATS, BANDS]
    free: Annotated[Grid, SEATS, BANDS]
    """Empty cells that touch a tile and whose building leaves no hole."""
    north_wall: Annotated[Grid, SEATS, BANDS]
    """Cells that look north at a wall; the others likewise."""
    north_door: Annotated[Grid, SEATS, BANDS]
    """Cells that look north at an open side; the others likewise."""
    east_wall: Annotated[Grid, SEATS, BANDS]
    east_door: Annotated[Grid, SEATS, BANDS]
    south_wall: Annotated[Grid, SEATS, BANDS]
    south_door: Annotated[Grid, SEATS, BANDS]
    west_wall: Annotated[Grid, SEATS, BANDS]
    west_door: Annotated[Grid, SEATS, BANDS]
    removable: Annotated[Grid, SEATS, BANDS]
    """Tiles that can go."""
    doubtful: Annotated[Column, BANDS]
    """Tiles about which a search must decide whether they can go."""
    reached: Annotated[Column, BANDS]
    """Tiles such a search has reached."""


POSITION: Layout[Position] = Layout(Position)
CHOICES: Layout[Choices] = Layout(Choices)
