"""The levels of the board game: all play whole games, know nothing hidden, and differ."""

import pytest

from alhambra.bots.budget import Budget
from alhambra.bots.palace.levels import LEVELS, learnt
from alhambra.bots.thinker import Thinker
from alhambra.core.chance import SeededDealer
from alhambra.palace import Game, Rules

NAMES = list(LEVELS)


def player(name: str, seed: int = 1, simulations: int = 20) -> Thinker:
    """A level with a budget that tests can afford."""
    bot = LEVELS[name](seed)
    if bot.budget.simulations or bot.budget.milliseconds:
        bot.budget = Budget(simulations=simulations)
    return bot


def play(names: list[str], seed: int) -> Game:
    game = Rules(players=len(names)).new_game(seed=seed)
    bots = [player(name) for name in names]
    while game.to_move is not None:
        before = game.words()
        action = bots[game.to_move].choose(game)
        assert game.words() == before
        game.play(action)
    return game


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 6])
def test_a_level_plays_whole_games_and_repeats_itself(name: str, players: int) -> None:
    game = play([name] * players, 4)
    assert game.outcome is not None
    assert play([name] * players, 4).plies == game.plies


@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_levels_sit_at_one_table(players: int) -> None:
    assert play(NAMES[-players:], 6).outcome is not None


@pytest.mark.parametrize("name", NAMES)
def test_a_choice_does_not_change_with_what_nobody_knows(name: str) -> None:
    """Other dealers would draw other cards and tiles; the bot plays on all the same."""
    game = Rules(players=3).new_game(seed=8)
    for number in range(60):
        action = player(name).choose(game)
        if number % 6 == 0:
            for dealer in (None, SeededDealer(9), SeededDealer(10)):
                other = game.copy()
                other.dealer = dealer
                assert player(name).choose(other) == action
        game.play(action)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_values_were_learnt_for_every_number_of_players(players: int) -> None:
    values = learnt(players)
    for stage in range(3):
        assert any(values["points"][stage]) and any(values["odds"][stage])


def test_a_higher_level_beats_a_lower_one() -> None:
    """Few games: only that master and apprentice are not mixed up."""
    won = 0
    for seed in range(6):
        names = ["apprentice", "master"] if seed % 2 else ["master", "apprentice"]
        outcome = play(names, seed).outcome
        assert outcome is not None
        won += names.index("master") in outcome.winners
    assert won >= 5
