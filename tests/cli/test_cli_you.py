"""Whoever sits alone at the screen is spoken to: you, jij, du; everybody else is spoken of."""

import re

import pytest

from alhambra.cli.rollwrite.choices import choices_of
from alhambra.cli.rollwrite.telling import sentence
from alhambra.locale import words_in
from alhambra.rollwrite import Rules
from alhambra.rollwrite.events import (
    AnyEvent,
    Changed,
    Finished,
    FirstChosen,
    Gained,
    Kept,
    Passed,
    Rolled,
    Started,
)
from tests.cli.stage import Cli

OF_ME: list[AnyEvent] = [
    FirstChosen(0),
    Started(0, (0, 0, 0, 0, 0, 1)),
    Changed(0, "y", 3, 4),
    Gained(0, 2),
    Kept(0, 3, 5),
    Passed(0, 1, 3, 5),
    Passed(1, 0, 3, 5),
    Rolled(0, (3,), (5,)),
    Finished((0,), "T", 1, 21),
    Finished((0, 1), "T", 1, 19),
]
TOLD = {
    "en": [
        "First player: You.",
        "You began with a tower.",
        "You turned yellow 3 to 4 for a coin.",
        "You gained 2 coins.",
        "You kept yellow 3 and blue 5.",
        "You passed yellow 3 and blue 5 to foreman.",
        "foreman passed yellow 3 and blue 5 to you.",
        "You rolled yellow 3, blue 5.",
        "You finished all towers: first place, 21 points.",
        "You and foreman finished all towers together: first place, 19 points each.",
    ],
    "nl": [
        "Startspeler: Jij.",
        "Jij begon met een toren.",
        "Jij draaide geel 3 naar 4 voor een munt.",
        "Jij kreeg 2 munten.",
        "Jij hield geel 3 en blauw 5.",
        "Jij gaf geel 3 en blauw 5 door aan opzichter.",
        "opzichter gaf geel 3 en blauw 5 door aan jou.",
        "Jij gooide geel 3, blauw 5.",
        "Jij voltooide alle torens: eerste plaats, 21 punten.",
        "Jij en opzichter voltooiden samen alle torens: eerste plaats, 19 punten elk.",
    ],
    "de": [
        "Du beginnst.",
        "Du startest mit einem Turm.",
        "Du hast für eine Münze Gelb 3 auf 4 gedreht.",
        "Du hast 2 Münzen bekommen.",
        "Du hast Gelb 3 und Blau 5 behalten.",
        "Du hast Gelb 3 und Blau 5 an Polier weitergegeben.",
        "Polier hat Gelb 3 und Blau 5 an dich weitergegeben.",
        "Du hast Gelb 3, Blau 5 gewürfelt.",
        "Du hast alle Türme: erster Platz, 21 Punkte.",
        "Du und Polier habt alle Türme: erster Platz, je 19 Punkte.",
    ],
}


@pytest.mark.parametrize("language", TOLD)
def test_the_story_speaks_to_you(language: str) -> None:
    words = words_in(language)
    names = (words("you"), words("bot-foreman"))
    assert [sentence(event, names, words) for event in OF_ME] == TOLD[language]


@pytest.mark.parametrize(
    ("language", "mine", "other"),
    [
        ("en", "you get yellow 4 and blue 6", "Ann gets yellow 4 and blue 6"),
        ("nl", "jij krijgt geel 4 en blauw 6", "Ann krijgt geel 4 en blauw 6"),
        ("de", "du bekommst Gelb 4 und Blau 6", "Ann bekommt Gelb 4 und Blau 6"),
    ],
)
def test_a_pair_passed_on_comes_to_you_or_to_somebody(language: str, mine: str, other: str) -> None:
    game = Rules.from_position_text(
        "rollwrite players=3 round=4 first=0 keep=0 | 3-0 y14 b16 11,12,13"
        " | 3-0 y2 b6 14,15,16 | 3-0 y3 b3 21,22"
    )
    words = words_in(language)
    for name, said in ((words("you"), mine), ("Ann", other)):
        kept = {str(c.action): c.brings for c in choices_of(game, ("Ben", name, "Cas"), words)}
        assert said in kept["keep y1 b1"]


@pytest.mark.parametrize(
    ("language", "mine"), [("en", "for you now"), ("nl", "voor jou"), ("de", "für dich")]
)
def test_the_screen_is_handed_to_you_or_to_somebody(language: str, mine: str) -> None:
    words = words_in(language)
    assert mine in words("hand-over", name=words("you"), who="you")
    assert words("hand-over", name="Ann", who="other").count("Ann") == 2


def test_a_german_game_has_no_player_without_a_name(cli: Cli) -> None:
    argv = ("play", "rollwrite", "--seats", "me,greedy", "--seed", "5", "--language", "de")
    ran = cli(*argv, typed=["1"] * 200)
    assert ran.status == 0 and "an dich weitergegeben." in ran.out and "Du hast " in ran.out
    assert not re.search(r"\bSpieler\b|\bDu hat\b|\ban Du\b", ran.out)
