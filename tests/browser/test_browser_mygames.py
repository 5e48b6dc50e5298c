"""My games: figures, files to take along, forgetting."""

import csv
import json
from typing import Any

from playwright.sync_api import Dialog, expect

from tests.browser.conftest import Visit
from tests.browser.playing import BOT, ME, begin, make_table, play_out
from tests.browser.visitor import Visitor


def games_of(visitor: Visitor) -> list[dict[str, Any]]:
    """What the server knows of somebody's games."""
    answer = visitor.page.request.get(f"{visitor.server.address}/api/me/games")
    found: list[dict[str, Any]] = answer.json()["games"]
    return found


def play_some(visitor: Visitor) -> None:
    """A game against a bot, and one alone."""
    for seats in ((ME, BOT), (ME,)):
        table = make_table(visitor, *seats)
        begin(visitor)
        play_out(visitor, table)


def test_my_games_are_counted_taken_along_and_forgotten_after_a_question(visit: Visit) -> None:
    ann = visit("nl")
    play_some(ann)
    games = games_of(ann)
    assert len(games) == 2
    ann.open()
    ann.page.get_by_role("link", name=ann.say("start-my-games")).click()
    expect(ann.find("h1")).to_have_text(ann.say("mygames-title"))
    cards = ann.find(".my-games .by-rivals")
    expect(cards).to_have_count(2)
    expect(ann.find(".totals dd").first).to_have_text("2")
    listed = ann.find(".game-list li a")
    expect(listed.locator("strong")).to_have_text([str(game["score"]) for game in games[::-1]])
    expect(listed.first).to_contain_text(ann.say("start-alone"))
    expect(listed.last).to_have_attribute("href", f"/replay/{games[0]['table']}")
    for game in games:
        card = cards.filter(has=ann.page.locator("dd", has_text=str(game["score"])))
        expect(card.first).to_contain_text(ann.say("mygames-best"))
    assert not ann.violations()

    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="CSV").click()
    text = download.value.path().read_text(encoding="utf-8")
    rows = list(csv.DictReader(text.splitlines()))
    assert [int(row["score"]) for row in rows] == [game["score"] for game in games]
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="JSON").click()
    assert json.loads(download.value.path().read_text(encoding="utf-8"))["games"] == games

    asked: list[str] = []

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        if len(asked) == 1:
            dialog.dismiss()
        else:
            dialog.accept()

    ann.page.on("dialog", answer)
    ann.button("mygames-forget").click()
    expect(cards).to_have_count(2)
    assert len(games_of(ann)) == 2
    ann.button("mygames-forget").click()
    expect(ann.find(".my-games")).to_contain_text(ann.say("mygames-none"))
    assert asked == [ann.say("mygames-forget-sure")] * 2
    assert games_of(ann) == []
