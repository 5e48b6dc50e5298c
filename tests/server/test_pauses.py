"""No stranger makes the event loop pause: every request with the dearest input that is allowed."""

import os
import random
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from alhambra.server.api import ENDPOINTS
from alhambra.server.cables import LONGEST_HEAD
from tests.patience import PATIENCE
from tests.server import pauses
from tests.server.stage import Guest, House, Json, earnest, promises

LONGEST = 0.005
"""Seconds of the processor that the loop may spend before it looks around."""
PLAIN_WORK = 0.0033
"""Seconds that `plain_work` takes where that bound is meant."""
TRIES = 5
"""How often each is asked: the quickest counts, since other things cost time now and then."""
HEAD = LONGEST_HEAD - 300
"""Bytes that a stranger can fill in the head of a request."""
PAGES = ("/", "/my-games", "/lesson", "/lesson/palace", "/rules/palace", "/rules/rollwrite")
FILES = ("/sw.js", "/manifest.webmanifest", "/offline", "/locale/de.ftl", "/locale/nl/palace.ftl")
OTHERS = ("/static/js/app.js", "/api/openapi.json", "/healthz", "/readyz", "/nowhere")
UNPACKED = {"Accept-Encoding": "identity"}
HEADS = {
    "headers": ("/api/me", "a: b\r\n" * (HEAD // 6)),
    "cookies": ("/api/me", f"Cookie: {'a;' * (HEAD // 2)}\r\n"),
    "languages": ("/", f"Accept-Language: {'a,' * (HEAD // 2)}\r\n"),
    "query": (f"/?{'a=b&' * (HEAD // 4)}", ""),
    "codes": (f"/?{'%41' * (HEAD // 3)}", ""),
    "folders": (f"/static{'/static' * (HEAD // 7)}", ""),
    "folders and back": (f"/static/{'a/../' * (HEAD // 5)}", ""),
    "names": (f"/{'a/' * (HEAD // 2)}", ""),
}


def plain_work() -> float:
    """Seconds of this processor for some plain work: how slow it is."""
    begun = time.thread_time()
    sum(number % 7 for number in range(80_000))
    return time.thread_time() - begun


class Watched:
    """A server whose pauses are known, and somebody who asks it."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "pauses"
        self._file.touch()
        os.environ[pauses.FILE] = str(self._file)
        try:
            self.house = House(folder, "--no-limits", program="tests.server.pauses")
        finally:
            del os.environ[pauses.FILE]
        self.ann = Guest(self.house)
        self.chance = random.Random(18)

    def longest(self, ask: Callable[[], object], tries: int = TRIES) -> float:
        """The longest pause that something makes, in seconds of a processor of usual speed."""
        found = []
        for _ in range(tries):
            self._heard()
            ask()
            slowness = max(1.0, min(plain_work() for _ in range(3)) / PLAIN_WORK)
            found.append(max(self._heard(), default=0.0) / slowness)
        return min(found)

    def _heard(self) -> list[float]:
        """The pauses since this was asked before; the last of them is over."""
        self.ann.get("/api/status")
        text = self._file.read_text(encoding="utf-8")
        self._file.write_text("", encoding="utf-8")
        return [float(line) for line in text.split()]

    def send(self, path: str, headers: str) -> None:
        """Ask with any head, and wait until the server has answered or cut off."""
        place = ("127.0.0.1", self.house.port)
        with socket.create_connection(place, timeout=PATIENCE) as asking:
            head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}\r\n"
            asking.sendall(head.encode())
            while asking.recv(1 << 16):
                pass

    def played(self, game: str, players: int, plies: int = 1 << 30) -> str:
        """A table of people at one screen, played to its end or so far."""
        seats = [self.ann.me(), *({"kind": "here", "name": "Ben"} for _ in range(players - 1))]
        table: str = self.ann.make(*seats, game=game)["id"]
        self.ann.start(table)
        page = self.ann.page(table)
        while not page.is_over and page.ply < plies:
            if page.choices is None:
                page.next()
            else:
                page.act(earnest(page.choices, self.chance))
        page.close()
        return table

    def lesson(self, game: str, step: str) -> list[str]:
        """As many actions as a step of a lesson takes, or as may be sent."""
        actions: list[str] = []
        while len(actions) < 40:
            now = self.ann.post(f"/api/lesson/{game}/{step}", {"actions": actions})
            if not now["choices"]:
                break
            actions.append(self.chance.choice(now["choices"])["action"])
        return actions


pytestmark = pytest.mark.xdist_group("pauses")


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    made = Watched(tmp_path_factory.mktemp("watched"))
    yield made
    made.ann.close()
    made.house.stop()
    assert made.house.said() == ""


@pytest.mark.parametrize("path", [*PAGES, *FILES, *OTHERS])
def test_no_page_or_file_makes_the_loop_pause_even_the_first_time(
    watched: Watched, path: str
) -> None:
    ask = watched.ann.client.get
    first = watched.longest(lambda: ask(path, headers={"accept": "text/html"}), tries=1)
    again = watched.longest(lambda: ask(path, headers={"accept": "text/html"}))
    assert first < 2 * LONGEST and again < LONGEST


@pytest.mark.parametrize("head", HEADS)
def test_no_head_makes_the_loop_pause(watched: Watched, head: str) -> None:
    assert watched.longest(lambda: watched.send(*HEADS[head])) < LONGEST


def test_no_request_makes_the_loop_pause(watched: Watched) -> None:
    ann, house = watched.ann, watched.house
    over, alone = watched.played("palace", 6), watched.played("rollwrite", 1)
    running = watched.played("palace", 6, plies=250)
    bots = ann.make(ann.me(), *[{"kind": "bot", "bot": "master"}] * 5, game="palace")["id"]
    ann.start(bots)
    page = ann.page(bots)
    while page.choices is None:
        page.next()
    numbers = iter(range(1 << 30))

    def post(path: str, body: object) -> Callable[[], object]:
        return lambda: ann.client.post(path, json=body)

    def get(*paths: str) -> Callable[[], object]:
        return lambda: [ann.client.get(path) for path in paths]

    def gathering(*seats: Json) -> Json:
        return ann.make(*seats, game="palace")

    def begun() -> object:
        table = gathering(ann.me(), *[{"kind": "here", "name": "Ben"}] * 5)
        words = {f"seat{seat}": "x" * 97 for seat in range(6)}
        ann.post(f"/api/tables/{table['id']}/promise", promises(table, words))
        ann.post(f"/api/tables/{table['id']}/start", promises(table, words))
        return ann.tell(table["id"], **words)

    def joined() -> object:
        table = gathering(ann.me(), *[{"kind": "open"}] * 5)
        ben = Guest(house, "Ben")
        ben.post(f"/api/tables/{table['id']}/sit", {"invite": table["invite"], "name": "B" * 24})
        token = ben.get(f"/api/tables/{table['id']}/link")["1"]
        ann.post(f"/api/tables/{table['id']}/hold", {"token": token})
        ann.post(f"/api/tables/{table['id']}/hand", {"seat": 2, "bot": "master"})
        ben.close()
        return ann.client.post(f"/api/tables/{table['id']}/return", json={"seat": 1})

    def code() -> object:
        text = f"{house.address}/table/{next(numbers)}#seat={'x' * 120}"
        return ann.post("/api/qr", {"text": text})

    def emoji() -> object:
        return ann.refused("/api/qr", {"text": "\U0001f600" * 300})

    at = "/api/tables/{table}"
    asked: dict[tuple[str, str], list[Callable[[], object]]] = {
        ("GET", "/api/me"): [get("/api/me")],
        ("POST", "/api/me"): [post("/api/me", {"name": "\u1100" * 24})],
        ("GET", "/api/me/tables/{page}"): [get("/api/me/tables/0", "/api/me/tables/9999")],
        ("GET", "/api/me/games"): [get("/api/me/games")],
        ("POST", "/api/me/forget"): [lambda: Guest(house).post("/api/me/forget")],
        ("GET", "/api/games"): [get("/api/games")],
        ("POST", "/api/tables"): [
            lambda: gathering(ann.me(), *[{"kind": "bot", "bot": "master"}] * 5)
        ],
        ("GET", at): [get(f"/api/tables/{over}", f"/api/tables/{running}")],
        ("POST", f"{at}/sit"): [joined],
        ("POST", f"{at}/hold"): [joined],
        ("POST", f"{at}/hand"): [joined],
        ("POST", f"{at}/return"): [joined],
        ("POST", f"{at}/promise"): [begun],
        ("POST", f"{at}/start"): [begun],
        ("POST", f"{at}/words"): [begun],
        ("GET", f"{at}/link"): [get(f"/api/tables/{over}/link")],
        ("POST", f"{at}/advice"): [post(f"/api/tables/{bots}/advice", {})],
        ("POST", f"{at}/again"): [post(f"/api/tables/{over}/again", {})],
        ("GET", f"{at}/record"): [get(f"/api/tables/{over}/record", f"/api/tables/{alone}/record")],
        ("GET", f"{at}/plies"): [get(f"/api/tables/{over}/plies", f"/api/tables/{running}/plies")],
        ("GET", f"{at}/plies/{{ply}}"): [get(f"/api/tables/{over}/plies/200")],
        ("GET", f"{at}/moments"): [
            get(f"/api/tables/{over}/moments"),
            lambda: ann.client.get(f"/api/tables/{over}/moments", headers=UNPACKED),
        ],
        ("GET", "/api/lesson/{game}"): [get("/api/lesson/palace", "/api/lesson/rollwrite")],
        ("POST", "/api/lesson/{game}/{step}"): [
            post(
                f"/api/lesson/{game}/{step['name']}",
                {"actions": watched.lesson(game, step["name"])},
            )
            for game in ("palace", "rollwrite")
            for step in ann.get(f"/api/lesson/{game}")["steps"]
        ],
        ("POST", "/api/qr"): [code, emoji],
        ("GET", "/api/status"): [get("/api/status")],
    }
    assert asked.keys() == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    found = {
        f"{method} {path}": max(watched.longest(ask) for ask in some)
        for (method, path), some in asked.items()
    }
    assert {name: pause for name, pause in found.items() if pause >= LONGEST} == {}


@pytest.mark.parametrize("game", ["palace", "rollwrite"])
def test_nothing_on_a_socket_makes_the_loop_pause(watched: Watched, game: str) -> None:
    ann = watched.ann
    table = watched.played(game, 5, plies=150)
    page = ann.page(table)
    found: dict[str, float] = {}

    def tried(name: str, act: Callable[[], Any]) -> None:
        found[name] = watched.longest(act)

    def turn() -> None:
        assert page.choices is not None
        page.act(earnest(page.choices, watched.chance))

    tried("coming", lambda: ann.page(table).close())
    tried("watching", lambda: watched_by_a_stranger(watched, table))
    tried("acting", turn)
    tried("taking back", page.take_back)
    for text in (
        "x" * 400,
        "take " + "b1 " * 130,
        "redesign " + "1 " * 190,
        "construct " + "y3 " * 99,
    ):
        tried(text[:10], lambda text=text: page.act(text[:400]))  # type: ignore[misc]
    tried("nonsense", lambda: page.say(type="x" * 900))
    tried("no text", lambda: page.socket.send("[" * 1_000))
    assert {name: pause for name, pause in found.items() if pause >= LONGEST} == {}


def watched_by_a_stranger(watched: Watched, table: str) -> None:
    """Somebody looks at a table who does not sit there."""
    ben = Guest(watched.house, "Ben")
    ben.page(table).close()
    ben.close()
