"""Roll & Write at tables: its views, its choices, its lesson."""

from alhambra.rollwrite.prospects import prospects_of as choices
from alhambra.rollwrite.prospects import warm
from alhambra.server.rollwrite.lesson import LESSON
from alhambra.server.rollwrite.views import masked, own, view

__all__ = ["LESSON", "choices", "masked", "own", "view", "warm"]
