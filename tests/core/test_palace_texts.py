"""Position texts of the board game that say what cannot be are refused, not trusted."""

import re
from typing import Any

import pytest

from alhambra.core.errors import NotationError
from alhambra.palace import (
    Buy,
    Card,
    Exchange,
    Give,
    Reserve,
    Rules,
    ScoringCard,
    Take,
    TileDrawn,
)
from tests.refusing import refusing

SEATS = "| 0 - - - | 0 - - - | 0 - - -"
MARKET = "market=tower-12,tower-11,tower-11N,tower-11S"
DISPLAY = "display=y1,y2,y3,y4"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"palace players=3 place=0 first=0 {SEATS}", "bought= as it can be"),
        (f"palace players=3 place-left=0 first=0 {SEATS}", "bought= as it can be"),
        (f"palace players=3 refill-market=0 first=0 {MARKET} {SEATS}", "market= as it can be"),
        (f"palace players=3 deal-market=0 {MARKET} {SEATS}", "market= as it can be"),
        (f"palace players=3 refill-display=0 first=0 {DISPLAY} {SEATS}", "display= as it can be"),
        (f"palace players=3 dirk-draw=0 first=0 draws=2 {SEATS}", "players= as it can be"),
        (f"palace players=3 turn=0 first=0 draws=2 {SEATS}", "draws= as it can be"),
        ("palace players=2 dirk-draw=0 first=0 | 0 - - - | 0 - - - | 0 -", "draws= as it can be"),
        (f"palace players=3 turn=0 {SEATS}", "first= as it can be"),
        (f"palace players=3 turn=0 first=0 due=3 held=3 {SEATS}", "due= as it can be"),
        (f"palace players=3 turn=0 first=0 {SEATS} given=tower-12", "given= as it can be"),
        (
            f"palace players=3 refill-display=0 first=0 bought=tower-12 {SEATS}",
            "bought= as it can be",
        ),
        (f"palace players=3 turn=0 first=0 {MARKET} market=-,-,-,- {SEATS}", "market= once"),
        (f"palace players=3 players=4 turn=0 first=0 {SEATS}", "players= once"),
        (
            f"palace players=3 deal-display=0 first=0 piles=0,108,0,0,0 {SEATS}",
            "piles= as it can be",
        ),
        (f"palace players=3 turn=0 first=0 piles=1,1,1,1,1 {SEATS}", "piles that hold the 108"),
        (f"palace players=9 turn=0 first=0 {SEATS}", "players: expected 2 to 6, got 9"),
        (f"palace players=3 turn=7 first=0 {SEATS}", "turn= and a number from 0 to 2"),
        (f"palace players=3 turn=0 first=7 {SEATS}", "first= and a number from 0 to 2"),
        (f"palace players=3 turn=0 first=0 market=tower-12 {SEATS}", "a market of four slots"),
        (f"palace players=3 turn=0 first=0 display=y0 {SEATS}", "cards, such as y1,o9"),
        (f"palace players=3 turn=0 first=0 display=y1,y1,y1,y1 {SEATS}", "no more y1 than the box"),
        (f"palace players=3 turn=0 first=0 colour=red {SEATS}", "another fact of the table"),
        ("palace players=3 turn=0 first=0 | 0 - - tower-12,tower-12", "tower-12 once only"),
        ("palace players=3 turn=0 first=0 | 0 - tower-12@+5/+5 -", "rules of building"),
        ("palace players=3 turn=0 first=0 | 0 - tower-12@1/1 -", "grounds, such as"),
    ],
)
def test_what_cannot_be_is_refused(text: str, message: str) -> None:
    with refusing(NotationError, re.escape(message)):
        Rules.from_position_text(text)


@pytest.mark.parametrize(
    "action",
    [Reserve(54), Give(-1), Buy(54, (1,)), Take(()), Take((36,)), Exchange(55, 0)],
    ids=repr,
)
def test_what_is_no_action_at_all_is_a_mistake_of_the_program(action: Any) -> None:
    with pytest.raises(ValueError, match="nothing this game knows"):
        Rules(players=2).new_game(seed=1).why_not(action)


@pytest.mark.parametrize("chance", [Card(38), TileDrawn(54), ScoringCard(3)], ids=repr)
def test_what_is_no_chance_at_all_is_a_mistake_of_the_program(chance: Any) -> None:
    with pytest.raises(ValueError, match="nothing this game knows"):
        Rules(players=2).new_game().reveal(chance)


def test_a_short_name_is_understood_where_the_verb_says_which_tile_is_meant() -> None:
    game = Rules.from_position_text(
        "palace players=3 turn=0 first=0 market=tower-9NE,-,-,- display=y1"
        " | 0 y9 - tower-9NW | 0 - - - | 0 - - -"
    )
    assert str(game.parse("buy tower-9 with y9")) == "buy tower-9NE with y9"
    assert str(game.parse("build tower-9 at +1,+0")) == "build tower-9NW at +1,+0"
