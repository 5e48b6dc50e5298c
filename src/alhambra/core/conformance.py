"""The conformance kit: what every game must keep, checked over random play.

    from alhambra.core.conformance import check
    check(Rules(players=3), seed=1)

A new game is done when it passes for every choice of its options. Each promise is a function of
its own; a broken one raises AssertionError with the position text in it.
"""

import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from typing import Any

from alhambra.core.game import Game
from alhambra.core.holding import (
    ATTEMPT,
    COUNT,
    LEGAL,
    NTH,
    REVEAL,
    SITUATION,
    WHY_NOT,
    answering,
)
from alhambra.core.record import Record
from alhambra.core.rules import Rules
from alhambra.core.situation import due_in, ways_in
from alhambra.core.twin import entry
from alhambra.core.values import CHANCE

SMALL_SPACE = 10_000
"""An action space that can be gone through at every ply."""
SAMPLE = 100

AnyGame = Game[Any, Any, Any, Any]
Promise = Callable[[AnyGame], None]


def actions_are_unique(game: AnyGame) -> None:
    """Legal actions are unique as object, code and text, in the order of their codes."""
    actions = game.legal_actions()
    codes = [game.codec.action_code(action) for action in actions]
    assert len(set(actions)) == len(actions)
    assert len({str(action) for action in actions}) == len(actions)
    assert codes == sorted(set(codes))


def counting_agrees_with_the_list(game: AnyGame) -> None:
    """As many actions are counted as are listed, and each has its number."""
    actions = game.legal_actions()
    assert game.legal_count() == len(actions)
    assert [game.nth_action(number) for number in range(len(actions))] == actions


def generator_agrees_with_why_not(game: AnyGame) -> None:
    """An action is listed exactly if nothing refuses it.

    Over the whole action space where it is small; otherwise over the actions listed and a sample,
    while `check_compiled` goes through all of it.
    """
    actions = game.legal_actions()
    listed = set(actions)
    for code in codes_to_try(game, [game.codec.action_code(action) for action in actions]):
        action = game.codec.action(code)
        reason = game.why_not(action)
        assert (action in listed) == (reason is None), f"{action}: {reason}"


def codes_to_try(game: AnyGame, listed: list[int]) -> list[int]:
    """All codes of a small space; of a large one those listed, their neighbours, a sample."""
    space = game.rules.kernels.actions
    if space <= SMALL_SPACE:
        return list(range(space))
    choice = random.Random(len(game.plies))  # noqa: S311 - a sample needs no secret
    near = {code + step for code in listed for step in (-1, 0, 1)}
    far = {choice.randrange(space) for _ in range(SAMPLE)}
    return sorted(code for code in near | far if 0 <= code < space)


def others_are_refused(game: AnyGame) -> None:
    """Whoever is not to move is refused every action, and with the reason that says so."""
    if game.to_move is None:
        return
    for seat in range(game.rules.seats):
        for action in game.legal_actions():
            reason = game.why_not(action, seat)
            if seat == game.to_move:
                assert reason is None
            else:
                assert reason is game.reasons["NOT_YOUR_TURN"]


def copies_are_independent(game: AnyGame) -> None:
    """Playing on a copy leaves the original as it was."""
    before, plies = game.words(), len(game.plies)
    copied = game.copy()
    assert copied.words() == before
    if copied.to_move is not None:
        copied.play(copied.legal_actions()[-1])
    elif copied.chances():
        copied.reveal(copied.chances()[-1][0])
    assert game.words() == before and len(game.plies) == plies


def chances_sum_to_one(game: AnyGame) -> None:
    """Probabilities are positive and sum to one exactly where chance is due."""
    chances = game.chances()
    is_due = game.rules.kernels.due(game.position) == CHANCE
    assert sum((odds for _, odds in chances), Fraction(0)) == (1 if is_due else 0)
    assert all(odds > 0 for _, odds in chances)
    assert len({str(chance) for chance, _ in chances}) == len(chances)


def ways_are_counted(game: AnyGame) -> None:
    """Going through all equally likely ways meets every chance as often as its probability says."""
    kernels = game.rules.kernels
    if not game.chances():
        return
    ways = kernels.ways(game.position)
    met: dict[int, int] = {}
    for way in range(ways):
        code = kernels.nth_chance(game.position, way)
        met[code] = met.get(code, 0) + 1
    after = kernels.layout.copy(game.position)
    last = game.copy()
    last.dealer = None
    last.reveal(game.codec.chance(kernels.fall(after, ways - 1)))
    assert kernels.layout.to_words(after) == last.words()
    assert [
        (game.codec.chance(code), Fraction(count, ways)) for code, count in sorted(met.items())
    ] == game.chances()


def one_thing_is_due(game: AnyGame) -> None:
    """There is an outcome and nothing to do, or something to do and no outcome."""
    if game.is_over:
        assert game.outcome is not None
        assert game.to_move is None and not game.chances() and not game.legal_actions()
    else:
        assert game.outcome is None
        assert (game.to_move is None) == bool(game.chances())
        assert (game.to_move is not None) == bool(game.legal_actions())


def texts_parse_back(game: AnyGame) -> None:
    """Actions, chances and the position come back from their texts."""
    for action in game.legal_actions():
        assert game.parse(str(action)) == action
    for chance, _ in game.chances():
        assert game.parse_chance(str(chance)) == chance
    text = game.position_text()
    again = type(game.rules).from_position_text(text)
    assert again.position_text() == text
    assert again.words() == game.words()


def seats_observe(game: AnyGame) -> None:
    """Every seat has an observation."""
    for seat in range(game.rules.seats):
        assert game.observe(seat) is not None


PROMISES: tuple[Promise, ...] = (
    actions_are_unique,
    counting_agrees_with_the_list,
    generator_agrees_with_why_not,
    others_are_refused,
    copies_are_independent,
    chances_sum_to_one,
    ways_are_counted,
    one_thing_is_due,
    texts_parse_back,
    seats_observe,
)


def record_replays(game: AnyGame) -> None:
    """The record, read back from its text, replays to the same position."""
    text = game.record(["someone"] * game.rules.seats).text
    record = Record.parse(text)
    assert record.text == text
    assert record.replay().digest() == game.digest()
    assert record.replay().words() == game.words()


def walk(rules: Rules, *, seed: int, most_actions: int) -> Iterator[AnyGame]:
    """One random game, seen before every ply and at its end; it may not take more actions."""
    choice = random.Random(seed)  # noqa: S311 - which game is walked is no secret
    game = rules.new_game()
    actions = 0
    while True:
        yield game
        if game.is_over:
            return
        if game.to_move is None:
            chances, odds = zip(*game.chances(), strict=True)
            game.reveal(choice.choices(chances, odds)[0])
        else:
            assert actions < most_actions, f"more than {most_actions} actions"
            game.play(choice.choice(game.legal_actions()))
            actions += 1


def check(rules: Rules, *, seed: int = 0, most_actions: int = 2_000, every: int = 1) -> None:
    """Check all promises along one random game, at every ply or every few; then its record."""
    for game in walk(rules, seed=seed, most_actions=most_actions):
        if len(game.plies) % every == 0 or game.is_over:
            for promise in PROMISES:
                try:
                    promise(game)
                except AssertionError as broken:
                    raise AssertionError(
                        f"{promise.__name__}: {broken} at {game.position_text()}"
                    ) from broken
    record_replays(game)


def check_compiled(
    rules: Rules, *, seed: int = 0, most_actions: int = 2_000, whole_space_every: int = 400
) -> None:
    """Compiled and interpreted rules agree ply by ply: same numbers, same answers.

    The compiled rules are asked as games held in words ask them. A large action space is gone
    through as a whole every so many plies.
    """
    import numpy as np

    kernels = rules.kernels
    layout, choices = kernels.layout, kernels.choices
    words = np.array(rules.new_game().words(), np.int64)
    room = np.zeros(choices.words, np.int64)
    listed = room[choices.offset("codes") :]
    ask = partial(
        entry(answering(kernels), choices, layout, keeps_others_waiting=True), room, words
    )
    weight = entry(kernels.weight, layout)
    seen = 0
    for game in walk(rules, seed=seed, most_actions=most_actions):
        for ply in game.plies[seen:]:
            if due_in(ask(SITUATION, 0)) == CHANCE:
                ask(REVEAL, game.codec.chance_code(ply))
            else:
                ask(ATTEMPT, game.codec.action_code(ply))
        seen = len(game.plies)
        assert words.tolist() == game.words(), game.position_text()
        situation = ask(SITUATION, 0)
        assert due_in(situation) == kernels.due(game.position)
        codes = listed[: ask(LEGAL, 0)].tolist()
        assert [game.codec.action(code) for code in codes] == game.legal_actions()
        assert [ask(NTH, number) for number in range(ask(COUNT, 0))] == codes
        for code in codes_to_try(game, codes):
            assert ask(WHY_NOT, code) == kernels.why_not(game.position, code)
        if kernels.actions > SMALL_SPACE and seen % whole_space_every == whole_space_every // 2:
            assert [c for c in range(kernels.actions) if ask(WHY_NOT, c) == 0] == codes
        if due_in(situation) == CHANCE:
            assert ways_in(situation) == kernels.ways(game.position)
            for code in range(kernels.chances):
                assert weight(words, code) == kernels.weight(game.position, code)
