"""What is of the wrong kind or out of range is refused with a sentence, alike in every game."""

import importlib
from typing import Any

import numpy as np
import pytest

from alhambra import games
from alhambra.arena.contest import Contest
from alhambra.cli.saying import said
from alhambra.core.chance import SeededDealer
from alhambra.core.errors import IllegalOption, RecordError
from alhambra.core.record import Record
from alhambra.core.rules import find_rules
from alhambra.locale import LANGUAGES, words_in
from alhambra.rollwrite import Sheet
from tests.refusing import refusing

NAMES = games.names()
A_WHOLE_NUMBER = "expected a whole number, got"
NO_NUMBERS = [
    (2.0, "2.0"),
    (1.5, "1.5"),
    ("2", "'2'"),
    (True, "True"),
    ([2], r"\[2\]"),
    (np.int64(2), r"np\.int64\(2\)"),
]
NO_SEEDS = [
    *((value, f"{A_WHOLE_NUMBER} {got}") for value, got in NO_NUMBERS),
    (-1, "expected 0 or more, got -1"),
    (-(10**18), "expected 0 or more, got -1000"),
    (10**18, "expected at most 18 digits, got 1000"),
    (10**6000, "expected at most 18 digits, got 0x"),
]


def simulate(game: str, **options: Any) -> Any:
    return importlib.import_module(f"alhambra.{game}").simulate(**{"games": 2, **options})


@pytest.mark.parametrize(("value", "got"), NO_NUMBERS)
@pytest.mark.parametrize("name", NAMES)
def test_a_number_of_players_is_a_whole_number(name: str, value: Any, got: str) -> None:
    rules: Any = find_rules(name)
    with refusing(IllegalOption, f"^players: {A_WHOLE_NUMBER} {got}$"):
        rules(players=value)
    with refusing(IllegalOption, f"^players: {A_WHOLE_NUMBER} {got}$"):
        simulate(name, players=value)


@pytest.mark.parametrize("name", NAMES)
def test_no_number_of_players_is_refused_too(name: str) -> None:
    rules: Any = find_rules(name)
    with refusing(IllegalOption, "^players: expected a whole number$"):
        rules(players=None)
    with refusing(IllegalOption, "^players: expected . to ., got 0x"):
        rules(players=10**6000)


@pytest.mark.parametrize(
    ("option", "most"), [("virtual", 4), ("coins", None)], ids=["virtual", "coins"]
)
@pytest.mark.parametrize(("value", "got"), NO_NUMBERS)
def test_other_numbers_are_whole_numbers(
    option: str, most: int | None, value: Any, got: str
) -> None:
    rules: Any = find_rules("rollwrite")
    with refusing(IllegalOption, f"^{option}: {A_WHOLE_NUMBER} {got}$"):
        rules(players=1, virtual=value) if most else Sheet(coins=value)


@pytest.mark.parametrize("value", [5, None, ["secret"], True, b"score", "Secret"], ids=repr)
@pytest.mark.parametrize("name", NAMES)
def test_a_choice_is_one_of_its_texts(name: str, value: Any) -> None:
    rules: Any = find_rules(name)
    for option in rules.options:
        if option.values and not option.values[0].isdecimal():
            choices = ", ".join(option.values)
            with refusing(IllegalOption, f"^{option.name}: expected one of {choices}"):
                rules(**{"players": option.players[0], option.name: value})


@pytest.mark.parametrize("sheet", [5, "/".join(Sheet.grid), Sheet.grid, None], ids=repr)
def test_a_sheet_is_a_sheet(sheet: Any) -> None:
    rules: Any = find_rules("rollwrite")
    with refusing(IllegalOption, "^sheet: expected a sheet, made by Sheet or Sheet.parse"):
        rules(sheet=sheet)


@pytest.mark.parametrize("grid", [None, "PSACGT", list(Sheet.grid)], ids=repr)
def test_the_grid_of_a_sheet_is_six_rows(grid: Any) -> None:
    with refusing(IllegalOption, "^sheet: expected 6 rows of buildings"):
        Sheet(grid)
    with refusing(IllegalOption, "^sheet: expected 6 letters in row 1, got 7"):
        Sheet((7, *Sheet.grid[1:]))  # type: ignore[arg-type]


@pytest.mark.parametrize(("seed", "sentence"), NO_SEEDS, ids=[got for _, got in NO_SEEDS])
@pytest.mark.parametrize("name", NAMES)
def test_a_seed_is_a_whole_number_of_at_most_eighteen_digits(
    name: str, seed: Any, sentence: str
) -> None:
    rules: Any = find_rules(name)
    with refusing(IllegalOption, f"^seed: {sentence}"):
        rules().new_game(seed=seed)
    with refusing(IllegalOption, f"^seed: {sentence}"):
        simulate(name, seed=seed)
    with refusing(IllegalOption, f"^seed: {sentence}"):
        SeededDealer(seed)
    with refusing(IllegalOption, f"^seed: {sentence}"):
        Contest(name, ("uniform",), seed=seed).check()


@pytest.mark.parametrize("name", NAMES)
def test_the_smallest_and_the_largest_seed_are_played_with(name: str) -> None:
    rules: Any = find_rules(name)
    for seed in (0, 10**18 - 1):
        game = rules().new_game(seed=seed)
        assert Record.parse(game.record().text).seed == seed
        assert len(simulate(name, seed=seed)) == 2


def test_no_seed_at_all_is_none_of_a_batch() -> None:
    with refusing(IllegalOption, "^seed: expected a whole number$"):
        simulate(NAMES[0], seed=None)


@pytest.mark.parametrize(
    ("seed", "sentence"),
    [
        ("-1", "seed: expected 0 or more, got -1"),
        ("1" * 19, "seed: expected at most 18 digits, got 111"),
        ("1.5", "seed: expected a whole number, got '1.5'"),
        ("1" * 5000, "seed: expected a whole number, got '111"),
    ],
    ids=["negative", "long", "broken", "absurd"],
)
def test_a_record_is_held_to_the_same_seeds(seed: str, sentence: str) -> None:
    with refusing(RecordError, f"^line 2: {sentence}"):
        Record.parse(f"alhambra {NAMES[0]} 1\nseed: {seed}\n\n")


@pytest.mark.parametrize(
    ("name", "option"),
    [
        *((name, option) for name in NAMES for option in ("games", "threads")),
        ("palace", "most_actions"),
    ],
)
def test_a_batch_is_counted_in_whole_numbers(name: str, option: str) -> None:
    for value, got in NO_NUMBERS:
        with refusing(IllegalOption, f"^{option}: {A_WHOLE_NUMBER} {got}$"):
            simulate(name, **{option: value})
    least = 0 if option == "games" else 1
    with refusing(IllegalOption, f"^{option}: expected {least} or more, got {least - 1}$"):
        simulate(name, **{option: least - 1})


@pytest.mark.parametrize("option", ["seats", "games"])
def test_a_contest_is_counted_in_whole_numbers(option: str) -> None:
    for value, got in NO_NUMBERS:
        wrong: Any = {option: value}
        with refusing(IllegalOption, f"^--{option}: {A_WHOLE_NUMBER} {got}$"):
            Contest(NAMES[0], ("uniform",), **wrong).check()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_value_is_refused_in_every_language(language: str) -> None:
    rules: Any = find_rules("rollwrite")
    for wrong in ({"players": 2.0}, {"goal": 5}, {"sheet": 5}):
        with pytest.raises(IllegalOption) as caught:
            rules(**wrong)
        sentence = said(caught.value, words_in(language))
        assert "{" not in sentence and "expected-" not in sentence
