"""What opens without a network, and that a new version is shown at once."""

import re
import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Response, expect

from alhambra import web
from tests.browser.conftest import Visit, _serving
from tests.browser.playing import (
    ANY_BOT,
    ME,
    begin,
    let_pass,
    make_table,
    play_out,
    put_off,
    wait_until,
)
from tests.browser.stage import Server
from tests.browser.visitor import Visitor

READY = """async () => {
  const found = await navigator.serviceWorker.ready;
  return found.active?.state === "activated" && navigator.serviceWorker.controller !== null;
}"""

FILL = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  active.postMessage({ type: "fill", language: document.documentElement.lang });
}"""

IS_KEPT = """async (address) =>
  Boolean(await caches.match(address, { ignoreSearch: true, ignoreVary: true }))"""

KEPT = """async () => {
  const found = {};
  for (const name of await caches.keys()) {
    const keys = await (await caches.open(name)).keys();
    found[name] = keys.map(({ url }) => new URL(url).pathname);
  }
  return found;
}"""


def patient_page(folder: Path) -> Path:
    """A copy of the page, to be changed, whose worker waits for a server however slow it is."""
    shutil.copytree(web.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    worker = folder / "worker.js"
    hurry = "const PATIENCE = 4000;"
    code = worker.read_text(encoding="utf-8")
    assert hurry in code
    worker.write_text(code.replace(hurry, "const PATIENCE = 2 ** 30;"), encoding="utf-8")
    return folder


@pytest.fixture
def page_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The page that `edited_server` serves."""
    folder = patient_page(tmp_path / "page")
    monkeypatch.setenv("PAGE_UNDER_TEST", str(folder))
    return folder


@pytest.fixture
def edited_server(tmp_path: Path, page_folder: Path) -> Iterator[Server]:
    """A server of that page."""
    assert page_folder.is_dir()
    yield from _serving(tmp_path, "tests.browser.edited")


def working(visitor: Visitor) -> None:
    """Wait until the worker of the page is in charge."""
    wait_until(visitor, lambda: visitor.page.evaluate(READY))


def kept(visitor: Visitor) -> dict[str, list[str]]:
    """What the device keeps, by cache."""
    found: dict[str, list[str]] = visitor.page.evaluate(KEPT)
    return found


def shelves(visitor: Visitor) -> list[str]:
    """The names of the caches alone: to open one that was thrown away meanwhile makes it anew."""
    names: list[str] = visitor.page.evaluate("() => caches.keys()")
    return names


def fill(visitor: Visitor, *, until: str) -> None:
    """Let the worker fetch what is missing, and wait for the last of it."""
    visitor.page.evaluate(FILL)
    wait_until(visitor, lambda: visitor.page.evaluate(IS_KEPT, until), lambda: kept(visitor))


def finished_game(visitor: Visitor) -> str:
    """A game played to its end; the id of its table."""
    table = make_table(visitor, ME, ANY_BOT)
    begin(visitor)
    play_out(visitor, table)
    return table


@pytest.mark.parametrize("language", ["de"])
def test_start_lessons_rules_and_own_replays_open_without_the_server(
    visit: Visit, edited_server: Server, language: str
) -> None:
    ann = visit(language, at=edited_server, service_workers="allow")
    ann.open()
    working(ann)
    table = finished_game(ann)
    ann.open()
    fill(ann, until=f"/api/tables/{table}/moments")
    last = len(
        ann.page.request.get(f"{edited_server.address}/api/tables/{table}/moments").json()["views"]
    )
    edited_server.stop()

    ann.open()
    expect(ann.find(".note.away")).to_have_text(ann.say("away"))
    expect(ann.find(".my-tables .entry")).to_have_count(1)
    assert not ann.violations()
    ann.button("start-play", game="Roll & Write").click()
    expect(ann.page.get_by_role("alert")).to_have_text(ann.say("error-offline"))

    for game in ("rollwrite", "palace"):
        ann.open(f"/rules/{game}")
        expect(ann.find("article.rules h1")).to_be_visible()
        expect(ann.find("nav.contents, .contents").first).to_be_visible()
        ann.open(f"/lesson/{game}")
        expect(ann.find(".lesson-board .board")).to_be_visible()

    ann.open(f"/replay/{table}")
    expect(ann.find(".replay .board")).to_be_visible()
    ann.page.get_by_role("button", name=ann.say("replay-last")).click()
    expect(ann.page).to_have_url(re.compile(f"#{last - 1}$"))
    expect(ann.find(".replay-account")).to_be_visible()

    ann.page.goto(f"{edited_server.address}/table/{table}")
    expect(ann.find(".lost h1")).to_have_text(ann.say("page-offline-title"))
    expect(ann.find(".lost a")).to_have_attribute("href", "/")
    assert not ann.violations()
    ann.troubles[:] = [one for one in ann.troubles if "503" not in one]
    edited_server.start()
    ann.open()
    expect(ann.find(".note.away")).to_have_count(0)


def test_a_new_version_is_shown_at_once_and_nothing_of_the_old_is_kept(
    visit: Visit, edited_server: Server, page_folder: Path
) -> None:
    ann = visit(at=edited_server, service_workers="allow")
    ann.open()
    working(ann)
    ann.page.reload()
    fill(ann, until="/offline")
    (before,) = [name for name in shelves(ann) if name != "alhambra-own"]

    shell = page_folder / "static/js/shell.js"
    old = "<span>Alhambra</span>"
    assert old in shell.read_text(encoding="utf-8")
    shell.write_text(shell.read_text(encoding="utf-8").replace(old, "<span>Generalife</span>"))
    edited_server.stop()
    edited_server.start()
    ann.page.reload()
    expect(ann.find("a.home")).to_have_text("Generalife")

    wait_until(ann, lambda: before not in shelves(ann), lambda: shelves(ann))
    fill(ann, until="/static/js/shell.js")
    edited_server.stop()
    ann.page.reload()
    expect(ann.find("a.home")).to_have_text("Generalife")
    edited_server.start()


def test_only_what_is_everybodys_or_mine_is_kept_and_forgetting_empties_it(
    visit: Visit, edited_server: Server
) -> None:
    ben = visit(at=edited_server)
    theirs = finished_game(ben)
    ann = visit(at=edited_server, service_workers="allow")
    ann.open()
    working(ann)
    table = finished_game(ann)
    ann.open(f"/replay/{theirs}")
    expect(ann.find(".replay .board")).to_be_visible()
    ann.open("/my-games")
    fill(ann, until=f"/api/tables/{table}/moments")
    own = kept(ann)["alhambra-own"]
    assert "/api/me" in own and "/api/me/games" in own
    assert not [address for address in own if theirs in address]
    public = next(some for name, some in kept(ann).items() if name != "alhambra-own")
    assert not [address for address in public if address.startswith("/api/") or theirs in address]

    ann.page.on("dialog", lambda dialog: dialog.accept())
    ann.button("mygames-forget").click()
    expect(ann.find(".my-games")).to_contain_text(ann.say("mygames-none"))
    wait_until(ann, lambda: table not in str(kept(ann)))


TOLD = """
window.told = [];
const tell = ServiceWorker.prototype.postMessage;
ServiceWorker.prototype.postMessage = function (message) {
  window.told.push(message.type);
  tell.call(this, message);
};
"""
"""What a page tells its worker."""


def test_the_first_page_is_left_in_peace_and_then_all_is_kept(
    visit: Visit, edited_server: Server
) -> None:
    ann = visit(at=edited_server, service_workers="allow")
    put_off(ann)
    ann.page.add_init_script(TOLD)
    asked: list[Response] = []
    ann.page.context.on("response", lambda answer: asked.extend([answer]))
    ann.open()
    working(ann)
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate("window.told") == []
    fetched = [answer.url for answer in asked if answer.url.startswith(edited_server.address)]
    assert f"{edited_server.address}/sw.js" in fetched
    assert not [url for url in fetched if "/board.js" in url or "/rules/" in url]
    held = next(some for name, some in kept(ann).items() if name != "alhambra-own")
    assert {"/static/js/app.js", "/locale/en.ftl"} <= set(held)

    def is_filling() -> bool:
        let_pass(ann)  # longer than a page is left in peace
        return bool(ann.page.evaluate("window.told") == ["fill"])

    wait_until(ann, is_filling)
    wait_until(ann, lambda: ann.page.evaluate(IS_KEPT, "/api/me/games"), lambda: kept(ann))
    edited_server.stop()
    for game in ("rollwrite", "palace"):
        ann.open(f"/rules/{game}")
        expect(ann.find("article.rules h1")).to_be_visible()
        ann.open(f"/lesson/{game}")
        expect(ann.find(".lesson-board .board")).to_be_visible()
    edited_server.start()


def test_a_game_that_ends_is_kept_at_once_to_be_replayed(
    visit: Visit, edited_server: Server
) -> None:
    ann = visit(at=edited_server, service_workers="allow")
    table = make_table(ann, ME, ANY_BOT)
    working(ann)
    begin(ann)
    play_out(ann, table)
    kept_now = partial(ann.page.evaluate, IS_KEPT, f"/api/tables/{table}/moments")
    wait_until(ann, kept_now, lambda: kept(ann))
