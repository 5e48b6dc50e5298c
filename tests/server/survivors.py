"""People who play on whatever happens to the server, and remember what they were told."""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import httpx
import websockets

from alhambra.server import games
from alhambra.server.table import Making, Table
from tests.patience import PATIENCE
from tests.server.stage import earnest
from tests.server.tables import everything

CONNECTING = {"open_timeout": PATIENCE, "ping_interval": None, "proxy": None}
"""Who is slow is no reason to come back."""


class Address(Protocol):
    """Where a server is."""

    port: int


@dataclass
class Told:
    """What the people at one table were told, and what they asked for."""

    id: str
    cookies: list[str]
    views: dict[int, dict[str, Any]] = field(default_factory=dict)
    """By version what everybody saw."""
    owns: dict[tuple[int, int], Any] = field(default_factory=dict)
    """By version and person what one alone saw."""
    asked: dict[int, set[str]] = field(default_factory=dict)
    latest: dict[int, int] = field(default_factory=dict)
    """Per person the newest version heard of."""
    refused: list[dict[str, Any]] = field(default_factory=list)
    is_over: bool = False
    closes: list[int | None] = field(default_factory=list)
    """With which codes connections were closed; none where they were cut."""


async def patiently(ask: Any) -> Any:
    """Ask until the server answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if (answer := await ask()).status_code != httpx.codes.SERVICE_UNAVAILABLE:
                return answer
        except (httpx.TransportError, OSError):
            pass
        await asyncio.sleep(0.02)
    raise AssertionError("the server did not come back")


async def sit_down(house: Address, game: str) -> Told:
    """Two people and a bot at a new table."""
    how: dict[str, Any] = {"base_url": f"http://127.0.0.1:{house.port}", "timeout": PATIENCE}
    async with httpx.AsyncClient(**how) as ann, httpx.AsyncClient(**how) as ben:
        for guest in (ann, ben):
            await patiently(lambda guest=guest: guest.get("/api/me"))
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "uniform"}]
        wish = {"game": game, "seats": seats}
        table = (await patiently(lambda: ann.post("/api/tables", json=wish))).json()
        path = f"/api/tables/{table['id']}"
        ticket = {"invite": table["invite"], "name": "Ben"}
        await patiently(lambda: ben.post(f"{path}/sit", json=ticket))
        await patiently(lambda: ann.post(f"{path}/start", json={"without": [1]}))
        cookies = ["; ".join(f"{k}={v}" for k, v in g.cookies.items()) for g in (ann, ben)]
        return Told(table["id"], cookies)


async def play(told: Told, person: int, house: Address, draw: random.Random) -> None:
    """One person, who comes back whenever the connection is lost, until the game is over."""
    address = f"ws://127.0.0.1:{house.port}/api/tables/{told.id}/socket"
    how: dict[str, Any] = {**CONNECTING, "additional_headers": {"Cookie": told.cookies[person]}}
    while not told.is_over:
        with contextlib.suppress(OSError, websockets.WebSocketException, EOFError):
            async with websockets.connect(address, **how) as connection:
                try:
                    while not told.is_over:
                        message = json.loads(await connection.recv())
                        await hear(told, person, message, connection, draw)
                except websockets.ConnectionClosed as closed:
                    told.closes.append(None if closed.rcvd is None else closed.rcvd.code)
        await asyncio.sleep(0.02)


async def hear(
    told: Told, person: int, news: dict[str, Any], connection: Any, draw: random.Random
) -> None:
    if news["type"] == "refused":
        told.refused.append(news["error"])
    if news["type"] not in ("table", "update"):
        return
    version = news["table"]["version"] if news["type"] == "table" else news["version"]
    assert version >= told.latest.get(person, 0), "a version that was heard of is lost"
    told.latest[person] = version
    if news["view"] is None:
        return
    told.owns[version, person] = news["view"].pop("own", None)
    seen = told.views.setdefault(version, news["view"])
    assert seen == news["view"], "two people were told different positions"
    told.is_over = news["view"]["over"]
    if news["choices"]:
        action = earnest(news["choices"], draw)
        told.asked.setdefault(version, set()).add(action)
        wish = json.dumps({"type": "act", "version": version, "action": action})
        await connection.send(wish)
        if draw.random() < 0.3:  # a nervous finger
            await connection.send(wish)


async def heard_more(tables: list[Told]) -> None:
    """Return when somebody has heard of something new, however busy the machine is."""
    before = sum(len(told.owns) for told in tables)
    end = time.monotonic() + PATIENCE
    while sum(len(told.owns) for told in tables) == before:
        assert time.monotonic() < end, "nobody hears anything any more"
        await asyncio.sleep(0.005)


def check(told: Told, row: Mapping[str, Any], entries: list[str]) -> int:
    """Compare what people were told with what the store says; how many versions were compared."""
    rules = games.rules_of(row["game"], {}, 3)
    making = Making(told.id, rules, row["host"], row["secret"], row["created"])
    assert max(told.latest.values(), default=0) <= len(entries), "accepted, announced, and lost"
    table = Table(making)
    for version, entry in enumerate(entries, 1):
        table._read_back([entry])
        assert table.version == version
        for person in (0, 1):
            if (version, person) in told.owns:
                guest = min(table.seats[person].guests)
                view = json.loads(bytes(table.view(guest)))
                assert view.pop("own", None) == told.owns[version, person]
                assert view == told.views[version]
    assert everything(table) == everything(Table(making, entries))
    for version, actions in told.asked.items():
        following = entries[version].split("\n")[0] if version < len(entries) else None
        if version + 1 in told.views:
            assert following is not None and following.partition(" ")[2] in actions
    return len(told.views)
