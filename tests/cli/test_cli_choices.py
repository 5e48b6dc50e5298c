"""What a choice would bring, short forms, and the story, on positions made for it."""

import io
import random
import re
from collections.abc import Sequence
from typing import Any

import pytest
from rich.console import Console

from alhambra.cli import games
from alhambra.cli.output import Output, PlainOutput, RichOutput
from alhambra.cli.rollwrite.choices import choices_of
from alhambra.cli.rollwrite.drawn import DrawnScreen
from alhambra.cli.rollwrite.plain import PlainScreen
from alhambra.cli.rollwrite.short import expand
from alhambra.cli.rollwrite.telling import sentence
from alhambra.cli.rollwrite.words import row_names
from alhambra.cli.screen import Screen
from alhambra.cli.story import Story
from alhambra.locale import LANGUAGES, words_in
from alhambra.rollwrite import Change, Die, Game, Rules, Sheet
from alhambra.rollwrite.events import Ended

NAMES = ("Ann", "Ben", "Cas")
ENGLISH = words_in("en")


def position(part: str, *, phase: str = "turn", round_: int = 4) -> Game:
    return Rules.from_position_text(
        f"rollwrite players=3 round={round_} first=0 {phase}=0 | {part}"
        " | 3-0 y2 b6 14,15,16 | 3-0 y3 b3 21,22"
    )


def brings(game: Game) -> dict[str, str]:
    return {str(choice.action): choice.brings for choice in choices_of(game, NAMES, ENGLISH)}


def screen_of(game: Game, names: Sequence[str] = NAMES) -> Screen:
    return games.find("rollwrite").screen_of(game.rules, names, words=words_in("en"), plain=True)


# -- choices -----------------------------------------------------------------------------------


def test_a_building_says_its_count_its_lines_and_its_points() -> None:
    game = position("3-0 y14 b16 11,12,13,26,36,46")
    before = game.standing().scores[0]
    text = brings(game)["construct y1 b6"]
    after = game.copy()
    after.play(game.parse("construct y1 b6"))
    gained = after.standing().scores[0] - before
    assert text == (
        "1 of 7 towers: first place with others, 17 points; 4 in row 1: 2 points; "
        f"4 in column 6: 2 points; {gained:+d} points now"
    )
    assert gained > 4
    brief = next(one.brief for one in choices_of(game, NAMES, ENGLISH) if one.brings == text)
    assert brief == f"tower 1 of 7; 4 in row 1; 4 in column 6; {gained:+d} points now"


def test_choices_are_the_legal_actions_buildings_first_and_changes_last() -> None:
    game = position("3-0 y24 b26 24,12,13")
    choices = choices_of(game, NAMES, ENGLISH)
    assert {choice.action for choice in choices} == set(game.legal_actions())
    kinds = [type(choice.action).__name__ for choice in choices]
    assert kinds == ["Construct"] * 4 + ["Gain"] + ["Change"] * 7


def test_choices_do_not_look_at_dice_to_come() -> None:
    class Closed:
        def draw(self, ply: int, ways: int) -> int:
            raise AssertionError("a choice has rolled a die")

    game = position("6-0 y14 b16 11,12,13")
    game.dealer = Closed()
    assert len(choices_of(game, NAMES, ENGLISH)) == len(game.legal_actions())


def test_gaining_says_how_many_coins_and_counts_only_those_left() -> None:
    assert brings(position("3-0 y11 b11 11"))["gain"] == "+4 coins; +2 points now"
    assert brings(position("19-0 y11 b11 11"))["gain"] == "+1 coin; +1 point now"
    assert brings(position("3-0 y11 b11 12"))["gain"] == "+0 coins; no points now"


def test_a_change_says_what_it_opens_and_costs() -> None:
    texts = brings(position("3-0 y14 b16 21,31"))
    assert texts["change y1 up"] == "opens seraglio in row 2, column 6; -1 coin; no points now"
    assert texts["change b6 down"] == (
        "opens garden in row 1, column 5 and tower in row 4, column 5; -1 coin; no points now"
    )
    text = brings(position("3-0 y11 b66 26"))["change y1 up"]
    assert text == "opens nothing new; -1 coin; no points now"


def test_keeping_a_pair_says_who_gets_which() -> None:
    texts = brings(position("3-0 y14 b46 11,12,14", phase="keep"))
    chambers, pavilion = "chambers in row 1, column 4: built", "pavilion in row 4, column 6"
    assert texts["keep y1 b4"] == f"{chambers}; Ben gets yellow 4 and blue 6; {pavilion}"
    assert texts["keep y4 b6"] == f"{pavilion}; Ben gets yellow 1 and blue 4; {chambers}"


def test_a_second_building_costs_three_coins() -> None:
    texts = brings(position("3-0 y1 b6 11,12", phase="second"))
    assert texts["second y1 b6"].startswith("1 of 7 towers: ")
    assert "; -3 coins; +" in texts["second y1 b6"]
    assert texts["done"] == "the dice left are passed on"


# -- short forms -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("c 1 6", "construct y1 b6"),
        ("C Y1 B6", "construct y1 b6"),
        ("c 16", "construct y1 b6"),
        ("c y1b6", "construct y1 b6"),
        ("c b6 y1", "construct y1 b6"),
        ("build 1 6", "construct y1 b6"),
        ("1 6", "construct y1 b6"),
        ("y1 b6", "construct y1 b6"),
        ("k 3 5", "keep y3 b5"),
        ("g", "gain"),
        ("d", "done"),
        ("+y3", "change y3 up"),
        ("-b4", "change b4 down"),
        ("y3+", "change y3 up"),
        ("b4 down", "change b4 down"),
        ("change y3 -", "change y3 down"),
        ("change y3 up", "change y3 up"),
        ("construct  y1   b6", "construct y1 b6"),
        ("c", "construct"),
        ("hello", "hello"),
        ("", ""),
    ],
)
def test_short_forms(short: str, full: str) -> None:
    assert expand(short, position("3-0 y14 b16 11")) == full


def test_a_pair_alone_means_what_is_due() -> None:
    assert expand("1 6", position("3-0 y1 b6 11,12", phase="second")) == "second y1 b6"
    assert expand("1 6", position("3-0 y14 b46 11,12", phase="keep")) == "keep y1 b6"
    assert expand("s", position("3-0 y1 b6 11,12", phase="second")) == "second y1 b6"


# -- the story ---------------------------------------------------------------------------------


def told(game: Game, *plies: str, names: Sequence[str] = NAMES) -> list[str]:
    """The story of some plies, actions or dice."""
    story = Story(game, screen_of(game, names))
    for text in plies:
        game.push(game.parse_chance(text) if game.to_move is None else game.parse(text))
    return story.so_far(game)


def test_a_turn_is_told_sentence_by_sentence() -> None:
    game = position("4-0 y14 b16 11,12,13")
    assert told(game, "change y4 up", "construct y1 b6", "done", "y2", "b2") == [
        "Ann turned yellow 4 to 5 for a coin.",
        "Ann built a tower in row 1, column 6 (1 of 7). Row 1 now has 4 buildings: 2 points.",
        "Ann passed yellow 5 and blue 1 to Ben.",
        "Ann rolled yellow 2, blue 2.",
    ]


def test_four_dice_and_the_pair_kept_are_told() -> None:
    game = position("3-0 y11 b11 11", round_=4)
    assert told(game, "gain", "y3", "b5", "y1", "b2", "keep y3 b2") == [
        "Ann gained 4 coins.",
        "Ann rolled yellow 3 and 1, blue 5 and 2.",
        "Ann kept yellow 3 and blue 2.",
        "Ann passed yellow 1 and blue 5 to Ben.",
    ]


def test_a_turn_that_goes_on_is_not_told_yet_and_can_be_taken_back() -> None:
    game = position("4-0 y14 b16 11,12,13")
    story = Story(game, screen_of(game))
    game.play(Change(0, 4, up=True))
    assert story.so_far(game) == []
    assert story.to_the_end(game) == ["Ann turned yellow 4 to 5 for a coin."]
    game = game.at_ply(0)
    for text in ("gain", "y3", "b5", "y1", "b2", "keep y3 b2"):
        game.push(game.parse_chance(text) if game.to_move is None else game.parse(text))
    assert story.so_far(game) == [
        "Ann gained a coin.",
        "Ann rolled yellow 3 and 1, blue 5 and 2.",
        "Ann kept yellow 3 and blue 2.",
        "Ann passed yellow 1 and blue 5 to Ben.",
    ]
    assert story.so_far(game) == []


def test_you_are_spoken_to() -> None:
    game = Rules.from_position_text(
        "rollwrite players=3 round=4 first=0 turn=2 | 3-0 y2 b6 14 | 3-0 y3 b3 21 | 3-3 y11 b11 12"
    )
    sentences = told(game, "construct y1 b1", "y2", "b2", names=("You", "Ben", "Cas"))
    assert sentences == [
        "Cas built a pavilion in row 1, column 1 (1 of 5).",
        "Cas passed yellow 1 and blue 1 to you.",
        "Cas rolled yellow 2, blue 2.",
        "Round 5 of 18",
    ]


def test_finished_types_are_announced_with_place_and_points() -> None:
    game = Rules.from_position_text(
        "rollwrite players=3 round=4 first=1 turn=0 | 3-3 y66 b33 12,26,41,55"
        " | 3-3 y2 b6 14 | 3-3 y3 b3 12,26,41,55,63"
    )
    sentences = told(game, "construct y6 b3", "y2", "b2")
    assert sentences[0] == "Ann built a seraglio in row 6, column 3 (5 of 5)."
    assert sentences[-2:] == [
        "Ann and Cas finished all seraglios together: first place, 13 points each.",
        "Round 5 of 18",
    ]


def test_a_virtual_player_rolls_again_where_a_type_is_full() -> None:
    game = Rules.from_position_text(
        "rollwrite players=2 round=4 first=0 virtual=2 | 3-0 y24 b16 14 | 3-0 y3 b3 21"
        " | 5,0,0,0,0,0 P1"
    )
    assert told(game, "y1", "b1", "y1", "b6", names=("Ann", "Ben")) == [
        "Virtual A rolled yellow 1, blue 1: no pavilion is left to mark.",
        "Virtual A rolled yellow 1, blue 6 and marked a tower (1 of 7).",
        "Round 5 of 18",
    ]


def test_the_set_up_is_told_a_sentence_a_row() -> None:
    game = Rules(players=3, sheet=Sheet()).new_game()
    story = Story(game, screen_of(game))
    game.push(game.parse_chance("first 2"))
    pairs = [(pips, pips % 6 + 1) for pips in (1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1)]
    marks = [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (1, 2), (2, 3), (3, 4)]
    for yellow, blue in [*marks, *pairs[:4]]:
        game.push(Die(0, yellow))
        game.push(Die(1, blue))
    assert story.so_far(game) == [
        "First player: Cas.",
        "Ann began with a seraglio, chambers and a garden.",
        "Ben began with a pavilion, a garden and a tower.",
        "Cas began with a pavilion, a seraglio and a garden.",
        "Round 1 of 18",
    ]


# -- every language ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize(
    "options", [{"players": 1, "virtual": 3, "goal": "versus"}, {"players": 2}]
)
def test_whole_games_are_told_and_shown_in_every_language(
    language: str, plain: bool, options: dict[str, Any]
) -> None:
    rules = Rules(**options)
    names = row_names(("You", "Ben")[: rules.players], rules, words_in(language))
    screen = (PlainScreen if plain else DrawnScreen)(names, words_in(language))
    chance, seen = random.Random(3), []
    game = rules.new_game(3)
    story = Story(game.at_ply(0), screen)
    output: Output = PlainOutput() if plain else RichOutput(Console(file=io.StringIO(), width=100))
    while not game.is_over:
        seen += story.so_far(game)
        choices = screen.choices(game)
        output.show(screen.turn(game, choices))
        seen += [choice.brings for choice in choices]
        game.play(chance.choice(choices).action)
    seen += [*story.to_the_end(game), screen.account_title(game), screen.verdict(game)]
    output.show(screen.account(game))
    seen += screen.action_help
    for text in seen:
        assert text and not re.search(r"[{}$]|rollwrite-|event-|brings-|None", text), text
    if language != "en":
        assert PlainScreen(names, ENGLISH).verdict(game) not in seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_in_every_language(language: str) -> None:
    assert "Ann" in sentence(Ended((0,)), NAMES, words_in(language))
    both = sentence(Ended((0, 1)), NAMES, words_in(language))
    assert words_in(language).listed(["Ann", "Ben"]) in both
