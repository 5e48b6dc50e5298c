"""What the tests of the server share: a real server process, guests, and their pages."""

import json
import random
import re
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from alhambra.core.promise import promise_of
from tests.patience import PATIENCE

AWAY = 0.3
"""Seconds after which the servers of these tests count somebody as away."""
Json = dict[str, Any]
PLAIN: Json = {
    "compression": None,
    "proxy": None,
    "max_queue": None,
    "ping_interval": None,
    "open_timeout": PATIENCE,
}
"""How pages connect: whatever was sent can be heard at any time."""
AFRESH = httpx.Limits(max_keepalive_connections=0)
"""How guests ask: no question comes at the moment in which the server closes an idle connection."""


class House:
    """`alhambra serve` as a process of its own, over a data folder."""

    def __init__(self, folder: Path, *options: str, program: str = "tests.serving") -> None:
        self.folder = folder
        self._errors = (folder / "errors.txt").open("ab")
        command = [sys.executable, "-m", program, "serve", "--port", "0"]
        command += ["--data", str(folder / "data"), "--pace", "0", "--patience", str(AWAY)]
        self._process = subprocess.Popen(
            [*command, *options], stdout=subprocess.PIPE, stderr=self._errors, text=True
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        if found is None:
            self.kill()  # nothing of it is left for whoever comes after
            pytest.fail(line + self.said())
        self.port, self.pid = int(found[1]), self._process.pid
        self.place = f"127.0.0.1:{self.port}"
        self.address = f"http://{self.place}"

    def line(self) -> str:
        """What it says next, beside where it is."""
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def stop(self) -> None:
        """Ask it to end, and wait for that."""
        self._process.terminate()
        ended = self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._errors.close()
        assert ended in (0, -signal.SIGTERM), self.said()

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._process.kill()
        self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._errors.close()

    def said(self) -> str:
        """What the server complained of."""
        return (self.folder / "errors.txt").read_text(encoding="utf-8", errors="replace")


class Guest:
    """Somebody with a cookie, who asks by HTTP and may open pages."""

    def __init__(self, house: House, name: str = "Ann") -> None:
        self.house = house
        self.name = name
        self.client = httpx.Client(
            base_url=house.address, timeout=PATIENCE, verify=False, limits=AFRESH
        )
        self.client.get("/api/me").raise_for_status()
        self._pages: list[Page] = []

    @property
    def cookie(self) -> str:
        """The cookie that makes this guest known."""
        name = next(name for name in self.client.cookies if name.startswith("guest"))
        return f"{name}={self.client.cookies[name]}"

    def get(self, path: str) -> Any:
        """Ask for something that there is."""
        answer = self.client.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: object = None) -> Any:
        """Ask for a change that is accepted."""
        answer = self.client.post(path, json={} if body is None else body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, path: str, body: object = None) -> Json:
        """Ask for a change that is not accepted; the inside of the error."""
        answer = self.client.post(path, json={} if body is None else body)
        return error_of(answer)

    def make(self, *seats: Json, game: str = "rollwrite", **options: str) -> Json:
        """Make a table, of Roll & Write unless another game is named."""
        wish = {"game": game, "seats": list(seats), "options": options}
        table: Json = self.post("/api/tables", wish)
        return table

    def me(self) -> Json:
        """The wish for a seat of my own."""
        return {"kind": "me", "name": self.name}

    def promise(self, table: str, **words: str) -> Json:
        """Promise words for seats, as `seat0="harbour"`; they can be told later."""
        wish = promises(self.get_table(table), words)
        seen: Json = self.post(f"/api/tables/{table}/promise", wish)
        return seen

    def tell(self, table: str, **words: str) -> Json:
        """Tell words that were promised."""
        told = [{"seat": int(seat[4:]), "words": one} for seat, one in words.items()]
        seen: Json = self.post(f"/api/tables/{table}/words", {"words": told})
        return seen

    def get_table(self, table: str) -> Json:
        """A table as this guest sees it."""
        seen: Json = self.get(f"/api/tables/{table}")
        return seen

    def start(self, table: str, **words: str) -> Json:
        """Begin with words of my own, and without those of others, who are not here."""
        seen = self.get_table(table)
        others = [seat["kind"] == "person" and not seat["mine"] for seat in seen["seats"]]
        without = [number for number, is_other in enumerate(others) if is_other]
        wish = {**promises(seen, words), "without": without}
        seen = self.post(f"/api/tables/{table}/start", wish)
        return self.tell(table, **words) if words else seen

    def page(self, table: str, **options: Any) -> "Page":
        """Open the page of a table."""
        page = Page(self.house, table, self.cookie, **options)
        self._pages.append(page)
        return page

    def close(self) -> None:
        """Leave."""
        for page in self._pages:
            page.close()
        self.client.close()


def promises(table: Json, words: dict[str, str]) -> Json:
    """The body of a promise of words, as `{"seat0": "harbour"}`."""
    found = []
    for name, told in words.items():
        seat = int(name[4:])
        text = promise_of(table["id"], table["attempt"], seat=seat, words=told)
        found.append({"seat": seat, "promise": text})
    return {"promises": found}


def begin_together(table: str, *guests: Guest) -> Json:
    """Begin with words of everybody: they sit in this order, and their pages are open."""
    words = [{f"seat{seat}": f"words of {guest.name}"} for seat, guest in enumerate(guests)]
    for guest, own in zip(guests, words, strict=True):
        guest.promise(table, **own)
    seen: Json = guests[0].post(f"/api/tables/{table}/start")
    for guest, own in zip(guests, words, strict=True):
        seen = guest.tell(table, **own)
    return seen


BOT = {"kind": "bot", "bot": "greedy"}
OPEN = {"kind": "open"}
HERE = {"kind": "here", "name": "Ben"}
GAMES = ("rollwrite", "palace")
EARNEST = ("place", "buy", "build", "reserve", "take")
"""What a board game that is to end soon is played with, the best first."""


def earnest(choices: list[Json], chance: random.Random) -> str:
    """An action that brings the game on."""
    kinds = [kind for kind in EARNEST if any(one["kind"] == kind for one in choices)]
    some = [one for one in choices if not kinds or one["kind"] == kinds[0]]
    action: str = chance.choice(some)["action"]
    return action


class Page:
    """One connection to a table, and what is known from what it heard."""

    def __init__(self, house: House, table: str, cookie: str | None, **options: Any) -> None:
        """Through TLS a page brings its socket (`sock`), which is secured already."""
        address = f"{re.sub('^https?', 'ws', house.address)}/api/tables/{table}/socket"
        headers = {"Cookie": cookie} if cookie else {}
        self._stack = ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(address, **{**PLAIN, **options}, additional_headers=headers)
        )
        self.heard: list[Json] = []
        self.texts: list[str] = []
        """Every message as it came."""
        self.table: Json = {}
        self.version = self.ply = 0
        self.view: Json | None = None
        self.choices: list[Json] | None = None
        self.undo: str | None = None
        self.story: list[Json] = []
        self.hear("table")

    @property
    def is_over(self) -> bool:
        """Does the page show the end?"""
        return self.view is not None and bool(self.view["over"])

    def next(self, seconds: float = PATIENCE) -> Json:
        """The next message, taken in."""
        text = self.socket.recv(timeout=seconds)
        assert isinstance(text, str)
        self.texts.append(text)
        message: Json = json.loads(text)
        self.heard.append(message)
        kind = message["type"]
        if kind in ("table", "presence"):
            self.table = message["table"]
            self.version = self.table["version"]
        if kind == "update":
            self.version = message["version"]
            if message["back"] is not None:
                self.story = [event for event in self.story if event["ply"] <= message["back"]]
            self.story += message["events"]
        if kind == "table" and message["story"] is not None:
            self.story = message["story"]
        if kind in ("table", "update"):
            self.ply, self.view = message["ply"], message["view"]
            self.choices, self.undo = message["choices"], message["undo"]
        return message

    def hear(self, *kinds: str) -> Json:
        """The next message of one of these kinds."""
        while True:
            message = self.next()
            if message["type"] in kinds:
                return message

    def settle(self) -> None:
        """Hear all that was sent until now."""
        self.say(type="ping")
        self.hear("pong")

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def act(self, action: str, version: int | None = None) -> Json:
        """Act, and hear what comes of it: the update, the table at the end, or the refusal."""
        self.say(type="act", version=self.version if version is None else version, action=action)
        while (news := self.hear("update", "table", "refused"))["type"] == "table":
            if news["story"] is not None:
                break
        return news

    def take_back(self, version: int | None = None) -> Json:
        """Take back, and hear what comes of it."""
        self.say(type="undo", version=self.version if version is None else version)
        return self.hear("update", "refused")

    def reach(self, version: int) -> None:
        """Hear until this version."""
        while self.version < version:
            self.next()

    def closed(self) -> int:
        """Hear until the server closes; the code of it."""
        try:
            while True:
                self.next()
        except ConnectionClosed as error:
            assert error.rcvd is not None, error
            return error.rcvd.code

    def close(self) -> None:
        """Leave the table."""
        self._stack.close()


def error_of(answer: httpx.Response) -> Json:
    """The inside of an error, which always has the same shape."""
    assert answer.status_code >= 400, answer.text
    assert answer.headers["content-type"] == "application/json"
    content = answer.json()
    assert set(content) == {"error"}
    assert set(content["error"]) == {"code", "reason", "rule", "detail", "arguments"}
    for word in ("Traceback", "site-packages", "alhambra/", ".py"):
        assert word not in answer.text
    error: Json = content["error"]
    return error


def wait_until(holds: Any, seconds: float = PATIENCE) -> None:
    """Wait until a question is answered with yes."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)
