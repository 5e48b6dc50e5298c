"""Lessons: positions to try things in. The page keeps what was done; the server plays it."""

from typing import Any

from msgspec import Raw
from msgspec.json import encode

from alhambra.core.chance import SeededDealer
from alhambra.core.errors import IllegalAction, NotationError
from alhambra.core.rules import find_rules
from alhambra.server import games
from alhambra.server.games import LessonStep
from alhambra.server.refusal import Refusal
from alhambra.server.wire import Error, Lesson, LessonMoment, Step

LEARNER = 0
"""The seat of whoever learns."""
DICE = SeededDealer(1, "lesson ")
"""Everybody learns with the same dice."""


def taught() -> list[str]:
    """The games that have a lesson."""
    return [name for name in games.names() if games.find(name).LESSON]


def contents(name: str) -> Lesson:
    """The steps of a game's lesson in order; raises Refusal."""
    if name not in taught():
        raise Refusal("not-found", "no such lesson")
    return Lesson(name, [Step(step.name) for step in games.find(name).LESSON])


def moment(name: str, step_name: str, actions: list[str]) -> LessonMoment:
    """A step after these actions; the first that is refused, and all after it, are left out."""
    if step_name not in [step.name for step in contents(name).steps]:
        raise Refusal("not-found", "no such step")
    door = games.find(name)
    step = next(step for step in door.LESSON if step.name == step_name)
    game = find_rules(name).from_position_text(step.position)
    told: list[dict[str, Any]] = []
    error, done = None, False
    for text in actions:
        error = None if done else _play(game, door, text, told)
        if done or error is not None:
            break
        done = _is_goal(step, text)
    look = door.look(game, LEARNER)
    return LessonMoment(
        step=step_name,
        view=Raw(look.view),
        choices=Raw(b"[]" if done or game.to_move != LEARNER else look.choices),
        events=Raw(encode(told)),
        done=done,
        error=error,
    )


def _is_goal(step: LessonStep, text: str) -> bool:
    return text.startswith(step.goal)


def _play(game: Any, door: games.Door, text: str, told: list[dict[str, Any]]) -> Error | None:
    """Play an action and the chance after it; the error if it is refused."""
    before = door.facts(game)
    try:
        action = game.parse(text)
        if (reason := game.why_not(action, LEARNER)) is not None:
            raise IllegalAction(action, reason)
        game.play(action)
    except IllegalAction as refused:
        return Error("refused", refused.reason.name, refused.reason.rule)
    except NotationError as wrong:
        raise Refusal("bad-request", str(wrong)) from wrong
    told += door.events(before, game)
    while game.to_move is None and not game.is_over:
        before = door.facts(game)
        game.reveal(game.drawn(DICE))
        told += door.events(before, game)
    return None
