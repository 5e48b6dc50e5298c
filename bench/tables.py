"""How fast tables are served: `python -m bench.tables [--json]`.

Every action that counts was legal, on disk (SQLite, WAL, synchronous=FULL) and then heard of by
both people at the table. The processor time is the server's alone, all its threads.
"""

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time

from bench.drawing import drawing
from bench.firstpage import first_page
from bench.house import Guest, House, syncs_per_second
from bench.players import Pair, sit_down

TABLES = 200
ACTIONS = 30
"""Actions at each table in one sitting: fewer than the shortest game has."""
SITTINGS = 5
RATE = 500
"""Actions a second for the round trip."""
SECONDS = 10
IDLE = 1_000


async def throughput(house: House) -> dict[str, float]:
    """Everybody plays as fast as they hear of their turn."""
    draw = random.Random(1)
    seconds = cpu = 0.0
    syncs = []
    for sitting in range(SITTINGS):
        pairs = await asyncio.to_thread(sit_down, house, TABLES)
        for pair in pairs:
            await pair.open(house)

        async def play(pair: Pair) -> None:
            for _ in range(ACTIONS):
                await pair.act(draw.randrange(1 << 16))

        syncs.append(syncs_per_second(house.folder, 0.5))
        began, used = time.perf_counter(), house.cpu()
        await asyncio.gather(*map(play, pairs))
        seconds += time.perf_counter() - began
        cpu += house.cpu() - used
        for pair in pairs:
            await pair.close()
        say(f"sitting {sitting + 1} of {SITTINGS}")
    actions = SITTINGS * TABLES * ACTIONS
    return {
        "actions a second": actions / seconds,
        "actions a second of server CPU": actions / cpu,
        "disk syncs a second beside": statistics.median(syncs),
    }


async def round_trip(house: House) -> dict[str, float]:
    """Actions come at a steady rate, wherever somebody is to move."""
    draw = random.Random(2)
    times: list[float] = []
    waiting: set[asyncio.Task] = set()
    sittings = SECONDS * RATE // (TABLES * ACTIONS) + 1
    syncs, cpu, seconds = [], 0.0, 0.0
    for sitting in range(sittings):
        pairs = await asyncio.to_thread(sit_down, house, TABLES)
        for pair in pairs:
            await pair.open(house)
        syncs.append(syncs_per_second(house.folder, 0.5))
        turns = [pair for _ in range(ACTIONS) for pair in pairs]
        begin, used = time.perf_counter(), house.cpu()

        async def act(pair: Pair) -> None:
            times.append(await pair.act(draw.randrange(1 << 16)))

        for number, pair in enumerate(turns):
            await asyncio.sleep(max(0.0, begin + number / RATE - time.perf_counter()))
            task = asyncio.create_task(act(pair))
            waiting.add(task)
            task.add_done_callback(waiting.discard)
        await asyncio.gather(*waiting)
        seconds += time.perf_counter() - begin
        cpu += house.cpu() - used
        for pair in pairs:
            await pair.close()
        say(f"round trips, {sitting + 1} of {sittings}")
    times.sort()
    return {
        "round trip p50, ms": 1e3 * times[len(times) // 2],
        "round trip p99, ms": 1e3 * times[len(times) * 99 // 100],
        "round trip, actions a second": len(times) / seconds,
        "round trip, share of a core": cpu / seconds,
        "round trip, disk syncs a second beside": statistics.median(syncs),
    }


def memory(house: House) -> dict[str, float]:
    """Tables in the middle of a game that nobody looks at."""
    draw = random.Random(3)

    async def play(pairs: list[Pair]) -> None:
        for pair in pairs:
            await pair.open(house)
            for _ in range(ACTIONS):
                await pair.act(draw.randrange(1 << 16))
            await pair.close()

    asyncio.run(play(sit_down(house, 100)))
    before = house.memory()
    asyncio.run(play(sit_down(house, IDLE)))
    return {"memory of an idle table, kB": (house.memory() - before) / IDLE / 1e3}


def first_answer() -> dict[str, float]:
    """From the command to the first answer, with nothing compiled and with everything."""
    found = {}
    for name in ("cold", "warm"):
        times = []
        for _ in range(3):
            with tempfile.TemporaryDirectory() as cache:
                house = House(cache=cache if name == "cold" else None)
                Guest(house).get("/api/status")
                times.append(time.perf_counter() - house.begun)
                if name == "warm":
                    house.wait_until_compiled()
                house.stop()
        found[f"serve to first answer, {name}, s"] = min(times)
    return found


def say(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text:60}", end="", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.tables", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--only", help="one of: throughput, roundtrip, memory, start, page")
    arguments = parser.parse_args()
    found: dict[str, float] = {}
    if arguments.only in (None, "start"):
        found |= first_answer()
    house = House("--pace", "0", "--no-limits")
    try:
        house.wait_until_compiled()
        if arguments.only in (None, "page"):
            found |= first_page(f"http://127.0.0.1:{house.port}/")
            found |= drawing(f"http://127.0.0.1:{house.port}")
        if arguments.only in (None, "throughput"):
            found |= asyncio.run(throughput(house))
        if arguments.only in (None, "roundtrip"):
            found |= asyncio.run(round_trip(house))
        if arguments.only in (None, "memory"):
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
