"""Matches inside compiled code: the same as interpreted, and only between policies."""

from typing import Any

import pytest

from alhambra.arena import swift
from alhambra.arena.contest import Contest, Match
from alhambra.arena.match import play
from alhambra.bots import registry
from alhambra.bots.brain import Beliefs, brain_of
from alhambra.bots.budget import AT_ONCE, Budget
from alhambra.bots.thinker import Thinker
from alhambra.bots.uniform import Uniform
from tests.bots.simple import SIMPLE, weights

BELIEFS = {name: Beliefs(SIMPLE, weights(choice)) for choice, name in enumerate("abc")}


def thinker(name: str, budget: Budget = AT_ONCE) -> Thinker:
    return Thinker(name, SIMPLE, lambda _: BELIEFS[name], budget)


@pytest.fixture
def simple(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "make", lambda _, name, seed=0, **_options: thinker(name))


def facts(contest: Contest, match: Match) -> Any:
    played = play(contest, match)
    assert all(spent > 0 for spent in played.milliseconds)
    return played.scores, played.winners, played.actions


@pytest.mark.parametrize("seating", [("a", "b"), ("b", "a"), ("a", "c", "c")])
def test_a_match_is_the_same_compiled_and_interpreted(
    seating: tuple[str, ...], simple: None
) -> None:
    contest = Contest("rollwrite", ("a", "b", "c"), seats=len(seating))
    match = Match(3, seating)
    warm = facts(contest, match)
    brain_of(SIMPLE).cool()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Thinker, "warm", lambda _: None)
        assert facts(contest, match) == warm
    assert facts(contest, Match(4, seating)) != warm


def test_every_seat_plays_by_its_own_beliefs(simple: None) -> None:
    contest = Contest("rollwrite", ("a", "b"))
    same, mixed, other = (facts(contest, Match(0, tuple(names))) for names in ("aa", "ab", "bb"))
    assert len({same[0], mixed[0], other[0]}) == 3


def test_only_policies_of_one_mind_play_so() -> None:
    assert swift.can_play([thinker("a"), thinker("b")])
    assert not swift.can_play([thinker("a"), thinker("b", Budget(simulations=4))])
    assert not swift.can_play([thinker("a"), Uniform()])
    assert not swift.can_play([Uniform(), Uniform()])
    assert not swift.can_play([thinker("a")])
