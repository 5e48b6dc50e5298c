"""A server that shares its name with other sites: all its addresses begin with a prefix."""

import base64
import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from alhambra.core.errors import AlhambraError
from alhambra.server.prefix import proper_prefix
from tests.patience import PATIENCE
from tests.server.nginx import PAGE, Nginx
from tests.server.stage import OPEN, Guest, House, Page
from tests.server.test_nginx import PROXY, meet

PREFIX = "/alhambra"
UNDER = f"location {PREFIX}/ {{"
"""What the page on running a server says in the place of `location / {`."""


class Prefixed(House):
    """A server with a prefix."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, "--prefix", f"{PREFIX}/")
        self.address += PREFIX


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    made = Prefixed(tmp_path_factory.mktemp("prefixed"))
    yield made
    made.stop()
    assert made.said() == ""


@pytest.fixture
def ann(house: House) -> Iterator[Guest]:
    made = Guest(house)
    yield made
    made.close()


@pytest.mark.parametrize(
    ("text", "prefix"), [("", ""), ("/", ""), ("/a", "/a"), ("/a/", "/a"), ("/b.c/d-e", "/b.c/d-e")]
)
def test_a_prefix_is_a_path(text: str, prefix: str) -> None:
    assert proper_prefix(text) == prefix


@pytest.mark.parametrize("text", ["a", "/a//b", "/../a", '/"', "/a?b", "/é", "/a b", "/a\n"])
def test_what_is_no_path_is_no_prefix(text: str) -> None:
    with pytest.raises(AlhambraError):
        proper_prefix(text)


def test_all_addresses_of_a_page_begin_with_it_and_are_there(ann: Guest) -> None:
    found: set[str] = set()
    for page in ("/", "/my-games", "/lesson/palace", "/rules/rollwrite", "/offline"):
        answer = ann.client.get(page)
        assert answer.status_code == 200
        found.update(re.findall(r'(?:src|href)="(/[^"]*)"', answer.text))
        (imports,) = re.findall(r'<script type="importmap">(.*?)</script>', answer.text)
        found.update(json.loads(imports)["imports"].values())
        digest = base64.b64encode(hashlib.sha256(imports.encode()).digest()).decode()
        assert f"'sha256-{digest}'" in answer.headers["content-security-policy"]
    assert len(found) > 20
    for address in found:
        assert address.startswith(f"{PREFIX}/"), address
        assert ann.client.get(address.removeprefix(PREFIX)).status_code == 200, address


def test_what_is_installed_begins_there(ann: Guest) -> None:
    told = ann.client.get("/manifest.webmanifest").json()
    assert {told["id"], told["start_url"], told["scope"]} == {f"{PREFIX}/"}
    assert all(icon["src"].startswith(f"{PREFIX}/static/") for icon in told["icons"])
    worker = ann.client.get("/sw.js")
    assert worker.headers["service-worker-allowed"] == f"{PREFIX}/"
    assert f'const PREFIX = "{PREFIX}";' in worker.text
    known = json.loads(re.findall(r"const KNOWN = (.*);\n", worker.text)[0])
    for address, tag in known["en"].items():
        answer = ann.client.get(address, headers={"Cookie": "lang=en"})
        assert answer.headers["etag"] == f'"{tag}"', address
    assert ann.get("/api/openapi.json")["servers"] == [{"url": PREFIX}]


def test_redirects_and_cookies_stay_under_it(ann: Guest) -> None:
    (cookie,) = ann.client.cookies.jar
    assert cookie.path == f"{PREFIX}/"
    assert ann.client.get("/lesson").headers["location"] == f"{PREFIX}/lesson/rollwrite"
    bare = httpx.get(ann.house.address, timeout=PATIENCE)
    assert (bare.status_code, bare.headers["location"]) == (307, f"{PREFIX}/")


def test_nothing_else_is_answered_but_whether_it_is_well(ann: Guest) -> None:
    root = ann.house.address.removesuffix(PREFIX)
    for path in ("/", "/api/me", "/static/js/app.js", f"{PREFIX}x/api/me", f"/x{PREFIX}/"):
        assert httpx.get(root + path, timeout=PATIENCE).status_code == 404, path
    assert ann.client.get(f"{PREFIX}/api/me").status_code == 404
    for path in ("/healthz", "/readyz"):
        assert httpx.get(root + path, timeout=PATIENCE).status_code == 200
        assert ann.client.get(path).status_code == 200
    table = ann.make(ann.me(), OPEN)["id"]
    ann.page(table).close()
    elsewhere = House.__new__(House)
    elsewhere.address = root
    with pytest.raises(InvalidStatus):
        Page(elsewhere, table, ann.cookie)


def test_what_goes_wrong_is_said_under_it(ann: Guest) -> None:
    lost = ann.client.get("/nowhere", headers={"Accept": "text/html"})
    assert lost.status_code == 404 and f'"{PREFIX}/static/js/app.js"' in lost.text


def test_people_meet_behind_nginx_under_it(tmp_path: Path) -> None:
    assert f"`{UNDER}`" in PAGE.read_text(encoding="utf-8")
    house = House(tmp_path, *PROXY, "--prefix", PREFIX)
    nginx = Nginx(tmp_path, house, under=UNDER)
    try:
        meet(nginx, PREFIX)
    finally:
        nginx.stop()
        house.stop()
    assert (nginx.said(), house.said()) == ("", "")
