"""How long a step late in a replay of the board game takes: `python -m bench.replay`.

Processor time, the best of several runs.
"""

import random
import time
from collections.abc import Callable
from typing import Any, cast

from alhambra.palace import Game, Rules
from alhambra.server.journal import Fact
from alhambra.server.promises import called
from alhambra.server.table import Making, Table
from tests.rulebook.palace import eager

PLAYERS = 4
PLY = 337
RUNS = 9


def long_table() -> tuple[Table, list[str]]:
    """A table with a few more plies than that, and its journal."""
    table = Table(Making("k3v9w0pq4x7m", Rules(PLAYERS), "guest 0", "0" * 64, 0))
    sit = [Fact("sit", seat, f"guest{seat} Ann") for seat in range(PLAYERS)]
    entries = [table.propose(*sit), table.prepare([called(table.people, anew=False)], ())]
    choice = random.Random(1)
    while table.ply <= PLY:
        assert table.mover is not None
        action = eager(choice, cast(Game, table.game), 0)
        entries.append(table.act_for(table.mover, str(action)))
    return table, entries


def best(call: Callable[[], Any]) -> float:
    """Milliseconds of processor time."""
    times = []
    for _ in range(RUNS):
        begin = time.thread_time_ns()
        call()
        times.append(time.thread_time_ns() - begin)
    return min(times) / 1e6


def main() -> None:
    table, entries = long_table()
    figures: dict[str, Callable[[], Any]] = {
        f"the view after ply {PLY}": lambda: table.moments("guest0")(PLY),
        f"the view after ply {PLY - 2}": lambda: table.moments("guest0")(PLY - 2),
        "the story so far": table.story_again("guest0"),
        "all plies from the beginning": lambda: Table(table.making, entries),
    }
    for name, call in figures.items():
        print(f"{name:32}{best(call):8.2f} ms")


if __name__ == "__main__":
    main()
