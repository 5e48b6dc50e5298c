"""How fast several workers serve tables over PostgreSQL: `python -m bench.workers`.

A cluster of its own in a temporary folder, which keeps what it commits (fsync=on). Workers, the
database and the people who play share the machine's cores: beside what was accepted in a second,
it says what it took of the workers' and of the database's processor time.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import time
from pathlib import Path

from bench.house import House, cpu_of, syncs_per_second
from bench.players import Party, sit_down
from tests.server.cluster import Cluster

TABLES, ACTIONS, ROUNDS = 100, 30, 3
OPTIONS = ("--pace", "0", "--no-limits")


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [*map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]


def workers_of(house: House) -> list[int]:
    """The processes of a server's workers; one alone is the server itself."""
    return children(house.pid) or [house.pid]


class Bill:
    """Processor time of the workers and of the database since it was begun."""

    def __init__(self, house: House, cluster: Cluster) -> None:
        self._workers = workers_of(house)
        self._postmaster = int(Path(cluster.data, "postmaster.pid").read_text().split()[0])
        self._before = self._now()

    def _now(self) -> tuple[float, float]:
        return sum(map(cpu_of, self._workers)), sum(map(cpu_of, children(self._postmaster)))

    def pay(self) -> tuple[float, float]:
        (workers, database), (then, before) = self._now(), self._before
        return workers - then, database - before


async def play(parties: list[Party], each: int) -> list[float]:
    """Everybody plays as fast as they hear of their turn; how long each action took."""
    draw = random.Random(1)

    async def one(party: Party) -> list[float]:
        times = [await party.act(draw.randrange(1 << 16)) for _ in range(each)]
        return [seconds for seconds in times if seconds is not None]

    return [seconds for times in await asyncio.gather(*map(one, parties)) for seconds in times]


async def sitting(house: House, cluster: Cluster, tables: int, each: int) -> dict[str, float]:
    """One sitting at new tables."""
    parties = await asyncio.to_thread(sit_down, house, tables)
    for party in parties:
        await party.open(house)
    bill, begun, own = Bill(house, cluster), time.perf_counter(), time.process_time()
    times = sorted(await play(parties, each))
    seconds, (workers, database) = time.perf_counter() - begun, bill.pay()
    own = time.process_time() - own
    for party in parties:
        await party.close()
    return {
        "a second": len(times) / seconds,
        "a second of the workers' CPU": len(times) / workers,
        "CPU of an action in the workers, µs": 1e6 * workers / len(times),
        "CPU of an action in the database, µs": 1e6 * database / len(times),
        "cores busy with workers and database": (workers + database) / seconds,
        "cores busy with those who play": own / seconds,
        "round trip p50, ms": 1e3 * times[len(times) // 2],
        "round trip p99, ms": 1e3 * times[len(times) * 99 // 100],
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.workers", description=__doc__)
    parser.add_argument("--workers", default="1,2,4", help="how many, and how many, and…")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--actions", type=int, default=ACTIONS, help="at each of them")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="interleaved")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    counts = [*map(int, arguments.workers.split(","))]
    cluster = Cluster("fsync=on")
    found: dict[int, list[dict[str, float]]] = {count: [] for count in counts}
    try:
        for _ in range(arguments.rounds):
            for count in counts:
                house = House(*OPTIONS, "--database", cluster.database(), "--workers", str(count))
                try:
                    one = sitting(house, cluster, arguments.tables, arguments.actions)
                    found[count].append(asyncio.run(one))
                finally:
                    house.stop()
        syncs = syncs_per_second(str(cluster.folder))
    finally:
        cluster.end()
    names = found[counts[0]][0]
    medians = {
        name: {n: statistics.median(one[name] for one in found[n]) for n in counts}
        for name in names
    }
    if arguments.json:
        print(json.dumps({**medians, "disk syncs a second beside": syncs}, indent=1))
        return
    print(f"{os.cpu_count()} cores, {syncs:,.0f} disk syncs a second beside")
    print(f"{'workers':40}" + "".join(f"{n:12}" for n in counts))
    for name, by_count in medians.items():
        print(f"{name:40}" + "".join(f"{by_count[n]:12,.1f}" for n in counts))


if __name__ == "__main__":
    main()
