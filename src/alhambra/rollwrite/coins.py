"""Coins: a lifetime supply, circled when gained, crossed out when spent (RW-3.5, RW-3.6)."""

from alhambra.core.kernel import inlined
from alhambra.rollwrite.position import Position
from alhambra.rollwrite.sheet import cell_at, is_built


@inlined
def coins_of(at: Position, seat: int) -> int:
    """Coins to spend: circled and not crossed out."""
    return at.circled[seat] - at.crossed[seat]


@inlined
def spend(at: Position, seat: int, coins: int) -> None:
    """Cross out coins; that frees nothing (RW-3.6)."""
    at.crossed[seat] += coins


@inlined
def coins_on_offer(at: Position, seat: int) -> int:
    """One coin for each of the four crossings already built; equal dice count again (RW-3.5)."""
    coins = 0
    for yellow in range(2):
        for blue in range(2, 4):
            cell = cell_at(at.dice[seat][yellow], at.dice[seat][blue])
            if is_built(at, seat, cell):
                coins += 1
    return coins


@inlined
def coins_to_gain(at: Position, seat: int) -> int:
    """The coins on offer, as far as there are some not circled yet (RW-3.6)."""
    return min(coins_on_offer(at, seat), at.coins - at.circled[seat])


@inlined
def circle(at: Position, seat: int, coins: int) -> None:
    """Circle gained coins; once all are circled the surplus is lost (RW-3.6)."""
    circled = at.circled[seat] + coins
    if circled > at.coins:
        circled = at.coins
    at.circled[seat] = circled
