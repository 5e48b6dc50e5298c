"""The first lesson of the board game: a position per step, and the action that it teaches."""

from alhambra.core.values import LADDER, Building
from alhambra.palace.catalog import MOST_SEVERAL
from alhambra.server.games import LessonStep

_RIVALS = "| 0 y5,g6,b2,o8 garden-10N@+1/+0 - | 0 y7,g2,b5,o6 chambers-9W@+0/+1 -"
"""Two neighbours who have just begun."""
_TURN = "palace players=3 turn=0 first=0"
_PLACE = "palace players=3 place=0 first=0 piles=19,19,19,19,18 hidden=3"
_FULL = "market=tower-11S,chambers-9S,garden-10W,seraglio-7W"
_BOUGHT = "market=tower-11S,chambers-9S,-,seraglio-7W display=y9,g9,b9,o9"
"""A market from which the tile to place has just been bought."""

LESSON = (
    LessonStep(
        "money",
        f"{_TURN} piles=19,19,19,18,18 hidden=3 {_FULL} display=y2,g3,b7,o9 "
        f"| 0 y4,b6,o6 - - {_RIVALS}",
        "take y2 g3",
        {"most": MOST_SEVERAL},
    ),
    LessonStep(
        "exact",
        f"{_TURN} piles=19,19,18,18,18 hidden=3 {_FULL} display=y9,g9,b9,o9 "
        f"| 0 y4,b4,b6,b7 - - {_RIVALS}",
        "buy garden-10W with b4 b6",
    ),
    LessonStep(
        "walls",
        f"{_PLACE} {_BOUGHT} bought=tower-9NW | 0 y4,b7 - - {_RIVALS}",
        "place tower-9NW",
    ),
    LessonStep(
        "walk",
        f"{_PLACE} {_BOUGHT} bought=seraglio-8S | 0 y4,b7 tower-11N@+0/+1 - {_RIVALS}",
        "place seraglio-8S",
    ),
    LessonStep(
        "hole",
        f"{_PLACE} {_BOUGHT} bought=tower-12 "
        "| 0 y4,b7 pavilion-8@+1/+0,seraglio-9@+2/+0,arcades-9@+2/+1,arcades-10@+2/+2,"
        f"chambers-10@+1/+2,chambers-11@+0/+2 - {_RIVALS}",
        "place tower-12",
    ),
    LessonStep(
        "wall",
        f"{_PLACE} {_BOUGHT} bought=arcades-7ES "
        f"| 0 y4,b7 seraglio-8S@+0/-1,chambers-7SW@-1/-1,garden-8NW@-1/+0 - {_RIVALS}",
        "place arcades-7ES at +1,-1",
        {"before": 5, "after": 7},
    ),
    LessonStep(
        "reserve",
        f"{_PLACE} {_BOUGHT} bought=pavilion-2NEW | 0 y4,b7 tower-11N@+0/+1 - {_RIVALS}",
        "reserve",
    ),
    LessonStep(
        "redesign",
        f"{_TURN} piles=19,19,19,19,18 hidden=3 {_FULL} display=y9,g9,b9,o9 "
        f"| 0 y4,b1 tower-11N@+0/+1 pavilion-2NEW {_RIVALS}",
        "exchange",
    ),
    LessonStep(
        "scoring",
        "palace players=3 place-left=0 first=0 held=3 ending=1 bought=tower-12 "
        "| 38 b7,b9 seraglio-8S@+0/-1,arcades-7ES@+1/-1,chambers-7SW@-1/-1,garden-8NW@-1/+0,"
        "tower-9NE@+1/+0,tower-11@+0/+1 - "
        "| 41 y5 seraglio-4NE@+2/+1,arcades-9@+2/+0,garden-11@+1/+0,tower-10W@+0/+1,"
        "tower-11S@+0/-1 - "
        "| 33 o8 pavilion-8@+1/+0,arcades-8N@-1/+0,chambers-9W@+0/+1,garden-9E@+0/-1,"
        "tower-11N@+0/+2 -",
        "place tower-12",
        {"first": LADDER[Building.TOWER][0]},
    ),
)
"""In each step the learner sits at seat 0; the goal is how the action begins that ends the step."""
