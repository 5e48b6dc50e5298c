"""Finishing, final scoring, one and two players (MA-1, RW-4, RW-5, RW-6)."""

import pytest

from alhambra.core.errors import IllegalOption
from alhambra.core.majority import shared_points
from alhambra.core.values import Building
from alhambra.rollwrite import Game, Rules
from tests.rulebook.rollwrite import REST, at_turn, legal, play

PAVILIONS = "11,25,33,46,54"


def points(game: Game, building: Building) -> list[int]:
    return [account.types[building].points for account in game.standing().accounts]


@pytest.mark.rule("MA-1")
@pytest.mark.parametrize(
    ("ahead", "equal", "each"),
    [
        (0, 1, 21),
        (1, 1, 13),
        (2, 1, 6),
        (3, 1, 0),
        (0, 2, (21 + 13) // 2),
        (0, 3, (21 + 13 + 6) // 3),
        (0, 5, (21 + 13 + 6) // 5),
        (1, 2, (13 + 6) // 2),
        (1, 4, (13 + 6) // 4),
        (2, 3, 6 // 3),
        (3, 2, 0),
    ],
)
def test_equal_counts_share_consecutive_places(ahead: int, equal: int, each: int) -> None:
    assert shared_points(Building.TOWER, ahead, equal, 3) == each


@pytest.mark.rule("MA-1")
def test_places_that_do_not_exist_in_a_scoring_add_nothing() -> None:
    assert shared_points(Building.TOWER, 0, 1, 1) == 6
    assert shared_points(Building.TOWER, 0, 2, 1) == 3
    assert shared_points(Building.TOWER, 0, 2, 2) == (13 + 6) // 2
    assert shared_points(Building.TOWER, 1, 1, 1) == 0


@pytest.mark.rule("MA-1")
def test_zero_buildings_never_score() -> None:
    assert points(at_turn("3-0 y42 b31 11"), Building.PAVILION) == [16, 0, 0]
    assert points(at_turn("3-0 y42 b31 12"), Building.PAVILION) == [0, 0, 0]


def finish_pavilions(*rows: str, first: int = 0) -> Game:
    """Everybody's turn of a round in which the last pavilion at y1 b1 may be built."""
    text = " | ".join(rows)
    return Rules.from_position_text(
        f"rollwrite players=3 round=2 first={first} turn={first} | {text}"
    )


@pytest.mark.rule("RW-4.1")
def test_who_finishes_a_type_gets_the_best_free_place_at_the_end_of_the_round() -> None:
    game = finish_pavilions("3-3 y61 b61 25,33,46,54", "3-3 y2 b2 66", "3-3 y2 b2 66")
    play(game, "construct y1 b1", "y2", "b2")
    assert game.observe(0).rows[0].finished[Building.PAVILION] == 0
    play(game, "construct y2 b2", "y2", "b2", "construct y2 b2", "y2", "b2")
    assert game.observe(0).rows[0].finished[Building.PAVILION] == 1
    assert points(game, Building.PAVILION) == [16, 0, 0]


@pytest.mark.rule("RW-4.1")
def test_several_in_one_round_share_whatever_the_order_of_their_turns() -> None:
    four = "25,33,46,54"
    game = finish_pavilions(f"3-3 y1 b1 {four}", f"3-3 y61 b61 {four}", "3-3 y2 b2 66", first=1)
    play(game, "construct y1 b1", "y2", "b2", "construct y2 b2", "y2", "b2")
    play(game, "construct y1 b1", "y2", "b2")
    assert points(game, Building.PAVILION) == [(16 + 8) // 2, (16 + 8) // 2, 0]


@pytest.mark.rule("RW-4.1")
def test_later_finishers_get_the_next_place_and_share_what_is_left() -> None:
    four = "25,33,46,54"
    rows = f"3-3 y61 b61 {four} | 3-3 y1 b1 {four} | 3-3 y2 b2 {PAVILIONS} P1 | 3-3 y2 b2 66 "
    rows += f"| 3-3 y2 b2 {PAVILIONS} P2"
    game = Rules.from_position_text(f"rollwrite players=5 round=2 first=0 turn=0 | {rows}")
    play(game, "construct y1 b1", "y2", "b2", "construct y1 b1", "y2", "b2")
    for _ in range(3):
        play(game, "construct y6 b6" if "construct y6 b6" in legal(game) else "construct y2 b2")
        play(game, "y3", "b3")
    assert points(game, Building.PAVILION) == [1 // 2, 1 // 2, 16, 0, 8]
    assert [row.finished[Building.PAVILION] for row in game.observe(0).rows] == [3, 3, 1, 0, 2]


@pytest.mark.rule("RW-4.2")
def test_finishers_are_out_of_the_type_and_the_others_rank_for_places_left() -> None:
    rows = f"3-0 y42 b31 {PAVILIONS} P1 | 3-0 y1 b1 11,25 | 3-0 y1 b1 11"
    game = Rules.from_position_text(f"rollwrite players=3 round=2 first=0 turn=0 | {rows}")
    assert points(game, Building.PAVILION) == [16, 8, 1]


@pytest.mark.rule("RW-4.3")
def test_awards_of_the_last_round_come_before_the_final_scoring() -> None:
    text = (
        "rollwrite players=3 round=18 first=1 turn=0"
        f" | 3-3 y11 b21 25,33,46,54 | 3-3 y- b- {PAVILIONS} P1 | 3-3 y- b- 11,25,33,46"
    )
    game = play(Rules.from_position_text(text), "construct y1 b1")
    assert game.is_over
    assert game.observe(0).rows[0].finished[Building.PAVILION] == 2
    assert points(game, Building.PAVILION) == [8, 16, 1]


@pytest.mark.rule("RW-5.1")
def test_types_score_by_the_ladder_of_the_third_scoring() -> None:
    game = at_turn("3-0 y42 b31 11,25", others="3-0 y1 b1 11")
    assert points(game, Building.PAVILION) == [16, (8 + 1) // 2, (8 + 1) // 2]


@pytest.mark.rule("RW-5.2")
@pytest.mark.parametrize(
    ("marks", "lines"),
    [
        ("11,12,13", []),
        ("11,12,13,15", [("row 1", 4, 2)]),
        ("12,22,32,42,62", [("column 2", 5, 5)]),
        ("61,62,63,64,65,66", [("row 6", 6, 10)]),
        ("11,12,13,14,21,31,41,51", [("row 1", 4, 2), ("column 1", 5, 5)]),
    ],
)
def test_rows_and_columns_score_from_four_marks(
    marks: str, lines: list[tuple[str, int, int]]
) -> None:
    account = at_turn(f"3-0 y42 b31 {marks}").standing().accounts[0]
    assert [
        (f"{line.line} {line.number}", line.marks, line.points) for line in account.lines
    ] == lines


@pytest.mark.rule("RW-5.3")
@pytest.mark.parametrize(("coins", "each"), [("3-3", 0), ("4-3", 0), ("5-3", 1), ("20-0", 10)])
def test_two_coins_left_are_a_point(coins: str, each: int) -> None:
    assert at_turn(f"{coins} y42 b31 66").standing().accounts[0].coin_points == each


@pytest.mark.rule("RW-5.4")
def test_equal_points_share_the_victory() -> None:
    outcome = at_turn(REST.replace("y1 b1", "y11 b11")).standing()
    assert len(set(outcome.scores)) == 1 and outcome.winners == (0, 1, 2)


@pytest.mark.rule("RW-6.1")
def test_virtual_players_fill_the_table_to_three() -> None:
    assert [Rules(players=n).rows for n in (1, 2, 3, 4, 5)] == [3, 3, 3, 4, 5]
    rows = Rules(players=2).new_game(seed=1).observe(0).rows
    assert [row.is_virtual for row in rows] == [False, False, True]
    assert rows[2].marks == () and rows[2].coins_circled == 0 and rows[2].yellow == ()


@pytest.mark.rule("RW-6.1")
@pytest.mark.parametrize(
    "options",
    [
        {"players": 0},
        {"players": 6},
        {"players": 2, "virtual": 2},
        {"players": 3, "virtual": 1},
        {"players": 1, "virtual": 1},
        {"players": 1, "virtual": 5},
        {"players": 1, "goal": "fun"},
        {"players": 2, "goal": "versus"},
    ],
)
def test_other_tables_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(IllegalOption):
        Rules(**options)  # type: ignore[arg-type]


@pytest.mark.rule("RW-6.2")
def test_virtual_players_roll_three_marks_each_and_equal_rolls_mark_another() -> None:
    game = play(Rules(players=2).new_game(), "first 1", *["y1", "b1"] * 3)
    assert game.observe(0).rows[2].counts == (3, 0, 0, 0, 0, 0)
    assert game.observe(0).phase == "mark"


@pytest.mark.rule("RW-6.2")
def test_after_the_real_players_each_virtual_player_marks_one_building() -> None:
    game = at_turn("3-3 y42 b31 66", options="players=2", others="3-3 y1 b1 66")
    play(game, "construct y4 b3", "y2", "b2", "construct y2 b1", "y3", "b3")
    assert game.observe(0).phase == "virtual" and game.observe(0).round == 2
    play(game, "y1", "b1")
    assert game.observe(0).rows[2].counts[Building.PAVILION] == 1
    assert game.observe(0).round == 3 and game.to_move == 0


@pytest.mark.rule("RW-6.2")
def test_a_full_column_is_rolled_again() -> None:
    text = (
        "rollwrite players=2 round=2 first=0 virtual=2 | 3-3 y42 b31 66 | 3-3 y1 b1 66"
        " | 5,0,0,0,0,0 P1"
    )
    game = play(Rules.from_position_text(text), "y1", "b1")
    assert game.observe(0).phase == "virtual"
    assert game.observe(0).rows[2].counts == (5, 0, 0, 0, 0, 0)
    play(game, "y1", "b2")
    assert game.observe(0).rows[2].counts == (5, 1, 0, 0, 0, 0)


@pytest.mark.rule("RW-6.2")
@pytest.mark.parametrize(("virtual", "rounds"), [(2, 18), (3, 15), (4, 12)])
def test_a_virtual_player_ends_with_three_buildings_and_one_per_round(
    virtual: int, rounds: int
) -> None:
    game = Rules(players=1, virtual=virtual).new_game(seed=9)
    while not game.is_over:
        game.play(game.legal_actions()[0])
    for row in game.observe(0).rows[1:]:
        assert sum(row.counts) == 3 + rounds


@pytest.mark.rule("RW-6.3")
def test_two_players_pass_the_pair_to_and_fro() -> None:
    game = at_turn("3-3 y42 b31 66", options="players=2", others="3-3 y1 b1 66")
    play(game, "construct y4 b3", "y5", "b5")
    assert game.observe(0).rows[1].yellow == (2, 1)
    play(game, "construct y1 b1", "y6", "b6")
    assert game.observe(0).rows[0].yellow == (5, 2)


@pytest.mark.rule("RW-6.4")
def test_a_virtual_player_takes_places_and_scores_nothing() -> None:
    text = (
        "rollwrite players=2 round=2 first=0 turn=0 | 3-3 y42 b31 11,25 | 3-3 y1 b1 11"
        " | 5,0,0,0,0,0 P1"
    )
    outcome = Rules.from_position_text(text).standing()
    assert points(Rules.from_position_text(text), Building.PAVILION) == [8, 1, 0]
    assert outcome.scores[2] == 0 and outcome.winners == (0,)


@pytest.mark.rule("RW-6.5")
def test_alone_the_unused_pair_stays_and_the_used_one_is_rolled() -> None:
    game = play(at_turn("3-3 y42 b31 66", options="players=1"), "construct y4 b3", "y6", "b6")
    row = game.observe(0).rows[0]
    assert (row.yellow, row.blue) == ((6, 2), (6, 1))


@pytest.mark.rule("RW-6.5")
@pytest.mark.parametrize("actions", [["gain"], ["construct y4 b3", "second y2 b1"]])
def test_alone_all_four_dice_are_rolled_and_stay(actions: list[str]) -> None:
    game = play(at_turn("3-0 y42 b31 66", options="players=1"), *actions, "y6", "b5", "y4", "b3")
    row = game.observe(0).rows[0]
    assert (row.yellow, row.blue) == ((6, 4), (5, 3))
    assert game.observe(0).phase == "virtual"


@pytest.mark.rule("RW-6.6")
def test_alone_against_three_or_four_the_rounds_are_fewer() -> None:
    assert [Rules(players=1, virtual=n).rounds for n in (2, 3, 4)] == [18, 15, 12]
    assert Rules(players=1, virtual=4).new_game(seed=1).standing().winners == (0,)


@pytest.mark.rule("RW-6.7")
@pytest.mark.parametrize(("virtual", "bonus"), [(2, 21), (3, 18), (4, 15)])
def test_versus_the_virtual_players_score_types_and_a_bonus(virtual: int, bonus: int) -> None:
    counts = " | ".join(["2,0,0,0,0,0"] + ["0,0,0,0,0,0"] * (virtual - 1))
    text = f"rollwrite players=1 virtual={virtual} goal=versus round=2 first=0 turn=0"
    game = Rules.from_position_text(f"{text} | 3-3 y42 b31 11,66 | {counts}")
    outcome = game.standing()
    assert outcome.scores[1:] == (16 + bonus,) + (bonus,) * (virtual - 1)
    assert outcome.winners == (1,)
    assert Rules(players=1, virtual=virtual, goal="versus").bonus == bonus
