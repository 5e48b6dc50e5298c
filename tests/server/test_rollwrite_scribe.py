"""What a ply of Roll & Write did says, written by the kernel, what events say, byte for byte."""

import random
from typing import Any

import pytest

from alhambra.core.event import Event
from alhambra.rollwrite import Game, Rules
from alhambra.rollwrite.events import events_of
from alhambra.rollwrite.position import POSITION
from alhambra.server.playing import told_in
from alhambra.server.rollwrite import pen
from alhambra.server.rollwrite.pen import PAGE
from alhambra.server.rollwrite.scribe import SCRIBE, TELL
from alhambra.server.rollwrite.telling import RARE, tell
from alhambra.server.story import story_of
from tests.server.test_rollwrite_written import RULES

RARE_KINDS = {"first", "started", "finished", "over"}
KINDS = {"changed", "built", "gained", "kept", "passed", "rolled", "round", "marked", "missed"}


def played(rules: Rules, seed: int) -> Game:
    """A whole game, told by the scribe."""
    chance, game = random.Random(seed), rules.new_game()
    game.tell(SCRIBE)
    while not game.is_over:
        if game.to_move is None:
            game.reveal(chance.choice([fallen for fallen, _ in game.chances()]))
        else:
            game.play(chance.choice(game.legal_actions()))
    return game


def in_objects(game: Game) -> list[tuple[Event, ...]]:
    """What each ply of a game did, in objects."""
    again = game.rules.new_game()
    again.tell()
    for ply in game.plies:
        again.push(ply)
    return again.told or []


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_what_is_written_is_what_events_say(rules: Rules) -> None:
    assert TELL.is_native
    kinds, longest = set(), 0
    for seed in range(12):
        game = played(rules, seed)
        plain = in_objects(game)
        for ply, note in enumerate(told_in(game), 1):
            assert story_of([b""] * (ply - 1) + [note]) == story_of(
                [()] * (ply - 1) + [plain[ply - 1]]
            )
            longest = max(longest, len(note))
        kinds |= {event.kind for events in plain for event in events}
    expected = KINDS - ({"passed", "kept"} if rules.players == 1 else set())
    assert kinds >= expected - ({"marked", "missed"} if rules.players > 2 else set())
    assert longest < pen.LONGEST // 2


def test_hardly_anything_is_left_to_events(monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[str] = []

    def counted(before: object, game: Game) -> tuple[object, ...]:
        events = events_of(before, game)  # type: ignore[arg-type]
        left.extend(event.kind for event in events)
        return events

    monkeypatch.setattr("alhambra.server.rollwrite.scribe.events_of", counted)
    game = played(RULES["two"], 1)
    assert set(left) >= RARE_KINDS - {"finished"}
    assert len(left) < len(game.plies) / 4


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_the_interpreted_kernel_writes_the_same(
    rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled, lengths = TELL.call, list[int]()

    def both(at: Any, before: Any, page: Any, code: int, about: int) -> int:
        lengths.append(compiled(at, before, page, code, about))
        plain = PAGE.new()
        now, then = (POSITION.from_words(one.words()) for one in (at, before))
        assert tell(now, then, plain, code, about) == lengths[-1]
        if lengths[-1] != RARE:
            written = (PAGE.letters(one, "text", lengths[-1]) for one in (plain, page))
            assert len(set(written)) == 1
        return lengths[-1]

    monkeypatch.setattr(TELL, "call", both)
    played(rules, 3)
    assert max(lengths) > 0


def test_a_game_that_goes_back_tells_on() -> None:
    game = played(RULES["two"], 5)
    for count in (0, 7, 40, 90):
        back = game.at_ply(count)
        for ply in game.plies[count:]:
            back.push(ply)
        assert told_in(back) == told_in(game)
