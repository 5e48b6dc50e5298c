"""How long somebody waits for a bot while others want all bots to think for them alone.

    python -m bench.attack

Four guests have tables full of masters, which they play as fast as they are let, and ask for advice
and for replays all the time, without waiting for the answers. Beside them somebody plays against
one bot. What counts is how long they wait for each of its actions.
"""

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import statistics
import time
from typing import Any

import websockets

from bench.house import House

TABLES, ACTIONS = 4, 30
WANTED = 0.2
"""Seconds that an attacker waits for an answer before it asks something else."""
LEVELS = ("master", "apprentice")
HOME = "127.0.0.1"
BESIDE = {
    "nobody": (),
    "four guests, each of an address of its own": tuple(f"127.0.0.{2 + n}" for n in range(4)),
    "four guests of the same address": (HOME,) * 4,
}


class Player:
    """A guest who comes from an address."""

    def __init__(self, port: int, address: str) -> None:
        self._port, self._address = port, address
        self.cookie = ""

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask, and wait for the answer; None if it is an error."""
        text = json.dumps(body or {}).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nCookie: {self.cookie}\r\n"
            f"Content-Length: {len(text)}\r\n\r\n"
        )
        reader, writer = await asyncio.open_connection(
            HOME, self._port, local_addr=(self._address, 0)
        )
        try:
            writer.write(head.encode() + text)
            answer = await reader.read()
        finally:
            writer.close()
        told, _, content = answer.partition(b"\r\n\r\n")
        for line in told.decode().split("\r\n"):
            if line.lower().startswith("set-cookie: "):
                self.cookie = line.partition(" ")[2].partition(";")[0]
        return json.loads(content) if told.split()[1][:1] == b"2" else None

    async def sit_down(self, *bots: str) -> str:
        """A new table of the board game with bots."""
        seats = [{"kind": "me", "name": "Ann"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        wish = {"game": "palace", "seats": seats}
        while (table := await self.ask("POST", "/api/tables", wish)) is None:
            await asyncio.sleep(WANTED)
        return str(table["id"])

    async def open(self, table: str) -> "Page":
        """The page of a table, at which the game begins now if it has not."""
        socket = await websockets.connect(
            f"ws://{HOME}:{self._port}/api/tables/{table}/socket",
            additional_headers={"Cookie": self.cookie},
            local_addr=(self._address, 0),
            compression=None,
            ping_interval=None,
        )
        await self.ask("POST", f"/api/tables/{table}/start")
        return Page(socket)


class Page:
    """A table, and how long its bots let somebody wait."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.waits: list[float] = []

    async def play(self, actions: int) -> None:
        """Take the first choice whenever there is one, until bots have acted so often."""
        since: float | None = None
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] not in ("table", "update") or message["view"] is None:
                continue
            now = time.perf_counter()
            if since is not None:
                self.waits.append(now - since)
            if message["view"]["over"] or len(self.waits) >= actions:
                return
            since = now
            if message["choices"] is not None:
                since = None  # whoever waits now is the server, for us
                version = message.get("version") or message["table"]["version"]
                action = message["choices"][0]["action"]
                act = {"type": "act", "version": version, "action": action}
                await self.socket.send(json.dumps(act))


async def attack(port: int, address: str) -> None:
    """Want as much thinking as can be had, for ever."""
    player = Player(port, address)
    await player.ask("GET", "/api/me")
    tables = [await player.sit_down(*["master"] * 5) for _ in range(TABLES)]

    async def play(table: str) -> None:
        while True:
            with contextlib.suppress(OSError, websockets.ConnectionClosed):
                await (await player.open(table)).play(1 << 30)
                table = await player.sit_down(*["master"] * 5)

    async def ask(table: str) -> None:
        while True:
            for method, what in (("POST", "advice"), ("GET", "plies"), ("GET", "plies/1")):
                asked = player.ask(method, f"/api/tables/{table}/{what}")
                with contextlib.suppress(OSError, TimeoutError):
                    await asyncio.wait_for(asked, WANTED)
                await asyncio.sleep(WANTED / 4)

    await asyncio.gather(*map(play, tables), *map(ask, tables))


def attack_all(port: int, addresses: tuple[str, ...]) -> None:
    """Attack from a process of its own."""

    async def all_of_them() -> None:
        await asyncio.gather(*(attack(port, address) for address in addresses))

    asyncio.run(all_of_them())


async def waits(port: int, level: str, actions: int) -> list[float]:
    """How long somebody waits for each action of a bot."""
    player = Player(port, HOME)
    await player.ask("GET", "/api/me")
    page = await player.open(await player.sit_down(level))
    await page.play(actions)
    await page.socket.close()
    return page.waits


def measure(actions: int) -> None:
    """Print a table."""
    print("| beside | bot | median, s | longest, s |\n|---|---|---:|---:|")
    for beside, addresses in BESIDE.items():
        house = House("--pace", "0")
        attacking = multiprocessing.Process(target=attack_all, args=(house.port, addresses))
        if addresses:
            attacking.start()
            time.sleep(5)
        for level in LEVELS:
            found = asyncio.run(waits(house.port, level, actions))
            middle, longest = statistics.median(found), max(found)
            print(f"| {beside} | {level} | {middle:.2f} | {longest:.2f} |", flush=True)
        if addresses:
            attacking.kill()
            attacking.join()
        house.stop()


def main() -> None:
    """Read what is wished."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=ACTIONS, help="of each bot")
    measure(parser.parse_args().actions)


if __name__ == "__main__":
    main()
