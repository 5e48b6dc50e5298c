"""Many games at once: shared out to threads, the same for a seed whatever their number."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from alhambra.core.arrays import numpy_for
from alhambra.core.chance import check_seed
from alhambra.core.checks import check_whole

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

CHUNK = 1_000
"""Games that one thread plays before it asks for more."""


class Scored(Protocol):
    """Rules of a game that ends with scores."""

    @property
    def rows(self) -> int:
        """How many scores a game ends with."""
        ...


AnyRules = TypeVar("AnyRules", bound=Scored)


def simulated(
    play: Callable[[AnyRules, int, Any], None],
    rules: AnyRules,
    games: int,
    *,
    seed: int,
    threads: int | None,
) -> "npt.NDArray[np.int64]":
    """The scores of games, a row each, on as many threads as there are cores.

    `play` fills room for the scores of some games with those from a number on. What is played must
    depend on the number of a game alone, never on its chunk.
    """
    check_whole("games", games, least=0)
    check_seed(seed)
    if threads is not None:
        check_whole("threads", threads, least=1)
    numpy = numpy_for("simulate")
    scores: npt.NDArray[np.int64] = numpy.zeros((games, rules.rows), numpy.int64)
    flat = scores.reshape(-1)

    def play_some(first: int) -> None:
        play(rules, first, flat[first * rules.rows : (first + CHUNK) * rules.rows])

    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for _ in pool.map(play_some, range(0, games, CHUNK)):
            pass
    return scores
