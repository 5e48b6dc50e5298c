"""Phrases: who may say something at a table, and how often."""

from alhambra.server.limits import Bucket
from alhambra.server.refusal import Refusal
from alhambra.server.table import Table

PHRASES_A_SECOND, PHRASES_AT_ONCE = 0.2, 4
"""How often a seat may say something."""


class Phrases:
    """How much each seat of a table may still say."""

    def __init__(self) -> None:
        """Nobody has said anything yet."""
        self._left: dict[int, Bucket] = {}

    def speaker(self, table: Table, guest: str | None) -> int:
        """The seat from which somebody says a phrase now; raises Refusal."""
        mine = table.seats_of(guest)
        if not mine:
            raise Refusal("not-yours")
        if table.status == "gathering" or set(table.people) <= set(mine):
            raise Refusal("not-now", "nobody is there to hear it")
        seat = table.mover if table.mover in mine else mine[0]
        if seat not in self._left:
            self._left[seat] = Bucket(PHRASES_A_SECOND, PHRASES_AT_ONCE)
        if not self._left[seat].take():
            raise Refusal("too-many", "phrases")
        return seat
