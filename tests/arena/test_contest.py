"""Contests: who meets whom, at which seats, and with the same chance."""

from collections import Counter
from typing import Any

import pytest

from alhambra.arena.contest import Contest, Match
from alhambra.core.errors import IllegalOption


def test_two_players_sit_at_both_seats_with_the_same_chance() -> None:
    contest = Contest("rollwrite", ("uniform", "greedy"), games=4)
    assert contest.matches() == [
        Match(0, ("uniform", "greedy")),
        Match(0, ("greedy", "uniform")),
        Match(1, ("uniform", "greedy")),
        Match(1, ("greedy", "uniform")),
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sits_alone_equally_often_at_every_seat(seats: int) -> None:
    players = ("a", "b", "c")
    contest = Contest("palace", players, seats=seats, games=2 * seats)
    alone = Counter(
        (player, seat, next(other for other in match.seating if other != player))
        for match in contest.matches()
        for seat, player in enumerate(match.seating)
        if match.seating.count(player) == 1
    )
    assert len(alone) == 6 * seats
    assert set(alone.values()) == {2}
    assert {match.number for match in contest.matches()} == {0, 1}


def test_other_games_of_a_contest_are_a_part_of_more() -> None:
    few = Contest("palace", ("a", "b"), seats=3, games=7)
    more = Contest("palace", ("a", "b", "c"), seats=3, games=30)
    assert set(few.matches()) < set(more.matches())
    lone = [match for match in few.matches() if match.seating.count("a") == 1]
    assert len(lone) == 7


def test_alone_everybody_has_the_same_chances() -> None:
    contest = Contest("rollwrite", ("a", "b"), seats=1, games=3)
    assert Counter(match.number for match in contest.matches()) == {0: 2, 1: 2, 2: 2}


def test_one_player_meets_itself() -> None:
    contest = Contest("rollwrite", ("a",), seats=3, games=2)
    assert contest.matches() == [Match(0, ("a",) * 3), Match(1, ("a",) * 3)]


def test_chances_differ_between_numbers_and_seeds() -> None:
    contests = [Contest("palace", ("a", "b"), seed=seed) for seed in (0, 1)]
    chances = [contest.chance_of(number) for contest in contests for number in range(100)]
    assert len(set(chances)) == 200


@pytest.mark.parametrize(
    ("change", "option"),
    [
        ({"seats": 9}, "--seats"),
        ({"seats": 0}, "--seats"),
        ({"games": 0}, "--games"),
        ({"players": ("greedy", "nobody")}, "bot"),
        ({"players": ("greedy", "greedy")}, "--players"),
        ({"players": ("greedy@fast",)}, "budget"),
        ({"players": ("greedy@50ms",)}, "bot"),
        ({"options": {"players": "3"}}, "--option"),
        ({"options": {"hands": "wide"}}, "hands"),
        ({"game": "chess"}, "game"),
    ],
)
def test_what_cannot_be_played_is_refused_beforehand(change: dict[str, Any], option: str) -> None:
    settings = {"game": "palace", "players": ("uniform", "greedy")} | change
    with pytest.raises(IllegalOption) as refused:
        Contest(**settings).check()
    assert refused.value.option == option


def test_everybody_meets_one_player_alone() -> None:
    contest = Contest("palace", ("a", "b", "c"), seats=3, games=3, against="c")
    seatings = {match.seating for match in contest.matches()}
    assert seatings == {
        *(("a", "c", "c"), ("c", "a", "c"), ("c", "c", "a")),
        *(("b", "c", "c"), ("c", "b", "c"), ("c", "c", "b")),
    }
    assert contest.command().endswith("--against c")


@pytest.mark.parametrize(("players", "seats"), [(("greedy",), 2), (("greedy", "uniform"), 1)])
def test_one_player_alone_meets_nobody(players: tuple[str, ...], seats: int) -> None:
    with pytest.raises(IllegalOption):
        Contest("rollwrite", players, seats=seats, against="greedy").check()
