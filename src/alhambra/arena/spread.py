"""How sure a mean is: intervals of 95 %, though games of one chance resemble each other."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

NORMAL = 1.959964
"""Within so many standard errors lie 95 % of a bell curve."""
FEW = (12.7062, 4.3027, 3.1824)
"""The same for one, two and three degrees of freedom."""


@dataclass(frozen=True)
class Spread:
    """A mean with its interval."""

    mean: float
    low: float
    high: float


def quantile(freedom: int) -> float:
    """How many standard errors hold 95 % with so many degrees of freedom (Student's t)."""
    if freedom < 1:
        return math.inf
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def mean_of(clusters: Iterable[Sequence[float]]) -> Spread:
    """The mean of all values, its interval taken over clusters: those are independent."""
    kept = [cluster for cluster in clusters if cluster]
    mean, error = _mean_and_error(kept)
    reach = quantile(len(kept) - 1) * error if error else 0.0
    if len(kept) < 2:
        reach = math.inf
    return Spread(mean, mean - reach, mean + reach)


def share_of(clusters: Iterable[Sequence[float]]) -> Spread:
    """The mean of shares from 0 to 1 by Wilson's interval, for as many games as they are worth.

    Games of one chance that resemble each other are worth fewer than they are, down to one for a
    cluster; never more than they are.
    """
    kept = [cluster for cluster in clusters if cluster]
    games = sum(map(len, kept))
    mean, error = _mean_and_error(kept)
    plain = mean * (1 - mean)
    worth = float(len(kept))  # who always wins may do so because games resemble each other
    if plain:
        worth = min(float(games), plain / error**2) if error else float(games)
    z = quantile(len(kept) - 1)
    if math.isinf(z):
        return Spread(mean, 0.0, 1.0)
    middle = (mean + z * z / (2 * worth)) / (1 + z * z / worth)
    reach = z / (1 + z * z / worth) * math.sqrt(plain / worth + z * z / (4 * worth * worth))
    return Spread(mean, max(0.0, min(mean, middle - reach)), min(1.0, max(mean, middle + reach)))


def _mean_and_error(clusters: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The mean over all values, and its standard error over clusters."""
    games = sum(map(len, clusters))
    if not games:
        return 0.0, 0.0
    mean = sum(map(sum, clusters)) / games
    if len(clusters) < 2:
        return mean, 0.0
    squares = sum((sum(cluster) - mean * len(cluster)) ** 2 for cluster in clusters)
    return mean, math.sqrt(squares * len(clusters) / (len(clusters) - 1)) / games
