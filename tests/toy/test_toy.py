"""A third game is added as docs/add-a-game.md tells, and played at the tables of a real server."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from alhambra import games
from alhambra.core.conformance import check, check_library
from alhambra.core.record import Record
from alhambra.server.games import Door
from alhambra.web import FOLDER
from tests.server.stage import Guest, House, Page, error_of
from tests.toy import ENTRY, Rules
from tests.toy.events import AnyEvent
from tests.toy.table import Taking, View

Json = dict[str, Any]
PROGRAM = "tests.toy.serve"
DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "add-a-game.md"


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is in the list, as long as a test of it runs."""
    monkeypatch.setattr(games, "_ENTRIES", dict(games._ENTRIES))
    games.add(ENTRY)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A real server that has one game more."""
    house = House(tmp_path_factory.mktemp("toy"), "--no-limits", program=PROGRAM)
    try:
        yield house
    finally:
        house.stop()
    assert house.said() == ""


@pytest.fixture
def ann(house: House) -> Iterator[Guest]:
    guest = Guest(house, "Ann")
    yield guest
    guest.close()


@pytest.fixture
def ben(house: House) -> Iterator[Guest]:
    guest = Guest(house, "Ben")
    yield guest
    guest.close()


def made(guest: Guest, *seats: Json, **options: str) -> Json:
    wish = {"game": "pebbles", "seats": list(seats), "options": options}
    table: Json = guest.post("/api/tables", wish)
    return table


def begun(page: Page) -> None:
    """Hear until the game has begun."""
    while page.view is None:
        page.next()


def fits(thing: Any, kind: Any) -> None:
    """A message has just the shape that the game declares."""
    assert json.loads(msgspec.json.encode(msgspec.convert(thing, kind))) == thing


@pytest.mark.parametrize("heap", ["9", "15"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_passes_the_conformance_kit(players: int, heap: str) -> None:
    for seed in range(3):
        check(Rules(players, heap), seed=seed)
        check_library(Rules(players, heap), seed=seed)


def test_it_is_offered_with_its_players_bots_and_options(ann: Guest) -> None:
    offered = {game["name"]: game for game in ann.get("/api/games")["games"]}
    assert list(offered)[-1] == "pebbles" and len(offered) > 1
    assert offered["pebbles"] == {
        "name": "pebbles",
        "players": [2, 4],
        "bots": ["uniform", "last"],
        "usual": "last",
        "options": [{"name": "heap", "values": ["9", "15"], "players": [2, 4]}],
        "lesson": False,
        "solo": [],
    }
    assert error_of(ann.client.get("/api/lesson/pebbles"))["code"] == "not-found"


def test_two_people_play_it_to_the_end_and_the_record_verifies(
    ann: Guest, ben: Guest, tmp_path: Path
) -> None:
    table = made(ann, ann.me(), {"kind": "open"}, heap="15")
    ben.post(f"/api/tables/{table['id']}/sit", {"invite": table["invite"], "name": "Ben"})
    ann.start(table["id"], seat0="shingle")
    pages = [ann.page(table["id"]), ben.page(table["id"])]
    for page in pages:
        begun(page)
    while not pages[0].is_over:
        assert pages[0].view is not None
        mover = pages[0].view["mover"]
        page, other = pages[mover], pages[1 - mover]
        assert other.choices is None
        fits(page.choices, list[Taking])
        assert page.choices is not None
        page.act(page.choices[-1]["action"])
        other.reach(page.version)
        assert other.view == page.view
        fits(page.view, View)
    assert pages[0].view is not None
    assert pages[0].view["heap"] == 0 and sum(pages[0].view["taken"]) == 15
    assert pages[0].story == pages[1].story
    assert [event["kind"] for event in pages[0].story] == ["first", *["took"] * 5]
    declared = {one.__dataclass_fields__["kind"].default: one for one in get_args(AnyEvent)}
    for ply, event in enumerate(pages[0].story, 1):
        fields = {field: event[field] for field in declared[event["kind"]].__dataclass_fields__}
        assert event == {**fields, "ply": ply}
    text = ben.client.get(f"/api/tables/{table['id']}/record").text
    assert Record.parse(text).replay().is_over
    file = tmp_path / "pebbles.alhambra"
    file.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", PROGRAM, "verify", str(file), "--commitment"]
    commitment = table["commitment"]
    assert subprocess.run([*command, commitment], check=False, capture_output=True).returncode == 0
    other = "0" * 64
    assert subprocess.run([*command, other], check=False, capture_output=True).returncode == 1


def test_a_bot_plays_it_and_a_replay_shows_it(ann: Guest) -> None:
    table = made(ann, ann.me(), {"kind": "bot", "bot": "last"}, {"kind": "bot", "bot": "uniform"})
    page = ann.page(table["id"])
    ann.post(f"/api/tables/{table['id']}/start")
    while not page.is_over:
        if page.choices:
            page.act("take 1")
        else:
            page.next()
    told = ann.get(f"/api/tables/{table['id']}/plies")
    assert told["game"] == "pebbles" and told["over"] and told["story"] == page.story
    first = ann.get(f"/api/tables/{table['id']}/plies/1")
    assert first["view"]["heap"] == 9
    fits(first["view"], View)
    assert page.view is not None
    winner = page.view["outcome"]["winners"][0]
    assert page.story[-1]["seat"] == winner and page.story[-1]["left"] == 0


def test_what_its_rules_refuse_is_refused_with_their_reason(ann: Guest) -> None:
    table = made(ann, ann.me(), {"kind": "here", "name": "Ben"})
    page = ann.page(table["id"])
    ann.post(f"/api/tables/{table['id']}/start")
    begun(page)
    for action in ("take 3", "take 3", "take 2"):
        page.act(action)
    refused = page.act("take 2")["error"]
    assert (refused["code"], refused["reason"], refused["rule"]) == ("refused", "TOO_MANY", "PB-2")
    assert page.act("take 4")["error"]["code"] == "bad-request"
    wrong = {"game": "pebbles", "seats": [ann.me()], "options": {}}
    assert ann.refused("/api/tables", wrong)["code"] == "bad-request"


def parts_of_the_page() -> set[str]:
    """What a game offers the page, as `js/games.js` says."""
    text = (FOLDER / "static" / "js" / "games.js").read_text(encoding="utf-8")
    game = text[text.index("@typedef {object} Game\n") :].partition("*/")[0]
    return set(re.findall(r"@property \{.*\} (\w+)", game))


def test_the_document_names_every_part_there_is() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    named = set(re.findall(r"`(\w+)[(`]", text))
    door = {name for name in vars(Door) if not name.startswith("_")} | set(Door.__annotations__)
    assert {"view", "choices", "LESSON"} <= door
    assert {"Board", "sentence", "lesson"} <= parts_of_the_page()
    assert {*games.Entry.__dataclass_fields__, *door, *parts_of_the_page()} <= named
