"""The pages: three languages, small, cached, and only with what comes from here."""

import base64
import gzip
import hashlib
import html
import json
import re
from pathlib import Path

import httpx
import pytest

from alhambra.locale import LANGUAGES, words_in
from alhambra.server import files
from alhambra.server.languages import choose
from alhambra.web import FOLDER
from tests.patience import PATIENCE
from tests.server.conftest import Arrive
from tests.server.stage import BOT, House

PAGES = {
    "/": "title-start",
    "/table/k3v9w0pq4x7m": "title-table",
    "/replay/k3v9w0pq4x7m": "title-replay",
    "/lesson/rollwrite": "title-lesson",
    "/rules/rollwrite": "title-rules-rollwrite",
    "/rules/palace": "title-rules-palace",
}
STATIC = FOLDER / "static"
FILES = sorted(path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.is_file())
FIRST_VISIT = 150_000
"""Bytes that a first visit may take, compressed."""


def title_of(answer: httpx.Response) -> str:
    found = re.search("<title>(.*?)</title>", answer.text)
    assert found is not None
    return html.unescape(found[1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_every_page_speaks_every_language(arrive: Arrive, path: str, language: str) -> None:
    client = arrive().client
    asked = [
        client.get(path, params={"lang": language}, headers={"Accept-Language": "fr"}),
        client.get(path, headers={"Accept-Language": f"{language}-XX, en;q=0.1, nl;q=0.1"}),
        client.get(path, headers={"Cookie": f"lang={language}", "Accept-Language": "fr, en"}),
    ]
    for answer in asked:
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert f'<html lang="{language}"' in answer.text
        assert title_of(answer) == words_in(language)(PAGES[path]) != PAGES[path]
        assert f'href="/locale/{language}.ftl"' in answer.text
        assert {"Accept-Language", "Cookie"} <= set(answer.headers["vary"].split(", "))
        assert "$" not in re.sub(r"<script.*?</script>", "", answer.text)


@pytest.mark.parametrize(
    ("chosen", "accepted", "language"),
    [
        (None, None, "en"),
        (None, "", "en"),
        (None, "de", "de"),
        (None, "de-AT,de;q=0.9,en;q=0.8", "de"),
        (None, "fr, nl;q=0.5, de;q=0.7", "de"),
        (None, "fr; q=0.9, nl; q=0.5", "nl"),
        (None, "en;q=0.1, nl", "nl"),
        (None, "de;q=0", "en"),
        (None, "DE", "de"),
        (None, ";;;q=,,=", "en"),
        (None, "de;q=x, nl", "nl"),
        ("nl", "de", "nl"),
        ("xx", "de", "de"),
        ("", "de", "de"),
    ],
)
def test_the_language_is_what_was_chosen_or_what_the_browser_likes_best(
    chosen: str | None, accepted: str | None, language: str
) -> None:
    assert choose(chosen, accepted) == language


def test_an_unknown_language_in_the_address_leaves_the_chosen_one(house: House) -> None:
    headers = {"Cookie": "lang=nl"}
    answer = httpx.get(f"{house.address}/?lang=xx", headers=headers, timeout=PATIENCE)
    assert '<html lang="nl"' in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_that_does_not_exist_says_so_in_the_visitors_language(
    house: House, language: str
) -> None:
    headers = {"Accept": "text/html,*/*", "Accept-Language": language}
    client = httpx.Client(
        base_url=house.address, headers=headers, follow_redirects=True, timeout=PATIENCE
    )
    for path in (
        "/nothing",
        "/rules/chess",
        "/lesson/chess",
        "/table/",
        "/static/nothing.js",
    ):
        answer = client.get(path)
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert title_of(answer) == words_in(language)("page-not-found-title")
        assert html.escape(words_in(language)("page-not-found-text")) in answer.text
    assert client.get("/api/nothing").json()["error"]["code"] == "not-found"
    client.close()


def test_modules_are_sent_without_what_only_their_readers_need() -> None:
    script = b"/** A sum.\n * of two */\nconst sum = (/** @type {number} */ a) => a; // kept\n"
    assert files.without_comments(script) == b"\n\nconst sum = (a) => a; // kept\n"


def test_the_words_of_a_game_come_with_the_game(arrive: Arrive) -> None:
    client = arrive().client
    common = client.get("/locale/en.ftl").text
    assert "\nstart-play =" in common
    for game, key in (("palace", "board-exact"), ("rollwrite", "choice-gain")):
        assert f"\n{key} =" not in common
        assert f"\n{key} =" in client.get(f"/locale/en/{game}.ftl").text
    assert client.get("/locale/en/chess.ftl").status_code == 404
    assert client.get("/locale/xx/palace.ftl").status_code == 404


@pytest.mark.parametrize("path", FILES)
def test_every_static_file_is_served(arrive: Arrive, path: str) -> None:
    answer = arrive().client.get(f"/static/{path}")
    assert answer.status_code == 200
    content = (STATIC / path).read_bytes()
    assert answer.content == (
        files.without_comments(content) if path.startswith("js/") else content
    )
    kinds = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
    if (kind := kinds.get(Path(path).suffix)) is not None:
        assert answer.headers["content-type"] == f"{kind}; charset=utf-8"


@pytest.mark.parametrize("path", ["/", "/static/js/app.js", "/locale/nl.ftl", "/rules/palace"])
def test_what_has_not_changed_is_not_sent_again(arrive: Arrive, path: str) -> None:
    client = arrive().client
    first = client.get(path)
    assert first.headers["cache-control"] == "no-cache"
    again = client.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304 and again.content == b""
    assert again.headers["etag"] == first.headers["etag"]
    assert client.get(path, headers={"If-None-Match": '"another"'}).status_code == 200


@pytest.mark.parametrize("path", ["/", "/static/js/app.js", "/locale/en.ftl"])
def test_what_a_browser_can_unpack_is_sent_packed(arrive: Arrive, path: str) -> None:
    client = arrive().client
    plain = client.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    packed = client.get(path, headers={"Accept-Encoding": "gzip, br"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < len(plain.content)
    for answer in (plain, packed):
        assert "Accept-Encoding" in answer.headers["vary"]


@pytest.mark.parametrize("path", [*PAGES, "/nothing"])
def test_no_script_or_style_runs_but_ours(arrive: Arrive, path: str) -> None:
    answer = arrive().client.get(path, headers={"Accept": "text/html"})
    inline = re.findall(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", answer.text, re.DOTALL)
    assert len(inline) == 1
    json.loads(inline[0])
    digest = base64.b64encode(hashlib.sha256(inline[0].encode()).digest()).decode()
    assert f"'sha256-{digest}'" in answer.headers["content-security-policy"]
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", answer.text)
    for address in re.findall(r'(?:src|href)="([^"]*)"', answer.text):
        if "rel=" in address or not address.startswith(("/static/", "/locale/")):
            assert path.startswith("/rules/") or address.startswith("/"), address


def addresses(page: str) -> set[str]:
    """What a browser fetches together with a page."""
    found = set(
        re.findall(r'<link rel="(?:stylesheet|modulepreload|preload)" href="([^"]+)"', page)
    )
    found |= set(re.findall(r'<script[^>]* src="([^"]+)"', page))
    found |= set(re.findall(r'<link rel="icon" href="([^"]+)"', page))
    return found


@pytest.mark.parametrize("game", ["palace", "rollwrite"])
def test_stylesheets_of_a_game_come_in_the_order_in_which_a_page_fetches_them(
    arrive: Arrive, game: str
) -> None:
    code = (STATIC / "js/games.js").read_text(encoding="utf-8")
    (listed,) = re.findall(rf"STYLES = .*\b{game}: \[([^\]]*)\]", code)
    page = arrive().client.get(f"/lesson/{game}").text
    found = re.findall(rf'rel="stylesheet" href="/static/style/({game}[^"]*)\.css"', page)
    assert found == re.findall(r'"([^"]+)"', listed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "path", ["/", "/table/k3v9w0pq4x7m", "/replay/k3v9w0pq4x7m", "/lesson/rollwrite"]
)
def test_a_first_visit_is_small(arrive: Arrive, path: str, language: str) -> None:
    client = arrive().client
    page = client.get(path, params={"lang": language})
    size = int(page.headers["content-length"])
    fetched = addresses(page.text)
    assert {"/static/js/app.js", f"/locale/{language}.ftl"} <= fetched
    for address in fetched:
        answer = client.get(address)
        assert answer.status_code == 200, address
        size += int(answer.headers["content-length"])
    assert size < FIRST_VISIT


@pytest.mark.parametrize(
    "path", ["/", "/table/k3v9w0pq4x7m", "/replay/k3v9w0pq4x7m", "/lesson/rollwrite"]
)
def test_every_module_that_a_page_needs_is_fetched_at_once(arrive: Arrive, path: str) -> None:
    client = arrive().client
    fetched = addresses(client.get(path).text)
    imported = re.compile(r"""^(?:import|export)\b[^"'();=]*["'](\.[^"']+)["']""", re.MULTILINE)
    for address in fetched:
        if address.endswith(".js") and "/vendor/" not in address:
            script = client.get(address).text
            for target in imported.findall(script):
                module = httpx.URL(f"http://a{address}").join(target).path
                assert module in fetched, f"{address} imports {target}"


def test_a_page_of_a_game_fetches_that_game_at_once_and_others_none(arrive: Arrive) -> None:
    ann = arrive()
    table = ann.make(ann.me(), BOT)["id"]
    own = {"/static/js/rollwrite/game.js", "/static/style/rollwrite.css"}
    for path in (f"/table/{table}", f"/replay/{table}", "/lesson/rollwrite"):
        assert own <= addresses(ann.client.get(path).text)
    for path in ("/", "/rules/rollwrite", "/rules/palace", "/table/k3v9w0pq4x7m"):
        page = ann.client.get(path).text
        assert not [one for one in addresses(page) if "rollwrite" in one or "palace" in one]


def test_where_the_lesson_was_leads_to_the_first_one(arrive: Arrive) -> None:
    answer = arrive().client.get("/lesson?lang=nl")
    assert answer.status_code == 307
    assert answer.headers["location"] == "/lesson/rollwrite?lang=nl"


def test_packed_files_are_the_files(house: House) -> None:
    headers = {"Accept-Encoding": "gzip"}
    address = f"{house.address}/static/js/app.js"
    with httpx.stream("GET", address, headers=headers, timeout=PATIENCE) as answer:
        raw = b"".join(answer.iter_raw())
    assert gzip.decompress(raw) == files.without_comments((STATIC / "js/app.js").read_bytes())
