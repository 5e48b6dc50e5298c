"""The box and the set-up of Roll & Write (RW-1, RW-2)."""

import pytest

from alhambra.core.errors import IllegalOption
from alhambra.core.values import Building
from alhambra.rollwrite import Construct, Rules, Sheet
from tests.refusing import refusing
from tests.rulebook.rollwrite import at_turn, play


@pytest.mark.rule("RW-1.1")
def test_yellow_names_the_row_and_blue_the_column() -> None:
    sheet = Sheet()
    assert sheet.building(1, 6) is Building.TOWER
    assert sheet.building(6, 1) is Building.TOWER
    assert sheet.building(1, 2) is Building.SERAGLIO
    assert sheet.building(2, 1) is Building.ARCADES
    game = play(at_turn("3-0 y21 b32 66"), "construct y1 b2")
    assert (1, 2) in game.observe(0).rows[0].marks
    assert game.observe(0).rows[0].counts[Building.SERAGLIO] == 1


@pytest.mark.rule("RW-1.2")
def test_the_score_sheet_has_a_box_per_building_of_the_grid() -> None:
    assert Rules().new_game(seed=1).observe(0).boxes == (5, 5, 6, 6, 7, 7)
    grid = ("TTTTTT",) * 5 + ("PSACGT",)
    assert Rules(sheet=Sheet(grid)).new_game(seed=1).observe(0).boxes == (1, 1, 1, 1, 1, 31)


@pytest.mark.rule("RW-1.3")
def test_the_default_sheet() -> None:
    assert str(Sheet()) == "PSACGT/ACGTPS/GTPTAC/SACGTP/CGTPSA/TGSACG"
    assert [Sheet().boxes(building) for building in Building] == [5, 5, 6, 6, 7, 7]


@pytest.mark.rule("RW-1.3")
def test_a_sheet_is_read_from_text() -> None:
    text = "# my pad\np s a c g t\nPSACGT\nPSACGT\nPSACGT  # fourth\n\nPSACGT\nPSACGT\ncoins 24\n"
    assert Sheet.parse(text) == Sheet(("PSACGT",) * 6, 24)


@pytest.mark.rule("RW-1.3", "RW-1.4")
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("PSACGT\n" * 5, "sheet: expected 6 rows of buildings, got 5"),
        ("PSACGT\n" * 7, "sheet: expected 6 rows of buildings, got 7"),
        ("PSACGT\n" * 5 + "PSACG", "sheet: expected 6 letters in row 6, got 'PSACG'"),
        ("PSACGT\n" * 5 + "PSACGX", "sheet: expected one of P, S, A, C, G, T, got 'X'"),
        ("PSACGG\n" * 6, "sheet: expected every building, and T is missing"),
        ("PSACGT\n" * 6 + "coins two", "coins: expected 'coins 20' once, in line 7"),
        ("PSACGT\n" * 6 + "coins 20\ncoins 9", "coins: expected 'coins 20' once, in line 8"),
        ("PSACGT\n" * 6 + "coins 2", "coins: expected 3 or more, got 2"),
        ("PSACGT\n" * 6 + "coins 999", "coins: expected at most 216 .coins., got 999"),
        ("", "sheet: expected 6 rows of buildings, got 0"),
    ],
)
def test_what_is_no_sheet_is_refused_with_a_clear_message(text: str, complaint: str) -> None:
    with refusing(IllegalOption, complaint):
        Sheet.parse(text)


@pytest.mark.rule("RW-1.4")
def test_three_of_twenty_coins_are_circled_at_the_start() -> None:
    seen = Rules().new_game(seed=1).observe(0)
    assert seen.coins == 20
    assert [(row.coins_circled, row.coins_crossed) for row in seen.rows] == [(3, 0)] * 3


@pytest.mark.rule("RW-1.5")
def test_all_players_use_the_same_sheet() -> None:
    game = Rules(players=5, sheet=Sheet(("TGCASP",) * 6)).new_game(seed=3)
    assert {game.observe(seat).grid for seat in range(5)} == {("TGCASP",) * 6}


@pytest.mark.rule("RW-2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_player_is_drawn_and_play_is_clockwise(players: int) -> None:
    game = Rules(players=players).new_game()
    assert [(str(chance), odds.denominator) for chance, odds in game.chances()] == [
        (f"first {seat}", players) for seat in range(players)
    ]
    game = Rules(players=players).new_game(seed=5)
    first = game.observe(0).first
    for turn in range(2 * players):
        assert game.to_move == (first + turn) % players
        seat = game.to_move
        while game.to_move == seat:
            game.play(game.legal_actions()[-1])


@pytest.mark.rule("RW-2.2")
def test_each_marks_one_building_per_round_of_rolling() -> None:
    game = play(Rules(players=3).new_game(), "first 1", "y1", "b1", "y2", "b2", "y3", "b3")
    marks = [row.marks for row in game.observe(0).rows]
    assert marks == [((3, 3),), ((1, 1),), ((2, 2),)]
    play(game, "y1", "b2", "y2", "b1", "y6", "b6", "y5", "b5", "y5", "b5", "y5", "b5")
    assert [len(row.marks) for row in game.observe(0).rows] == [3, 3, 3]
    assert game.observe(0).phase == "lay"


@pytest.mark.rule("RW-2.2")
def test_a_building_already_marked_is_rolled_again() -> None:
    game = play(Rules(players=3).new_game(), "first 0", "y1", "b1", "y2", "b2", "y3", "b3")
    play(game, "y1", "b1")
    assert [len(row.marks) for row in game.observe(0).rows] == [1, 1, 1]
    play(game, "y1", "b2")
    assert game.observe(0).rows[0].marks == ((1, 1), (1, 2))


@pytest.mark.rule("RW-2.2")
def test_a_type_finished_in_the_setup_is_awarded_with_round_one() -> None:
    sheet = Sheet(("PTTTTT", "TTTTTT", "TTTTTT", "TTTTTT", "TTTTTT", "TGCASS"))
    game = Rules(players=3, sheet=sheet).new_game()
    play(game, "first 0", *["y1", "b1", "y2", "b2", "y2", "b3"])
    play(game, *["y2", "b2", "y2", "b3", "y2", "b4"], *["y3", "b3", "y3", "b4", "y3", "b5"])
    play(game, *["y1", "b2", "y1", "b3", "y1", "b4"], "y1", "b1")
    assert game.observe(0).rows[0].finished[Building.PAVILION] == 0
    play(game, "gain", *["y2", "b2"] * 2, "keep y2 b2")
    play(game, "gain", *["y1", "b1"] * 2, "keep y1 b1")
    play(game, "construct y1 b1", "done", "y2", "b2")
    assert game.observe(0).round == 2
    assert [row.finished[Building.PAVILION] for row in game.observe(0).rows] == [1, 0, 1]
    points = [account.types[0].points for account in game.standing().accounts]
    assert points == [(16 + 8) // 2, 0, (16 + 8) // 2]


@pytest.mark.rule("RW-2.3")
def test_everybody_lays_a_pair_and_the_first_player_two() -> None:
    game = Rules(players=4).new_game(seed=11)
    first = game.observe(0).first
    dice = [(len(row.yellow), len(row.blue)) for row in game.observe(0).rows]
    assert dice == [(2, 2) if seat == first else (1, 1) for seat in range(4)]
    assert game.to_move == first and game.observe(0).round == 1


@pytest.mark.rule("RW-2.3")
def test_the_player_to_move_always_has_four_dice_and_the_others_two() -> None:
    game = Rules(players=3).new_game(seed=12)
    while not game.is_over and game.observe(0).round < 18:
        if game.observe(0).phase == "turn":
            for seat, row in enumerate(game.observe(0).rows):
                dice = len(row.yellow), len(row.blue)
                assert dice == ((2, 2) if seat == game.to_move else (1, 1))
        builds = [a for a in game.legal_actions() if isinstance(a, Construct)]
        game.play(builds[0] if builds else game.legal_actions()[-1])
