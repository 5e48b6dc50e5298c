"""Roll & Write on the wire: its views, its events, its lesson."""

from alhambra.server.rollwrite.events import events, facts
from alhambra.server.rollwrite.lesson import LESSON
from alhambra.server.rollwrite.views import look, warm

__all__ = ["LESSON", "events", "facts", "look", "warm"]
