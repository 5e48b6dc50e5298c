"""Commands that a text names can be typed as they stand there."""

import re
import shlex
from pathlib import Path

import pytest

from alhambra.cli.arguments import COMMANDS, parser_of
from alhambra.cli.program import program, typed
from alhambra.locale import LANGUAGES, words_in
from tests.cli.stage import Cli

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
COMMAND = re.compile(rf"(?:\./|(?<![\w/.]))alhambra ((?:{'|'.join(COMMANDS)}) [^\n`|]+)")


def commands_in(text: str) -> list[list[str]]:
    """All commands that a text names, without the remarks behind them."""
    found = []
    for command in COMMAND.findall(text):
        plain = re.split(r"  +|\s#|[;:]\s|[,.]$|\)", command)[0]
        is_cut = plain.count('"') % 2 == 1  # a position that goes on in the next line
        if not is_cut and not re.search("[…{]|--help", plain):
            found.append(shlex.split(plain))
    return found


def test_every_command_of_the_help_is_understood() -> None:
    seen = 0
    for language in LANGUAGES:
        words = words_in(language)
        texts = [words("help-alhambra-examples")]
        texts += [words(f"command-{name}-examples") for name in COMMANDS]
        for text in texts:
            for argv in commands_in(text.replace(" \\\n", " ")):
                parser_of(words).parse_args(argv)
                seen += 1
    assert seen > 60


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_of_the_documents_is_understood(page: Path) -> None:
    for argv in commands_in(page.read_text(encoding="utf-8")):
        parser_of(words_in("en")).parse_args([word.replace("'", "") for word in argv])


def test_the_readme_names_commands() -> None:
    assert len(commands_in(PAGES[0].read_text(encoding="utf-8"))) > 5


def test_the_program_is_called_as_it_was_started(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    assert program() == "alhambra"
    monkeypatch.setenv("ALHAMBRA_PROGRAM", "./alhambra")
    help_text = cli("play", "--help").out
    assert "./alhambra play rollwrite" in help_text
    assert not re.search(r"(^|\s)alhambra play", help_text)
    monkeypatch.setenv("ALHAMBRA_PROGRAM", "rm -rf; \x1b[2J")
    assert program() == "alhambra"


def test_only_commands_are_respelt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALHAMBRA_PROGRAM", "./alhambra")
    text = (
        "Alhambra, alhambra play\n  alhambra show x | alhambra show -\nhelp: alhambra play --help"
    )
    assert typed(text) == (
        "Alhambra, alhambra play\n  ./alhambra show x | ./alhambra show -\n"
        "help: ./alhambra play --help"
    )


def test_the_launcher_runs_the_program_of_its_folder() -> None:
    launcher = (ROOT / "alhambra").read_text(encoding="utf-8")
    assert '/.venv/bin/alhambra" "$@"' in launcher
    assert (ROOT / "alhambra").stat().st_mode & 0o111
