"""Programs at tables: those that the host has named, and no others; a hanging one ends with it."""

import json
import os
import sys
from pathlib import Path

import pytest

from tests.server.stage import Guest, House, Page, wait_until

PROGRAM = """
import json, os, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    if asked["game"] == "palace":
        with open("HANGING", "w") as hanging:
            print(os.getpid(), file=hanging)
        time.sleep(100_000)
    print(json.dumps({"action": asked["legal"][0]}) if asked["ply"] % 2 else "?", flush=True)
"""


def test_a_program_sits_at_tables_if_the_host_says_so(tmp_path: Path) -> None:
    bot, hanging = tmp_path / "bot.py", tmp_path / "hanging"
    bot.write_text(PROGRAM.replace("HANGING", str(hanging)))
    command = f"exec:{sys.executable} {bot}@10000s"
    house = House(tmp_path, "--bot", f"mine={command}")
    ann = Guest(house)
    offered = {game["name"]: game for game in ann.get("/api/games")["games"]}
    assert [game["bots"][-1] for game in offered.values()] == ["mine"] * len(offered)
    assert "mine" not in {game["usual"] for game in offered.values()}
    wish = {"game": "rollwrite", "options": {}}
    refused = ann.refused("/api/tables", {**wish, "seats": [ann.me(), _bot(command)]})
    assert refused["code"] == "bad-request"

    table = ann.make(ann.me(), _bot("mine"))["id"]
    ann.post(f"/api/tables/{table}/start", {})
    page = ann.page(table)
    for _ in range(6):
        wait_for_choices(page)
        assert page.choices is not None
        page.act(page.choices[0]["action"])
    wait_for_choices(page)
    assert "the bot mine failed; uniform decides: program garbage (answer=?)" in house.said()

    table = ann.make(ann.me(), _bot("mine"), game="palace")["id"]
    ann.post(f"/api/tables/{table}/start", {})
    page = ann.page(table)
    while page.choices:
        page.act(page.choices[0]["action"])
    wait_until(lambda: hanging.exists() and hanging.read_text().endswith("\n"))
    ann.close()
    house.stop()
    wait_until(lambda: not _runs(int(hanging.read_text())))


DYING = """
import json, sys
line = sys.stdin.readline()
sys.exit(3)
"""


def test_a_program_that_dies_is_said_in_a_line_with_its_exit_status(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(DYING)
    house = House(tmp_path, "--bot", f"mine=exec:{sys.executable} {bot}@10000s")
    ann = Guest(house)
    table = ann.make(ann.me(), _bot("mine"))["id"]
    ann.post(f"/api/tables/{table}/start", {})
    page = ann.page(table)
    for _ in range(3):
        wait_for_choices(page)
        assert page.choices is not None
        page.act(page.choices[0]["action"])
    wait_for_choices(page)
    assert "the bot mine failed; uniform decides: program died (status=3)" in house.said()
    assert "Traceback" not in house.said()
    ann.close()
    house.stop()


TELLING = """
import json, os, sys
for line in sys.stdin:
    with open("SEEN", "w") as seen:
        print(json.dumps(dict(os.environ)), file=seen)
    print(json.dumps({"action": json.loads(line)["legal"][0]}), flush=True)
"""


def test_a_program_inherits_nothing_of_the_server_but_what_the_host_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PGPASSWORD", "geheim")
    database = tmp_path / "geheim.sqlite"
    database.touch()
    monkeypatch.setenv("ALHAMBRA_DATABASE", f"sqlite:///{database}")
    monkeypatch.setenv("OMP_NUM_THREADS", "1")
    bot, seen = tmp_path / "bot.py", tmp_path / "seen"
    bot.write_text(TELLING.replace("SEEN", str(seen)))
    named = ("--bot-env", "OMP_NUM_THREADS", "--bot-env", "ALHAMBRA_DATABASE")
    house = House(tmp_path, "--bot", f"mine=exec:{sys.executable} {bot}@10000s", *named)
    ann = Guest(house)
    table = ann.make(ann.me(), _bot("mine"))["id"]
    ann.post(f"/api/tables/{table}/start", {})
    page = ann.page(table)
    while not seen.exists() or not seen.read_text().endswith("\n"):
        if page.choices:
            page.act(page.choices[0]["action"])
        else:
            page.next()
    found = json.loads(seen.read_text())
    assert found["OMP_NUM_THREADS"] == "1" and found["PATH"] == os.environ["PATH"]
    assert "geheim" not in seen.read_text()
    ann.close()
    house.stop()


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"


def wait_for_choices(page: Page) -> None:
    while not page.choices:
        page.next()


def _bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}
