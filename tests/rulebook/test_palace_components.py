"""The box and the set-up of the board game (AL-1, AL-2)."""

from collections import Counter
from fractions import Fraction

import pytest

from alhambra.core.values import Building
from alhambra.palace import Card, Game, Rules
from alhambra.palace.catalog import EAST, NORTH, SOUTH, TILES, WEST
from tests.rulebook.palace import DISPLAY, MARKET, NOBODY, chances, play, table

FOUR_TILES = MARKET.split(",")
TWENTY = ["y9", "g9", "b2"]
"""Starting money of exactly twenty."""


def dealt(*hands: list[str], display: str = "o5,o6,o7,o8") -> Game:
    """A game after its set-up, with these starting hands."""
    game = Rules(players=len(hands)).new_game()
    cards = [card for hand in hands for card in hand]
    return play(game, *FOUR_TILES, *cards, *display.split(","))


@pytest.mark.rule("AL-1.1")
def test_54_tiles_of_six_types() -> None:
    counts = Counter(tile.building for tile in TILES)
    assert [counts[building] for building in Building] == [7, 7, 9, 9, 11, 11]


@pytest.mark.rule("AL-1.1")
@pytest.mark.parametrize(
    ("building", "prices"),
    [
        (Building.PAVILION, [2, 3, 4, 5, 6, 7, 8]),
        (Building.SERAGLIO, [3, 4, 5, 6, 7, 8, 9]),
        (Building.ARCADES, [4, 5, 6, 6, 7, 8, 8, 9, 10]),
        (Building.CHAMBERS, [5, 6, 7, 7, 8, 9, 9, 10, 11]),
        (Building.GARDEN, [6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12]),
        (Building.TOWER, [7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13]),
    ],
)
def test_prices_as_printed(building: Building, prices: list[int]) -> None:
    assert sorted(tile.price for tile in TILES if tile.building is building) == prices


@pytest.mark.rule("AL-1.1")
def test_walls_as_printed() -> None:
    for side in (NORTH, EAST, SOUTH, WEST):
        assert sum(bool(tile.walls & side) for tile in TILES) == 20
    for tile in TILES:
        assert tile.walls not in (NORTH | SOUTH, EAST | WEST, NORTH | EAST | SOUTH | WEST)


@pytest.mark.rule("AL-1.1")
def test_no_two_tiles_are_identical_and_each_has_its_name() -> None:
    assert len({(tile.building, tile.price, tile.walls) for tile in TILES}) == 54
    assert len({str(tile) for tile in TILES}) == 54
    assert {"pavilion-2NEW", "garden-8NW", "tower-12"} < {str(tile) for tile in TILES}


@pytest.mark.rule("AL-1.2")
def test_108_money_cards_and_two_scoring_cards_apart() -> None:
    game = play(Rules(players=3).new_game(), *FOUR_TILES)
    kinds = {f"{currency}{value}" for currency in "ygbo" for value in range(1, 10)}
    assert chances(game) == kinds
    assert game.observe(0).deck_size == 108
    assert {odds for _, odds in game.chances()} == {Fraction(3, 108)}


@pytest.mark.rule("AL-1.3")
def test_everybody_begins_with_a_fountain_without_walls_and_an_empty_reserve() -> None:
    game = dealt(TWENTY, TWENTY, TWENTY)
    for seat in game.observe(0).seats:
        assert (seat.grounds, seat.reserve, seat.wall, seat.score) == ((), (), 0, 0)


@pytest.mark.rule("AL-1.4")
@pytest.mark.parametrize(("slot", "currency"), [(0, "y"), (1, "g"), (2, "b"), (3, "o")], ids=str)
def test_each_slot_of_the_market_has_its_currency(slot: int, currency: str) -> None:
    market = ["-"] * 4
    market[slot] = "tower-9NE"
    game = table("0 y9,g9,b9,o9 - -", NOBODY, NOBODY, market=",".join(market), display="y8")
    buys = [str(action) for action in game.legal_actions() if str(action).startswith("buy")]
    assert buys == [f"buy tower-9NE with {currency}9"]


@pytest.mark.rule("AL-2.1")
def test_the_market_is_filled_from_the_bag_slot_by_slot() -> None:
    game = Rules(players=3).new_game()
    assert {odds for _, odds in game.chances()} == {Fraction(1, 54)}
    for filled, tile in enumerate(FOUR_TILES, 1):
        play(game, tile)
        market = game.observe(0).market
        assert [slot is not None for slot in market] == [n < filled for n in range(4)]
        assert game.observe(0).bag_size == 54 - filled
    assert {odds for _, odds in game.chances()} == {Fraction(3, 108)}


@pytest.mark.rule("AL-2.2")
def test_starting_money_is_drawn_until_it_is_worth_twenty_whatever_the_currency() -> None:
    game = play(Rules(players=3).new_game(), *FOUR_TILES, "y9", "g9", "b1")
    assert game.observe(0).seats[0].hand_size == 3
    play(game, "o9")
    assert [seat.hand_size for seat in game.observe(0).seats] == [4, 0, 0]
    play(game, "y9", "g9", "b2")
    assert [seat.hand_size for seat in game.observe(0).seats] == [4, 3, 0]


@pytest.mark.rule("AL-2.2")
def test_hands_are_secret_after_the_deal() -> None:
    game = dealt(TWENTY, TWENTY, TWENTY)
    for seat in range(3):
        hands = [other.hand for other in game.observe(seat).seats]
        assert [hand is not None for hand in hands] == [other == seat for other in range(3)]
        assert game.observe(seat).unseen_cards is None
    assert game.observe(1).seats[1].hand == tuple(TWENTY)


@pytest.mark.rule("AL-2.3")
@pytest.mark.parametrize(
    ("hands", "first"),
    [
        ([["y6", "g9", "b6"], ["y1", "y1", "g9", "b9"], TWENTY], 2),
        ([["y1", "y1", "g9", "b9"], ["g8", "b4", "o8"], ["g9", "b9", "o7"]], 1),
        ([["y9", "g9", "b3"], ["y9", "g9", "b2"], ["g8", "b8", "o4"]], 1),
        ([TWENTY, TWENTY, TWENTY], 0),
    ],
    ids=["least money of the fewest", "fewest cards", "least money", "lowest seat"],
)
def test_fewest_cards_then_least_money_then_lowest_seat(hands: list[list[str]], first: int) -> None:
    game = dealt(*hands)
    assert game.to_move == first and game.observe(0).first == first


@pytest.mark.rule("AL-2.4")
def test_four_cards_are_laid_out_and_no_scoring_card_among_them() -> None:
    game = play(Rules(players=3).new_game(), *FOUR_TILES, *TWENTY * 3)
    for card in DISPLAY.replace("9", "8").split(","):
        assert not {"scoring 1", "scoring 2"} & chances(game)
        play(game, card)
    assert len(game.observe(0).display) == 4
    assert game.to_move == 0 and game.observe(0).scorings_held == 0


@pytest.mark.rule("AL-2.5")
def test_five_piles_of_nearly_equal_size_the_larger_ones_first() -> None:
    game = dealt(TWENTY, TWENTY, TWENTY)
    assert "piles=19,19,19,19,19 hidden=3" in game.position_text()
    game = dealt(TWENTY, TWENTY, ["y5", "g5", "b5", "o5"])
    assert "piles=19,19,19,19,18 hidden=3" in game.position_text()
    game = dealt(TWENTY, TWENTY, ["y5", "g5", "b4", "y6"], ["g8", "b8", "o4"])
    assert "piles=19,18,18,18,18 hidden=3" in game.position_text()


@pytest.mark.rule("AL-2.5")
def test_the_scoring_cards_are_in_the_second_and_the_fourth_pile() -> None:
    met = {}
    for pile in range(1, 6):
        sizes = ["0"] * (pile - 1) + ["1"] + ["20"] * (5 - pile)
        sizes[-1] = "*"
        hidden = {1: "3", 2: "3", 3: "2", 4: "2", 5: ""}[pile]
        game = table(
            *[NOBODY] * 3,
            due="refill-display=0",
            market=MARKET,
            display="y9",
            piles=",".join(sizes),
            hidden=hidden,
        )
        met[pile] = {text for text in chances(game) if text.startswith("scoring")}
    assert met == {1: set(), 2: {"scoring 1"}, 3: set(), 4: {"scoring 2"}, 5: set()}


@pytest.mark.rule("AL-2.6")
def test_a_scoring_card_comes_with_one_divided_by_the_cards_of_its_pile() -> None:
    game = table(
        *[NOBODY] * 3,
        due="refill-display=0",
        market=MARKET,
        display="y9",
        piles="0,3,20,20,*",
        hidden="3",
    )
    unseen = 3 * 36 - 1
    odds = {str(chance): odds for chance, odds in game.chances()}
    assert odds["scoring 1"] == Fraction(1, 4)
    assert odds["y9"] == Fraction(3, 4) * Fraction(2, unseen)
    assert odds["o1"] == Fraction(3, 4) * Fraction(3, unseen)
    assert sum(odds.values()) == 1
    play(game, "o1", "o1")
    odds = {str(chance): odds for chance, odds in game.chances()}
    assert odds["scoring 1"] == Fraction(1, 2)
    assert odds["o1"] == Fraction(1, 2) * Fraction(1, unseen - 2)
    play(game, "g5")
    assert game.observe(0).display and game.to_move == 1


@pytest.mark.rule("AL-2.6")
def test_a_scoring_card_that_is_alone_in_its_pile_is_certain() -> None:
    game = table(
        *[NOBODY] * 3,
        due="refill-display=0",
        market=MARKET,
        display="y9",
        piles="0,1,20,20,*",
        hidden="3",
    )
    play(game, "g2")
    assert [(str(chance), odds) for chance, odds in game.chances()] == [("scoring 1", Fraction(1))]
    play(game, "scoring 1")
    odds = {str(chance): odds for chance, odds in game.chances()}
    assert odds["g2"] == Fraction(2, 106) and odds["g3"] == Fraction(3, 106)


@pytest.mark.rule("AL-2.6")
def test_every_tile_of_the_bag_is_as_likely_as_any_other() -> None:
    game = table(
        *[NOBODY] * 3,
        due="refill-market=0",
        market="pavilion-8,-,-,-",
        display=DISPLAY,
        bag="tower-12,garden-11,seraglio-9",
    )
    third = Fraction(1, 3)
    assert [(str(chance), odds) for chance, odds in game.chances()] == [
        ("seraglio-9", third),
        ("garden-11", third),
        ("tower-12", third),
    ]


@pytest.mark.rule("AL-2.6")
def test_a_position_knows_what_is_hidden_and_no_order() -> None:
    one = dealt(["y9", "g9", "b2"], ["y8", "g8", "b4"], ["y7", "g7", "b6"])
    two = dealt(["g9", "b2", "y9"], ["b4", "g8", "y8"], ["g7", "y7", "b6"], display="o8,o7,o5,o6")
    assert one.words() == two.words()
    assert isinstance(one.plies[4], Card)
