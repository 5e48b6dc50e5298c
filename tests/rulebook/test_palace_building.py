"""Building and redesigning in the board game (AL-4, AL-5)."""

from typing import Any

import pytest

from alhambra.core.errors import NotationError
from alhambra.palace import Place, Rules
from alhambra.palace.catalog import NAMES, SIDES
from tests.refusing import refusing
from tests.rulebook.palace import at_turn, cross, legal, placing, play, tiles, why_not

BLANK = ["pavilion-8", "seraglio-9", "arcades-9", "arcades-10", "chambers-10"]
BLANK += ["chambers-11", "garden-10", "garden-11", "tower-11"]
"""Tiles without walls; tower-12 is kept to be built."""


def layout(*places: tuple[int, int]) -> str:
    """A ground of tiles without walls."""
    return ",".join(f"{tile}@{x:+d}/{y:+d}" for tile, (x, y) in zip(BLANK, places, strict=False))


NO_MARKET: dict[str, Any] = {"market": "-,-,-,-"}
HORSESHOE = [(1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2)]
"""With the fountain, seven tiles around the empty place +1,+1; +0,+1 is the way in."""
SQUARE = [(1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)]
"""With the fountain, three by three."""


@pytest.mark.rule("AL-4.1")
@pytest.mark.parametrize("turned", ["pavilion-2NES", "pavilion-2ESW", "garden-8ES", "tower-9SE"])
def test_a_turned_tile_is_no_tile(turned: str) -> None:
    game = placing("pavilion-2NEW,garden-8NW,tower-9ES", "-")
    with refusing(NotationError, "a tile, such as garden-8NW"):
        game.parse(f"place {turned} at +0,+1")
    with refusing(NotationError, "tiles"):
        Rules.from_position_text(f"palace players=3 turn=0 | 0 - - {turned} | 0 - - - | 0 - - -")
    assert turned not in NAMES


@pytest.mark.rule("AL-4.1")
def test_no_action_says_how_a_tile_is_turned() -> None:
    game = placing("pavilion-2NEW")
    places = [action for action in game.legal_actions() if isinstance(action, Place)]
    assert [str(action) for action in places] == ["place pavilion-2NEW at +0,+1"]
    for name in NAMES:
        walls = name.lstrip("abcdefghijklmnopqrstuvwxyz-0123456789")
        assert walls == "".join(side for side in SIDES if side in walls)


@pytest.mark.rule("AL-4.2")
@pytest.mark.parametrize(
    ("place", "tile"),
    [("+0,+1", "seraglio-8S"), ("+1,+0", "tower-10W"), ("+0,-1", "pavilion-6N")],
)
def test_a_wall_may_not_meet_an_open_side(place: str, tile: str) -> None:
    assert why_not(placing(tile), f"place {tile} at {place}") == "WALL_MEETS_OPEN_SIDE"


@pytest.mark.rule("AL-4.2")
def test_an_open_side_may_not_meet_a_wall() -> None:
    game = placing("tower-12", "pavilion-6N@+0/+1")
    assert why_not(game, "place tower-12 at +0,+2") == "WALL_MEETS_OPEN_SIDE"


@pytest.mark.rule("AL-4.2")
def test_wall_to_wall_is_allowed_and_becomes_an_inner_wall() -> None:
    game = placing("seraglio-7W", "pavilion-7E@+0/+1,tower-12@+1/+0")
    assert game.observe(0).seats[0].wall == 1
    play(game, "place seraglio-7W at +1,+1")
    assert game.observe(0).seats[0].wall == 0


@pytest.mark.rule("AL-4.3")
@pytest.mark.parametrize("place", ["+1,+1", "-1,-1", "+2,+0", "+9,+9", "+54,+0", "-99,+0"])
def test_a_tile_touches_another_with_a_whole_side(place: str) -> None:
    assert why_not(placing("tower-12"), f"place tower-12 at {place}") == "NO_CONTACT"
    assert legal(placing("tower-12"), "place") == {
        f"place tower-12 at {free}" for free in ("+0,+1", "+1,+0", "+0,-1", "-1,+0")
    }


@pytest.mark.rule("AL-4.4")
def test_a_tile_behind_walls_only_is_not_reachable() -> None:
    game = placing("seraglio-8S", "pavilion-6N@+0/+1")
    assert why_not(game, "place seraglio-8S at +0,+2") == "NOT_REACHABLE"


@pytest.mark.rule("AL-4.4")
def test_one_open_side_towards_a_neighbour_is_enough() -> None:
    ground = "pavilion-6N@+0/+1,tower-12@+1/+0,tower-11@+1/+1,garden-11@+1/+2"
    game = placing("seraglio-8S", ground)
    assert why_not(game, "place seraglio-8S at +0,+2") is None


@pytest.mark.rule("AL-4.4")
def test_a_position_with_a_tile_out_of_reach_is_refused() -> None:
    text = "palace players=3 turn=0 | 0 - pavilion-6N@+0/+1,seraglio-8S@+0/+2 - | 0 - - - | 0 - - -"
    with refusing(NotationError, "AL-4"):
        Rules.from_position_text(text)


@pytest.mark.rule("AL-4.5")
def test_no_empty_place_may_be_shut_in() -> None:
    game = placing("tower-12", layout(*HORSESHOE), **NO_MARKET)
    assert why_not(game, "place tower-12 at +0,+1") == "LEAVES_HOLE"
    assert why_not(game, "place tower-12 at +1,+1") is None
    assert why_not(game, "place tower-12 at -1,+0") is None


@pytest.mark.rule("AL-4.5")
def test_a_place_is_shut_in_by_tiles_on_its_four_sides_even_with_open_corners() -> None:
    game = placing("tower-12", layout(*HORSESHOE[:-1]), **NO_MARKET)
    assert why_not(game, "place tower-12 at +0,+1") == "LEAVES_HOLE"


@pytest.mark.rule("AL-4.5")
def test_a_larger_empty_area_may_not_be_shut_in_either() -> None:
    around = [(1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (2, 2), (1, 2), (0, 2)]
    game = placing("tower-12", layout(*around), **NO_MARKET)
    assert why_not(game, "place tower-12 at +0,+1") == "LEAVES_HOLE"
    assert why_not(game, "place tower-12 at +1,+1") == "LEAVES_HOLE"
    assert why_not(game, "place tower-12 at +2,+1") is None


@pytest.mark.rule("AL-4.6")
def test_the_fountain_is_never_moved_or_exchanged() -> None:
    game = at_turn("- tower-12@+0/+1 tower-11")
    assert why_not(game, "remove fountain") == "FOUNTAIN_STAYS"
    assert why_not(game, "exchange fountain for tower-11") == "FOUNTAIN_STAYS"
    assert not [text for text in legal(game) if "fountain" in text]


@pytest.mark.rule("AL-4.6")
def test_the_fountain_is_a_tile_for_building_beside_it() -> None:
    assert why_not(placing("tower-12"), "place tower-12 at +0,+0") == "PLACE_TAKEN"
    assert why_not(placing("tower-11S"), "place tower-11S at +0,+1") == "WALL_MEETS_OPEN_SIDE"
    around = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)]
    game = placing("tower-12", layout(*around), **NO_MARKET)
    assert why_not(game, "place tower-12 at +0,-1") is None


@pytest.mark.rule("AL-4.7")
def test_the_grounds_may_grow_in_every_direction() -> None:
    for east, north in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        line = [(east * step, north * step) for step in range(1, 10)]
        game = placing("tower-12", layout(*line), **NO_MARKET)
        assert f"place tower-12 at {10 * east:+d},{10 * north:+d}" in legal(game)


@pytest.mark.rule("AL-5.1")
def test_a_tile_of_the_reserve_is_built() -> None:
    game = at_turn("- - pavilion-6N,tower-12")
    builds = {f"build tower-12 at {place}" for place in ("+0,+1", "+1,+0", "+0,-1", "-1,+0")}
    builds |= {f"build pavilion-6N at {place}" for place in ("+0,+1", "+1,+0", "-1,+0")}
    assert legal(game, "build") == builds
    assert why_not(game, "build pavilion-6N at +0,-1") == "WALL_MEETS_OPEN_SIDE"
    assert why_not(game, "build pavilion-6N at +1,+1") == "NO_CONTACT"
    play(game, "build pavilion-6N at +0,+1")
    seat = game.observe(0).seats[0]
    assert [(x, y) for _, x, y in seat.grounds] == [(0, 1)]
    assert set(seat.reserve) == tiles("tower-12") and game.to_move == 1


@pytest.mark.rule("AL-5.2")
def test_a_tile_goes_back_to_the_reserve() -> None:
    game = at_turn("- tower-12@+0/+1,tower-11@+0/+2 -")
    assert legal(game, "remove") == {"remove tower-11"}
    assert why_not(game, "remove tower-12") == "CUTS_OFF"
    play(game, "remove tower-11")
    seat = game.observe(0).seats[0]
    assert set(seat.reserve) == tiles("tower-11") and len(seat.grounds) == 1
    assert game.to_move == 1


@pytest.mark.rule("AL-5.2")
def test_nothing_may_be_cut_off_although_tiles_still_touch() -> None:
    """The tower can be reached through the garden only; towards the pavilion there is a wall."""
    ground = "pavilion-7E@+0/+1,garden-11@+1/+0,tower-10W@+1/+1"
    game = at_turn(f"- {ground} -")
    assert why_not(game, "remove garden-11") == "CUTS_OFF"
    assert why_not(game, "remove pavilion-7E") is None
    assert why_not(game, "remove tower-10W") is None


@pytest.mark.rule("AL-5.2")
def test_no_hole_may_be_left() -> None:
    game = at_turn(f"- {layout(*SQUARE)} -", **NO_MARKET)
    middle = BLANK[SQUARE.index((1, 1))]
    assert why_not(game, f"remove {middle}") == "LEAVES_HOLE"
    edge = BLANK[SQUARE.index((1, 2))]
    assert why_not(game, f"remove {edge}") is None
    play(game, f"remove {edge}")


@pytest.mark.rule("AL-5.3")
def test_an_exchange_keeps_walls_and_openings_towards_neighbours() -> None:
    ground = "tower-11N@+0/+1,tower-12@+1/+1"
    game = at_turn(f"- {ground} garden-10N,tower-9NE,pavilion-6N,arcades-10,seraglio-8S", players=3)
    assert legal(game, "exchange tower-11N") == {
        "exchange tower-11N for garden-10N",
        "exchange tower-11N for pavilion-6N",
        "exchange tower-11N for arcades-10",
    }
    assert why_not(game, "exchange tower-11N for tower-9NE") == "DOES_NOT_FIT"
    assert why_not(game, "exchange tower-11N for seraglio-8S") == "DOES_NOT_FIT"
    play(game, "exchange tower-11N for arcades-10")
    seat = game.observe(0).seats[0]
    assert tiles("arcades-10,tower-12") == {tile for tile, _, _ in seat.grounds}
    assert tiles("garden-10N,tower-9NE,pavilion-6N,tower-11N,seraglio-8S") == set(seat.reserve)
    assert game.to_move == 1


@pytest.mark.rule("AL-5.3")
def test_only_the_final_layout_of_an_exchange_is_judged() -> None:
    """The tile could not be removed: it is a bridge, and in the square the way to no hole."""
    game = at_turn("- tower-12@+0/+1,tower-11@+0/+2 garden-11")
    assert why_not(game, "remove tower-12") == "CUTS_OFF"
    assert why_not(game, "exchange tower-12 for garden-11") is None
    game = at_turn(f"- {layout(*SQUARE)} tower-12,tower-11N", **NO_MARKET)
    middle = BLANK[SQUARE.index((1, 1))]
    assert why_not(game, f"exchange {middle} for tower-12") is None
    assert why_not(game, f"exchange {middle} for tower-11N") == "DOES_NOT_FIT"


@pytest.mark.rule("AL-5.3")
def test_an_inner_wall_stays_a_wall() -> None:
    ground = "pavilion-7E@+0/+1,garden-11@+1/+0,tower-10W@+1/+1"
    game = at_turn(f"- {ground} seraglio-7W,tower-12")
    assert why_not(game, "exchange tower-10W for seraglio-7W") is None
    assert why_not(game, "exchange tower-10W for tower-12") == "DOES_NOT_FIT"


@pytest.mark.rule("AL-5.1", "AL-5.2", "AL-5.3")
def test_a_redesign_is_one_thing_only() -> None:
    mover = f"- {cross(north='tower-12')} tower-11"
    for text in ("build tower-11 at +0,-1", "remove tower-12", "exchange tower-12 for tower-11"):
        game = play(at_turn(mover), text)
        assert game.to_move == 1
