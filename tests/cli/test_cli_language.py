"""The terminal speaks the language that was chosen, else the user's own, else English."""

import re
from pathlib import Path

import pytest

from alhambra.cli.arguments import ARGPARSE, COMMANDS
from alhambra.cli.main import language_of
from alhambra.locale import LANGUAGES, words_in
from tests.cli.stage import Cli

KEY = re.compile(r"\b(terminal|expected|wrong|reason|palace|event|help|value|argparse)-[a-z]+-?\w*")
"""What a message that is missing looks like."""
TYPED = [
    "help",
    "table",
    "why gain",
    "construct y9 b1",
    "gain gain",
    "undo",
    "1",
    "undo",
    *["1"] * 200,
]


@pytest.mark.parametrize(
    ("argv", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "nl_BE.UTF-8"}, "nl"),
        ([], {"LANG": "nl_BE.UTF-8", "LC_MESSAGES": "de"}, "de"),
        ([], {"LANG": "nl_BE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "en"),
        (["play", "--language", "de"], {"LANG": "nl_NL"}, "de"),
        (["--language=de", "play"], {}, "de"),
        (["--language", "fr"], {"LANG": "nl_NL"}, "nl"),
    ],
)
def test_the_language_is_chosen(
    argv: list[str],
    environment: dict[str, str],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, environment.get(name, ""))
    assert language_of(argv) == language


def spoken(text: str) -> set[str]:
    """The lines of an output that hold a few words, without the actions one could type."""
    lines = (line.strip() for line in text.splitlines())
    return {line for line in lines if len(re.findall(r"[^\W\d_]{3,}", line)) > 2}


@pytest.mark.parametrize("game", ["rollwrite", "palace"])
def test_a_whole_game_is_told_in_every_language_and_its_record_is_the_same(
    cli: Cli, game: str
) -> None:
    told, records = {}, set()
    for language in LANGUAGES:
        options = ("--players", "2", "--seed", "5", "--save", language, "--language", language)
        ran = cli("play", game, *options, typed=TYPED)
        assert ran.status == 0 and ran.err == ""
        assert "{" not in ran.out, "an argument is missing"
        assert [line for line in ran.lines if KEY.search(line)] == []
        told[language] = spoken(ran.out)
        assert len(told[language]) > 100
        records.add(Path(language).read_text(encoding="utf-8"))
        again = cli("replay", language, "--language", language)
        assert again.status == 0 and not KEY.search(again.out)
    assert len(records) == 1
    for one, other in [("en", "nl"), ("en", "de"), ("nl", "de")]:
        assert told[one] & told[other] == set()


@pytest.mark.parametrize("language", ["nl", "de"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_all_help_is_told_in_the_language(cli: Cli, command: str, language: str) -> None:
    argv = [command, "--help"] if command else ["--help"]
    english = cli(*argv).out
    told = cli(*argv, "--language", language).out
    assert words_in(language)("argparse-usage") in told
    typed = re.compile(r"alhambra |[|{]|Alhambra Roll & Write|^\[-")  # the same in every language
    same = spoken(told) & spoken(english)
    assert {line for line in same if not typed.search(line)} == set()


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["play", "chess"], "game: erwartet eines von rollwrite, palace, erhalten 'chess'"),
        (
            ["play", "rollwrite", "--seats", "me,clever"],
            "bot: erwartet eines von uniform, apprentice",
        ),
        (["play", "rollwrite", "--players", "three"], "keine gültige Zahl: 'three'"),
        (["play", "rollwrite", "--goal", "fun"], "ungültige Auswahl: 'fun' (möglich: "),
        (["replay"], "diese Argumente fehlen: DATEI"),
        (["replay", "missing"], "missing ist nicht zu lesen"),
        (["replay", "-", "--frob"], "unbekannte Argumente: --frob"),
        (["show", "rollwrite x"], "Spalte 11: erwartet eine Option, wie players=3, oder round=1"),
        (["show", "palace players=9 turn=0"], "(players: erwartet 2 bis 6, erhalten 9)"),
    ],
)
def test_errors_are_told_in_the_language(cli: Cli, argv: list[str], said: str) -> None:
    ran = cli(*argv, "--language", "de")
    assert ran.status == 2 and said in ran.err


def test_every_text_of_argparse_that_has_words_of_ours_is_one_it_uses() -> None:
    import argparse

    source = Path(argparse.__file__).read_text(encoding="utf-8")
    for text in ARGPARSE:
        assert repr(text)[1:-1] in source, text
