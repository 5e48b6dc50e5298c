"""What a position of Roll & Write is worth to a seat: its chance to win, or alone its score."""

from math import exp

from alhambra.bots.mind import FOREVER
from alhambra.bots.rollwrite.beliefs import PAGE, TURNS, Weights
from alhambra.bots.rollwrite.desk import Desk
from alhambra.bots.rollwrite.planning import plan_turn, prepare
from alhambra.bots.rollwrite.table import expected_score, turns_left, type_at
from alhambra.core.kernel import kernel
from alhambra.core.values import BUILDINGS
from alhambra.rollwrite.catalog import BONUS, COINS_PER_POINT
from alhambra.rollwrite.coins import coins_of
from alhambra.rollwrite.position import ENDED, TURN, Position
from alhambra.rollwrite.scoring import line_points, type_points

SURE = 10_000
"""A chance that is certain."""
STEPS, FAR = 16, 6
"""Steps of the curve to a unit, and how far it reaches."""
CURVE = tuple(
    round(SURE / (1 + exp(-step / STEPS))) for step in range(-FAR * STEPS, FAR * STEPS + 1)
)
"""The logistic curve."""

POINTS_COUNT = 3
"""What a point of lead adds to a chance, in hundred-thousandths, so that leads are kept."""


@kernel
def clock(at: Position) -> int:
    """A number that stays the same until a turn is over."""
    return at.rounds_begun * 16 + at.row + (8 if at.phase == ENDED else 0)


@kernel
def horizon(at: Position, weights: Weights) -> int:
    """How many own turns beyond this one are played before the value is asked."""
    if at.rounds - at.rounds_begun <= weights.ending:
        return FOREVER
    return weights.reach


@kernel
def final_score(at: Position, row: int) -> int:
    """The score of a row if the game ended now, in hundredths."""
    points = 0
    for building in range(BUILDINGS):
        points += type_points(at, row, building)
    if row >= at.players:
        points += BONUS[at.rows - at.players]
    else:
        points += line_points(at.marks[row]) + coins_of(at, row) // COINS_PER_POINT
    return 100 * points


@kernel
def outlook(at: Position, desk: Desk, weights: Weights, row: int) -> int:
    """The final score of a row that is to be expected, in hundredths."""
    if at.phase == ENDED:
        return final_score(at, row)
    if row >= at.players:
        left = at.rounds - at.rounds_begun
        score = 100 * BONUS[at.rows - at.players]
        for building in range(BUILDINGS):
            if at.finished[row][building] != 0:
                score += 100 * type_points(at, row, building)
            else:
                score += weights.table[left * PAGE + type_at(at, row, building, 0)]
        return score
    left = turns_left(at, row)
    if at.dice[row][1] != 0 and at.dice[row][3] != 0:  # four dice: what it will do is known
        if at.phase != TURN or at.row != row:
            left -= 1
        if left >= 0:
            prepare(at, desk, weights, row, left, 0)
            return plan_turn(at, desk, weights, row, left, 0, 1)
    return expected_score(at, desk, weights, row)


@kernel
def chance_to_win(at: Position, desk: Desk, weights: Weights, row: int, own: int) -> int:
    """The chance to end before every rival, or with as many points; certain once it is over."""
    chance = SURE
    level = 1
    rivals = at.rows if at.versus != 0 else at.players
    left = min(at.rounds - at.rounds_begun, TURNS - 1)
    for rival in range(rivals):
        if rival != row:
            lead = own - outlook(at, desk, weights, rival)
            if at.phase == ENDED:
                if lead < 0:
                    return 0
                if lead == 0:
                    level += 1
            else:
                step = STEPS * lead // max(weights.spread[left], 1)
                step = max(-FAR * STEPS, min(step, FAR * STEPS))
                chance = chance * CURVE[step + FAR * STEPS] // SURE
    return chance // level


@kernel
def value(at: Position, desk: Desk, weights: Weights, seat: int) -> int:
    """What a position is worth to a seat; notes points and chance."""
    own = outlook(at, desk, weights, seat)
    desk.points = 10 * own
    if at.players == 1 and at.versus == 0:
        desk.chance = 1000
        return own
    chance = chance_to_win(at, desk, weights, seat, own)
    desk.chance = chance * 1000 // SURE
    return 100 * chance + POINTS_COUNT * own
