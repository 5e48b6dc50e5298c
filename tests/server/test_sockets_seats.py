"""Who may sit, act, hand over and come back at a table, over real sockets."""

import pytest

from tests.server.conftest import Arrive
from tests.server.stage import BOT, OPEN, Guest, Page, promises, wait_until
from tests.server.test_sockets_play import mover_of, pair, play_on


def alone(arrive: Arrive, *more: object, **options: str) -> tuple[Guest, Page]:
    """One person at a table with bots, whose game has begun."""
    ann = arrive("Ann")
    table = ann.make(ann.me(), *more, **options)  # type: ignore[arg-type]
    ann.post(f"/api/tables/{table['id']}/start")
    return ann, ann.page(table["id"])


def to_my_turn(page: Page) -> None:
    """Hear until I am to move."""
    while not page.choices:
        page.next()


# -- sitting down ----------------------------------------------------------------------------------


def test_a_seat_is_taken_only_with_an_invitation(arrive: Arrive) -> None:
    ann, ben = arrive("Ann"), arrive("Ben")
    table = ann.make(ann.me(), OPEN)
    path = f"/api/tables/{table['id']}"
    assert ben.get(path)["invite"] is None
    for wrong in ("", "x", table["invite"][:-1], table["invite"].upper()):
        assert ben.refused(f"{path}/sit", {"invite": wrong, "name": "Ben"})["code"] == "not-yours"
    other = ben.make(ben.me(), OPEN)
    wish = {"invite": other["invite"], "name": "Ben"}
    assert ben.refused(f"{path}/sit", wish)["code"] == "not-yours"
    seen = ben.post(f"{path}/sit", {"invite": table["invite"], "name": "Ben"})
    assert [seat["mine"] for seat in seen["seats"]] == [False, True]
    assert seen["invite"] is None and not seen["host"]
    assert arrive("Cleo").refused(f"{path}/sit", {"invite": table["invite"], "name": "Cleo"})[
        "code"
    ] == ("not-now")


def test_a_seat_may_be_chosen_and_everybody_hears_who_sits_there(arrive: Arrive) -> None:
    ann, ben = arrive("Ann"), arrive("Ben")
    table = ann.make(ann.me(), OPEN, OPEN)
    path = f"/api/tables/{table['id']}"
    page = ann.page(table["id"])
    assert page.view is None and page.choices is None
    wish = {"invite": table["invite"], "name": "Ben", "seat": 2}
    ben.post(f"{path}/sit", wish)
    heard = page.hear("table")
    assert heard["story"] is None or heard["story"] == []
    assert [seat["name"] for seat in heard["table"]["seats"]] == ["Ann", "", "Ben"]
    assert [seat["kind"] for seat in heard["table"]["seats"]] == ["person", "open", "person"]
    assert heard["table"]["version"] == table["version"] + 1
    wish["seat"] = 0
    assert ben.refused(f"{path}/sit", wish)["code"] == "not-now"
    assert ann.refused(f"{path}/start")["code"] == "not-now"


def test_a_game_is_begun_once_and_only_by_who_sits_there(arrive: Arrive) -> None:
    ann, ben = arrive("Ann"), arrive("Ben")
    table = ann.make(ann.me(), BOT)
    path = f"/api/tables/{table['id']}"
    assert ben.refused(f"{path}/start")["code"] == "not-yours"
    assert ann.client.get(f"{path}/record").status_code == 409
    assert ann.post(f"{path}/start")["status"] == "playing"
    assert ann.refused(f"{path}/start")["code"] == "not-now"
    late = promises(table, {"seat0": "late"})
    assert ann.refused(f"{path}/promise", late)["code"] == "not-now"


# -- acting ----------------------------------------------------------------------------------------


def test_who_watches_sees_everything_and_cannot_act(arrive: Arrive) -> None:
    ann, ben, table = pair(arrive)
    pages = [ann.page(table), ben.page(table)]
    for cookie in (arrive("Cleo").cookie, None, "guest=forged.signature"):
        watcher = Page(ann.house, table, cookie)
        mover = mover_of(*pages)
        assert watcher.view == mover.view and watcher.story == mover.story
        assert watcher.choices is None and watcher.undo is None
        assert not any(seat["mine"] for seat in watcher.table["seats"])
        assert mover.choices is not None
        action = mover.choices[0]["action"]
        assert watcher.act(action)["error"]["code"] == "not-yours"
        assert watcher.take_back()["error"]["code"] == "not-now"
        mover.act(action)
        watcher.reach(mover.version)
        assert watcher.view == mover.view and watcher.choices is None
        watcher.close()


def test_nobody_acts_for_a_seat_of_somebody_else(arrive: Arrive) -> None:
    ann, ben, table = pair(arrive)
    pages = [ann.page(table), ben.page(table)]
    for _ in range(4):
        mover = mover_of(*pages)
        other = pages[1] if mover is pages[0] else pages[0]
        assert mover.choices is not None
        assert other.choices is None
        before = (mover.version, mover.ply)
        refused = other.act(mover.choices[0]["action"])
        assert refused["error"]["code"] == "refused"
        mover.settle()
        assert (mover.version, mover.ply) == before
        mover.act(mover.choices[0]["action"])
        other.reach(mover.version)


def test_two_people_at_one_screen_play_both_seats(arrive: Arrive) -> None:
    ann = arrive("Ann")
    table = ann.make(ann.me(), {"kind": "here", "name": "Ben"}, BOT)
    assert [seat["mine"] for seat in table["seats"]] == [True, True, False]
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Ben", "greedy"]
    ann.post(f"/api/tables/{table['id']}/start")
    page = ann.page(table["id"])
    movers = set()
    while not page.is_over:
        if not page.choices:
            page.next()
            continue
        assert page.view is not None
        movers.add(page.view["mover"])
        assert page.undo != "decision"
        page.act(page.choices[0]["action"])
    assert movers == {0, 1}


def test_a_personal_link_carries_a_seat_to_another_device(arrive: Arrive) -> None:
    ann, ben, table = pair(arrive)
    path = f"/api/tables/{table}"
    tokens = ann.get(f"{path}/link")
    assert list(tokens) == ["0"] and list(ben.get(f"{path}/link")) == ["1"]
    phone = arrive("Phone")
    assert phone.get(f"{path}/link") == {}
    seen = phone.post(f"{path}/hold", {"token": tokens["0"]})
    assert [seat["mine"] for seat in seen["seats"]] == [True, False]
    again = phone.post(f"{path}/hold", {"token": tokens["0"]})
    assert again["version"] == seen["version"]
    pages = [phone.page(table), ben.page(table)]
    play_on(*pages, plies=6)
    assert [mine["id"] for mine in phone.get("/api/me")["tables"]] == [table]
    other = arrive("Other")
    for wrong in ("", "x.y", tokens["0"] + "x", tokens["0"].replace(".0.", ".1.")):
        assert other.refused(f"{path}/hold", {"token": wrong})["code"] == "not-yours"
    elsewhere = other.make(other.me(), BOT)["id"]
    token = other.get(f"/api/tables/{elsewhere}/link")["0"]
    assert other.refused(f"{path}/hold", {"token": token})["code"] == "not-yours"


# -- taking back -----------------------------------------------------------------------------------


def test_steps_are_taken_back_until_a_die_is_rolled(arrive: Arrive) -> None:
    ann, ben, table = pair(arrive)
    pages = [ann.page(table), ben.page(table)]
    mover = mover_of(*pages)
    other = pages[1] if mover is pages[0] else pages[0]
    assert mover.choices is not None and mover.undo is None
    assert mover.take_back()["error"]["code"] == "not-now"
    before, ply, story, version = mover.view, mover.ply, list(mover.story), mover.version
    change = next(choice for choice in mover.choices if choice["kind"] == "change")
    mover.act(change["action"])
    assert mover.undo == "step" and mover.ply == ply + 1
    heard = mover.take_back()
    assert heard["back"] == ply and heard["events"] == []
    assert (mover.view, mover.ply, mover.story, mover.undo) == (before, ply, story, None)
    other.reach(mover.version)
    assert (other.view, other.story, other.undo) == (before, story, None)
    assert mover.version == other.version == version + 2


def test_one_person_among_bots_takes_back_a_decision_and_meets_the_same_dice(
    arrive: Arrive,
) -> None:
    _, page = alone(arrive, BOT, BOT)
    to_my_turn(page)
    taken_back = set()
    for _ in range(8):
        ply, view = page.ply, page.view
        assert page.choices is not None
        rank = ["construct", "done", "keep", "gain", "second", "change"]
        action = min(page.choices, key=lambda choice: rank.index(choice["kind"]))["action"]
        page.act(action)
        to_my_turn(page)
        after = (page.view, page.ply, page.story[:])
        taken_back.add(page.undo)
        heard = page.take_back()
        assert heard["back"] == page.ply == ply and heard["events"] == []
        assert page.view == view
        page.act(action)
        to_my_turn(page)
        assert (page.view, page.ply, page.story) == after
    assert "decision" in taken_back and None not in taken_back


def test_two_people_take_back_no_decision(arrive: Arrive) -> None:
    ann, ben, table = pair(arrive, BOT)
    pages = [ann.page(table), ben.page(table)]
    for _ in range(30):
        mover = mover_of(*pages)
        assert mover.choices is not None
        assert mover.undo in (None, "step")
        mover.act(mover.choices[-1]["action"])
        for page in pages:
            page.reach(mover.version)
            page.settle()


# -- coming, going and being stood in for ---------------------------------------------------------


def test_everybody_hears_who_comes_and_goes(arrive: Arrive) -> None:
    ann, ben, table = pair(arrive)
    page = ann.page(table)
    assert [seat["present"] for seat in page.table["seats"]] != [True, True]
    other = ben.page(table)
    while not all(seat["present"] for seat in page.table["seats"]):
        page.hear("presence")
    watcher = arrive("Cleo").page(table)
    while page.table["watchers"] != 1:
        page.hear("presence")
    watcher.close()
    while page.table["watchers"]:
        page.hear("presence")
    other.close()
    while page.table["seats"][1]["present"]:
        page.hear("presence")
    while not page.table["seats"][1]["away"]:
        page.hear("presence")
    ben.page(table)
    while not page.table["seats"][1]["present"]:
        page.hear("presence")
    assert not page.table["seats"][1]["away"]


def test_an_absent_persons_seat_is_handed_to_a_bot_and_given_back(arrive: Arrive) -> None:
    ann, ben, table = pair(arrive)
    path = f"/api/tables/{table}"
    page, other = ann.page(table), ben.page(table)
    hand = {"seat": 1, "bot": "greedy"}
    assert ann.refused(f"{path}/hand", hand)["code"] == "not-now"
    other.close()
    wait_until(lambda: ann.get(path)["seats"][1]["away"])
    assert arrive("Cleo").refused(f"{path}/hand", hand)["code"] == "not-yours"
    assert ann.refused(f"{path}/hand", {"seat": 1, "bot": "nobody"})["code"] == "bad-request"
    assert ann.refused(f"{path}/hand", {"seat": 4, "bot": "greedy"})["code"] == "bad-request"
    seat = ann.post(f"{path}/hand", hand)["seats"][1]
    assert (seat["kind"], seat["name"], seat["bot"]) == ("person", "Ben", "greedy")
    assert seat["handed"]
    assert ann.refused(f"{path}/hand", hand)["code"] == "not-now"
    for _ in range(5):
        to_my_turn(page)
        assert page.choices is not None
        page.act(page.choices[0]["action"])
    to_my_turn(page)
    back = ben.page(table)
    assert back.choices is None
    assert back.act("gain")["error"]["code"] == "not-yours"
    seat = ben.post(f"{path}/return", {"seat": 1})["seats"][1]
    assert not seat["handed"] and seat["bot"] is None
    assert ben.refused(f"{path}/return", {"seat": 1})["code"] == "not-now"
    assert ben.refused(f"{path}/return", {"seat": 5})["code"] == "not-now"
    page.settle()
    back.settle()
    play_on(page, back)
    assert page.is_over and back.view == page.view


def test_open_seats_are_given_to_bots_before_the_start(arrive: Arrive) -> None:
    ann = arrive("Ann")
    table = ann.make(ann.me(), OPEN, OPEN)
    path = f"/api/tables/{table['id']}"
    ann.post(f"{path}/hand", {"seat": 1, "bot": "uniform"})
    seen = ann.post(f"{path}/hand", {"seat": 2, "bot": "greedy"})
    assert [seat["kind"] for seat in seen["seats"]] == ["person", "bot", "bot"]
    assert seen["invite"] is None
    assert ann.refused(f"{path}/return", {"seat": 1})["code"] == "not-now"
    assert ann.post(f"{path}/start")["status"] == "playing"


def test_everybody_who_plays_again_comes_to_the_same_table(arrive: Arrive) -> None:
    ann, ben, table = pair(arrive, BOT)
    path = f"/api/tables/{table}"
    phone = arrive("Phone")
    phone.post(f"{path}/hold", {"token": ben.get(f"{path}/link")["1"]})
    pages = [ann.page(table), ben.page(table)]
    assert ann.refused(f"{path}/again")["code"] == "not-now"
    play_on(*pages)
    assert arrive("Cleo").refused(f"{path}/again")["code"] == "not-yours"
    following = ann.post(f"{path}/again")
    assert following["id"] != table and following["status"] == "gathering"
    assert following["commitment"] != pages[0].table["commitment"]
    assert [seat["name"] for seat in following["seats"]] == ["Ann", "Ben", "greedy"]
    for guest in (ben, phone):
        seen = guest.post(f"{path}/again")
        assert seen["id"] == following["id"]
        assert [seat["mine"] for seat in seen["seats"]] == [False, True, False]
    while pages[1].table["again"] is None:
        pages[1].next()
    assert pages[1].table["again"] == following["id"]
    assert pages[1].hear("again") == {"type": "again", "table": following["id"]}
    assert ben.start(following["id"])["status"] == "playing"


def test_my_tables_say_where_it_is_my_turn(arrive: Arrive) -> None:
    ann, ben, table = pair(arrive)
    pages = [ann.page(table), ben.page(table)]
    for _ in range(3):
        mover = mover_of(*pages)
        turns = [guest.get("/api/me")["tables"][0]["turn"] for guest in (ann, ben)]
        assert turns == [mover is pages[0], mover is pages[1]]
        assert mover.choices is not None
        mover.act(mover.choices[0]["action"])
        for page in pages:
            page.reach(mover.version)
    mine = ann.get("/api/me")["tables"][0]
    assert (mine["id"], mine["names"], mine["status"]) == (table, ["Ann", "Ben"], "playing")
    assert mine["mine"] and mine["ply"] == pages[0].ply


def test_a_replay_shows_every_moment_of_a_table(arrive: Arrive) -> None:
    ann, page = alone(arrive, BOT)
    play_on(page, plies=12)
    to_my_turn(page)
    path = f"/api/tables/{page.table['id']}/plies"
    story = ann.get(path)
    assert story["plies"] == page.ply
    assert story["story"] == page.story and story["names"] == ["Ann", "greedy"]
    assert not story["over"]
    assert ann.get(f"{path}/{page.ply}") == {"ply": page.ply, "view": page.view}
    assert ann.get(f"{path}/0")["view"]["round"] == 0
    assert ann.client.get(f"{path}/{page.ply + 1}").status_code == 404


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_tables_of_bots_and_one_person_are_for_one_to_five(arrive: Arrive, seats: int) -> None:
    _, page = alone(arrive, *[BOT] * (seats - 1))
    to_my_turn(page)
    assert page.view is not None
    assert len([row for row in page.view["rows"] if not row["virtual"]]) == seats
