"""Strangers, other programs and broken rows: none takes anything from the people who play."""

import asyncio
import json
import sqlite3
import stat
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from alhambra.core.game import Game
from alhambra.server import connection as connecting
from alhambra.server.connection import Connection
from alhambra.server.database import sqlite_url
from alhambra.server.games import rules_of
from alhambra.server.hall import Hall
from alhambra.server.people import People
from alhambra.server.playing import AnyGame
from alhambra.server.refusal import Refusal
from alhambra.server.schema import ENTRIES
from alhambra.server.settings import Limits
from alhambra.server.store import Store, Write
from alhambra.server.table import Table
from alhambra.server.wishes import NewSeat, NewTable
from tests.patience import PATIENCE
from tests.server.conftest import Arrive
from tests.server.stage import BOT, GAMES, OPEN, PLAIN, Guest, House, wait_until
from tests.server.tables import Kept, begin_at, everything
from tests.server.test_hall import in_a_hall


@pytest.mark.parametrize("other", ['x={"a":1}', "x=a b", "a[b]=1", "é=1", "name", "lang=nl"])
def test_cookies_of_other_programs_leave_the_guest_alone(arrive: Arrive, other: str) -> None:
    ann = arrive()
    table = ann.make(ann.me(), BOT)
    cookie = f"{other}; {ann.cookie}".encode()
    ann.client.cookies.clear()
    answer = ann.client.get(f"/api/tables/{table['id']}", headers={b"Cookie": cookie})
    assert answer.json()["seats"][0]["mine"]
    assert "set-cookie" not in answer.headers


def test_two_servers_on_one_machine_know_their_own_guests() -> None:
    one, two = People("one key"), People("another key")
    both = "; ".join(
        people.cookie(guest, is_secure=False).partition(";")[0]
        for people, guest in ((one, "ann"), (two, "ben"))
    )
    assert (one.guest(both), two.guest(both)) == ("ann", "ben")


def test_watchers_never_keep_people_from_their_own_table(tmp_path: Path) -> None:
    house = House(tmp_path)
    try:
        _crowd(house)
    finally:
        house.stop()


def _crowd(house: House) -> None:
    """As many watchers as one table takes, then one more, and then somebody who sits there."""
    with ExitStack() as stack:
        ann = Guest(house)
        stack.callback(ann.close)
        table = ann.make(ann.me(), BOT)
        address = f"ws://{house.place}/api/tables/{table['id']}/socket"
        for number in range(Limits.watchers):
            if number % Limits.connections == 0:
                stranger = Guest(house, "Zoe")
                stack.callback(stranger.close)
            watching = stack.enter_context(_let_in(address, stranger.cookie))
            assert watching.recv(timeout=PATIENCE)
        zoe = Guest(house, "Zoe")
        stack.callback(zoe.close)
        with _let_in(address, zoe.cookie) as refused:
            with pytest.raises(ConnectionClosed) as ended:
                refused.recv(timeout=PATIENCE)
            assert ended.value.rcvd is not None and ended.value.rcvd.code == 4002
        with _let_in(address, ann.cookie) as page:
            seen = json.loads(page.recv(timeout=PATIENCE))
        assert seen["table"]["watchers"] == Limits.watchers


def _let_in(address: str, cookie: str) -> ClientConnection:
    """A connection, as soon as so many from one address may come."""
    found: list[ClientConnection] = []

    def is_let_in() -> bool:
        with suppress(InvalidStatus):
            found.append(connect(address, **PLAIN, additional_headers={"Cookie": cookie}))
        return bool(found)

    wait_until(is_let_in)
    return found[0]


@pytest.mark.parametrize("game", GAMES)
def test_what_was_taken_back_is_not_played_again(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    kept = Kept("ann", "bot", rules=rules_of(game, {}, 2))
    kept.start()
    while kept.mover() == "bot":
        kept.keep(kept.table.act_for(kept.table.mover or 0, _first(kept.table)))
    for _ in range(30):
        kept.act(_first(kept.table), "ann")
        kept.undo("ann")
    played: list[Any] = []
    made = Game._made

    def count(game: AnyGame, *arguments: Any) -> None:
        played.append(arguments)
        made(game, *arguments)

    monkeypatch.setattr(Game, "_made", count)
    again = Table(kept.making, kept.entries)
    assert everything(again) == everything(kept.table)
    assert len(played) == again.ply


def _first(table: Table) -> str:
    assert table.game is not None
    return str(table.game.legal_actions()[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_journal_that_grows_and_grows_takes_nothing_back_any_more(
    tmp_path: Path, game: str
) -> None:
    async def play(hall: Hall) -> str:
        wish = NewTable(game, [NewSeat("me"), NewSeat("here", name="Ben")])
        company = await hall.make(wish, "ann", "Ann")
        await begin_at(hall, company)
        table = company.table
        for _ in range(3):
            await hall.act(company, "ann", table.version, _first(table))
        with pytest.raises(Refusal) as refused:
            await hall.take_back(company, "ann", table.version)
        return refused.value.error.code

    assert in_a_hall(tmp_path, play, limits=Limits(entries=5)) == "too-many"


@pytest.mark.parametrize("game", GAMES)
def test_whoever_makes_a_table_sits_at_it(arrive: Arrive, game: str) -> None:
    ann = arrive()
    for seats in ([BOT, BOT], [OPEN, OPEN], [OPEN, BOT]):
        error = ann.refused("/api/tables", {"game": game, "seats": seats})
        assert error["code"] == "bad-request" and error["detail"].startswith("seats:")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_cannot_be_read_hides_no_other_and_hangs_nobody(
    tmp_path: Path, game: str
) -> None:
    house = House(tmp_path, "--no-limits")
    try:
        ann = Guest(house)
        broken, sound = (ann.make(ann.me(), BOT, game=game)["id"] for _ in range(2))
        house.stop()
        database = sqlite3.connect(tmp_path / "data" / "tables.sqlite")
        database.execute("UPDATE tables SET options = ? WHERE id = ?", ('{"players":"9"}', broken))
        database.commit()
        database.close()
        cookie = ann.cookie
        ann.close()
        house = House(tmp_path, "--no-limits")
        me = Guest(house)
        me.client.cookies.clear()
        found = me.client.get("/api/me", headers={"Cookie": cookie}).json()
        assert [table["id"] for table in found["tables"]] == [sound]
        me.close()
        address = f"ws://{house.place}/api/tables/{broken}/socket"
        with connect(address, **PLAIN) as socket, pytest.raises(ConnectionClosed) as ended:
            socket.recv(timeout=PATIENCE)
        assert ended.value.rcvd is not None and ended.value.rcvd.code == 1012
    finally:
        house.stop()


def test_a_row_that_cannot_be_written_stops_no_other(tmp_path: Path) -> None:
    async def write() -> list[Any]:
        store = Store(sqlite_url(tmp_path))
        store.start()
        try:
            texts = ["start", "\ud800", "start"]
            rows = [{"table_id": "t", "version": n, "text": text} for n, text in enumerate(texts)]
            waiting = [store.write(Write([(ENTRIES, row)])) for row in rows]
            found = await asyncio.gather(*waiting, return_exceptions=True)
            await store.write(Write([(ENTRIES, {"table_id": "t", "version": 9, "text": "start"})]))
            return found
        finally:
            store.close()

    first, second, third = asyncio.run(write())
    assert first is None and third is None and isinstance(second, Exception)


def test_the_database_is_for_its_owner_alone(arrive: Arrive, house: House) -> None:
    arrive()
    data = house.folder / "data"
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    for file in data.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name


def test_a_page_that_never_reads_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stuck:
        """A wire that takes nothing."""

        def __init__(self) -> None:
            self.is_cut = False

        def write(self, text: bytes) -> bool:
            return False

        def abort(self) -> None:
            self.is_cut = True

        def lend_ear(self, ear: Any) -> None:
            pass

    async def wait() -> tuple[bool, bool]:
        wire = Stuck()
        begun, forever = asyncio.Event(), asyncio.Event()

        async def send(_: Any) -> None:
            begun.set()
            await forever.wait()

        connection = Connection(send, "ann", Limits(sending=2 * PATIENCE), wire)
        sending = asyncio.create_task(connection.send_on())
        connection.push(json.dumps({"type": "pong"}).encode())
        await asyncio.wait_for(begun.wait(), PATIENCE)
        connection.check()
        early = wire.is_cut
        now = connecting._now
        monkeypatch.setattr(connecting, "_now", lambda: now() + 3 * PATIENCE)
        connection.check()
        sending.cancel()
        return early, wire.is_cut

    assert asyncio.run(wait()) == (False, True)


@pytest.mark.parametrize("name", ["Ben, the first", "somebody", " SomeBody"])
def test_a_name_that_is_none_is_refused_by_name(arrive: Arrive, name: str) -> None:
    ann = arrive()
    error = ann.refused("/api/me", {"name": name})
    assert error["code"] == "bad-request" and error["arguments"] == {"option": "name"}
