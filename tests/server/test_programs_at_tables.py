"""Programs at tables: those that the host has named, and no others; a hanging one ends with it."""

import sys
import time
from pathlib import Path

from tests.server.stage import Guest, House, Page

PROGRAM = """
import json, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    if asked["game"] == "palace":
        time.sleep(1000)
    print(json.dumps({"action": asked["legal"][0]}) if asked["ply"] % 2 else "?", flush=True)
"""


def test_a_program_sits_at_tables_if_the_host_says_so(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(PROGRAM)
    command = f"exec:{sys.executable} {bot}"
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

    hanging = ann.make(ann.me(), _bot("mine"), game="palace")["id"]
    ann.post(f"/api/tables/{hanging}/start", {})
    time.sleep(0.5)
    ann.close()
    begun = time.monotonic()
    house.stop()
    assert time.monotonic() - begun < 8


def wait_for_choices(page: Page) -> None:
    while not page.choices:
        page.next()


def _bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}
