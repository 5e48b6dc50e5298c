"""Several servers over one database: everybody hears of everything, wherever they are connected."""

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from alhambra.server import bus
from alhambra.server.hall import Hall
from alhambra.server.schema import LEADS
from alhambra.server.store import Store
from tests.server.cluster import Cluster
from tests.server.stage import (
    BOT,
    HERE,
    OPEN,
    Guest,
    House,
    Page,
    begin_together,
    earnest,
    wait_until,
)
from tests.server.tables import begin_at
from tests.server.test_attic import in_halls
from tests.server.test_hall import ALONE, Listening, act

pytestmark = pytest.mark.xdist_group("postgresql")


@pytest.fixture(scope="module")
def houses(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[House]]:
    """Two servers over one database."""
    url, made = cluster.database(), []
    try:
        for name in ("one", "two"):
            folder = tmp_path_factory.mktemp(name)
            made.append(House(folder, "--no-limits", "--database", url))
        yield made
    finally:
        for house in made:
            house.stop()
    assert [house.said() for house in made] == ["", ""]


@pytest.fixture
def guests() -> Iterator[list[Guest]]:
    """Who leaves in the end."""
    made: list[Guest] = []
    yield made
    for guest in made:
        guest.close()


def at(guest: Guest, house: House, guests: list[Guest]) -> Guest:
    """The same guest, who asks another server."""
    other = Guest(house, guest.name)
    guests.append(other)
    other.client.cookies.clear()
    name, _, value = guest.cookie.partition("=")
    other.client.cookies.set(name, value, domain="127.0.0.1", path="/")
    return other


def is_led(url: str, table: str) -> bool:
    """Does some server play the bots of a table?"""
    store = Store(url)
    try:
        ask = LEADS.select().where(LEADS.c.table_id == table)
        return store.read_now(lambda connection: connection.execute(ask).first()) is not None
    finally:
        store.close()


def seats_of(page: Page, *facts: str) -> list[tuple[object, ...]]:
    return [tuple(seat[fact] for fact in facts) for seat in page.table["seats"]]


@pytest.mark.parametrize(("game", "most"), [("rollwrite", 10_000), ("palace", 60)])
def test_everybody_hears_of_everything_at_whichever_server(
    houses: list[House], guests: list[Guest], game: str, most: int
) -> None:
    draw = random.Random(5)
    ann, ben = Guest(houses[0], "Ann"), Guest(houses[1], "Ben")
    guests += [ann, ben]
    table = ann.make(ann.me(), OPEN, BOT, game=game)
    path = f"/api/tables/{table['id']}"
    first = ann.page(table["id"])
    seen = ben.post(f"{path}/sit", {"invite": table["invite"], "name": "Ben"})
    first.reach(seen["version"])
    assert [name for name, _ in seats_of(first, "name", "kind")][:2] == ["Ann", "Ben"]
    second = ben.page(table["id"])
    while seats_of(first, "present")[1] != (True,) or seats_of(second, "present")[0] != (True,):
        first.settle()
        second.settle()
        time.sleep(0.02)
    assert ann.refused(f"{path}/start", {"without": [1]})["code"] == "not-now"
    version = begin_together(table["id"], ann, ben)["version"]
    pages = [first, second]
    views: dict[int, object] = {}
    undone = said = 0
    while not (first.is_over and second.is_over):
        for page in pages:
            page.reach(version)
        version = max(page.version for page in pages)
        if first.version != second.version:
            continue
        for page in pages:
            view = {name: part for name, part in (page.view or {}).items() if name != "own"}
            assert views.setdefault(version, view) == view, "two servers tell different positions"
        mover = next((page for page in pages if page.choices), None)
        if mover is None:  # a bot's turn
            version += not first.is_over
            continue
        if said < 2:
            mover.say(type="say", phrase="thanks")
            heard = [page.hear("said")["phrase"] for page in pages]
            assert heard == ["thanks", "thanks"]
            said += 1
        if mover.undo == "step" and undone < 3:
            undone += 1
            assert mover.take_back()["type"] == "update"
        else:
            assert mover.act(earnest(mover.choices or [], draw))["type"] != "refused"
        version = mover.version
        if version > most:  # the board game is long
            return
    assert first.story == second.story
    assert first.table["secret"] == second.table["secret"] is not None
    results = [guest.get("/api/me/games")["games"][0]["table"] for guest in (ann, ben)]
    assert results == [table["id"]] * 2
    following = [guest.post(f"{path}/again")["id"] for guest in (ben, ann)]
    assert following[0] == following[1]
    assert [page.hear("again")["table"] for page in pages] == following


def test_of_two_who_act_at_once_one_is_accepted_and_the_other_sees_it(
    houses: list[House], guests: list[Guest]
) -> None:
    draw = random.Random(3)
    ann = Guest(houses[0], "Ann")
    guests.append(ann)
    table = ann.make(ann.me(), HERE)
    ann.start(table["id"])
    both = [ann.page(table["id"]), at(ann, houses[1], guests).page(table["id"])]
    for _ in range(40):
        if any(page.is_over for page in both):
            break
        version = both[0].version
        for page in draw.sample(both, 2):
            action = earnest(page.choices or [], draw)
            page.say(type="act", version=version, action=action)
        for page in both:
            page.reach(version + 1)
            page.settle()
            assert page.version == version + 1
        heard = [one for page in both for one in page.heard if one["type"] == "refused"]
        assert [one["error"]["code"] for one in heard] == ["stale"]
        for page in both:
            page.heard.clear()
        assert both[0].view == both[1].view and both[0].story == both[1].story


def test_the_tables_of_a_server_that_dies_play_on(
    cluster: Cluster, tmp_path: Path, guests: list[Guest]
) -> None:
    """The bots of the first server take their time; where it dies, the second plays them."""
    url, houses = cluster.database(), []
    for name, pace in (("one", "3600"), ("two", "0")):
        (tmp_path / name).mkdir()
        options = ("--no-limits", "--database", url, "--pace", pace)
        houses.append(House(tmp_path / name, *options))
    ann = Guest(houses[0], "Ann")
    table = ann.make(ann.me(), *[BOT] * 4)
    ann.start(table["id"])
    first = ann.page(table["id"])
    while first.choices:
        first.act(first.choices[0]["action"])
    wait_until(lambda: is_led(url, table["id"]))
    page = at(ann, houses[1], guests).page(table["id"])
    houses[0].kill()
    while not page.choices:
        page.next()
    assert page.version > first.version
    ben = Guest(houses[1], "Ben")
    guests += [ann, ben]
    wait_until(lambda: not ben.get_table(table["id"])["watchers"])
    page.close()
    houses[1].stop()
    assert houses[1].said() == ""


@pytest.fixture
def lasting(monkeypatch: pytest.MonkeyPatch) -> None:
    """No worker counts as dead, so that nobody reads everything anew."""
    monkeypatch.setattr(bus, "LEASE", 1e9)
    monkeypatch.setattr(bus, "ALIVE", "true")


@pytest.mark.usefixtures("lasting")
def test_all_tables_of_somebody_are_compared_with_the_store_at_once(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look(one: Hall, other: Hall) -> None:
        made = [await one.make(ALONE, "ann", "Ann") for _ in range(4)]
        tables = [company.table.making.id for company in made]
        known = [await other.find(table) for table in tables]
        for company in made[:3]:
            await begin_at(one, company)
            await act(one, company)
        questions: list[object] = []
        ask = other.archive.store.read

        def counted(question: Any) -> Any:
            questions.append(question)
            return ask(question)

        monkeypatch.setattr(other.archive.store, "read", counted)
        assert other.sharing is not None
        await other.sharing.freshen(tables)
        for table in tables:
            await other.find(table, is_fresh=True)
        assert len(questions) == 1
        assert [company.table.version for company in known] == [
            company.table.version for company in made
        ]

    in_halls(cluster.database(), look, count=2)


@pytest.mark.usefixtures("lasting")
def test_whoever_comes_while_something_is_accepted_elsewhere_hears_of_it(cluster: Cluster) -> None:
    async def look(one: Hall, other: Hall) -> None:
        made = await one.make(ALONE, "ann", "Ann")
        table = made.table.making.id
        await begin_at(one, made)
        there = await other.find(table)
        await act(one, made)
        assert other.sharing is not None
        while table not in other.sharing._missed:
            await asyncio.sleep(0.01)
        assert there.table.version < made.table.version
        there.join(Listening())
        other.show(there)
        while there.table.version < made.table.version:
            await asyncio.sleep(0.01)

    in_halls(cluster.database(), look, count=2)
