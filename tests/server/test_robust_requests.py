"""Broken, forged and hostile requests: refused in one shape, never our fault, nothing leaks."""

import asyncio

import httpx
import pytest

from alhambra.server.app import application
from alhambra.server.people import People
from alhambra.server.settings import Settings
from tests.server.conftest import Arrive
from tests.server.stage import BOT, GAMES, HERE, OPEN, error_of

JSON = {"Content-Type": "application/json"}
DEEP = b"[" * 5_000
ME = {"kind": "me", "name": "Ann"}
PROTECTION = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"7",
        b'"Ann"',
        b"{}",
        b'{"name": null}',
        b'{"name": 1}',
        b'{"name": ["Ann"]}',
        b'{"name": "Ann", "more": 1}',
        b'{"name": "Ann"} {}',
        b'{"name": "\xff"}',
        b'{"name": "\\ud800"}',
        DEEP,
        b'{"name": ' + DEEP,
        b'{"more": ' + DEEP,
        b'{"name": ' + b"9" * 5_000 + b"}",
        b'{"name": 1e9999}',
    ],
)
def test_a_body_that_is_not_what_it_should_be_is_a_bad_request(arrive: Arrive, body: bytes) -> None:
    ann = arrive()
    answer = ann.client.post("/api/me", content=body, headers=JSON)
    assert answer.status_code == 400
    error = error_of(answer)
    assert error["code"] == "bad-request" and error["detail"]
    assert ann.get("/api/me")["name"] == ""


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "\u2003", "a,b", "a#b", "a\0b", "\u202eabc", "a\u200db", "\ue000"),
        *("x" * 25, "\ufb2c" * 24, "\u0000", "\u2028", "\x7f", "\u00ad"),
    ],
)
def test_a_name_is_printable_and_short(arrive: Arrive, name: str) -> None:
    ann = arrive()
    assert ann.refused("/api/me", {"name": name})["code"] == "bad-request"
    wish = {"game": "rollwrite", "seats": [{"kind": "me", "name": name or ","}, BOT]}
    assert ann.refused("/api/tables", wish)["code"] == "bad-request"
    table = ann.make(ann.me(), OPEN)
    wish = {"invite": table["invite"], "name": name}
    assert ann.refused(f"/api/tables/{table['id']}/sit", wish)["code"] == "bad-request"


@pytest.mark.parametrize(
    "name", ["<b>Ann</b>", "Zoë", "李", "אן", "😀", "'; DROP TABLE x", "a \n b"]
)
def test_a_name_of_any_script_is_kept_as_text(arrive: Arrive, name: str) -> None:
    ann = arrive()
    kept = " ".join(name.split())
    assert ann.post("/api/me", {"name": name})["name"] == kept
    table = ann.make({"kind": "me", "name": name}, BOT)
    assert table["seats"][0]["name"] == kept
    ann.post(f"/api/tables/{table['id']}/start")
    record = ann.client.get(f"/api/tables/{table['id']}/record")
    assert f"seats: {kept}, greedy" in record.text
    assert record.headers["content-type"] == "text/plain; charset=utf-8"


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": [BOT]},
        {"game": "palace", "seats": [BOT, BOT]},
        {"game": "palace", "seats": [ME]},
        {"game": "palace", "seats": [ME, BOT], "options": {"players": "3"}},
        {"game": "palace", "seats": [ME, BOT], "options": {"hands": "none"}},
        {"game": "palace", "seats": [ME, BOT], "options": {"end": "x" * 100}},
        {"game": "palace", "seats": [ME, BOT], "options": {"virtual": "2"}},
        {"game": "palace", "seats": [ME, {"kind": "bot", "bot": "os:system"}]},
        {"game": "../rollwrite", "seats": [OPEN]},
        {"game": "x" * 33, "seats": [OPEN]},
        {"game": "rollwrite", "seats": []},
        {"game": "rollwrite", "seats": [BOT] * 6},
        {"game": "rollwrite", "seats": [BOT] * 7},
        {"game": "rollwrite", "seats": [{"kind": "king"}]},
        {"game": "rollwrite", "seats": [{"kind": "bot"}]},
        {"game": "rollwrite", "seats": [{"kind": "bot", "bot": "os:system"}]},
        {"game": "rollwrite", "seats": [BOT], "options": {"players": "2"}},
        {"game": "rollwrite", "seats": [BOT], "options": {"virtual": "5"}},
        {"game": "rollwrite", "seats": [BOT], "options": {"virtual": 2}},
        {"game": "rollwrite", "seats": [BOT], "options": {"coins": "9" * 100}},
        {"game": "rollwrite", "seats": [BOT], "options": {"coins": "0"}},
        {"game": "rollwrite", "seats": [BOT], "options": {"sheet": "/" * 100}},
        {"game": "rollwrite", "seats": [BOT], "options": {"colour": "red"}},
        {"game": "rollwrite", "seats": [BOT, BOT], "options": {"goal": "versus"}},
        {"seats": [BOT]},
    ],
)
def test_a_table_that_the_rules_do_not_know_is_not_made(
    arrive: Arrive, wish: dict[str, object]
) -> None:
    ann = arrive()
    error = ann.refused("/api/tables", wish)
    assert error["code"] == "bad-request" and error["detail"]
    assert ann.get("/api/me")["tables"] == []


def test_a_body_is_json_and_not_too_large(arrive: Arrive) -> None:
    ann = arrive()
    answer = ann.client.post("/api/me", content=b'{"name": "Ann"}')
    assert error_of(answer)["detail"] == "Content-Type: application/json"
    form = ann.client.post("/api/me", data={"name": "Ann"})
    assert error_of(form)["code"] == "bad-request"
    large = b'{"name": "' + b"x" * 9_000 + b'"}'
    answer = ann.client.post("/api/me", content=large, headers=JSON)
    assert answer.status_code == 413 and error_of(answer)["code"] == "too-large"
    pieces = (b"x" * 1_000 for _ in range(100))
    answer = ann.client.post("/api/me", content=pieces, headers=JSON)
    assert error_of(answer)["code"] == "too-large"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("", None),
        ("/record", None),
        ("/plies", None),
        ("/plies/0", None),
        ("/link", None),
        ("/sit", {"invite": "x", "name": "Ann"}),
        ("/promise", {"promises": [{"seat": 0, "promise": "0" * 64}]}),
        ("/words", {"words": [{"seat": 0, "words": "x"}]}),
        ("/start", {}),
        ("/hand", {"seat": 0, "bot": "greedy"}),
        ("/return", {"seat": 0}),
        ("/hold", {"token": "x"}),
        ("/again", {}),
    ],
)
@pytest.mark.parametrize("table", ["000000000000", "x", "%00", "é", "x" * 500, "%2e%2e"])
def test_a_table_that_nobody_made_is_not_found(
    arrive: Arrive, table: str, path: str, body: object
) -> None:
    ann = arrive()
    address = f"/api/tables/{table}{path}"
    answer = ann.client.get(address) if body is None else ann.client.post(address, json=body)
    assert answer.status_code == 404
    assert error_of(answer)["code"] == "not-found"


@pytest.mark.parametrize("ply", ["-1", "1.5", "x", "9" * 5_000, "99999", "٣", "1e3", "%20"])
@pytest.mark.parametrize("game", GAMES)
def test_a_ply_that_never_was_is_not_found(arrive: Arrive, game: str, ply: str) -> None:
    ann = arrive()
    table = ann.make(ann.me(), HERE, game=game)
    assert ann.client.get(f"/api/tables/{table['id']}/plies/0").status_code == 404
    ann.post(f"/api/tables/{table['id']}/start")
    assert ann.client.get(f"/api/tables/{table['id']}/plies/0").status_code == 200
    answer = ann.client.get(f"/api/tables/{table['id']}/plies/{ply}")
    assert answer.status_code == 404 and error_of(answer)["code"] == "not-found"


@pytest.mark.parametrize(
    "path",
    [
        *("../app.py", "%2e%2e/%2e%2e/server/app.py", "..%2f..%2f__init__.py", "%2fetc%2fpasswd"),
        *("/etc/passwd", "js", "js/", "", "%00", "js/app.js%00", "a" * 300, "a/" * 900, "%ff"),
        *("..%5c..%5capp.py", "....//app.py", "../locale/en/common.ftl", "~root"),
    ],
)
def test_nothing_outside_the_static_folder_is_served(arrive: Arrive, path: str) -> None:
    answer = arrive().client.get(f"/static/{path}")
    assert answer.status_code == 404
    assert error_of(answer)["code"] == "not-found"


@pytest.mark.parametrize(
    "origin",
    [
        *("https://evil.example", "null", "", "http://[", "http://{own}.evil.example"),
        *("http://{own}@evil.example", "http://evil.example#{own}", "http://evil.example/{own}"),
    ],
)
def test_another_sites_page_changes_nothing(arrive: Arrive, origin: str) -> None:
    ann = arrive()
    headers = {"Origin": origin.format(own=ann.house.place)}
    answer = ann.client.post("/api/me", json={"name": "Eve"}, headers=headers)
    assert answer.status_code == 403 and error_of(answer)["code"] == "bad-origin"
    assert ann.get("/api/me")["name"] == ""
    headers = {"Origin": ann.house.address}
    assert ann.client.post("/api/me", json={"name": "Ann"}, headers=headers).status_code == 200


@pytest.mark.parametrize(
    "cookie",
    [
        *(b"", b"guest=", b"guest=x", b'guest="', b"guest=a.b; guest=c", b"=;;;", b"guest=x.\xff"),
        *(b"guest=" + b"x" * 4_000, b"a b=2", b"guest=\\000", b"guest=x;" * 200),
    ],
)
def test_a_forged_or_broken_cookie_names_nobody(arrive: Arrive, cookie: bytes) -> None:
    ann = arrive()
    table = ann.make(ann.me(), BOT)
    cookie = cookie.replace(b"guest", ann.cookie.partition("=")[0].encode())
    ann.client.cookies.clear()
    answer = ann.client.get(f"/api/tables/{table['id']}", headers={b"Cookie": cookie})
    assert answer.status_code == 200
    assert not answer.json()["seats"][0]["mine"] and not answer.json()["host"]
    assert answer.headers["set-cookie"].startswith("guest")


def test_a_cookie_of_another_key_names_nobody(arrive: Arrive) -> None:
    ann = arrive()
    table = ann.make(ann.me(), BOT)
    name, _, signed = ann.cookie.partition("=")
    guest = signed.rpartition(".")[0]
    made = People("another key").cookie(guest, is_secure=False).partition(";")[0]
    forged = f"{name}={made.partition('=')[2]}"
    ann.client.cookies.clear()
    answer = ann.client.get(f"/api/tables/{table['id']}", headers={"Cookie": forged})
    assert not answer.json()["seats"][0]["mine"]


def test_the_cookie_is_for_this_site_alone_and_for_no_script(arrive: Arrive) -> None:
    ann = arrive()
    ann.client.cookies.clear()
    for path in ("/", "/api/me", "/lesson/rollwrite"):
        made = ann.client.get(path, headers={"Cookie": ""}).headers["set-cookie"]
        parts = set(made.split("; ")[1:])
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= parts
        assert "Secure" not in parts
        ann.client.cookies.clear()
    known = arrive()
    assert "set-cookie" not in known.client.get("/api/me").headers
    assert "; Secure" in People("key").cookie("ann", is_secure=True)


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/nothing", 404, "not-found"),
        ("GET", "/rules/chess", 404, "not-found"),
        ("GET", "/locale/fr.ftl", 404, "not-found"),
        ("GET", "/locale/..%2fen.ftl", 404, "not-found"),
        ("PUT", "/api/me", 405, "method"),
        ("DELETE", "/api/tables/x", 405, "method"),
        ("PATCH", "/api/tables", 405, "method"),
        ("POST", "/api/games", 405, "method"),
        ("POST", "/", 405, "method"),
        ("OPTIONS", "/api/me", 405, "method"),
        ("POST", "/static/js/app.js", 405, "method"),
        ("GET", "/api/tables/x/sit", 405, "method"),
    ],
)
def test_every_error_has_the_one_shape(
    arrive: Arrive, method: str, path: str, status: int, code: str
) -> None:
    answer = arrive().client.request(method, path)
    assert answer.status_code == status
    assert error_of(answer)["code"] == code
    assert ("allow" in answer.headers) == (status == 405)


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/lesson/rollwrite",
        "/table/x",
        "/api/me",
        "/api/games",
        "/static/js/app.js",
        "/nothing",
    ],
)
def test_head_is_get_without_a_body(arrive: Arrive, path: str) -> None:
    ann = arrive()
    got, head = ann.client.get(path), ann.client.head(path)
    assert head.content == b""
    assert head.status_code == got.status_code
    for name in ("content-type", "content-length", "etag", "content-security-policy"):
        assert head.headers.get(name) == got.headers.get(name), name


@pytest.mark.parametrize("path", ["/static/js/app.js", "/static/style/base.css", "/locale/de.ftl"])
def test_what_a_page_is_made_of_is_sent_with_little_around_it(arrive: Arrive, path: str) -> None:
    answer = arrive().client.get(path)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    for name in ("content-security-policy", "permissions-policy", "set-cookie", "server"):
        assert name not in answer.headers


@pytest.mark.parametrize(
    ("method", "path"),
    [
        *(
            ("GET", path)
            for path in (
                "/",
                "/table/x",
                "/replay/x",
                "/lesson",
                "/lesson/rollwrite",
                "/rules/palace",
            )
        ),
        *(("GET", path) for path in ("/static/js/none.js", "/static/icon.svg", "/lesson/")),
        *(("GET", path) for path in ("/api/me", "/api/openapi.json", "/api/nothing", "/nothing")),
        *(
            ("POST", path)
            for path in ("/api/me", "/", "/api/tables", "/api/lesson/x", "/api/lesson/x/y")
        ),
    ],
)
def test_every_answer_protects_people(arrive: Arrive, method: str, path: str) -> None:
    answer = arrive().client.request(method, path)
    for name, value in PROTECTION.items():
        assert answer.headers[name] == value
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self' 'sha256-")
    for word in ("unsafe", "http:", "https:", "*"):
        assert word not in policy
    assert "frame-ancestors 'none'" in policy and "base-uri 'none'" in policy
    for name in ("server", "x-powered-by", "access-control-allow-origin"):
        assert name not in answer.headers
    if path.startswith("/api/") and path != "/api/openapi.json":
        assert answer.headers["cache-control"] == "no-store"


def test_what_breaks_inside_says_nothing_of_the_inside(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = application(Settings(tmp_path_factory.mktemp("broken")))

    def break_down(*_: object) -> None:
        raise RuntimeError("the secret of /home/ann is 42")

    monkeypatch.setattr("alhambra.server.lessons.contents", break_down)

    async def ask() -> tuple[httpx.Response, httpx.Response]:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        client = httpx.AsyncClient(transport=transport, base_url="http://localhost")
        async with app.router.lifespan_context(app), client:
            return await client.get("/api/lesson/rollwrite"), await client.get("/api/games")

    broken, whole = asyncio.run(ask())
    assert broken.status_code == 500 and whole.status_code == 200
    nothing = {"reason": None, "rule": None, "detail": None, "arguments": None}
    assert error_of(broken) == {"code": "broken", **nothing}
    assert "ann" not in broken.text
    for name, value in PROTECTION.items():
        assert broken.headers[name] == value
