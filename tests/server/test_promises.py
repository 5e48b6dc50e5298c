"""Words for the dice are promised by all before any are told, whoever knows the secret."""

import random
from pathlib import Path

import httpx
import pytest

from alhambra.core.fair import FairDealer, luck_text
from alhambra.core.promise import promise_of, seal_of
from alhambra.core.record import Record
from alhambra.server.journal import Fact
from alhambra.server.promises import called
from alhambra.server.table import Table
from tests.patience import PATIENCE
from tests.server.conftest import Arrive
from tests.server.stage import (
    BOT,
    HERE,
    OPEN,
    Guest,
    House,
    Json,
    promises,
    wait_until,
)
from tests.server.tables import ID, SECRET, Kept, everything
from tests.server.test_sockets_play import play_on

ANN, BEN = "8f3a51 harbour", "c04e77 quay"


def pair(arrive: Arrive, *more: Json) -> tuple[Guest, Guest, str]:
    """Two people, perhaps with bots, before the start."""
    ann, ben = arrive("Ann"), arrive("Ben")
    table = ann.make(ann.me(), OPEN, *more)
    wish = {"invite": table["invite"], "name": "Ben"}
    ben.post(f"/api/tables/{table['id']}/sit", wish)
    return ann, ben, table["id"]


def told(seat: int, words: str) -> Json:
    """The body that tells words."""
    return {"words": [{"seat": seat, "words": words}]}


def lucks(table: Json) -> list[str]:
    """Where everybody's words stand."""
    return [seat["luck"] for seat in table["seats"]]


def test_words_are_told_when_all_have_promised_and_then_the_game_begins(arrive: Arrive) -> None:
    ann, ben, table = pair(arrive, BOT)
    path = f"/api/tables/{table}"
    pages = [ann.page(table), ben.page(table)]
    assert lucks(ann.promise(table, seat0=ANN)) == ["mine", "none", "none"]
    assert ann.refused(f"{path}/words", told(0, ANN))["code"] == "not-now"
    assert lucks(ben.promise(table, seat1="weak")) == ["promised", "mine", "none"]
    ben.promise(table, seat1=BEN)  # another one, as long as nobody is asked
    seen = ann.post(f"{path}/start", {})
    assert seen["called"] and seen["asked"] and seen["status"] == "gathering"
    late = promises(seen, {"seat0": "late"})
    assert ann.refused(f"{path}/promise", late)["code"] == "not-now"
    assert ann.post(f"{path}/start", late)["version"] == seen["version"]
    ben.tell(table, seat1=BEN)
    assert ben.get(path)["luck"] == "" and lucks(ann.get(path))[:2] == ["mine", "told"]
    begun = ann.tell(table, seat0=ANN)
    assert begun["status"] == "playing" and begun["luck"] == f"0 {ANN}, 1 {BEN}"
    assert begun["missing"] == [] and begun["attempt"] == 1
    assert ann.refused(f"{path}/words", told(0, ANN))["code"] == "not-now"
    play_on(*pages)
    record = Record.parse(ann.client.get(f"{path}/record").text)
    assert record.fair is not None and record.fair.broken_promises() == []
    assert record.fair.seal == seal_of(
        table, 1, commitment=begun["commitment"], promises=record.fair.promises, missing=""
    )
    assert record.fair.promises == ", ".join(
        f"{n} {begun['seats'][n]['promise']}" for n in range(2)
    )


def test_a_host_who_knows_the_secret_cannot_try_words_until_the_dice_suit(arrive: Arrive) -> None:
    """Ann runs the server: she reads its secret, and waits for Ben's words before her own."""
    ann, ben, table = pair(arrive)
    path = f"/api/tables/{table}"
    ben.page(table)
    ann.promise(table, seat0=ANN)
    ben.promise(table, seat1=BEN)
    seen = ann.post(f"{path}/start", {})
    seals = [one["promise"] for one in seen["seats"]]
    ben.tell(table, seat1=BEN)

    def first_dice(words: str) -> list[int]:
        dealer = FairDealer(SECRET, table, luck_text({0: words, 1: BEN}))
        return [dealer.draw(ply, 6) + 1 for ply in range(1, 4)]

    suits = next(str(n) for n in range(20_000) if first_dice(str(n)) == [6, 6, 6])
    assert ann.refused(f"{path}/words", told(0, suits))["code"] == "refused"
    for trick in (
        ("/promise", promises(seen, {"seat0": suits})),
        ("/words", told(1, suits)),
        ("/words", {"words": [{"seat": 0, "words": suits}, {"seat": 0, "words": ANN}]}),
    ):
        assert "code" in ann.refused(f"{path}{trick[0]}", trick[1])
    now = ann.get(path)
    assert [one["promise"] for one in now["seats"]] == seals and now["asked"]
    assert ann.tell(table, seat0=ANN)["luck"] == f"0 {ANN}, 1 {BEN}"


def test_an_attempt_anew_wants_other_words_of_everybody_and_is_counted(arrive: Arrive) -> None:
    ann, ben, table = pair(arrive)
    path = f"/api/tables/{table}"
    for guest in (ann, ben):
        guest.page(table)
    ann.promise(table, seat0=ANN)
    ben.promise(table, seat1=BEN)
    ann.post(f"{path}/start", {})
    ben.tell(table, seat1=BEN)  # and Ann, who does not like the dice, holds hers back
    again = ann.post(f"{path}/start", {"anew": True})
    assert again["attempt"] == 2 and not again["asked"] and lucks(again) == ["none", "none"]
    ann.promise(table, seat0=ANN)
    old = {"seat": 1, "promise": promise_of(table, 1, seat=1, words=BEN)}
    assert ben.post(f"{path}/promise", {"promises": [old]})["asked"]
    assert ben.refused(f"{path}/words", told(1, BEN))["code"] == "refused"
    assert ann.post(f"{path}/start", {"anew": True})["attempt"] == 3
    ann.promise(table, seat0=ANN)
    assert ben.promise(table, seat1=BEN)["asked"]
    ann.tell(table, seat0=ANN)
    begun = ben.tell(table, seat1=BEN)
    assert begun["status"] == "playing" and begun["attempt"] == 3
    assert "\nattempt: 3\n" in ann.client.get(f"{path}/record").text


def test_somebody_absent_is_waited_for_or_left_out_and_the_record_says_so(arrive: Arrive) -> None:
    ann, ben, table = pair(arrive)
    path = f"/api/tables/{table}"
    watching = ann.page(table)
    ann.promise(table, seat0=ANN)
    seen = ann.post(f"{path}/start", {})
    assert seen["called"] and not seen["asked"] and lucks(seen) == ["mine", "none"]
    ben.promise(table, seat1=BEN)  # now he is here, for a moment
    assert ann.get(path)["asked"]
    other, cleo, second = pair(arrive)
    other.promise(second, seat0=ANN)
    cleo.promise(second, seat1=BEN)
    path = f"/api/tables/{second}"
    waiting = other.post(f"{path}/start", {})
    assert waiting["called"] and not waiting["asked"] and lucks(waiting) == ["mine", "away"]
    assert other.refused(f"{path}/start", {"without": [2]})["code"] == "bad-request"
    wait_until(lambda: other.get(path)["seats"][1]["away"])
    begun = other.post(f"{path}/start", {"without": [1]})
    assert begun["asked"] and begun["missing"] == [1] and begun["seats"][1]["promise"] is None
    assert cleo.refused(f"{path}/words", told(1, BEN))["code"] == "refused"
    assert other.tell(second, seat0=ANN)["missing"] == [1]
    assert "\nmissing: 1\n" in other.client.get(f"{path}/record").text
    watching.close()


def test_an_attempt_anew_may_begin_before_anybody_was_asked(arrive: Arrive) -> None:
    """As a device wants that has told its words for this attempt, when a server was set back."""
    ann, ben, table = pair(arrive)
    path = f"/api/tables/{table}"
    for guest in (ann, ben):
        guest.page(table)
    ben.promise(table, seat1=BEN)
    seen = ann.post(f"{path}/start", {"anew": True})
    assert (seen["attempt"], seen["called"], lucks(seen)) == (2, True, ["none", "none"])
    ann.promise(table, seat0=ANN)
    assert ben.promise(table, seat1=BEN)["asked"]
    ann.tell(table, seat0=ANN)
    assert ben.tell(table, seat1=BEN)["status"] == "playing"
    assert ann.refused(f"{path}/start", {"anew": True})["code"] == "not-now"
    assert "\nattempt: 2\n" in ann.client.get(f"{path}/record").text


def test_whoever_was_waited_for_comes_and_all_are_asked(arrive: Arrive) -> None:
    ann, ben, table = pair(arrive)
    page = ann.page(table)
    ann.promise(table, seat0=ANN)
    ben.promise(table, seat1=BEN)
    ann.post(f"/api/tables/{table}/start", {})
    page.settle()
    assert page.table["called"] and not page.table["asked"]
    ben.page(table)
    while not page.table["asked"]:
        page.next()
    ben.tell(table, seat1=BEN)
    assert ann.tell(table, seat0=ANN)["status"] == "playing"


def test_people_at_one_screen_bots_and_alone(arrive: Arrive) -> None:
    ann = arrive("Ann")
    table = ann.make(ann.me(), HERE, BOT)["id"]
    begun = ann.start(table, seat0=ANN, seat1=BEN)
    assert begun["status"] == "playing" and begun["luck"] == f"0 {ANN}, 1 {BEN}"
    alone = ann.make(ann.me(), virtual="2")["id"]
    assert ann.start(alone, seat0=ANN)["luck"] == f"0 {ANN}"
    silent = ann.make(ann.me(), HERE, BOT)["id"]
    assert ann.start(silent)["missing"] == [0, 1]


def test_another_device_of_the_person_promises_in_its_place(arrive: Arrive) -> None:
    ann, phone = arrive("Ann"), arrive("Phone")
    table = ann.make(ann.me(), BOT)["id"]
    path = f"/api/tables/{table}"
    ann.promise(table, seat0=ANN)
    phone.post(f"{path}/hold", {"token": ann.get(f"{path}/link")["0"]})
    phone.page(table)
    assert lucks(phone.get(path))[0] == "away"
    assert lucks(phone.promise(table, seat0=BEN))[0] == "mine"
    phone.post(f"{path}/start", {})
    assert ann.refused(f"{path}/words", told(0, ANN))["code"] == "refused"
    assert phone.tell(table, seat0=BEN)["luck"] == f"0 {BEN}"


def test_a_seat_that_a_bot_plays_is_not_waited_for(arrive: Arrive) -> None:
    ann, ben, table = pair(arrive)
    path = f"/api/tables/{table}"
    ben.promise(table, seat1=BEN)
    wait_until(lambda: ann.get(path)["seats"][1]["away"])
    ann.post(f"{path}/hand", {"seat": 1, "bot": "greedy"})
    ann.promise(table, seat0=ANN)
    asked = ann.post(f"{path}/start", {})
    assert asked["asked"] and asked["missing"] == [1], "devices note whose words are missing"
    assert ann.tell(table, seat0=ANN)["missing"] == [1]


@pytest.mark.parametrize("wish", ["promise", "words"])
def test_nobody_speaks_for_another_seat(arrive: Arrive, wish: str) -> None:
    ann, ben, table = pair(arrive)
    path = f"/api/tables/{table}"
    ben.page(table)
    seen = ann.promise(table, seat0=ANN)
    ben.promise(table, seat1=BEN)
    cleo = arrive("Cleo")
    if wish == "promise":
        body: Json = promises(seen, {"seat1": ANN})
    else:
        ann.post(f"{path}/start", {})
        body = told(1, BEN)
    for guest in (ann, cleo):
        assert guest.refused(f"{path}/{wish}", body)["code"] == "not-yours"
    wrongs: list[object] = [{}, {"promises": [], "words": []}, {wish: "x"}, [body]]
    for wrong in wrongs:
        assert ann.refused(f"{path}/{wish}", wrong)["code"] == "bad-request"


# -- without a server ------------------------------------------------------------------------------


def promise(seat: int, guest: str, words: str, attempt: int = 1) -> Fact:
    return Fact("promise", seat, f"{guest} {promise_of(ID, attempt, seat=seat, words=words)}")


def test_a_table_killed_at_any_moment_before_the_start_goes_on_where_it_was() -> None:
    """Whatever was accepted is in the journal; what comes then is the same."""
    steps: list[tuple[list[Fact], set[str | None]]] = [
        ([promise(0, "ann", ANN)], {"ann"}),
        ([called([], anew=False)], {"ann"}),
        ([promise(1, "ben", BEN)], {"ann", "ben"}),
        ([Fact("words", 1, BEN)], {"ben"}),
        ([called([2], anew=True)], {"ann"}),
        ([promise(0, "ann", ANN, 2), promise(1, "ben", BEN, 2)], {"ann", "ben"}),
        ([Fact("words", 0, ANN)], set()),
        ([Fact("words", 1, BEN)], set()),
    ]
    for killed in range(len(steps)):
        kept = Kept("ann", "ben", "cleo", "bot")
        for number, (facts, present) in enumerate(steps):
            kept.keep(kept.table.prepare(facts, present))
            if number == killed:
                again = kept.read_back()
                assert everything(again) == everything(kept.table)
                kept.table = again
        table = kept.table
        assert table.status == "playing" and table.luck == f"0 {ANN}, 1 {BEN}"
        assert (table.promises.attempt, table.missing) == (2, [2])
        assert everything(kept.read_back()) == everything(table)


def test_a_journal_of_old_is_read_as_it_was() -> None:
    kept = Kept("ann", "bot")
    kept.keep(kept.table.propose(Fact("luck", 0, "harbour")))
    new = Kept("ann", "bot")
    new.begin_with({0: "harbour"})
    chances = [line for line in new.entries[-1].split("\n") if line.startswith("* ")]
    table = Table(kept.making, [*kept.entries, "\n".join(["start", *chances])])
    assert table.luck == "0 harbour" and table.missing == [] and not table.promises.is_asked
    assert new.table.game is not None and table.game is not None
    assert table.game.position_text() == new.table.game.position_text()
    chance = random.Random(3)
    kept.table = table
    while table.status != "over":
        kept.play(chance)
    fair = table.record()().fair
    assert fair is not None and fair.holds and fair.attempt == 0 and fair.promises == ""


def test_promises_survive_a_server_that_is_killed(tmp_path: Path) -> None:
    house = House(tmp_path)
    ann, ben, table = pair(lambda name: Guest(house, name))
    ben.page(table)
    ann.promise(table, seat0=ANN)
    ben.promise(table, seat1=BEN)
    ann.post(f"/api/tables/{table}/start", {})
    before = ben.tell(table, seat1=BEN)
    house.kill()
    cookies = [dict(guest.client.cookies) for guest in (ann, ben)]
    again = House(tmp_path)
    for guest, cookie in zip((ann, ben), cookies, strict=True):
        guest.client.close()
        guest.house = again
        guest.client = httpx.Client(base_url=again.address, cookies=cookie, timeout=PATIENCE)
    seen = ann.get(f"/api/tables/{table}")
    assert seen["asked"] and [one["promise"] for one in seen["seats"]] == [
        one["promise"] for one in before["seats"]
    ]
    assert ann.tell(table, seat0=ANN)["luck"] == f"0 {ANN}, 1 {BEN}"
    for guest in (ann, ben):
        guest.client.close()
    again.stop()
