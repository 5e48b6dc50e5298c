"""The rules in WebAssembly against the library: `python -m bench.wasm`.

Both sides do the same work with the same numbers, in turn: simulations of a master in the middle
of a game, a round of them in one call, and whole games that a level plays against itself by its
policy, a call each. So what Python and JavaScript take to call the rules does not count. Processor
time of the process that works. What comes of a round is compared, number by number. Beside it: a
single question with its way into the rules, from Python and from JavaScript.
"""

import argparse
import json
import statistics
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from alhambra import games
from alhambra.bench import rounds
from alhambra.bench.measure import nanoseconds
from alhambra.bots.brain import Room, brain_of
from alhambra.bots.search import LINES, MATCH, SIMULATE
from alhambra.compiled.build import PAGE_NOTE
from alhambra.core.library import PAGE
from alhambra.core.questions import SITUATION

SCRIPT = Path(__file__).with_suffix(".mjs")
ROUNDS = 25
UNCOUNTED = 10
"""Rounds before those that count: node compiles what runs often a second time."""
SECONDS = 0.1
"""How long a round takes natively, about."""
QUESTIONS = 1_000_000
LEVEL = "master"


@dataclass
class Work:
    """What both sides do in a round: a root asked one question with numbers of futures or games."""

    name: str
    root: str
    question: int
    room: Room
    parts: list[list[int]]
    """The words of each of its records and buffers, as they are at the beginning."""
    unit: str

    @property
    def is_search(self) -> bool:
        """Is a round one call?"""
        return self.question == SIMULATE

    def native(self, first: int, last: int) -> tuple[float, int, int]:
        """Seconds of a round; simulations or games, and their actions where they are games."""
        room, before = self.room, sum(self.room.study.visits)
        begin = time.process_time()
        if self.is_search:
            room.ask(SIMULATE, first, last)
            seconds = time.process_time() - begin
            return seconds, sum(room.study.visits) - before, 0
        actions = sum(room.ask(MATCH, number) for number in range(first, last))
        return time.process_time() - begin, last - first, actions


def works() -> Iterator[Work]:
    """Searching and whole games, in every game."""
    for entry in games.entries():
        if entry.bench is None:
            continue
        master = rounds.bot_of(entry.rules, LEVEL)
        middle = rounds.middles(entry.rules)[0]
        beginning = rounds.rules_of(entry.rules).new_game()
        for question, game, unit in (
            (SIMULATE, middle, "simulations/s"),
            (MATCH, beginning, "games/s"),
        ):
            room = Room(brain_of(master.brain.mind))
            beliefs = master.beliefs(game)
            room.enter(game.at, beliefs, 1)
            if question == SIMULATE:
                room.study.count = min(room.ask(LINES), master._width)
                room.study.replies = master._replies
            records = (room.here, room.trial, room.trial, room.desk)
            parts = [record.words() for record in records]
            parts += [beliefs.words.tolist(), room.study.words()]
            yield Work(entry.name, master.brain.think.name, question, room, parts, unit)


class Page:
    """Node with the rules of the page."""

    def __init__(self) -> None:
        """Not started before it is entered."""
        self._command = ["node", str(SCRIPT), str(PAGE), str(PAGE_NOTE)]

    def __enter__(self) -> Self:
        """Start it."""
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(self._command, stdin=pipe, stdout=pipe, text=True)
        return self

    def __exit__(self, *_: object) -> None:
        """End it."""
        self._process.communicate()

    def wish(self, what: str, **about: Any) -> Any:
        """Wish for something in a line of JSON; whole numbers of 64 bits are texts there."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps({"what": what, **about}) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())


def compared(page: Page, work: Work) -> dict[str, Any]:
    """Let both sides work in turn."""
    page.wish("load", root=work.root, parts=[list(map(str, part)) for part in work.parts])
    size, first = 1, 0
    paces: list[tuple[float, float]] = []
    while len(paces) < ROUNDS + UNCOUNTED:
        seconds, done, actions = work.native(first, first + size)
        theirs = page.wish(
            "run", question=work.question, first=first, last=first + size, whole=work.is_search
        )
        if work.is_search:
            assert theirs["study"] == list(map(str, work.room.study.words())), "they differ"
        else:
            assert theirs["total"] == actions, "they differ"
        first += size
        if seconds < SECONDS / 2:
            size *= 2
            continue
        paces.append((done / seconds, done / theirs["seconds"]))
    ratios = sorted(theirs / ours for ours, theirs in paces[UNCOUNTED:])
    return {
        "name": f"{work.name}, {work.unit}",
        "native": statistics.median(ours for ours, _ in paces[UNCOUNTED:]),
        "wasm": statistics.median(theirs for _, theirs in paces[UNCOUNTED:]),
        "ratio": statistics.median(ratios),
        "low": ratios[len(ratios) // 4],
        "high": ratios[-1 - len(ratios) // 4],
    }


def questions(page: Page) -> Iterator[dict[str, Any]]:
    """One question about a position in the middle, from Python and from JavaScript."""
    for entry in games.entries():
        if entry.bench is None:
            continue
        middle = rounds.middles(entry.rules)[0]
        answer, at = middle.rules.kernels.answer, middle.at
        ours = nanoseconds("ask(at, SITUATION, 0)", ask=answer.call, at=at, SITUATION=SITUATION)
        room = [0] * answer.parts[0].layout.words
        page.wish("load", root=answer.name, parts=[list(map(str, p)) for p in (room, at.words())])
        for _ in range(3):
            theirs = page.wish("ask", question=SITUATION, number=0, times=QUESTIONS)
        assert theirs["answer"] == str(answer.call(at, SITUATION, 0)), "they differ"
        wasm = theirs["seconds"] / QUESTIONS * 1e9
        yield {"name": f"{entry.name}, one question, ns", "native": ours, "wasm": wasm}


def main() -> None:
    """Print a table, or JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench.wasm", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args()
    found = []
    with Page() as page:
        for work in works():
            found.append(compared(page, work))
        found += questions(page)
    if asked.json:
        print(json.dumps(found, indent=1))
        return
    for one in found:
        shown = f"{one['name']:32}{one['native']:12,.0f} native{one['wasm']:12,.0f} in node"
        if "ratio" in one:
            shown += f"  x {one['ratio']:.2f} ({one['low']:.2f} - {one['high']:.2f})"
        print(shown, flush=True)


if __name__ == "__main__":
    main()
