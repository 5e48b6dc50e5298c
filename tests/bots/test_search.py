"""Searches: alike compiled and interpreted, reproducible, within their budget, and fair."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alhambra.bots.brain import Beliefs, Brain, Room, brain_of
from alhambra.bots.budget import AT_ONCE, Budget, read_budget
from alhambra.bots.mind import FOREVER
from alhambra.bots.search import LINES, MATCH, POLICY, SIMULATE, VALUE
from alhambra.bots.thinker import Crew, Thinker
from alhambra.bots.weights import Shipped, read, write
from alhambra.core.bot import CalledOff
from alhambra.core.errors import AlhambraError, IllegalOption
from alhambra.rollwrite import Game, Rules
from tests.bots.simple import SIMPLE, weights


@pytest.fixture(scope="module")
def brain() -> Brain:
    brain = brain_of(SIMPLE)
    brain.warm()
    return brain


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


def study(room: Room) -> list[Any]:
    count = room.read("count")
    names = ("lines", "visits", "worth", "points")
    return [room.read("seat"), count, *(room.read(name)[:count] for name in names)]


def test_compiled_and_interpreted_searches_find_the_same(brain: Brain) -> None:
    for turns in (0, 1, FOREVER):
        for game in (middle(), middle(players=3, seed=8, actions=3), middle(players=1)):
            found = []
            for home in (Brain(SIMPLE), brain):
                room = home.room()
                room.enter(game.words(), Beliefs(SIMPLE, weights(turns=turns)), 77)
                asked = [room.ask(LINES), room.ask(SIMULATE, 0, 4), room.ask(POLICY)]
                assert game.to_move is not None
                asked.append(room.ask(VALUE, game.to_move))
                found.append((asked, study(room)))
            assert found[0] == found[1]
            count, visits = found[0][1][1], found[0][1][3]
            assert visits == [4] * count


def test_replies_are_weighed_alike_compiled_and_interpreted(brain: Brain) -> None:
    for game in (middle(), middle(players=3, seed=8, actions=3), middle(players=1)):
        found = []
        for home in (Brain(SIMPLE), brain):
            room = home.room()
            room.enter(game.words(), Beliefs(SIMPLE, weights(turns=1)), 77)
            room.ask(LINES)
            room.write("replies", 3)
            room.ask(SIMULATE, 0, 4)
            found.append(study(room))
        assert found[0] == found[1]
        assert found[0][3] == [4] * found[0][1]


def test_the_best_reply_is_worth_as_much_as_the_only_one_or_more(brain: Brain) -> None:
    worths = []
    for replies in (1, 64):
        room = brain.room()
        room.enter(middle(actions=20).words(), Beliefs(SIMPLE, weights(turns=1)), 5)
        room.ask(LINES)
        room.write("replies", replies)
        room.ask(SIMULATE, 0, 10)
        worths.append(room.read("worth")[: room.read("count")])
    assert all(more >= one for one, more in zip(*worths, strict=True))
    assert sum(worths[1]) > sum(worths[0])


def test_a_search_does_not_change_the_position(brain: Brain) -> None:
    game = middle()
    before = game.words()
    room = brain.room()
    room.enter(before, Beliefs(SIMPLE, weights()), 1)
    room.ask(LINES)
    room.ask(SIMULATE, 0, 3)
    assert room.here.tolist() == before


def test_a_horizon_of_no_turns_values_what_the_line_alone_did(brain: Brain) -> None:
    game = middle()
    room = brain.room()
    room.enter(game.words(), Beliefs(SIMPLE, weights(turns=0)), 1)
    count = room.ask(LINES)
    room.ask(SIMULATE, 0, 2)
    ends = [
        line for line in range(count) if game.legal_actions()[line].__class__.__name__ == "Gain"
    ]
    assert ends, "gaining coins ends a turn"
    assert game.to_move is not None
    marks = room.ask(VALUE, game.to_move)
    assert [room.read("worth")[line] for line in ends] == [2 * marks]


def test_the_same_simulations_choose_the_same_on_one_thread_or_three(brain: Brain) -> None:
    game = middle(players=3)
    alone = thinker(Budget(simulations=300)).think(game)
    assert thinker(Budget(simulations=300)).think(game) == alone
    assert thinker(Budget(simulations=300), threads=3).think(game) == alone
    assert thinker(Budget(simulations=300), seed=1).think(game) != alone


def test_the_same_simulations_choose_the_same_whatever_their_portions(
    brain: Brain, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = middle(players=3)
    usual = thinker(Budget(simulations=300)).think(game)
    for slice_ in (0.0, 1e-5, 1.0):
        monkeypatch.setattr("alhambra.bots.thinker.SLICE", slice_)
        assert thinker(Budget(simulations=300)).think(game) == usual


@pytest.mark.parametrize("budget", [Budget(simulations=1_000_000), Budget(milliseconds=1_000_000)])
def test_a_search_that_is_called_off_ends_soon(brain: Brain, budget: Budget) -> None:
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


def test_whoever_must_hurry_simulates_less_and_with_no_time_not_at_all(brain: Brain) -> None:
    game, visits = middle(), []
    for share in (1.0, 0.5, 0.125):
        hurried = thinker(Budget(simulations=800))
        hurried.hurry(share)
        visits.append(sum(idea.visits for idea in hurried.think(game)))
    assert visits[0] > 1.8 * visits[1] > 6 * visits[2] > 0
    hurried.hurry(0)
    assert not hurried.searches and hurried.choose(game) == thinker().choose(game)
    assert Budget(milliseconds=3).part(0.1) == Budget(milliseconds=1)


def test_the_worse_half_is_given_up_again_and_again(brain: Brain) -> None:
    game = middle(actions=3)
    ideas = thinker(Budget(simulations=800)).think(game)
    visits = [idea.visits for idea in ideas]
    assert visits == sorted(visits, reverse=True)
    assert len(ideas) > 4
    assert visits[0] == visits[1] > visits[2] >= visits[-1] > 0
    assert ideas[0].worth >= ideas[1].worth
    assert all(idea.points >= 0 for idea in ideas)


def test_a_narrow_thinker_considers_few_lines(brain: Brain) -> None:
    assert len(thinker(Budget(simulations=50), width=3).think(middle())) == 3


@pytest.mark.parametrize("milliseconds", [5, 80])
def test_a_time_budget_is_kept_and_used(
    brain: Brain, monkeypatch: pytest.MonkeyPatch, milliseconds: int
) -> None:
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


def test_nothing_unrevealed_changes_a_choice(brain: Brain) -> None:
    game = middle(seed=5)
    other = game.copy()
    other.deal_with(None)
    deep = thinker(Budget(simulations=200))
    assert deep.choose(game) == deep.choose(other)


def test_who_is_not_patient_plays_by_policy_while_nothing_is_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = middle()
    hasty = Thinker(
        "simple",
        SIMPLE,
        lambda _: Beliefs(SIMPLE, weights(choice=1)),
        Budget(simulations=10**6),
        is_patient=False,
    )
    monkeypatch.setattr(hasty, "brain", Brain(SIMPLE))
    assert hasty.choose(game) == game.legal_actions()[1]


def test_a_match_is_played_to_its_end_by_the_weights_of_each_seat(brain: Brain) -> None:
    game = Rules(2).new_game()
    ends = []
    for home in (Brain(SIMPLE), brain):
        room = home.room()
        room.enter(game.words(), Beliefs(SIMPLE, weights(0), weights(3)), 9)
        room.write("player", [1, 0, 0, 0, 0, 0, 0, 0])
        actions = room.ask(MATCH, 1)
        ends.append((actions, SIMPLE.kernels.layout.to_words(room.tried())))
    assert ends[0] == ends[1]
    assert ends[0][0] > 20
    swapped = brain.room()
    swapped.write("player", [0] * 8)
    swapped.ask(MATCH, 1)
    assert SIMPLE.kernels.layout.to_words(swapped.tried()) != ends[1][1]


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
