"""`alhambra arena`: tables, JSON, CSV, charts, files that are gone on with, clear refusals."""

import csv
import io
import json
import re
import signal
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.cli.stage import Cli, start
from tests.patience import PATIENCE

DOCUMENT = Path(__file__).parents[2] / "docs" / "arena.md"
CONTEST = ("arena", "rollwrite", "--players", "uniform,greedy", "--games", "6", "--seed", "3")
CONTRACT = [
    "player",
    "games",
    "win_share",
    "low",
    "high",
    "mean_score",
    "mean_margin",
    "ms_per_action",
]


def results(text: str) -> dict[str, Any]:
    """The object without the time that it took."""
    data: dict[str, Any] = json.loads(text)
    for entry in data["results"]:
        assert entry.pop("ms_per_action") > 0
    return data


def test_the_object_has_what_it_promises(cli: Cli) -> None:
    data = json.loads(cli(*CONTEST, "--json").out)
    assert (data["game"], data["seed"]) == ("rollwrite", 3)
    assert [entry["player"] for entry in data["results"]] == ["uniform", "greedy"]
    for entry in data["results"]:
        assert set(CONTRACT) <= set(entry)
        assert entry["games"] == 6
        assert 0 <= entry["low"] <= entry["win_share"] <= entry["high"] <= 1
    weak, strong = data["results"]
    assert weak["win_share"] + strong["win_share"] == 1
    assert strong["mean_margin"] == -weak["mean_margin"] > 20


def test_the_same_seed_plays_the_same_games_in_any_number_of_processes(cli: Cli) -> None:
    once = results(cli(*CONTEST, "--json").out)
    assert results(cli(*CONTEST, "--json", "--processes", "2").out) == once
    assert results(cli(*CONTEST[:-1], "4", "--json").out) != once


def test_the_table_says_who_met_whom(cli: Cli) -> None:
    ran = cli("arena", "rollwrite", "--players", "uniform,greedy", "--games", "3", "--seats", "3")
    assert ran.status == 0
    assert ran.lines[0] == "Alhambra Roll & Write, 3 seats, seed 0"
    assert re.match(r"greedy +3 +100\.0 % \(", ran.lines[4])
    assert "2 copies of another; fair would be 33 %" in ran.out


@pytest.mark.parametrize(("seats", "share"), [(1, 1.0), (2, 0.5), (3, 0.3333)])
def test_one_player_named_alone_plays_its_copies_as_the_document_says(
    cli: Cli, seats: int, share: float
) -> None:
    said = " ".join(DOCUMENT.read_text(encoding="utf-8").split())
    assert "One player named alone (`--players greedy`) sits at every seat" in said
    call = ("arena", "rollwrite", "--players", "greedy", "--games", "4", "--json")
    data = json.loads(cli(*call, "--seats", str(seats)).out)
    [entry] = data["results"]
    assert (data["matches"], entry["games"], entry["win_share"]) == (4, 4 * seats, share)
    assert "rating" not in entry and data["pairs"] == []


def test_lines_with_commas_read_back(cli: Cli) -> None:
    rows = list(csv.DictReader(io.StringIO(cli(*CONTEST, "--csv").out)))
    assert [row["player"] for row in rows] == ["uniform", "greedy"]
    assert set(CONTRACT) <= set(rows[0])


def test_a_chart_is_a_drawing_with_every_player(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "ladder.svg"
    assert cli(*CONTEST, "--chart", str(path)).status == 0
    drawing = ElementTree.parse(path).getroot()
    assert drawing.tag == "{http://www.w3.org/2000/svg}svg"
    said = "".join(drawing.itertext())
    assert "uniform" in said and "greedy" in said and "100.0 %" in said


@pytest.mark.parametrize(
    ("chart", "said"),
    [
        ("none/x.svg", "cannot write none/x.svg: No such file or directory"),
        (".", "cannot write .: it is no file"),
        ("./ladder.jsonl", "--chart and --file name the same file"),
    ],
)
def test_a_chart_that_cannot_be_written_is_refused_before_anything_is_played(
    cli: Cli, chart: str, said: str
) -> None:
    ran = cli(*CONTEST, "--chart", chart, "--file", "ladder.jsonl")
    assert ran.status == 2
    assert said in ran.err and ran.out == ""
    assert list(Path().iterdir()) == []


def test_a_chart_is_replaced_only_when_there_is_another(cli: Cli) -> None:
    Path("old.svg").write_text("old")
    ran = cli(*CONTEST, "--chart", "old.svg", "--file", "none/ladder.jsonl")
    assert ran.status == 2
    assert Path("old.svg").read_text() == "old"
    assert cli(*CONTEST, "--chart", "old.svg").status == 0
    assert Path("old.svg").read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "Alhambra Roll & Write, 2 seats, seed 3"),
        ("nl", "Alhambra Roll & Write, 2 plaatsen, startgetal 3"),
        ("de", "Alhambra Roll & Write, 2 Plätze, Startzahl 3"),
    ],
)
def test_a_chart_has_a_title_in_every_language(cli: Cli, language: str, title: str) -> None:
    assert cli(*CONTEST, "--chart", "ladder.svg", "--language", language).status == 0
    drawing = ElementTree.parse("ladder.svg").getroot()
    assert drawing.get("lang") == language
    said = [text for text in drawing.itertext() if text.strip()]
    assert said[:2] == [title, title]


def test_a_file_is_gone_on_with_and_half_a_line_is_forgotten(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    whole = results(cli(*CONTEST, "--json", "--file", str(path)).out)
    lines = path.read_text().splitlines(keepends=True)
    assert len(lines) == 7
    path.write_text("".join(lines[:4]) + lines[4][:30])
    assert results(cli(*CONTEST, "--json", "--file", str(path)).out) == whole
    again = path.read_text().splitlines(keepends=True)
    assert again[:4] == lines[:4]
    assert len(again) == 7
    assert results(cli(*CONTEST, "--json", "--file", str(path)).out) == whole
    assert path.read_text() == "".join(again)


def test_a_file_of_another_contest_is_refused(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    cli(*CONTEST, "--file", str(path))
    before = path.read_text()
    ran = cli(*CONTEST[:-1], "4", "--file", str(path))
    assert ran.status == 2
    assert "holds another contest: its seed is 3, here it is 4" in ran.err
    assert path.read_text() == before
    other = tmp_path / "letter"
    other.write_text("Dear Ann\n")
    assert "holds no results of the arena" in cli(*CONTEST, "--file", str(other)).err
    assert other.read_text() == "Dear Ann\n"


@pytest.mark.parametrize(
    ("processes", "how"), [("1", signal.SIGINT), ("2", signal.SIGINT), ("2", signal.SIGTERM)]
)
def test_an_interruption_loses_nothing(
    cli: Cli, tmp_path: Path, processes: str, how: signal.Signals
) -> None:
    path = tmp_path / "ladder.jsonl"
    contest = ["arena", "rollwrite", "--players", "uniform,greedy", "--games", "5000"]
    contest += ["--file", str(path), "--processes", processes]
    process = start(*contest, folder=tmp_path)
    while not path.exists() or path.read_text().count("\n") < 4:
        assert process.poll() is None
        time.sleep(0.02)
    process.send_signal(how)
    said, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    kept = path.read_text().count("\n") - 1
    assert f"{kept} of 5,000 games are kept in {path}" in said
    assert "victories" in said


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--players", "greedy,nobody"], "bot: expected one of uniform, "),
        (
            ["--players", "greedy@soon"],
            "expected a number of simulations or a time, such as 400, 50ms or 1s",
        ),
        (["--players", "greedy@50ms"], "expected greedy without a budget: it does not search"),
        (["--players", "greedy", "--seats", "9"], "--seats: expected 1 to 5, got 9"),
        (["--players", "greedy", "--games", "0"], "--games: expected 1 or more, got 0"),
        (["--players", "greedy,greedy"], "--players: expected greedy once only"),
        (["--players", "greedy", "--option", "goal"], "--option: expected an option and its value"),
        (["--players", "greedy", "--option", "x=1"], "x: expected no option of that name"),
        (["--players", "greedy", "--processes", "0"], "--processes: expected 1 or more"),
        (["--players", "greedy", "--json", "--csv"], "--json and --csv are two forms"),
        (["--players", "uniform,exec:./mybot"], "there is no program ./mybot; one of your own"),
        (["--players", "exec:python3 mybot.py@400"], "bot: expected a time for a program, such as"),
        ([], "required: --players"),
    ],
)
def test_bad_input_is_told_clearly(cli: Cli, argv: list[str], said: str) -> None:
    ran = cli("arena", "rollwrite", *argv)
    assert ran.status == 2
    assert said in ran.err


@pytest.mark.parametrize(("language", "said"), [("nl", "gewonnen"), ("de", "gewonnen")])
def test_the_table_speaks_other_languages(cli: Cli, language: str, said: str) -> None:
    ran = cli("arena", "rollwrite", "--players", "uniform", "--games", "2", "--language", language)
    assert ran.status == 0
    assert said in ran.out


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_decimals_are_written_as_the_language_does_and_for_programs_with_a_point(
    cli: Cli, language: str
) -> None:
    mark = "." if language == "en" else ","
    contest = (*CONTEST, "--language", language)
    line = next(line for line in cli(*contest).lines if line.startswith("greedy"))
    numbers = re.findall(r"\d([.,])\d", line.rpartition("  ")[0])
    assert len(numbers) >= 6 and set(numbers) == {mark}
    assert f"100{mark}0 % (" in line
    assert json.loads(cli(*contest, "--json").out)["results"][1]["win_share"] == 1.0
    assert ",1.0," in cli(*contest, "--csv").out


PROGRAM = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    fails = asked["ply"] % 5 == 0
    print("{}" if fails else json.dumps({"action": asked["legal"][0]}), flush=True)
"""


def test_a_program_plays_and_its_failures_are_told(cli: Cli, tmp_path: Path) -> None:
    Path("bot.py").write_text(PROGRAM)
    player = f"exec:{sys.executable} bot.py@{PATIENCE}s"
    contest = ("arena", "rollwrite", "--players", f"uniform,{player}", "--games", "2")
    ran = cli(*contest, "--processes", "2", "--file", "kept.jsonl")
    assert ran.status == 0
    told = re.search(r"bot\.py\S* failed (\d+) of (\d+) times.*: not an answer: \{\}", ran.out)
    assert told and 0 < int(told[1]) < int(told[2])
    data = json.loads(cli(*contest, "--json", "--file", "kept.jsonl").out)
    assert [entry["failures"] for entry in data["results"]] == [0, int(told[1])]
    assert data["results"][1]["trouble"] == "program garbage (answer={})"
    again = cli(*contest, "--file", "kept.jsonl", "--language", "nl")
    assert again.out.endswith("De eerste keer: geen antwoord: {}\n")


def test_a_file_from_before_says_why_in_the_words_it_has(cli: Cli) -> None:
    cli(*CONTEST, "--file", "kept.jsonl")
    head, *lines = map(json.loads, Path("kept.jsonl").read_text().splitlines())
    for line in lines:
        line |= {"failures": [1, 0], "troubles": ["program died", ""]}
    Path("kept.jsonl").write_text("".join(json.dumps(line) + "\n" for line in [head, *lines]))
    ran = cli(*CONTEST, "--file", "kept.jsonl", "--language", "de")
    assert ran.status == 0
    assert ran.out.endswith("Beim ersten Mal: program died\n")


@pytest.mark.parametrize(
    ("player", "said"),
    [
        ("exec:./mybot", "er is geen programma ./mybot; een eigen programma noem je met zijn map"),
        ("exec:./bot.py", "./bot.py mag niet als programma worden uitgevoerd"),
        ("exec:python3 bot.py@400", "bot: verwacht een tijd voor een programma"),
    ],
)
def test_a_program_that_cannot_play_is_refused_before_a_game_begins(
    cli: Cli, player: str, said: str
) -> None:
    Path("bot.py").write_text(PROGRAM)
    ran = cli("play", "palace", "--seats", f"uniform,{player}", "--language", "nl")
    assert ran.status == 2
    assert said in ran.err and ran.out == ""


def test_a_program_plays_in_the_terminal_and_its_failures_are_told(cli: Cli) -> None:
    Path("bot.py").write_text(PROGRAM)
    seats = f"uniform,exec:{sys.executable} bot.py@{PATIENCE}s"
    ran = cli("play", "rollwrite", "--seats", seats, "--seed", "1", "--save", "kept.alhambra")
    assert ran.status == 0
    name = f"bot.py@{PATIENCE}s"
    assert f"{name} failed (not an answer: {{}}); a random action is played instead." in ran.out
    record = Path("kept.alhambra").read_text()
    assert "bot.py" in record
    Path("kept.alhambra").write_text("\n".join(record.splitlines()[:20]) + "\n")
    resumed = cli("play", "rollwrite", "--resume", "kept.alhambra", typed=[])
    assert f"{name}'s choice:" in resumed.out
    assert "failed" not in resumed.out
