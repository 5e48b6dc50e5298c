"""Searches: alike compiled and interpreted, reproducible, within their budget, and fair."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from alhambra.bots import registry
from alhambra.bots.brain import Beliefs, Brain, Room, brain_of
from alhambra.bots.budget import AT_ONCE, Budget, read_budget
from alhambra.bots.mind import FOREVER
from alhambra.bots.search import LINES, MATCH, SIMULATE, VALUE
from alhambra.bots.thinker import Crew, Thinker
from alhambra.bots.weights import Shipped, read, write
from alhambra.core.bot import CalledOff
from alhambra.core.errors import AlhambraError, IllegalOption
from alhambra.core.questions import REFUSED
from alhambra.core.rules import find_rules
from alhambra.core.values import OVER
from alhambra.rollwrite import Game, Rules
from tests.bots.simple import SIMPLE, weights
from tests.interpreting import interpreting, slow_and_quick

BRAIN = brain_of(SIMPLE)
"""It has no name, so that it always thinks interpreted."""


def middle(players: int = 2, seed: int = 5, actions: int = 6) -> Game:
    game = Rules(players).new_game(seed)
    for _ in range(actions):
        game.play(game.legal_actions()[0])
    return game


def thinker(
    budget: Budget = AT_ONCE,
    *,
    threads: int = 1,
    turns: int = FOREVER,
    seed: int = 0,
    width: int = 16,
) -> Thinker:
    beliefs = Beliefs(SIMPLE, weights(turns=turns))
    return Thinker(
        "simple", SIMPLE, lambda _: beliefs, budget, threads=threads, seed=seed, width=width
    )


@pytest.mark.parametrize("game", ["palace", "rollwrite"])
@pytest.mark.parametrize("threads", [1, 2])
def test_compiled_and_interpreted_searches_find_the_same(game: str, threads: int) -> None:
    played: Any = find_rules(game).from_header({"players": "2"}).new_game(seed=3)
    while len(played.plies) < 60:
        played.play(played.legal_actions()[0])
    deep: Any = registry.make(game, "master", 5)
    deep.budget, deep.threads = Budget(simulations=6), threads
    quick = deep.think(played)
    with interpreting(deep.brain.think), ThreadPoolExecutor(1) as pool:
        assert pool.submit(deep.think, played).result() == quick
    assert len(quick) > 1 and quick[0].visits > 1


@pytest.mark.parametrize("turns", [0, 1, FOREVER])
def test_every_line_is_tried_as_often_as_asked(turns: int) -> None:
    for game in (middle(), middle(players=3, seed=8, actions=3), middle(players=1)):
        for replies in (0, 3):
            room = entered(game, turns=turns)
            room.study.replies = replies
            count = room.ask(LINES)
            assert count == game.legal_count() == room.study.count
            assert room.ask(SIMULATE, 0, 4) == 4
            assert room.study.visits[: count + 1] == [4] * count + [0]
            codes = [line[0] for line in room.study.lines[:count]]
            assert [game.codec.action(code) for code in codes] == game.legal_actions()


def entered(game: Game, *, turns: int = FOREVER, seed: int = 77) -> Room:
    """A new room in which this game is looked at."""
    room = Room(BRAIN)
    room.enter(game.at, Beliefs(SIMPLE, weights(turns=turns)), seed)
    return room


def test_the_best_reply_is_worth_as_much_as_the_only_one_or_more() -> None:
    worths = []
    for replies in (1, 64):
        room = entered(middle(actions=20), turns=1, seed=5)
        room.ask(LINES)
        room.study.replies = replies
        room.ask(SIMULATE, 0, 10)
        worths.append(room.study.worth[: room.study.count])
    assert all(more >= one for one, more in zip(*worths, strict=True))
    assert sum(worths[1]) > sum(worths[0])


def test_a_search_does_not_change_the_position() -> None:
    game = middle()
    before = game.words()
    room = entered(game)
    room.ask(LINES)
    room.ask(SIMULATE, 0, 3)
    assert room.here.words() == game.words() == before


def test_a_horizon_of_no_turns_values_what_the_line_alone_did() -> None:
    game = middle()
    room = entered(game, turns=0)
    count = room.ask(LINES)
    room.ask(SIMULATE, 0, 2)
    ends = [
        line for line in range(count) if game.legal_actions()[line].__class__.__name__ == "Gain"
    ]
    assert ends, "gaining coins ends a turn"
    assert game.to_move is not None
    marks = room.ask(VALUE, game.to_move)
    assert [room.study.worth[line] for line in ends] == [2 * marks]


def test_the_same_simulations_choose_the_same_on_one_thread_or_three() -> None:
    game = middle(players=3)
    alone = thinker(Budget(simulations=300)).think(game)
    assert thinker(Budget(simulations=300)).think(game) == alone
    assert thinker(Budget(simulations=300), threads=3).think(game) == alone
    assert thinker(Budget(simulations=300), seed=1).think(game) != alone


def test_the_same_simulations_choose_the_same_whatever_their_portions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = middle(players=3)
    usual = thinker(Budget(simulations=300)).think(game)
    for slice_ in (0.0, 1e-5, 1.0):
        monkeypatch.setattr("alhambra.bots.thinker.SLICE", slice_)
        assert thinker(Budget(simulations=300)).think(game) == usual


@pytest.mark.parametrize("budget", [Budget(simulations=1_000_000), Budget(milliseconds=1_000_000)])
def test_a_search_that_is_called_off_ends_soon(budget: Budget) -> None:
    looks = 0

    def is_called_off() -> bool:
        nonlocal looks
        looks += 1
        return looks > 3

    deep = thinker(budget)
    deep.is_called_off = is_called_off
    with pytest.raises(CalledOff):
        deep.choose(middle())
    assert looks == 4


def test_whoever_must_hurry_simulates_less_and_with_no_time_not_at_all() -> None:
    game, visits = middle(), []
    for share in (1.0, 0.5, 0.125):
        hurried = thinker(Budget(simulations=800))
        hurried.hurry(share)
        visits.append(sum(idea.visits for idea in hurried.think(game)))
    assert visits[0] > 1.8 * visits[1] > 6 * visits[2] > 0
    hurried.hurry(0)
    assert not hurried.searches and hurried.choose(game) == thinker().choose(game)
    assert Budget(milliseconds=3).part(0.1) == Budget(milliseconds=1)


def test_the_worse_half_is_given_up_again_and_again() -> None:
    game = middle(actions=3)
    ideas = thinker(Budget(simulations=800)).think(game)
    visits = [idea.visits for idea in ideas]
    assert visits == sorted(visits, reverse=True)
    assert len(ideas) > 4
    assert visits[0] == visits[1] > visits[2] >= visits[-1] > 0
    assert ideas[0].worth >= ideas[1].worth
    assert all(idea.points >= 0 for idea in ideas)


def test_a_narrow_thinker_considers_few_lines() -> None:
    assert len(thinker(Budget(simulations=50), width=3).think(middle())) == 3


@pytest.mark.parametrize("milliseconds", [5, 80])
def test_a_time_budget_is_kept_and_used(monkeypatch: pytest.MonkeyPatch, milliseconds: int) -> None:
    """By a clock on which every future that is tried takes half a millisecond."""
    simulate, tried = Crew.simulate, 0

    def counted(crew: Crew, first: int, last: int) -> None:
        nonlocal tried
        simulate(crew, first, last)
        tried += last - first

    monkeypatch.setattr(Crew, "simulate", counted)
    monkeypatch.setattr("alhambra.bots.thinker.perf_counter", lambda: tried / 2_000)
    ideas = thinker(Budget(milliseconds=milliseconds)).think(middle())
    assert milliseconds <= tried / 2 <= milliseconds + 1
    assert max(idea.visits for idea in ideas) == tried


def test_without_a_budget_the_policy_decides() -> None:
    game = middle()
    assert thinker().choose(game) == game.legal_actions()[0]


def test_nothing_unrevealed_changes_a_choice() -> None:
    game = middle(seed=5)
    other = game.copy()
    other.deal_with(None)
    deep = thinker(Budget(simulations=200))
    assert deep.choose(game) == deep.choose(other)


def test_a_match_is_played_to_its_end_by_the_weights_of_each_seat() -> None:
    game = Rules(2).new_game()
    ends = []
    for players in ([1, 0], [1, 0], [0, 0], [0, 1]):
        room = Room(BRAIN)
        room.enter(game.at, Beliefs(SIMPLE, weights(0), weights(3)), 9)
        room.study.player = [*players, *[0] * 6]
        assert room.ask(MATCH, 1) == sum(room.study.visits[:2]) > 20
        assert SIMPLE.kernels.due(room.trial) == OVER and room.here.words() == game.words()
        ends.append(room.trial.words())
    assert ends[0] == ends[1]
    assert ends[0] != ends[2] != ends[3] != ends[0]


def test_questions_about_nobody_are_refused() -> None:
    for mind_of in ("palace", "rollwrite"):
        deep: Any = registry.make(mind_of, "master", 5)
        game = find_rules(mind_of).from_header({"players": "3"}).new_game(seed=3)
        for room in slow_and_quick(deep.brain):
            room.enter(game.at, deep.beliefs(game), 1)
            for seat in (-1, 3, 1 << 62, -(1 << 63)):
                assert room.ask(VALUE, seat) == REFUSED
            for player in (-1, 1, 1 << 62):
                room.study.player = [*[0] * 7, player]
                assert room.ask(MATCH, 1) == REFUSED
            for question in (-1, MATCH + 1):
                with pytest.raises(ValueError, match=f"got|is {question}"):
                    room.ask(question)
            assert room.here.words() == game.words()


def test_a_second_brain_of_a_mind_is_refused_as_the_library_has_one() -> None:
    deep: Any = registry.make("palace", "master", 5)
    mind = deep.brain.mind
    assert brain_of(mind) is brain_of(mind)
    with pytest.raises(ValueError, match=r"two roots are called palace\.think"):
        Brain(mind)


@pytest.mark.parametrize(
    ("text", "budget"),
    [("400", Budget(400)), ("50ms", Budget(0, 50)), ("1s", Budget(0, 1000))],
)
def test_budgets_are_read(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget


@pytest.mark.parametrize("text", ["", "0", "0ms", "-3", "5m", "1.5s", "fast", "99999999", "٣"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(IllegalOption):
        read_budget(text)


def test_weights_in_files_read_back(tmp_path: Path) -> None:
    shipped = Shipped({"games": 12, "seed": 3}, {"table": [1, -5, 1 << 30], "bias": [7]})
    file = tmp_path / "2.weights"
    write(file, shipped)
    assert read(file) == shipped
    first = file.read_bytes()
    write(file, shipped)
    assert file.read_bytes() == first


@pytest.mark.parametrize("spoil", [lambda b: b[:-4], lambda b: b"", lambda b: b"{}\n" + b])
def test_a_file_without_weights_is_refused(tmp_path: Path, spoil: Callable[[bytes], bytes]) -> None:
    file = tmp_path / "2.weights"
    write(file, Shipped({}, {"table": [1, 2, 3]}))
    file.write_bytes(spoil(file.read_bytes()))
    with pytest.raises(AlhambraError):
        read(file)
