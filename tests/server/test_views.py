"""What everybody sees of a position, at every moment of a game and at its end."""

import json
from typing import Any

import pytest
from msgspec.json import encode

from alhambra.rollwrite import Game
from alhambra.server.rollwrite import choices, view
from tests.rulebook.test_rollwrite_prospects import TABLES, decisions

Json = dict[str, Any]


def seen(game: Game) -> Json:
    """The view as a page gets it."""
    found: Json = json.loads(encode(view(game, shown=True)))
    return found


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_points_of_a_view_are_those_of_the_standing(options: Json) -> None:
    for game in decisions(options, 2):
        found = seen(game)
        assert found["mover"] == game.to_move and found["outcome"] is None
        for row, account in zip(found["rows"], game.standing().accounts, strict=True):
            assert row["points"] == {
                "types": [entry.points for entry in account.types],
                "lines": account.line_points,
                "coins": account.coin_points,
                "bonus": account.bonus,
                "total": account.total,
            }


def test_places_that_were_awarded_are_not_free() -> None:
    taken = 0
    for game in decisions({"players": 1, "virtual": 2}, 3):
        rows = game.observe(0).rows
        for building, free in enumerate(seen(game)["free"]):
            gone = sum(row.finished[building] > 0 for row in rows)
            assert len(free) == max(0, 3 - gone)
            taken += gone
    assert taken


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_finished_game_has_an_account_and_no_choices(options: Json) -> None:
    *_, last = decisions(options, 9)
    assert last.is_over
    found = seen(last)
    assert choices(last) == [] and found["over"] and found["mover"] is None
    outcome = last.standing()
    assert found["outcome"]["winners"] == list(outcome.winners)
    for row, account in enumerate(outcome.accounts):
        told = found["outcome"]["accounts"][row]
        assert told["total"] == account.total == found["rows"][row]["points"]["total"]
        lines = sum(line["points"] for line in told["lines"])
        types = sum(kind["points"] for kind in told["types"])
        parts = types + lines + told["coin_points"] + told["bonus"]
        assert parts == told["total"] or (found["rows"][row]["virtual"] and not parts)
