"""The bound of solo games: what nobody can exceed, however the dice fall."""

from itertools import pairwise, product

import pytest

from alhambra.bots.rollwrite.bound import bound, most_line_points, most_type_points
from alhambra.bots.rollwrite.levels import greedy
from alhambra.core.values import LADDER
from alhambra.rollwrite import Rules
from alhambra.rollwrite.scoring import line_points

BOXES = (5, 6, 6, 6, 7, 6)


def test_lines_are_bounded_by_the_best_places_for_so_many_marks() -> None:
    most = most_line_points()
    assert most[3] == 0 and most[4] == 2 and most[6] == 10 and most[36] == 120
    assert all(after >= before for before, after in pairwise(most))
    for one, two in product(range(64), repeat=2):  # two rows of any pattern
        marks = one | two << 6
        assert line_points(marks) <= most[marks.bit_count()]


def test_types_are_bounded_by_the_counts_of_the_rivals() -> None:
    first, second, third = LADDER[0]
    assert most_type_points(0, 5, (2, 3)) == (
        0,
        third,
        (second + third) // 2,
        (first + second) // 2,
        first,
        first,
    )
    assert most_type_points(0, 5, (5, 5))[5] == first


@pytest.mark.parametrize("virtual", [2, 3, 4])
def test_no_game_exceeds_its_bound(virtual: int) -> None:
    for seed in range(6):
        game = Rules(1, virtual).new_game(seed=seed)
        while game.to_move is not None:
            game.play(greedy().choose(game))
        at = game.position
        assert game.outcome is not None
        most = bound(at.boxes, at.counts[1 : at.rows], turns=at.rounds, coins=at.coins)
        assert game.outcome.scores[0] < most < 160


def test_one_turn_and_no_rivals_are_bounded_by_hand() -> None:
    """Three marks and one more, a second for three coins: the best five first places, no line."""
    best = sorted((ladder[0] for ladder in LADDER), reverse=True)
    assert bound(BOXES, [], turns=1, coins=20) == max(sum(best[:5]) + 5, sum(best[:4]) + 2 + 1)
