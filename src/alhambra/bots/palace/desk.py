"""Where a player of the board game thinks: room for legal actions, a sketch, and a turn's parts."""

from typing import Annotated, Protocol

from alhambra.bots.mind import LONGEST_LINE, MOST_LINES
from alhambra.bots.palace.beliefs import FEATURES
from alhambra.core.memory import Layout
from alhambra.core.values import BUILDINGS, Column, Grid, Number
from alhambra.palace.catalog import SEATS, SLOTS
from alhambra.palace.position import MOST_TAKES, Choices
from alhambra.palace.sketch import Sheet

MOST_OF_TYPE = 11
"""There are no more tiles of any type."""

MOST_SITES = 6
"""Places that are kept for a tile."""

SETS = 1 << SLOTS
"""Sets of the tiles that a turn can bring: of four at most."""

NONE = -(1 << 60)
"""Less than anything is worth."""


class Sketch(Sheet, Protocol):
    """Grounds cell by cell, and what a walk around them has found."""

    longest: Number
    """The length of the longest wall."""
    begin: Number
    """Its first spot: a side, times CELLS, and a cell."""
    end: Number
    """Its last spot."""
    fitting: Number
    """Tiles to come that fit somewhere, as a set."""
    doors: Number
    """Open sides that some tile to come fits."""


class Desk(Choices, Sketch, Protocol):
    """Room to think about one turn at a time."""

    lines: Annotated[Grid, MOST_LINES, LONGEST_LINE]
    """Whole turns, the best first: the codes of their actions, ended by -1."""
    points: Number
    """The expected final score of the seat that was valued last, in thousandths."""
    chance: Number
    """Its chance to win, in thousandths."""

    to_come: Number
    """The tiles that can still be bought, as a set."""
    stamp: Number
    """The number of this thought; what was noted in an earlier one is out of date."""
    edges: Annotated[Grid, BUILDINGS, (MOST_OF_TYPE + 1) ** 2]
    """What each type promises, by how many the seat and Dirk have."""
    edge_stamps: Annotated[Grid, BUILDINGS, (MOST_OF_TYPE + 1) ** 2]

    tile: Annotated[Column, SLOTS]
    """The tiles to place, ascending."""
    taken: Annotated[Column, SLOTS + 1]
    """Which of them have been placed, by how many, as a set."""
    tried: Annotated[Column, SLOTS + 1]
    """What is tried next: one of the tiles, times MOST_SITES, and one of its sites."""
    total: Annotated[Column, SLOTS + 1]
    """What those placed gain together."""
    site_gain: Annotated[Grid, SLOTS, MOST_SITES]
    """The best sites for the tile that is tried, the best first: what it gains there."""
    site_cell: Annotated[Grid, SLOTS, MOST_SITES]
    gain: Annotated[Column, SETS]
    """What a set of the tiles gains, placed in the best order found."""
    first_tile: Number
    """The tile to place first, and its cell."""
    first_cell: Number

    number: Annotated[Column, SLOTS]
    """Which of the tiles to place the tile of each slot is, as a set."""
    bought_before: Number
    """Which of them have been bought already, as a set."""
    exact_code: Annotated[Column, SLOTS]
    """The cheapest exact payment for the tile of each slot, -1 if there is none."""
    exact_purse: Annotated[Column, SLOTS]
    """The purse it leaves."""
    exact_cost: Annotated[Column, SLOTS]
    """What the money paid is worth."""
    dear_code: Annotated[Column, SLOTS]
    """The cheapest payment that is not exact, -1 if there is none."""
    dear_cost: Annotated[Column, SLOTS]
    purse: Annotated[Column, SLOTS]
    """The purses after the purchases of a turn."""
    after: Annotated[Column, SLOTS]
    """And after taking money too."""
    hope: Annotated[Column, SLOTS]
    """The hope to buy each tile later."""
    takings: Annotated[Column, MOST_TAKES]
    """The codes of all ways to take money."""
    redesign_code: Number
    """The best redesign, -1 if there is none, and what it gains."""
    redesign_gain: Number

    turn_worth: Annotated[Column, MOST_LINES]
    """What the best turns found are worth, the best first."""
    turn_bought: Annotated[Column, MOST_LINES]
    """The slots whose tiles each buys exactly, as a set."""
    turn_last: Annotated[Column, MOST_LINES]
    """The code of its last action."""

    features: Annotated[Grid, SEATS, FEATURES]
    """What is seen of each seat where a position is valued."""
    expected: Annotated[Column, SEATS]
    """The final score of each seat that is expected, in thousandths."""
    strength: Annotated[Column, SEATS]
    """The logarithm of its odds to win, in thousandths."""


DESK: Layout[Desk] = Layout(Desk)
