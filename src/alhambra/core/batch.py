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
        raise IllegalOption(f"games: 0 or more, got {games}")
    if threads is not None and threads < 1:
        raise IllegalOption(f"threads: 1 or more, got {threads}")
    if not 0 <= seed < 1 << 62:
        raise IllegalOption(f"seed: 0 to 2**62 - 1, got {seed}")
    starts = range(0, games, CHUNK)
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for _ in pool.map(lambda start: play(start, min(start + CHUNK, games)), starts):
            pass
