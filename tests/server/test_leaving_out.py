"""Nobody begins without the words of somebody who is here, or has promised and may come back."""

from pathlib import Path

import pytest

from tests.server.conftest import Arrive
from tests.server.stage import OPEN, Guest, House, Json, wait_until
from tests.server.test_promises import ANN, BEN, pair

WITHOUT_BEN: list[Json] = [{"without": [1]}, {"without": [1], "anew": True}]


def test_nobody_leaves_out_somebody_who_is_here(arrive: Arrive) -> None:
    """Ann knows the secret and Ben's words, and would choose her own if his did not count."""
    ann, ben, table = pair(arrive)
    path = f"/api/tables/{table}"
    page = ben.page(table)
    ann.promise(table, seat0=ANN)
    assert ann.refused(f"{path}/start", WITHOUT_BEN[0])["code"] == "not-now", "he may promise yet"
    ben.promise(table, seat1=BEN)
    for wish in WITHOUT_BEN:
        assert ann.refused(f"{path}/start", wish)["code"] == "not-now"
    ann.post(f"{path}/start", {})
    ben.tell(table, seat1=BEN)
    for wish in WITHOUT_BEN:
        assert ann.refused(f"{path}/start", wish)["code"] == "not-now"
    assert ann.get(path)["attempt"] == 1
    page.close()
    wait_until(lambda: ann.get(path)["seats"][1]["away"])
    left = ann.post(f"{path}/start", WITHOUT_BEN[1])
    assert left["attempt"] == 2 and left["missing"] == [1]


def test_nobody_leaves_out_somebody_who_promised_and_is_gone_for_a_moment(tmp_path: Path) -> None:
    house = House(tmp_path, "--patience", "3600")
    ann, ben, table = pair(lambda name: Guest(house, name))
    path = f"/api/tables/{table}"
    page = ben.page(table)
    ann.promise(table, seat0=ANN)
    ben.promise(table, seat1=BEN)
    page.close()
    wait_until(lambda: not ann.get(path)["seats"][1]["present"])
    for wish in WITHOUT_BEN:
        assert ann.refused(f"{path}/start", wish)["code"] == "not-now"
    assert ann.post(f"{path}/start", {"anew": True})["attempt"] == 2
    for wish in WITHOUT_BEN:
        assert ann.refused(f"{path}/start", wish)["code"] == "not-now", "he had promised before"
    assert ben.post(f"{path}/start", WITHOUT_BEN[0])["missing"] == [1], "he may say so himself"
    for guest in (ann, ben):
        guest.close()
    house.stop()


@pytest.mark.parametrize("how", ["left out", "handed to a bot"])
def test_whoever_comes_back_before_all_are_asked_is_asked_too(arrive: Arrive, how: str) -> None:
    ann, cleo = arrive("Ann"), arrive("Cleo")
    ben = arrive("Ben")
    made = ann.make(ann.me(), OPEN, OPEN)
    table, path = made["id"], f"/api/tables/{made['id']}"
    for guest in (ben, cleo):
        guest.post(f"{path}/sit", {"invite": made["invite"], "name": guest.name})
    cleo.page(table)
    ann.promise(table, seat0=ANN)
    ben.promise(table, seat1=BEN)
    wait_until(lambda: ann.get(path)["seats"][1]["away"])
    if how == "left out":
        assert ann.post(f"{path}/start", {"without": [1]})["missing"] == [1]
    else:
        ann.post(f"{path}/hand", {"seat": 1, "bot": "greedy"})
        ann.post(f"{path}/start", {})
    ann.page(table)
    ben.page(table)
    asked = cleo.promise(table, seat2="quiet")  # it was she who was waited for
    assert asked["asked"] and all(seat["promise"] for seat in asked["seats"])


def test_whoever_was_left_out_and_promises_anew_is_waited_for(arrive: Arrive) -> None:
    ann, ben, table = pair(arrive, OPEN)
    path = f"/api/tables/{table}"
    cleo = arrive("Cleo")
    invite = ann.get(path)["invite"]
    cleo.post(f"{path}/sit", {"invite": invite, "name": "Cleo"})
    cleo.page(table)
    page = ann.page(table)
    ann.promise(table, seat0=ANN)
    assert ann.post(f"{path}/start", {"without": [1]})["missing"] == [1]
    assert ben.promise(table, seat1=BEN)["missing"] == []
    assert not cleo.promise(table, seat2="quiet")["asked"], "Ben is gone, but not left out"
    ben.page(table)
    while not page.table["asked"]:
        page.next()
    assert [seat["promise"] is None for seat in page.table["seats"]] == [False] * 3
