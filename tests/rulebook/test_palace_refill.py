"""The end of a turn of the board game: refill and scoring cards (AL-6)."""

from fractions import Fraction
from typing import Any

import pytest

from tests.rulebook.palace import (
    DISPLAY,
    MARKET,
    NOBODY,
    at_turn,
    before_scoring,
    chances,
    cross,
    legal,
    placing,
    play,
    table,
    why_not,
)


@pytest.mark.rule("AL-6.1")
def test_the_display_is_refilled_then_the_market() -> None:
    game = at_turn("y9,g9 - -", display="y1,y2,b8,o8", deck="g1,g2")
    play(game, "buy seraglio-9 with g9", "take y1 y2", "reserve seraglio-9")
    assert game.observe(0).phase == "refill-display" and chances(game) == {"g1", "g2"}
    play(game, "g2")
    assert game.observe(0).phase == "refill-display"
    play(game, "g1")
    assert game.observe(0).phase == "refill-market" and "tower-12" in chances(game)
    play(game, "tower-12")
    assert game.to_move == 1 and None not in game.observe(0).market
    assert len(game.observe(0).display) == 4


@pytest.mark.rule("AL-6.1")
def test_empty_slots_are_filled_in_ascending_order() -> None:
    game = at_turn("g9,o9,o1 - -")
    play(game, "buy chambers-10 with o9 o1", "buy seraglio-9 with g9", "take y9")
    play(game, "reserve chambers-10", "reserve seraglio-9", "y1", "tower-12")
    assert game.observe(0).market[1] is not None and game.observe(0).market[3] is None
    play(game, "garden-11")
    assert game.observe(0).market[3] is not None and game.to_move == 1


@pytest.mark.rule("AL-6.1")
def test_nothing_is_refilled_before_the_tiles_are_placed() -> None:
    game = play(at_turn("y9 - -"), "buy pavilion-8 with y9")
    assert game.to_move == 0 and game.observe(0).market[0] is None
    play(game, "reserve pavilion-8")
    assert game.to_move is None
    assert why_not(game, "take y9") == "CHANCE_IS_DUE"


@pytest.mark.rule("AL-6.2")
def test_an_empty_deck_is_made_anew_of_the_discards_in_the_middle_of_a_refill() -> None:
    game = table(
        "0 y7 - -",
        NOBODY,
        NOBODY,
        due="refill-display=0",
        market=MARKET,
        display="y1,y2",
        deck="o9",
        first="0",
    )
    assert game.chances()[0][1] == 1
    play(game, "o9")
    assert game.observe(0).phase == "refill-display"
    assert game.observe(0).deck_size == 108 - 4 and game.observe(0).discards == ()
    odds = {str(chance): odds for chance, odds in game.chances()}
    assert odds["y7"] == Fraction(2, 104) and odds["b1"] == Fraction(3, 104)
    play(game, "b1")
    assert game.to_move == 1


@pytest.mark.rule("AL-6.2")
def test_the_discards_are_shuffled_only_when_a_card_is_needed() -> None:
    game = at_turn("y8 - -", display="y1,y2,g1,o8", deck="o9")
    play(game, "take o8", "o9")
    seen = game.observe(0)
    assert game.to_move == 1 and seen.deck_size == 0
    assert len(seen.discards) == 108 - 6
    play(game, "take y1")
    assert game.observe(0).deck_size == 108 - 6 and game.observe(0).discards == ()


@pytest.mark.rule("AL-6.2")
def test_cards_paid_before_the_next_card_is_needed_are_shuffled_too() -> None:
    game = at_turn("y9 - -", display=DISPLAY, deck="")
    play(game, "buy pavilion-8 with y9", "reserve pavilion-8")
    assert game.observe(0).phase == "refill-market"
    play(game, "tower-12", "take g9")
    odds = {str(chance): odds for chance, odds in game.chances()}
    assert odds["y9"] == Fraction(2, 108 - 4)


@pytest.mark.rule("AL-6.2")
def test_with_neither_deck_nor_discards_the_display_stays_short() -> None:
    everything = ",".join(f"{c}{v}" for c in "ygbo" for v in range(1, 10) for _ in range(3))
    rest = everything.replace("y9,", "", 1).replace("g9,", "", 1)
    game = table(NOBODY, f"0 {rest} - -", NOBODY, market=MARKET, display="y9,g9")
    play(game, "take y9")
    assert game.to_move == 1 and game.observe(0).display == ("g9",)
    assert legal(game, "take") == {"take g9"}


@pytest.mark.rule("AL-6.3")
def test_a_scoring_card_is_replaced_and_its_scoring_held_after_both_refills() -> None:
    mover = f"0 - {cross(north='tower-12')} -"
    game = table(
        mover,
        NOBODY,
        NOBODY,
        due="refill-display=0",
        market="pavilion-8,-,arcades-9,chambers-10",
        display="y9,g9,b9",
        piles="0,0,*,0,0",
        hidden="3",
        first="0",
    )
    play(game, "scoring 1")
    assert game.observe(0).scorings_held == 0 and len(game.observe(0).display) == 3
    play(game, "o9")
    assert game.observe(0).phase == "refill-market"
    assert game.observe(0).seats[0].score == 0
    play(game, "tower-11")
    assert game.observe(0).scorings_held == 1 and game.observe(0).seats[0].score == 6
    assert game.to_move == 1


@pytest.mark.rule("AL-6.3")
def test_a_tile_placed_in_the_same_turn_counts() -> None:
    game = placing("tower-12", piles="0,0,*,0,0", hidden="3", display="y9,g9,b9")
    play(game, "place tower-12 at +0,+1", "scoring 1", "o9")
    assert game.observe(0).seats[0].score == 6


@pytest.mark.rule("AL-6.3", "AL-9.3")
def test_of_both_scoring_cards_the_first_is_scored_before_dirk_draws_and_the_second_after() -> None:
    game = table(
        f"0 - {cross(north='tower-12')} -",
        NOBODY,
        due="refill-display=0",
        market=MARKET,
        display="y9,g9,b9",
        piles="0,0,0,0,*",
        hidden="3",
    )
    play(game, "scoring 1", "scoring 2", "o9")
    assert game.observe(0).phase == "dirk-draw"
    assert game.observe(0).scorings_held == 1 and game.observe(0).seats[0].score == 6


@pytest.mark.rule("AL-6.3")
def test_both_scoring_cards_in_one_refill_first_one_then_two() -> None:
    game = table(
        f"0 - {cross(north='tower-12')} -",
        NOBODY,
        NOBODY,
        due="refill-display=0",
        market=MARKET,
        display="y9,g9,b9",
        piles="0,0,0,0,*",
        hidden="3",
        first="0",
    )
    play(game, "scoring 1", "scoring 2", "o9")
    assert game.observe(0).scorings_held == 2
    assert game.observe(0).seats[0].score == 6 + 13


LAST: dict[str, Any] = {"market": "-,-,-,-", "bag": "", "display": "y9,g9,b9"}


@pytest.mark.rule("AL-6.4")
def test_a_scoring_drawn_in_the_last_turn_is_held_before_the_end() -> None:
    seats = [f"0 - {cross(north='tower-12')} -", NOBODY, NOBODY]
    game = before_scoring(2, *seats, **LAST)
    assert game.is_over
    assert game.observe(0).scorings_held == 3
    assert game.observe(0).seats[0].score == 13 + 21


@pytest.mark.rule("AL-6.4")
def test_the_scoring_drawn_in_the_last_turn_counts_before_tiles_are_given_out() -> None:
    seats = ["0 y9,y9 - -", NOBODY, NOBODY]
    game = before_scoring(2, *seats, **(LAST | {"market": "tower-12,-,-,-"}))
    assert game.to_move == 0 and game.observe(0).phase == "place-left"
    assert game.observe(0).seats[0].score == 0 and game.observe(0).scorings_held == 2
    play(game, "place tower-12 at +0,+1")
    assert game.is_over and game.outcome is not None
    assert game.outcome.scores == (21, 0, 0)
    assert [scoring.places for scoring in game.outcome.scorings] == [2, 3]


@pytest.mark.rule("AL-6.4")
def test_a_scoring_card_never_drawn_is_a_scoring_never_held() -> None:
    ground = cross(north="tower-12")
    game = at_turn(
        f"- {ground} -", market="-,-,-,-", bag="", display=DISPLAY, piles="0,9,20,20,*", hidden="3"
    )
    play(game, "take y9", "y8")
    assert game.is_over and game.outcome is not None
    assert [scoring.places for scoring in game.outcome.scorings] == [3]
    assert game.outcome.scores[0] == 21
