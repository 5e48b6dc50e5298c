"""Lessons: positions to try things in. The page keeps what was done; the server plays it."""

from msgspec import Raw

from alhambra.core.chance import SeededDealer
from alhambra.core.rules import find_rules
from alhambra.server import games, playing
from alhambra.server.refusal import Refusal
from alhambra.server.story import story_of
from alhambra.server.wire import Lesson, LessonMoment, Step

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
    playing.tell(door, game)
    error, done = None, False
    for text in actions:
        if done or error is not None:
            break
        try:
            playing.act(game, LEARNER, text, dealer=DICE)
            done = text.startswith(step.goal)
        except Refusal as refusal:
            if refusal.error.code != "refused":
                raise
            error = refusal.error
    return LessonMoment(
        step=step_name,
        view=Raw(playing.with_own(playing.view_of(door, game, shown=False), door, game, LEARNER)),
        choices=Raw(b"[]" if done or game.to_move != LEARNER else playing.choices_of(door, game)),
        events=Raw(story_of(playing.told_in(game))),
        done=done,
        error=error,
        numbers=dict(step.numbers),
    )
