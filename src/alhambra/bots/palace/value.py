"""What a position is worth to a seat: expected points and chance to win, as it was learned."""

from math import exp

from alhambra.bots.mind import FOREVER
from alhambra.bots.palace.beliefs import FEATURES, Weights
from alhambra.bots.palace.desk import Desk
from alhambra.bots.palace.features import see
from alhambra.bots.palace.siting import begin_thought
from alhambra.core.bits import size
from alhambra.core.kernel import kernel
from alhambra.palace.catalog import TILE_COUNT
from alhambra.palace.position import ENDED, Position

STEPS = 16
"""Steps of the table to a natural unit."""
FADING = tuple(round(1_000_000 * exp(-step / STEPS)) for step in range(14 * STEPS))
"""How the odds of a seat fall with the strength it lacks."""


@kernel
def clock(at: Position) -> int:
    """Whose turn it is: the next one is somebody else's."""
    return at.seat


@kernel
def horizon(at: Position, weights: Weights) -> int:
    """How many own turns beyond this one are played; the last turns of the game are all played."""
    if size(at.bag) <= weights.last_tiles * at.players:
        return FOREVER
    return weights.turns_ahead


@kernel
def value(at: Position, desk: Desk, weights: Weights, seat: int) -> int:
    """What the position is worth to a seat: the margin, and the chance to win, by their shares."""
    if at.phase == ENDED:
        count_scores(at, desk, seat)
    else:
        foresee(at, desk, weights, seat)
    own = desk.expected[seat]
    best = -(1 << 40)
    mean = 0
    for other in range(at.players):
        if other != seat:
            best = max(best, desk.expected[other])
            mean += desk.expected[other]
    margin = own - (best + mean // (at.players - 1)) // 2
    desk.points = own
    return (margin * weights.margin_share + desk.chance * weights.chance_share) // 1_000


@kernel
def count_scores(at: Position, desk: Desk, seat: int) -> None:
    """The end of the game: scores, and the victory shared among those with the most points."""
    best = 0
    winners = 0
    for other in range(at.players):
        desk.expected[other] = 1_000 * at.score[other]
        if at.score[other] > best:
            best = at.score[other]
            winners = 0
        winners += at.score[other] == best
    desk.chance = 1_000 // winners if at.score[seat] == best else 0


@kernel
def foresee(at: Position, desk: Desk, weights: Weights, seat: int) -> None:
    """The scores that are expected, and the chance of the seat to have the highest."""
    begin_thought(at, desk)
    stage = size(at.scorings_held)
    left = 1_000 * size(at.bag) // TILE_COUNT
    best = -(1 << 40)
    for other in range(at.players):
        see(at, desk, weights, other)
        expected = 0
        strength = 0
        for number in range(FEATURES):
            seen = desk.features[other][number]
            by_score = weights.points[stage][number] * 1_000
            by_score += weights.points_left[stage][number] * left
            by_odds = weights.odds[stage][number] * 1_000
            by_odds += weights.odds_left[stage][number] * left
            expected += seen * by_score
            strength += seen * by_odds
        desk.expected[other] = expected // 1_000_000
        desk.strength[other] = strength // 1_000_000
        best = max(best, desk.strength[other])
    odds = 0
    total = 0
    for other in range(at.players):
        step = (best - desk.strength[other]) * STEPS // 1_000
        faded = FADING[step] if step < 14 * STEPS else 0
        total += faded
        if other == seat:
            odds = faded
    desk.chance = 1_000 * odds // total
