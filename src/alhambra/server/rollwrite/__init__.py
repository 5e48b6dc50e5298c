"""Roll & Write at tables: its views, its choices, its lesson."""

from collections.abc import Mapping

from alhambra.bots.rollwrite import medals
from alhambra.rollwrite.prospects import prospects_of as choices
from alhambra.server.rollwrite.lesson import LESSON
from alhambra.server.rollwrite.scribe import SCRIBE
from alhambra.server.rollwrite.views import masked, own, view
from alhambra.server.rollwrite.written import warm, write_choices, write_view

__all__ = [
    "LESSON",
    "SCRIBE",
    "choices",
    "masked",
    "medal",
    "own",
    "view",
    "warm",
    "write_choices",
    "write_view",
]


def medal(options: Mapping[str, str], score: int) -> str | None:
    """The medal that a game played alone for points has earned; None for none."""
    is_for_points = options.get("goal", "score") == "score" and "sheet" not in options
    return medals.medal(int(options.get("virtual", "2")), score) if is_for_points else None
