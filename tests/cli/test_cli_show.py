"""Positions at the command line."""

import pytest

from tests.cli.stage import Cli

POSITION = (
    "rollwrite players=2 round=4 first=1 turn=0 | 5-2 y42 b53 11,25,66 | 3-0 y2 b6 14,15,16"
    " | 1,0,2,0,0,4"
)


def test_a_position_is_shown_with_all_sheets_and_the_score_sheet(cli: Cli) -> None:
    ran = cli("show", POSITION)
    assert ran.status == 0 and ran.err == ""
    assert ran.lines[0] == "Round 4 of 18, Player 0's turn: construct or gain."
    assert "Dice: y2 y4 b3 b5." in ran.lines
    assert "3 coins to spend, 2 crossed out, 15 not circled yet." in ran.lines
    assert "Row y2: A, C, G, T, P built, S." in ran.lines
    assert "Row y1: P, S, A, C built, G built, T built." in ran.lines
    assert any(line.startswith("Virtual A: pavilion 1 of 5, seraglio 0 of 5") for line in ran.lines)


def test_words_are_joined_and_standard_input_is_read(cli: Cli) -> None:
    expected = cli("show", POSITION).out
    assert cli("show", *POSITION.split()).out == expected
    assert cli("show", "-", stdin=POSITION + "\n").out == expected


def test_show_alone_shows_its_help(cli: Cli) -> None:
    ran = cli("show")
    assert ran.status == 0 and ran.out == cli("show", "--help").out


@pytest.mark.parametrize("phase", ["over=0", "virtual=2"])
def test_positions_in_which_nobody_moves_are_shown(cli: Cli, phase: str) -> None:
    dice = ("y-", "b-", "y-", "b-")
    text = "rollwrite players=2 round=18 first=0 {} | 3-0 {} {} 11 | 3-0 {} {} 66 | 0,0,0,0,0,0"
    ran = cli("show", text.format(phase, *dice))
    assert ran.status == 0
    first = {"over=0": "The game is over.", "virtual=2": "Round 18 of 18, dice are to be rolled."}
    assert ran.lines[0] == first[phase]


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("chess 1", 1, "expected one of rollwrite, palace"),
        ("", 1, "expected one of rollwrite, palace"),
        ("rollwrite players=9 round=1", 11, "players: expected 1 to 5, got 9"),
        (POSITION.replace("y42", "y49"), POSITION.index("y42") + 1, "dice, such as y3"),
        (POSITION.replace("11,25,66", "11,25,77"), POSITION.index("11,25") + 1, "marked crossings"),
        (POSITION.replace("players=2", "players=" + "2" * 5000), 11, "players: expected a whole"),
        (POSITION + " more", len(POSITION) + 2, "a finished type"),
    ],
)
def test_errors_point_at_the_column(cli: Cli, text: str, column: int, message: str) -> None:
    ran = cli("show", "-", stdin=text)
    assert ran.status == 2 and ran.out == ""
    complaint, shown, pointer = ran.err.splitlines()
    assert complaint.startswith(f"alhambra: column {column}: ") and message in complaint
    word = text[column - 1 :].split(" ", maxsplit=1)[0]
    assert shown[pointer.index("^") :].startswith(word[:5])
