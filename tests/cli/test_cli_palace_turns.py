"""Turns of the board game in plain lines: menus, payments, places, mistakes, taking back."""

import re

import pytest

from alhambra.palace.catalog import NAMES
from tests.cli.palace_stage import PROMPT, TURN, actions_of, game_of, keep
from tests.cli.stage import Cli, Ran


@pytest.fixture
def resumed(cli: Cli) -> Cli:
    def run(*typed: str, position: str = TURN) -> Ran:
        keep(position)
        return cli("play", "palace", "--resume", "g", typed=typed)

    return run


# -- menus ---------------------------------------------------------------------------------------


def test_many_choices_are_offered_by_their_kind(resumed: Cli) -> None:
    ran = resumed()
    assert ran.lines[ran.lines.index("Choices:") + 1 : ran.lines.index(PROMPT)] == [
        "1. take money: 7 ways, up to 9.",
        "2. buy a tile: garden-8NW (exactly), tower-9NE (exactly).",
        "3. redesign: 6 ways to build, 1 way to exchange, 1 way to take back.",
    ]


def test_a_kind_opens_a_page_and_back_leads_out_of_it(resumed: Cli) -> None:
    ran = resumed("back", "3", "1", "back", "back", "2", "3")
    assert "These are your first choices: there is nothing to go back to." in ran.lines
    shown = [line for line in ran.lines if line.endswith(":") or line.startswith(("Buy a", "Red"))]
    first = shown.index("Choices:")
    order = [line.split(" (")[0] for line in shown[first:] if "hoices" not in line[:7]]
    pages = [line for line in order if line.startswith(("Redesign", "Build", "Buy"))]
    assert pages == ["Redesign", "Build seraglio-9", "Redesign", "Buy a tile"]
    assert actions_of() == ["buy tower-9NE with g4 g5"]


def test_few_choices_are_shown_at_once(resumed: Cli) -> None:
    ran = resumed(position=TURN.replace("turn=0", "turn=1"))
    lines = ran.lines[ran.lines.index("Choices:") + 1 :]
    assert lines[0] == "1. take b9: then blue 9, pays chambers-7SW."
    assert lines[6] == "7. take o1: then orange 1." and lines[7] == "Ben's choice:"


def test_the_choices_can_be_listed_again_without_the_table(resumed: Cli) -> None:
    ran = resumed("choices", "2", "choices")
    assert ran.lines.count("Choices:") == 2
    assert sum(line.startswith("Buy a tile") for line in ran.lines) == 2
    assert sum(line.startswith("Market slot 1") for line in ran.lines) == 1


def test_a_number_beyond_the_page_changes_nothing(resumed: Cli) -> None:
    ran = resumed("4", "1", "8", "0", "-1", "", "nonsense", "why", "why 9")
    assert "Type a number from 1 to 3, an action such as 'take y2', or 'help'." in ran.lines
    assert "Type a number from 1 to 7, an action such as 'take b9', or 'help'." in ran.lines
    assert actions_of() == []


# -- what choices bring --------------------------------------------------------------------------


def test_payments_say_what_is_overpaid_and_what_gives_another_action(resumed: Cli) -> None:
    ran = resumed("2")
    exact = "exactly, another action; 3 places, wall 0 to 2, +7 points now."
    assert f"1. buy garden-8NW with y3 y5: {exact}" in ran.lines
    over = "1 too much; 3 places, wall 0 to 2, +7 points now."
    assert f"2. buy garden-8NW with y9: {over}" in ran.lines


def test_taking_says_which_tile_it_would_pay(resumed: Cli) -> None:
    ran = resumed("1")
    assert "1. take b9: then blue 10, pays chambers-7SW." in ran.lines
    assert "2. take y2 g3: then yellow 19, green 12." in ran.lines


def test_redesigns_say_how_wall_and_points_change(resumed: Cli) -> None:
    ran = resumed("3")
    assert "2. exchange arcades-10 for seraglio-9: wall stays 0, -1 point now." in ran.lines
    assert "3. remove arcades-10: wall stays 0, -3 points now." in ran.lines
    assert "Redesign (now: if the first scoring were held now):" in ran.lines


# -- buying and placing --------------------------------------------------------------------------


def test_an_exact_purchase_gives_another_action_and_letters_choose_places(resumed: Cli) -> None:
    ran = resumed("2", "1", "2", "buy tower-9 with g4 g5", "take b9", "1", "a", "2")
    assert "Before the first scoring, your turn: another action after paying exactly." in ran.lines
    assert "Still to be placed: garden-8NW." in ran.lines
    own = actions_of()
    assert own[:3] == ["buy garden-8NW with y3 y5", "buy tower-9NE with g4 g5", "take b9"]
    assert len(own) == 5 and own[3].startswith("place garden-8NW at ")
    told = next(line for line in ran.lines if line.startswith("You bought garden-8NW"))
    assert "with y3 and y5 (exactly), bought tower-9NE with g4 and g5 (exactly), took b9" in told


def test_every_letter_stands_for_the_place_it_is_listed_with(resumed: Cli) -> None:
    ran = resumed("3", "1", "q")
    listed = [line for line in ran.lines if ", letter " in line]
    assert len(listed) == 6
    for line in listed:
        place, letter = line.split(" at ")[1].split(", letter ")
        resumed("3", "1", letter[0])
        assert actions_of() == [f"build seraglio-9 at {place}"]
        resumed("3", "1", place)
        assert actions_of() == [f"build seraglio-9 at {place}"]


def test_letters_never_hide_a_command(resumed: Cli) -> None:
    for letter in "hqtuHQTU?":
        resumed("3", "1", letter)
        assert actions_of() == []


def test_a_letter_means_nothing_outside_its_page(resumed: Cli) -> None:
    ran = resumed("a", "3", "1", "back", "a")
    assert sum(line.startswith("'a' is no action") for line in ran.lines) == 2
    assert actions_of() == []


def test_a_tile_goes_into_the_reserve_and_is_built_from_there(resumed: Cli) -> None:
    typed = ["buy garden-8 with y9", "reserve", "take g3", "take o1", "build garden-8 at -1,0"]
    ran = resumed(*typed)
    assert actions_of() == [
        "buy garden-8NW with y9",
        "reserve garden-8NW",
        "build garden-8NW at -1,+0",
    ]
    story = "You bought garden-8NW with y9 (1 too much) and put garden-8NW into the reserve."
    assert story in ran.lines
    assert "Your reserve: seraglio-9, garden-8NW." in ran.lines


def test_redesigns_are_told(resumed: Cli) -> None:
    assert "You exchanged arcades-10 for seraglio-9 from the reserve." in resumed("3", "2").lines
    assert actions_of() == ["exchange arcades-10 for seraglio-9"]
    assert "You took arcades-10 back into the reserve." in resumed("3", "3").lines
    assert "You built seraglio-9 from the reserve at +0,+2." in resumed("3", "1", "a").lines


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("y2", "take y2"),
        ("y2, g3", "take y2 g3"),
        ("G3 Y2", "take y2 g3"),
        ("buy 2", "buy tower-9NE with g4 g5"),
        ("buy TOWER-9ne", "buy tower-9NE with g4 g5"),
        ("buy 1 with y3 y5", "buy garden-8NW with y3 y5"),
        ("build seraglio-9 +0,-1", "build seraglio-9 at +0,-1"),
    ],
)
def test_short_forms(resumed: Cli, typed: str, action: str) -> None:
    resumed(typed)
    assert actions_of() == [action]


# -- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("buy garden-8 with y5 y9", "y5 could be left out. (AL-3.3)"),
        ("buy garden-8 with y3", "5 is missing. (AL-3.3)"),
        ("buy garden-8 with g4 g5", "in the currency of its slot. (AL-3.3)"),
        ("take y2 b9", "these are worth 11. (AL-3.2)"),
        ("build seraglio-9 at +1,-1", "a corner is not enough. (AL-4.3)"),
        ("place garden-8 at +1,+0", "You place tiles at the end of your turn"),
    ],
)
def test_why_names_the_reason_and_plays_nothing(resumed: Cli, typed: str, reason: str) -> None:
    ran = resumed(f"why {typed}", typed)
    told = [line for line in ran.lines if line.startswith("Not possible: ")]
    assert len(told) == 2 and all(reason in line for line in told)
    assert actions_of() == []


def test_a_wall_against_an_open_side_is_refused(resumed: Cli) -> None:
    ran = resumed("buy 1 with y9", "+1,+0", "why reserve", "why a")
    assert "Not possible: Here a wall would meet an open side. (AL-4.2)" in ran.lines
    assert "'reserve garden-8NW' is possible now." in ran.lines
    assert any(line.startswith("'place garden-8NW at ") for line in ran.lines)


def test_why_of_a_page_says_that_it_leads_on(resumed: Cli) -> None:
    assert "'buy a tile' leads to more choices." in resumed("why 2").lines


# -- taking back ---------------------------------------------------------------------------------


def test_undo_takes_back_within_the_turn(resumed: Cli) -> None:
    ran = resumed("buy 2", "buy 1 with y9", "undo", "undo", "undo")
    assert "Taken back: buy garden-8NW with y9." in ran.lines
    assert "Taken back: buy tower-9NE with g4 g5." in ran.lines
    assert "There is nothing to take back: you have not acted in this turn yet." in ran.lines
    assert actions_of() == []
    assert not any("bought" in line for line in ran.lines if line.startswith("You "))


def test_undo_is_refused_in_the_next_turn(resumed: Cli) -> None:
    ran = resumed("take b9", "undo")
    assert "There is nothing to take back: you have not acted in this turn yet." in ran.lines
    assert actions_of() == ["take b9"]


def test_undo_is_refused_once_chance_has_fallen(resumed: Cli) -> None:
    """The last turn: after the market could not be refilled the same seat places once more."""
    ran = resumed("buy 2", "take b9", "reserve", "undo", position=last_turn())
    assert any(line.startswith("That cannot be taken back: ") for line in ran.lines)
    assert game_of().observe(0).phase == "place-left"


def last_turn() -> str:
    """TURN with an empty bag: all tiles that lie nowhere are in the third seat's reserve."""
    named = re.split(r"[ ,=@]", TURN)
    rest = [name for name in NAMES if name not in named]
    head, _, tail = TURN.rpartition("| 0 o3 - -")
    return f"{head}| 0 o3 - {','.join(rest)}{tail}"
