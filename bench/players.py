"""Two people at each of many tables, playing over real sockets as a page does."""

import asyncio
import time
from dataclasses import dataclass, field

import msgspec
import websockets

from bench.house import Guest, House


class Choice(msgspec.Struct):
    action: str


class Header(msgspec.Struct):
    version: int = 0


class News(msgspec.Struct):
    """What these players need of a message; the server sends all that a page needs."""

    type: str
    version: int = 0
    choices: list[Choice] | None = None
    table: Header | None = None


NEWS = msgspec.json.Decoder(News)
ACT = msgspec.json.Encoder()


@dataclass
class Pair:
    """One table with its two sockets."""

    table: str
    cookies: tuple[str, str]
    sockets: list = field(default_factory=list)
    version: int = 0
    offer: tuple[int, list[Choice]] | None = None
    """Whose turn it is (0 or 1) and the choices."""
    heard: list[int] = field(default_factory=lambda: [0, 0])
    news: asyncio.Event = field(default_factory=asyncio.Event)

    async def open(self, house: House) -> None:
        address = f"ws://127.0.0.1:{house.port}/api/tables/{self.table}/socket"
        for cookie in self.cookies:
            headers = {"Cookie": cookie}
            socket = await websockets.connect(address, additional_headers=headers, compression=None)
            self.sockets.append(socket)
        self.tasks = [asyncio.create_task(self._listen(person)) for person in (0, 1)]
        while self.offer is None:
            self.news.clear()
            await self.news.wait()

    async def _listen(self, person: int) -> None:
        async for message in self.sockets[person]:
            news = NEWS.decode(message)
            if news.type == "update":
                version = news.version
            elif news.type == "table":
                version = news.table.version
            elif news.type == "refused":
                raise RuntimeError(message)
            else:
                continue
            self.heard[person] = self.version = max(version, self.heard[person])
            if news.choices:
                self.offer = person, news.choices
            self.news.set()

    async def act(self, number: int) -> float:
        """Take one of the choices; the seconds until both have heard of it."""
        person, choices = self.offer
        self.offer = None
        version = self.version
        text = choices[number % len(choices)].action
        message = {"type": "act", "version": version, "action": text}
        begin = time.perf_counter()
        await self.sockets[person].send(ACT.encode(message).decode())
        while min(self.heard) <= version or self.offer is None:
            self.news.clear()
            await self.news.wait()
        return time.perf_counter() - begin

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for socket in self.sockets:
            await socket.close()


def sit_down(house: House, tables: int) -> list[Pair]:
    """Make tables at which two people sit and the game has begun."""
    pairs = []
    for _ in range(tables):
        ann, ben = Guest(house), Guest(house)
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
        table = ann.post("/api/tables", {"game": "rollwrite", "seats": seats})
        path = f"/api/tables/{table['id']}"
        ben.post(f"{path}/sit", {"invite": table["invite"], "name": "Ben"})
        ann.post(f"{path}/start", {})
        pairs.append(Pair(table["id"], (ann.cookie, ben.cookie)))
    return pairs
