"""The examples of the Roll & Write rulebook, recomputed."""

import pytest

from alhambra.core.values import Building
from alhambra.rollwrite import Game, Rules, Sheet
from tests.rulebook.rollwrite import at_turn, legal, play

OPEN_GRID = Sheet(("PSACGT",) * 6)


def table(options: str, *rows: str) -> Game:
    return Rules.from_position_text(f"rollwrite {options} first=0 turn=0 | " + " | ".join(rows))


def marks(*counts: int) -> str:
    """Marks on a sheet of six equal rows: so many of each type, column by column."""
    cells = [f"{row}{column}" for column, n in enumerate(counts, 1) for row in range(1, n + 1) if n]
    return ",".join(cells) or "-"


def points(game: Game, building: Building) -> list[int]:
    return [account.types[building].points for account in game.standing().accounts]


FIVE = f"players=5 sheet={OPEN_GRID} round=12"


@pytest.mark.rule("RW-4.1")
def test_example_1_two_finish_the_seraglio_in_one_round() -> None:
    six = f"3-0 y1 b1 {marks(0, 6)}"
    game = table(FIVE, "3-0 y21 b21 -", "3-0 y1 b1 -", f"{six} S1", f"{six} S1", "3-0 y1 b1 -")
    assert points(game, Building.SERAGLIO) == [0, 0, 13, 13, 0]


@pytest.mark.rule("RW-5.1", "MA-1")
def test_example_2_arcades_with_a_tie_for_second() -> None:
    rows = [f"3-0 y{'11' if n == 0 else '1'} b{'11' if n == 0 else '1'} " for n in range(5)]
    counts = [2, 2, 4, 1, 0]
    game = table(FIVE, *(row + marks(0, 0, n) for row, n in zip(rows, counts, strict=True)))
    assert points(game, Building.ARCADES) == [6, 6, 18, 0, 0]


@pytest.mark.rule("RW-4.2")
def test_example_3_towers_where_ani_finished_earlier() -> None:
    rows = [f"3-0 y{'11' if n == 0 else '1'} b{'11' if n == 0 else '1'} " for n in range(5)]
    texts = [row + marks(0, 0, 0, 0, 0, n) for row, n in zip(rows, [5, 4, 1, 3, 6], strict=True)]
    game = table(FIVE, *texts[:4], texts[4] + " T1")
    assert points(game, Building.TOWER) == [13, 6, 0, 0, 21]


@pytest.mark.rule("RW-5.2", "RW-5.3")
def test_example_4_lines_of_six_five_and_four_and_three_coins() -> None:
    column_of_six = "11,21,31,41,51,61"
    row_of_five = "12,13,14,15"
    column_of_four = "22,32,42"
    game = at_turn(f"6-3 y42 b31 {column_of_six},{row_of_five},{column_of_four}")
    account = game.standing().accounts[0]
    assert sorted(line.points for line in account.lines) == [2, 5, 10]
    assert account.line_points == 17
    assert account.coin_points == 1


def crossings(*counts: int) -> str:
    """Marks on the default sheet: so many of each type, from the top."""
    sheet = Sheet()
    cells: list[str] = []
    for building, count in zip(Building, counts, strict=True):
        places = [
            f"{yellow}{blue}"
            for yellow in range(1, 7)
            for blue in range(1, 7)
            if sheet.building(yellow, blue) is building
        ]
        cells += places[:count]
    return ",".join(cells)


@pytest.mark.rule("RW-6.4")
def test_example_5_the_table_of_two_players() -> None:
    game = table(
        "players=2 round=18",
        f"3-3 y11 b11 {crossings(1, 4, 1, 4, 4, 7)} T1",
        f"3-3 y1 b1 {crossings(2, 3, 2, 3, 4, 6)}",
        "5,1,1,6,4,4 P1 C1",
    )
    barbara, ani, _ = game.standing().accounts
    assert [entry.points for entry in barbara.types] == [1, 17, 6, 11, 12, 21]
    assert [entry.points for entry in ani.types] == [8, 9, 18, 4, 12, 13]


@pytest.mark.rule("RW-6.7")
def test_example_6_alone_against_three() -> None:
    game = table(
        "players=1 virtual=3 goal=versus round=15",
        f"3-3 y11 b11 {crossings(0, 3, 3, 3, 5, 4)}",
        "5,1,3,2,4,3 P1",
        "3,3,0,6,4,2 C1",
        "3,1,6,2,3,3 A1",
    )
    barbara, a, b, c = game.standing().accounts
    assert [entry.points for entry in barbara.types] == [0, 13, 6, 11, 20, 21]
    assert barbara.type_points == 71
    assert [entry.points for entry in a.types] == [16, 1, 6, 2, 8, 9]
    assert [entry.points for entry in b.types] == [4, 13, 0, 19, 8, 0]
    assert [entry.points for entry in c.types] == [4, 1, 18, 2, 0, 9]
    assert (a.total, b.total, c.total) == (42 + 18, 44 + 18, 34 + 18)


@pytest.mark.rule("RW-3.3")
def test_example_7_frank_has_three_choices() -> None:
    game = at_turn("3-3 y42 b31 43")
    assert legal(game) == {"construct y4 b1", "construct y2 b3", "construct y2 b1", "gain"}


@pytest.mark.rule("RW-3.5")
def test_example_7_patricia_gains_three_coins_and_four() -> None:
    three = play(at_turn("3-3 y42 b31 43,41,23"), "gain")
    assert three.observe(0).rows[0].coins_circled == 6
    four = play(at_turn("3-3 y44 b31 43,41"), "gain")
    assert four.observe(0).rows[0].coins_circled == 7


@pytest.mark.rule("RW-3.1")
def test_example_7_frank_spends_three_coins() -> None:
    game = play(at_turn("3-0 y52 b41 66"), "change y5 down", "change y4 down", "change b4 down")
    row = game.observe(0).rows[0]
    assert (row.yellow, row.blue, row.coins_crossed) == ((3, 2), (3, 1), 3)


@pytest.mark.rule("RW-3.7")
def test_example_7_ani_marks_two_towers() -> None:
    game = play(at_turn("3-0 y21 b64 66"), "construct y1 b6", "second y2 b4")
    row = game.observe(0).rows[0]
    assert row.counts[Building.TOWER] == 2 and row.coins_crossed == 3
