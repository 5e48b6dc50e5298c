"""A server that stops and starts again: pages are told, and everything is as it was."""

from pathlib import Path

import httpx

from tests.patience import PATIENCE
from tests.server.stage import BOT, Guest, House, Page


def test_a_server_that_starts_again_has_everything_as_it_was(tmp_path: Path) -> None:
    house = House(tmp_path, "--no-limits")
    ann = Guest(house)
    ann.post("/api/me", {"name": "Ann"})
    table = ann.make(ann.me(), BOT)["id"]
    ann.start(table, seat0="harbour")
    page = ann.page(table)
    for _ in range(6):
        while not page.choices:
            page.next()
        page.act(page.choices[0]["action"])
    while not page.choices:
        page.next()
    cookie, mine = ann.cookie, ann.get("/api/me")
    record = ann.client.get(f"/api/tables/{table}/record").text
    house.stop()
    assert page.closed() == 1012
    ann.close()
    assert house.said() == ""

    again = House(tmp_path, "--no-limits")
    back = Page(again, table, cookie)
    assert (back.version, back.ply, back.view) == (page.version, page.ply, page.view)
    assert (back.story, back.choices, back.undo) == (page.story, page.choices, page.undo)
    assert back.table["commitment"] == page.table["commitment"]
    headers = {"Cookie": cookie}
    with httpx.Client(base_url=again.address, headers=headers, timeout=PATIENCE) as client:
        assert client.get("/api/me").json() == mine
        answer = client.get(f"/api/tables/{table}/record")
    assert answer.text == record
    assert back.choices is not None
    assert back.act(back.choices[0]["action"])["type"] == "update"
    back.close()
    again.stop()
    assert again.said() == ""
