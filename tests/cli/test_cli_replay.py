"""Records at the command line: the story in words, JSON for programs, the line that is wrong."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra.core.record import Record
from tests.cli.stage import GREEDY, Cli, played_record


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> str:
    return played_record("me:Ann,greedy", 5, folder=tmp_path_factory.mktemp("played"))


@pytest.fixture
def whole(cli: Cli, played: str) -> str:
    Path("g").write_text(played)
    return played


def test_the_story_and_the_account_are_printed(cli: Cli, whole: str) -> None:
    ran = cli("replay", "g")
    assert ran.status == 0 and ran.err == ""
    game = Record.parse(whole).replay()
    assert ran.lines[0] == f"First player: {['Ann', 'greedy'][game.observe(0).first]}."
    for number in range(1, 19):
        begin = ran.lines.index(f"Round {number} of 18")
        told = ran.lines[begin + 1 :]
        told = told[: next(n for n, line in enumerate(told) if line.startswith(("Round", "Final")))]
        who = [line.split()[0] for line in told if line]
        assert {"Ann", "Virtual", "greedy"} <= set(who)
    assert game.outcome is not None
    best = max(game.outcome.scores[:2])
    assert ran.lines[-1].startswith("Victory: ") and f" {best} points." in ran.lines[-1]


def test_every_ply_of_a_game_is_in_the_story(cli: Cli, whole: str) -> None:
    out = cli("replay", "g").out
    record = Record.parse(whole)
    built = sum(line.text.startswith(("construct", "second")) for line in record.lines)
    story = out[: out.index("Final account:")]
    assert story.count("built ") == built
    assert out.count("turned ") == sum(line.text.startswith("change") for line in record.lines)
    assert out.count("gained ") == sum(line.text == "gain" for line in record.lines)
    assert out.count("kept ") == sum(line.text.startswith("keep") for line in record.lines)
    assert out.count("and marked ") == 18


def test_standard_input_is_a_file_too(cli: Cli, whole: str) -> None:
    assert cli("replay", "-", stdin=whole).out == cli("replay", "g").out


def test_json_holds_the_whole_game(cli: Cli, whole: str) -> None:
    ran = cli("replay", "g", "--json")
    facts = json.loads(ran.out)
    game = Record.parse(whole).replay()
    assert facts["game"] == "rollwrite" and facts["version"] == 1
    assert facts["options"] == {"players": "2"} and facts["seats"] == ["Ann", "greedy"]
    assert game.outcome is not None
    assert facts["scores"] == list(game.outcome.scores)
    assert facts["winners"] == list(game.outcome.winners)
    assert facts["digest"] == game.digest() and facts["position"] == game.position_text()
    assert [ply["text"] for ply in facts["plies"]] == [str(ply) for ply in game.plies]
    marks = [line.mark for line in Record.parse(whole).lines if line.mark != "="]
    actors = [str(ply["actor"]).replace("chance", "*") for ply in facts["plies"]]
    assert actors == marks
    tower = facts["accounts"][0]["types"][5]
    assert (
        tower["building"] == "tower" and tower["points"] == game.outcome.accounts[0].types[5].points
    )


def test_an_unfinished_game_shows_the_standing(cli: Cli) -> None:
    cli("play", "rollwrite", *GREEDY, "--seed", "5", "--save", "g", typed=["1", "1", "quit"])
    ran = cli("replay", "g")
    assert ran.status == 0 and "If the game ended now:" in ran.lines
    assert ran.lines[-1].startswith("Ahead now: ")
    assert "Player 0 built a pavilion" in ran.out
    facts = json.loads(cli("replay", "g", "--json").out)
    assert facts["winners"] is None and facts["over"] is False and len(facts["scores"]) == 3


@pytest.mark.parametrize("options", [[], ["--json"]])
@pytest.mark.parametrize(
    ("line", "wrong", "message"),
    [
        (8, "* y9", "expected a die"),
        (7, "* b1", "expected one of y1, y2"),
        (8, "0 gain", "The dice must be rolled first. (RW-2.3)"),
        (8, "hello", "expected '*', '=' or a seat"),
        (1, "chess 1", "expected 'alhambra GAME VERSION'"),
        (1, "alhambra rollwrite 99", "expected version 1 of the rules"),
        (1, "alhambra chess 1", "got 'chess'"),
        (2, "players: 9", "players: expected 1 to 5, got 9"),
        (2, "players 2", "expected 'option: value'"),
    ],
)
def test_a_wrong_line_is_named_and_nothing_else_printed(
    cli: Cli, whole: str, line: int, wrong: str, message: str, options: list[str]
) -> None:
    lines = whole.splitlines()
    lines[line - 1] = wrong
    Path("g").write_text("\n".join(lines))
    ran = cli("replay", "g", *options)
    assert ran.status == 2 and ran.out == ""
    assert f"g: line {line}: " in ran.err and message in ran.err


def test_an_illegal_action_is_named_with_its_rule(cli: Cli, whole: str) -> None:
    lines = whole.splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith(("0 ", "1 ")))
    lines[number] = f"{lines[number][0]} keep y1 b1"
    ran = cli("replay", "-", stdin="\n".join(lines))
    assert ran.status == 2 and ran.out == ""
    assert f"standard input: line {number + 1}: " in ran.err and "(RW-3.5)" in ran.err


def test_a_score_that_does_not_hold_is_found(cli: Cli, whole: str) -> None:
    lines = whole.splitlines()
    lines[-1] = "= 1 2 3 000000000000"
    ran = cli("replay", "-", stdin="\n".join(lines))
    assert ran.status == 2 and f"line {len(lines)}: the check does not hold" in ran.err


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b"\n\n\n", b"alhambra rollwrite 1\nseed: --5\n\n"]
)
def test_what_is_no_record_is_refused(cli: Cli, content: bytes) -> None:
    Path("g").write_bytes(content)
    ran = cli("replay", "g")
    assert ran.status == 2 and ran.out == "" and ran.err.startswith("alhambra: ")


def test_missing_files_and_folders_are_refused(cli: Cli) -> None:
    assert (
        cli("replay", "missing").err == "alhambra: cannot read missing: No such file or directory\n"
    )
    assert cli("replay", ".").status == 2


def test_names_in_a_record_cannot_talk_to_the_terminal(cli: Cli, whole: str) -> None:
    Path("g").write_text(whole.replace("seats: Ann", "seats: \x1b[31mAnn"))
    out = cli("replay", "g").out
    assert "\x1b" not in out and "?[31mAnn built" in out


def test_a_reader_that_stops_early_is_no_trouble(cli: Cli, whole: str) -> None:
    command = f"{sys.executable} -m alhambra replay g | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert done.stdout.count("\n") == 1 and done.stderr == ""
