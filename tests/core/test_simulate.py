"""Batches: the same for a seed whatever the threads, and the same games as interpreted play."""

import numpy as np
import pytest

from alhambra.core.bits import nth, nth_of_few, size
from alhambra.core.chance import GENERATOR, Generator, draw, seed_generator
from alhambra.core.errors import IllegalOption
from alhambra.core.values import CHANCE, OVER
from alhambra.palace import Rules as Palace
from alhambra.palace import simulate as simulate_palace
from alhambra.palace.batch import GIVEN_UP
from alhambra.palace.batch import play_out as play_out_palace
from alhambra.palace.position import CHOICES as PALACE_CHOICES
from alhambra.rollwrite import Rules, simulate
from alhambra.rollwrite.legal import due, legal
from alhambra.rollwrite.outcome import outcome_of
from alhambra.rollwrite.ply import act, fall, ways
from alhambra.rollwrite.position import CHOICES, Position
from tests.refusing import refusing


def test_threads_do_not_change_the_games() -> None:
    one = simulate(5_000, players=3, seed=4, threads=1)
    assert one.shape == (5_000, 3)
    assert np.array_equal(one, simulate(5_000, players=3, seed=4, threads=2))
    assert np.array_equal(one[:700], simulate(700, players=3, seed=4, threads=3))
    assert not np.array_equal(one, simulate(5_000, players=3, seed=5, threads=2))


@pytest.mark.parametrize(
    "options",
    [
        {"players": 3},
        {"players": 5},
        {"players": 2},
        {"players": 1, "virtual": 3, "goal": "versus"},
    ],
    ids=str,
)
def test_a_batch_plays_the_games_that_interpreted_rules_play(options: dict[str, object]) -> None:
    rules = Rules(**options)  # type: ignore[arg-type]
    scores = simulate(40, seed=6, **options)
    for number in range(40):
        at, generator = rules.beginning(), GENERATOR.new()
        seed_generator(generator, 6, number)
        play_slowly(at, generator)
        assert tuple(scores[number]) == outcome_of(at).scores


def play_slowly(at: Position, generator: Generator) -> None:
    """Play to the end as a batch does, but die by die, and with all actions in a list."""
    room = CHOICES.new()
    while (mover := due(at)) != OVER:
        if mover == CHANCE:
            fall(at, draw(generator, ways(at)))
        else:
            act(at, room.codes[draw(generator, legal(at, room))])


def test_one_of_few_is_named_without_a_branch() -> None:
    for members in range(1, 1 << 8):
        for number in range(size(members)):
            assert nth_of_few(members, number, 8) == nth(members, number)


@pytest.mark.parametrize("wrong", [{"games": -1}, {"threads": 0}, {"seed": -1}, {"players": 7}])
def test_what_cannot_be_simulated_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(IllegalOption):
        simulate(**{"games": 10, **wrong})


def test_no_games_are_no_scores() -> None:
    assert simulate(0, players=4).shape == (0, 4)


def test_board_games_are_the_same_whatever_the_threads() -> None:
    one = simulate_palace(2_200, players=3, seed=4, threads=1)
    assert one.shape == (2_200, 3)
    assert np.array_equal(one, simulate_palace(2_200, players=3, seed=4, threads=2))
    assert np.array_equal(one[:300], simulate_palace(300, players=3, seed=4))
    assert simulate_palace(3, players=2).shape == (3, 3), "Dirk has a column of his own"


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_batch_plays_the_board_games_that_interpreted_rules_play(players: int) -> None:
    rules = Palace(players=players, end="empty-bag")
    scores = simulate_palace(4, players=players, end="empty-bag", seed=6)
    for number in range(4):
        at, generator = rules.beginning(), GENERATOR.new()
        seed_generator(generator, 6, number)
        play_out_palace(at, generator, PALACE_CHOICES.new(), 100_000)
        assert list(scores[number]) == at.score[: rules.rows]


def test_a_board_game_that_wanders_too_long_is_given_up_and_says_so() -> None:
    scores = simulate_palace(20, players=3, seed=1, most_actions=50)
    assert (scores == GIVEN_UP).all()
    with refusing(IllegalOption, "most_actions"):
        simulate_palace(1, most_actions=0)
