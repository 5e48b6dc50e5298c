"""Choices and offers in JSON say, byte for byte, what the same in objects says."""

import random
from collections.abc import Iterator

import pytest
from msgspec.json import encode

from alhambra.palace import Game, Rules
from alhambra.palace.weighed import WEIGH
from alhambra.server import palace as door
from alhambra.server.palace import written
from tests.rulebook.palace import eager, hoarder

PLAY = {"eager": eager, "hoarder": hoarder}


def decisions(players: int, play: str) -> Iterator[Game]:
    """Every decision of a game."""
    game, chance, actions = Rules(players).new_game(seed=players), random.Random(players), 0
    while not game.is_over:
        yield game
        game.play(PLAY[play](chance, game, actions))
        actions += 1


@pytest.fixture(params=["interpreted", "compiled"])
def rules(request: pytest.FixtureRequest) -> Iterator[None]:
    """The rules as a server has them before and after it is warm; nothing is known yet."""
    for known in (written._ACTIONS, written._CHANGES, written._SCORINGS):
        known.clear()
    if request.param == "compiled":
        WEIGH.warm()
    yield
    WEIGH.cool()


@pytest.mark.usefixtures("rules")
@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("play", PLAY)
def test_written_choices_are_the_choices(players: int, play: str) -> None:
    kinds, chains = set(), 0
    for game in decisions(players, play):
        assert door.write_choices(game) == encode(door.choices(game))
        for shown, is_past in ((True, False), (False, False), (False, True)):
            view = door.view(game, shown=shown, is_past=is_past)
            assert door.write_view(game, shown=shown, is_past=is_past) == encode(view)
        for seat in range(players):
            own = door.own(game, seat)
            assert door.write_own(game, seat) == encode(own)
            chains += len(own.chains)
        kinds |= {choice.kind for choice in door.choices(game)}
    expected = {"take", "buy", "place", "reserve"}
    if play == "eager":
        expected |= {"remove", "build", "exchange"}
    if players == 2:
        expected |= {"give"}
    assert kinds >= expected
    assert chains or play == "eager"


def test_what_is_known_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(written, "PIECES", 8)
    for known in (written._ACTIONS, written._CHANGES, written._SCORINGS):
        known.clear()
    for game in decisions(3, "eager"):
        assert door.write_choices(game) == encode(door.choices(game))
        door.write_view(game, shown=True)
        assert len(written._SCORINGS) <= 8
        assert len(written._ACTIONS) <= 8 and len(written._CHANGES) <= 8
        assert all(len(pieces) <= 8 for pieces in written._CHANGES.values())


def test_a_game_that_is_over_has_no_choices() -> None:
    *_, game = decisions(3, "eager")
    assert game.is_over
    assert door.write_choices(game) == b"[]"
    assert door.write_own(game, 0) == encode(door.own(game, 0))
    assert door.write_view(game, shown=True) == encode(door.view(game, shown=True))
