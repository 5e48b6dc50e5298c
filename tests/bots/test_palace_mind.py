"""The mind of the board game: lines are legal, values exact at the end, and both ways alike."""

from collections.abc import Iterator

import pytest

from alhambra.bots import registry
from alhambra.bots.brain import Beliefs, Room
from alhambra.bots.mind import NO_MORE
from alhambra.bots.palace.beliefs import tuned, weights_of
from alhambra.bots.palace.levels import learnt
from alhambra.bots.palace.mind import BRAIN, MIND
from alhambra.bots.search import LINES, MATCH, POLICY, SIMULATE, VALUE
from alhambra.palace import Game, Rules
from tests.interpreting import found_in, slow_and_quick

PLAYERS = [2, 3, 4, 5, 6]


def beliefs(players: int) -> Beliefs:
    return Beliefs(MIND, weights_of({**tuned(players), **learnt(players)}))


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
    lines = room.study.lines[: room.study.count]
    return [line[: line.index(NO_MORE)] for line in lines]


@pytest.mark.parametrize("players", PLAYERS)
def test_compiled_thinking_is_interpreted_thinking(players: int) -> None:
    rooms = slow_and_quick(BRAIN)
    believed = beliefs(players)
    for game in positions(players, 13):
        for room in rooms:
            room.enter(game.at, believed, 3)
        for question in (POLICY, LINES):
            slow, quick = (room.ask(question) for room in rooms)
            assert slow == quick
        assert written(rooms[0]) == written(rooms[1])
        for seat in range(players):
            slow, quick = (room.ask(VALUE, seat) for room in rooms)
            assert slow == quick
        for room in rooms:
            assert room.here.words() == game.words()


@pytest.mark.parametrize("replies", [0, 2])
def test_compiled_simulations_are_interpreted_ones(replies: int) -> None:
    rooms = slow_and_quick(BRAIN)
    for game in positions(3, 120):
        for room in rooms:
            room.enter(game.at, beliefs(3), 3)
            room.study.count = min(room.ask(LINES), 3)
            room.study.replies = replies
            assert room.ask(SIMULATE, 0, 1) == 1
            assert room.here.words() == game.words()
        slow, quick = map(found_in, rooms)
        assert slow == quick and slow["visits"] == [1] * len(slow["lines"])


def test_compiled_matches_are_interpreted_ones() -> None:
    game = Rules(players=2).new_game()
    both = Beliefs.of([beliefs(2), beliefs(3)])
    ends = []
    for room in slow_and_quick(BRAIN):
        room.enter(game.at, both, 9)
        room.study.player = [1, 0, *[0] * 6]
        actions = room.ask(MATCH, 1)
        assert actions == sum(room.study.visits[:2]) > 20
        ends.append((room.trial.words(), room.study.words()))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("players", PLAYERS)
def test_lines_are_legal_turns_the_policy_first(players: int) -> None:
    room = BRAIN.room()
    for game in positions(players, 3):
        room.enter(game.at, beliefs(players), 1)
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
    room = BRAIN.room()
    room.enter(game.at, beliefs(players), 1)
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
        room = BRAIN.room()
        for game in positions(players, 40):
            chances = []
            for seat in range(players):
                room.enter(game.at, beliefs(players), 1)
                room.ask(VALUE, seat)
                chances.append(room.desk.chance)
            assert 1_000 - players <= sum(chances) <= 1_000
            ahead = game.at.copy()
            ahead.score = [ahead.score[0] + 30, *ahead.score[1:]]
            room.enter(ahead, beliefs(players), 1)
            room.ask(VALUE, 0)
            assert room.desk.chance >= chances[0]
