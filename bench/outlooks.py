"""How long all prospects of a late turn of the board game take: `python -m bench.outlooks`.

Turns of six after the second scoring, by players who choose a kind of action first and then an
action of it, who hoard, or who think; processor time. ALHAMBRA_LIBRARY=none measures the rules
interpreted.
"""

import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from alhambra.bots import registry
from alhambra.palace import Game, Rules
from alhambra.palace.outcome import Scoring, forget, next_scoring
from alhambra.palace.prospects import outlook_of
from tests.rulebook.palace import eager, hoarder

PLAYERS = 6
SECOND = 2
"""The bit of the second scoring among those held."""


def late_turns(chooser: Callable[..., Any], games: int) -> Iterator[Game]:
    """Every decision after the second scoring of some games."""
    for seed in range(games):
        game, choice, actions = Rules(PLAYERS).new_game(seed=seed), random.Random(seed), 0
        while not game.is_over:
            if game.position.scorings_held & SECOND:
                yield game
            game.play(chooser(choice, game, actions))
            actions += 1


def thinker() -> Callable[..., Any]:
    """The greedy bot in every seat."""
    bot = registry.make("palace", "greedy", 1)
    return lambda choice, game, actions: bot.choose(game.alone())


def timed(call: Callable[[], Any]) -> float:
    """Processor time of one call, in microseconds."""
    begin = time.thread_time_ns()
    call()
    return (time.thread_time_ns() - begin) / 1000


def shown(times: list[float]) -> str:
    """Median, 95th percentile and longest."""
    ordered = sorted(times)
    parts = (ordered[len(ordered) // 2], ordered[len(ordered) * 95 // 100], ordered[-1])
    return "p50 {:6.0f}  p95 {:6.0f}  max {:6.0f} us".format(*parts)


def outlook(game: Game) -> int:
    """Work the outlook out anew; how many actions it is about."""
    game.expected = game.weighed = None
    return len(outlook_of(game).prospects)


def scoring(game: Game) -> Scoring:
    """Work the next scoring out anew."""
    forget()
    return next_scoring(game.position)


def main() -> None:
    """Print the figures of each kind of players."""
    for name, chooser, games in (
        ("eager", eager, 40),
        ("hoarder", hoarder, 20),
        ("greedy", thinker(), 4),
    ):
        figures: dict[str, list[float]] = {}
        actions = []
        for game in late_turns(chooser, games):
            figures.setdefault("outlook", []).append(timed(partial(outlook, game)))
            figures.setdefault("next scoring", []).append(timed(partial(scoring, game)))
            actions.append(outlook(game))
        median = sorted(actions)[len(actions) // 2]
        print(
            f"{name}: {len(actions)} turns, {median} actions in the median, {max(actions)} at most"
        )
        for label, times in figures.items():
            print(f"  {label:26}{shown(times)}")


if __name__ == "__main__":
    main()
