"""How many may be connected to one worker, and what happens when one dies: `python -m bench.crowd`.

Thousands of sockets that only listen are opened to one worker, a hundred at a table: what memory
each takes, and how long those wait meanwhile who play at other tables. Then workers are killed
under somebody who plays against a bot, over PostgreSQL: how long until they are connected again,
their next action was accepted, and the bot has replied.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import time

import websockets

from bench.house import Guest, House
from bench.players import Party, sit_down
from bench.tables import at
from bench.workers import OPTIONS, children
from tests.server.cluster import Cluster

SOCKETS = 10_000
SPARE = 500
"""Files that are left for everything else."""
PLAYING, RATE, SECONDS = 50, 100, 10
KILLS = 20


def most_files() -> int:
    """As many files as this program may have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


async def crowd(wanted: int) -> dict[str, float]:
    """Sockets of people who look on, and the round trip of those who play."""
    count = min(wanted, most_files() - SPARE)
    house = House(*OPTIONS)
    try:
        players = await asyncio.to_thread(sit_down, house, PLAYING)
        for party in players:
            await party.open(house)
        alone = await round_trips(players)
        looked_at = await asyncio.to_thread(sit_down, house, count // 100)
        for party in looked_at:  # tables are in memory before it is measured
            await party.open(house)
        before = house.memory()
        lines = await connect(house, looked_at, count)
        await asyncio.sleep(1)
        memory = house.memory() - before
        used = house.cpu()
        await asyncio.sleep(5)
        idle = (house.cpu() - used) / 5
        beside = await round_trips(players)
        assert not any(line.done() for line in lines), "somebody was cut off"
        for line in lines:
            line.cancel()
    finally:
        house.stop()
    return {
        "sockets": len(lines),
        "memory of a socket, kB": memory / len(lines) / 1e3,
        "share of a core while they are silent": idle,
        "round trip p50 without them, ms": 1e3 * at(alone, 50),
        "round trip p99 without them, ms": 1e3 * at(alone, 99),
        "round trip p50 beside them, ms": 1e3 * at(beside, 50),
        "round trip p99 beside them, ms": 1e3 * at(beside, 99),
    }


async def connect(house: House, parties: list[Party], count: int) -> list[asyncio.Task[None]]:
    """People who look on; their pages answer pings, and read."""

    async def drain(socket: websockets.ClientConnection) -> None:
        async with socket:
            async for _ in socket:
                pass

    lines = []
    for number in range(count):
        table = parties[number % len(parties)].table
        address = f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket"
        socket = await websockets.connect(address, compression=None, ping_interval=None)
        lines.append(asyncio.create_task(drain(socket)))
    return lines


async def round_trips(parties: list[Party]) -> list[float]:
    """Actions at a steady rate for some seconds; how long each took."""
    draw, times = random.Random(2), []
    begun = time.perf_counter()
    acting = []

    async def one(party: Party) -> None:
        if (seconds := await party.act(draw.randrange(1 << 16))) is not None:
            times.append(seconds)

    for number in range(min(RATE * SECONDS, 12 * len(parties))):
        await asyncio.sleep(max(0.0, begun + number / RATE - time.perf_counter()))
        acting.append(asyncio.create_task(one(parties[number % len(parties)])))
    await asyncio.gather(*acting)
    return times


# -- workers that die ----------------------------------------------------------------------------


async def deaths(kills: int) -> dict[str, float]:
    """Kill workers, one after the other, under somebody who plays against bots."""
    cluster = Cluster("fsync=on")
    found: list[float] = []
    try:
        options = (*OPTIONS, "--workers", "2")
        house = House(*options, "--database", cluster.database())
        try:
            draw = random.Random(5)
            while len(found) < kills:
                party = await asyncio.to_thread(against_a_bot, house)
                found += await one_death(house, party, draw)
        finally:
            house.stop()
    finally:
        cluster.end()
    return {
        "deaths": len(found),
        "until a table plays on, median, s": at(found, 50),
        "until a table plays on, longest, s": max(found),
    }


def against_a_bot(house: House) -> Party:
    """A table with a bot at which the game has begun."""
    guest = Guest(house)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
    table = guest.post("/api/tables", {"game": "rollwrite", "seats": seats})["id"]
    guest.post(f"/api/tables/{table}/start", {})
    return Party(table, [guest.cookie])


async def one_death(house: House, party: Party, draw: random.Random) -> list[float]:
    """Whoever plays there comes back, a moment after the connection is lost, and plays on."""
    await party.open(house)
    for _ in range(3):
        await party.act(draw.randrange(1 << 16))
    victim = draw.choice(children(house.pid))
    lost = [asyncio.create_task(socket.wait_closed()) for socket in party.sockets]
    os.kill(victim, signal.SIGKILL)
    begun = time.perf_counter()
    await asyncio.wait(lost, timeout=1)
    if not any(task.done() for task in lost):  # it was the other worker
        for task in lost:
            task.cancel()
        await party.close()
        return []
    again = Party(party.table, party.cookies)
    while True:
        try:
            await again.open(house)
            break
        except (OSError, websockets.WebSocketException):
            await asyncio.sleep(0.05)
            again = Party(party.table, party.cookies)
    await again.act(draw.randrange(1 << 16))
    took = time.perf_counter() - begun
    await again.close()
    await party.close()
    return [took]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.crowd", description=__doc__)
    parser.add_argument("--sockets", type=int, default=SOCKETS)
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--only", choices=("sockets", "deaths"))
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    found: dict[str, float] = {}
    if arguments.only != "deaths":
        found |= asyncio.run(crowd(arguments.sockets))
    if arguments.only != "sockets":
        found |= asyncio.run(deaths(arguments.kills))
    if arguments.json:
        print(json.dumps(found, indent=1))
    else:
        for name, value in found.items():
            print(f"{name:45} {value:12,.2f}")


if __name__ == "__main__":
    main()
