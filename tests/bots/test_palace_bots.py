"""The bots of the board game: whole games, thrift, walls, and an evaluation that compiles."""

from functools import cache

import pytest

from alhambra.bots import registry
from alhambra.bots.palace.desk import DESK
from alhambra.bots.palace.layout import walk_around
from alhambra.bots.palace.majorities import type_worth
from alhambra.core.values import Building
from alhambra.palace import Game, Rules
from alhambra.palace.codes import CELLS, cell_at
from alhambra.palace.grounds import top_cell
from alhambra.palace.outcome import scoring_of
from alhambra.palace.sketch import draw_sketch
from alhambra.palace.walls import longest_wall
from tests.rulebook.palace import at_turn, cross, placing, play, table

UNIFORM_ACTIONS = 900
"""Uniform bots wander; a game with them is stopped after so many actions."""


def play_game(names: list[str], seed: int, most_actions: int = 10_000) -> Game:
    game = Rules(players=len(names)).new_game(seed=seed)
    bots = [registry.make("palace", name, seed + seat) for seat, name in enumerate(names)]
    for _ in range(most_actions):
        if game.to_move is None:
            break
        before = game.words()
        action = bots[game.to_move].choose(game)
        assert game.words() == before
        game.play(action)
    return game


@cache
def greedy_game(players: int) -> Game:
    return play_game(["greedy"] * players, 5)


def choice(game: Game) -> str:
    return str(registry.make("palace", "greedy").choose(game))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_greedy_plays_whole_games(players: int) -> None:
    outcome = greedy_game(players).outcome
    assert outcome is not None
    assert max(greedy_game(players).position.score[:players]) > 40


@pytest.mark.parametrize("players", [2, 3])
def test_greedy_repeats_itself(players: int) -> None:
    assert play_game(["greedy"] * players, 5).plies == greedy_game(players).plies


def test_greedy_beats_two_uniform_bots() -> None:
    for seed in range(4):
        names = ["uniform"] * 3
        names[seed % 3] = "greedy"
        score = play_game(names, seed, UNIFORM_ACTIONS).position.score
        assert score[seed % 3] == max(score)


def test_greedy_buys_exactly_and_then_takes_another_action() -> None:
    """A tower for exactly 11 rather than with two nines, and money on top of it."""
    game = at_turn(
        "y9,y9,y4,y7 - -", market="tower-11,seraglio-9,arcades-9,chambers-10", display="g8,b8,o8,o9"
    )
    assert choice(game) == "buy tower-11 with y4 y7"
    play(game, "buy tower-11 with y4 y7")
    assert choice(game).startswith("take ")


def test_greedy_buys_all_it_can_pay_exactly_in_one_turn() -> None:
    game = at_turn(
        "y8,g9,b9 - -",
        market="pavilion-8,seraglio-9,arcades-9,chambers-10",
        piles="*,20,20,20,20",
        hidden="3",
    )
    for _ in range(3):
        assert choice(game).startswith("buy ")
        play(game, choice(game))
    assert choice(game).startswith("take ")


def test_greedy_takes_the_card_that_makes_a_payment_exact() -> None:
    game = at_turn(
        "y6 - -", market="tower-9NW,seraglio-9,arcades-9,chambers-10", display="y3,y4,g4,b4"
    )
    assert choice(game) == "take y3"


def test_greedy_places_a_tile_where_it_lengthens_the_wall() -> None:
    game = placing("garden-8NW", cross(north="arcades-6NE"))
    assert choice(game) == "place garden-8NW at -1,+1"
    assert longest_wall(game.position, 0) == 2
    assert longest_wall(play(game, choice(game)).position, 0) == 4


def test_greedy_seldom_puts_a_tile_into_the_reserve() -> None:
    for players in (2, 3, 4):
        reserved = [str(ply) for ply in greedy_game(players).plies if str(ply)[:7] == "reserve"]
        assert len(reserved) <= 5


def test_greedy_builds_from_its_reserve_when_there_is_nothing_better() -> None:
    game = at_turn("- - tower-7NEW", display="y1,g1,b1,o3", market="-,-,-,tower-13E")
    assert choice(game).startswith("build tower-7NEW at ")


def test_greedy_gives_dirk_nothing_that_it_can_use_itself() -> None:
    game = table(
        *["0 - - -"] * 2,
        due="place=0",
        first="0",
        bought="tower-9NW",
        market="pavilion-8,seraglio-9,arcades-9,chambers-10",
        display="y9,g9,b9,o9",
    )
    assert choice(game).startswith("place ")


def test_a_lead_that_cannot_be_lost_promises_all_points_of_its_place() -> None:
    game = table(
        "0 - " + cross(north="tower-11", south="tower-12") + " -",
        "0 - " + cross(north="tower-11N") + " -",
        "0 - - -",
        due="place-left=0",
        first="0",
        ending="1",
        bought="tower-13E",
        bag="",
    )
    assert type_worth(game.position, 0, Building.TOWER) == 21_000
    assert type_worth(game.position, 1, Building.TOWER) == 13_000
    assert type_worth(game.position, 2, Building.TOWER) == 0


def test_the_sketch_finds_the_longest_wall_and_its_ends() -> None:
    at = greedy_game(4).position
    for seat in range(4):
        sketch = DESK.new()
        draw_sketch(at, sketch, seat)
        walk_around(sketch, top_cell(at, seat), 0)
        wall = scoring_of(at, 1).accounts[seat].wall
        spots = ["NESW".index(one.side) * CELLS + cell_at(one.x, one.y) for one in wall]
        assert (sketch.begin, sketch.end) == (spots[0], spots[-1])
        assert sketch.longest == longest_wall(at, seat)
