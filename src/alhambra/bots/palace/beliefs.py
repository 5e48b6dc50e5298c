"""What a player of the board game believes: the numbers by which it weighs a turn.

All in thousandths of a point unless it says otherwise. The policy is one; players differ by these.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Protocol

from alhambra.core.memory import Layout
from alhambra.core.values import Grid, Number

FEATURES = 18
"""What is seen of a seat where a position is valued (see `features`)."""
STAGES = 4
"""How many scorings there have been: none to three."""


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

    turns_ahead: Number
    """How many own turns a search looks beyond the one it chooses."""
    last_tiles: Number
    """With no more tiles in the bag for each player it looks to the end of the game."""
    margin_share: Number
    """How much a point more than the rivals counts in a value, in thousandths."""
    chance_share: Number
    """How much a thousandth of a chance to win counts."""
    points: Annotated[Grid, STAGES, FEATURES]
    """What each feature adds to the final score, by stage, in thousandths."""
    points_left: Annotated[Grid, STAGES, FEATURES]
    """The same for what of it goes with the tiles left in the bag."""
    odds: Annotated[Grid, STAGES, FEATURES]
    """What each feature adds to the logarithm of the odds to win, likewise."""
    odds_left: Annotated[Grid, STAGES, FEATURES]


WEIGHTS: Layout[Weights] = Layout(Weights)
LEARNT = dict.fromkeys(("points", "points_left", "odds", "odds_left"), STAGES * FEATURES)
"""The fields that a file of weights has, and how many numbers each."""

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
    "turns_ahead": 1,
    "last_tiles": 1,
    "margin_share": 1_000,
    "chance_share": 0,
}
"""The numbers of the bot `greedy`, a yardstick: they stay as they are."""

TUNED = {
    **GREEDY,
    "unit": 720,
    "exact": 3_500,
    "still_there": 350,
    "wall": 650,
    "room": 6_000,
}
"""Better numbers, found by matches."""

FOUND: dict[int, dict[str, int]] = {
    4: {
        "unit": 722,
        "much": 12,
        "beyond": 740,
        "far_beyond": 97,
        "exact": 6_923,
        "action": 5_280,
        "saved": 624,
        "still_there": 253,
        "wall": 806,
        "room": 7_152,
        "door": 56,
        "growth": 102,
        "rival_share": 501,
        "waiting": 348,
    },
}
"""Better ones for a number of players, found by `scripts/tune.py`."""


def tuned(players: int) -> dict[str, int]:
    """The best numbers known for so many players."""
    return {**TUNED, **FOUND.get(players, {})}


def weights_of(numbers: Mapping[str, Any]) -> Weights:
    """A record with these numbers, those of `greedy` where there are none."""
    weights = WEIGHTS.new()
    for name, number in {**GREEDY, **numbers}.items():
        setattr(weights, name, number)
    return weights
