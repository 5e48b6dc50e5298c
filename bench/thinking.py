"""How much a master thinks: simulations a second in the middle of a game, on one core and on two.

python -m bench.thinking
"""

import time
from typing import Any

from alhambra.bots import registry
from alhambra.bots.budget import Budget
from alhambra.bots.thinker import Thinker
from alhambra.core.rules import find_rules

SECOND = Budget(milliseconds=1_000)
TABLES = {"rollwrite": (1, 2, 3, 4, 5), "palace": (2, 3, 4, 5, 6)}
ROUNDS = 3


def middle_of(game: str, players: int) -> Any:
    """A game that is half over, played by foremen."""
    rules = find_rules(game).from_header({"players": str(players)})
    bot = registry.make(game, "foreman")
    played: Any = rules.new_game(seed=1)
    while not played.is_over:
        played.play(bot.choose(played))
    half = len(played.plies) // 2
    now: Any = rules.new_game(seed=1)
    while len(now.plies) < half:
        now.play(bot.choose(now))
    return now


def pace(game: str, now: Any, threads: int) -> float:
    """Simulations a second."""
    master = registry.make(game, "master")
    assert isinstance(master, Thinker)
    master.budget, master.threads = SECOND, threads
    master.think(now)
    begun = time.perf_counter()
    visits = sum(sum(idea.visits for idea in master.think(now)) for _ in range(ROUNDS))
    return visits / (time.perf_counter() - begun)


def main() -> None:
    """Print a table."""
    print("| game | players | one core | two cores | ratio |\n|---|---:|---:|---:|---:|")
    for game, tables in TABLES.items():
        for players in tables:
            now = middle_of(game, players)
            one, two = (pace(game, now, threads) for threads in (1, 2))
            print(f"| {game} | {players} | {one:,.0f} | {two:,.0f} | {two / one:.2f} |", flush=True)


if __name__ == "__main__":
    main()
