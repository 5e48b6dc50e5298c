"""Actions met before are the same objects again; copies share what was until one plays on."""

import copy
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from alhambra.core import codec
from alhambra.core.codec import Known
from alhambra.core.rules import find_rules

GAMES = ["rollwrite", "palace"]


def beginning(name: str) -> Any:
    """A game of three at its first decision."""
    return find_rules(name).from_header({"players": "3"}).new_game(seed=7)


@pytest.mark.parametrize("name", GAMES)
def test_an_action_is_made_once(name: str) -> None:
    game, other = beginning(name), beginning(name)
    assert all(map(lambda one, two: one is two, game.legal_actions(), other.legal_actions()))
    assert game.nth_action(1) is game.legal_actions()[1]


@pytest.mark.parametrize("name", GAMES)
def test_an_equal_action_is_as_good_as_one_that_was_listed(name: str) -> None:
    game, other = beginning(name), beginning(name)
    while len(game.plies) < 100:
        action = game.legal_actions()[-1]
        game.play(action)
        other.play(copy.deepcopy(action))
    assert game.words() == other.words() and game.plies == other.plies


def test_when_too_many_are_known_all_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codec, "MOST_KNOWN", 3)
    known: Known[list[int]] = Known(lambda code: [code])
    for code in range(10):
        action = known[code]
        assert action == [code] and known[code] is action
        assert known.met[id(action)] == (code, action)
        assert len(known) == len(known.met) <= 3


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_has_every_part_of_a_game(name: str) -> None:
    game = beginning(name)
    for _ in range(30):
        game.play(game.legal_actions()[0])
    game.tell()
    twin = game.copy()
    whole = vars(game).keys() - {"_seen", "_teller", "weighed", "written", "expected"}
    assert vars(twin).keys() - {"weighed"} == whole
    for part in whole:
        assert getattr(twin, part) == getattr(game, part)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("tells", [False, True])
def test_the_stories_of_copies_part_where_one_plays_on(name: str, *, tells: bool) -> None:
    game = beginning(name)
    if tells:
        game.tell()
    for _ in range(20):
        game.play(game.legal_actions()[0])
    first, second, third = game.copy(), game.copy(), game.copy().copy()
    before = list(game.plies), list(game.makers), game.told and list(game.told), list(game._marks)
    for played in (game, second):
        for _ in range(20):
            played.play(played.legal_actions()[-1])
    for waiting in (first, third):
        assert (waiting.plies, waiting.makers, waiting.told, waiting._marks) == before
    assert game.plies == second.plies and game.makers == second.makers
    assert game.told == second.told and game.plies is not second.plies
    third.play(third.legal_actions()[0])
    assert (first.plies, first.makers, first.told, first._marks) == before
    assert third.plies[: len(first.plies)] == first.plies and len(third.plies) > len(first.plies)


@pytest.mark.parametrize("name", GAMES)
def test_threads_do_not_disturb_each_other(name: str) -> None:
    games = [beginning(name) for _ in range(2)]
    for _ in range(3):
        games[1].play(games[1].legal_actions()[0])
    wanted = [game.legal_actions() for game in games]
    with ThreadPoolExecutor(2) as pool:
        found = pool.map(lambda game: [game.legal_actions() for _ in range(2_000)], games)
        for actions, lists in zip(wanted, found, strict=True):
            assert all(each == actions for each in lists)
