"""Positions of both games at every number of players, met in random play."""

from collections.abc import Iterator
from random import Random
from typing import Any

from alhambra import palace, rollwrite
from alhambra.bots.palace.mind import BRAIN as PALACE_BRAIN
from alhambra.bots.rollwrite.mind import BRAIN as ROLLWRITE_BRAIN

ALL_RULES: list[Any] = [palace.Rules(players=players) for players in range(2, 7)]
ALL_RULES += [rollwrite.Rules(players=players) for players in range(1, 6)]
BRAINS = {"palace": PALACE_BRAIN, "rollwrite": ROLLWRITE_BRAIN}
MOST_PLIES = 1_000


def moments(rules: Any, seed: int) -> Iterator[Any]:
    """A game, every time somebody is to move, and at its end or after a thousand plies."""
    game, random = rules.new_game(seed=seed), Random(seed)
    for _ in range(MOST_PLIES):
        yield game
        if game.is_over:
            return
        game.play(game.nth_action(random.randrange(game.legal_count())))
