"""Every position text that is accepted can be played on, however it came about (AL-2.6, AL-3.5)."""

import random
import re
from fractions import Fraction
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra.core.errors import NotationError
from alhambra.palace import Buy, Card, Place, Reserve, Rules, ScoringCard, Take
from tests.rulebook.palace import played

PLIES = 2_500
"""Hands without money may pass for ever; so many plies without a stop are enough."""


@cache
def met() -> tuple[str, ...]:
    """Texts of real games, every so many plies."""
    return tuple(
        game.position_text()
        for players in range(2, 7)
        for number, (_, _, game) in enumerate(played(Rules(players=players), players))
        if number % 9 == 0
    )


def ends(game: Any, choice: random.Random) -> bool:
    """Does a game go on at every ply, to its end or for long? Players buy what they can."""
    for _ in range(PLIES):
        if game.is_over:
            break
        chances = game.chances()
        if chances:
            game.reveal(choice.choice(chances)[0])
            continue
        actions = game.legal_actions()
        assert actions, game.position_text()
        kinds = [
            [action for action in actions if isinstance(action, kind)]
            for kind in (Buy, Take, Place, Reserve)
        ]
        game.play(choice.choice(next((some for some in kinds if some), actions)))
    return True


NUMBERS = re.compile(r"(?<=[=,])\d+(?=[ ,])")


def mutated(text: str, choice: random.Random) -> str:
    """A text with some facts changed: numbers, lists cut short, settings left out or put in."""
    for _ in range(choice.randint(1, 3)):
        words = text.split(" ")
        place = choice.randrange(1, len(words))
        what = choice.randrange(5)
        if what == 0:
            text = NUMBERS.sub(
                lambda m: str(choice.randint(0, 3)) if choice.random() < 0.3 else m[0], text
            )
        elif what == 1 and "," in words[place]:
            words[place] = ",".join(words[place].split(",")[choice.randint(0, 1) :][:-1]) or "-"
            text = " ".join(words)
        elif what == 2 and "=" in words[place]:
            text = " ".join(words[:place] + words[place + 1 :])
        elif what == 3:
            some = choice.choice(
                ("hidden=1", "hidden=2", "hidden=3", "due=1", "held=3", "ending=1")
            )
            text = " ".join([*words[:3], some, *words[3:]])
        else:
            phase = choice.choice(
                ("turn", "place", "refill-display", "refill-market", "place-left")
            )
            text = re.sub(r"(turn|place|refill-\w+|place-left)=", phase + "=", text, count=1)
    return text


@given(st.integers(0, 10**9))
@settings(max_examples=300)
def test_a_position_text_that_is_accepted_can_be_played_on(seed: int) -> None:
    choice = random.Random(seed)
    text = mutated(choice.choice(met()), choice)
    try:
        game = Rules.from_position_text(text)
    except NotationError:
        return
    assert Rules.from_position_text(game.position_text()).words() == game.words()
    assert ends(game, choice)


def test_enough_of_the_changed_texts_are_accepted() -> None:
    choice = random.Random(1)
    accepted = 0
    for _ in range(400):
        try:
            Rules.from_position_text(mutated(choice.choice(met()), choice))
        except NotationError:
            continue
        accepted += 1
    assert accepted > 60, accepted


def test_a_scoring_card_that_is_the_last_of_the_deck_comes_for_certain() -> None:
    cards = [f"{c}{v}" for c in "ygbo" for v in range(1, 10) for _ in range(3)]
    game = Rules.from_position_text(
        "palace players=3 refill-display=0 first=0 piles=0,0,0,1,0 hidden=2 discards="
        f"{','.join(cards[1:])} | 0 - - - | 0 - - - | 0 - - -"
    )
    assert game.chances() == [(Card(0), Fraction(1, 2)), (ScoringCard(2), Fraction(1, 2))]
    game.reveal(Card(0))
    assert "piles=0,0,0,0,0 hidden=2" in game.position_text()
    assert Rules.from_position_text(game.position_text()).words() == game.words()
    assert game.chances() == [(ScoringCard(2), Fraction(1))]
    game.reveal(ScoringCard(2))
    assert len(game.chances()) == 36
    assert ends(game, random.Random(1))
