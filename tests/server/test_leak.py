"""Secret hands on the wire: all that browsers get over a whole game is read, byte by byte."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from tests.server.stage import BOT, Guest, House, Page, begin_together, earnest
from tests.server.witness import Leak, Witness, is_fresh


class Eye:
    """A guest whose every byte goes to a witness, with a page that is opened anew at times."""

    def __init__(self, house: House, name: str, seats: set[int]) -> None:
        self.guest = Guest(house, name)
        self.witness = Witness(seats)
        self.ply = 0
        self.is_over = False
        self.guest.client.event_hooks["response"].append(self._read)

    def _read(self, answer: httpx.Response) -> None:
        answer.read()
        if not self.is_over:
            self.witness.reads(answer.request.url.path, answer.text, ply=self.ply)

    def open(self, table: str) -> None:
        """Come to the table, or come back to it."""
        self.page = self.guest.page(table)
        self._judged = 0
        self._gathers = self.page.table["status"] == "gathering"
        self.judge()

    def judge(self) -> None:
        """Hear everything, and let the witness judge it until the game is over."""
        if self.is_over:
            return
        self.page.settle()
        for text in self.page.texts[self._judged :]:
            self._judged += 1
            message = json.loads(text)
            if message.get("view") and message["view"]["over"]:
                self.is_over = True
                return
            begins = self._gathers and message["type"] == "table" and message["view"] is not None
            self._gathers = self._gathers and not begins
            self.ply = self.witness.hears(text, ply=self.ply, begins=begins)


Watch = Callable[[str, set[int]], Eye]


@pytest.fixture
def watch(house: House) -> Iterator[Watch]:
    """Lets guests arrive whose every byte is read."""
    eyes: list[Eye] = []

    def arrive(name: str, seats: set[int]) -> Eye:
        eyes.append(Eye(house, name, seats))
        return eyes[-1]

    yield arrive
    for eye in eyes:
        eye.guest.close()


def look_around(eye: Eye, table: str, chance: random.Random) -> None:
    """Everything one may ask for by HTTP while the game runs."""
    get = eye.guest.client.get
    get(f"/api/tables/{table}")
    get("/api/me")
    get(f"/api/tables/{table}/plies")
    for ply in {0, eye.ply, *(chance.randrange(eye.ply + 1) for _ in range(4)), eye.ply + 1}:
        get(f"/api/tables/{table}/plies/{ply}")
    assert get(f"/api/tables/{table}/record").status_code == 409
    for page in ("table", "replay"):
        assert get(f"/{page}/{table}").status_code == 200


def disturb(eye: Eye) -> None:
    """Try to act while it is another's turn."""
    for action in ("take y1", "buy garden-10W with b4 b6", "pass", "nonsense", "take y9 b9"):
        eye.page.say(type="act", version=eye.page.version, action=action)
        error = eye.page.hear("refused")["error"]
        assert error["code"] in ("refused", "not-yours", "bad-request")


def test_nothing_tells_anybody_a_card_of_anothers_hand(watch: Watch) -> None:
    chance = random.Random(12)
    ann, ben, eve = watch("Ann", {0}), watch("Ben", {1}), watch("Eve", set())
    seats = [ann.guest.me(), {"kind": "open"}, BOT]
    wish = {"game": "palace", "seats": seats, "options": {"hands": "secret"}}
    made = ann.guest.post("/api/tables", wish)
    table = made["id"]
    ann.open(table)
    eve.open(table)
    ben.guest.post(f"/api/tables/{table}/sit", {"invite": made["invite"], "name": "Ben"})
    ben.open(table)
    begin_together(table, ann.guest, ben.guest)
    eyes = (ann, ben, eve)
    turns = 0
    while not ann.is_over:
        for eye in eyes:
            eye.judge()
        mover = next((eye for eye in (ann, ben) if eye.page.choices), None)
        if mover is None or mover.page.choices is None or ann.is_over:
            continue
        turns += 1
        if turns % 12 == 0:
            for eye in eyes:
                eye.judge()  # nobody but the mover acts now: all know the same
            for eye in eyes:
                look_around(eye, table, chance)
                if eye is not mover:
                    disturb(eye)
        if turns % 30 == 0:
            chance.choice(eyes).open(table)
            continue
        news = mover.page.act(earnest(mover.page.choices, chance))
        assert news["type"] != "refused", news
        if turns % 9 == 0 and mover.page.undo == "step":
            mover.page.take_back()
    assert turns > 60
    for eye in eyes:
        assert eye.witness.bytes > 200_000 and eye.witness.cards > 500


def last_round(story: list[dict[str, Any]], seat: int) -> list[dict[str, Any]]:
    """What a page still tells in full: the last turn of a seat that is over, and all since."""
    return [event for at, event in enumerate(story) if is_fresh(story, at, seat)]


def test_who_comes_back_knows_what_they_knew(house: House) -> None:
    chance = random.Random(5)
    people = ann, ben, _ = [Guest(house, name) for name in ("Ann", "Ben", "Eve")]
    made = ann.post("/api/tables", {"game": "palace", "seats": [ann.me(), {"kind": "open"}, BOT]})
    table = made["id"]
    ben.post(f"/api/tables/{table}/sit", {"invite": made["invite"], "name": "Ben"})
    pages = [guest.page(table) for guest in people]
    begin_together(table, ann, ben)
    hidden = 0
    for _ in range(12):
        while pages[2].view is None or pages[2].view["mover"] not in (0, 1):
            pages[2].next()
        for page in pages:
            page.reach(pages[2].version)
        mover: int = pages[2].view["mover"]
        for guest, page, seat in zip(people, pages, (0, 1, mover), strict=True):
            back = guest.page(table).story
            fresh = last_round(page.story, seat)
            assert back[len(back) - len(fresh) :] == fresh
            old = zip(back, page.story[: len(back) - len(fresh)], strict=False)
            others = [
                (again, event) for again, event in old if event.get("seat") != page_seat(page)
            ]
            assert all(not again.get("cards") for again, _ in others)
            hidden += sum(bool(event.get("cards")) for _, event in others)
        choices = pages[mover].choices
        assert choices is not None
        assert pages[mover].act(earnest(choices, chance))["type"] != "refused"
        pages[2].reach(pages[mover].version)
    assert hidden, "what is older is only counted"
    for guest in people:
        guest.close()


def page_seat(page: Page) -> int | None:
    """The seat of whoever has a page open."""
    return next((at for at, seat in enumerate(page.table["seats"]) if seat["mine"]), None)


HAND: dict[str, Any] = {"seat": 1, "hand": ["b7"], "offers": [], "chains": []}
VIEW = {"mover": 0, "over": False, "display": ["y1"], "seats": []}
TOOK = {"kind": "took", "seat": 1, "count": 1, "cards": ["o3"], "total": 3, "ply": 9}
MINE = {"kind": "passed", "seat": 0, "ply": 10}
PAST = {"kind": "laid", "count": 1, "cards": None, "ply": 11}
MESSAGES: dict[str, tuple[dict[str, Any], bool]] = {
    "the display": ({"type": "update", "view": VIEW, "events": [], "ply": 9}, False),
    "another's hand": ({"type": "update", "view": {**VIEW, "own": HAND}, "events": []}, True),
    "hands of all": ({"type": "update", "view": {**VIEW, "seats": [{"hand": ["g2"]}]}}, True),
    "another's choices": (
        {"type": "update", "view": {**VIEW, "mover": 1}, "choices": [{"action": "take y1"}]},
        True,
    ),
    "what happens now": ({"type": "update", "view": VIEW, "events": [TOOK]}, False),
    "what happened once": (
        {"type": "update", "view": VIEW, "events": [{**TOOK, "ply": 8}]},
        True,
    ),
    "the last round again": ({"type": "table", "view": VIEW, "story": [TOOK, MINE, PAST]}, False),
    "the story again": ({"type": "table", "view": VIEW, "story": [TOOK, MINE, PAST, TOOK]}, True),
    "an error": ({"type": "refused", "error": {"detail": "you hold b4"}}, True),
    "a key": ({"type": "presence", "table": {"b4": 1}}, True),
}


@pytest.mark.parametrize(("message", "leaks"), MESSAGES.values(), ids=MESSAGES)
def test_the_witness_knows_a_leak(message: dict[str, Any], *, leaks: bool) -> None:
    witness = Witness({0})
    if leaks:
        with pytest.raises(Leak):
            witness.hears(json.dumps(message), ply=8)
    else:
        witness.hears(json.dumps(message), ply=8)


@pytest.mark.parametrize(
    ("address", "answer", "leaks"),
    [
        ("/api/tables/x/plies/9", {"ply": 9, "view": VIEW}, False),
        ("/api/tables/x/plies/8", {"ply": 8, "view": VIEW}, True),
        ("/api/tables/x/plies/8", {"ply": 8, "view": {**VIEW, "own": HAND}}, True),
        ("/api/tables/x/plies", {"story": [TOOK]}, False),
        ("/api/tables/x/plies", {"story": [TOOK, MINE, {**MINE, "seat": 2}]}, True),
        ("/api/tables/x/plies", {"story": [{**TOOK, "seat": 0}]}, False),
        ("/api/me", {"name": "b4"}, True),
    ],
)
def test_the_witness_knows_a_leak_by_http(
    address: str, answer: dict[str, Any], *, leaks: bool
) -> None:
    witness = Witness({0})
    if leaks:
        with pytest.raises(Leak):
            witness.reads(address, json.dumps(answer), ply=9)
    else:
        witness.reads(address, json.dumps(answer), ply=9)
