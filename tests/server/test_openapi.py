"""The interface described for programs is the interface: nothing missing, nothing untrue."""

import re
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import alhambra.server.openapi
from alhambra.server.api import ENDPOINTS
from alhambra.server.openapi import description
from tests.patience import PATIENCE
from tests.server.conftest import Arrive
from tests.server.stage import (
    BOT,
    GAMES,
    OPEN,
    Guest,
    House,
    error_of,
    promises,
    wait_until,
)

WIRE = Path(__file__).parent.parent.parent / "docs" / "wire.md"
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
LONG_GAME = 10 * PATIENCE
"""Seconds that a game of bots may take."""
SCHEMA = schemathesis.openapi.from_dict(description())


@pytest.fixture(scope="module")
def tables(house: House) -> Any:
    """A guest, and tables of theirs that gather and that play."""
    ann = Guest(house)
    gathering = ann.make(ann.me(), OPEN)["id"]
    playing = [ann.make(ann.me(), BOT, game=game)["id"] for game in GAMES]
    for table in playing:
        ann.post(f"/api/tables/{table}/start")
    yield ann, cycle([gathering, *playing, "000000000000"])
    ann.close()


@SCHEMA.parametrize()
@settings(
    max_examples=12,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_described(case: Any, house: House, tables: Any) -> None:
    ann, known = tables
    if "table" in case.path_parameters:
        case.path_parameters["table"] = next(known)
    answer = case.call(base_url=house.address, headers={"Cookie": ann.cookie}, timeout=PATIENCE)
    case.validate_response(answer, checks=CHECKS)


def is_my_turn(guest: Guest, table: str) -> bool:
    return any(one["turn"] for one in guest.get("/api/me")["tables"] if one["id"] == table)


@pytest.mark.parametrize(("game", "step"), [("rollwrite", "crossing"), ("palace", "money")])
def test_every_endpoint_answers_as_described_when_it_is_asked_rightly(
    arrive: Arrive, game: str, step: str
) -> None:
    ann, ben, phone = arrive("Ann"), arrive("Ben"), arrive("Phone")
    seats = [ann.me(), OPEN, OPEN]
    answered = set()

    def ask(guest: Guest, method: str, path: str, body: Any = None, **parameters: Any) -> Any:
        operation = SCHEMA[path][method]
        given = {} if body is None else {"body": body, "media_type": "application/json"}
        case = operation.Case(path_parameters=parameters, **given)
        headers = {"Cookie": guest.cookie}
        if method == "POST":
            headers["Content-Type"] = "application/json"
        answer = case.call(base_url=guest.house.address, headers=headers, timeout=4 * PATIENCE)
        assert answer.status_code in (200, 201), (path, answer.text)
        case.validate_response(answer, checks=CHECKS)
        answered.add((method, path))
        is_json = answer.headers["content-type"][0] == "application/json"
        return answer.json() if is_json else answer.text

    ask(ann, "POST", "/api/me", {"name": "Ann"})
    for path in ("/api/me", "/api/games", "/api/status"):
        ask(ann, "GET", path)
    ask(ann, "GET", "/api/me/games")
    ask(ann, "GET", "/api/me/tables/{page}", page=0)
    ask(arrive("Dora"), "POST", "/api/me/forget")
    ask(ann, "POST", "/api/qr", {"text": f"{ann.house.address}/"})
    alone = ask(ann, "POST", "/api/tables", {"game": "rollwrite", "seats": [ann.me(), BOT]})
    at = {"table": alone["id"]}
    ask(ann, "POST", "/api/tables/{table}/start", {}, **at)
    wait_until(lambda: is_my_turn(ann, alone["id"]))
    ask(ann, "POST", "/api/tables/{table}/advice", {"bot": "master"}, **at)
    ask(ann, "GET", "/api/lesson/{game}", game=game)
    ask(ann, "POST", "/api/lesson/{game}/{step}", {"actions": []}, game=game, step=step)
    made = ask(ann, "POST", "/api/tables", {"game": game, "seats": seats})
    at = {"table": made["id"]}
    path = "/api/tables/{table}"
    ask(ben, "GET", path, **at)
    ask(ben, "POST", f"{path}/sit", {"invite": made["invite"], "name": "Ben"}, **at)
    ask(ann, "POST", f"{path}/hand", {"seat": 2, "bot": "uniform"}, **at)
    ask(ann, "POST", f"{path}/promise", promises(made, {"seat0": "harbour"}), **at)
    ask(ann, "POST", f"{path}/start", {"without": [1]}, **at)
    ask(ann, "POST", f"{path}/words", {"words": [{"seat": 0, "words": "harbour"}]}, **at)
    token = ask(ben, "GET", f"{path}/link", **at)["1"]
    ask(phone, "POST", f"{path}/hold", {"token": token}, **at)
    address = f"/api/tables/{made['id']}"
    wait_until(lambda: all(seat["away"] for seat in ann.get(address)["seats"][:2]))
    for seat in (0, 1):
        ask(ann, "POST", f"{path}/hand", {"seat": seat, "bot": "uniform"}, **at)
    wait_until(lambda: ann.get(address)["status"] == "over", seconds=LONG_GAME)
    ask(ann, "POST", f"{path}/return", {"seat": 1}, **at)
    ask(ann, "GET", path, **at)
    assert "secret: " in ask(ann, "GET", f"{path}/record", **at)
    plies = ask(ann, "GET", f"{path}/plies", **at)["plies"]
    ask(ann, "GET", f"{path}/plies/{{ply}}", **at, ply=plies)
    ask(ann, "GET", f"{path}/moments", **at)
    ask(ann, "POST", f"{path}/again", **at)
    assert ask(ann, "GET", "/api/me")["tables"]
    assert answered == {(e.method, re.sub(r":\w+}", "}", e.path)) for e in ENDPOINTS}


def test_the_description_is_served_as_it_is_made(house: House) -> None:
    answer = httpx.get(f"{house.address}/api/openapi.json", timeout=PATIENCE)
    assert answer.headers["content-type"] == "application/json"
    assert answer.json() == description()
    assert answer.json()["openapi"].startswith("3.1")


def test_every_endpoint_is_described_and_nothing_else() -> None:
    described = {
        (method.upper(), path)
        for path, operations in description()["paths"].items()
        for method in operations
    }
    made = {(e.method, re.sub(r":\w+}", "}", e.path)) for e in ENDPOINTS}
    assert described == made
    names = [
        operation["operationId"]
        for operations in description()["paths"].values()
        for operation in operations.values()
    ]
    assert len(set(names)) == len(names)
    assert all(
        operation["summary"]
        for operations in description()["paths"].values()
        for operation in operations.values()
    )


def test_every_route_of_the_interface_is_an_endpoint(tmp_path: Path) -> None:
    from alhambra.server.app import application
    from alhambra.server.settings import Settings

    app = application(Settings(tmp_path))
    paths = {route.path for route in app.routes}  # type: ignore[attr-defined]
    others = {"/api/tables/{table}/socket", "/api/openapi.json"}
    interface = {path for path in paths if path.startswith("/api/")}
    assert interface == {endpoint.path for endpoint in ENDPOINTS} | others


def test_the_document_of_the_wire_names_every_endpoint_and_no_other() -> None:
    rows = re.findall(r"^\| `(GET|POST) (/api/[^`]*)`", WIRE.read_text(encoding="utf-8"), re.M)
    documented = {(method, path.replace("{id}", "{table}")) for method, path in rows}
    made = {(e.method, re.sub(r":\w+}", "}", e.path)) for e in ENDPOINTS}
    assert documented == made | {("GET", "/api/openapi.json")}


def test_the_document_of_the_wire_names_every_code_of_an_error() -> None:
    from typing import get_args

    from alhambra.server.refusal import STATUS
    from alhambra.server.wire import Code

    document = WIRE.read_text(encoding="utf-8")
    for code in get_args(Code):
        assert f"`{code}`" in document
    assert set(get_args(Code)) == set(STATUS)


def test_every_shape_refers_only_to_shapes_that_are_there() -> None:
    found = description()
    wanted = set(re.findall(r"'#/components/schemas/(\w+)'", str(found)))
    assert wanted <= set(found["components"]["schemas"])
    assert alhambra.server.openapi.PARAMETERS.keys() == {
        name for endpoint in ENDPOINTS for name in re.findall(r"{(\w+)", endpoint.path)
    }


def test_what_the_description_forbids_is_refused(arrive: Arrive) -> None:
    ann = arrive()
    for endpoint in ENDPOINTS:
        if endpoint.body is not None:
            path = endpoint.path.format(table="0" * 12, game="rollwrite", step="crossing")
            answer = ann.client.post(path, json={"more": 1})
            assert answer.status_code == 400, path
            assert error_of(answer)["code"] == "bad-request"
