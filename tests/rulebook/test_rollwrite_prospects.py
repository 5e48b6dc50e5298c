"""What prospects promise: every legal action once, and it brings what is said beforehand."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from alhambra.core.chance import SeededDealer
from alhambra.rollwrite import Game, Rules
from alhambra.rollwrite.catalog import LINE_POINTS, SECOND_PRICE
from alhambra.rollwrite.events import Passed
from alhambra.rollwrite.lines import Line
from alhambra.rollwrite.prospects import (
    WEIGHED,
    AnyProspect,
    Changing,
    Constructing,
    ConstructingSecond,
    Declining,
    Gaining,
    Keeping,
    TypeAfter,
    points_of,
    prospects_of,
)
from tests.interpreting import interpreting
from tests.rulebook.rollwrite import at_turn, play

TABLES: list[dict[str, Any]] = [
    *({"players": 1, "virtual": virtual} for virtual in (2, 3, 4)),
    {"players": 1, "virtual": 3, "goal": "versus"},
    *({"players": players} for players in (2, 3, 4, 5)),
]


def decisions(options: dict[str, Any], seed: int) -> Iterator[Game]:
    """A random game without a dealer, at every decision."""
    game = Rules(**options).new_game()
    dealer, chance = SeededDealer(seed), random.Random(seed)
    while not game.is_over:
        if game.to_move is None:
            game.reveal(game.drawn(dealer))
        else:
            yield game
            game.play(chance.choice(game.legal_actions()))


def prospect(game: Game, action: str) -> AnyProspect:
    """What one action would bring."""
    return next(found for found in prospects_of(game) if found.action == action)


# -- the examples of the rulebook ----------------------------------------------------------------


@pytest.mark.rule("RW-3.3")
def test_frank_has_three_crossings_and_each_says_its_building() -> None:
    found = prospects_of(at_turn("3-3 y42 b31 43"))
    built = [one for one in found if isinstance(one, Constructing)]
    assert [(one.cells, one.building) for one in built] == [
        (((2, 1),), "A"),
        (((2, 3),), "G"),
        (((4, 1),), "S"),
    ]


@pytest.mark.rule("RW-3.3", "RW-5.1", "RW-5.2")
def test_a_building_says_its_type_its_lines_and_its_points_by_source() -> None:
    game = at_turn("3-3 y14 b16 11,12,13,26,36,46")
    assert prospect(game, "construct y1 b6") == Constructing(
        action="construct y1 b6",
        dice=(("y", 1), ("b", 6)),
        cells=((1, 6),),
        points=21 + 2 + 2,
        building="T",
        type=TypeAfter(points=21, place=1, shared=1, count=1, boxes=7),
        lines=(Line("row", 1, 4, 2), Line("column", 6, 4, 2)),
        type_points=21,
        line_points=4,
    )


@pytest.mark.rule("RW-4.2")
def test_a_place_that_would_be_shared_says_with_how_many() -> None:
    game = at_turn("3-3 y14 b16 11", others="3-0 y1 b1 16")
    found = prospect(game, "construct y1 b6")
    assert isinstance(found, Constructing)
    assert found.type == TypeAfter(points=(21 + 13 + 6) // 3, place=1, shared=3, count=1, boxes=7)


@pytest.mark.rule("RW-3.5")
def test_patricia_would_gain_three_coins_and_four() -> None:
    three = prospect(at_turn("3-3 y42 b31 43,41,23"), "gain")
    assert isinstance(three, Gaining)
    assert (three.coins, three.coin_points, three.points) == (3, 1, 1)
    assert three.cells == ((2, 3), (4, 1), (4, 3))
    four = prospect(at_turn("3-3 y44 b31 43,41"), "gain")
    assert isinstance(four, Gaining) and (four.coins, four.cells) == (4, ((4, 1), (4, 3)))


@pytest.mark.rule("RW-3.6")
def test_only_coins_that_are_left_to_circle_are_promised() -> None:
    found = prospect(at_turn("19-0 y11 b11 11"), "gain")
    assert isinstance(found, Gaining) and (found.coins, found.coin_points) == (1, 1)


@pytest.mark.rule("RW-3.1")
def test_a_turned_die_says_what_it_opens_and_costs() -> None:
    game = at_turn("3-0 y14 b16 21,31")
    assert prospect(game, "change y1 up") == Changing(
        action="change y1 up",
        dice=(("y", 1),),
        cells=((2, 6),),
        points=0,
        to=2,
        coins=-1,
        coin_points=0,
    )
    assert prospect(game, "change b6 down").cells == ((1, 5), (4, 5))
    assert prospect(at_turn("4-0 y11 b66 26"), "change y1 up").cells == ()
    assert prospect(at_turn("4-0 y11 b66 26"), "change y1 up").points == -1


@pytest.mark.rule("RW-3.1")
def test_a_die_turned_to_where_the_other_lies_opens_nothing() -> None:
    assert prospect(at_turn("3-0 y21 b16 66"), "change y1 up").cells == ()


@pytest.mark.rule("RW-3.7")
def test_a_second_building_says_what_it_costs_and_declining_which_pair_goes() -> None:
    game = play(at_turn("4-0 y21 b64 66"), "construct y1 b6")
    second = prospect(game, "second y2 b4")
    assert isinstance(second, ConstructingSecond)
    assert (second.building, second.type.count) == ("T", 2)
    assert (second.coins, second.coin_points) == (-SECOND_PRICE, -2)
    done = prospect(game, "done")
    assert isinstance(done, Declining) and done.passes == Passed(0, to=1, yellow=2, blue=4)


@pytest.mark.rule("RW-3.5")
def test_keeping_a_pair_says_who_gets_which() -> None:
    game = play(at_turn("3-3 y42 b31 43,41,23"), "gain", "y3", "b5", "y1", "b2")
    found = prospect(game, "keep y3 b2")
    assert isinstance(found, Keeping) and found.passes == Passed(0, to=1, yellow=1, blue=5)
    assert found.cells == ((3, 2),) and found.points == 0


# -- along whole games ---------------------------------------------------------------------------


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_legal_action_has_one_prospect_of_its_kind(options: dict[str, Any]) -> None:
    kinds: Counter[type] = Counter()
    for game in (game for seed in range(4) for game in decisions(options, seed)):
        before = game.position_text()
        found = prospects_of(game)
        assert game.position_text() == before
        assert [one.action for one in found] == [str(action) for action in game.legal_actions()]
        assert all(one.action.split()[0] == one.kind for one in found)
        kinds.update(map(type, found))
    wanted = set(get_args(AnyProspect)) - ({Keeping} if options["players"] == 1 else set())
    assert wanted == set(kinds)


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("seed", [2, 3])
def test_a_choice_brings_what_it_promised(options: dict[str, Any], seed: int) -> None:
    compared = 0
    for game in decisions(options, seed):
        seat = game.to_move
        assert seat is not None
        now = game.standing().accounts[seat]
        for found in prospects_of(game):
            after = game.copy()
            after.play(after.parse(found.action))
            then = after.standing().accounts[seat]
            compared += 1
            assert found.points == then.total - now.total, found
            if isinstance(found, ConstructingSecond | Changing | Gaining):
                assert found.coins == then.coins - now.coins, found
                assert found.coin_points == then.coin_points - now.coin_points
            if isinstance(found, Constructing):
                number = "PSACGT".index(found.building)
                built = then.types[number]
                assert found.type == TypeAfter(
                    points=built.points,
                    place=built.place,
                    shared=built.shared_by if built.place else 0,
                    count=built.count,
                    boxes=game.observe(seat).boxes[number],
                )
                assert found.type_points == built.points - now.types[number].points
                assert found.line_points == then.line_points - now.line_points
            if isinstance(found, Keeping | Declining):
                after.tell()
                passed = [event for event in (after.told or [()])[-1] if isinstance(event, Passed)]
                assert passed == ([] if found.passes is None else [found.passes])
    assert compared > 40


@pytest.mark.parametrize("players", [1, 3])
def test_a_choice_says_what_it_touches(players: int) -> None:
    for game in decisions({"players": players}, 5):
        assert game.to_move is not None
        row = game.observe(0).rows[game.to_move]
        marks = set(row.marks)
        crossings = [(y, b) for y in row.yellow for b in row.blue]
        for found in prospects_of(game):
            if isinstance(found, Constructing):
                [(yellow, blue)] = found.cells
                assert found.dice == (("y", yellow), ("b", blue))
                assert (yellow, blue) in crossings and (yellow, blue) not in marks
                assert game.rules.sheet.building(yellow, blue).letter == found.building
                for side, (line, place) in enumerate(zip(found.lines, (yellow, blue), strict=True)):
                    built = sum(mark[side] == place for mark in marks | {(yellow, blue)})
                    assert (line.line, line.number) == (("row", "column")[side], place)
                    assert (line.marks, line.points) == (built, LINE_POINTS[built])
            elif isinstance(found, Gaining):
                assert list(found.cells) == sorted(set(crossings) & marks)
            elif isinstance(found, Changing):
                [(colour, pips)] = found.dice
                side = "yb".index(colour)
                after = game.copy()
                after.play(after.parse(found.action))
                own = after.observe(0).rows[game.to_move]
                then = {(y, b) for y in own.yellow for b in own.blue}
                assert set(found.cells) == then - set(crossings) - marks
                assert abs(found.to - pips) == 1
                assert all(cell[side] == found.to for cell in found.cells)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_interpreted_and_compiled_prospects_agree(options: dict[str, Any]) -> None:
    for seed in (7, 8):
        for game in decisions(options, seed):
            with interpreting(WEIGHED):
                slow, points = prospects_of(game), points_of(game)
            assert [row.total for row in points] == list(game.standing().scores)
            again = game.copy()
            again.weighed = None
            before = again.position_text()
            assert (prospects_of(again), points_of(again)) == (slow, points)
            assert again.position_text() == before


def test_nobody_has_choices_where_nobody_is_to_move() -> None:
    *_, last = decisions({"players": 2}, 9)
    assert last.is_over
    begun = Rules(players=2).new_game()
    for game in (begun, last):
        assert prospects_of(game) == []
        with interpreting(WEIGHED):
            game.weighed = None
            assert prospects_of(game) == []
