"""The first lesson of Roll & Write: a position per step, and the action that it teaches."""

from alhambra.core.values import LADDER, Building
from alhambra.server.games import LessonStep

_RIVAL = "3-0 y2 b6 11,22,33 | 1,1,1,0,0,0"
"""A neighbour who has just begun, and a virtual player."""

LESSON = (
    LessonStep(
        "crossing",
        f"rollwrite players=2 round=1 first=0 turn=0 | 3-0 y42 b51 11,25,66 | {_RIVAL}",
        "construct",
        {"least": LADDER[Building.PAVILION][0], "most": LADDER[Building.TOWER][0]},
    ),
    LessonStep(
        "line",
        f"rollwrite players=2 round=4 first=0 turn=0 | 3-0 y63 b42 11,25,31,32,35,66 | {_RIVAL}",
        "construct y3 b4",
    ),
    LessonStep(
        "change",
        f"rollwrite players=2 round=6 first=0 turn=0 | 4-0 y54 b31 16,25,32,34,43,66 | {_RIVAL}",
        "construct y6 b1",
    ),
    LessonStep(
        "gain",
        "rollwrite players=2 round=8 first=0 turn=0 "
        f"| 4-3 y32 b52 16,22,25,32,34,35,43,66 | {_RIVAL}",
        "gain",
    ),
    LessonStep(
        "keep",
        "rollwrite players=2 round=8 first=0 keep=0 "
        f"| 8-3 y64 b51 16,22,25,32,34,35,43,66 | {_RIVAL}",
        "keep",
    ),
    LessonStep(
        "second",
        "rollwrite players=2 round=9 first=0 turn=0 "
        f"| 8-3 y64 b51 16,22,25,32,34,35,43,66 | {_RIVAL}",
        "second",
    ),
    LessonStep(
        "finish",
        "rollwrite players=2 round=18 first=1 turn=0 "
        "| 12-8 y54 b64 11,12,13,14,25,31,32,33,34,35,41,43,46,51,53,61,62,66 "
        "| 9-6 y- b- 14,16,22,24,26,34,36,42,44,45,55,56,63,64,65 | 3,4,3,3,4,2",
        "construct y5 b4",
        {"least": LADDER[Building.PAVILION][0]},
    ),
)
"""In each step the learner sits at seat 0; the goal is how the action begins that ends the step."""
