"""People at many tables, playing over real sockets as a page does."""

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
    status: str = "playing"


class News(msgspec.Struct):
    """What these players need of a message; the server sends all that a page needs."""

    type: str
    version: int = 0
    choices: list[Choice] | None = None
    table: Header | None = None


NEWS = msgspec.json.Decoder(News)
ACT = msgspec.json.Encoder()


@dataclass
class Party:
    """The people at one table, each with a socket."""

    table: str
    cookies: list[str]
    sockets: list[websockets.ClientConnection] = field(default_factory=list)
    version: int = 0
    offer: tuple[int, list[Choice]] | None = None
    """Whose turn it is and the choices."""
    is_over: bool = False
    heard: list[int] = field(default_factory=list)
    """Per person the newest version."""
    sizes: list[int] = field(default_factory=list)
    """Bytes of each update, whoever heard it."""
    movers: list[int] = field(default_factory=list)
    """Bytes of the updates with choices."""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held from an action until everybody has heard of it: nobody acts before their turn."""

    async def open(self, house: House) -> None:
        address = f"ws://127.0.0.1:{house.port}/api/tables/{self.table}/socket"
        for cookie in self.cookies:
            headers = {"Cookie": cookie}
            socket = await websockets.connect(address, additional_headers=headers, compression=None)
            self.sockets.append(socket)
        self.heard = [0] * len(self.sockets)
        self.tasks = [
            asyncio.create_task(self._listen(person)) for person in range(len(self.sockets))
        ]
        while self.offer is None:
            self.news.clear()
            await self.news.wait()

    async def _listen(self, person: int) -> None:
        async for message in self.sockets[person]:
            news = NEWS.decode(message)
            if news.type == "update":
                version = news.version
                self.sizes.append(len(message))  # all of it is ASCII
                if news.choices:
                    self.movers.append(len(message))
            elif news.type == "table":
                assert news.table is not None
                version = news.table.version
                self.is_over = news.table.status == "over"
            elif news.type == "refused":
                raise RuntimeError(message)
            else:
                continue
            self.heard[person] = self.version = max(version, self.heard[person])
            if news.choices:
                self.offer = person, news.choices
            self.news.set()

    async def act(self, number: int) -> float | None:
        """Take one of the choices; the seconds until all have heard of it, None at the end."""
        async with self.turn:
            if self.is_over:
                return None
            assert self.offer is not None
            person, choices = self.offer
            self.offer = None
            version = self.version
            text = choices[number % len(choices)].action
            message = {"type": "act", "version": version, "action": text}
            begin = time.perf_counter()
            await self.sockets[person].send(ACT.encode(message).decode())
            while min(self.heard) <= version or (self.offer is None and not self.is_over):
                self.news.clear()
                await self.news.wait()
            return time.perf_counter() - begin

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for socket in self.sockets:
            await socket.close()


def sit_down(house: House, tables: int, game: str = "rollwrite", people: int = 2) -> list[Party]:
    """Make tables at which some people sit and the game has begun."""
    parties = []
    for _ in range(tables):
        host, *others = (Guest(house) for _ in range(people))
        seats = [{"kind": "me", "name": "Ann"}, *([{"kind": "open"}] * len(others))]
        table = host.post("/api/tables", {"game": game, "seats": seats})
        path = f"/api/tables/{table['id']}"
        for number, guest in enumerate(others):
            guest.post(f"{path}/sit", {"invite": table["invite"], "name": f"Ben {number}"})
        host.post(f"{path}/start", {"without": list(range(1, people))})
        parties.append(Party(table["id"], [host.cookie, *(guest.cookie for guest in others)]))
    return parties
