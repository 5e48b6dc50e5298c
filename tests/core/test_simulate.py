"""Batches: the same for a seed whatever the threads, and the same games as interpreted play."""

import numpy as np
import pytest

from alhambra.core.chance import GENERATOR, seed_generator
from alhambra.core.errors import IllegalOption
from alhambra.rollwrite import Rules, simulate
from alhambra.rollwrite.batch import play_out
from alhambra.rollwrite.outcome import outcome_of
from alhambra.rollwrite.position import CHOICES


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
    scores = simulate(40, seed=6, **options)  # type: ignore[arg-type]
    for number in range(40):
        at, generator = rules.beginning(), GENERATOR.new()
        seed_generator(generator, 6, number)
        play_out(at, generator, CHOICES.new())
        assert tuple(scores[number]) == outcome_of(at).scores


@pytest.mark.parametrize("wrong", [{"games": -1}, {"threads": 0}, {"seed": -1}, {"players": 7}])
def test_what_cannot_be_simulated_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(IllegalOption):
        simulate(**{"games": 10, **wrong})  # type: ignore[arg-type]


def test_no_games_are_no_scores() -> None:
    assert simulate(0, players=4).shape == (0, 4)
