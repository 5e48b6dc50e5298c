"""Whole games at the command line in plain lines: bots, numbers, words, mistakes, taking back."""

import re
from pathlib import Path
from typing import Any

import pytest

from alhambra.bots import registry
from alhambra.core.record import Record
from alhambra.rollwrite import Construct, Game, Rules
from tests.cli.stage import GREEDY, Cli

PROMPT = "Your choice:"
ONES = ["1"] * 200


def record_of(name: str) -> tuple[Record, Any]:
    record = Record.parse(Path(name).read_text())
    return record, record.replay()


def solo_actions(seed: int) -> list[str]:
    """A solo game of builders, played beside the command line; the texts of its actions."""
    game: Game = Rules(players=1).new_game(seed)
    actions = []
    while not game.is_over:
        legal = game.legal_actions()
        wanted = [action for action in legal if isinstance(action, Construct)] or legal
        actions.append(str(wanted[-1]))
        game.play(wanted[-1])
    return actions


# -- whole games -------------------------------------------------------------------------------


def test_bots_play_a_whole_game_and_the_account_is_that_of_the_record(cli: Cli) -> None:
    ran = cli("play", "rollwrite", "--seats", "greedy,uniform,greedy", "--save", "g", "--seed", "3")
    assert ran.status == 0 and ran.err == ""
    record, game = record_of("g")
    assert game.is_over and record.seats == ("greedy", "uniform", "greedy") and record.seed == 3
    totals = re.findall(r"^(greedy|random|greedy 2): (\d+) points?\.$", ran.out, re.M)
    assert [int(points) for _, points in totals] == list(game.outcome.scores)
    assert PROMPT not in ran.out
    assert "Round 18 of 18" in ran.lines
    winner = ["greedy", "random", "greedy 2"][game.outcome.winners[0]]
    assert f"Victory: {winner}, {max(game.outcome.scores)} points." in ran.lines


@pytest.mark.parametrize("table", [[], ["--players", "2"], ["--players", "5"], ["--solo", "3"]])
def test_a_person_plays_a_whole_game_by_always_typing_one(cli: Cli, table: list[str]) -> None:
    ran = cli("play", "rollwrite", *table, "--seed", "5", "--save", "g", typed=ONES)
    assert ran.status == 0
    record, game = record_of("g")
    assert game.is_over and record.seats[0] == "me"
    own = sum(line.mark == "0" for line in record.lines)
    assert ran.lines.count(PROMPT) == own
    assert "Final account:" in ran.lines


def test_a_person_plays_a_whole_game_by_words(cli: Cli) -> None:
    actions = solo_actions(11)
    ran = cli("play", "rollwrite", "--solo", "--seed", "11", "--save", "g", typed=actions)
    assert ran.status == 0
    record, game = record_of("g")
    assert game.is_over
    assert [line.text for line in record.lines if line.mark == "0"] == actions
    assert f"Final score: {game.outcome.scores[0]} points." in ran.lines


def test_short_forms_play_the_same_game_as_words(cli: Cli) -> None:
    game: Game = Rules(players=1).new_game(11)
    actions = []
    while not game.is_over:
        legal = game.legal_actions()
        action = legal[len(game.plies) * 7 % len(legal)]
        actions.append(str(action))
        game.play(action)
    short = [
        re.sub(r"^construct y(.) b(.)$", r"c \1 \2", text).replace("gain", "g").replace("done", "D")
        for text in actions
    ]
    short = [re.sub(r"^change (..) up$", r"+\1", text) for text in short]
    short = [re.sub(r"^change (..) down$", r"-\1", text) for text in short]
    assert {text[0] for text in short} >= set("cg-+")
    ran = cli("play", "rollwrite", "--solo", "--seed", "11", "--save", "g", typed=short)
    assert ran.status == 0
    record, _ = record_of("g")
    assert [line.text for line in record.lines if line.mark == "0"] == actions


def test_the_same_seed_tells_the_same_story(cli: Cli) -> None:
    first, again, other = (
        cli("play", "rollwrite", "--solo", "--seed", seed, typed=ONES) for seed in "889"
    )
    assert first.out == again.out != other.out


def test_without_a_seed_one_is_drawn_and_told_at_the_end(cli: Cli) -> None:
    ran = cli("play", "rollwrite", "--seats", "uniform,uniform,uniform")
    found = re.search(r"^The seed of this game is (\d+)", ran.lines[-1])
    assert found
    again = cli("play", "rollwrite", "--seats", "uniform,uniform,uniform", "--seed", found[1])
    assert again.out == ran.out


def test_people_pass_and_play_under_their_names(cli: Cli) -> None:
    ran = cli("play", "rollwrite", "--seats", "me:Ann,me:Zoë,greedy", "--save", "g", typed=ONES)
    assert ran.status == 0
    assert "Ann's choice:" in ran.lines and "Zoë's choice:" in ran.lines
    assert record_of("g")[0].seats == ("Ann", "Zoë", "greedy")


def test_a_bot_never_sees_the_dealer(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = []

    class Spy:
        name = "spy"

        def choose(self, game: Any) -> Any:
            assert game.dealer is None
            game.play(game.legal_actions()[0])  # what it does to its copy stays with it
            return game.plies[-1]

    def make(game: str, bot: str, seed: int = 0) -> Spy:
        seeds.append(seed)
        return Spy()

    monkeypatch.setattr(registry, "make", make)
    ran = cli("play", "rollwrite", "--seats", "spy,spy,spy", "--seed", "4")
    assert ran.status == 0 and "Final account:" in ran.lines
    assert len({4, *seeds}) == 4


# -- plain means plain -------------------------------------------------------------------------


def test_plain_output_is_ascii_without_frames_or_colours(cli: Cli) -> None:
    typed = ["help", "table", "sheet 1", "why gain", "nonsense", *ONES]
    ran = cli("play", "rollwrite", *GREEDY, "--seed", "5", typed=typed)
    assert ran.out.isascii() and "\x1b" not in ran.out
    assert not set(ran.out) & set("|[]{}<>*#_~`")


def test_the_turn_says_where_everything_stands(cli: Cli) -> None:
    ran = cli("play", "rollwrite", *GREEDY, "--seed", "5", typed=["quit"])
    assert "Round 1 of 18, your turn: construct or gain." in ran.lines
    assert "Dice: y5 y6 b4 b6." in ran.lines
    assert "3 coins to spend, 0 crossed out, 17 not circled yet." in ran.lines
    assert "Row y6: T built, G, S, A, C, G." in ran.lines
    assert (
        "greedy: pavilion 0 of 5, seraglio 0 of 5, arcades 0 of 6, chambers 2 of 6, "
        "garden 0 of 7, tower 1 of 7; 33 points if the game ended now."
    ) in ran.lines


# -- commands and mistakes ---------------------------------------------------------------------


def test_bad_input_changes_nothing_and_says_what_is_expected(cli: Cli) -> None:
    mistakes = ["", "0", "99", "-1", "1.5", "construct", "construct y9 b1", "build me a tower"]
    mistakes += ["c 1 1", "keep y1 b1", "c ²3", "9" * 5000, "\x1b[31m", "why", "why xyz", "sheet 9"]
    mistakes += ["sheet", "save", "undo", "done", "s", "☃", "1 2 3"]
    clean = cli("play", "rollwrite", "--solo", "--seed", "2", "--save", "a", typed=ONES)
    messy = cli("play", "rollwrite", "--solo", "--seed", "2", "--save", "b", typed=mistakes + ONES)
    assert clean.status == messy.status == 0
    assert Path("a").read_text() == Path("b").read_text()
    assert messy.out.count("or 'help'.") >= 10
    for said in (
        "'construct y9 b1' is not understood: in place of 'y9', a die, y1-y6 is expected.",
        "'construct' is not finished: a die, y1-y6 is to follow.",
        "'1 2 3' is no action: an action begins with one of these words:"
        " construct, second, keep, change, gain, done.",
    ):
        assert said in messy.lines
    assert "\x1b" not in messy.out


def test_a_number_beyond_the_choices_is_refused(cli: Cli) -> None:
    ran = cli("play", "rollwrite", *GREEDY, "--seed", "5", "--save", "g", typed=["12", "quit"])
    asked = "Type a number from 1 to 11, an action such as 'construct y5 b4', or 'help'."
    assert asked in ran.lines
    assert all(line.mark != "0" for line in record_of("g")[0].lines)


def test_an_illegal_action_is_refused_with_its_rule(cli: Cli) -> None:
    ran = cli(
        "play", "rollwrite", *GREEDY, "--seed", "5", typed=["construct y1 b1", "s", "+y6", "quit"]
    )
    assert "Not possible: You have no yellow 1 at your sheet. (RW-3.3)" in ran.lines
    assert any("only right after the first one" in line for line in ran.lines)
    assert "Not possible: A die goes no higher than 6 and no lower than 1. (RW-3.1)" in ran.lines


def test_why_explains_a_refusal_and_plays_nothing(cli: Cli) -> None:
    typed = ["why k 5 4", "why c 5 4", "why 1", "why 99", "quit"]
    ran = cli("play", "rollwrite", *GREEDY, "--seed", "5", "--save", "g", typed=typed)
    refused = "Not possible: You choose a pair only after rolling all four dice. (RW-3.5)"
    assert refused in ran.lines
    assert ran.lines.count("'construct y5 b4' is possible now.") == 2
    assert all(line.mark != "0" for line in record_of("g")[0].lines)


def test_undo_takes_back_a_change_and_the_game_goes_on_as_if_it_never_was(cli: Cli) -> None:
    some = ["1"] * 6
    without = cli("play", "rollwrite", *GREEDY, "--seed", "5", "--save", "a", typed=some)
    undone = cli(
        "play",
        "rollwrite",
        *GREEDY,
        "--seed",
        "5",
        "--save",
        "b",
        typed=["-y5", "-y4", "u", "undo", *some],
    )
    assert "Taken back: change y4 down." in undone.lines
    assert "Taken back: change y5 down." in undone.lines
    assert Path("a").read_text() == Path("b").read_text()
    assert [line for line in undone.lines if "turned" in line] == [
        line for line in without.lines if "turned" in line
    ]


def test_undo_takes_back_a_building_before_the_second_is_decided(cli: Cli) -> None:
    typed = ["c 5 4", "undo", "c 6 6", "done", "quit"]
    ran = cli("play", "rollwrite", *GREEDY, "--seed", "5", "--save", "g", typed=typed)
    assert "Taken back: construct y5 b4." in ran.lines
    own = [line.text for line in record_of("g")[0].lines if line.mark == "0"]
    assert own == ["construct y6 b6", "done"]


def test_undo_is_refused_at_the_beginning_of_a_turn(cli: Cli) -> None:
    ran = cli(
        "play", "rollwrite", *GREEDY, "--seed", "5", typed=["undo", "c 5 4", "done", "undo", "quit"]
    )
    refusal = "There is nothing to take back: you have not acted in this turn yet."
    assert ran.lines.count(refusal) == 2


def test_undo_is_refused_once_dice_were_rolled(cli: Cli) -> None:
    ran = cli(
        "play", "rollwrite", *GREEDY, "--seed", "5", "--save", "g", typed=["gain", "undo", "quit"]
    )
    _, game = record_of("g")
    assert str(game.plies[-1]) in ("b1", "b2", "b3", "b4", "b5", "b6")
    refusal = f"That cannot be taken back: {game.plies[-1]} came up since your last action."
    assert refusal in ran.lines


def test_sheets_of_others_can_be_looked_at_by_name_and_number(cli: Cli) -> None:
    ran = cli(
        "play",
        "rollwrite",
        "--players",
        "2",
        "--seed",
        "5",
        typed=["sheet 1", "sheet isaac", "q"],
    )
    assert ran.lines.count("Isaac's sheet:") == 2
    virtual = cli("play", "rollwrite", "--solo", "--seed", "5", typed=["sheet virtual b", "q"])
    assert "Virtual B is a virtual player and has no sheet." in virtual.lines


def test_help_lists_every_command(cli: Cli) -> None:
    ran = cli("play", "rollwrite", *GREEDY, "--seed", "5", typed=["help", "quit"])
    for word in ("help", "table", "sheet", "undo", "why", "save", "quit", "construct", "keep"):
        assert any(line.startswith(word) for line in ran.lines), word
