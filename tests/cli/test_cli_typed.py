"""Commands, actions and tiles typed in the language of the terminal; English always does."""

import pytest

from alhambra.cli.commands import VERBS, read_command
from alhambra.cli.palace.tilenames import typed_tiles
from alhambra.cli.rollwrite.short import FULL
from alhambra.cli.typed import Typed
from alhambra.locale import LANGUAGES, Words, words_in
from alhambra.palace import notation as palace
from alhambra.palace.catalog import NAMES
from tests.cli.palace_stage import actions_of, keep
from tests.cli.stage import Cli


def lists(words: Words) -> dict[str, Typed]:
    """What is typed at each game's prompt."""
    return {
        "palace": typed_tiles(words),
        "rollwrite": Typed(words, "terminal-rollwrite-typed"),
        "commands": Typed(words, "commands-typed"),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_one_of_the_language_and_both_are_read(language: str) -> None:
    known = {"palace": palace.VERBS, "rollwrite": FULL, "commands": VERBS}
    for name, typed in lists(words_in(language)).items():
        for word in known[name]:
            assert typed.english(typed.local(word)) == typed.english(word) == word
            if language != "en" and word != "reserve":
                assert typed.local(word) != word, (name, word)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_an_action_is_a_command(language: str) -> None:
    words = words_in(language)
    commands = Typed(words, "commands-typed")
    for key in ("terminal-palace-typed", "terminal-rollwrite-typed"):
        for line in words(key).splitlines():
            for word in line.partition(": ")[2].split(", "):
                assert read_command(word, commands).verb == "act", word


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_a_name_in_the_language(language: str) -> None:
    typed = typed_tiles(words_in(language))
    assert len({typed.local(name) for name in NAMES}) == len(NAMES)
    for name in NAMES:
        assert typed.english(typed.local(name).lower()) == typed.english(name.lower()) == name


def test_tiles_and_walls_are_those_of_the_language() -> None:
    dutch, german = typed_tiles(words_in("nl")), typed_tiles(words_in("de"))
    assert dutch.shown("place garden-8NW at +1,-2") == "leg tuin-8NW op +1,-2"
    assert dutch.shown("buy tower-9NE with o4 o5") == "koop toren-9NO met o4 o5"
    assert german.shown("exchange tower-9NE for garden-8NW") == "tausche Turm-9NO gegen Garten-8NW"
    assert german.read("lege gemächer-7sw auf +1,-2") == "place chambers-7SW at +1,-2"


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        (
            "en",
            ["buy garden-8nw with y3 y5", "why build me", "buy 2 with g4 g5", "take b9", "quit"],
        ),
        (
            "nl",
            ["koop tuin-8nw met y3 y5", "waarom bouw mij", "koop 2 met g4 g5", "neem b9", "stop"],
        ),
        ("de", ["kaufe Garten-8 mit y3 y5", "warum baue", "Kaufe 2 mit g4 g5", "nimm b9", "ende"]),
        ("de", ["buy garden-8 with y3 y5", "why build", "buy 2 with g4 g5", "take b9", "quit"]),
    ],
)
def test_a_turn_can_be_typed_in_the_language(cli: Cli, language: str, typed: list[str]) -> None:
    keep()
    ran = cli("play", "palace", "--resume", "g", "--language", language, typed=typed)
    assert ran.status == 0
    assert actions_of()[:3] == [
        "buy garden-8NW with y3 y5",
        "buy tower-9NE with g4 g5",
        "take b9",
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "nl",
            "'vlieg' is geen actie: een actie begint met een van deze woorden: neem, koop, bouw",
        ),
        (
            "de",
            "'flieg' ist keine Aktion: Eine Aktion beginnt mit einem dieser Wörter: nimm, kaufe",
        ),
    ],
)
def test_what_is_not_understood_is_answered_with_the_words_one_types(
    cli: Cli, language: str, said: str
) -> None:
    keep()
    ran = cli("play", "palace", "--resume", "g", "--language", language, typed=[said.split("'")[1]])
    assert any(line.startswith(said) for line in ran.lines)
    tile = words_in(language)("building", building="G") + "-8NW"
    assert any(tile in line for line in ran.lines), "the market has it by this name"
    assert "garden-8NW" not in ran.out


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("en", "buy", "'buy' is not finished: a tile, such as garden-8NW is to follow."),
        ("nl", "koop", "'koop' is niet af: er moet nog volgen: een tegel, zoals tuin-8NW."),
        (
            "de",
            "kaufe",
            "'kaufe' ist nicht vollständig: Es braucht noch ein Plättchen, wie Garten-8NW.",
        ),
        ("nl", "leg toren-77 op", "in plaats van 'toren-77' hoort daar een tegel, zoals tuin-8NW."),
        ("de", "lege Turm-77 auf", "Statt 'Turm-77' braucht es ein Plättchen, wie Garten-8NW."),
    ],
)
def test_what_is_expected_is_said_in_the_words_one_types(
    cli: Cli, language: str, typed: str, said: str
) -> None:
    keep()
    ran = cli("play", "palace", "--resume", "g", "--language", language, typed=[typed])
    assert said in " ".join(ran.out.split())
