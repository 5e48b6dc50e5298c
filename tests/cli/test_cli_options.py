"""The arguments of the command line: helps, contradictions, files that are no sheets."""

import subprocess
import sys
import types
from pathlib import Path
from typing import Any

import pytest

import alhambra
from alhambra import games
from tests.cli.stage import Cli

COMMANDS = ("play", "replay", "show", "bots", "bench")


def run_process(*argv: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *argv], capture_output=True, text=True, check=False)


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys; from alhambra.cli.main import main; status = main(sys.argv[1:]); "
        "heavy = {'rich', 'numpy', 'alhambra.rollwrite', 'alhambra.bots'}; "
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
    assert "game: expected one of rollwrite, palace, got 'chess'" in done.stderr


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        ([], "game: expected one of rollwrite, palace"),
        (["chess"], "game: expected one of rollwrite, palace, got 'chess'"),
        (["rollwrite", "--players", "3", "--seats", "me,greedy"], "give one of them"),
        (["rollwrite", "--players", "1"], "expected 2 to 5 players (alone: --solo), got 1"),
        (["rollwrite", "--players", "6"], "2 to 5"),
        (["rollwrite", "--players", "three"], "invalid number"),
        (
            ["rollwrite", "--solo", "--players", "3"],
            "--solo and --players say the same thing twice",
        ),
        (["rollwrite", "--solo", "--seats", "me,greedy"], "one player alone, here are 2"),
        (["rollwrite", "--solo", "5"], "--solo: expected 2 to 4, got 5"),
        (["rollwrite", "--goal", "versus"], "for one player alone"),
        (["rollwrite", "--goal", "fame", "--solo"], "invalid choice: 'fame'"),
        (
            ["rollwrite", "--seats", "me,clever"],
            "expected one of uniform, apprentice, mason, greedy, foreman, architect, master, got",
        ),
        (["rollwrite", "--seats", "me,,greedy"], "a bot at seat 1"),
        (["rollwrite", "--seats", "me:"], "expected a name"),
        (["rollwrite", "--seats", "me:greedy,greedy"], "this is a bot's, got 'greedy'"),
        (["rollwrite", "--seats", "me:A#B"], "expected a name"),
        (["rollwrite", "--seats", "me:" + "x" * 21], "expected a name"),
        (["rollwrite", "--seats", "me:\x1b[31m"], "expected a name"),
        (["rollwrite", "--seats", "me,me,me,me,me,me"], "--seats: expected 1 to 5, got 6"),
        (["rollwrite", "--resume", "missing"], "cannot read missing: No such file"),
        (["rollwrite", "--sheet", "missing"], "cannot read missing"),
        (["rollwrite", "--seed", "x"], "invalid number"),
    ],
)
def test_contradictions_are_refused(cli: Cli, argv: list[str], message: str) -> None:
    ran = cli("play", *argv, typed=["1"] * 9)
    assert ran.status == 2
    assert message in ran.err
    assert ran.out == "" and list(Path().iterdir()) == []
    assert "\x1b" not in ran.err


@pytest.mark.parametrize("seed", [("--seed", "-1"), ("--seed=-1",)], ids=["apart", "joined"])
@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize(
    ("command", "language", "sentence"),
    [
        ("play", "en", "seed: expected 0 or more, got -1"),
        ("play", "nl", "seed: verwacht 0 of meer, gekregen -1"),
        ("arena --players uniform", "en", "seed: expected 0 or more, got -1"),
        ("train --file w", "en", "seed: expected 0 or more, got -1"),
        ("train --file w", "de", "seed: erwartet 0 oder mehr, erhalten -1"),
    ],
)
def test_a_negative_seed_is_refused_with_the_same_sentence_by_every_command(
    cli: Cli, command: str, language: str, sentence: str, name: str, seed: tuple[str, ...]
) -> None:
    verb, *options = command.split()
    ran = cli(verb, name, *options, *seed, "--language", language)
    assert (ran.status, ran.out, ran.err) == (2, "", f"alhambra: {sentence}\n")
    assert list(Path().iterdir()) == []


def test_options_of_another_game_are_refused(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    other: Any = types.ModuleType("alhambra.cli.other")
    other.OPTIONS, other.add_arguments = (), lambda group, words: None
    monkeypatch.setitem(sys.modules, "alhambra.cli.other", other)
    entry = games.Entry("other", rules="other", screen="alhambra.cli.other")
    monkeypatch.setitem(games._ENTRIES, "other", entry)
    ran = cli("play", "other", "--solo")
    assert ran.status == 2 and "--solo is an option of rollwrite alone" in ran.err
    assert "one of rollwrite, palace, other" in cli("play", "chess").err


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("PSACGT", "expected 6 rows"),
        ("PSACGT\n" * 5 + "PSACG", "row 6"),
        ("PSACGX\n" * 6, "got 'X'"),
        ("PSACGP\n" * 6, "T is missing"),
        ("PSACGT\n" * 6 + "coins many", "expected 'coins 20'"),
        ("PSACGT\n" * 6 + "coins 2", "expected 3 or more, got 2"),
    ],
)
def test_what_is_no_sheet_is_refused(cli: Cli, content: str, message: str) -> None:
    Path("sheet").write_text(content)
    ran = cli("play", "rollwrite", "--sheet", "sheet", typed=["1"] * 9)
    assert ran.status == 2 and message in ran.err and ran.out == ""


def test_a_sheet_of_ones_own_is_played_and_kept_in_the_record(cli: Cli) -> None:
    Path("sheet").write_text("# mine\n" + "P S A C G T\n" * 6 + "coins 9\n")
    ran = cli("play", "rollwrite", "--sheet", "sheet", "--seed", "1", "--save", "g", typed=["q"])
    assert "3 coins to spend, 0 crossed out, 6 not circled yet." in ran.lines
    assert "sheet: " + "/".join(["PSACGT"] * 6) in Path("g").read_text()
    on = cli("play", "rollwrite", "--resume", "g", typed=["q"])
    assert "3 coins to spend, 0 crossed out, 6 not circled yet." in on.lines


def test_bots_are_listed_with_a_line_each(cli: Cli) -> None:
    ran = cli("bots")
    assert ran.status == 0
    assert ran.lines[0] == "rollwrite: Alhambra Roll & Write"
    listed = {line.split()[0]: line.split(maxsplit=1)[1] for line in ran.lines[1:]}
    assert {"uniform", "greedy"} <= set(listed)
    assert listed["uniform"] == "random: Plays any legal action, each equally likely."


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("greedy=exec:./mybot", "--bot: expected NAME=exec:COMMAND with a new name"),
        ("mine=./mybot", "--bot: expected exec: and a command"),
        ("exec:./mybot", "--bot: expected NAME=exec:COMMAND, such as mine=exec:./mybot, got"),
        ("foo", "--bot: expected NAME=exec:COMMAND, such as mine=exec:./mybot, got 'foo'"),
        ("mine=exec:./mybot", "there is no program ./mybot; one of your own is named with its"),
        ("mine=exec:true@400", "--bot: expected a time for a program"),
    ],
)
def test_bots_that_cannot_be_hosted_are_refused(cli: Cli, bot: str, said: str) -> None:
    ran = cli("serve", "--bot", bot)
    assert ran.status == 2
    assert said in ran.err


def test_a_house_and_a_host_exclude_each_other(cli: Cli) -> None:
    ran = cli("serve", "--lan", "--host", "127.0.0.1")
    assert ran.status == 2 and "--lan and --host say the same thing twice" in ran.err
