"""Roll & Write on the wire: its options, its views, its events, its lesson."""

from alhambra.server.rollwrite.events import events, facts
from alhambra.server.rollwrite.lesson import LESSON
from alhambra.server.rollwrite.views import look, warm
from alhambra.server.wire import OptionView

PLAYERS = (1, 5)
OPTIONS = [
    OptionView("virtual", ["2", "3", "4"], (1, 1)),
    OptionView("goal", ["score", "versus"], (1, 1)),
]
HAS_SECRETS = False

__all__ = ["HAS_SECRETS", "LESSON", "OPTIONS", "PLAYERS", "events", "facts", "look", "warm"]
