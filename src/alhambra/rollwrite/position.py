"""One moment of Roll & Write in memory: the score sheet, the sheets, the dice and what is due."""

from typing import Annotated, Protocol

from alhambra.core.memory import Layout
from alhambra.core.values import BUILDINGS, Column, Grid, Number
from alhambra.rollwrite.catalog import MOST_LEGAL, SEATS, SIDE

# Phases in which chance is due come first, then those in which the seat decides, then the end.

CHOOSE_FIRST = 0
"""The first player is drawn (RW-2.1)."""
VIRTUAL_SETUP = 1
"""A virtual player's first three marks are rolled (RW-6.2)."""
MARK = 2
"""A player's first three marks are rolled (RW-2.2)."""
LAY = 3
"""The dice of the first turn are rolled (RW-2.3)."""
ROLL_PAIR = 4
"""The used pair is rolled (RW-3.3)."""
ROLL_FOUR = 5
"""All four dice are rolled (RW-3.5, RW-3.7)."""
VIRTUAL = 6
"""A virtual player's mark of this round is rolled (RW-6.2)."""
TURN = 7
"""The seat changes dice, constructs or gains (RW-3.1, RW-3.2)."""
SECOND = 8
"""The seat may construct a second building (RW-3.7)."""
KEEP = 9
"""The seat keeps a pair and passes a pair (RW-3.5)."""
ENDED = 10
"""The game is over."""

PHASES = (
    "choose-first",
    "virtual-setup",
    "mark",
    "lay",
    "roll-pair",
    "roll-four",
    "virtual",
    "turn",
    "second",
    "keep",
    "over",
)
"""The name of each phase in texts."""


class Position(Protocol):
    """One moment of one game. Field order is memory order.

    Rows are the rows of the score sheet: the real players' seats first, then the virtual players.
    """

    players: Number
    """Real players."""
    rows: Number
    """Rows in use: real and virtual players."""
    rounds: Number
    """Rounds to play (RW-3.9)."""
    versus: Number
    """1 where virtual players score (RW-6.7)."""
    coins: Number
    """Coins printed on the sheet (RW-1.4)."""
    grid: Annotated[Column, SIDE]
    """The buildings of the sheet, one number a row, three bits a building."""
    boxes: Annotated[Column, BUILDINGS]
    """How many buildings of each type the sheet has (RW-1.2)."""

    phase: Number
    """What is due."""
    row: Number
    """Whose decision or roll is due."""
    first: Number
    """The first player (RW-2.1)."""
    rounds_begun: Number
    """0 before the first turn, then the number of the round."""
    virtual_die: Number
    """The yellow die rolled for a virtual player, 0 while it is not."""
    finishing: Number
    """Types somebody has just finished, not yet awarded (RW-4.1), as a set."""

    marks: Annotated[Column, SEATS]
    """Marked buildings on each sheet, as a set of cells."""
    counts: Annotated[Grid, SEATS, BUILDINGS]
    """The score sheet: marks per row and type."""
    finished: Annotated[Grid, SEATS, BUILDINGS]
    """The place (1 for the first) a row got for finishing a type, 0 if it has not (RW-4.1)."""
    circled: Annotated[Column, SEATS]
    """Coins circled in the whole game (RW-3.6)."""
    crossed: Annotated[Column, SEATS]
    """Coins crossed out."""
    dice: Annotated[Grid, SEATS, 4]
    """Dice at each sheet: two places for yellow, two for blue; higher pips first, 0 for no die."""


class Listing(Protocol):
    """Room for the codes of all legal actions."""

    codes: Annotated[Column, MOST_LEGAL]


class Choices(Listing, Protocol):
    """The same, and what there is to choose from."""

    first_code: Number
    """The code of the first crossing; this and the following is noted by counting."""
    crossings: Number
    """The crossings to choose from, as a set of cells."""
    crossing_count: Number
    turns: Number
    """How dice can be turned, as a set."""
    last: Number
    """The code that comes after all of these."""


POSITION: Layout[Position] = Layout(Position)
CHOICES: Layout[Choices] = Layout(Choices)
