"""Bots that never answer: another decides, nobody waits for them, and the server can end."""

import asyncio
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from alhambra.bots import registry
from alhambra.bots.deciding import decide
from alhambra.rollwrite import Rules
from alhambra.server import scheduler, thinking
from alhambra.server.games import rules_of
from alhambra.server.hall import Hall
from alhambra.server.thinking import MOST_LOST, QUICK_ONES, Thinkers
from alhambra.server.wishes import NewSeat, NewTable
from tests.patience import PATIENCE
from tests.server.stage import GAMES
from tests.server.tables import begin_at
from tests.server.test_hall import in_a_hall

SILENT = NewTable("rollwrite", [NewSeat("bot", bot="greedy"), NewSeat("bot", bot="greedy")])
QUICK = NewTable("rollwrite", [NewSeat("bot", bot="uniform"), NewSeat("bot", bot="uniform")])


class Silence:
    """A bot that never answers, or only when the test is over."""

    def __init__(self) -> None:
        self.ends = threading.Event()
        self.asked = 0

    def choose(self, game: Any) -> Any:
        self.asked += 1
        self.ends.wait()
        return game.legal_actions()[0]


@pytest.fixture
def silence(monkeypatch: pytest.MonkeyPatch) -> Iterator[Silence]:
    """In place of `greedy` somebody who never answers."""
    silent, make = Silence(), registry.make

    def make_some(game: str, name: str, seed: int = 0) -> Any:
        return silent if name == "greedy" else make(game, name, seed)

    monkeypatch.setattr(registry, "make", make_some)
    yield silent
    silent.ends.set()


def test_bots_that_never_answer_are_stood_in_for_and_hold_no_table_up(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    silence: Silence,
) -> None:
    monkeypatch.setattr(thinking, "LONGEST", 0.2)

    async def play(hall: Hall) -> None:
        tables = [await hall.make(SILENT, "ann", "Ann") for _ in range(QUICK_ONES + 2)]
        for table in tables:
            await begin_at(hall, table)
        while silence.asked < QUICK_ONES:
            await asyncio.sleep(0.001)
        tables.append(await hall.make(QUICK, "ann", "Ann"))
        await begin_at(hall, tables[-1])
        while any(table.table.status != "over" for table in tables):
            await asyncio.sleep(0.001)
        for table in tables:
            await table.settled()

    in_a_hall(tmp_path, play)
    assert MOST_LOST <= silence.asked < MOST_LOST + QUICK_ONES
    told = caplog.text.count("the bot greedy thinks for too long; uniform decides")
    assert told == silence.asked


def test_bots_that_never_answer_take_no_place_from_others(
    monkeypatch: pytest.MonkeyPatch, silence: Silence
) -> None:
    monkeypatch.setattr(scheduler, "LONG", 0.05)
    monkeypatch.setattr(thinking, "LONGEST", PATIENCE * 2)

    async def ask() -> None:
        thinkers, game = Thinkers(), Rules(players=2).new_game(seed=4)
        endless = [
            asyncio.create_task(thinkers.choose(game, "greedy", 1)) for _ in range(QUICK_ONES + 2)
        ]
        while silence.asked < QUICK_ONES:
            await asyncio.sleep(0.001)
        assert await thinkers.choose(game, "uniform", 1)
        assert not any(task.done() for task in endless)
        silence.ends.set()
        assert len(set(await asyncio.gather(*endless))) == 1
        thinkers.close()

    asyncio.run(asyncio.wait_for(ask(), PATIENCE))


def test_a_bot_that_has_answered_late_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, silence: Silence
) -> None:
    monkeypatch.setattr(thinking, "LONGEST", 0.05)

    async def ask() -> None:
        thinkers, game = Thinkers(), Rules(players=2).new_game(seed=4)
        for _ in range(MOST_LOST + 3):
            assert await thinkers.choose(game, "greedy", 1)
        assert silence.asked == MOST_LOST
        silence.ends.set()
        while silence.asked == MOST_LOST:
            assert await thinkers.choose(game, "greedy", 1)
            await asyncio.sleep(0.001)
        thinkers.close()

    asyncio.run(asyncio.wait_for(ask(), PATIENCE))


def test_the_stand_in_has_all_the_time_it_needs(
    monkeypatch: pytest.MonkeyPatch, silence: Silence
) -> None:
    monkeypatch.setattr(thinking, "LONGEST", 0.01)
    may_decide = threading.Event()
    asked: list[str] = []

    def decide_late(game: Any, player: str, *arguments: Any, **named: Any) -> Any:
        asked.append(player)
        if player == "uniform":
            may_decide.wait()
        return decide(game, player, *arguments, **named)

    monkeypatch.setattr(thinking, "decide", decide_late)

    async def ask() -> None:
        thinkers, game = Thinkers(), Rules(players=2).new_game(seed=4)
        choosing = [asyncio.create_task(thinkers.choose(game, "greedy", 1)) for _ in range(2)]
        while asked.count("uniform") < 2:
            await asyncio.sleep(0.001)
        done, _ = await asyncio.wait(choosing, timeout=10 * thinking.LONGEST)
        assert not done
        may_decide.set()
        assert all(await asyncio.gather(*choosing))
        thinkers.close()

    asyncio.run(asyncio.wait_for(ask(), PATIENCE))


ENDING = """
import asyncio, sys, threading
from alhambra.bots import registry
from alhambra.rollwrite import Rules
from alhambra.server import scheduler, thinking
from alhambra.server.thinking import QUICK_ONES, Thinkers

thinking.LONGEST = 1000

asked = []

class Silence:
    def choose(self, game):
        sys.stdout.write("asked\\n")
        asked.append(game)
        threading.Event().wait()

registry.make = lambda *_: Silence()

async def main():
    thinkers, game = Thinkers(), Rules(players=2).new_game(seed=4)
    ask = lambda: asyncio.create_task(thinkers.choose(game, "greedy", 1))
    asking = [ask() for _ in range(QUICK_ONES + 1)]
    while len(asked) < QUICK_ONES:
        await asyncio.sleep(0.01)
    for _ in range(100):  # nobody else is asked
        await asyncio.sleep(0)
    for task in asking:
        task.cancel()
    thinkers.close()

asyncio.run(main())
print("ended", flush=True)
"""


def test_nobody_waits_for_a_bot_that_never_answers_when_the_server_ends() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", ENDING], timeout=PATIENCE, check=True, capture_output=True, text=True
    )
    assert ran.stdout.split() == ["asked"] * QUICK_ONES + ["ended"] and ran.stderr == ""


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_thinks_off_the_event_loop(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setattr(thinking, "LONGEST", PATIENCE)
    rules = rules_of(game, {}, 2)
    make, seen = registry.make, []

    def make_watched(*names: Any) -> Any:
        bot = make(*names)

        class Watched:
            def choose(self, game: Any) -> Any:
                seen.append(threading.current_thread().name)
                return bot.choose(game)

        return Watched()

    monkeypatch.setattr(registry, "make", make_watched)

    async def ask() -> str:
        thinkers = Thinkers()
        try:
            return (await thinkers.choose(rules.new_game(seed=4), "greedy", 1)).text
        finally:
            thinkers.close()

    assert asyncio.run(ask())
    assert seen == ["bot"]
