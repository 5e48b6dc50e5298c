"""Whether it pays to redesign: the best change of the own grounds (AL-5)."""

from alhambra.bots.palace.majorities import majorities_worth
from alhambra.bots.palace.siting import Desk, reserve_gain, settle, worth_of_ground
from alhambra.core.bits import lowest
from alhambra.palace.legal import list_redesigns
from alhambra.palace.ply import act
from alhambra.palace.position import POSITION, Position


def standing(at: Position, seat: int, bought: int, desk: Desk) -> int:
    """What ground, types and reserve are worth, with the tiles bought placed."""
    worth = worth_of_ground(at, seat, desk) + majorities_worth(at, seat)
    members = at.reserve[seat]
    while members != 0:
        worth += reserve_gain(at, seat, lowest(members))
        members &= members - 1
    return worth + settle(at, seat, bought, desk)[0]


def best_redesign(at: Position, seat: int, desk: Desk) -> tuple[int, int]:
    """What the best redesign gains, and its code, -1 if there is none."""
    if at.reserve[seat] == 0:
        return 0, -1
    before = standing(at, seat, at.bought, desk)
    best = (0, -1)
    for code in desk.choices.codes[: list_redesigns(at, desk.choices, 0)]:
        after = POSITION.copy(at)
        after.bought = 0
        act(after, code)
        gain = standing(after, seat, at.bought, desk) - before
        if best[1] < 0 or gain > best[0]:
            best = (gain, code)
    return best
