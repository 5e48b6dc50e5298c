"""The levels of Roll & Write: whole games everywhere, fair, and each better than the one below."""

from typing import Any

import pytest

from alhambra.bots.brain import Beliefs
from alhambra.bots.budget import Budget
from alhambra.bots.rollwrite.levels import FOLDER, LEVELS, beliefs_of, learned, table_name
from alhambra.bots.rollwrite.mind import BRAIN, MIND
from alhambra.bots.search import MATCH
from alhambra.bots.weights import read
from alhambra.rollwrite import Rules
from alhambra.rollwrite.outcome import outcome_of
from tests.bots.test_rollwrite_greedy import TABLES

FEW = Budget(simulations=40)
"""A search that is over at once."""


def player(level: str, seed: int = 0) -> Any:
    bot: Any = LEVELS[level](seed)
    if level == "master":
        bot.budget = FEW
    return bot


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_level_plays_whole_games_and_repeats_itself(level: str, number: int) -> None:
    rules = Rules(**TABLES[number])
    games = []
    for _ in range(2):
        bot, game = player(level, 3), rules.new_game(seed=number)
        while game.to_move is not None:
            before = game.words()
            action = bot.choose(game)
            assert game.words() == before
            game.play(action)
        games.append(game)
    assert games[0].plies == games[1].plies
    assert games[0].outcome is not None


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_knows_no_die_to_come(level: str) -> None:
    """Whatever seed the dice of a game will come from, the choice is the same."""
    bot, game = player(level), Rules(players=3).new_game(seed=8)
    while game.to_move is not None:
        others = []
        for seed in (None, 1, 2):
            other = game.copy()
            other.dealer = None if seed is None else Rules(players=3).new_game(seed=seed).dealer
            others.append(bot.choose(other))
        action = bot.choose(game)
        assert all(other == action for other in others)
        game.play(action)


@pytest.mark.parametrize("below", range(3))
def test_a_level_beats_the_one_below(below: int) -> None:
    """Sixty games of two, both at both seats: 65 % is the goal, 1 in 1000 would fall below half."""
    names = list(LEVELS)
    rules = Rules(players=2)
    room = BRAIN.room()
    weights = [beliefs_of(names[below + better], 2, 3).plain[0] for better in (1, 0)]
    beliefs = Beliefs(MIND, *weights)
    won = 0.0
    for number in range(60):
        for seat in range(2):
            room.enter(rules.new_game().at, beliefs, 17)
            room.study.player = [seat, 1 - seat, *[1] * 6]
            room.ask(MATCH, number)
            winners = outcome_of(room.trial).winners
            won += (seat in winners) / len(winners)
    assert won / 120 > 0.55


@pytest.mark.parametrize(
    ("players", "rows"), [(1, 3), (1, 4), (1, 5), (2, 3), (3, 3), (4, 4), (5, 5)]
)
def test_shipped_weights_say_how_they_were_made(players: int, rows: int) -> None:
    facts = read(FOLDER / table_name(players, rows)).facts
    assert facts["game"] == "rollwrite" and facts["players"] == players and facts["rows"] == rows
    assert facts["games"] >= 300_000 and facts["games_apart"] == 2_000
    assert 4 < facts["error_apart"] < 7
    assert (FOLDER / table_name(players, rows)).stat().st_size < 150_000
    assert learned(players, rows).learned == 1
