"""How Roll & Write is thought about: the same compiled and interpreted, exact where it can be."""

from functools import cache
from typing import Any

import pytest

from alhambra.bots.brain import Beliefs, Room
from alhambra.bots.mind import NO_MORE
from alhambra.bots.rollwrite.beginning import first_table
from alhambra.bots.rollwrite.beliefs import Weights, greedy_weights
from alhambra.bots.rollwrite.desk import DESK
from alhambra.bots.rollwrite.mind import BRAIN, MIND
from alhambra.bots.rollwrite.planning import plan_turn, prepare
from alhambra.bots.rollwrite.play import exact_keep_lines
from alhambra.bots.rollwrite.table import cell_gain, column_pattern, expected_score, turns_left
from alhambra.bots.rollwrite.training import learned_weights
from alhambra.bots.rollwrite.value import value
from alhambra.bots.search import LINES, MATCH, POLICY, SIMULATE, VALUE
from alhambra.rollwrite import Game, Rules
from alhambra.rollwrite.position import POSITION
from tests.bots.test_rollwrite_greedy import TABLES
from tests.interpreting import found_in, slow_and_quick


@cache
def weights_for(rules: Rules) -> Weights:
    weights = learned_weights(rules.players)
    weights.table = first_table(rules.rows, rules.rounds)
    weights.spread = [150 + 50 * left for left in range(len(weights.spread))]
    return weights


@cache
def rooms() -> tuple[Room, Room]:
    return slow_and_quick(BRAIN)


def both(question: int, first: int = 0, last: int = 0) -> list[Any]:
    """The answers of both rooms, and what their studies say after it."""
    answers = []
    for room in rooms():
        answer: list[Any] = [room.ask(question, first, last)]
        if question in (LINES, SIMULATE):
            answer.append(found_in(room))
        answers.append(answer)
    return answers


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_it_thinks_the_same_compiled_and_interpreted(number: int) -> None:
    rules = Rules(**TABLES[number])
    game = rules.new_game(seed=number)
    beliefs = Beliefs(MIND, weights_for(rules))
    codes = set()
    while game.to_move is not None:
        for room in rooms():
            room.enter(game.at, beliefs, 5)
        asked = [
            (POLICY, 0, 0),
            *((VALUE, seat, 0) for seat in range(rules.players)),
            (LINES, 0, 0),
        ]
        if len(game.plies) % 25 == 0:
            for room in rooms():
                room.study.replies = len(game.plies) % 3
            asked.append((SIMULATE, 0, 1))
        for question in asked:
            plain, compiled = both(*question)
            assert plain == compiled, (question, game.position_text())
        assert rooms()[0].here.words() == rooms()[1].here.words() == game.words()
        count = rooms()[0].ask(LINES)
        for line in rooms()[0].study.lines[:count]:
            follow = game.alone()
            for code in line[: line.index(NO_MORE)]:
                assert follow.to_move == game.to_move
                follow.play(game.codec.action(code))
        action = game.codec.action(rooms()[1].ask(POLICY))
        codes.add(str(action).split()[0])
        game.play(action)
    assert "construct" in codes and len(codes) > 1
    for room in rooms():
        room.enter(game.at, beliefs, 5)
    assert game.outcome is not None
    for seat in range(rules.players):
        rooms()[0].ask(VALUE, seat)
        assert rooms()[0].desk.points == 1000 * game.outcome.scores[seat]
        if rules.players > 1:
            won = seat in game.outcome.winners
            assert rooms()[0].desk.chance == (1000 // len(game.outcome.winners) if won else 0)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_match_is_the_same_compiled_and_interpreted(players: int) -> None:
    rules = Rules(players=players)
    game = rules.new_game()
    believed = [Beliefs(MIND, each) for each in (greedy_weights(), weights_for(rules))]
    ends = []
    for seats in ([0, 1], [1, 0]):
        for room in rooms():
            room.enter(game.at, Beliefs.of(believed), 9)
            room.study.player = [*seats, *[1] * 6]
        slow, quick = both(MATCH, 1)
        assert slow == quick and slow[0] > 20
        assert rooms()[0].trial == rooms()[1].trial
        assert rooms()[0].study.visits[:players] == rooms()[1].study.visits[:players]
        ends.append(rooms()[0].trial.words())
    assert ends[0] != ends[1]


def test_a_column_is_read_like_a_row() -> None:
    for marks in (0, 1, (1 << 36) - 1, 0x5A5A5A5A5, 0xF0F0F0F0F):
        for column in range(6):
            cells = [marks >> 6 * row + column & 1 for row in range(6)]
            assert column_pattern(marks, column) == sum(bit << row for row, bit in enumerate(cells))


def test_turns_left_count_those_still_to_begin() -> None:
    game = Rules(players=3).new_game(seed=1)
    first = game.position.first
    order = [(first + step) % 3 for step in range(3)]
    assert [turns_left(game.position, seat) for seat in order] == [17, 18, 18]


def test_what_a_building_adds_is_the_difference_it_makes() -> None:
    """The marks in all count too; the gain leaves them out, as they are the same for all cells."""
    rules = Rules(players=2)
    weights, desk = weights_for(rules), DESK.new()
    game = rules.new_game(seed=4)
    at = POSITION.copy(game.position)
    left = turns_left(at, at.row)
    for cell in range(36):
        if not at.marks[at.row] >> cell & 1:
            before = expected_score(at, desk, weights, at.row)
            gain = cell_gain(at, weights, at.row, cell, left)
            after = POSITION.copy(at)
            after.marks[at.row] |= 1 << cell
            after.counts[at.row][after.grid[cell // 6] >> 3 * (cell % 6) & 7] += 1
            assert expected_score(after, desk, weights, at.row) == before + gain


def keeping(seed: int) -> Game:
    """A game of three in which a pair is to be kept."""
    game = Rules(players=3).new_game(seed=seed)
    while not str(game.legal_actions()[0]).startswith("keep"):
        game.play(game.legal_actions()[-1])
    return game


@pytest.mark.parametrize("seed", range(4))
def test_a_pair_to_keep_is_computed_over_all_36_pairs(seed: int) -> None:
    """The slow way: lay every pair beside the one kept, plan that turn, take the mean."""
    game = keeping(seed)
    weights, desk = weights_for(game.rules), DESK.new()
    at = POSITION.copy(game.position)
    seat, taker = at.row, (at.row + 1) % 3
    worths = {}
    for action in game.legal_actions():
        kept: Any = action
        total = 0
        for pair in range(36):
            own = POSITION.copy(at)
            yellow, blue = sorted((kept.yellow, pair // 6 + 1)), sorted((kept.blue, pair % 6 + 1))
            own.dice[seat] = [yellow[1], yellow[0], blue[1], blue[0]]
            left = turns_left(at, seat) - 1
            prepare(own, desk, weights, seat, left, weights.spite)
            total += plan_turn(own, desk, weights, seat, left, weights.spite, 1)
        theirs = POSITION.copy(at)
        dice, other = at.dice[seat], at.dice[taker]
        yellow = sorted((other[0], dice[0] + dice[1] - kept.yellow))
        blue = sorted((other[2], dice[2] + dice[3] - kept.blue))
        theirs.dice[taker] = [yellow[1], yellow[0], blue[1], blue[0]]
        left = turns_left(at, taker) - 1
        prepare(theirs, desk, weights, taker, left, 0)
        harm = -weights.spite * plan_turn(theirs, desk, weights, taker, left, 0, 1) // 1000
        worths[str(action)] = total // 36 + harm
    count = exact_keep_lines(at, desk, weights)
    lines = [str(game.codec.action(line[0])) for line in desk.lines[:count]]
    assert worths[lines[0]] == max(worths.values()) == desk.worths[0]
    assert at.dice == game.position.dice


def test_a_lead_is_worth_more_than_none() -> None:
    rules = Rules(players=2)
    weights, desk = weights_for(rules), DESK.new()
    at = POSITION.copy(rules.new_game(seed=1).position)
    at.dice = [[1, 0, 1, 0] for _ in range(5)]
    before = value(at, desk, weights, 0)
    at.circled[0] += 10
    assert value(at, desk, weights, 0) > before
    assert 500 < desk.chance < 1000
