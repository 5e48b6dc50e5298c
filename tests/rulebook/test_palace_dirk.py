"""Dirk, the third player of a game for two (AL-9)."""

from fractions import Fraction

import pytest

from alhambra.core.values import Building
from alhambra.palace import Rules
from alhambra.palace.catalog import TILES
from tests.rulebook.palace import (
    MARKET,
    NOBODY,
    at_turn,
    before_scoring,
    cross,
    legal,
    placing,
    play,
    table,
    tiles,
    why_not,
)

SIX = ["tower-12", "tower-11", "garden-11", "garden-10", "arcades-10", "chambers-11"]


@pytest.mark.rule("AL-9.1")
def test_dirk_has_no_turn_no_money_and_no_grounds_and_his_tiles_lie_open() -> None:
    game = at_turn(players=2, dirk="0 tower-12,garden-11")
    for seat in (0, 1):
        assert set(game.observe(seat).dirk) == tiles("tower-12,garden-11")
        assert len(game.observe(seat).seats) == 2
    play(game, "take y9", "y1", "take g9", "g1")
    assert game.to_move == 0


@pytest.mark.rule("AL-9.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_dirk_is_at_no_larger_table(players: int) -> None:
    game = placing("tower-12", players=players)
    assert not legal(game, "give")
    assert why_not(game, "give tower-12") == "NO_DIRK"
    assert game.observe(0).dirk_score is None and len(game.standing().scores) == players


@pytest.mark.rule("AL-9.2")
def test_one_copy_of_every_card_is_left_out() -> None:
    game = play(Rules(players=2).new_game(), *SIX, *MARKET.split(","))
    assert game.observe(0).deck_size == 72
    assert len(game.chances()) == 36
    assert {odds for _, odds in game.chances()} == {Fraction(2, 72)}


@pytest.mark.rule("AL-9.3")
def test_dirk_draws_six_tiles_before_the_market_is_filled() -> None:
    game = play(Rules(players=2).new_game(), *SIX[:5])
    assert game.observe(0).phase == "dirk-setup"
    assert {odds for _, odds in game.chances()} == {Fraction(1, 49)}
    play(game, SIX[5])
    assert set(game.observe(0).dirk) == tiles(",".join(SIX))
    assert game.observe(0).market == (None,) * 4
    play(game, *MARKET.split(","))
    assert None not in game.observe(0).market and game.observe(0).bag_size == 54 - 10


@pytest.mark.rule("AL-9.3")
def test_dirk_draws_six_tiles_right_after_the_first_scoring() -> None:
    game = before_scoring(1, f"0 - {cross(north='tower-10W')} -", NOBODY)
    assert game.observe(0).scorings_held == 1, "he draws after the scoring"
    assert game.observe(0).dirk_score == 0
    bag = game.observe(0).bag_size
    for number, tile in enumerate(SIX):
        assert game.observe(0).phase == "dirk-draw"
        assert len(game.chances()) == bag - number
        play(game, tile)
    assert set(game.observe(0).dirk) == tiles(",".join(SIX))
    assert game.to_move == 1


@pytest.mark.rule("AL-9.3")
@pytest.mark.parametrize("left", [0, 1, 2, 3, 5, 6, 10])
def test_dirk_draws_a_third_of_the_bag_rounded_down_after_the_second_scoring(left: int) -> None:
    bag = [tile for tile in map(str, TILES) if tile not in MARKET.split(",")][:left]
    game = before_scoring(2, NOBODY, NOBODY, bag=",".join(bag))
    play(game, *bag[: left // 3])
    assert game.to_move == 1
    assert len(game.observe(0).dirk) == left // 3
    assert game.observe(0).bag_size == left - left // 3


@pytest.mark.rule("AL-9.3")
def test_with_fewer_than_six_left_dirk_draws_them_all() -> None:
    game = before_scoring(1, NOBODY, NOBODY, bag="tower-12,tower-11")
    play(game, "tower-11", "tower-12")
    assert game.to_move == 1 and game.observe(0).bag_size == 0


@pytest.mark.rule("AL-9.3")
def test_a_bag_that_dirk_has_emptied_ends_the_game_at_the_next_refill_only() -> None:
    game = before_scoring(1, NOBODY, "0 y9 - -", bag="tower-12", options="end=empty-bag")
    play(game, "tower-12")
    assert game.to_move == 1, "the bag is judged before Dirk draws"
    play(game, "buy pavilion-8 with y9", "reserve pavilion-8")
    assert game.is_over


@pytest.mark.rule("AL-9.3")
def test_the_third_of_the_bag_is_taken_after_the_refill() -> None:
    game = table(
        NOBODY,
        NOBODY,
        due="refill-display=0",
        first="0",
        market="pavilion-8,-,arcades-9,chambers-10",
        display="y9,g9,b9",
        piles="0,0,0,0,*",
        hidden="2",
        held="1",
        bag="tower-12,tower-11,garden-11",
    )
    play(game, "scoring 2", "o9", "tower-12")
    assert game.to_move == 1 and game.observe(0).dirk == ()


@pytest.mark.rule("AL-9.4")
def test_each_bought_tile_may_be_given_to_dirk_singly() -> None:
    game = placing("tower-12,tower-11", players=2)
    assert legal(game, "give") == {"give tower-12", "give tower-11"}
    play(game, "give tower-11", "place tower-12 at +0,+1")
    assert set(game.observe(0).dirk) == tiles("tower-11")
    assert len(game.observe(0).seats[0].grounds) == 1


@pytest.mark.rule("AL-9.4")
def test_a_given_tile_never_comes_back() -> None:
    game = play(placing("tower-12", players=2, market=MARKET), "give tower-12")
    assert game.to_move == 1
    for text in ("build tower-12 at +0,+1", "remove tower-12", "buy tower-12 with o9 o3"):
        assert why_not(game, text) in ("NOT_IN_RESERVE", "NOT_IN_GROUNDS", "NOT_ON_OFFER")


@pytest.mark.rule("AL-9.5")
def test_dirk_ranks_in_the_majorities_and_takes_his_points() -> None:
    game = before_scoring(
        2,
        f"0 - {cross(north='tower-9NE')} -",
        f"0 - {cross(north='tower-9NW', west='garden-10')} -",
        dirk="4 tower-10W,tower-11N",
        bag="",
    )
    towers = [account.types[Building.TOWER].points for account in game.scorings[0].accounts]
    assert towers == [6 // 2, 6 // 2, 13]
    assert game.observe(0).dirk_score == 4 + 13


@pytest.mark.rule("AL-9.5")
def test_dirk_shares_places_like_a_player() -> None:
    game = table(
        f"0 - {cross(north='tower-9NE')} -", NOBODY, dirk="0 tower-10W", market=MARKET, display="y9"
    )
    assert game.standing().scores == (17 + 2, 0, 17)


@pytest.mark.rule("AL-9.5")
def test_dirk_never_scores_a_wall() -> None:
    game = table(NOBODY, NOBODY, dirk="0 pavilion-2NEW", market=MARKET, display="y9")
    account = game.standing().scorings[-1].accounts[2]
    assert account.is_dirk and account.wall == () and account.total == 16


@pytest.mark.rule("AL-9.5")
def test_dirk_receives_no_tile_from_the_market_and_never_wins() -> None:
    game = at_turn(players=2, dirk="90 seraglio-4NE", market="-,-,tower-12,-", bag="")
    play(game, "take y9", "y1")
    assert game.is_over and game.outcome is not None
    assert set(game.observe(0).dirk) == tiles("seraglio-4NE")
    assert {tile for tile in game.observe(0).market if tile is not None} == tiles("tower-12")
    assert game.outcome.scores == (0, 0, 90 + 17)
    assert game.outcome.winners == (0, 1)
