"""Logs: one object a line where that is asked for, and nobody is named."""

import json
import logging
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra.server.logs import Json, Text
from alhambra.server.people import People, new_guest, new_table
from tests.server.stage import Guest, House


def record_of(
    error: BaseException | None = None, text: str = "a bot broke", *args: object
) -> logging.LogRecord:
    trouble = None if error is None else (type(error), error, error.__traceback__)
    return logging.LogRecord("alhambra.hall", logging.ERROR, "", 1, text, args, trouble)


def raised(text: str) -> Exception:
    try:
        raise KeyError(text)
    except KeyError as error:
        return error


def test_an_error_with_its_traceback_is_one_line() -> None:
    line = Json().format(record_of(raised("moon\nsun"), "the bot %s broke:\n%d", "greedy", 3))
    told = json.loads(line)
    assert "\n" not in line
    assert told["message"] == "the bot greedy broke:\n3" and told["event"].startswith("the bot %s")
    assert (told["level"], told["logger"]) == ("error", "alhambra.hall")
    assert told["time"].endswith("Z") and "KeyError: 'moon\\nsun'" in told["trace"]
    assert set(json.loads(Json().format(record_of()))) == {
        *("time", "level", "logger", "process", "message")
    }


@pytest.mark.parametrize("form", [Text(), Json()], ids=["text", "json"])
def test_nobody_is_named(form: logging.Formatter) -> None:
    people, table = People("key"), new_table()
    guest = "7" + new_guest()
    named = [guest, "7" + table, "7" + people.invite(table), "f0" * 32]
    for name in named:
        for record in (
            record_of(None, f"no table {name}."),
            record_of(None, "no table '%s'", name),
            record_of(raised(name)),
        ):
            assert name not in form.format(record)
    kept = "the bot greedy failed; uniform decides: interpretation of 127.0.0.1:65535 alhambra2"
    assert kept in form.format(record_of(None, kept))


def test_a_server_logs_an_object_a_line(tmp_path: Path) -> None:
    house = House(tmp_path, "--log", "json", "--metrics", "127.0.0.1:0")
    try:
        assert json.loads(house.line())["message"].startswith("Metrics for Prometheus are at http")
        ann = Guest(house)
        with sqlite3.connect(tmp_path / "data" / "tables.sqlite") as other:
            other.execute("ALTER TABLE guests RENAME TO lost")
        other.close()
        assert ann.client.post("/api/me", json={"name": "Ann"}).status_code == 500
        ann.close()
    finally:
        house.stop()
    told = [json.loads(line) for line in house.said().splitlines()]
    assert {one["level"] for one in told} == {"error"}
    assert any(one["logger"] == "uvicorn.error" and "guests" in one["trace"] for one in told)


def test_what_breaks_outside_of_everything_is_an_object_too() -> None:
    broken = (
        "import threading, warnings; from alhambra.server import logs; logs.begin('json');"
        "thread = threading.Thread(target=lambda: 1 // 0); thread.start(); thread.join();"
        "warnings.warn('careful'); raise SystemError('moon')"
    )
    ran = subprocess.run(
        [sys.executable, "-c", broken], capture_output=True, text=True, check=False
    )
    told = [json.loads(line) for line in ran.stderr.splitlines()]
    assert [one["level"] for one in told] == ["critical", "warning", "critical"]
    assert "ZeroDivisionError" in told[0]["trace"] and "careful" in told[1]["message"]
    assert "SystemError: moon" in told[2]["trace"] and ran.returncode == 1


def test_a_server_that_cannot_start_says_so_in_json() -> None:
    command = [sys.executable, "-m", "alhambra", "serve", "--log", "json", "--workers", "2"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 2 and "PostgreSQL" in json.loads(ran.stderr)["message"]
