"""Ratings like Elo's: how strong players must be to have won as they did (Bradley and Terry).

A seat wins in proportion to the strength of its player, whatever the number of seats. Logarithms
of strengths are fitted by Newton's method; intervals come from weighing the chances anew, each as
a whole, as Rubin's Bayesian bootstrap does.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import permutations
from math import exp, log
from operator import mul
from random import Random
from statistics import quantiles

from alhambra.arena.figures import Entry
from alhambra.arena.spread import Spread

MIDDLE = 1000
"""The rating of the yardstick."""
POINTS = 400 / log(10)
"""400 points more are ten times the strength."""
YARDSTICK = "greedy"
DRAWS = 400
"""How often the chances are weighed anew for the intervals."""
UNPLAYED = -1
"""The number of games that were not played: one more of each pair, shared as between equals."""
STEPS = 100
"""Steps of fitting; far more than ladders need."""
LONGEST = 0.8
"""A step of Newton's method; one that moves two players apart by more than 1.79 may lead astray."""
SHORTEST = 1e-3
"""The step after such a one would change no digit that is shown."""
STIFF = 1e-6
"""Holds what no game does: all together, and who met nobody. Steps end where they would without."""

Pair = tuple[int, int]
"""A player who is alone, and the one who has all other seats."""


def ratings_of(
    found: Iterable[Entry], players: Sequence[str], *, seats: int, seed: int = 0
) -> dict[str, Spread]:
    """The rating of every player; greedy, or else the first, has 1000."""
    others = max(1, seats - 1)
    met = [entry for entry in found if entry.player != entry.against]
    met.extend(_unplayed(met, others))
    place = {player: index for index, player in enumerate(players)}
    row = {number: index for index, number in enumerate(sorted({each.number for each in met}))}
    games: dict[Pair, list[float]] = defaultdict(lambda: [0.0] * len(row))
    wins = [[0.0] * len(row) for _ in players]
    for each in met:
        one, other, chance = place[each.player], place[each.against], row[each.number]
        games[one, other][chance] += 1
        wins[one][chance] += each.share
        wins[other][chance] += 1 - each.share
    alike: dict[tuple[float, ...], list[Pair]] = defaultdict(list)
    for pair, column in games.items():
        alike[tuple(column)].append(pair)

    def fitted(weights: Sequence[float], start: Sequence[float]) -> list[float]:
        """Strengths if every chance counts as much as its weight."""
        won = [sum(map(mul, column, weights)) for column in wins]
        played = [(sum(map(mul, column, weights)), pairs) for column, pairs in alike.items()]
        return _fitted(won, played, log(others), start)

    dice = Random(seed)  # noqa: S311
    likely = fitted([1.0] * len(row), [0.0] * len(players))
    drawn = [fitted([dice.expovariate(1) for _ in row], likely) for _ in range(DRAWS)]
    yardstick = place.get(YARDSTICK, 0)
    ratings = {}
    for player, index in place.items():
        rating, *points = (
            MIDDLE + POINTS * (each[index] - each[yardstick]) for each in (likely, *drawn)
        )
        low, *_, high = quantiles(points, n=40, method="inclusive")
        ratings[player] = Spread(rating, low, high)
    return ratings


def _unplayed(met: Iterable[Entry], others: int) -> list[Entry]:
    """A game more of each pair, both ways round: so the strength of who never loses is finite."""
    pairs = {pair for each in met for pair in permutations((each.player, each.against))}
    share = 1 / (1 + others)
    return [Entry(UNPLAYED, one, other, share, 0, 0) for one, other in sorted(pairs)]


def _fitted(
    wins: Sequence[float],
    games: Sequence[tuple[float, list[Pair]]],
    odds: float,
    start: Sequence[float],
) -> list[float]:
    """Logarithms of the strengths with which so many victories are likeliest.

    The same number of games is that of each of several pairs; the odds, a logarithm as well, are
    against who is alone among equals.
    """
    strengths, places = list(start), range(len(start))
    for _ in range(STEPS):
        slopes = list(wins)
        bends = [[STIFF * (row == column) for column in places] for row in places]
        for count, one, other in ((count, *pair) for count, pairs in games for pair in pairs):
            share = 1 / (1 + exp(odds + strengths[other] - strengths[one]))
            slopes[one] -= count * share
            slopes[other] -= count * (1 - share)
            bend = count * share * (1 - share)
            bends[one][one] += bend
            bends[other][other] += bend
            bends[one][other] -= bend
            bends[other][one] -= bend
        steps = _solved(bends, slopes)
        longest = max(map(abs, steps))
        scale = LONGEST / max(longest, LONGEST)
        strengths = [own + scale * step for own, step in zip(strengths, steps, strict=True)]
        if longest < SHORTEST:
            break
    return strengths


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations by elimination; the matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place, own in enumerate(rows):
        for row in rows:
            if row is not own:
                factor = row[place] / own[place]
                row[place:] = [
                    x - factor * y for x, y in zip(row[place:], own[place:], strict=True)
                ]
    return [row[-1] / row[place] for place, row in enumerate(rows)]
