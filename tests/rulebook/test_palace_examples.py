"""The examples of the board game's rulebook."""

import pytest

from alhambra.core.errors import NotationError
from alhambra.core.values import Building
from alhambra.palace import Game
from tests.rulebook.palace import (
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


def points(game: Game, building: Building) -> list[int]:
    """What everybody got for a type in the last scoring held."""
    return [account.types[building].points for account in game.scorings[-1].accounts]


@pytest.mark.rule("AL-3.2")
def test_example_money_the_two_at_the_left_or_one_of_the_others() -> None:
    game = at_turn(display="y2,g3,b6,o8")
    assert legal(game, "take") == {"take y2 g3", "take y2", "take g3", "take b6", "take o8"}
    assert why_not(game, "take y2 b6") == "OVER_FIVE"


@pytest.mark.rule("AL-3.3", "AL-3.6")
def test_example_a_garden_for_ten_blue_paid_with_eleven() -> None:
    game = at_turn("b5,b6 - -", market="pavilion-8,seraglio-9,garden-10,arcades-9")
    play(game, "buy garden-10 with b5 b6")
    assert game.observe(0).seats[0].hand == () and len(game.observe(0).discards) == 2
    assert game.observe(0).phase == "place", "the turn is over but for placing"
    play(game, "place garden-10 at +0,+1", "tower-12")
    assert game.to_move == 1


@pytest.mark.rule("AL-3.4", "AL-5.3", "AL-3.7")
def test_example_exact_exact_then_an_exchange_then_place() -> None:
    game = at_turn("y8,g4,g5 tower-11@+0/+1 garden-11")
    play(game, "buy pavilion-8 with y8")
    assert game.to_move == 0 and game.observe(0).phase == "turn"
    play(game, "buy seraglio-9 with g4 g5")
    assert game.observe(0).phase == "turn"
    play(game, "exchange tower-11 for garden-11")
    assert game.observe(0).phase == "place"
    play(
        game, "place seraglio-9 at +1,+1", "place pavilion-8 at +1,+0", "arcades-10", "chambers-11"
    )
    seat = game.observe(0).seats[0]
    assert {(x, y) for _, x, y in seat.grounds} == {(0, 1), (1, 1), (1, 0)}
    assert set(seat.reserve) == tiles("tower-11")
    assert game.to_move == 1


@pytest.mark.rule("AL-6.1")
def test_example_slots_two_and_four_are_empty_and_two_is_filled_first() -> None:
    game = table(
        *[NOBODY] * 3,
        due="refill-market=0",
        market="pavilion-8,-,arcades-9,-",
        display="y9,g9,b9,o9",
    )
    play(game, "tower-12")
    assert {game.observe(0).market[1]} == tiles("tower-12") and game.observe(0).market[3] is None
    play(game, "tower-11")
    assert {game.observe(0).market[3]} == tiles("tower-11")


@pytest.mark.rule("AL-7.1")
def test_example_first_scoring_the_most_chambers() -> None:
    seats = [
        f"0 - {cross(north='chambers-7NE', west='chambers-8NW')} -",
        f"0 - {cross(north='chambers-11')} -",
        NOBODY,
    ]
    assert points(before_scoring(1, *seats), Building.CHAMBERS) == [4, 0, 0]


FOUR_TOWERS = cross(north="tower-7NEW", east="tower-8NES", south="tower-9ES", west="tower-9NW")
FOUR_OTHERS = cross(north="tower-9NE", east="tower-13E", south="tower-11S", west="tower-11N")


@pytest.mark.rule("AL-7.1")
def test_example_second_scoring_towers_thirteen_and_six() -> None:
    three = ",".join(FOUR_OTHERS.split(",")[:3])
    seats = [f"0 - {FOUR_TOWERS} -", f"0 - {three} -", f"0 - {cross(north='tower-12')} -"]
    assert points(before_scoring(2, *seats), Building.TOWER) == [13, 6, 0]


@pytest.mark.rule("AL-7.1", "MA-1")
def test_example_second_scoring_two_with_four_towers_each() -> None:
    seats = [f"0 - {FOUR_TOWERS} -", f"0 - {FOUR_OTHERS} -", f"0 - {cross(north='tower-12')} -"]
    assert points(before_scoring(2, *seats), Building.TOWER) == [9, 9, 0]


@pytest.mark.rule("AL-7.1", "AL-8.4")
def test_example_third_scoring_pavilions() -> None:
    seats = [
        f"0 - {cross(north='pavilion-2NEW', east='pavilion-4ES', west='pavilion-5NW')} -",
        f"0 - {cross(north='pavilion-6N', east='pavilion-7E')} -",
        f"0 - {cross(north='pavilion-8')} -",
    ]
    game = table(*seats, market="-,-,-,-", display="y9,g9,b9,o9", bag="", first="0")
    play(game, "take y9", "y8")
    assert game.is_over
    assert points(game, Building.PAVILION) == [16, 8, 1]


@pytest.mark.rule("AL-4.1")
def test_example_forbidden_a_turned_tile() -> None:
    game = placing("garden-8NW")
    for turned in ("garden-8ES", "garden-8EN", "garden-8WN"):
        with pytest.raises(NotationError):
            game.parse(f"place {turned} at +0,+1")


@pytest.mark.rule("AL-4.2")
def test_example_forbidden_a_wall_against_an_open_side() -> None:
    game = placing("tower-9ES", "tower-12@+0/+1")
    assert why_not(game, "place tower-9ES at +0,+2") == "WALL_MEETS_OPEN_SIDE"


@pytest.mark.rule("AL-4.4")
def test_example_forbidden_not_reachable_on_foot() -> None:
    game = placing("seraglio-7W", "tower-13E@+1/+0")
    assert why_not(game, "place seraglio-7W at +2,+0") == "NOT_REACHABLE"


@pytest.mark.rule("AL-4.3")
def test_example_forbidden_corner_contact_only() -> None:
    game = placing("tower-12", "tower-11@+1/+0")
    assert why_not(game, "place tower-12 at +2,+1") == "NO_CONTACT"


@pytest.mark.rule("AL-4.5")
def test_example_forbidden_a_hole() -> None:
    ground = (
        "pavilion-8@+1/+0,seraglio-9@+2/+0,arcades-9@+2/+1,chambers-10@+2/+2,garden-11@+1/+2,"
        "garden-10@+0/+2"
    )
    game = placing("tower-12", ground, market="-,-,-,-")
    assert why_not(game, "place tower-12 at +0,+1") == "LEAVES_HOLE"
