"""Many games at once: shared out to threads, the same for a seed whatever their number."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from alhambra.core.errors import IllegalOption

CHUNK = 1_000
"""Games that one thread plays before it asks for more."""


def share_out(
    play: Callable[[int, int], None], games: int, *, seed: int, threads: int | None
) -> None:
    """Call `play(start, end)` for all games in chunks, on as many threads as there are cores.

    What is played must depend on the number of a game alone, never on its chunk.
    """
    if games < 0:
        raise IllegalOption("games", "at-least", games, least=0)
    if threads is not None and threads < 1:
        raise IllegalOption("threads", "at-least", threads, least=1)
    if not 0 <= seed < 1 << 62:
        raise IllegalOption("seed", "from-to", seed, first=0, last=(1 << 62) - 1)
    starts = range(0, games, CHUNK)
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for _ in pool.map(lambda start: play(start, min(start + CHUNK, games)), starts):
            pass
