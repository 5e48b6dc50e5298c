"""Going back to an earlier ply: a game that tells keeps positions, so that few are replayed."""

import random
from typing import Any

import pytest

from alhambra.core.game import BETWEEN_MARKS
from alhambra.core.rules import find_rules

GAMES = ["rollwrite", "palace"]


def played(name: str, plies: int = 120, *, tells: bool = True) -> Any:
    """A random game; one that tells from its beginning, or one that does not."""
    game: Any = find_rules(name).from_header({"players": "3"}).new_game(seed=7)
    if tells:
        game.tell()
    chance = random.Random(7)
    while len(game.plies) < plies and not game.is_over:
        game.play(chance.choice(game.legal_actions()))
    return game


def everything(game: Any) -> tuple[Any, ...]:
    """All that a game at a ply is, without its dealer."""
    return game.position_text(), game.plies, game.makers, game.stage, repr(game.standing())


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_position_and_a_replayed_one_are_the_same_game(name: str) -> None:
    told, untold = played(name), played(name, tells=False)
    for ply in range(len(told.plies) + 1):
        kept, replayed = told.at_ply(ply), untold.at_ply(ply)
        assert everything(kept) == everything(replayed)
        assert kept.told == told.told[:ply] and replayed.told is None
        assert kept.dealer is None


@pytest.mark.parametrize("name", GAMES)
def test_few_plies_are_played_again(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(name)
    pushed = 0
    push = type(game).push

    def counted(self: Any, ply: Any) -> None:
        nonlocal pushed
        pushed += 1
        push(self, ply)

    monkeypatch.setattr(type(game), "push", counted)
    for ply in range(len(game.plies) + 1):
        pushed = 0
        game.at_ply(ply)
        assert pushed == ply % BETWEEN_MARKS


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_went_back_plays_on_as_if_nothing_had_been_after(name: str) -> None:
    game = played(name)
    back = game.at_ply(50)
    for ply in game.plies[50:]:
        back.push(ply)
    assert everything(back) == everything(game)
    assert back.told == game.told
    other = game.at_ply(50)
    if other.to_move is None:
        other.reveal(other.chances()[-1][0])
    while other.to_move is not None and len(other.plies) < 60:
        other.play(other.legal_actions()[-1])
    assert everything(game.at_ply(len(game.plies))) == everything(game)


def test_a_game_that_tells_late_keeps_positions_too() -> None:
    game = played("palace", tells=False)
    before = everything(game.at_ply(100))
    game.tell()
    assert everything(game.at_ply(100)) == before


def test_a_copy_that_plays_on_leaves_the_positions_of_the_other_alone() -> None:
    game = played("palace")
    want = [everything(game.at_ply(ply)) for ply in range(0, len(game.plies), 10)]
    twin = game.copy()
    while len(twin.plies) < len(game.plies) + 2 * BETWEEN_MARKS:
        twin.play(twin.legal_actions()[0])
    assert [everything(game.at_ply(ply)) for ply in range(0, len(game.plies), 10)] == want
    assert [everything(twin.at_ply(ply)) for ply in range(0, len(game.plies), 10)] == want
