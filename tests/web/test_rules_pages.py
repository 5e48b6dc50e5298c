"""The rules pages tell every rule once in each language, and every refusal has its words."""

import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message
from markdown_it import MarkdownIt

from alhambra.core.majority import place_value
from alhambra.core.reason import Reason
from alhambra.core.values import LADDER, Building
from alhambra.palace.catalog import TILES
from alhambra.palace.reasons import Reason as PalaceReason
from alhambra.rollwrite.catalog import Sheet
from alhambra.rollwrite.reasons import Reason as RollWriteReason

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "src" / "alhambra" / "web"
LANGUAGES = ("en", "nl", "de")
FAMILIES = {"rollwrite": ("RW", "MA"), "palace": ("AL", "MA")}
REASONS: dict[str, type[Reason]] = {"rollwrite": RollWriteReason, "palace": PalaceReason}
BUILDINGS = {
    "en": ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"],
    "nl": ["paviljoen", "serail", "arcaden", "vertrekken", "tuin", "toren"],
    "de": ["Pavillon", "Serail", "Arkaden", "Gemächer", "Garten", "Turm"],
}
TOLD = re.compile(r"\*\*\(([A-Z]{2}-[\d.]+)\)\*\*")
LINK = re.compile(r"\[([A-Z]{2}-[\d.]+)\]\(#([A-Z]{2}-[\d.]+)\)")
RULE_ID = re.compile(r"\b[A-Z]{2}-\d+(?:\.\d+)?")

PAGES = [(game, language) for game in FAMILIES for language in LANGUAGES]
TRANSLATIONS = [(game, language) for game, language in PAGES if language != "en"]


def page(game: str, language: str) -> str:
    return (WEB / "rules" / f"{game}.{language}.md").read_text(encoding="utf-8")


def rules_of(game: str) -> set[str]:
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    families = "|".join(FAMILIES[game])
    return set(re.findall(rf"^- \*\*((?:{families})-[\d.]+)\*\*", text, re.MULTILINE))


def rendered(game: str, language: str) -> str:
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    html: str = markdown.render(page(game, language))
    return html


def tags(game: str, language: str) -> list[str]:
    """What the page is made of: headings, paragraphs, lists and tables, in order."""
    return re.findall(r"<(h\d|ul|ol|li|table|td|th|p|a|em)\b", rendered(game, language))


def numbers(game: str, language: str) -> set[int]:
    """Every number on the page; rule ids and list markers left out."""
    text = RULE_ID.sub("", page(game, language))
    text = re.sub(r"^\d\. ", "", text, flags=re.MULTILINE)
    return {int(digits) for digits in re.findall(r"\d+", text)}


def facts(game: str, language: str) -> list[list[int]]:
    """The rows of the page's tables that begin with a building, as numbers."""
    rows = re.findall(r"^\| (\S+) \| (.*) \|$", page(game, language), re.MULTILINE)
    told = [(name, cells) for name, cells in rows if name in BUILDINGS[language]]
    assert [name for name, _ in told] == BUILDINGS[language] * (len(told) // len(Building))
    return [[int(digits) for digits in re.findall(r"\d+", cells)] for _, cells in told]


def messages(language: str, name: str) -> dict[str, str]:
    resource = parse((WEB.parent / "locale" / language / name).read_text(encoding="utf-8"))
    return {
        entry.id.name: "".join(getattr(part, "value", "") for part in entry.value.elements)
        for entry in resource.body
        if isinstance(entry, Message) and entry.value
    }


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_rule_is_told_once_and_no_other(game: str, language: str) -> None:
    told = TOLD.findall(page(game, language))
    assert sorted(told) == sorted(rules_of(game))


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_ids_stand_only_where_rules_are_told_or_linked_to(game: str, language: str) -> None:
    text = page(game, language)
    for shown, target in LINK.findall(text):
        assert shown == target and target in rules_of(game)
    assert RULE_ID.findall(LINK.sub("", TOLD.sub("", text))) == []


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_languages_tell_the_same_in_the_same_order(game: str, language: str) -> None:
    assert TOLD.findall(page(game, language)) == TOLD.findall(page(game, "en"))
    assert tags(game, language) == tags(game, "en")
    assert numbers(game, language) == numbers(game, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_and_the_places_are_those_of_the_box(language: str) -> None:
    rows = re.findall(r"^\d\. (.*)$", page("rollwrite", language), re.MULTILINE)
    grid = [[BUILDINGS[language].index(name) for name in row.split(", ")] for row in rows]
    sheet = Sheet()
    assert grid == [[sheet.building(row, column) for column in range(1, 7)] for row in range(1, 7)]
    assert facts("rollwrite", language) == [list(points) for points in LADDER]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tiles_and_the_scorings_are_those_of_the_box(language: str) -> None:
    prices = {kind: [tile.price for tile in TILES if tile.building == kind] for kind in Building}
    box = [[len(prices[kind]), min(prices[kind]), max(prices[kind])] for kind in Building]
    scorings = [
        [place_value(kind, place, places) for places in (1, 2, 3) for place in range(places)]
        for kind in Building
    ]
    assert facts("palace", language) == box + scorings


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_page_has_one_title_and_a_section_of_one_minute(game: str, language: str) -> None:
    headings = re.findall(r"^(#+) (.*)$", page(game, language), re.MULTILINE)
    assert [level for level, _ in headings].count("#") == 1
    assert headings[1] == (
        "##",
        {"en": "In one minute", "nl": "In één minuut", "de": "In einer Minute"}[language],
    )
    assert len({words for _, words in headings}) == len(headings)


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_nothing_in_the_markdown_was_left_unread(game: str, language: str) -> None:
    html = rendered(game, language)
    assert html.count("<strong>(") == len(rules_of(game))
    text = re.sub(r"<[^>]*>", "", html)
    assert not re.search(r"[*|`]|^#", text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words_and_no_other(language: str) -> None:
    expected = {
        f"reason-{game}-{reason.name}" for game, reasons in REASONS.items() for reason in reasons
    }
    assert set(messages(language, "reasons.ftl")) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_whole_sentences_without_ids(language: str) -> None:
    for name, words in messages(language, "reasons.ftl").items():
        assert words[0].isupper() and words.endswith("."), name
        assert not RULE_ID.search(words), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_of_the_wire_has_its_words(language: str) -> None:
    wire = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
    codes = re.search(r"`code` is one of: (.*?)\n\n", wire, re.DOTALL)
    closing = re.search(r"The server closes with (.*?)\. A page", wire, re.DOTALL)
    assert codes and closing
    outside_brackets = re.sub(r"\([^)]*\)", "", codes[1])
    expected = {f"error-{code}" for code in re.findall(r"`([a-z-]+)`", outside_brackets)}
    expected |= {f"closed-{number}" for number in re.findall(r"\b(\d{4})\b", closing[1])}
    assert {"error-stale", "closed-1012"} <= expected
    expected |= {"error-name", "error-luck", "error-unseen"}  # for what was typed
    told = {name for name in messages(language, "errors.ftl") if name.startswith(("error", "clos"))}
    assert told == expected
    assert set(messages(language, "errors.ftl")) == set(messages("en", "errors.ftl"))
