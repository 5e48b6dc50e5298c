"""What a ply of Roll & Write did says, written by the kernel, what events say, byte for byte."""

import random
from collections.abc import Iterator

import pytest

from alhambra.core.event import Event
from alhambra.core.holding import cool
from alhambra.core.warmth import letters
from alhambra.rollwrite import Game, Rules
from alhambra.rollwrite.codes import ACTIONS
from alhambra.rollwrite.events import events_of
from alhambra.rollwrite.position import POSITION
from alhambra.server import rollwrite as door
from alhambra.server.playing import told_in
from alhambra.server.rollwrite import pen
from alhambra.server.rollwrite.pen import TOLD
from alhambra.server.rollwrite.scribe import SCRIBE
from alhambra.server.rollwrite.telling import PLY, RARE, tell
from alhambra.server.story import story_of
from tests.server.test_rollwrite_written import RULES

RARE_KINDS = {"first", "started", "finished", "over"}
KINDS = {"changed", "built", "gained", "kept", "passed", "rolled", "round", "marked", "missed"}


@pytest.fixture
def compiled() -> Iterator[None]:
    """The kernels as a server has them once it is warm."""
    Rules.warm()
    SCRIBE.warm()
    yield
    SCRIBE.cool()
    cool(Rules.kernels)


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


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_what_is_written_is_what_events_say(rules: Rules) -> None:
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


@pytest.mark.usefixtures("compiled")
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
def test_interpreted_it_is_the_same(rules: Rules) -> None:
    """The kernel itself, in Python; and the scribe, who makes events while it is cold."""
    game = played(rules, 3)
    plain = in_objects(game)
    assert story_of(told_in(game)) == story_of(plain)
    again, page = rules.new_game(), TOLD.new()
    for ply, maker, events in zip(game.plies, game.makers, plain, strict=True):
        POSITION.pour(again.position, page)
        yellow = getattr(again.plies[-1], "pips", 0) if again.plies else 0
        again.push(ply)
        number = len(again.plies)
        is_chance = maker < 0
        code = again.codec.chance_code(ply) + ACTIONS if is_chance else again.codec.action_code(ply)  # type: ignore[arg-type]
        if is_chance and str(ply).startswith("y"):
            continue
        length = tell(again.position, page, code, number << PLY | (yellow if is_chance else 0))
        if length == RARE:
            assert {event.kind for event in events} & RARE_KINDS
        else:
            assert b"[" + letters(page.text[:length]) + b"]" == story_of(
                [()] * (number - 1) + [events]
            )


@pytest.mark.usefixtures("compiled")
def test_a_game_that_goes_back_tells_on() -> None:
    game = played(RULES["two"], 5)
    for count in (0, 7, 40, 90):
        back = game.at_ply(count)
        for ply in game.plies[count:]:
            back.push(ply)
        assert told_in(back) == told_in(game)


def test_a_game_that_becomes_warm_tells_on() -> None:
    game = played(RULES["two"], 6)
    again = game.rules.new_game()
    again.tell(SCRIBE)
    try:
        for number, ply in enumerate(game.plies):
            if number == 30:
                door.warm()
            if number == 60:
                Rules.warm()
            again.push(ply)
        assert again.in_words is not None
        assert told_in(again) == told_in(game)
    finally:
        SCRIBE.cool()
        cool(Rules.kernels)
