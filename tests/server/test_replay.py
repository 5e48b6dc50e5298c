"""A replay of a long game: no step plays it again from the beginning, and nobody waits for it."""

import asyncio
import random
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from alhambra.core import record
from alhambra.core.game import BETWEEN_MARKS, Game
from alhambra.palace import Rules
from alhambra.server import api, playing, table
from alhambra.server.app import application
from alhambra.server.refusal import Refusal
from alhambra.server.settings import Settings
from tests.rulebook.palace import eager
from tests.server.tables import Kept

FAR = 337
"""A ply late in a game of the board game."""


@pytest.fixture(scope="module")
def long_game() -> Kept:
    """A table of the board game with more plies than that."""
    kept = Kept("ann", "ben", "cem", "dan", rules=Rules(players=4))
    kept.start()
    chance = random.Random(1)
    while kept.table.ply <= FAR + BETWEEN_MARKS:
        game: Any = kept.table.game
        kept.act(str(eager(chance, game, 0)), kept.mover())
    return kept


def test_a_step_plays_a_few_plies_and_not_the_whole_game(
    long_game: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[Any] = []
    made = Game._made

    def count(game: Game[Any, Any, Any, Any], *arguments: Any) -> None:
        played.append(arguments)
        made(game, *arguments)

    monkeypatch.setattr(Game, "_made", count)
    for ply in (FAR, FAR - 1, FAR - FAR % BETWEEN_MARKS, 1, 0):
        played.clear()
        assert bytes(long_game.table.moments("ann")(ply))
        assert len(played) == ply % BETWEEN_MARKS


def test_a_step_is_the_moment_that_was(long_game: Kept) -> None:
    entries, plies = long_game.entries, 0
    for count in range(2, len(entries), 40):
        then = table.Table(long_game.making, entries[:count])
        plies += then.ply
        game: Any = long_game.table.game
        assert game.at_ply(then.ply).position_text() == then.game.position_text()  # type: ignore[union-attr]
    assert plies > FAR


def test_replays_records_and_journals_are_worked_out_off_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: dict[str, set[str]] = {}

    def noted(owner: Any, name: str) -> None:
        work = getattr(owner, name)

        def note(*arguments: Any, **named: Any) -> Any:
            threads.setdefault(name, set()).add(threading.current_thread().name)
            return work(*arguments, **named)

        monkeypatch.setattr(owner, name, note)

    async def ask() -> None:
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "here", "name": "Ben"}]
        wish = {"game": "palace", "seats": seats, "options": {"hands": "open"}}
        app = application(Settings(tmp_path))
        transport = httpx.ASGITransport(app)
        client = httpx.AsyncClient(transport=transport, base_url="http://localhost")
        async with app.router.lifespan_context(app), client:
            made = (await client.post("/api/tables", json=wish)).json()
            address = f"/api/tables/{made['id']}"
            (await client.post(f"{address}/start", json={})).raise_for_status()
        again = application(Settings(tmp_path))
        client = httpx.AsyncClient(
            transport=httpx.ASGITransport(again), base_url="http://localhost"
        )
        async with again.router.lifespan_context(again), client:
            noted(table.Table, "_read_back")
            noted(playing, "view_of")
            noted(table, "story_of")
            noted(record.Record, "of")
            for path in ("/plies", "/plies/9", "/record"):
                (await client.get(f"{address}{path}")).raise_for_status()

    asyncio.run(ask())
    assert threads.keys() == {"_read_back", "view_of", "story_of", "of"}
    assert all("MainThread" not in names for names in threads.values())


def test_moments_of_a_game_without_end_are_not_sent_at_once() -> None:
    async def found(_: Any) -> Any:
        async def settled() -> Any:
            return SimpleNamespace(status="over", ply=api.MOST_MOMENTS + 1)

        return SimpleNamespace(settled=settled)

    asking: Any = SimpleNamespace(
        request=SimpleNamespace(path_params={"table": "k3v9"}), hall=SimpleNamespace(find=found)
    )
    with pytest.raises(Refusal, match="too-large"):
        asyncio.run(api.moments(asking))
