"""Copies and pickles of games, at every moment: all of the story stays, and they play on the same.

What was pickled with the library is read without it, and the other way round.
"""

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from alhambra.core import library
from alhambra.core.chance import SeededDealer
from alhambra.core.rules import Rules
from alhambra.palace import Rules as Palace
from alhambra.rollwrite import Rules as RollWrite
from alhambra.rollwrite import Sheet

TABLES: list[Rules] = [
    RollWrite(players=3),
    RollWrite(players=1, virtual=2, goal="versus"),
    RollWrite(players=2, sheet=Sheet(("TTTTTT",) * 5 + ("PSACGT",), coins=5)),
    Palace(players=2),
    Palace(players=3, hands="open", end="empty-bag"),
    Palace(players=6),
]
MOST = 130
"""Plies of a game that are looked at."""
SOME = 17
"""From one moment in so many on, games are played on."""


def pickled(game: Any) -> Any:
    return pickle.loads(pickle.dumps(game))


WAYS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, pickled]


def everything(game: Any) -> dict[str, Any]:
    """All that a game is and says."""
    return {
        "rules": game.rules,
        "dealer": game.dealer,
        "start": game.start,
        "words": game.words(),
        "text": game.position_text(),
        "plies": list(game.plies),
        "makers": list(game.makers),
        "told": game.told and list(game.told),
        "to move": game.to_move,
        "stage": game.stage,
        "actions": game.legal_actions(),
        "chances": game.chances(),
        "observations": [game.observe(seat) for seat in range(game.rules.seats)],
        "standing": game.standing(),
        "record": game.record().text,
    }


def play_on(game: Any, plies: int = 40) -> Any:
    """The same ones every time, by number; chance as the dealer says, or the likeliest."""
    until = len(game.plies) + plies
    while not game.is_over and len(game.plies) < until:
        if game.to_move is None:
            chances = game.chances()
            game.reveal(chances[len(game.plies) % len(chances)][0])
        else:
            game.play(game.nth_action(7 * len(game.plies) % game.legal_count()))
    return game


def moments(rules: Rules, *, dealt: bool, tells: bool) -> Iterator[Any]:
    """A game before every ply that somebody makes, and at its end or after many."""
    game: Any = rules.new_game(seed=11 if dealt else None)
    if tells:
        game.tell()
    yield game
    while not game.is_over and len(game.plies) < MOST:
        yield play_on(game, 1)


def same_at_moments(rules: Rules, *, dealt: bool, tells: bool, every: int = 1) -> None:
    """Whatever way it is copied, a game stays itself, and plays on as it would have."""
    for game in moments(rules, dealt=dealt, tells=tells):
        if len(game.plies) % every:
            continue
        before = everything(game)
        others = [way(game) for way in WAYS]
        for other in others:
            assert type(other) is type(game) and type(other.at) is type(game.at)
            assert everything(other) == before
        if len(game.plies) % SOME < every:
            after = everything(play_on(game.copy()))
            for other in others:
                assert everything(play_on(other)) == after
        assert everything(game) == before


@pytest.mark.parametrize("tells", [False, True], ids=["silent", "telling"])
@pytest.mark.parametrize("dealt", [False, True], ids=["undealt", "dealt"])
@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_a_game_copied_or_pickled_is_the_same_at_moments(
    rules: Rules, *, dealt: bool, tells: bool
) -> None:
    same_at_moments(rules, dealt=dealt, tells=tells)


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_whatever_happens_to_one_leaves_the_others_alone(rules: Rules) -> None:
    game: Any = rules.new_game(seed=3)
    game.tell()
    play_on(game)
    kept = game.copy()
    others = [way(game) for way in WAYS]
    before = everything(game)
    play_on(others[0])
    others[1].deal_with(SeededDealer(99))
    play_on(others[1])
    assert everything(others[2]) == everything(kept) == everything(game) == before
    assert everything(pickled(others[0])) == everything(play_on(game))
    assert everything(kept) == everything(pickled(kept)) == before


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_a_game_from_a_position_text_is_kept_too(rules: Rules) -> None:
    text = play_on(rules.new_game(seed=5), 60).position_text()
    game: Any = type(rules).from_position_text(text)
    for dealer in (None, SeededDealer(8)):
        game.deal_with(dealer)
        for way in WAYS:
            assert everything(way(game)) == everything(game)
            played = play_on(way(game), 30)
            assert everything(played) == everything(play_on(game.copy(), 30))
            assert everything(way(played)) == everything(played)
            assert everything(way(played).at_ply(10)) == everything(played.at_ply(10))


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_a_pickled_game_tells_and_goes_back_like_the_other(rules: Rules) -> None:
    game: Any = rules.new_game(seed=5)
    game.tell()
    play_on(game, 70)
    again = pickled(game)
    for ply in range(0, len(game.plies) + 1, 9):
        assert everything(again.at_ply(ply)) == everything(game.at_ply(ply))
    silent: Any = rules.new_game(seed=5)
    late = pickled(play_on(silent, 70))
    assert late.told is None
    late.tell()
    assert late.told == game.told == pickled(late).told


# -- the other way of running ----------------------------------------------------------------------

CHECKING = """
from tests.core.test_pickles import TABLES, same_at_moments
from alhambra.core import library
for rules in TABLES:
    for dealt in (False, True):
        same_at_moments(rules, dealt=dealt, tells=dealt, every=5)
print(library.is_loaded())
"""

PLAYING_ON = """
import pickle, sys
from tests.core.test_pickles import everything, play_on
games = pickle.load(sys.stdin.buffer)
told = [everything(game) for game in games]
kept = pickle.dumps((told, [(play_on(game), everything(game)) for game in games]))
sys.stdout.buffer.write(kept)
"""

PROCESSES = pytest.mark.parametrize("choice", [library.NONE, ""], ids=["interpreted", "library"])


def run(code: str, choice: str, given: bytes = b"") -> bytes:
    """What another process prints, with this choice of a library."""
    environment = {**os.environ, library.CHOICE: choice}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, input=given, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout


def test_interpreted_games_are_the_same_at_moments_too() -> None:
    assert run(CHECKING, library.NONE).split() == [b"False"]


@PROCESSES
def test_games_go_from_one_way_of_running_to_the_other_and_back(choice: str) -> None:
    games: list[Any] = []
    for rules in TABLES:
        for number, game in enumerate(moments(rules, dealt=True, tells=True)):
            if number % 40 == 5:
                games.append(game.copy())
        games.append(play_on(rules.new_game()))
        games.append(type(rules).from_position_text(games[-2].position_text()))
    here = [everything(game) for game in games]
    there, after = pickle.loads(run(PLAYING_ON, choice, pickle.dumps(games)))
    assert there == here
    for game, (again, said) in zip(games, after, strict=True):
        assert everything(play_on(game)) == everything(again) == said
        assert everything(play_on(again)) == everything(play_on(game))
