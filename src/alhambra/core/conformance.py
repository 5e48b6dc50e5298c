"""The conformance kit: what every game must keep, checked over random play.

    from alhambra.core.conformance import check, check_library
    check(Rules(players=3), seed=1)
    check_library(Rules(players=3), seed=1)

A new game is done when it passes for every choice of its options. Each promise is a function of
its own; a broken one raises AssertionError with the position text in it.
"""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any

from alhambra.core.game import Game
from alhambra.core.kernels import Kernels
from alhambra.core.questions import (
    ATTEMPT,
    BELOW_CODE,
    CODE,
    COUNT,
    FALL,
    NTH,
    REFUSED,
    REVEAL,
    SITUATION,
    WEIGHT,
    WHY_NOT,
)
from alhambra.core.record import Record
from alhambra.core.root import Filling
from alhambra.core.rules import Rules
from alhambra.core.situation import due_in, ways_in
from alhambra.core.values import CHANCE

SMALL_SPACE = 10_000
"""An action space that can be gone through at every ply."""
SAMPLE = 100
OUTSIDE = (-(1 << 63), -1, 1 << 62)
"""Numbers that are no code of any game."""

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
    while `check_library` goes through all of it.
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


class Both:
    """A position as the library holds it and as a plain record, each asked the same."""

    def __init__(self, kernels: Kernels, words: list[int]) -> None:
        """At these words."""
        self._kernels = kernels
        self._answer = kernels.answer
        self.at = kernels.layout.record(words)
        self.plain: Any = kernels.layout.from_words(words)

    def ask(self, question: int, number: int = 0) -> int:
        """What both answer."""
        answer: int = self._answer.call(self.at, question, number)
        other: int = self._answer.interpret(self.plain, question, number)
        assert answer == other, f"question {question} of {number}: {answer}, not {other}"
        return answer

    def go(self, question: int, number: int) -> int:
        """Make a ply in both; both have the same words then."""
        answer = self.ask(question, number)
        assert self.at.words() == self.plain.words(), f"question {question} of {number}"
        return answer

    def tried(self, question: int, number: int) -> int:
        """What a ply would answer; it is made in a copy."""
        return Both(self._kernels, self.at.words()).go(question, number)

    def listed(self) -> list[int]:
        """The codes that both list."""
        codes: list[int] = self._kernels.listing.call(self.at)
        assert codes == self._kernels.listing.interpret(self.plain)
        return codes

    def find(self, facts: Filling[Any]) -> None:
        """Both write the same facts about the position, word for word."""
        room, plain = facts.room.record(), facts.room.new()
        answer = facts.call(self.at.copy(), room)
        assert answer == facts.interpret(self.plain.copy(), plain), facts.name
        assert room.words() == plain.words(), facts.name


def actions_agree(both: Both, game: AnyGame, *, whole_space: bool) -> None:
    """Both list, count, number and refuse the same actions, as do the kernels themselves."""
    kernels = game.rules.kernels
    codes = both.listed()
    assert [game.codec.action(code) for code in codes] == game.legal_actions()
    count = both.ask(COUNT)
    ask = kernels.answer.call
    assert [ask(both.at, NTH, number) for number in range(count)] == codes
    for number in {0, count // 2, count - 1} if count else ():
        assert both.ask(NTH, number) == codes[number]
    if game.to_move is None:
        assert both.ask(WHY_NOT) == both.tried(ATTEMPT, 0) == REFUSED
        return
    for code in codes_to_try(game, codes):
        reason = both.ask(WHY_NOT, code)
        assert reason == kernels.why_not(game.position, code)
        assert (reason == 0) == (code in codes)
    if whole_space:
        assert [c for c in range(kernels.actions) if ask(both.at, WHY_NOT, c) == 0] == codes
    for code in {codes[0], codes[-1]}:
        assert both.tried(ATTEMPT, code) != REFUSED


def chances_agree(both: Both, game: AnyGame, *, ways: int) -> None:
    """Both weigh all chances the same and let them fall and be revealed the same."""
    kernels, position = game.rules.kernels, game.position
    due = [code for code in range(kernels.chances) if both.ask(WEIGHT, code) > 0]
    assert len(due) == len(game.chances())
    if not ways:
        assert both.tried(FALL, 0) == both.tried(REVEAL, 0) == REFUSED
        return
    assert ways == kernels.ways(position)
    for code in due:
        assert both.ask(WEIGHT, code) == kernels.weight(position, code)
    for way in {0, len(game.plies) % ways, ways - 1}:
        fallen = both.tried(FALL, way)
        assert fallen >> CODE == kernels.nth_chance(position, way)
        assert both.tried(REVEAL, fallen >> CODE) == fallen & BELOW_CODE
    for code in [code for code in range(kernels.chances) if code not in due][:1]:
        assert both.tried(REVEAL, code) == REFUSED


def codes_outside_are_refused(both: Both, game: AnyGame) -> None:
    """No number that stands for nothing is taken for something, and none changes anything."""
    kernels = game.rules.kernels
    spaces = {
        WHY_NOT: kernels.actions,
        ATTEMPT: kernels.actions,
        NTH: len(game.legal_actions()),
        WEIGHT: kernels.chances,
        REVEAL: kernels.chances,
        FALL: ways_in(both.ask(SITUATION)),
    }
    for question, space in spaces.items():
        for code in (*OUTSIDE, space):
            assert both.go(question, code) == REFUSED, f"question {question} of {code}"
    assert both.at.words() == game.words()


def check_library(
    rules: Rules,
    *,
    seed: int = 0,
    most_actions: int = 2_000,
    facts: Sequence[Filling[Any]] = (),
    facts_every: int = 1,
    whole_space_every: int = 400,
) -> None:
    """The library and the interpreted kernels agree ply by ply: same answers, same words.

    What is worked out about a position is asked, and a large action space gone through as a whole,
    every so many plies. Without a library the game is held against its own kernels alone.
    """
    kernels = rules.kernels
    both = Both(kernels, rules.new_game().words())
    is_large = kernels.actions > SMALL_SPACE
    seen = 0
    for game in walk(rules, seed=seed, most_actions=most_actions):
        try:
            _follow(both, game, game.plies[seen:])
            seen = len(game.plies)
            situation = both.ask(SITUATION)
            assert due_in(situation) == kernels.due(game.position)
            whole_space = is_large and seen % whole_space_every == whole_space_every // 2
            actions_agree(both, game, whole_space=whole_space)
            chances_agree(both, game, ways=ways_in(situation))
            codes_outside_are_refused(both, game)
            if seen % facts_every == 0:
                for each in facts:
                    both.find(each)
        except AssertionError as broken:
            raise AssertionError(f"{broken} at {game.position_text()}") from broken


def _follow(both: Both, game: AnyGame, plies: Iterable[Any]) -> None:
    """Make the plies of a game in both."""
    for ply in plies:
        if due_in(both.ask(SITUATION)) == CHANCE:
            both.go(REVEAL, game.codec.chance_code(ply))
        else:
            both.go(ATTEMPT, game.codec.action_code(ply))
    assert both.at.words() == game.words()
