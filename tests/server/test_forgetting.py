"""Whoever asks to be forgotten is: neither guest nor name is anywhere, and the others play on."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from alhambra.cli import main as program
from alhambra.server.folder import DATABASE, findings
from alhambra.server.store import Store
from tests.patience import PATIENCE
from tests.server.cluster import Cluster
from tests.server.conftest import Arrive
from tests.server.stage import BOT, HERE, OPEN, Guest, House, Page, wait_until
from tests.server.test_attic import LONG_AGO
from tests.server.test_erasing import NAME, holding, rows_of
from tests.server.test_sharing import at
from tests.server.test_sockets_play import play_on

CODE_TO_COME_BACK = 1012


def id_of(guest: Guest) -> str:
    """By what the server knows somebody."""
    return guest.cookie.partition("=")[2].partition(".")[0]


def naming(url: str, *traces: str) -> list[str]:
    """The rows of a database in which something stands."""
    store = Store(url)
    try:
        rows = store.read_now(rows_of)
    finally:
        store.close()
    return [row for row in rows if any(trace in row for trace in traces)]


def joined(ann: Guest, ben: Guest) -> str:
    """A table of two people and a bot, which begins with the words of both."""
    table = ann.make(ann.me(), OPEN, BOT)
    ben.post(f"/api/tables/{table['id']}/sit", {"invite": table["invite"], "name": ben.name})
    name: str = table["id"]
    pages = [ann.page(name), ben.page(name)]
    ann.promise(name, seat0="4a1f harbour")
    ben.promise(name, seat1="77c0 quay")
    ann.post(f"/api/tables/{name}/start", {})
    ann.tell(name, seat0="4a1f harbour")
    ben.tell(name, seat1="77c0 quay")
    for page in pages:
        page.close()
    return name


def back(guest: Guest, house: House) -> Guest:
    """The same guest at the server that was started again."""
    other = at(guest, house, [])
    guest.client.close()
    return other


def test_nothing_of_whoever_is_forgotten_is_left_and_the_others_play_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = House(tmp_path, "--no-limits")
    ann, ben = Guest(house, NAME), Guest(house, "Ben")
    over, packed, running = (joined(ann, ben) for _ in range(3))
    for table, plies in ((over, 10_000), (packed, 5), (running, 5)):
        play_on(ann.page(table), ben.page(table), plies=plies)
    gathering = ann.make(ann.me(), {**HERE, "name": f"{NAME} II"}, OPEN)["id"]
    ann.close()
    ben.close()
    house.stop()
    file = tmp_path / "data" / DATABASE
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE tables SET seen = ? WHERE id = ?", (LONG_AGO, packed))
        database.commit()
    house = House(tmp_path, "--no-limits", "--put-away", "30")
    ann, ben = back(ann, house), back(ben, house)

    def packed_count() -> int:
        with closing(sqlite3.connect(file, timeout=PATIENCE)) as database:
            (found,) = database.execute("SELECT count(*) FROM attic").fetchone()
        return int(found)

    wait_until(packed_count)
    own, theirs, old = ann.page(running), ben.page(running), ann.cookie
    sealed = ben.client.get(f"/api/tables/{over}/record").text
    guest, data = id_of(ann), tmp_path / "data"
    assert naming(f"sqlite:///{file}", guest) and naming(f"sqlite:///{file}", NAME)
    assert holding(data, guest) and holding(data, NAME)

    assert ann.post("/api/me/forget") == {"name": "", "tables": [], "pages": 1}
    assert own.closed() == CODE_TO_COME_BACK
    wait_until(lambda: not holding(data, guest, NAME, guest[:12]))
    assert naming(f"sqlite:///{file}", guest, NAME) == []

    assert ann.cookie != old and id_of(ann) != guest
    assert ann.get("/api/me") == {"name": "", "tables": [], "pages": 1}
    assert ann.get("/api/me/games")["games"] == []
    for table in (over, packed, running, gathering):
        seats = ann.get_table(table)["seats"]
        assert not any(seat["mine"] for seat in seats)
        assert {seat["name"] for seat in seats} <= {"somebody", "Ben", "greedy", ""}
    assert [seat["name"] for seat in ben.get_table(running)["seats"]] == [
        "somebody",
        "Ben",
        "greedy",
    ]
    assert [one["names"][0] for one in ben.get("/api/me")["tables"]] == ["somebody"] * 3

    while theirs.table["seats"][0]["name"] != "somebody" or not theirs.table["seats"][0]["away"]:
        theirs.next()
    assert theirs.table["seats"][1]["mine"]
    handed = ben.post(f"/api/tables/{running}/hand", {"seat": 0, "bot": "greedy"})
    theirs.reach(handed["version"])
    play_on(theirs)
    assert ben.get_table(running)["status"] == "over"
    for table in (over, running):
        record = ben.client.get(f"/api/tables/{table}/record").text
        assert "\nseats: somebody, Ben, greedy\n" in record
        path = tmp_path / "game.alhambra"
        path.write_text(record)
        assert program.main(["verify", str(path)]) == 0
        capsys.readouterr()
    assert sealed.replace(NAME, "somebody") == ben.client.get(f"/api/tables/{over}/record").text
    assert program.main(["replay", str(path), "--plain", "--language", "nl"]) == 0
    assert "Iemand" in capsys.readouterr().out
    following = ben.post(f"/api/tables/{over}/again")
    assert [seat["kind"] for seat in following["seats"]] == ["open", "person", "bot"]
    ann.close()
    ben.close()
    house.stop()
    assert house.said() == "" and list(findings(file)) == []


def test_a_seat_on_two_devices_stays_with_the_other_and_links_lead_to_nobody(
    arrive: Arrive,
) -> None:
    ann, phone, ben = arrive(NAME), arrive(NAME), arrive("Ben")
    table = ann.make(ann.me(), {**HERE, "name": "Ada"}, OPEN)
    path = f"/api/tables/{table['id']}"
    ben.post(f"{path}/sit", {"invite": table["invite"], "name": "Ben"})
    links = ann.get(f"{path}/link")
    phone.post(f"{path}/hold", {"token": links["0"]})
    ann.post("/api/me/forget")
    seats = phone.get_table(table["id"])["seats"]
    assert [seat["name"] for seat in seats] == ["somebody", "somebody", "Ben"]
    assert [seat["mine"] for seat in seats] == [True, False, False]
    assert phone.refused(f"{path}/hold", {"token": links["1"]})["code"] == "not-yours"
    phone.post("/api/me/forget")
    assert [seat["mine"] for seat in phone.get_table(table["id"])["seats"]] == [False] * 3
    assert [seat["mine"] for seat in ben.get_table(table["id"])["seats"]] == [False, False, True]


def test_a_page_of_whoever_is_forgotten_comes_back_as_somebody_new(arrive: Arrive) -> None:
    ann, ben = arrive(NAME), arrive("Ben")
    theirs = ben.make(ben.me(), BOT)["id"]
    watching = ann.page(theirs)
    ann.post("/api/me", {"name": NAME})
    ann.post("/api/me/forget")
    assert watching.closed() == CODE_TO_COME_BACK
    again = ann.page(theirs)
    while again.table["watchers"] != 1:
        again.next()


# -- several workers -------------------------------------------------------------------------------


@pytest.mark.xdist_group("postgresql")
def test_another_worker_forgets_too(cluster: Cluster, tmp_path: Path) -> None:
    address, houses = cluster.database(), []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        houses.append(House(tmp_path / name, "--no-limits", "--database", address))
    ann, ben = Guest(houses[0], NAME), Guest(houses[1], "Ben")
    made = ann.make(ann.me(), OPEN, BOT)
    table, guest = made["id"], id_of(ann)
    ben.post(f"/api/tables/{table}/sit", {"invite": made["invite"], "name": "Ben"})
    ann.start(table)
    elsewhere = at(ann, houses[1], [])
    pages: list[Page] = [ann.page(table), elsewhere.page(table)]
    theirs = ben.page(table)
    wait_until(lambda: len(naming(address, f"'{table}', '{guest}'")) >= 2)  # at both, present
    ann.post("/api/me/forget")
    assert [page.closed() for page in pages] == [CODE_TO_COME_BACK] * 2
    while theirs.table["seats"][0]["name"] != "somebody":
        theirs.next()
    wait_until(lambda: naming(address, guest, NAME) == [])
    handed = ben.post(f"/api/tables/{table}/hand", {"seat": 0, "bot": "greedy"})
    theirs.reach(handed["version"])
    play_on(theirs)
    assert ben.get_table(table)["status"] == "over"
    assert naming(address, guest, NAME) == []
    for guest_there in (ann, ben, elsewhere):
        guest_there.close()
    for house in houses:
        house.stop()
        assert house.said() == ""
