"""Words: our reader of catalogues agrees with a whole Fluent library on every message."""

import random
import re
import subprocess
import sys

import pytest
from fluent.runtime import FluentBundle, FluentResource

from alhambra.core.values import LETTERS
from alhambra.locale import LANGUAGES, Words, texts, words_in
from alhambra.locale.fluent import parse, split

VALUES = (0, 1, 2, 3, 7, 999, 1000, 1234567, -1, "Ann", "", "row", "y3 b5")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_as_a_whole_library_reads_it(language: str) -> None:
    chance = random.Random(language)
    text = "\n".join(texts(language))
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    words = words_in(language)
    names = sorted(set(re.findall(r"\$(\w+)", text)))
    named = sorted(set(re.findall(r"\[([a-zA-Z]\w*)\]", text)) - {"one", "other"})
    some = [*VALUES, *named]
    sources = split(text)
    assert len(sources) > 300
    for key in sources:
        message = bundle.get_message(key)
        assert words.has(key)
        assert message.value is not None
        for _ in range(20):
            values = dict(zip(names, chance.choices(some, k=len(names)), strict=True))
            expected, errors = bundle.format_pattern(message.value, values)
            assert not errors, key
            assert words(key, **values) == expected, (key, values)


PATTERNS = """\
lines =
    examples:
      alhambra play   plays

      alhambra show
    the end
begun = here
    and there
braced = { $count ->
    [0] none
    [one] one { inner }
   *[other] { $count } of { "{" }them
} in all
inner = piece
nested =
    { $who ->
        [you]
            you { $count ->
                [one] win
               *[other] lose
            }, really
       *[other] they
    }.
"""


@pytest.mark.parametrize("key", ["lines", "begun", "braced", "inner", "nested"])
def test_lines_indents_and_selections_within_selections_read_alike(key: str) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(PATTERNS))
    words = Words("en")
    words._sources |= split(PATTERNS)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    for count in (0, 1, 2, 1000):
        for who in ("you", "other", "Ann"):
            arguments = {"count": count, "who": who}
            expected, _ = bundle.format_pattern(pattern, arguments)
            assert words(key, **arguments) == expected


def test_a_message_that_is_missing_is_seen() -> None:
    assert not words_in("nl").has("no-such-message")
    assert words_in("nl")("no-such-message", name="Ann") == "no-such-message"


def test_an_argument_that_nobody_gave_fails_every_test() -> None:
    with pytest.raises(AssertionError, match=r"news-sat lacks an argument: \{\$name\}"):
        words_in("en")("news-sat")


@pytest.mark.parametrize("source", ["{ $count", "{ }", "a } b"])
def test_what_is_no_pattern_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match="Fluent"):
        parse(source)


@pytest.mark.parametrize(
    ("language", "three"), [("en", "a, b and c"), ("nl", "a, b en c"), ("de", "a, b und c")]
)
def test_things_in_a_row(language: str, three: str) -> None:
    words = words_in(language)
    assert [words.listed([]), words.listed(["a"])] == ["", "a"]
    assert words.listed(["a", "b", "c"]) == three


@pytest.mark.parametrize(
    ("language", "numbers"),
    [
        ("en", ["113.4", "+0.5", "0.0123"]),
        ("nl", ["113,4", "+0,5", "0,0123"]),
        ("de", ["113,4", "+0,5", "0,0123"]),
    ],
)
def test_decimals_stand_behind_the_mark_of_the_language(language: str, numbers: list[str]) -> None:
    number = words_in(language).number
    assert [number(113.42), number(0.5, "+.1f"), number(0.0123, ".3g")] == numbers


def test_words_need_no_library() -> None:
    code = (
        "import sys; from alhambra.locale import words_in; words_in('de')('game-palace');"
        "print([name for name in ('fluent', 'babel', 'numpy', 'argparse') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_type_has_letters_of_its_own_that_its_name_begins_with(language: str) -> None:
    words = words_in(language)
    short = [words("building-short", building=letter) for letter in LETTERS]
    assert len(set(short)) == len(LETTERS)
    for letter, some in zip(LETTERS, short, strict=True):
        assert words("building", building=letter).lower().startswith(some.lower())
        is_alone = sum(one[0] == some[0] for one in short) == 1
        assert len(some) == (1 if is_alone else 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_code_of_a_currency_is_of_its_name_and_no_other_word_of_the_table(
    language: str,
) -> None:
    words = words_in(language)
    codes = {one: words("palace-currency-code", currency=one) for one in "ygbo"}
    assert len(set(codes.values())) == len(codes)
    assert words("board-you") not in codes.values()
    for currency, code in codes.items():
        name = words("palace-currency", currency=currency).lower()
        assert name.startswith(code[0].lower()) and code[1:] in name


COUNTED = {
    "en": "no towers, 1 tower, 1 tile of arcades, 1 tile of chambers, 3 chambers",
    "nl": "geen torens, 1 toren, 1 tegel arcaden, 1 tegel vertrekken, 3 vertrekken",
    "de": "keine Türme, 1 Turm, einmal Arkaden, einmal Gemächer, 3 Gemächer",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_buildings_are_counted_as_one_says_it(language: str) -> None:
    words = words_in(language)
    counts = (("T", 0), ("T", 1), ("A", 1), ("C", 1), ("C", 3))
    said = [words("palace-buildings", building=building, count=n) for building, n in counts]
    assert ", ".join(said) == COUNTED[language]


def test_one_coin_is_not_several() -> None:
    coins = [("nl", "b", "denar", "denaren"), ("de", "o", "Dukat", "Dukaten")]
    for language, currency, one, several in coins:
        words = words_in(language)
        assert words("board-card", currency=currency, value=1) == f"1 {one}"
        assert words("board-card", currency=currency, value=7) == f"7 {several}"
        assert words("palace-coins", currency=currency) == several
