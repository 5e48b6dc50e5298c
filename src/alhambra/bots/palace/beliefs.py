"""What a player of the board game believes: the numbers by which it weighs a turn.

All in thousandths of a point unless it says otherwise. The policy is one; players differ by these.
"""

from typing import Protocol

from alhambra.core.memory import Layout
from alhambra.core.values import Number


class Weights(Protocol):
    """The numbers of one player."""

    unit: Number
    """A unit of money while there is much to buy."""
    much: Number
    """Money of one currency beyond this is worth less, and beyond twice this much less."""
    beyond: Number
    """What a unit beyond the first limit is worth, in thousandths of an ordinary one."""
    far_beyond: Number
    """What a unit beyond the second limit is worth, likewise."""
    exact: Number
    """An exact payment for every tile that may come."""
    action: Number
    """One more action while there is much to do."""
    saved: Number
    """How much of an action's worth an exact purchase saves, in thousandths."""
    still_there: Number
    """Chance in thousandths that a tile is still on offer in the next turn."""
    nearly: Number
    """With so much more money a tile can be bought: an ordinary card."""
    change: Number
    """How much a purchase that is not exact usually pays too much."""
    wall: Number
    """A side of the longest wall in each scoring to come."""
    room: Number
    """That every tile yet to come can be built at once."""
    door: Number
    """Each open side that some tile to come fits, up to `most_doors`."""
    most_doors: Number
    growth: Number
    """Each tile to come that would make the longest wall longer, up to `most_growth`."""
    most_growth: Number
    rival_share: Number
    """How much a point less for the average rival counts, in thousandths of an own point."""
    waiting: Number
    """How much of its worth a tile keeps in the reserve, in thousandths, less an action."""
    places_tried: Number
    """How many cells it considers for a tile with others still to place."""


WEIGHTS: Layout[Weights] = Layout(Weights)

GREEDY = {
    "unit": 600,
    "much": 10,
    "beyond": 650,
    "far_beyond": 150,
    "exact": 1_500,
    "action": 3_000,
    "saved": 600,
    "still_there": 500,
    "nearly": 6,
    "change": 2,
    "wall": 1_000,
    "room": 2_500,
    "door": 60,
    "most_doors": 12,
    "growth": 100,
    "most_growth": 5,
    "rival_share": 600,
    "waiting": 400,
    "places_tried": 3,
}
"""The numbers of the bot `greedy`, a yardstick: they stay as they are."""


def weights_of(numbers: dict[str, int]) -> Weights:
    """A record with these numbers, those of `greedy` where there are none."""
    weights = WEIGHTS.new()
    for name, number in {**GREEDY, **numbers}.items():
        setattr(weights, name, number)
    return weights
