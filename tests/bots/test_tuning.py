"""Numbers of a policy are found by matches: the guess goes where players do better."""

import math

import pytest

from alhambra.bots.palace.beliefs import GREEDY, tuned
from scripts import tune

AIM = {"exact": 2.0, "wall": 0.5, "door": 1.5}
"""What the best player has more or less of than the first guess, as factors; else nothing."""


def far(numbers: dict[str, int], start: dict[str, int], names: tuple[str, ...]) -> float:
    """How far numbers are from the best, where a factor of e counts one."""
    return sum(math.log(numbers[name] / (start[name] * AIM.get(name, 1.0))) ** 2 for name in names)


@pytest.mark.parametrize("seed", range(4))
def test_a_guess_finds_what_is_better_and_leaves_the_rest(seed: int) -> None:
    start = {name: 1_000 * number for name, number in tuned(4).items()}
    guess = tune.Guess(start, seed)
    first = far(guess.numbers(), start, tune.NAMES)
    for _ in range(80):
        drawn = guess.draw()
        guess.follow(drawn, [-far(guess.numbers(away), start, tune.NAMES) for away in drawn])
    assert far(guess.numbers(), start, tune.NAMES) < first / 20
    others = set(start) - set(tune.NAMES)
    assert {name: guess.numbers()[name] for name in others} == {
        name: start[name] for name in others
    }


def test_every_number_that_is_varied_is_one_of_the_policy() -> None:
    assert set(tune.NAMES) <= set(GREEDY)
    assert all(GREEDY[name] > 0 for name in tune.NAMES)  # what is varied is a factor
