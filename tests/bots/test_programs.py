"""Bots in other languages: the examples of the document play; whatever misbehaves is named."""

import json
import os
import re
import shlex
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from alhambra.arena.contest import Contest, Match
from alhambra.arena.match import Played, play
from alhambra.bots import registry, workers
from alhambra.bots.deciding import decide
from alhambra.core.errors import AlhambraError, IllegalOption
from alhambra.core.rules import find_rules
from tests.patience import PATIENCE

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"
AT_LEISURE = "@600s"
"""A budget that nobody who answers at all uses up, on a busy machine either."""

PYTHON = """
import json, os, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    answer = json.dumps({"action": asked["legal"][0]})
"""

MISBEHAVING = {
    "garbage": ("    print('hello', flush=True)", "program garbage (answer=hello)"),
    "a list": ("    print('[]', flush=True)", "program garbage (answer=[])"),
    "a number": ("    print('{\"action\": 3}', flush=True)", "program garbage"),
    "deep": ("    print('[' * 60000, flush=True)", "program garbage"),
    "no text": ('    print(\'{"action": "fly"}\', flush=True)', "column 1"),
    "illegal": ('    print(\'{"action": "construct y9 b9"}\', flush=True)', "column"),
    "a long line": ("    print('x' * (1 << 17), flush=True)", "program long"),
    "death": ("    sys.exit(3)", "program died (status=3)"),
    "a signal": ("    os.kill(os.getpid(), 9)", "program died (status=SIGKILL)"),
    "a nameless signal": ("    os.kill(os.getpid(), 40)", "program died (status=signal 40)"),
    "silence": ("    time.sleep(1000)", "program silent (seconds=0.3)"),
}


def command_of(code: str, folder: Path, budget: str = AT_LEISURE) -> str:
    path = folder / "bot.py"
    path.write_text(code)
    return f"exec:{shlex.quote(sys.executable)} -S {shlex.quote(str(path))}{budget}"


@pytest.fixture(autouse=True)
def ended() -> Iterator[None]:
    yield
    workers.end_all()
    workers._WORKERS.clear()


def examples() -> dict[str, str]:
    found = re.findall(r"```(python|sh)\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    return dict(found)


@pytest.mark.parametrize("game", ["rollwrite", "palace"])
@pytest.mark.parametrize("language", ["python", "sh"])
def test_the_examples_of_the_document_play_whole_games(
    language: str, game: str, tmp_path: Path
) -> None:
    example = examples()[language]
    assert example.count("\n") <= 10
    path = tmp_path / "mybot"
    path.write_text(example)
    path.chmod(0o755)
    runs = {"python": f"exec:{sys.executable} {path}", "sh": f"exec:{path}"}
    contest = Contest(game, ("uniform", runs[language] + AT_LEISURE), games=2)
    for match in contest.matches():
        played = play(contest, match)
        assert played.failures == (0, 0), played.troubles
        assert min(played.actions) > 5


def played_with(player: str, **settings: Any) -> Played:
    contest = Contest("rollwrite", ("uniform", player), games=2, **settings)
    return play(contest, Match(0, ("uniform", player)))


@pytest.mark.parametrize("kind", MISBEHAVING)
def test_a_program_that_misbehaves_is_stood_in_for_and_named(kind: str, tmp_path: Path) -> None:
    code, trouble = MISBEHAVING[kind]
    budget = "@300ms" if kind == "silence" else AT_LEISURE
    played = played_with(command_of(f"{PYTHON}{code}\n", tmp_path, budget))
    assert played.failures == (0, played.actions[1])
    assert played.actions[1] > 5
    assert played.troubles[1] is not None and trouble in played.troubles[1].text
    assert played.troubles[0] is None


def test_a_program_that_is_silent_again_and_again_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "REST", 1e9)
    started: list[Sequence[str]] = []

    class Counted(workers.Worker):
        def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None) -> None:
            started.append(command)
            super().__init__(command, environment)

    monkeypatch.setattr(workers, "Worker", Counted)
    played = played_with(command_of(f"{PYTHON}    time.sleep(1000)\n", tmp_path, "@50ms"))
    assert played.failures == (0, played.actions[1])
    assert len(started) == workers.MOST_SILENT < played.actions[1]


def test_one_late_answer_costs_one_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = "    if asked['ply'] == 20: time.sleep(1000)\n    print(answer, flush=True)\n"
    rules = find_rules("rollwrite")
    player = command_of(PYTHON + code, tmp_path)
    ask = workers.Worker.ask

    def ask_less_patiently_then(worker: workers.Worker, line: str, seconds: float) -> str:
        return ask(worker, line, 0.1 if json.loads(line)["ply"] == 20 else seconds)

    monkeypatch.setattr(workers.Worker, "ask", ask_less_patiently_then)
    game: Any = rules.from_header({"players": "2"}).new_game(5)
    troubles = []
    while not game.is_over:
        decision = decide(game, player)
        troubles += [] if decision.trouble is None else [len(game.plies)]
        game.play(decision.action)
    assert troubles in ([], [20])
    assert troubles or 20 not in [i for i, maker in enumerate(game.makers) if maker >= 0]


def test_a_program_that_cannot_be_started_is_stood_in_for() -> None:
    played = played_with("exec:/no/such/program")
    assert played.failures[1] == played.actions[1]
    assert played.troubles[1] is not None and "No such file" in played.troubles[1].text


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_processes_serve_many_games_and_end_with_what_they_started(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    code = f"""
import json, os, subprocess, sys
child = subprocess.Popen(["sleep", "1000"])
with open({str(pids)!r}, "a") as file:
    print(os.getpid(), child.pid, file=file)
for line in sys.stdin:
    print(json.dumps({{"action": json.loads(line)["legal"][0]}}), flush=True)
while True:
    pass
"""
    player = command_of(code, tmp_path)
    for _ in range(3):
        assert played_with(player).failures == (0, 0)
    started = [int(pid) for pid in pids.read_text().split()]
    assert len(started) == 2
    assert all(map(alive, started))
    workers.end_all()
    deadline = time.monotonic() + PATIENCE
    while any(map(alive, started)) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not any(map(alive, started))


def test_a_program_that_cannot_be_started_is_refused_beforehand(tmp_path: Path) -> None:
    path = tmp_path / "mybot"
    with pytest.raises(AlhambraError, match="program missing"):
        Contest("rollwrite", ("uniform", f"exec:{path}")).check()
    with pytest.raises(AlhambraError, match="program missing"):
        registry.ready(registry.make("palace", "exec:no-such-program-anywhere --fast@2s"))
    path.write_text("#!/bin/sh\n")
    with pytest.raises(AlhambraError, match="program forbidden"):
        registry.host("mine", f"exec:{path}")
    assert "mine" not in registry.names("palace")
    path.chmod(0o755)
    Contest("rollwrite", ("uniform", f"exec:{path}@2s")).check()


def test_a_program_is_given_time_and_no_simulations(tmp_path: Path) -> None:
    player = command_of(PYTHON, tmp_path, "")
    assert registry.make("palace", f"{player}@2s").budget.milliseconds == 2_000  # type: ignore[attr-defined]
    with pytest.raises(IllegalOption, match="program budget"):
        registry.make("palace", f"{player}@400")


@pytest.mark.parametrize("player", ["exec:", "exec:   ", "exec:'unclosed"])
def test_what_is_no_command_is_refused(player: str) -> None:
    with pytest.raises(IllegalOption):
        registry.make("palace", player)


@pytest.mark.parametrize(
    ("name", "player"),
    [("greedy", "exec:x"), ("No", "exec:x"), ("a b", "exec:x"), ("", "exec:x"), ("ok", "rm x")],
)
def test_what_cannot_be_hosted_is_refused(name: str, player: str) -> None:
    with pytest.raises(IllegalOption):
        registry.host(name, player)
    assert name not in registry._HOSTED


def test_a_hosted_program_has_a_name_in_every_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(registry, "_HOSTED", {})
    registry.host("mine", command_of(f"{PYTHON}    print(answer, flush=True)\n", tmp_path))
    assert registry.names("palace")[-1] == registry.names("rollwrite")[-1] == "mine"
    game: Any = find_rules("palace").from_header({"players": "2"}).new_game(5)
    decision = decide(game, "mine")
    assert decision.trouble is None
    assert decision.action == game.legal_actions()[0]


@pytest.mark.parametrize("is_hosted", [True, False])
def test_a_hosted_program_has_a_clean_environment(
    is_hosted: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(registry, "_HOSTED", {})
    monkeypatch.setenv("PGPASSWORD", "geheim")
    monkeypatch.setenv("OMP_NUM_THREADS", "1")
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("UNSET", raising=False)
    seen = tmp_path / "environment"
    code = f"    import os; open({str(seen)!r}, 'w').write(json.dumps(dict(os.environ)))\n"
    player = command_of(f"{PYTHON}{code}    print(answer, flush=True)\n", tmp_path)
    registry.host("mine", player, ("OMP_NUM_THREADS", "UNSET"))
    game: Any = find_rules("palace").from_header({"players": "2"}).new_game(5)
    assert decide(game, "mine" if is_hosted else player).trouble is None
    found = json.loads(seen.read_text())
    given = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "LANG": "nl_NL.UTF-8"}
    assert {**given, "OMP_NUM_THREADS": "1"}.items() <= found.items()
    if is_hosted:
        assert found.keys() <= {*given, "OMP_NUM_THREADS", "LC_CTYPE"}  # Python's own is the last
    else:
        assert found["PGPASSWORD"] == "geheim"


def test_a_question_tells_nothing_that_chance_has_yet_to_decide() -> None:
    from alhambra.bots.budget import Budget
    from alhambra.bots.program import question

    rules = find_rules("palace").from_header({"players": "2"})
    game: Any = rules.new_game(5)
    other: Any = rules.from_position_text(game.position_text())
    asked = question(game, 1, Budget(milliseconds=5))
    again = question(other, 1, Budget(milliseconds=5))
    assert asked.pop("ply") == len(game.plies)
    assert again.pop("ply") == 0
    assert asked == again
