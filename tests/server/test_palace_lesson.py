"""The lesson of the board game: every step can be done, and its puzzles refuse what they teach."""

from typing import Any

import pytest
from msgspec.json import decode

from alhambra.palace import Rules
from alhambra.palace.outcome import next_scoring
from alhambra.server import lessons
from alhambra.server.palace import LESSON

STEPS = {step.name: step for step in LESSON}


def goals(name: str) -> list[str]:
    """The actions that reach the goal of a step at once."""
    game = Rules.from_position_text(STEPS[name].position)
    texts = [str(action) for action in game.legal_actions()]
    return [text for text in texts if text.startswith(STEPS[name].goal)]


@pytest.mark.parametrize("name", STEPS)
def test_every_step_can_be_done(name: str) -> None:
    begun = lessons.moment("palace", name, [])
    assert not begun.done and decode(begun.events) == [] and decode(begun.choices)
    assert decode(begun.view)["mover"] == 0 and decode(begun.view)["own"]["seat"] == 0
    assert goals(name)
    for action in goals(name):
        done = lessons.moment("palace", name, [action])
        assert done.done and done.error is None and decode(done.choices) == []
        assert decode(done.events)[0]["kind"] in (
            "took",
            "bought",
            "placed",
            "reserved",
            "exchanged",
        )


@pytest.mark.parametrize(
    ("name", "tried", "reason"),
    [
        ("walls", "place tower-9NW at +1,+0", "WALL_MEETS_OPEN_SIDE"),
        ("walls", "place tower-9NW at +0,-1", "WALL_MEETS_OPEN_SIDE"),
        ("walk", "place seraglio-8S at +0,+2", "NOT_REACHABLE"),
        ("hole", "place tower-12 at +0,+1", "LEAVES_HOLE"),
        ("hole", "place tower-12 at -1,-1", "NO_CONTACT"),
        ("reserve", "place pavilion-2NEW at +0,+2", "WALL_MEETS_OPEN_SIDE"),
    ],
)
def test_a_puzzle_refuses_what_it_teaches(name: str, tried: str, reason: str) -> None:
    tried_out = lessons.moment("palace", name, [tried])
    assert tried_out.error is not None and not tried_out.done
    assert tried_out.error.reason == reason
    assert lessons.moment("palace", name, [tried, goals(name)[0]]).error is not None
    assert lessons.moment("palace", name, [goals(name)[0]]).done


def test_what_the_words_say_is_so() -> None:
    assert len(goals("walls")) == 2, "two of the four places are right"
    assert len(goals("wall")) == 1
    numbers = STEPS["wall"].numbers
    game = Rules.from_position_text(STEPS["wall"].position)
    assert len(next_scoring(game.position).accounts[0].wall) == numbers["before"]
    game.play(game.parse(goals("wall")[0]))
    assert len(next_scoring(game.position).accounts[0].wall) == numbers["after"]
    assert len(goals("reserve")) == 1
    fits = Rules.from_position_text(STEPS["reserve"].position).legal_actions()
    assert [str(action) for action in fits] == goals("reserve"), "there is no place for it"


def test_the_last_step_ends_with_a_scoring_that_the_learner_wins() -> None:
    (action,) = goals("scoring")
    view: dict[str, Any] = decode(lessons.moment("palace", "scoring", [action]).view)
    assert view["over"] and view["outcome"]["winners"] == [0]
    towers = view["outcome"]["scorings"][-1]["accounts"][0]["types"][5]
    assert (towers["count"], towers["place"], towers["shared_by"]) == (3, 1, 1)
    assert towers["points"] == STEPS["scoring"].numbers["first"]
