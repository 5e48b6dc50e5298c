"""Matches inside compiled code: the same as interpreted, and only between policies."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from alhambra.arena import swift
from alhambra.arena.contest import Contest, Match
from alhambra.arena.match import made, play
from alhambra.bots import registry
from alhambra.bots.brain import Beliefs
from alhambra.bots.budget import AT_ONCE, Budget
from alhambra.bots.thinker import Thinker
from alhambra.bots.uniform import Uniform
from tests.bots.simple import SIMPLE, weights
from tests.interpreting import interpreting

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


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", ["palace", "rollwrite"])
def test_a_match_is_the_same_compiled_and_interpreted(game: str, seats: int) -> None:
    one, other = "mason", "foreman"
    contest = Contest(game, (one, other), seats=seats)
    ends = []
    for seating in ([one, other, other], [other, one, one]):
        match = Match(3, tuple(seating[:seats]))
        bots: list[Any] = [made(contest, name) for name in match.seating]
        assert swift.can_play(bots)
        quick = facts(contest, match)
        with interpreting(bots[0].brain.think), ThreadPoolExecutor(1) as pool:
            assert pool.submit(facts, contest, match).result() == quick
        assert facts(contest, Match(4, match.seating)) != quick
        ends.append(quick)
    assert ends[0] != ends[1]


@pytest.mark.parametrize("seating", [("a", "b"), ("b", "a"), ("a", "c", "c")])
def test_a_match_of_a_mind_of_ones_own_repeats_itself(
    seating: tuple[str, ...], simple: None
) -> None:
    contest = Contest("rollwrite", ("a", "b", "c"), seats=len(seating))
    assert facts(contest, Match(3, seating)) == facts(contest, Match(3, seating))
    assert facts(contest, Match(4, seating)) != facts(contest, Match(3, seating))


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
