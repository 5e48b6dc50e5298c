"""The document of the wire tells the truth: every field of every message, event and choice."""

import dataclasses
import json
import random
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from alhambra.rollwrite.prospects import AnyProspect
from alhambra.server import wire, wishes
from tests.server.conftest import Arrive
from tests.server.stage import BOT, OPEN
from tests.server.tables import Kept

DOCUMENT = (Path(__file__).parent.parent.parent / "docs" / "wire.md").read_text(encoding="utf-8")
EXAMPLES = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", DOCUMENT, re.DOTALL)]
TABLES: list[Any] = [
    ({}, ("ann",)),
    ({"virtual": 4, "goal": "versus"}, ("ann",)),
    ({}, ("ann", "bot")),
    ({}, ("ann", "bot", "bot", "bot")),
    ({}, ("ann", "bot", "bot", "bot", "bot")),
]


def example(name: str) -> Any:
    """The example in the document that has this field."""
    return next(found for found in EXAMPLES if name in found)


def told_events() -> dict[str, set[str]]:
    """The kinds of events of Roll & Write and their arguments, as the document lists them."""
    text = DOCUMENT.partition("Events: each has")[2].partition("\n## ")[0]
    found = {}
    for kind, arguments in re.findall(r"^\| `(\w+)` \| (.*?) \|", text, re.MULTILINE):
        plain = re.sub(r"\([^)]*\)", "", arguments)
        found[kind] = set(re.findall(r"`(\w+)`", plain))
    return found


def test_every_event_has_the_arguments_that_the_document_lists() -> None:
    told = told_events()
    seen = set()
    for seed, (options, seats) in enumerate(TABLES * 3):
        kept = Kept(*seats, secret=f"{seed:064x}", **options)
        kept.start()
        chance = random.Random(seed)
        while kept.table.status != "over":
            kept.play(chance)
        for event in json.loads(bytes(kept.table.story())):
            seen.add(event["kind"])
            assert set(event) == told[event["kind"]] | {"kind", "ply"}, event
    assert seen == set(told)


def test_a_view_has_the_fields_of_the_documents_example() -> None:
    wanted = example("grid")
    for options, seats in TABLES:
        kept = Kept(*seats, **options)
        kept.start()
        chance = random.Random(1)
        while kept.table.status != "over":
            view = json.loads(bytes(kept.table.view(None)))
            assert set(view) == set(wanted) and view["outcome"] is None
            assert view["phase"] in ("turn", "second", "keep")
            for row in view["rows"]:
                assert set(row) == set(wanted["rows"][0])
                assert set(row["points"]) == set(wanted["rows"][0]["points"])
            kept.play(chance)
        view = json.loads(bytes(kept.table.view(None)))
        assert set(view) == set(wanted) and view["phase"] == "over"
        outcome = view["outcome"]
        assert set(outcome) == set(example("winners"))
        for account in outcome["accounts"]:
            wanted_account = example("winners")["accounts"][0]
            assert set(account) == set(wanted_account)
            for kind in account["types"]:
                assert set(kind) == set(wanted_account["types"][0])
            for line in account["lines"]:
                assert set(line) == set(wanted_account["lines"][0])


@pytest.mark.parametrize("prospect", get_args(AnyProspect))
def test_the_document_names_every_field_of_a_choice(prospect: type[Any]) -> None:
    text = DOCUMENT.partition("`Choice` has")[2].partition("Events: each has")[0]
    fields = {field.name: field for field in dataclasses.fields(prospect)}
    assert f"`{fields['kind'].default}`" in text
    for name in fields:
        assert f"`{name}`" in text, (prospect, name)


def test_a_table_has_the_fields_of_the_documents_example(arrive: Arrive) -> None:
    wanted = example("seats")
    ann = arrive()
    for table in (ann.make(ann.me(), OPEN), ann.make(ann.me(), BOT)):
        assert set(table) == set(wanted)
        for seat in table["seats"]:
            assert set(seat) == set(wanted["seats"][0])


@pytest.mark.parametrize("message", get_args(wire.FromServer))
def test_the_document_names_every_message_and_its_fields(message: type[Any]) -> None:
    tag = msgspec.inspect.type_info(message).tag  # type: ignore[attr-defined]
    text = DOCUMENT.partition("### From the server")[2].partition("### From the page")[0]
    assert f'"type": "{tag}"' in text
    for field in msgspec.structs.fields(message):
        assert f'"{field.encode_name}"' in text, (tag, field.name)


@pytest.mark.parametrize("message", [wishes.Act, wishes.Undo, wishes.Ping])
def test_the_document_names_every_message_of_a_page(message: type[Any]) -> None:
    tag = msgspec.inspect.type_info(message).tag  # type: ignore[attr-defined]
    text = DOCUMENT.partition("### From the page")[2]
    assert f'"type": "{tag}"' in text
    for field in msgspec.structs.fields(message):
        assert f'"{field.encode_name}"' in text, (tag, field.name)


def test_the_games_are_offered_with_options_that_tables_take(arrive: Arrive) -> None:
    ann = arrive()
    games = ann.get("/api/games")["games"]
    assert [game["name"] for game in games] == ["rollwrite", "palace"]
    for game in games:
        least, most = game["players"]
        for seats in range(least, most + 1):
            bots = [{"kind": "bot", "bot": game["bots"][0]}] * (seats - 1)
            table = ann.make(ann.me(), *bots, game=game["name"])
            assert table["options"]["players"] == str(seats)
            for option in game["options"]:
                least_players, most_players = option["players"]
                if least_players <= seats <= most_players:
                    for value in option["values"]:
                        chosen = {option["name"]: value}
                        made = ann.make(*[ann.me()] * seats, game=game["name"], **chosen)
                        assert made["options"].get(option["name"], option["values"][0]) == value
                    usual = table["options"].get(option["name"], option["values"][0])
                    assert usual == option["values"][0], "what is usual may be left out"


def test_the_status_names_the_versions(arrive: Arrive) -> None:
    status = arrive().get("/api/status")
    assert set(status) == {"version", "wire", "house", "compiled"}
    assert f"Version of the wire: **{status['wire']}**" in DOCUMENT
    assert status["compiled"] is True
