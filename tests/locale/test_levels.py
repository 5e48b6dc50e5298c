"""Levels: every bot has a name and a sentence in every language, the same on every surface."""

from pathlib import Path

import pytest

from alhambra import games
from alhambra.bots import registry
from alhambra.locale import LANGUAGES, surface_of, words_in

GAMES = ("rollwrite", "palace")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_bot_has_a_name_and_a_sentence(game: str, language: str) -> None:
    words = words_in(language)
    entry = games.find(game)
    assert entry is not None
    bots = [*entry.bots, *registry.LEVELS]
    names = {bot: words(f"bot-{bot}") for bot in bots}
    sentences = {bot: words(f"bots-{game}-{bot}") for bot in bots}
    assert len(set(names.values())) == len(names)
    assert len(set(sentences.values())) == len(sentences)
    for bot in bots:
        assert words.has(f"bot-{bot}") and words.has(f"bots-{game}-{bot}")
        assert sentences[bot].endswith(".")


def test_pages_fetch_the_words_of_levels_at_once() -> None:
    assert surface_of("levels.ftl") not in ("terminal", *GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_usual_bot_is_offered(game: str) -> None:
    assert registry.usual(game) in registry.offered(game)


def test_tables_offer_levels_where_there_are_some(monkeypatch: pytest.MonkeyPatch) -> None:
    place = "alhambra.bots.uniform:Uniform"
    bots = dict.fromkeys(("uniform", "mason", "greedy", "foreman", "master"), place)
    games.add(games.Entry(name="chess", rules="alhambra.palace", bots=bots))
    try:
        assert registry.offered("chess") == ["mason", "foreman", "master"]
        assert registry.usual("chess") == "foreman"
    finally:
        del games._ENTRIES["chess"]
    assert registry.offered("chess") == [] and registry.usual("chess") == ""


def test_the_document_names_the_levels_as_the_catalogues_do() -> None:
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    dutch, german = words_in("nl"), words_in("de")
    for level in registry.LEVELS:
        names = {words_in(language)(f"character-{level}") for language in ("en", "nl", "de")}
        assert len(names) == 1, "a level is one character in every language"
        called = f"{dutch(f'bot-{level}')} | {german(f'bot-{level}')} | {names.pop()}"
        assert f"| `{level}` | {called} |" in text
