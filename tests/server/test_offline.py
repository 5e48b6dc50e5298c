"""What the page needs to be installed and to open without a network."""

import json
import re
import struct

import pytest

from alhambra.locale import LANGUAGES, words_in
from alhambra.server import offline
from alhambra.web import FOLDER
from tests.server.conftest import Arrive
from tests.server.stage import BOT, error_of

STATIC = FOLDER / "static"


def test_the_worker_is_asked_for_anew_and_knows_every_file_of_its_version(arrive: Arrive) -> None:
    client = arrive().client
    answer = client.get("/sw.js")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["service-worker-allowed"] == "/"
    head = r'const VERSION = "([0-9a-f]{12})";\nconst PREFIX = "";\nconst KNOWN = (.*);\n'
    found = re.match(head, answer.text)
    assert found is not None
    known = json.loads(found[2])
    assert set(known) == {"", *LANGUAGES}
    for part, some in known.items():
        headers = {"Cookie": f"lang={part or 'en'}"}
        for address, tag in some.items():
            assert client.get(address, headers=headers).headers["etag"] == f'"{tag}"', address


def test_the_worker_knows_all_that_a_page_fetches(arrive: Arrive) -> None:
    client = arrive().client
    known = {address for some in offline.tags().values() for address in some}
    for page in offline.documents():
        for address in re.findall(
            r'(?:src|href)="(/(?:static|locale)/[^"]+)"', client.get(page).text
        ):
            assert address in known or address.endswith(".png"), address


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_names_icons_that_are_what_it_says(arrive: Arrive, language: str) -> None:
    client = arrive().client
    page = client.get("/", headers={"Cookie": f"lang={language}"}).text
    assert '<link rel="manifest" href="/manifest.webmanifest"' in page
    answer = client.get("/manifest.webmanifest", headers={"Cookie": f"lang={language}"})
    assert answer.headers["content-type"] == "application/manifest+json"
    told = answer.json()
    assert told["lang"] == language
    assert told["description"] == words_in(language)("description")
    assert (told["start_url"], told["scope"], told["display"]) == ("/", "/", "standalone")
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
    for icon in told["icons"]:
        picture = client.get(icon["src"])
        assert picture.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", picture.content[16:24])) == icon["sizes"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_needs_the_server_is_said(arrive: Arrive, language: str) -> None:
    answer = arrive().client.get("/offline", headers={"Cookie": f"lang={language}"})
    assert answer.headers["content-language"] == language
    assert words_in(language)("page-offline-title") in answer.text


def test_all_moments_of_a_game_that_is_over_come_at_once(arrive: Arrive) -> None:
    ann, eve = arrive(), arrive()
    table = ann.make(ann.me(), BOT)["id"]
    ann.post(f"/api/tables/{table}/start")
    path = f"/api/tables/{table}"
    assert error_of(ann.client.get(f"{path}/moments"))["code"] == "not-now"
    page = ann.page(table)
    while not page.is_over:
        if page.choices:
            page.act(page.choices[0]["action"])
        else:
            page.next()
    plies = ann.get(f"{path}/plies")["plies"]
    views = ann.get(f"{path}/moments")["views"]
    assert len(views) == plies + 1
    for ply in (0, 1, plies // 2, plies):
        assert views[ply] == ann.get(f"{path}/plies/{ply}")["view"]
    plain = ann.client.get(f"{path}/moments", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.json()["views"] == views
    assert eve.get(f"{path}/moments")["views"] == views
