"""The mind of the board game: lines are legal, values exact at the end, and both ways alike."""

from collections.abc import Iterator
from functools import cache

import pytest

from alhambra.bots import registry
from alhambra.bots.brain import Beliefs, Brain, Room, brain_of
from alhambra.bots.mind import NO_MORE
from alhambra.bots.palace.beliefs import tuned, weights_of
from alhambra.bots.palace.levels import learnt
from alhambra.bots.palace.mind import MIND
from alhambra.bots.search import LINES, POLICY, SIMULATE, VALUE
from alhambra.bots.thinker import SUMS
from alhambra.palace import Game, Rules

PLAYERS = [2, 3, 4, 5, 6]


def beliefs(players: int) -> Beliefs:
    return Beliefs(MIND, weights_of({**tuned(players), **learnt(players)}))


@cache
def warm() -> Brain:
    brain = brain_of(MIND)
    brain.warm()
    assert brain.is_warm
    return brain


def positions(players: int, every: int) -> Iterator[Game]:
    """Moments of a game in which greedy and uniform bots sit in turn."""
    game = Rules(players=players).new_game(seed=players)
    bots = [registry.make("palace", name, 7) for name in ("greedy", "uniform")]
    for number in range(260):
        if game.to_move is None:
            return
        if number % every == 0:
            yield game
        game.play(bots[game.to_move % 2].choose(game))


def written(room: Room) -> list[list[int]]:
    """The lines that were written down."""
    lines = room.read("lines")[: room.read("count")]
    return [line[: line.index(NO_MORE)] for line in lines]


@pytest.mark.parametrize("players", PLAYERS)
def test_compiled_thinking_is_interpreted_thinking(players: int) -> None:
    cold, compiled = Brain(MIND).room(), warm().room()
    believed = beliefs(players)
    for game in positions(players, 13):
        for room in (cold, compiled):
            room.enter(game.words(), believed, 3)
        assert cold.ask(POLICY) == compiled.ask(POLICY)
        assert cold.ask(LINES) == compiled.ask(LINES)
        assert written(cold) == written(compiled)
        for seat in range(players):
            assert cold.ask(VALUE, seat) == compiled.ask(VALUE, seat)
        assert cold.here.score[:players] == game.position.score[:players]
        assert list(compiled.here) == game.words()


def test_compiled_simulations_are_interpreted_ones() -> None:
    cold, compiled = Brain(MIND).room(), warm().room()
    for game in positions(3, 120):
        for room in (cold, compiled):
            room.enter(game.words(), beliefs(3), 3)
            room.write("count", min(room.ask(LINES), 3))
            room.write("replies", 2)
            room.ask(SIMULATE, 0, 1)
        for name in SUMS:
            assert cold.read(name)[:3] == compiled.read(name)[:3]


@pytest.mark.parametrize("players", PLAYERS)
def test_lines_are_legal_turns_the_policy_first(players: int) -> None:
    room = warm().room()
    for game in positions(players, 3):
        room.enter(game.words(), beliefs(players), 1)
        code = room.ask(POLICY)
        room.ask(LINES)
        lines = written(room)
        assert code in lines[0]
        assert len({tuple(line) for line in lines}) == len(lines)
        for line in lines:
            played = game.copy()
            for step in line:
                assert played.to_move == game.to_move
                played.play(played.codec.action(step))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_value_of_a_finished_game_is_its_outcome(players: int) -> None:
    game = Rules(players=players).new_game(seed=2)
    bot = registry.make("palace", "foreman")
    while game.to_move is not None:
        game.play(bot.choose(game))
    assert game.outcome is not None
    room = Brain(MIND).room()
    room.enter(game.words(), beliefs(players), 1)
    scores = game.position.score[:players]
    for seat in range(players):
        rivals = [score for other, score in enumerate(scores) if other != seat]
        worth = room.ask(VALUE, seat)
        margin = 1_000 * scores[seat] - 500 * max(rivals) - 500 * sum(rivals) / (players - 1)
        assert abs(worth - margin) <= 1
        assert room.desk.points == 1_000 * scores[seat]
        winners = game.outcome.winners
        assert room.desk.chance == (1_000 // len(winners) if seat in winners else 0)


def test_chances_to_win_add_up_and_a_lead_is_worth_having() -> None:
    for players in PLAYERS:
        room = warm().room()
        for game in positions(players, 40):
            chances = []
            for seat in range(players):
                room.enter(game.words(), beliefs(players), 1)
                room.ask(VALUE, seat)
                chances.append(int(room.desk[MIND.desk.offset("chance")]))
            assert 1_000 - players <= sum(chances) <= 1_000
            ahead = game.words()
            ahead[MIND.kernels.layout.offset("score")] += 30
            room.enter(ahead, beliefs(players), 1)
            room.ask(VALUE, 0)
            assert int(room.desk[MIND.desk.offset("chance")]) >= chances[0]
