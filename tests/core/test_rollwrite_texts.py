"""Position texts of Roll & Write that say what cannot be are refused, not trusted."""

import re

import pytest

from alhambra.core.errors import NotationError
from alhambra.rollwrite import Rules
from tests.refusing import refusing

REST = "| 3-0 y2 b6 14 | 3-0 y1 b1 66"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "rollwrite players=2 round=1 first=0 virtual=2 | 3-0 y41 b33 11 | 3-0 y2 b6 14"
            " | 5,5,6,6,7,7",
            "a type that is not full",
        ),
        (
            "rollwrite players=3 round=0 first=0 mark=0 | 3-0 y- b- 11,12,13,14"
            " | 3-0 y- b- 11 | 3-0 y- b- 11",
            "fewer than 3 marks",
        ),
        (
            "rollwrite players=2 round=0 first=0 virtual-setup=2 | 3-0 y- b- - | 3-0 y- b- -"
            " | 4,0,0,0,0,0",
            "fewer than 3 marks",
        ),
        (f"rollwrite players=3 round=2 first=0 turn=0 | 3-0 y4- b33 11 {REST}", "dice, such as y3"),
        (
            f"rollwrite players=3 round=2 first=0 turn=0 | 3-0 y--41 b33 11 {REST}",
            "dice, such as y3",
        ),
        (f"rollwrite players=3 round=2 first=0 turn=0 | 3-0 y4 b3 11 {REST}", "other dice"),
        (f"rollwrite players=3 round=2 first=0 turn=0 | 3-4 y41 b33 11 {REST}", "coins circled"),
        (f"rollwrite players=3 round=2 first=0 turn=0 | 3-0 y41 b33 11,11 {REST}", "11 once only"),
        (f"rollwrite players=3 round=0 first=0 turn=0 | 3-0 y41 b33 11 {REST}", "fits the round"),
        (f"rollwrite players=3 players=3 round=2 first=0 turn=0 {REST}", "players= once"),
        (f"rollwrite players=3 round=2 first=0 turn=0 | 3-0 y41 b33 11 T1 {REST}", "all boxes"),
        (
            "rollwrite players=2 round=2 first=0 virtual=2 rolled=z3 | 3-0 y41 b33 11"
            " | 3-0 y2 b6 14 | 0,0,0,0,0,0",
            "rolled=y1 to rolled=y6",
        ),
    ],
)
def test_what_cannot_be_is_refused(text: str, message: str) -> None:
    with refusing(NotationError, re.escape(message)):
        Rules.from_position_text(text)
