"""Position texts of the board game that say what cannot be are refused, not trusted."""

import pytest

from alhambra.core.errors import NotationError
from alhambra.palace import Rules

SEATS = "| 0 - - - | 0 - - - | 0 - - -"
MARKET = "market=tower-12,tower-11,tower-11N,tower-11S"
DISPLAY = "display=y1,y2,y3,y4"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"palace players=3 place=0 first=0 {SEATS}", "bought= with a tile"),
        (f"palace players=3 place-left=0 first=0 {SEATS}", "bought= with a tile"),
        (f"palace players=3 refill-market=0 first=0 {MARKET} {SEATS}", "an empty slot and a tile"),
        (f"palace players=3 deal-market=0 {MARKET} {SEATS}", "an empty slot and a tile"),
        (f"palace players=3 refill-display=0 first=0 {DISPLAY} {SEATS}", "a place and a card"),
        (f"palace players=3 dirk-draw=0 first=0 draws=2 {SEATS}", "Dirk at the table"),
        (f"palace players=3 turn=0 first=0 draws=2 {SEATS}", "no draws="),
        ("palace players=2 dirk-draw=0 first=0 | 0 - - - | 0 - - - | 0 -", "draws= for Dirk"),
        (f"palace players=3 turn=0 {SEATS}", "first= from the first player on"),
        (f"palace players=3 turn=0 first=0 due=3 held=3 {SEATS}", "no due="),
        (f"palace players=3 turn=0 first=0 {SEATS} given=tower-12", "no given="),
        (f"palace players=3 refill-display=0 first=0 bought=tower-12 {SEATS}", "no bought="),
        (f"palace players=3 turn=0 first=0 piles=1,1,1,1,1 {SEATS}", "piles that hold the 108"),
        (f"palace players=9 turn=0 first=0 {SEATS}", "players: 2 to 6, got 9"),
        (f"palace players=3 turn=7 first=0 {SEATS}", "a seat from 0 to 2"),
        (f"palace players=3 turn=0 first=7 {SEATS}", "first= and a number from 0 to 2"),
        (f"palace players=3 turn=0 first=0 market=tower-12 {SEATS}", "a market of four slots"),
        (f"palace players=3 turn=0 first=0 display=y0 {SEATS}", "cards, such as y1,o9"),
        (f"palace players=3 turn=0 first=0 display=y1,y1,y1,y1 {SEATS}", "no more y1 than the box"),
        (f"palace players=3 turn=0 first=0 colour=red {SEATS}", "another fact of the table"),
        ("palace players=3 turn=0 first=0 | 0 - - tower-12,tower-12", "every tile once"),
        ("palace players=3 turn=0 first=0 | 0 - tower-12@+5/+5 -", "rules of building"),
        ("palace players=3 turn=0 first=0 | 0 - tower-12@1/1 -", "a ground, such as"),
    ],
)
def test_what_cannot_be_is_refused(text: str, message: str) -> None:
    with pytest.raises(NotationError) as refusal:
        Rules.from_position_text(text)
    assert message in str(refusal.value)
