"""The first lesson of the board game: a position per step, and the action that it teaches."""

from alhambra.server.games import LessonStep

LESSON: tuple[LessonStep, ...] = ()
