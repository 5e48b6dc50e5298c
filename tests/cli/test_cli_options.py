"""The arguments of the command line: helps, contradictions, files that are no sheets."""

import subprocess
import sys
import types
from pathlib import Path
from typing import Any

import pytest

import alhambra
from alhambra import games
from alhambra.cli import bots
from tests.cli.stage import Cli

COMMANDS = ("play", "replay", "show", "bots", "bench")


def run_process(*argv: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *argv], capture_output=True, text=True, check=False)


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys; from alhambra.cli.main import main; status = main(sys.argv[1:]); "
        "heavy = {'rich', 'numpy', 'numba', 'alhambra.rollwrite', 'alhambra.bots'}; "
        "assert not heavy & set(sys.modules), heavy & set(sys.modules); sys.exit(status)"
    )
    for argv in (["--help"], ["play", "--help"], ["--version"]):
        done = run_process("-c", code, *argv)
        assert done.returncode == 0, done.stderr


def test_every_command_has_a_help_with_examples(cli: Cli) -> None:
    top = cli("--help")
    assert top.status == 0
    for command in COMMANDS:
        assert f"    {command} " in top.out
        ran = cli(command, "--help")
        assert ran.status == 0
        assert f"examples:\n  alhambra {command}" in ran.out


def test_the_version_is_that_of_the_package(cli: Cli) -> None:
    assert cli("--version").out == f"alhambra {alhambra.__version__}\n"


def test_no_command_shows_help(cli: Cli) -> None:
    assert cli().out == cli("--help").out
    assert cli().status == 0


def test_the_module_is_the_command() -> None:
    done = run_process("-m", "alhambra", "play", "chess")
    assert done.returncode == 2 and done.stdout == ""
    assert "no game is called 'chess'; the games are: rollwrite" in done.stderr


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        ([], "the games are: rollwrite (Alhambra Roll & Write)"),
        (["chess"], "no game is called 'chess'; the games are: rollwrite"),
        (["rollwrite", "--players", "3", "--seats", "me,greedy"], "give one of them"),
        (["rollwrite", "--players", "1"], "2 to 5 (alone: --solo), got 1"),
        (["rollwrite", "--players", "6"], "2 to 5"),
        (["rollwrite", "--players", "three"], "invalid int value"),
        (["rollwrite", "--solo", "--players", "3"], "one player alone"),
        (["rollwrite", "--solo", "--seats", "me,greedy"], "--seats names 2"),
        (["rollwrite", "--solo", "5"], "2, 3 or 4 virtual players, got 5"),
        (["rollwrite", "--goal", "versus"], "for one player alone"),
        (["rollwrite", "--goal", "fame", "--solo"], "invalid choice: 'fame'"),
        (["rollwrite", "--seats", "me,clever"], "called 'clever', there are: uniform, greedy"),
        (["rollwrite", "--seats", "me,,greedy"], "seat 1 is empty"),
        (["rollwrite", "--seats", "me:"], "needs a name"),
        (["rollwrite", "--seats", "me:greedy,greedy"], "greedy is the name of a bot"),
        (["rollwrite", "--seats", "me:A#B"], "needs a name"),
        (["rollwrite", "--seats", "me:" + "x" * 21], "needs a name"),
        (["rollwrite", "--seats", "me:\x1b[31m"], "needs a name"),
        (["rollwrite", "--seats", "me,me,me,me,me,me"], "1 to 5 players, got 6"),
        (["rollwrite", "--resume", "missing"], "cannot read missing: No such file"),
        (["rollwrite", "--sheet", "missing"], "cannot read the sheet missing"),
        (["rollwrite", "--seed", "x"], "invalid int value"),
    ],
)
def test_contradictions_are_refused(cli: Cli, argv: list[str], message: str) -> None:
    ran = cli("play", *argv, typed=["1"] * 9)
    assert ran.status == 2
    assert message in ran.err
    assert ran.out == "" and list(Path().iterdir()) == []
    assert "\x1b" not in ran.err


def test_options_of_another_game_are_refused(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    other: Any = types.ModuleType("alhambra.cli.other")
    other.TITLE, other.OPTIONS, other.add_arguments = "Other", (), lambda parser: None
    monkeypatch.setitem(sys.modules, "alhambra.cli.other", other)
    entry = games.Entry("other", rules="other", screen="alhambra.cli.other")
    monkeypatch.setitem(games._ENTRIES, "other", entry)
    ran = cli("play", "other", "--solo")
    assert ran.status == 2 and "--solo is an option of rollwrite, not of other" in ran.err
    assert "board game), other (Other)" in cli("play", "chess").err


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("PSACGT", "a sheet has 6 rows"),
        ("PSACGT\n" * 5 + "PSACG", "row 6"),
        ("PSACGX\n" * 6, "'X' is no building"),
        ("PSACGP\n" * 6, "no tower"),
        ("PSACGT\n" * 6 + "coins many", "expected 'coins 20'"),
        ("PSACGT\n" * 6 + "coins 2", "3 coins or more, got 2"),
    ],
)
def test_what_is_no_sheet_is_refused(cli: Cli, content: str, message: str) -> None:
    Path("sheet").write_text(content)
    ran = cli("play", "rollwrite", "--sheet", "sheet", typed=["1"] * 9)
    assert ran.status == 2 and message in ran.err and ran.out == ""


def test_a_sheet_of_ones_own_is_played_and_kept_in_the_record(cli: Cli) -> None:
    Path("sheet").write_text("# mine\n" + "P S A C G T\n" * 6 + "coins 9\n")
    ran = cli("play", "rollwrite", "--sheet", "sheet", "--seed", "1", "--save", "g", typed=["q"])
    assert "Coins: 3 to spend, 0 crossed out, 6 still to circle." in ran.lines
    assert "sheet: " + "/".join(["PSACGT"] * 6) in Path("g").read_text()
    on = cli("play", "rollwrite", "--resume", "g", typed=["q"])
    assert "Coins: 3 to spend, 0 crossed out, 6 still to circle." in on.lines


def test_bots_are_listed_with_a_line_each(cli: Cli) -> None:
    ran = cli("bots")
    assert ran.status == 0
    assert ran.lines[0] == "rollwrite: Alhambra Roll & Write"
    listed = {line.split()[0]: line.split(maxsplit=1)[1] for line in ran.lines[1:]}
    assert {"uniform", "greedy"} <= set(listed)
    assert listed["uniform"] == "Plays any legal action, each equally likely."


def test_a_bot_may_describe_itself() -> None:
    class Poet:
        """Docstring.

        More of it.
        """

    class Silent:
        pass

    assert bots.description_of(Poet()) == "Docstring."
    poet = Poet()
    poet.description = "Plays in verse."  # type: ignore[attr-defined]
    assert bots.description_of(poet) == "Plays in verse."
    assert bots.description_of(Silent()) == ""


@pytest.mark.parametrize("argv", [[], ["--json"]])
def test_bench_is_handed_on(cli: Cli, monkeypatch: pytest.MonkeyPatch, argv: list[str]) -> None:
    asked = []

    def run(json_output: bool) -> int:
        asked.append(json_output)
        return 7

    monkeypatch.setattr("alhambra.cli.bench.run", run)
    assert cli("bench", *argv).status == 7
    assert asked == [bool(argv)]
