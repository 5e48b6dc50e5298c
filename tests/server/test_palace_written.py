"""Views, choices and offers in JSON say, byte for byte, what the same in objects says."""

import random
from collections.abc import Iterator
from itertools import chain

import pytest
from msgspec.json import encode

from alhambra.palace import Game, Rules
from alhambra.palace.outcome import NEXT
from alhambra.palace.weighed import WEIGH
from alhambra.server import palace as door
from alhambra.server.palace import pen, writing
from alhambra.server.palace.written import WRITE, Written
from tests.rulebook.palace import eager, hoarder

PLAY = {"eager": eager, "hoarder": hoarder}
HOW = ((True, False), (False, False), (False, True), (True, True))


def moments(players: int, play: str, seed: int) -> Iterator[Game]:
    """Every moment of a game, those of chance too."""
    game, chance, actions = Rules(players).new_game(), random.Random(seed), 0
    while not game.is_over:
        yield game
        if game.to_move is None:
            game.reveal(chance.choice([fallen for fallen, _ in game.chances()]))
        else:
            game.play(PLAY[play](chance, game, actions))
            actions += 1
    yield game


def check(game: Game) -> None:
    """All that is written is what objects say."""
    for shown, is_past in HOW:
        view = door.view(game, shown=shown, is_past=is_past)
        assert door.write_view(game, shown=shown, is_past=is_past) == encode(view)
    assert door.write_choices(game) == encode(door.choices(game))
    for seat in range(game.rules.players):
        assert door.write_own(game, seat) == encode(door.own(game, seat))


@pytest.mark.parametrize(
    ("play", "players"),
    [
        ("eager", 2),
        ("eager", 3),
        ("eager", 4),
        ("eager", 5),
        ("eager", 6),
        ("hoarder", 2),
        ("hoarder", 5),
    ],
)
def test_what_is_written_is_what_objects_say(play: str, players: int) -> None:
    assert WRITE.is_native
    kinds, chains, longest = set(), 0, 0
    both = (moments(players, play, seed) for seed in (players, players + 10))
    for game in chain.from_iterable(both):
        check(game)
        if isinstance(game.written, Written):
            longest = max(longest, sum(map(len, (game.written.view, game.written.choices))))
        kinds |= {choice.kind for choice in door.choices(game)}
        chains += sum(len(door.own(game, seat).chains) for seat in range(players))
    expected = {"take", "buy", "place", "reserve"}
    if play == "eager":
        expected |= {"remove", "build", "exchange"}
    if players == 2:
        expected |= {"give"}
    assert kinds >= expected
    assert chains or play == "eager"
    assert 1000 < longest < pen.LONGEST // 2


@pytest.mark.parametrize("players", [2, 4])
def test_interpreted_kernels_write_the_same(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(players)
    some = [game.copy() for game in moments(players, "eager", 9) if chance.random() < 0.03]
    for game in some:
        check(game)
    for root in (WRITE, WEIGH, NEXT):
        monkeypatch.setattr(root, "call", root.interpret)
    for game in map(Game.copy, some):
        game.weighed = None
        assert game.written is None
        check(game)
        assert game.is_over or isinstance(game.written, Written)


def test_what_would_be_too_long_is_told_by_objects(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page too short for anything; interpreted, since compiled kernels know its length."""
    monkeypatch.setattr(WRITE, "call", WRITE.interpret)
    monkeypatch.setattr(pen, "LONGEST", pen.MARGIN + 1)
    game = next(game for game in moments(3, "eager", 1) if game.to_move is not None)
    assert writing.write(game.position, pen.WRITING.new(), 0) == writing.TOO_LONG
    check(game)
    assert game.written is None


def test_a_game_that_is_over_has_no_choices() -> None:
    *_, game = moments(3, "eager", 3)
    assert game.is_over
    check(game)
    assert door.write_choices(game) == b"[]"
