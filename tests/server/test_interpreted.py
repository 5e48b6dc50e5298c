"""A server without its library: the rules are interpreted, and bots play without searching."""

from pathlib import Path
from typing import Any

import pytest

from alhambra.bots import registry
from alhambra.core.library import CHOICE, NONE
from alhambra.core.record import Record
from tests.server.stage import Guest, House


def test_where_rules_are_interpreted_bots_play_by_their_policy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(CHOICE, NONE)
    house = House(tmp_path)
    monkeypatch.delenv(CHOICE)
    ann = Guest(house)
    assert ann.get("/api/status")["compiled"] is False
    table = ann.make(ann.me(), {"kind": "bot", "bot": "master"})["id"]
    ann.start(table)
    page = ann.page(table)
    while not page.is_over:
        if page.choices is None:
            page.next()
        else:
            page.act(page.choices[0]["action"])
    text = ann.client.get(f"/api/tables/{table}/record").text
    ann.close()
    house.stop()
    assert house.said() == ""

    game: Any = Record.parse(text).replay()
    policy: Any = registry.make("rollwrite", "master")
    policy.hurry(0)
    decisions = [ply for ply, maker in enumerate(game.makers) if maker == 1]
    assert decisions
    for ply in decisions:
        assert policy.choose(game.at_ply(ply)) == game.plies[ply]
