"""Bots choose legal actions, repeat themselves for a seed, and the better one wins."""

import pytest

from alhambra.bots import registry
from alhambra.core.errors import IllegalOption
from alhambra.rollwrite import Game, Rules
from tests.refusing import refusing

QUICK = [f"{name}@40" if name == "master" else name for name in registry.names("rollwrite")]
"""All bots; the one that searches decides after few simulations."""
LONG = pytest.mark.long(verb="oracle")


def play(names: list[str], seed: int, **options: object) -> Game:
    game = Rules(players=len(names), **options).new_game(seed=seed)  # type: ignore[arg-type]
    bots = [registry.make("rollwrite", name, seed + seat) for seat, name in enumerate(names)]
    while game.to_move is not None:
        before = game.words()
        action = bots[game.to_move].choose(game)
        assert game.words() == before
        game.play(action)
    return game


@pytest.mark.parametrize("name", [*QUICK, pytest.param("master", marks=LONG)])
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_a_bot_plays_whole_games_and_repeats_itself(name: str, players: int) -> None:
    one, two = play([name] * players, 5), play([name] * players, 5)
    assert one.outcome is not None and one.plies == two.plies


def test_greedy_beats_uniform() -> None:
    """Sixteen games, seats changing; greedy has never lost one of thirty in longer runs."""
    won = 0
    for seed in range(16):
        names = ["uniform", "uniform", "uniform"]
        names[seed % 3] = "greedy"
        outcome = play(names, seed).outcome
        assert outcome is not None
        won += seed % 3 in outcome.winners
    assert won >= 14


def test_greedy_finds_a_building_that_a_coin_makes_possible() -> None:
    text = "rollwrite players=3 round=18 first=0 turn=0 | 4-3 y11 b22 12,13,14,15,16 "
    game = Rules.from_position_text(text + "| 3-3 y1 b1 66 | 3-3 y1 b1 66")
    bot = registry.make("rollwrite", "greedy")
    assert str(bot.choose(game)) == "change b2 down"
    game.play(bot.choose(game))
    assert str(bot.choose(game)) == "construct y1 b1"


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with refusing(IllegalOption, "one of uniform, apprentice, mason, greedy, foreman"):
        registry.make("rollwrite", "deep-thought")
    assert registry.names("chess") == []
