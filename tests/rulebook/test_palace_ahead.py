"""How near the next scoring is: counted, and against all that chance can bring (AL-2.6)."""

from fractions import Fraction

import pytest

from alhambra.palace import Game, ScoringCard
from alhambra.palace.ahead import Ahead, ahead_of
from alhambra.palace.position import REFILL_DISPLAY
from tests.rulebook.palace import MARKET, NOBODY, table


def near(piles: str, hidden: str, *, display: str = "y9,g9,b9,o9", **facts: str) -> Game:
    return table(*[NOBODY] * 3, piles=piles, hidden=hidden, display=display, market=MARKET, **facts)


def found(game: Game) -> Ahead:
    ahead = ahead_of(game.position)
    assert ahead is not None
    return ahead


def chance_of_scoring(game: Game) -> Fraction:
    """By playing the refill: a scoring card now, or a money card and then the rest."""
    if game.to_move is not None or game.position.phase != REFILL_DISPLAY:
        return Fraction(0)
    now = sum(p for chance, p in game.chances() if isinstance(chance, ScoringCard))
    if now == 1:
        return Fraction(1)
    then = game.copy()
    then.reveal(next(c for c, _ in game.chances() if not isinstance(c, ScoringCard)))
    return Fraction(now) + (1 - now) * chance_of_scoring(then)


@pytest.mark.rule("AL-2.6")
@pytest.mark.parametrize(
    ("piles", "hidden"),
    [("3,*,20,20,20", "3"), ("0,2,*,20,20", "3"), ("0,0,*,20,20", "3"), ("0,0,1,*,20", "2")],
)
@pytest.mark.parametrize("missing", [1, 2, 3, 4])
def test_the_chance_of_a_scoring_is_that_of_drawing_it(
    piles: str, hidden: str, missing: int
) -> None:
    display = ",".join(["y9", "g9", "b9", "o9"][missing:])
    game = near(piles, hidden, display=display, due="refill-display=0")
    assert found(game).missing == missing
    assert found(game).chance(missing) == chance_of_scoring(game)


@pytest.mark.rule("AL-2.5")
def test_a_scoring_card_lies_in_the_second_and_in_the_fourth_pile() -> None:
    first = found(near("5,20,20,20,*", "3"))
    assert (first.number, first.pile, first.top, first.least, first.most) == (1, 2, 1, 5, 25)
    assert first.odds == ((0, 21),) * 5
    second = found(near("0,0,2,20,*", "2", held="1"))
    assert (second.number, second.pile, second.least, second.most) == (2, 4, 2, 22)
    assert [second.chance(cards) for cards in range(5)] == [
        0,
        0,
        0,
        Fraction(1, 21),
        Fraction(2, 21),
    ]


def test_a_scoring_card_on_its_own_comes_with_the_next_card() -> None:
    last = found(near("0,0,20,20,*", "3"))
    assert (last.least, last.most) == (0, 0)
    assert last.chance(0) == 0 and last.chance(1) == 1


def test_the_third_scoring_comes_with_the_end_of_the_game() -> None:
    third = found(near("0,0,0,0,*", "", held="3"))
    assert (third.number, third.pile, third.least, third.most) == (3, None, None, None)
    assert third.bag == 50 and third.chance(4) == 0
    assert ahead_of(near("0,0,0,0,*", "", held="7").position) is None
