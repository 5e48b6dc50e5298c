"""Scorings of the board game: majorities and walls (AL-7, MA-1)."""

import pytest

from alhambra.core.values import Building
from alhambra.palace import Game
from tests.rulebook.palace import NOBODY, at_turn, before_scoring, cross, table

BOX = {
    Building.PAVILION: "2NEW 3SW 4ES 5NW 6N 7E 8",
    Building.SERAGLIO: "3ESW 4NE 5SW 6ES 7W 8S 9",
    Building.ARCADES: "4NES 5NW 6NE 6SW 7ES 8N 8E 9 10",
    Building.CHAMBERS: "5NSW 6ES 7NE 7SW 8NW 9S 9W 10 11",
    Building.GARDEN: "6ESW 7NSW 8NE 8NW 8SW 9E 10N 10W 10 11 12S",
    Building.TOWER: "7NEW 8NES 9NE 9NW 9ES 10W 11N 11S 11 12 13E",
}


def grounds(building: Building, *counts: int) -> list[str]:
    """Seats with so many tiles of a type each, at most two of them."""
    names = [f"{building.word}-{rest}" for rest in BOX[building].split()]
    seats = []
    for count in counts:
        arms = {}
        for side, inner in list({"north": "S", "west": "E"}.items())[:count]:
            arms[side] = next(name for name in names if inner not in name)
            names.remove(arms[side])
        seats.append(f"0 - {cross(**arms)} -")
    return seats


def points(game: Game, building: Building, *, held: bool = False) -> list[int]:
    """What everybody gets for a type in the last scoring held, or in a third one held now."""
    scoring = (game.scorings if held else game.standing().scorings)[-1]
    return [account.types[building].points for account in scoring.accounts]


LADDER = {
    Building.PAVILION: (16, 8, 1),
    Building.SERAGLIO: (17, 9, 2),
    Building.ARCADES: (18, 10, 3),
    Building.CHAMBERS: (19, 11, 4),
    Building.GARDEN: (20, 12, 5),
    Building.TOWER: (21, 13, 6),
}
OTHERS = "garden-12S,garden-11,tower-12,tower-13E"
"""A market that these grounds leave free."""


@pytest.mark.rule("AL-7.1")
@pytest.mark.parametrize("building", Building, ids=lambda building: building.word)
def test_one_place_in_the_first_scoring_two_in_the_second(building: Building) -> None:
    best, second, third = LADDER[building]
    seats = grounds(building, 2, 1, 0)
    assert points(before_scoring(1, *seats, market=OTHERS), building, held=True) == [third, 0, 0]
    game = before_scoring(2, *seats, market=OTHERS)
    assert points(game, building, held=True) == [second, third, 0]
    assert points(game, building) == [best, second, 0]


@pytest.mark.rule("AL-7.1")
def test_price_plays_no_part() -> None:
    dear, cheap = cross(north="tower-13E"), cross(north="tower-7NEW")
    seats = [f"0 - {dear} -", f"0 - {cheap} -", NOBODY]
    game = before_scoring(1, *seats)
    assert points(game, Building.TOWER, held=True) == [6 // 2, 6 // 2, 0]


@pytest.mark.rule("AL-7.1")
def test_a_scoring_adds_to_the_score() -> None:
    seats = [f"30 - {cross(north='tower-12', east='chambers-10')} -", "7 - - -", NOBODY]
    game = before_scoring(1, *seats, market="garden-11,garden-10,arcades-9,pavilion-8")
    assert [seat.score for seat in game.observe(0).seats] == [30 + 6 + 4, 7, 0]
    assert [account.total for account in game.scorings[0].accounts] == [10, 0, 0]


@pytest.mark.rule("MA-1", "AL-7.1")
@pytest.mark.parametrize(
    ("counts", "third"),
    [
        ((2, 1, 0), [18, 10, 0]),
        ((1, 1, 1), [(18 + 10 + 3) // 3] * 3),
        ((2, 2, 1), [14, 14, 3]),
        ((2, 1, 1), [18, 6, 6]),
        ((0, 1, 1, 1, 1), [0, 31 // 4, 31 // 4, 31 // 4, 31 // 4]),
        ((2, 1, 1, 1), [18, 13 // 3, 13 // 3, 13 // 3]),
        ((2, 2, 1, 1), [14, 14, 3 // 2, 3 // 2]),
        ((0, 0, 0), [0, 0, 0]),
    ],
)
def test_those_with_equal_counts_share_their_places(
    counts: tuple[int, ...], third: list[int]
) -> None:
    game = table(*grounds(Building.ARCADES, *counts), display="y9")
    assert points(game, Building.ARCADES) == third


@pytest.mark.rule("AL-7.2")
def test_a_wall_goes_around_corners() -> None:
    game = at_turn(f"- {cross(north='pavilion-2NEW')} -")
    assert game.observe(0).seats[0].wall == 3
    wall = game.standing().scorings[-1].accounts[0].wall
    assert [(side.x, side.y, side.side) for side in wall] == [(0, 1, s) for s in "WNE"]


@pytest.mark.rule("AL-7.2")
def test_a_wall_goes_on_from_tile_to_tile_on_a_straight_side_and_in_a_corner() -> None:
    straight = "pavilion-6N@+0/+1,tower-12@+1/+0,arcades-8N@+1/+1"
    assert at_turn(f"- {straight} -").observe(0).seats[0].wall == 2
    corner = "pavilion-7E@+0/+1,arcades-8N@+1/+0"
    assert at_turn(f"- {corner} -").observe(0).seats[0].wall == 2


@pytest.mark.rule("AL-7.2")
def test_an_open_side_breaks_a_wall() -> None:
    broken = "pavilion-6N@+0/+1,tower-12@+1/+0,tower-11@+1/+1,garden-11@+2/+0,arcades-8N@+2/+1"
    assert at_turn(f"- {broken} -").observe(0).seats[0].wall == 1


@pytest.mark.rule("AL-7.2")
def test_inner_walls_count_nothing() -> None:
    inner = "pavilion-7E@+0/+1,tower-12@+1/+0,seraglio-7W@+1/+1"
    game = at_turn(f"- {inner} -")
    assert game.observe(0).seats[0].wall == 0
    assert game.standing().scorings[-1].accounts[0].wall_points == 0


@pytest.mark.rule("AL-7.2")
def test_a_wall_of_eight_and_a_shorter_one_that_does_not_count() -> None:
    """Eight along the north and east; two more walls in the west; an inner wall in the middle."""
    ground = (
        "garden-8NW@+0/+1,tower-11N@+1/+1,arcades-6NE@+2/+1,tower-13E@+2/+0,tower-12@+1/+0,"
        "arcades-7ES@+2/-1,garden-11@+1/-1"
    )
    game = at_turn(f"- {ground} -", market="-,-,-,-")
    assert game.observe(0).seats[0].wall == 8
    ground += ",chambers-11@+0/-1,pavilion-3SW@-1/-1"
    game = at_turn(f"- {ground} -", market="-,-,-,-")
    assert game.observe(0).seats[0].wall == 8
    wall = game.standing().scorings[-1].accounts[0].wall
    assert "".join(side.side for side in wall) == "WNNNEEES"
    inner = ground.replace("tower-11N@+1/+1", "seraglio-4NE@+1/+1").replace(
        "arcades-6NE@+2/+1", "tower-7NEW@+2/+1"
    )
    assert at_turn(f"- {inner} -", market="-,-,-,-").observe(0).seats[0].wall == 8


@pytest.mark.rule("AL-7.2")
def test_everybody_scores_the_own_wall_in_every_scoring() -> None:
    seats = [
        f"0 - {cross(north='pavilion-2NEW')} -",
        f"0 - {cross(north='tower-9NE')} -",
        NOBODY,
    ]
    for number in (1, 2):
        game = before_scoring(number, *seats)
        assert [account.wall_points for account in game.scorings[-1].accounts] == [3, 2, 0]
    totals = [account.total for account in game.standing().scorings[-1].accounts]
    assert totals == [16 + 3, 21 + 2, 0]


@pytest.mark.rule("AL-7.3")
def test_an_outline_that_is_all_wall_counts_full_length() -> None:
    ground = cross(
        north="pavilion-2NEW", east="arcades-4NES", south="seraglio-3ESW", west="chambers-5NSW"
    )
    game = at_turn(f"- {ground} -")
    assert game.observe(0).seats[0].wall == 12
    wall = game.standing().scorings[-1].accounts[0].wall
    assert len({(side.x, side.y, side.side) for side in wall}) == 12


@pytest.mark.rule("AL-7.3")
def test_one_open_side_in_the_closed_outline() -> None:
    ground = cross(
        north="pavilion-2NEW", east="arcades-4NES", south="seraglio-3ESW", west="chambers-8NW"
    )
    assert at_turn(f"- {ground} -").observe(0).seats[0].wall == 11


@pytest.mark.rule("AL-6.4", "AL-7.1")
def test_two_scorings_in_one_ply_are_both_explained() -> None:
    seats = f"0 - {cross(north='tower-12')} -", NOBODY, NOBODY
    game = before_scoring(2, *seats, market="-,-,-,-", bag="")
    assert game.outcome is not None
    assert [scoring.places for scoring in game.outcome.scorings] == [2, 3]
    explained = sum(scoring.accounts[0].total for scoring in game.outcome.scorings)
    assert explained == game.outcome.scores[0] == 13 + 21
