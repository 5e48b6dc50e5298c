"""Fair play: no bot knows what chance has yet to decide."""

from typing import Any

import pytest

from alhambra.bots import registry
from alhambra.bots.budget import AT_ONCE, Budgeted
from alhambra.core.chance import SeededDealer
from alhambra.core.rules import find_rules

GAMES = {"rollwrite": (1, 2, 4), "palace": (3,)}
CASES = [(game, bot) for game in GAMES for bot in registry.names(game)]
EVERY = {"rollwrite": 9, "palace": 50}
"""Of so many decisions one is looked at."""


def player_of(game: str, bot: str) -> str:
    """A bot whose thinking the seed decides: one that has time gets simulations instead."""
    made = registry.make(game, bot)
    return f"{bot}@30" if isinstance(made, Budgeted) and made.budget != AT_ONCE else bot


class Peeping:
    """A bot that looks ahead with the dealer of the game."""

    name = "peeping"

    def choose(self, game: Any) -> Any:
        def after(action: Any) -> str:
            ahead = game.copy()
            ahead.play(action)
            text: str = ahead.digest()
            return text

        return max(game.legal_actions(), key=after)


def differing(game_name: str, players: int, bot: Any, seed: int) -> int:
    """How often a bot decides otherwise when all chance to come is another."""
    game: Any = find_rules(game_name).from_header({"players": str(players)}).new_game(seed)
    uniform: Any = registry.make(game_name, "uniform", seed)
    found = decision = 0
    while not game.is_over:
        decision += 1
        if decision % EVERY[game_name] == 0:
            choices = set()
            for other in (1, 2, 3):
                twin = game.copy()
                twin.dealer = SeededDealer(1000 * seed + other)
                choices.add(str(bot.choose(twin)))
            found += len(choices) > 1
        game.play(uniform.choose(game))
    assert decision >= EVERY[game_name]
    return found


@pytest.mark.parametrize(("game", "bot"), CASES)
def test_no_choice_depends_on_chance_to_come(game: str, bot: str) -> None:
    made = registry.make(game, player_of(game, bot), 7)
    for players in GAMES[game]:
        assert differing(game, players, made, seed=players) == 0


def test_a_bot_that_peeps_is_found_out() -> None:
    assert differing("palace", 3, Peeping(), seed=4) > 0
