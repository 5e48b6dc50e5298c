"""The terminal speaks the language that was chosen, else the user's own, else English."""

import pytest

from alhambra.cli.main import language_of


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
