"""The server answers to its own names, and believes only proxies that it was told."""

import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from alhambra.server.names import Names
from tests.patience import PATIENCE
from tests.server.conftest import Arrive
from tests.server.stage import BOT, Guest, House, error_of


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "localhost:8000",
        "LOCALHOST:1",
        "alhambra.localhost",
        "127.0.0.1:8000",
        "127.9.9.9",
        "[::1]:8000",
        "192.168.1.20:8000",
        "10.0.0.7",
        "172.16.3.4:80",
        "[fd00::7]:8000",
        "games.example",
        "games.example:443",
        "games.example.",
        "203.0.113.9:8000",
    ],
)
def test_names_of_the_server_are_known(host: str) -> None:
    assert Names(["Games.example"]).has(host, "203.0.113.9")


@pytest.mark.parametrize(
    "host",
    [
        *("", "evil.example", "localhost.evil.example", "8.8.8.8", "127.0.0.1.evil.example"),
        *("games.example.evil.example", "evil.example:8000", "x@localhost", "[2606:4700::1]:80"),
        "[::1",
    ],
)
def test_other_names_are_not(host: str) -> None:
    assert not Names(["games.example"]).has(host, "192.168.1.20")


def test_a_page_that_calls_the_server_by_its_own_name_gets_nothing(arrive: Arrive) -> None:
    """As a site does whose name leads to this machine: host and origin agree."""
    ann = arrive()
    table = ann.make(ann.me(), BOT)["id"]
    for path in ("/", "/api/me", f"/api/tables/{table}", "/static/js/app.js"):
        answer = ann.client.get(path, headers={"Host": "evil.example"})
        assert answer.status_code == 403 and error_of(answer)["code"] == "bad-origin", path
        assert "x-content-type-options" in answer.headers
    headers = {"Host": "evil.example", "Origin": "http://evil.example"}
    assert ann.client.post("/api/me", json={"name": "Eve"}, headers=headers).status_code == 403
    host, port = ann.house.place.split(":")
    address, origin = f"ws://evil.example/api/tables/{table}/socket", {"Origin": headers["Origin"]}
    sock = socket.create_connection((host, int(port)))
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, sock=sock, open_timeout=PATIENCE, additional_headers=origin),
    ):
        pass
    sock.close()
    assert refused.value.response.status_code == 403


def test_an_origin_has_a_scheme(arrive: Arrive) -> None:
    ann = arrive()
    for origin, status in ((ann.house.address, 200), (f"https://{ann.house.place}", 403)):
        headers = {"Origin": origin}
        answer = ann.client.post("/api/me", json={"name": "Ann"}, headers=headers)
        assert answer.status_code == status


def test_forwarded_addresses_are_believed_from_named_proxies_only(tmp_path: Path) -> None:
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
    headers = {**forwarded, "Host": "games.example", "Origin": "https://games.example"}
    for number, (options, is_believed) in enumerate(
        [
            (("--name", "games.example"), False),
            (("--name", "games.example", "--proxy", "127.0.0.9"), False),
            (("--name", "games.example", "--proxy", "127.0.0.1"), True),
        ]
    ):
        (tmp_path / str(number)).mkdir()
        house = House(tmp_path / str(number), *options)
        with httpx.Client(base_url=house.address, timeout=PATIENCE) as client:
            answer = client.get("/api/me", headers=headers)
            assert ("Secure" in answer.headers["set-cookie"]) is is_believed
            answer = client.post("/api/me", json={"name": "Ann"}, headers=headers)
            assert answer.status_code == (200 if is_believed else 403)
        house.stop()


def test_the_house_plays_along_by_its_address(tmp_path: Path) -> None:
    house = House(tmp_path, "--lan")
    ann = Guest(house)
    for host in ("192.168.7.7:8000", house.place, "localhost"):
        assert ann.client.get("/", headers={"Host": host}).status_code == 200
    assert ann.client.get("/", headers={"Host": "evil.example"}).status_code == 403
    ann.close()
    house.stop()
