"""What is no action or chance of a game is refused, and the error says what reads texts."""

from typing import Any

import pytest

from alhambra import games
from alhambra.core.rules import find_rules
from alhambra.palace import Build, Card, Place, Take
from alhambra.rollwrite import Construct, Die

NAMES = games.names()
ONE_OF_EACH: dict[str, tuple[Any, Any]] = {
    "palace": (Take((3,)), Card(3)),
    "rollwrite": (Construct(1, 2), Die(0, 3)),
}
"""An action and a chance of every game."""


def test_there_is_an_action_and_a_chance_of_every_game() -> None:
    assert set(ONE_OF_EACH) == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_text_is_no_action_and_the_error_says_what_reads_it(name: str) -> None:
    game: Any = find_rules(name)().new_game(seed=3)
    text = str(game.legal_actions()[0])
    for ask in (game.play, game.why_not, game.refusal, game.push):
        with pytest.raises(TypeError, match=rf"^expected one of .*got '{text}'; game\.parse reads"):
            ask(text)
    game.play(game.parse(text))


@pytest.mark.parametrize("name", NAMES)
def test_a_text_is_no_chance_and_the_error_says_what_reads_it(name: str) -> None:
    game: Any = find_rules(name)().new_game()
    text = str(game.chances()[0][0])
    for ask in (game.reveal, game.push):
        with pytest.raises(TypeError, match=rf"got '{text}'; game\.parse_chance reads texts$"):
            ask(text)
    game.reveal(game.parse_chance(text))


@pytest.mark.parametrize("name", NAMES)
def test_what_is_no_action_of_the_game_is_refused_like_a_text(name: str) -> None:
    game: Any = find_rules(name)().new_game(seed=3)
    before = game.position_text()
    others = [each for other in NAMES if other != name for each in ONE_OF_EACH[other]]
    for thing in (None, 5, ["pass"], "x" * 1000, ONE_OF_EACH[name][1], *others):
        for ask in (game.play, game.why_not):
            with pytest.raises(TypeError, match=r"^expected one of .*; game\.parse reads texts$"):
                ask(thing)
    assert game.position_text() == before


@pytest.mark.parametrize("name", NAMES)
def test_what_is_no_chance_of_the_game_is_refused_like_a_text(name: str) -> None:
    game: Any = find_rules(name)().new_game()
    others = [each for other in NAMES if other != name for each in ONE_OF_EACH[other]]
    for thing in (None, 5, ["o5"], ONE_OF_EACH[name][0], *others):
        with pytest.raises(TypeError, match=r"^expected one of .*; game\.parse_chance reads texts"):
            game.reveal(thing)


@pytest.mark.parametrize("action", [Take("y3"), Take([3]), Build(3, 1.5, 0), Place(3, 0, "1")])  # type: ignore[arg-type]
def test_an_action_with_parts_that_are_no_numbers_is_nothing_the_game_knows(action: Any) -> None:
    game: Any = find_rules("palace")().new_game(seed=3)
    with pytest.raises(ValueError, match="nothing this game knows"):
        game.play(action)
