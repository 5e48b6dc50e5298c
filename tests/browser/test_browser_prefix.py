"""A visit to a server with a prefix: nothing is asked for, or led to, but what is under it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import (
    ANY_BOT,
    ME,
    OPEN,
    begin,
    by_mouse,
    invitation,
    make_table,
    play_on,
    play_out,
)
from tests.browser.stage import Server
from tests.browser.test_browser_offline import fill, kept, patient_page, working

PREFIX = "/alhambra"


@pytest.fixture
def prefixed_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("PAGE_UNDER_TEST", str(patient_page(tmp_path / "page")))
    made = Server(tmp_path, "tests.browser.edited", "--prefix", PREFIX)
    made.address += PREFIX
    made.start()
    yield made
    made.close()
    assert "Traceback" not in made.said()


def test_a_visit_stays_under_the_prefix(visit: Visit, prefixed_server: Server) -> None:
    ann = visit(at=prefixed_server, service_workers="allow")
    asked: list[str] = []
    ann.page.context.on("request", lambda request: asked.append(request.url))
    ann.page.on("websocket", lambda socket: asked.append(socket.url.replace("ws", "http", 1)))

    def links() -> list[str]:
        found: list[str] = ann.page.evaluate(
            "[...document.querySelectorAll('a[href]')].map(({ href }) => href)"
        )
        return found

    ann.open()
    working(ann)
    led = links()
    table = make_table(ann, ME, OPEN)
    assert invitation(ann).startswith(f"{prefixed_server.address}/table/{table}#join=")
    table = make_table(ann, ME, ANY_BOT)
    begin(ann)
    play_on(ann, by_mouse, most=2)
    led += links()
    play_out(ann, table)
    ann.find(".ending h1").wait_for()
    led += links()
    for page, seen in (
        ("/", ".my-tables .entry"),
        ("/my-games", ".my-games .card"),
        (f"/replay/{table}", ".replay .board"),
        ("/rules/palace", "article.rules h1"),
    ):
        ann.open(page)
        ann.find(seen).first.wait_for()
        led += links()
    ann.page.get_by_role("link", name="Alhambra").first.click()
    expect(ann.page).to_have_url(f"{prefixed_server.address}/")
    fill(ann, until=f"{PREFIX}/api/tables/{table}/moments")
    assert all(name.startswith(f"alhambra{PREFIX}-") for name in kept(ann))
    ours = (f"{prefixed_server.address}/", "data:")
    assert not [url for url in asked + led if not url.startswith(ours)]
    assert any("/socket" in url for url in asked)

    prefixed_server.stop()
    ann.open(f"/replay/{table}")
    expect(ann.find(".replay .board")).to_be_visible()
    ann.open()
    expect(ann.find(".note.away")).to_have_text(ann.say("away"))
