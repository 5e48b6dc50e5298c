"""Figures: intervals against simulations of their own, ratings against known strengths."""

import math
import random
from dataclasses import replace

import pytest

from alhambra.arena.figures import Entry, entries, figures_of
from alhambra.arena.match import Played
from alhambra.arena.ratings import ratings_of
from alhambra.arena.spread import mean_of, quantile, share_of


def match(number: int, seating: tuple[str, ...], scores: tuple[int, ...]) -> Played:
    best = max(scores[: len(seating)])
    winners = tuple(seat for seat in range(len(seating)) if scores[seat] == best)
    none = (0,) * len(seating)
    return Played(
        number,
        seating,
        scores,
        winners,
        actions=none,
        milliseconds=tuple(map(float, none)),
        failures=none,
        troubles=(None,) * len(seating),
    )


@pytest.mark.parametrize(
    ("freedom", "expected"), [(1, 12.706), (3, 3.182), (5, 2.571), (10, 2.228), (100, 1.984)]
)
def test_quantiles_are_those_of_the_tables(freedom: int, expected: float) -> None:
    assert quantile(freedom) == pytest.approx(expected, abs=0.01)


def held(resemblance: float, truth: float, clusters: int, seed: int) -> bool:
    """Does the interval of a made-up contest hold the truth? Two games of a chance are alike."""
    chance = random.Random(seed)
    drawn = []
    for _ in range(clusters):
        first = float(chance.random() < truth)
        same = chance.random() < resemblance
        drawn.append([first, first if same else float(chance.random() < truth)])
    spread = share_of(drawn)
    return spread.low <= truth <= spread.high


@pytest.mark.parametrize("resemblance", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("truth", [0.5, 0.9, 0.99])
def test_intervals_hold_the_truth_as_often_as_they_promise(
    resemblance: float, truth: float
) -> None:
    times = 600
    kept = sum(held(resemblance, truth, 50, seed) for seed in range(times))
    assert kept / times >= (0.9 if truth == 0.99 else 0.93)
    if truth == 0.5:
        assert kept / times <= 0.98


def test_games_of_one_chance_are_no_independent_evidence() -> None:
    alike = share_of([[1.0, 1.0], [0.0, 0.0]] * 20)
    apart = share_of([[1.0, 0.0]] * 40)
    assert alike.mean == apart.mean == 0.5
    assert alike.high - alike.low > 1.3 * (apart.high - apart.low)


def test_who_always_wins_is_not_certain_to() -> None:
    spread = share_of([[1.0, 1.0]] * 20)
    assert spread.mean == spread.high == 1.0
    assert 0.75 < spread.low < 0.9


def test_one_chance_says_nothing() -> None:
    assert share_of([[1.0, 1.0]]).low == 0.0
    assert math.isinf(mean_of([[3.0]]).high)


def test_ties_are_shared_and_margins_are_to_the_best_other() -> None:
    found = entries([match(0, ("a", "b"), (10, 10, 99)), match(0, ("b", "a"), (7, 12, 99))])
    figures = figures_of(found, "a")
    assert (figures.games, figures.win_share.mean, figures.mean_margin.mean) == (2, 0.75, 2.5)
    assert figures.mean_score == 11


def test_with_copies_the_lone_player_counts() -> None:
    found = entries([match(0, ("a", "b", "b"), (10, 9, 8)), match(1, ("a", "a", "b"), (5, 4, 6))])
    assert [(e.player, e.against, e.share, e.margin) for e in found] == [
        ("a", "b", 1.0, 1),
        ("b", "a", 1.0, 1),
    ]


def test_alone_the_better_score_with_the_same_chance_wins() -> None:
    played = [match(0, ("a",), (50, 0)), match(0, ("b",), (40, 0)), match(1, ("a",), (30, 0))]
    played.append(match(1, ("b",), (30, 0)))
    a = figures_of(entries(played), "a")
    assert (a.games, a.win_share.mean, a.mean_margin.mean, a.best_score) == (2, 0.75, 5, 50)
    played += [match(0, ("c",), (60, 0)), match(1, ("c",), (60, 0))]
    a = figures_of(entries(played), "a")
    assert (a.games, a.win_share.mean) == (2, 0.375)
    assert figures_of(entries(played), "a", "c").games == 2


def test_alone_against_virtual_players_the_game_says_who_wins() -> None:
    lost = replace(match(0, ("a",), (50, 60)), winners=(1,))
    won = match(1, ("a",), (70, 60))
    figures = figures_of(entries([lost, won]), "a")
    assert (figures.win_share.mean, figures.mean_margin.mean) == (0.5, 0.0)


@pytest.mark.parametrize("seats", [2, 3])
def test_ratings_find_known_strengths(seats: int) -> None:
    strengths = {"weak": 1.0, "greedy": 2.0, "strong": 8.0}
    chance = random.Random(5)
    found = []
    for number in range(3000):
        for player, mine in strengths.items():
            for against, theirs in strengths.items():
                if player != against:
                    wins = chance.random() < mine / (mine + (seats - 1) * theirs)
                    found.append(Entry(number, player, against, float(wins), 0, 0))
    ratings = ratings_of(found, list(strengths), seats=seats)
    assert ratings["greedy"].mean == 1000
    for player, strength in strengths.items():
        expected = 1000 + 400 * math.log10(strength / 2)
        assert ratings[player].mean == pytest.approx(expected, abs=25)
        assert ratings[player].low <= ratings[player].mean <= ratings[player].high


def test_who_never_loses_has_a_rating_that_is_unsure() -> None:
    found = []
    for number in range(20):
        found += [Entry(number, "a", "b", 1.0, 0, 0), Entry(number, "b", "a", 0.0, 0, 0)]
    rating = ratings_of(found, ["b", "a"], seats=2)["a"]
    assert 1200 < rating.low < rating.high - 100 < 3000


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_at_these_ratings_everybody_is_expected_to_win_as_often_as_happened(seats: int) -> None:
    """However far they are apart; with a game more of each pair, shared as between equals."""
    others = max(1, seats - 1)
    players = ["a", "greedy", "c", "d", "e"]
    shares = {
        (one, other): 1 - 0.5 ** (1 + 4 * (place - below)) if place > below else 0.0
        for place, one in enumerate(players)
        for below, other in enumerate(players)
        if one != other
    }
    found = [Entry(n, *pair, share, 0, 0) for n in range(50) for pair, share in shares.items()]
    ratings = ratings_of(found, players, seats=seats)
    expected, won = dict.fromkeys(players, 0.0), dict.fromkeys(players, 0.0)
    for (one, other), share in shares.items():
        victories = 50 * share + 1 / (1 + others)
        mine, theirs = (10 ** (ratings[player].mean / 400) for player in (one, other))
        likely = 51 * mine / (mine + others * theirs)
        won[one] += victories
        won[other] += 51 - victories
        expected[one] += likely
        expected[other] += 51 - likely
    assert expected == pytest.approx(won, abs=1e-3)


def test_ratings_are_the_same_for_a_seed() -> None:
    chance = random.Random(3)
    found = [Entry(n, "a", "b", float(chance.random() < 0.6), 0, 0) for n in range(200)]
    one = ratings_of(found, ["a", "b"], seats=2, seed=7)
    assert one == ratings_of(found, ["a", "b"], seats=2, seed=7)
    other = ratings_of(found, ["a", "b"], seats=2, seed=8)
    assert one["b"].mean == other["b"].mean and one["b"].low != other["b"].low
    assert one["b"].low == pytest.approx(other["b"].low, abs=15)


def test_a_player_who_has_met_nobody_has_a_rating_too() -> None:
    found = [Entry(n, "a", "greedy", float(n % 3 > 0), 0, 0) for n in range(30)]
    ratings = ratings_of(found, ["greedy", "a", "idle"], seats=2)
    assert all(math.isfinite(ratings[player].mean) for player in ratings)
