"""Ratings like Elo's: how strong players must be to have won as they did (Bradley and Terry).

A seat wins in proportion to the strength of its player, whatever the number of seats. Strengths
are fitted by the minorisation of Hunter (2004); intervals come from weighing the chances anew,
each as a whole, as Rubin's Bayesian bootstrap does.
"""

from collections.abc import Sequence
from typing import Any

from alhambra.arena.figures import Entry
from alhambra.arena.spread import Spread

MIDDLE = 1000
"""The rating of the yardstick."""
POINTS = 400
"""So many points more are ten times the strength."""
YARDSTICK = "greedy"
DRAWS = 400
"""How often the chances are weighed anew for the intervals."""
ROUNDS = 300
"""Rounds of fitting; far more than ladders need."""
PRIOR = 1
"""So many games more against everybody met, shared as between equals: who never loses is finite."""


def ratings_of(
    found: Sequence[Entry], players: Sequence[str], *, seats: int, seed: int = 0
) -> dict[str, Spread]:
    """The rating of every player; greedy, or else the first, has 1000."""
    import numpy as np

    numbers = sorted({entry.number for entry in found})
    place = {player: index for index, player in enumerate(players)}
    row = {number: index for index, number in enumerate(numbers)}
    size = len(players)
    games = np.zeros((len(numbers), size, size))
    wins = np.zeros((len(numbers), size, size))
    for entry in found:
        if entry.player != entry.against:
            at = row[entry.number], place[entry.player], place[entry.against]
            games[at] += 1
            wins[at] += entry.share
    draws = np.random.default_rng(seed).exponential(size=(DRAWS, len(numbers) + 1))
    weights = np.vstack([np.ones((1, len(numbers) + 1)), draws])
    weights, prior = weights[:, :-1], weights[:, -1, None, None] * PRIOR
    all_games = np.einsum("dn,nij->dij", weights, games)
    all_wins = np.einsum("dn,nij->dij", weights, wins)
    others = max(1, seats - 1)
    strengths = _fitted(all_wins, all_games, others=others, prior=prior)
    points = POINTS * np.log10(strengths)
    yardstick = place.get(YARDSTICK, 0)
    points = points - points[:, yardstick : yardstick + 1] + MIDDLE
    low, high = np.percentile(points[1:], [2.5, 97.5], axis=0)
    return {
        player: Spread(float(points[0, i]), float(low[i]), float(high[i]))
        for player, i in place.items()
    }


def _fitted(wins: Any, games: Any, *, others: int, prior: Any) -> Any:
    """Strengths by draw and player: one against so many copies of another, and the reverse."""
    import numpy as np

    met = (games + np.swapaxes(games, 1, 2)) > 0
    games = games + met * prior
    wins = wins + met * prior / (1 + others)
    losses = games - wins
    total = wins.sum(2) + losses.sum(1)
    strengths = np.ones(total.shape)
    for _ in range(ROUNDS):
        mine, theirs = strengths[:, :, None], strengths[:, None, :]
        each = games / (mine + others * theirs)
        strengths = total / (each.sum(2) + others * each.sum(1))
        strengths /= np.exp(np.log(strengths).mean(1, keepdims=True))
    return strengths
