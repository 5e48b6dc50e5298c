"""The desk of a player of Roll & Write: room for what it works out while it thinks."""

from typing import Annotated, Protocol

from alhambra.bots.mind import LONGEST_LINE, MOST_LINES
from alhambra.core.memory import Layout
from alhambra.core.values import BUILDINGS, Column, Grid, Number
from alhambra.rollwrite.catalog import CELLS

MOST_FEATURES = 24
"""A judgement adds up no more numbers of the table than these."""


class Desk(Protocol):
    """Scratch of one thinker; nothing in it outlasts a question."""

    lines: Annotated[Grid, MOST_LINES, LONGEST_LINE]
    points: Number
    chance: Number

    built: Annotated[Column, CELLS]
    """What the sheet is worth with one more building, by its cell; UNKNOWN until it is asked."""

    features: Annotated[Column, MOST_FEATURES]
    """Where in the table the numbers of a judgement stand."""
    fixed: Number
    """What a judgement adds to them: points that nobody can take away any more."""

    before: Number
    """What everything but coins, marks and dice is worth before the turn that is planned."""
    gains: Annotated[Column, CELLS]
    """What one more building would add, by its cell."""
    type_gains: Annotated[Column, BUILDINGS]
    """The part of it that its type adds."""
    near: Annotated[Column, CELLS]
    """Cells within reach of the dice and their coins."""
    plans: Annotated[Column, MOST_LINES]
    """The best turns found, as numbers; see `planning`."""
    worths: Annotated[Column, MOST_LINES]
    """What they are worth, the best first."""
    kept: Annotated[Column, 4]
    """Pairs that may be kept."""
    kept_worths: Annotated[Column, 4]
    """What keeping each of them is worth."""
    found: Number
    """How many there are."""


DESK: Layout[Desk] = Layout(Desk)

UNKNOWN = -(1 << 60)
"""Less than anything is worth."""
