"""The drawn screen of Roll & Write: letters everywhere, dice in place, nothing too wide."""

import io
import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from alhambra.cli import games
from alhambra.cli.rollwrite import palette
from alhambra.cli.screen import Screen, View
from alhambra.core.values import LADDER, Building
from alhambra.locale import LANGUAGES, words_in
from alhambra.rollwrite import Construct, Game, Rules, Sheet
from tests.patience import PATIENCE

NAMES = ("You", "greedy 1", "greedy 2")
WIDTHS = (120, 100, 80, 60, 40)
LIT = palette.OPEN[0]
ANSI = re.compile(r"\x1b\[[0-9;]*m")

FULL_TURN = (
    "rollwrite players=3 round=9 first=1 turn=0 | 6-2 y42 b53 11,12,13,14,21,31,32,61,62"
    " | 3-0 y2 b6 16,24,32,34,45,53,61 T1 | 20-19 y6 b6 12,26,41,55,63 S1"
)


def position(text: str = FULL_TURN) -> Game:
    return Rules.from_position_text(text)


def screen_of(game: Game, names: tuple[str, ...] = NAMES, language: str = "en") -> Screen:
    words = words_in(language)
    return games.find("rollwrite").screen_of(game.rules, names, words=words, plain=False)


def drawn(view: View, width: int = 100, *, colours: bool = False) -> str:
    file = io.StringIO()
    console = Console(
        file=file, force_terminal=True, width=width, color_system="256", highlight=False
    )
    console.print(view)
    text = file.getvalue()
    return text if colours else ANSI.sub("", text)


def turn(game: Game, width: int = 100, *, colours: bool = False) -> str:
    screen = screen_of(game)
    return drawn(screen.turn(game, screen.choices(game)), width, colours=colours)


def sheet_lines(text: str) -> list[str]:
    """The six rows of the first sheet in a drawing, cut off behind the grid."""
    lines = text.splitlines()
    top = next(n for n, line in enumerate(lines) if re.match(r" +b?1\S* +b?2", line))
    return [line[:29] for line in lines[top : top + 7]]


@pytest.mark.parametrize("width", [100, 60])
def test_every_building_has_its_letter_built_or_not(width: int) -> None:
    game = position()
    rows = sheet_lines(turn(game, width))[1:]
    assert [re.sub(r"[^PSACGT]", "", row) for row in rows] == list(Sheet.grid)


@pytest.mark.parametrize(("language", "short"), [("nl", "P S A V Tu To"), ("de", "P S A Ge Ga T")])
def test_every_building_has_the_letters_of_the_language(language: str, short: str) -> None:
    game = position()
    letters = dict(zip("PSACGT", short.split(), strict=True))
    screen = screen_of(game, language=language)
    rows = sheet_lines(drawn(screen.turn(game, screen.choices(game))))[1:]
    for row, line in zip(rows, Sheet.grid, strict=True):
        cells = [row[5 + 4 * place : 9 + 4 * place].strip("▐▌‹› ") for place in range(6)]  # noqa: RUF001
        assert cells == [letters[letter] for letter in line]


@pytest.mark.parametrize("width", [100, 60])
def test_built_and_buildable_crossings_are_marked_by_signs(width: int) -> None:
    game = position()
    rows = sheet_lines(turn(game, width))[1:]
    found: dict[str, set[tuple[int, int]]] = {"▐": set(), LIT: set(), " ": set()}
    for yellow, row in enumerate(rows, 1):
        for blue in range(1, 7):
            found[row[5 + 4 * (blue - 1)]].add((yellow, blue))
    view = game.observe(0).rows[0]
    legal = {(a.yellow, a.blue) for a in game.legal_actions() if isinstance(a, Construct)}
    assert found["▐"] == set(view.marks)
    assert found[LIT] == legal and legal
    assert len(found[" "]) == 36 - len(view.marks) - len(legal)


def test_dice_lie_at_their_rows_and_columns() -> None:
    top, *rows = sheet_lines(turn(position()))
    assert [n for n, row in enumerate(rows, 1) if "y" in row[:5]] == [2, 4]
    assert all(f"y{n}" in rows[n - 1] for n in (2, 4))
    assert top.split() == ["1", "2", "b3", "4", "b5", "6"]
    assert top.index("b3") == 5 + 4 * 2


def test_two_equal_dice_are_counted() -> None:
    text = turn(position(FULL_TURN.replace("y42 b53", "y44 b33")))
    top, *rows = sheet_lines(text)
    assert "b3" + palette.TWICE in top and rows[3].startswith("y4" + palette.TWICE)


def test_coins_are_circled_crossed_out_or_still_to_circle() -> None:
    assert "  4 coins ●●●●" + palette.CROSSED * 2 + "○" * 14 in turn(position())
    assert "  1 coin ●" + palette.CROSSED * 19 in drawn(screen_of(position()).sheet(position(), 2))
    many = Rules(players=3, sheet=Sheet(coins=200)).new_game(1)
    assert "3 coins, 0 crossed out, 197 to circle" in drawn(screen_of(many).sheet(many, 0))


def test_lines_show_their_marks_and_points() -> None:
    rows = turn(position()).splitlines()
    first = next(row for row in rows if "▐P▌ ▐S▌" in row)
    assert "4+2" in first
    bottom = rows[rows.index(first) + 6]
    assert bottom.split()[:3] == ["4+2", "3", "1"]


def test_the_score_sheet_has_counts_places_points_and_the_ladder() -> None:
    game = position()
    rows = {line[33:].strip(" ▸").split("  ")[0]: line for line in turn(game).splitlines()}
    scores = game.standing().scores
    assert rows["You"][33:].split() == ["▸", "You", "1", "1", "2", "1", "2", "2", str(scores[0])]
    assert rows["greedy 1"].split()[-2:] == ["1st", str(scores[1])]
    assert "1st" in rows["greedy 2"]
    for place in range(3):
        ladder = [str(points[place]) for points in LADDER]
        name = ("first place", "second place", "third place")[place]
        assert rows[name].split()[-6:] == ladder
    heading = next(line for line in turn(game).splitlines() if "P/5" in line)
    assert heading.split()[-7:] == ["P/5", "S/5", "A/6", "C/6", "G/7", "T/7", "Now"]


def test_every_choice_is_numbered_once_with_what_it_brings() -> None:
    game = position()
    screen = screen_of(game)
    text = turn(game)
    choices = screen.choices(game)
    assert len(choices) == 13
    for number, choice in enumerate(choices, 1):
        label = str(choice.action).removeprefix("change ")
        brief = re.escape(choice.brief)
        assert re.search(rf"(^| ){number} {re.escape(label)} +{brief}( |$)", text, re.M), number


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("longest", ["Lubna 2", "Maximiliane von Hohenstein"])
def test_the_points_of_the_score_sheet_are_never_cut(
    width: int, language: str, longest: str
) -> None:
    game = position()
    screen = screen_of(game, ("You", longest, "Isaac"), language)
    lines = drawn(screen.turn(game, screen.choices(game)), width).splitlines()
    heading = next(line for line in lines if "P/5" in line)
    assert heading.rstrip().endswith(words_in(language)("score-now"))
    for name, score in zip(("You", longest[:3], "Isaac"), game.standing().scores, strict=True):
        row = next(line for line in lines[lines.index(heading) :] if name in line)
        assert row.rstrip().endswith(f" {score}")


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_wider_than_the_terminal(width: int) -> None:
    game = position()
    screen = screen_of(game, ("You", "a rather long name 12", "数独数独数独数独"))
    views = [
        screen.turn(game, screen.choices(game)),
        screen.table(game),
        screen.sheet(game, 1),
        screen.account(game),
        screen.sentence("greedy 1 built a tower (y1 b6, 1 of 7) and rolled y2 b2. " * 3),
    ]
    for view in views:
        for line in drawn(view, width).splitlines():
            assert cell_len(line) <= width, line


def test_the_fullest_turn_fits_a_terminal_of_24_lines_with_the_story_above() -> None:
    assert len(turn(position(), 80).splitlines()) <= 20


def test_six_types_have_six_colours_and_no_color_takes_them_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = position()
    assert len(set(palette.INK.values())) == len(Building)
    assert "\x1b[38;5" in turn(game, colours=True) or "\x1b[1;38;5" in turn(game, colours=True)
    monkeypatch.setenv("NO_COLOR", "1")
    text = turn(game, colours=True)
    assert "38;5" not in text and "48;5" not in text
    assert ANSI.sub("", text) == turn(game)


@pytest.mark.parametrize("width", [100, 60])
def test_the_account_shows_every_point_of_every_row(width: int) -> None:
    game = Rules.from_position_text(
        "rollwrite players=1 virtual=4 goal=versus round=12 first=0 over=0"
        " | 6-2 y- b- 11,12,13,14,21,31,32,61,62 | 1,2,3,4,0,5 | 5,1,1,1,1,1 P1 | 0,0,0,0,0,0"
        " | 2,2,2,2,2,2"
    )
    names = ("You", *(f"Virtual {letter}" for letter in "ABCD"))
    text = drawn(screen_of(game, ("You",)).account(game), width)
    outcome = game.outcome
    assert outcome is not None
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        label, _, rest = line.partition(" ")
        found.setdefault(label, []).extend(rest.split())
    for name in names:
        assert text.count(name) >= 1
    assert [int(word) for word in found["Total"]] == list(outcome.scores)
    assert [int(word) for word in found["Bonus"]] == [0, 15, 15, 15, 15]
    assert "★5" in text and "1st=2" in text
    winners = " and ".join(names[row] for row in outcome.winners)
    assert winners in text.splitlines()[-1]


def test_a_shared_victory_and_a_solo_score_are_named() -> None:
    shared = Rules.from_position_text(
        "rollwrite players=3 round=18 first=0 over=0 | 3-0 y- b- 11 | 3-0 y- b- 11 | 3-3 y- b- -"
    )
    assert screen_of(shared).verdict(shared) == (  # type: ignore[attr-defined]
        "Shared victory: You and greedy 1, 13 points each."
    )


def test_markup_in_a_name_is_only_text() -> None:
    game = position()
    screen = screen_of(game, ("[red]x[/red]", ":smile:", "Cas"))
    assert "[red]x[/red]" in drawn(screen.turn(game, screen.choices(game)))
    assert "[red]x[/red] rolled" in drawn(screen.sentence("[red]x[/red] rolled y1 b1."))


# -- a real terminal ---------------------------------------------------------------------------


def in_terminal(*argv: str, folder: Path, typed: str, **environment: str) -> str:
    """What a terminal of 80 columns shows while the command runs and something is typed."""
    ours, theirs = pty.openpty()
    env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", **environment}
    env["PYTHONIOENCODING"] = "utf-8"
    command = [sys.executable, "-m", "alhambra", *argv]
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, cwd=folder, env=env)
    os.close(theirs)
    seen = b""
    sent = False
    while select.select([ours], [], [], PATIENCE)[0]:
        try:
            part = os.read(ours, 65536)
        except OSError:  # the process has closed its end
            break
        seen += part
        if not sent and b"choice:" in seen:
            os.write(ours, typed.encode())
            sent = True
    os.close(ours)
    assert process.wait(timeout=PATIENCE) == 0, seen
    return seen.decode()


def test_a_terminal_is_drawn_on(tmp_path: Path) -> None:
    text = in_terminal("play", "rollwrite", "--seed", "5", folder=tmp_path, typed="quit\n")
    assert "▐T▌" in ANSI.sub("", text) and "\x1b[" in text and "38;5" in text
    assert "The game is kept in rollwrite-5.alhambra." in text


def test_a_terminal_without_colour_keeps_the_signs(tmp_path: Path) -> None:
    text = in_terminal(
        "play", "rollwrite", "--seed", "5", folder=tmp_path, typed="quit\n", NO_COLOR="1"
    )
    assert "▐T▌" in ANSI.sub("", text) and "38;5" not in text


PAGER = "f() { printf 'paged '; cat; }; f"
"""A pager that says that it was used and waits for nobody."""


@pytest.mark.parametrize("game", ["rollwrite", "palace"])
def test_help_is_paged_where_it_has_more_lines_than_the_terminal(tmp_path: Path, game: str) -> None:
    argv = ("play", game, "--seed", "5")
    for rows in (24, 200):
        folder = tmp_path / str(rows)
        folder.mkdir()
        room = {"LINES": str(rows), "PAGER": PAGER}
        text = in_terminal(*argv, folder=folder, typed="help\nquit\n", **room)
        assert ("paged Type the number" in text) == (rows == 24 and game == "palace")
        assert "quit: leave" in text


def test_plain_lines_can_be_asked_for_in_a_terminal(tmp_path: Path) -> None:
    text = in_terminal(
        "play", "rollwrite", "--plain", "--seed", "5", folder=tmp_path, typed="quit\n"
    )
    assert "Row y6: T built, G, S, A, C, G." in text
    assert "▐" not in text and "\x1b[3" not in text and "─" not in text
