"""What a ply did, told as facts: every event on a position made for it, and along whole games."""

import random
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from alhambra.core.chance import SeededDealer
from alhambra.core.event import Event
from alhambra.core.values import Building
from alhambra.rollwrite import Game, Rules
from alhambra.rollwrite.events import (
    AnyEvent,
    Built,
    Changed,
    Ended,
    Finished,
    FirstChosen,
    Gained,
    Kept,
    Marked,
    Missed,
    Passed,
    Rolled,
    RoundBegan,
    Started,
)
from alhambra.rollwrite.lines import Line
from tests.rulebook.rollwrite import at_turn, play

TABLES: list[dict[str, Any]] = [
    *({"players": 1, "virtual": virtual} for virtual in (2, 3, 4)),
    {"players": 1, "virtual": 3, "goal": "versus"},
    *({"players": players} for players in (2, 3, 4, 5)),
]


def told(game: Game, *texts: str) -> list[Event]:
    """What these plies did."""
    game.tell()
    play(game, *texts)
    assert game.told is not None
    return [event for ply in game.told for event in ply]


@pytest.mark.rule("RW-3.1")
def test_a_die_turned_is_told_with_what_it_shows_then() -> None:
    game = at_turn("3-0 y52 b41 66")
    assert told(game, "change y5 down", "change b4 up") == [
        Changed(0, "y", 5, 4),
        Changed(0, "b", 4, 5),
    ]


@pytest.mark.rule("RW-3.3")
def test_a_building_is_told_with_its_type_its_lines_and_the_pair_passed_on() -> None:
    game = at_turn("3-3 y14 b16 11,12,13")
    assert told(game, "construct y1 b6", "y2", "b5") == [
        Built(
            seat=0,
            building="T",
            yellow=1,
            blue=6,
            count=1,
            boxes=7,
            lines=(Line("row", 1, 4, 2), Line("column", 6, 1, 0)),
            second=False,
        ),
        Passed(0, to=1, yellow=4, blue=1),
        Rolled(0, yellow=(2,), blue=(5,)),
    ]


@pytest.mark.rule("RW-3.7")
def test_two_towers_in_a_turn_are_told_and_no_pair_is_passed_between_them() -> None:
    game = at_turn("3-0 y21 b64 66")
    happened = told(game, "construct y1 b6", "second y2 b4")
    assert [type(event) for event in happened] == [Built, Built]
    first, second = happened
    assert isinstance(first, Built) and isinstance(second, Built)
    assert (first.building, first.count, first.second) == ("T", 1, False)
    assert (second.building, second.count, second.second) == ("T", 2, True)


@pytest.mark.rule("RW-3.7")
def test_declining_passes_the_two_dice_that_were_left() -> None:
    game = at_turn("3-0 y21 b64 66")
    assert told(game, "construct y1 b6", "done")[1:] == [Passed(0, to=1, yellow=2, blue=4)]


@pytest.mark.rule("RW-3.5")
def test_coins_the_four_dice_and_both_pairs_are_told() -> None:
    game = at_turn("3-3 y42 b31 43,41,23")
    assert told(game, "gain", "y3", "b5", "y1", "b2", "keep y3 b2") == [
        Gained(0, coins=3),
        Rolled(0, yellow=(3, 1), blue=(5, 2)),
        Kept(0, yellow=3, blue=2),
        Passed(0, to=1, yellow=1, blue=5),
    ]


@pytest.mark.rule("RW-3.6")
def test_only_coins_that_were_left_to_circle_are_gained() -> None:
    assert told(at_turn("19-0 y11 b11 11"), "gain") == [Gained(0, coins=1)]


@pytest.mark.rule("RW-3.8")
def test_nothing_is_passed_after_the_last_turn() -> None:
    game = Rules.from_position_text(
        "rollwrite players=3 round=18 first=1 turn=0 | 3-3 y62 b31 11 | 3-0 y- b- 12 | 3-0 y- b- 13"
    )
    happened = told(game, "construct y6 b3")
    assert not any(isinstance(event, Passed) for event in happened)
    assert happened[-1] == Ended(game.standing().winners)


@pytest.mark.rule("RW-6.5")
def test_alone_no_pair_is_passed() -> None:
    game = at_turn("3-3 y14 b16 11", options="players=1")
    assert [event.kind for event in told(game, "construct y1 b6", "y2", "b5")] == [
        "built",
        "rolled",
    ]


@pytest.mark.rule("RW-4.1")
def test_types_finished_together_are_told_with_place_and_points_before_the_next_round() -> None:
    game = Rules.from_position_text(
        "rollwrite players=3 round=4 first=1 turn=0 | 3-3 y66 b33 12,26,41,55"
        " | 3-3 y2 b6 14 | 3-3 y3 b3 12,26,41,55,63"
    )
    assert told(game, "construct y6 b3", "y2", "b2")[-2:] == [
        Finished(rows=(0, 2), building="S", place=1, points=13),
        RoundBegan(5, 18),
    ]


@pytest.mark.rule("RW-4.1", "RW-6.4")
def test_a_type_finished_when_no_place_is_left_is_told_too() -> None:
    game = Rules.from_position_text(
        "rollwrite players=4 round=4 first=1 turn=0 | 3-3 y66 b33 12,26,41,55"
        + " | 3-3 y2 b6 12,26,41,55,63 S1" * 3
    )
    assert told(game, "construct y6 b3", "y2", "b2")[-2:-1] == [
        Finished(rows=(0,), building="S", place=None, points=0)
    ]


@pytest.mark.rule("RW-6.2")
def test_a_virtual_player_marks_or_rolls_again_where_a_type_is_full() -> None:
    game = Rules.from_position_text(
        "rollwrite players=2 round=4 first=0 virtual=2 | 3-0 y24 b16 14 | 3-0 y3 b3 21"
        " | 5,0,0,0,0,6 P1"
    )
    assert told(game, "y1", "b1", "y1", "b6") == [
        Missed(2, "P", yellow=1, blue=1),
        Marked(2, "T", yellow=1, blue=6, count=7, boxes=7),
        Finished(rows=(2,), building="T", place=1, points=None),
        RoundBegan(5, 18),
    ]


@pytest.mark.rule("RW-2.1", "RW-2.2")
def test_the_first_player_and_the_first_marks_are_told_before_the_first_round() -> None:
    game = Rules(players=3).new_game()
    game.tell()
    play(game, "first 2")
    for pips in (1, 2, 3, 4, 5, 6, 1, 2, 3, 1, 2, 3, 4):
        play(game, f"y{pips}", f"b{pips if len(game.plies) < 13 else pips % 6 + 1}")
    assert game.told is not None
    happened = [event for ply in game.told for event in ply]
    seen = game.observe(0)
    assert happened == [
        FirstChosen(2),
        *(Started(row, seen.rows[row].counts) for row in range(3)),
        RoundBegan(1, 18),
    ]


def games(options: dict[str, Any]) -> Iterator[Game]:
    """Whole random games that tell."""
    for seed in range(4):
        game = Rules(**options).new_game()
        game.tell()
        dealer, chance = SeededDealer(seed), random.Random(seed)
        while not game.is_over:
            actions = game.legal_actions() if game.to_move is not None else []
            game.push(chance.choice(actions) if actions else game.drawn(dealer))
        yield game


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_events_of_a_game_add_up_to_its_end(options: dict[str, Any]) -> None:
    for game in games(options):
        assert game.told is not None and len(game.told) == len(game.plies)
        happened = [event for ply in game.told for event in ply]
        counts = [[0] * 6 for _ in range(game.rules.rows)]
        coins = [3] * game.rules.players
        for event in happened:
            if isinstance(event, Started):
                counts[event.row] = list(event.counts)
            elif isinstance(event, Built | Marked):
                row = event.seat if isinstance(event, Built) else event.row
                building = "PSACGT".index(event.building)
                counts[row][building] += 1
                assert counts[row][building] == event.count
            elif isinstance(event, Gained):
                coins[event.seat] += event.coins
        seen = game.observe(0)
        assert [list(row.counts) for row in seen.rows] == counts
        assert [row.coins_circled for row in seen.rows[: game.rules.players]] == coins
        finished = {
            (row, building)
            for event in happened
            if isinstance(event, Finished)
            for row in event.rows
            for building in [Building("PSACGT".index(event.building))]
        }
        assert finished == {
            (number, building)
            for number, row in enumerate(seen.rows)
            for building in Building
            if row.finished[building]
        }
        assert sum(isinstance(event, RoundBegan) for event in happened) == game.rules.rounds
        assert happened[-1] == Ended(game.standing().winners)


def test_what_was_not_told_at_once_is_told_alike_afterwards() -> None:
    for game in games({"players": 3}):
        again = game.at_ply(0)
        again.told = None
        for ply in game.plies:
            again.push(ply)
        again.tell()
        assert again.told == game.told


def test_all_kinds_of_events_occur_and_each_has_a_kind_of_its_own() -> None:
    seen: dict[str, type[Event]] = {}
    for options in TABLES:
        for game in games(options):
            for event in (event for ply in game.told or () for event in ply):
                assert seen.setdefault(event.kind, type(event)) is type(event)
    assert set(seen.values()) == set(get_args(AnyEvent))
