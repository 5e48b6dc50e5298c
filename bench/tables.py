"""How fast tables are served: `python -m bench.tables [--game palace] [--json]`.

Every action that counts was legal, on disk (SQLite, WAL, synchronous=FULL) and then heard of by
everybody at the table. The processor time is the server's alone, all its threads.
"""

import argparse
import asyncio
import json
import random
import statistics
import sys
import time
from collections.abc import Sequence

from bench.drawing import drawing
from bench.firstpage import first_page
from bench.house import Guest, House, syncs_per_second
from bench.midgame import is_late, is_spread, play_on
from bench.players import Party, sit_down

TABLES = 200
ACTIONS = 30
"""Actions at each table in one sitting: fewer than the shortest game has."""
PEOPLE = {"rollwrite": 2, "palace": 3}
SITTINGS = 5
RATE = 500
"""Actions a second for the round trip."""
LATE_RATE = 200
"""The same for the board game late in play."""
SECONDS = 10
IDLE = 1_000
OPTIONS = ("--pace", "0", "--no-limits")


async def throughput(
    house: House, game: str, sittings: int, *, tables: int = TABLES, each: int = ACTIONS
) -> dict[str, float]:
    """Everybody plays as fast as they hear of their turn."""
    draw = random.Random(1)
    seconds = cpu = actions = 0.0
    syncs, sizes = [], []
    for sitting in range(sittings):
        parties = await asyncio.to_thread(sit_down, house, tables, game, PEOPLE[game])
        if game == "palace":
            play_on(house, parties, is_spread)
        for party in parties:
            await party.open(house)

        async def play(party: Party) -> int:
            times = [await party.act(draw.randrange(1 << 16)) for _ in range(each)]
            return sum(one is not None for one in times)

        syncs.append(syncs_per_second(house.folder, 0.5))
        began, used = time.perf_counter(), house.cpu()
        actions += sum(await asyncio.gather(*map(play, parties)))
        seconds += time.perf_counter() - began
        cpu += house.cpu() - used
        for party in parties:
            sizes += party.sizes
            await party.close()
        say(f"sitting {sitting + 1} of {sittings}")
    return {
        "actions a second": actions / seconds,
        "actions a second of server CPU": actions / cpu,
        "bytes of an update, p50": at(sizes, 50),
        "bytes of an update, p99": at(sizes, 99),
        "disk syncs a second beside": statistics.median(syncs),
    }


def at(numbers: Sequence[float], percent: int) -> float:
    """A percentile."""
    return sorted(numbers)[len(numbers) * percent // 100]


async def round_trip(house: House) -> dict[str, float]:
    """Actions come at a steady rate, wherever somebody is to move."""
    sittings = SECONDS * RATE // (TABLES * ACTIONS) + 1
    found = Steady(house, RATE)
    for sitting in range(sittings):
        await found.sit(await asyncio.to_thread(sit_down, house, TABLES), ACTIONS)
        say(f"round trips, {sitting + 1} of {sittings}")
    return {
        "round trip p50, ms": 1e3 * at(found.times, 50),
        "round trip p99, ms": 1e3 * at(found.times, 99),
        "round trip, actions a second": len(found.times) / found.seconds,
        "round trip, share of a core": found.cpu / found.seconds,
        "round trip, disk syncs a second beside": statistics.median(found.syncs),
    }


async def late(house: House, rate: int) -> dict[str, float]:
    """Six people at each table of the board game, after the second scoring."""
    parties = await asyncio.to_thread(sit_down, house, TABLES, "palace", 6)
    play_on(house, parties, is_late)
    found = Steady(house, rate)
    await found.sit(parties, SECONDS * rate // TABLES)
    sizes = [size for party in parties for size in party.sizes]
    movers = [size for party in parties for size in party.movers]
    return {
        "late, until all six have heard, p50, ms": 1e3 * at(found.times, 50),
        "late, until all six have heard, p99, ms": 1e3 * at(found.times, 99),
        "late, server CPU of an action, ms": 1e3 * found.cpu / len(found.times),
        "late, actions a second": len(found.times) / found.seconds,
        "late, share of a core": found.cpu / found.seconds,
        "late, bytes of an update, p50": at(sizes, 50),
        "late, bytes of an update, p99": at(sizes, 99),
        "late, bytes of an update with choices, p50": at(movers, 50),
        "late, bytes of an update with choices, p99": at(movers, 99),
        "late, disk syncs a second beside": statistics.median(found.syncs),
    }


class Steady:
    """Actions at a steady rate, and how long each takes until everybody has heard of it."""

    def __init__(self, house: House, rate: int) -> None:
        self.house, self.rate = house, rate
        self.times: list[float] = []
        self.syncs: list[float] = []
        self.cpu = self.seconds = 0.0
        self._draw = random.Random(2)

    async def sit(self, parties: list[Party], actions: int) -> None:
        """So many actions at each table."""
        for party in parties:
            await party.open(self.house)
        self.syncs.append(syncs_per_second(self.house.folder, 0.5))
        acting = []
        begin, used = time.perf_counter(), self.house.cpu()
        for number, party in enumerate(party for _ in range(actions) for party in parties):
            await asyncio.sleep(max(0.0, begin + number / self.rate - time.perf_counter()))
            acting.append(asyncio.create_task(self._act(party)))
        await asyncio.gather(*acting)
        self.seconds += time.perf_counter() - begin
        self.cpu += self.house.cpu() - used
        for party in parties:
            await party.close()

    async def _act(self, party: Party) -> None:
        if (seconds := await party.act(self._draw.randrange(1 << 16))) is not None:
            self.times.append(seconds)


def memory(house: House) -> dict[str, float]:
    """Tables in the middle of a game that nobody looks at."""
    draw = random.Random(3)

    async def play(parties: list[Party]) -> None:
        for party in parties:
            await party.open(house)
            for _ in range(ACTIONS):
                await party.act(draw.randrange(1 << 16))
            await party.close()

    asyncio.run(play(sit_down(house, 100)))
    before = house.memory()
    asyncio.run(play(sit_down(house, IDLE)))
    return {"memory of an idle table, kB": (house.memory() - before) / IDLE / 1e3}


def first_answer() -> dict[str, float]:
    """From the command to the first answer."""
    times = []
    for _ in range(5):
        house = House()
        Guest(house).get("/api/status")
        times.append(time.perf_counter() - house.begun)
        house.stop()
    return {"serve to first answer, s": min(times)}


def say(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text:60}", end="", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.tables", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--game", choices=PEOPLE, default="rollwrite")
    parser.add_argument("--sittings", type=int, default=SITTINGS, help="of the throughput")
    parser.add_argument("--tables", type=int, default=TABLES, help="of the throughput")
    parser.add_argument("--actions", type=int, default=ACTIONS, help="at each of them")
    parts = {
        "rollwrite": "start, page, throughput, roundtrip, memory",
        "palace": "throughput, late",
    }
    parser.add_argument(
        "--only", help=f"one of: {parts['rollwrite']}; of palace: {parts['palace']}"
    )
    parser.add_argument("--rate", type=int, default=LATE_RATE, help="actions a second, late")
    arguments = parser.parse_args()
    game = arguments.game
    wanted = [arguments.only] if arguments.only else parts[game].split(", ")
    found: dict[str, float] = {}
    if "start" in wanted:
        found |= first_answer()
    house = House(*OPTIONS)
    try:
        if "page" in wanted:
            found |= first_page(f"http://127.0.0.1:{house.port}/")
            found |= drawing(f"http://127.0.0.1:{house.port}")
        if "throughput" in wanted:
            sitting = throughput(
                house, game, arguments.sittings, tables=arguments.tables, each=arguments.actions
            )
            found |= asyncio.run(sitting)
        if "roundtrip" in wanted:
            found |= asyncio.run(round_trip(house))
        if "late" in wanted:
            found |= asyncio.run(late(house, arguments.rate))
        if "memory" in wanted:
            found |= memory(house)
    finally:
        house.stop()
    say("")
    if arguments.json:
        print(json.dumps(found, indent=1))
    else:
        for name, value in found.items():
            print(f"{name:45} {value:12,.2f}")


if __name__ == "__main__":
    main()
