"""A turn of the board game: money, purchases, placing (AL-3)."""

import pytest

from alhambra.core.errors import IllegalAction, NotationError
from alhambra.palace import Buy, Reason
from tests.refusing import refusing
from tests.rulebook.palace import (
    DISPLAY,
    NOBODY,
    at_turn,
    chances,
    legal,
    placing,
    play,
    table,
    tiles,
    why_not,
)


@pytest.mark.rule("AL-3.1")
def test_a_turn_is_money_or_a_purchase_or_a_redesign() -> None:
    game = at_turn("y8 tower-12@+0/+1 tower-11")
    verbs = {text.split()[0] for text in legal(game)}
    assert verbs == {"take", "buy", "build", "remove", "exchange"}
    play(game, "take g9", "b1")
    assert game.to_move == 1


@pytest.mark.rule("AL-3.2")
def test_any_one_card_may_be_taken() -> None:
    assert legal(at_turn(), "take") == {"take y9", "take g9", "take b9", "take o9"}
    game = play(at_turn(), "take b9")
    assert game.observe(0).seats[0].hand == ("b9",)
    assert len(game.observe(0).display) == 3


@pytest.mark.rule("AL-3.2")
def test_several_cards_may_be_taken_if_they_total_five() -> None:
    game = at_turn(display="y2,g1,b2,o4")
    several = {"take y2 g1 b2", "take y2 g1", "take y2 b2", "take g1 b2", "take g1 o4"}
    assert legal(game, "take") == several | {"take y2", "take g1", "take b2", "take o4"}
    assert why_not(game, "take y2 o4") == "OVER_FIVE"
    assert why_not(game, "take y2 g1 b2 o4") == "OVER_FIVE"
    play(game, "take b2 y2 g1")
    assert game.observe(0).seats[0].hand_size == 3


@pytest.mark.rule("AL-3.2")
def test_equal_cards_may_be_taken_together() -> None:
    game = at_turn(display="y1,y1,y1,y2")
    assert "take y1 y1 y1 y2" in legal(game)
    assert len(legal(game, "take")) == 7
    play(game, "take y1 y1 y1 y2")
    assert game.observe(0).seats[0].hand == ("y1", "y1", "y1", "y2")


@pytest.mark.rule("AL-3.2")
def test_only_cards_on_display_are_taken() -> None:
    game = at_turn(display="y1,g1")
    for text in ("take o1", "take y1 y1", "take y1 g1 b1", "take y1 y1 g1 g1 b1"):
        assert why_not(game, text) == "NO_SUCH_CARD_ON_DISPLAY"


@pytest.mark.rule("AL-3.3")
def test_a_tile_is_bought_with_cards_of_its_slot_and_they_are_discarded() -> None:
    game = at_turn("y4,y5,g9 - -", market="tower-9NE,garden-10,-,-")
    assert legal(game, "buy") == {"buy tower-9NE with y4 y5"}
    play(game, "buy tower-9NE with y5 y4")
    seen = game.observe(0)
    assert seen.discards == ("y4", "y5") and seen.seats[0].hand == ("g9",)
    assert seen.market[0] is None and set(seen.bought) == tiles("tower-9NE")


@pytest.mark.rule("AL-3.3")
def test_what_a_purchase_is_refused_for() -> None:
    game = at_turn("y9,y7,y1,g9,o9 - -", market="tower-9NE,garden-10,-,arcades-9")
    assert why_not(game, "buy tower-12 with o9 o8") == "NOT_ON_OFFER"
    assert why_not(game, "buy tower-12 with o1") == "NOT_ON_OFFER"
    assert why_not(game, "buy tower-9NE with g9") == "WRONG_CURRENCY"
    assert why_not(game, "buy tower-9NE with y7 g9") == "WRONG_CURRENCY"
    assert why_not(game, "buy tower-9NE with y8 y1") == "NO_SUCH_CARD"
    assert why_not(game, "buy tower-9NE with y9 y9 y9 y9") == "NO_SUCH_CARD"
    assert why_not(game, "buy tower-9NE with y7 y1") == "TOO_LITTLE_MONEY"
    assert why_not(game, "buy garden-10 with g9") == "TOO_LITTLE_MONEY"
    assert why_not(game, "buy tower-9NE with y9") is None


@pytest.mark.rule("AL-3.3")
def test_a_payment_with_a_card_to_spare_is_refused_and_the_card_is_named() -> None:
    game = at_turn("y9,y7,y3,y1 - -", market="tower-9NE,-,-,-")
    assert legal(game, "buy") == {"buy tower-9NE with y9", "buy tower-9NE with y3 y7"}
    action = game.parse("buy tower-9NE with y7 y3 y1")
    assert game.why_not(action) is Reason["CARD_TO_SPARE"]
    for text, card in [("y7 y3 y1", "y1"), ("y9 y3", "y3")]:
        with refusing(IllegalAction, rf"{card} could be left out. \(AL-3.3\)") as refused:
            game.play(game.parse(f"buy tower-9NE with {text}"))
        assert refused.value.arguments == {"card": card}
    assert why_not(game, "buy tower-9NE with y9 y1") == "CARD_TO_SPARE"


@pytest.mark.rule("AL-3.3")
def test_payments_are_those_whose_prefixes_from_the_top_stay_below_the_price() -> None:
    game = at_turn("o1,o2,o2,o3,o5,o8 - -", market="-,-,-,chambers-7NE")
    paid = [action.cards for action in game.legal_actions() if isinstance(action, Buy)]
    assert len(set(paid)) == len(paid)
    values = {tuple(sorted((kind % 9 + 1 for kind in cards), reverse=True)) for cards in paid}
    assert values == {(8,), (5, 3), (5, 2), (3, 2, 2)}


@pytest.mark.rule("AL-3.3")
def test_overpaying_by_choice_is_allowed_and_there_is_no_change() -> None:
    game = at_turn("y9,y8,y1 - -", market="tower-9NE,-,-,-")
    play(game, "buy tower-9NE with y8 y1")
    assert game.observe(0).phase == "turn"
    game = at_turn("y9,y8,y2 - -", market="tower-9NE,-,-,-")
    play(game, "buy tower-9NE with y8 y2")
    assert game.observe(0).phase == "place"
    assert game.observe(0).seats[0].hand == ("y9",)


@pytest.mark.rule("AL-3.4")
def test_after_four_exact_purchases_there_is_a_fifth_action() -> None:
    market = "pavilion-8,seraglio-9,garden-8NE,tower-9NE"
    game = at_turn("y8,g9,b8,o9 - tower-11", market=market)
    play(game, "buy pavilion-8 with y8", "buy seraglio-9 with g9")
    play(game, "buy garden-8NE with b8", "buy tower-9NE with o9")
    assert game.to_move == 0 and game.observe(0).phase == "turn"
    assert game.observe(0).market == (None,) * 4
    assert {text.split()[0] for text in legal(game)} == {"take", "build"}
    play(game, "take y9")
    assert game.observe(0).phase == "place" and len(game.observe(0).bought) == 4


@pytest.mark.rule("AL-3.4")
def test_nothing_is_laid_out_again_within_a_turn() -> None:
    game = play(at_turn("y8,g9 - -"), "buy pavilion-8 with y8")
    assert game.observe(0).market[0] is None
    assert why_not(game, "buy pavilion-8 with y8") == "NOT_ON_OFFER"


@pytest.mark.rule("AL-3.5")
def test_passing_is_refused_while_an_action_is_possible() -> None:
    for mover, display in (
        ("- - -", DISPLAY),
        ("y8 - -", ""),
        ("- tower-12@+0/+1 -", ""),
        ("- - tower-11", ""),
    ):
        game = at_turn(mover, display=display)
        assert "pass" not in legal(game)
        assert why_not(game, "pass") == "ACTION_POSSIBLE"


@pytest.mark.rule("AL-3.5")
def test_with_nothing_else_to_do_after_an_exact_purchase_the_player_passes() -> None:
    game = at_turn("y8 - -", display="", deck="y1,y2,y3,y4")
    assert why_not(game, "pass") == "ACTION_POSSIBLE"
    play(game, "buy pavilion-8 with y8")
    assert legal(game) == {"pass"}
    play(game, "pass")
    assert game.observe(0).phase == "place"


@pytest.mark.rule("AL-3.5")
def test_with_nothing_at_all_to_do_the_turn_passes() -> None:
    game = at_turn(display="", deck="")
    assert legal(game) == {"pass"}
    play(game, "pass")
    assert game.to_move is None


@pytest.mark.rule("AL-3.6")
@pytest.mark.parametrize(
    "action",
    ["take y9", "build tower-11 at +0,-1", "remove tower-12", "exchange tower-12 for tower-11"],
)
def test_money_and_redesign_end_the_action_part(action: str) -> None:
    game = play(at_turn("g9 tower-12@+0/+1 tower-11"), "buy seraglio-9 with g9", action)
    assert game.observe(0).phase == "place" and game.to_move == 0
    assert why_not(game, "take b9") == "PLACE_FIRST"


@pytest.mark.rule("AL-3.6")
def test_an_inexact_purchase_ends_the_action_part() -> None:
    game = play(at_turn("y9,g9 - -"), "buy pavilion-8 with y9")
    for text in ("take y9", "buy seraglio-9 with g9", "remove fountain", "pass"):
        assert why_not(game, text) == "PLACE_FIRST"
    assert why_not(game, "buy seraglio-9 with g9 g8") == "PLACE_FIRST"


@pytest.mark.rule("AL-3.7")
def test_bought_tiles_are_placed_at_the_very_end_in_any_order() -> None:
    game = at_turn("y8,g9 - -")
    play(game, "buy pavilion-8 with y8")
    for text in ("place pavilion-8 at +0,+1", "reserve pavilion-8", "give pavilion-8"):
        assert why_not(game, text) == "NOT_NOW"
    play(game, "buy seraglio-9 with g9", "take y9")
    assert {"place pavilion-8 at +0,+1", "place seraglio-9 at +0,+1"} < legal(game)
    play(game, "place seraglio-9 at +0,+1")
    assert game.to_move == 0 and set(game.observe(0).bought) == tiles("pavilion-8")
    play(game, "place pavilion-8 at +0,+2")
    assert game.to_move is None
    assert len(game.observe(0).seats[0].grounds) == 2


@pytest.mark.rule("AL-3.7")
def test_the_reserve_takes_any_tile_is_open_to_all_and_scores_nothing() -> None:
    full = "tower-7NEW,tower-8NES,tower-9NE,tower-9NW,tower-9ES,tower-10W,tower-11N,tower-11S"
    game = table(
        f"0 - - {full}",
        NOBODY,
        NOBODY,
        due="place=0",
        bought="tower-12",
        display=DISPLAY,
        first="0",
    )
    play(game, "reserve tower-12")
    for seat in range(3):
        assert set(game.observe(seat).seats[0].reserve) == tiles(f"{full},tower-12")
    assert game.standing().scores == (0, 0, 0)


@pytest.mark.rule("AL-3.7")
def test_only_what_was_bought_is_placed() -> None:
    game = placing("tower-12", "tower-11@+0/+1")
    for text in (
        "place tower-11 at +0,-1",
        "place tower-13E at +0,-1",
        "reserve tower-11",
        "reserve pavilion-8",
    ):
        assert why_not(game, text) == "NOT_BOUGHT"
    assert why_not(placing("tower-12", players=2), "give tower-11") == "NOT_BOUGHT"


@pytest.mark.rule("AL-3.8")
def test_only_the_player_to_move_acts() -> None:
    game = at_turn()
    action = game.parse("take y9")
    assert game.why_not(action, 0) is None
    for seat in (1, 2):
        reason = game.why_not(action, seat)
        assert reason is not None and reason.name == "NOT_YOUR_TURN"
        assert reason.rule == "AL-3.8"


@pytest.mark.rule("AL-3.8")
def test_only_with_what_is_there() -> None:
    game = table(
        "0 y1 tower-12@+0/+1 tower-11",
        "0 y8 garden-10@+0/+1 garden-11",
        NOBODY,
        market="pavilion-8,-,-,-",
        display=DISPLAY,
    )
    assert why_not(game, "buy pavilion-8 with y8") == "NO_SUCH_CARD"
    assert why_not(game, "build garden-11 at +1,+0") == "NOT_IN_RESERVE"
    assert why_not(game, "build tower-12 at +1,+0") == "NOT_IN_RESERVE"
    assert why_not(game, "remove garden-10") == "NOT_IN_GROUNDS"
    assert why_not(game, "remove tower-11") == "NOT_IN_GROUNDS"
    assert why_not(game, "exchange garden-10 for tower-11") == "NOT_IN_GROUNDS"
    assert why_not(game, "exchange tower-12 for garden-11") == "NOT_IN_RESERVE"
    assert why_not(game, "build tower-11 at +0,+1") == "PLACE_TAKEN"
    assert why_not(game, "build tower-11 at +0,+0") == "PLACE_TAKEN"


@pytest.mark.rule("AL-3.8")
def test_nobody_acts_while_cards_are_drawn() -> None:
    game = play(at_turn(), "take y9")
    assert chances(game)
    assert why_not(game, "take g9") == "CHANCE_IS_DUE"


@pytest.mark.rule("AL-3.7", "AL-4.3")
def test_an_action_that_no_position_allows_is_refused_like_any_other() -> None:
    game = placing("tower-12")
    assert why_not(game, "build tower-12 at +99,+0") == "PLACE_FIRST"
    assert why_not(game, "take y1 y1 y1 g1 g1") == "PLACE_FIRST"
    assert why_not(game, "place tower-12 at +99,+0") == "NO_CONTACT"
    game = at_turn("- - tower-12")
    assert why_not(game, "place tower-12 at +99,+0") == "NOT_NOW"
    assert why_not(game, "build tower-12 at +99,-99") == "NO_CONTACT"
    assert why_not(game, "take y1 y1 y1 g1 g1") == "NO_SUCH_CARD_ON_DISPLAY"


@pytest.mark.rule("AL-3.7")
@pytest.mark.parametrize("place", ["+-1,+0", "1", "+1;+0", "x,y", "+99999999999,+0"])
def test_what_is_no_place_is_no_action(place: str) -> None:
    with refusing(NotationError, "a place, such as"):
        at_turn().parse(f"place tower-12 at {place}")
