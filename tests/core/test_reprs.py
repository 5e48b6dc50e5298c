"""What Python shows of games, actions, chances and observations are expressions for them."""

import random
from typing import Any

import pytest

from alhambra import palace, rollwrite
from alhambra.palace.observation import SeatView
from alhambra.rollwrite.observation import RowView

WORLD = {"palace": palace, "rollwrite": rollwrite, "SeatView": SeatView, "RowView": RowView}
RULES = [palace.Rules(2), palace.Rules(4, hands="open"), rollwrite.Rules(1), rollwrite.Rules(3)]


def plies(rules: Any) -> Any:
    """A game after every action of its beginning."""
    game, choice = rules.new_game(seed=3), random.Random(3)
    for _ in range(25):
        yield game
        game.play(choice.choice(game.legal_actions()))
    yield game


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_a_game_is_shown_as_the_expression_that_makes_it(rules: Any) -> None:
    for game in plies(rules):
        again = eval(repr(game), dict(WORLD))
        assert again.position_text() == game.position_text() and type(again) is type(game)
        assert again.rules == game.rules


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_rules_plies_and_observations_are_shown_as_expressions(rules: Any) -> None:
    package = {"palace": palace, "rollwrite": rollwrite}[rules.name]
    names = {**WORLD, **vars(package)}
    assert eval(repr(rules), names) == rules
    for game in plies(rules):
        for seat in range(rules.seats):
            assert eval(repr(game.observe(seat)), names) == game.observe(seat)
    for ply in game.plies:
        assert eval(repr(ply), names) == ply


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_a_position_shows_its_numbers_by_name(rules: Any) -> None:
    for game in plies(rules):
        shown = repr(game.position)
        assert shown.startswith(f"Position(players={rules.players}, ")
        assert f"phase={game.position.phase}" in shown and " at 0x" not in shown


def test_cards_and_tiles_of_an_observation_have_names() -> None:
    game = palace.Rules(3).new_game(seed=3)
    seen = game.observe(game.to_move or 0)
    assert all(tile in repr(seen) for tile in seen.market if tile)
    assert seen.display and all(f"'{card}'" in repr(seen) for card in seen.display)
