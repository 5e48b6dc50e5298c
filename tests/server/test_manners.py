"""Bad manners: changes without JSON, names that nobody sees, heads too large, hanging up."""

import socket
import sqlite3
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.conftest import Arrive
from tests.server.stage import BOT, Guest, House
from tests.server.test_floods import HANDSHAKE, NAME, POST


@pytest.mark.parametrize("path", ["/api/me/forget", "/again"])
def test_every_change_wants_json_also_where_nothing_is_sent(arrive: Arrive, path: str) -> None:
    ann = arrive()
    table = ann.make(ann.me(), BOT)["id"]
    address = path if path.startswith("/api") else f"/api/tables/{table}{path}"
    for headers in ({}, {"Content-Type": "text/plain"}):
        answer = ann.client.post(address, headers=headers)
        assert answer.status_code == 400 and "Content-Type" in answer.text
    assert ann.client.post(address, json={}).status_code in (200, 409)


@pytest.mark.parametrize(
    "name",
    [
        *("\u3164", "\u115f\u1160", "\uffa0 \u3164", "\u2800\u2800", "\u034f", "\ufe0f"),
        *("\u0301", " ", "\u200b", "\u2060\u200d", "\u00ad", "\ufeff", "\u180e"),
    ],
)
def test_a_name_that_nobody_sees_is_refused(arrive: Arrive, name: str) -> None:
    ann = arrive()
    assert ann.refused("/api/me", {"name": name})["code"] == "bad-request"
    seen = f"{name}Ann"
    answer = ann.client.post("/api/me", json={"name": seen})
    assert answer.status_code == (200 if seen.strip().isprintable() else 400)


@pytest.mark.parametrize(
    "head",
    [
        b"a: " + b"x" * 9_000 + b"\r\n",
        b"a: " + b"x" * 40_000 + b"\r\n",
        b"".join(b"a%d: b\r\n" % number for number in range(300)),
    ],
)
def test_a_handshake_with_too_large_a_head_is_answered(arrive: Arrive, head: bytes) -> None:
    ann = arrive()
    table = ann.make(ann.me(), BOT)["id"]
    host, port = ann.house.place.split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as asking:
        asking.sendall(HANDSHAKE.replace(b"TABLE", table.encode())[:-2] + head + b"\r\n")
        assert asking.recv(12) in (b"HTTP/1.1 431", b"HTTP/1.1 400")
    assert ann.page(table).table["id"] == table


def test_who_hangs_up_in_mid_body_leaves_no_trace(tmp_path: Path) -> None:
    house = House(tmp_path)
    host, port = house.place.split(":")
    whole, chunks = b"Content-Length: 100\r\n\r\n", b"Transfer-Encoding: chunked\r\n\r\n"
    for head, body in ((whole, b""), (whole, NAME), (chunks, b'4\r\n{"na')):
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as asking:
            asking.sendall(POST + b"Expect: 100-continue\r\n" + head)
            assert asking.recv(12) == b"HTTP/1.1 100"  # the body is waited for
            asking.sendall(body)
    ann = Guest(house)
    ann.close()
    house.stop()
    assert house.said() == ""


def test_no_log_holds_guests_codes_or_secrets(tmp_path: Path) -> None:
    """A database that breaks under the server: it complains, and names nothing of what it holds."""
    house = House(tmp_path)
    ann = Guest(house)
    table = ann.make(ann.me(), {"kind": "open"})
    with sqlite3.connect(tmp_path / "data" / "tables.sqlite") as other:
        ((host, secret),) = other.execute("SELECT host, secret FROM tables").fetchall()
        (sat,) = other.execute("SELECT text FROM entries").fetchone()
        other.execute("ALTER TABLE entries RENAME TO lost")
    other.close()
    answer = ann.client.post(f"/api/tables/{table['id']}/hand", json={"seat": 1, "bot": "greedy"})
    assert answer.status_code == 500
    ann.close()
    house.stop()
    said = house.said()
    assert "entries" in said and "Traceback" in said
    assert host in sat
    for hidden in (host, secret, table["invite"], ann.cookie, "greedy"):
        assert hidden not in said
