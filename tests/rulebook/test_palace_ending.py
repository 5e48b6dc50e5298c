"""The end of the board game, and its options (AL-8)."""

import pytest

from alhambra.core.errors import IllegalOption
from alhambra.palace import Game, Rules
from tests.refusing import refusing
from tests.rulebook.palace import (
    DISPLAY,
    MARKET,
    NOBODY,
    at_turn,
    chances,
    cross,
    legal,
    play,
    table,
    tiles,
    why_not,
)

EMPTY = "-,-,-,-"


def last_turn(
    *seats: str, market: str = EMPTY, turn: int = 0, first: int = 0, **facts: str
) -> Game:
    """After a take the bag is empty and the market cannot be refilled; the game has ended."""
    common = {"due": f"turn={turn}", "first": str(first), "display": DISPLAY, "bag": ""}
    return play(table(*seats, market=market, **(common | facts)), "take g9", "g1")


@pytest.mark.rule("AL-8.1")
def test_a_market_that_cannot_be_refilled_ends_the_game() -> None:
    game = at_turn("y9,g9 - -", bag="tower-12")
    play(game, "buy seraglio-9 with g9", "buy pavilion-8 with y9")
    play(game, "reserve seraglio-9", "reserve pavilion-8")
    assert chances(game) == {"tower-12"}
    play(game, "tower-12")
    assert game.is_over
    seen = game.observe(0)
    assert seen.market[0] is not None and seen.market[1] is None
    assert why_not(game, "take y9") == "GAME_OVER"


@pytest.mark.rule("AL-8.1")
def test_a_bag_just_empty_after_a_full_refill_does_not_end_the_game() -> None:
    game = at_turn("y9 - -", bag="tower-12")
    play(game, "buy pavilion-8 with y9", "reserve pavilion-8", "tower-12")
    assert game.observe(0).bag_size == 0
    assert game.to_move == 1 and not game.is_over
    play(game, "take y9", "y1")
    assert game.to_move == 2


@pytest.mark.rule("AL-8.1")
def test_with_the_option_empty_bag_it_does() -> None:
    game = at_turn("y9 - -", bag="tower-12", options="end=empty-bag")
    play(game, "buy pavilion-8 with y9", "reserve pavilion-8", "tower-12")
    assert game.is_over
    assert Rules(end="empty-bag").header()["end"] == "empty-bag"


@pytest.mark.rule("AL-8.1")
def test_with_the_option_empty_bag_a_bag_with_a_tile_plays_on() -> None:
    game = at_turn("y9 - -", bag="tower-12,tower-11", options="end=empty-bag")
    play(game, "buy pavilion-8 with y9", "reserve pavilion-8", "tower-12")
    assert game.to_move == 1


@pytest.mark.rule("AL-8.2")
def test_a_tile_left_goes_to_the_most_money_in_its_currency() -> None:
    game = last_turn(
        "0 y9,o9 - -", "0 y5,y6 - -", "0 y1,o2 - -", market="tower-13E,-,-,pavilion-2NEW"
    )
    assert game.to_move == 0 and set(game.observe(0).bought) == tiles("pavilion-2NEW")
    play(game, "reserve pavilion-2NEW")
    assert game.to_move == 1 and set(game.observe(0).bought) == tiles("tower-13E")
    assert game.observe(1).seats[1].hand == ("y5", "y6"), "nothing is paid"


@pytest.mark.rule("AL-8.2")
def test_the_price_plays_no_part() -> None:
    game = last_turn("0 - - -", "0 y1 - -", NOBODY, market="tower-13E,-,-,-")
    assert game.to_move == 1


@pytest.mark.rule("AL-8.2")
def test_with_a_tie_or_no_money_at_all_it_stays() -> None:
    game = last_turn(
        "0 y9,b3 - -", "0 y4,y5 - -", "0 y1 - -", market="tower-13E,tower-12,-,tower-11"
    )
    assert game.to_move == 0 and set(game.observe(0).bought) == tiles("tower-12")
    play(game, "reserve tower-12")
    assert game.is_over
    left = {tile for tile in game.observe(0).market if tile is not None}
    assert left == tiles("tower-13E,tower-11")


@pytest.mark.rule("AL-8.2")
def test_a_tie_below_the_most_does_not_matter() -> None:
    game = last_turn("0 y5 - -", "0 y5 - -", "0 y6 - -", market="tower-13E,-,-,-")
    assert game.to_move == 2


@pytest.mark.rule("AL-8.3")
def test_tiles_received_are_placed_in_any_order_or_reserved_without_redesign() -> None:
    seats = ["0 y9,o9 tower-12@+0/+1 tower-11", NOBODY, NOBODY]
    game = last_turn(*seats, market="garden-11,-,-,garden-10")
    assert set(game.observe(0).bought) == tiles("garden-11,garden-10")
    for text in ("remove tower-12", "build tower-11 at +1,+0", "exchange tower-12 for tower-11"):
        assert why_not(game, text) == "PLACE_FIRST"
    assert why_not(game, "place garden-10 at -1,-1") == "NO_CONTACT"
    assert {"place garden-10 at +1,+0", "place garden-11 at +1,+0"} < legal(game)
    play(game, "place garden-10 at +1,+0", "reserve garden-11")
    assert game.is_over
    assert len(game.observe(0).seats[0].grounds) == 2


@pytest.mark.rule("AL-8.3")
def test_they_place_in_seat_order_from_the_first_player() -> None:
    seats = ["0 y9 - -", "0 b9 - -", "0 o9 - -"]
    game = last_turn(*seats, market="tower-13E,-,tower-12,tower-11", turn=0, first=2)
    assert game.to_move == 2
    play(game, "reserve tower-11")
    assert game.to_move == 0
    play(game, "reserve tower-13E")
    assert game.to_move == 1
    assert why_not(game, "reserve tower-13E") == "NOT_BOUGHT"
    play(game, "place tower-12 at +0,+1")
    assert game.is_over


@pytest.mark.rule("AL-8.3")
def test_tiles_left_do_not_go_to_dirk() -> None:
    game = last_turn("0 y9 - -", NOBODY, market="tower-13E,-,-,-")
    assert game.observe(0).phase == "place-left"
    assert not legal(game, "give")
    assert why_not(game, "give tower-13E") == "NOT_FOR_DIRK"


@pytest.mark.rule("AL-8.4")
def test_the_third_scoring_is_held_and_the_most_points_win() -> None:
    seats = [
        f"10 - {cross(north='tower-12')} -",
        f"5 - {cross(north='pavilion-2NEW')} -",
        "31 - - -",
    ]
    game = last_turn(*seats)
    assert game.is_over and game.outcome is not None
    assert game.outcome.scores == (10 + 21, 5 + 16 + 3, 31)
    assert game.outcome.winners == (0, 2), "equal points share the victory"
    assert [scoring.places for scoring in game.outcome.scorings] == [3]


@pytest.mark.rule("AL-8.4")
def test_a_tile_received_in_the_end_counts() -> None:
    game = last_turn("0 y9 - -", "20 - - -", NOBODY, market="tower-13E,-,-,-")
    play(game, "place tower-13E at +0,+1")
    assert game.outcome is not None
    assert game.outcome.scores == (21 + 1, 20, 0) and game.outcome.winners == (0,)


@pytest.mark.rule("AL-8.4")
def test_after_the_end_nothing_is_possible() -> None:
    game = last_turn(NOBODY, NOBODY, NOBODY)
    assert game.is_over and game.legal_actions() == [] and game.chances() == []
    for text in ("take y9", "pass", "reserve tower-12"):
        assert why_not(game, text) == "GAME_OVER"


@pytest.mark.rule("AL-2.2")
def test_with_open_hands_everybody_sees_everything() -> None:
    game = table("0 y9 - -", "0 g9,o1 - -", NOBODY, options="hands=open", market=MARKET)
    for seat in range(3):
        assert [other.hand for other in game.observe(seat).seats] == [("y9",), ("g9", "o1"), ()]
        assert len(game.observe(seat).unseen_cards or ()) == game.observe(seat).deck_size == 105


@pytest.mark.rule("AL-8.1", "AL-2.2")
@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"players": 1}, "players: expected 2 to 6, got 1"),
        ({"players": 7}, "players: expected 2 to 6, got 7"),
        ({"hands": "shown"}, "hands: expected one of secret, open, got 'shown'"),
        ({"end": "never"}, "end: expected one of refill, empty-bag, got 'never'"),
    ],
)
def test_options_that_make_no_game_are_refused(options: dict[str, object], complaint: str) -> None:
    with refusing(IllegalOption, complaint):
        Rules(**options)  # type: ignore[arg-type]


@pytest.mark.rule("AL-8.1", "AL-2.2")
def test_options_stand_in_the_header_unless_they_are_the_default() -> None:
    assert Rules().header() == {"players": "3"}
    rules = Rules(players=4, hands="open", end="empty-bag")
    assert Rules.from_header(rules.header()) == rules


@pytest.mark.rule("AL-8.3")
def test_everybody_sees_what_was_given_and_that_the_game_ends() -> None:
    game = table(
        "0 - - -",
        "0 - - - given=tower-11",
        NOBODY,
        due="place-left=0",
        bought="tower-12",
        ending="1",
    )
    seen = game.observe(2)
    assert seen.is_ending and seen.bought == tuple(tiles("tower-12"))
    assert [view.given for view in seen.seats] == [(), tuple(tiles("tower-11")), ()]
