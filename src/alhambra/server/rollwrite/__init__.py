"""Roll & Write at tables: its views, its choices, its lesson."""

from alhambra.bots.rollwrite import medals
from alhambra.rollwrite.prospects import prospects_of as choices
from alhambra.server.rollwrite.lesson import LESSON
from alhambra.server.rollwrite.scribe import SCRIBE
from alhambra.server.rollwrite.views import masked, own, view
from alhambra.server.rollwrite.written import write_choices, write_view
from alhambra.server.solo import LevelScores, Solo

__all__ = [
    "LESSON",
    "SCRIBE",
    "SOLO",
    "choices",
    "masked",
    "own",
    "view",
    "write_choices",
    "write_view",
]

SOLO = tuple(
    Solo(
        {"virtual": str(virtual), "goal": "score"},
        medals=dict[str, int](medals.THRESHOLDS[virtual].items()),
        levels=[LevelScores(level, *scores) for level, scores in levels.items()],
    )
    for virtual, levels in medals.SCORES.items()
)
"""What a game alone for points is compared with."""
