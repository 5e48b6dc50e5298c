"""The bounds of the wire fit every game: whatever it can spell gets as far as its rules."""

import re

import msgspec
import pytest

from alhambra import games
from alhambra.bots import registry
from alhambra.core.conformance import walk
from alhambra.core.rules import find_rules
from alhambra.palace import Rules as Palace
from alhambra.server import wishes
from alhambra.server.games import find
from alhambra.server.games import names as games_with_tables
from alhambra.server.openapi import PARAMETERS
from alhambra.server.settings import Limits

EVERY_CARD = " ".join(
    f"{money}{value}" for money in "ygbo" for value in range(1, 10) for _ in "123"
)
TILE = "garden-12S"


def sent(action: str) -> str:
    """An action as the server reads it from a page, at a table and in a lesson."""
    message = msgspec.json.encode({"type": "act", "version": 10**9, "action": action})
    assert len(message) <= Limits().message
    act = msgspec.json.decode(message, type=wishes.FromPage)
    lesson = msgspec.convert({"actions": [action] * 20}, wishes.LessonActions)
    assert len(msgspec.json.encode(lesson)) <= Limits().body
    assert isinstance(act, wishes.Act) and lesson.actions[0] == act.action
    return act.action


def test_even_every_card_of_the_box_is_refused_by_the_rules() -> None:
    game = Palace(players=6).new_game(seed=1)
    for text in (f"take {EVERY_CARD}", f"buy {TILE} with {EVERY_CARD}"):
        assert game.why_not(game.parse(sent(text))) is not None


@pytest.mark.parametrize("name", games.names())
def test_every_action_of_a_game_can_be_sent(name: str) -> None:
    rules = find_rules(name).from_header({})
    for count, game in enumerate(walk(rules, seed=3, most_actions=20_000)):
        if game.to_move is not None and count % 10 == 0:
            for action in game.legal_actions():
                assert len(sent(str(action))) <= 80
        if count > 400:
            break


@pytest.mark.parametrize("name", games.names())
def test_every_table_of_a_game_can_be_asked_for(name: str) -> None:
    rules = find_rules(name)
    for players in rules.player_counts:
        options = {
            option.name: value
            for option in rules.options
            for value in (option.default, *option.values)
            if players in option.players
        }
        seats = [{"kind": "bot", "bot": registry.names(name)[-1]}] * players
        wish = {"game": name, "seats": seats, "options": {"players": str(players), **options}}
        assert msgspec.convert(wish, wishes.NewTable).game == name
        msgspec.convert({"seat": players - 1}, wishes.Return)


@pytest.mark.parametrize("name", games_with_tables())
def test_every_step_of_a_lesson_can_be_asked_for(name: str) -> None:
    assert re.fullmatch(PARAMETERS["game"]["pattern"], name)
    for step in find(name).LESSON:
        assert re.fullmatch(PARAMETERS["step"]["pattern"], step.name)
        assert find_rules(name).from_position_text(step.position).position_text() == step.position
