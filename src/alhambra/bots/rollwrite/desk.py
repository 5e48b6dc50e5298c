"""The desk of a player of Roll & Write: room for what it works out while it thinks."""

from typing import Annotated, Protocol

from alhambra.core.memory import Layout
from alhambra.core.values import Column
from alhambra.rollwrite.catalog import CELLS


class Desk(Protocol):
    """Scratch of one thinker; nothing in it outlasts a question."""

    built: Annotated[Column, CELLS]
    """What the sheet is worth with one more building, by its cell; UNKNOWN until it is asked."""


DESK: Layout[Desk] = Layout(Desk)

UNKNOWN = -(1 << 60)
"""Less than anything is worth."""
