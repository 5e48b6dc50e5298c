"""What choices promise: every legal action once, and it brings what is said beforehand."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from alhambra.core.chance import SeededDealer
from alhambra.core.twin import entry
from alhambra.rollwrite import Game, Rules
from alhambra.rollwrite.catalog import LINE_POINTS, SECOND_PRICE
from alhambra.rollwrite.position import POSITION
from alhambra.rollwrite.prospects import PROSPECTS, prospects
from alhambra.server.rollwrite import look, views

Json = dict[str, Any]
TABLES: list[Any] = [
    *({"players": 1, "virtual": virtual} for virtual in (2, 3, 4)),
    {"players": 1, "virtual": 3, "goal": "versus"},
    *({"players": players} for players in (2, 3, 4, 5)),
]
COMMON = {"action", "kind", "cells", "dice", "points"}
BUILDING = COMMON | {"building", "type", "lines", "typePoints", "linePoints"}
FIELDS = {
    "construct": BUILDING,
    "second": BUILDING | {"coins", "coinPoints"},
    "change": COMMON | {"to", "coins", "coinPoints"},
    "gain": COMMON | {"coins", "coinPoints"},
    "keep": COMMON | {"passes"},
    "done": COMMON,
}


def decisions(options: Json, seed: int) -> Iterator[Game]:
    """A random game without a dealer, at every decision."""
    game = Rules(**options).new_game()
    dealer, chance = SeededDealer(seed), random.Random(seed)
    while not game.is_over:
        if game.to_move is None:
            game.reveal(game.drawn(dealer))
        else:
            yield game
            game.play(chance.choice(game.legal_actions()))


def shown(game: Game) -> tuple[Json, list[Json]]:
    """The view and the choices as a page gets them."""
    found = look(game, None)
    return json.loads(found.view), json.loads(found.choices)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_legal_action_is_offered_once_with_the_fields_of_its_kind(options: Json) -> None:
    kinds: Counter[str] = Counter()
    for game in (game for seed in range(4) for game in decisions(options, seed)):
        before = game.position_text()
        _, choices = shown(game)
        assert game.position_text() == before
        assert [c["action"] for c in choices] == [str(a) for a in game.legal_actions()]
        for choice in choices:
            assert set(choice) == FIELDS[choice["kind"]]
            assert choice["action"].split()[0] == choice["kind"]
            kinds[choice["kind"]] += 1
    wanted = set(FIELDS) - ({"keep"} if options["players"] == 1 else set())
    assert wanted <= set(kinds)


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("seed", [2, 3])
def test_a_choice_brings_what_it_promised(options: Json, seed: int) -> None:
    compared = 0
    for game in decisions(options, seed):
        seat = game.to_move
        assert seat is not None
        view, choices = shown(game)
        now = game.standing().accounts[seat]
        points = view["rows"][seat]["points"]
        assert points["total"] == now.total and points["lines"] == now.line_points
        assert points["types"] == [entry.points for entry in now.types]
        for choice in choices:
            after = game.copy()
            after.play(after.parse(choice["action"]))
            then = after.standing().accounts[seat]
            compared += 1
            assert choice["points"] == then.total - now.total, choice
            if "coins" in choice:
                assert choice["coins"] == then.coins - now.coins, choice
                assert choice["coinPoints"] == then.coin_points - now.coin_points
            if "type" in choice:
                number = "PSACGT".index(choice["building"])
                built = then.types[number]
                assert choice["type"] == {
                    "points": built.points,
                    "place": built.place,
                    "shared": built.shared_by if built.place else 0,
                    "count": built.count,
                    "boxes": view["boxes"][number],
                }
                assert choice["typePoints"] == built.points - now.types[number].points
                assert choice["linePoints"] == then.line_points - now.line_points
    assert compared > 40


def test_a_choice_says_what_it_touches() -> None:
    for game in decisions({"players": 3}, 5):
        view, choices = shown(game)
        row = view["rows"][view["mover"]]
        marks = {tuple(mark) for mark in row["marks"]}
        crossings = [(y, b) for y in row["yellow"] for b in row["blue"]]
        for choice in choices:
            cells = [tuple(cell) for cell in choice["cells"]]
            kind = choice["kind"]
            if kind in ("construct", "second"):
                assert cells == [tuple(pips for _, pips in choice["dice"])]
                assert cells[0] in crossings and cells[0] not in marks
                yellow, blue = cells[0]
                assert view["grid"][yellow - 1][blue - 1] == choice["building"]
                for line, place in zip(choice["lines"], cells[0], strict=True):
                    side = 0 if line["line"] == "row" else 1
                    assert line["number"] == place
                    built = sum(mark[side] == place for mark in marks | {cells[0]})
                    assert (line["marks"], line["points"]) == (built, LINE_POINTS[built])
            elif kind == "gain":
                assert cells == sorted(set(crossings) & marks)
                built = sum(crossing in marks for crossing in crossings)
                assert choice["coins"] == min(built, view["coins"] - row["circled"])
            elif kind == "change":
                colour, pips = choice["dice"][0]
                assert pips in row["yellow" if colour == "y" else "blue"]
                assert abs(choice["to"] - pips) == 1 and choice["coins"] == -1
                assert not set(cells) & marks
                assert all(cell["yb".index(colour)] == choice["to"] for cell in cells)
            elif kind == "keep":
                assert choice["passes"] == {
                    "seat": (view["mover"] + 1) % 3,
                    "yellow": sum(row["yellow"]) - cells[0][0],
                    "blue": sum(row["blue"]) - cells[0][1],
                }
            if kind == "second":
                assert choice["coins"] == -SECOND_PRICE


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_interpreted_and_compiled_prospects_agree(options: Json) -> None:
    rule = entry(prospects, POSITION, PROSPECTS)
    room = np.zeros(PROSPECTS.words, np.int64)
    for game in decisions(options, 7):
        before = game.position_text()
        table = PROSPECTS.new()
        count = prospects(game.position, table)
        assert game.position_text() == before
        words = np.array(game.words(), np.int64)
        assert rule(words, room) == count
        assert words.tolist() == list(game.words())
        slow = views.tallied(game)
        fast = _compiled(game)
        assert fast.codes == slow.codes and fast.accounts == slow.accounts
        assert fast.after == slow.after
        assert list(fast.place[:count]) == list(slow.place[:count])
        assert list(fast.shared[:count]) == list(slow.shared[:count])


def _compiled(game: Game) -> Any:
    """The same by the compiled rules, which a server has once it is warm."""
    kept = (views._Compiled.rule, views._Compiled.words, views._Compiled.room)
    views.warm()
    try:
        return views.tallied(game)
    finally:
        views._Compiled.rule, views._Compiled.words, views._Compiled.room = kept


def test_a_finished_game_has_an_account_and_no_choices() -> None:
    for options in TABLES:
        last = None
        for game in decisions(options, 9):
            last = game
        assert last is not None and last.is_over
        view, choices = shown(last)
        outcome = last.standing()
        assert choices == [] and view["over"] and view["mover"] is None
        assert view["outcome"]["winners"] == list(outcome.winners)
        for row, account in enumerate(outcome.accounts):
            told = view["outcome"]["accounts"][row]
            assert told["total"] == account.total == view["rows"][row]["points"]["total"]
            assert told["coins"] == account.coins and told["bonus"] == account.bonus
            lines = sum(line["points"] for line in told["lines"])
            types = sum(kind["points"] for kind in told["types"])
            parts = types + lines + told["coinPoints"] + told["bonus"]
            assert parts == told["total"] or (view["rows"][row]["virtual"] and not parts)
