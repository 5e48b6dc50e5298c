"""The board game at tables: its views, its choices, its lesson."""

from alhambra.palace.prospects import prospects_of as choices
from alhambra.server.palace.lesson import LESSON
from alhambra.server.palace.views import masked, own, view
from alhambra.server.palace.written import write_choices, write_own, write_view

__all__ = [
    "LESSON",
    "choices",
    "masked",
    "own",
    "view",
    "write_choices",
    "write_own",
    "write_view",
]
