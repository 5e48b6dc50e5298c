"""Every page in every language: nothing for axe to find, nothing wider than a phone."""

import re
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import pytest
from playwright.sync_api import expect

from alhambra.locale import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.playing import (
    BOT,
    ME,
    OPEN,
    begin,
    make_table,
    play_out,
    settle,
    speak,
    wait_for_turn,
)
from tests.browser.stage import DESK, PHONE, PHONE_ON_ITS_SIDE, TABLET
from tests.browser.visitor import Visitor

WINDOWS = {"desk": DESK, "phone": PHONE, "phone-on-its-side": PHONE_ON_ITS_SIDE, "tablet": TABLET}
UNTRANSLATED = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")
TEXTS = """() => {
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.data.trim());
  for (const named of document.querySelectorAll("[aria-label]")) texts.push(named.ariaLabel.trim());
  return texts;
}"""


def see_start(visitor: Visitor) -> None:
    visitor.open()
    visitor.find(".way").first.wait_for()


def see_gathering(visitor: Visitor) -> None:
    make_table(visitor, ME, OPEN, BOT)
    visitor.find(".copy-line").wait_for()


def see_playing(visitor: Visitor) -> None:
    make_table(visitor, ME, BOT, BOT)
    begin(visitor)
    now = wait_for_turn(visitor)
    visitor.find(f'.sheet [data-action="{now.actions[0]}"]').hover()


def see_over(visitor: Visitor) -> None:
    table = make_table(visitor, ME, BOT)
    begin(visitor)
    play_out(visitor, table)
    visitor.find(".ending h1").wait_for()
    visitor.find(".chart").wait_for()


def see_replay(visitor: Visitor) -> None:
    table = make_table(visitor, ME, BOT)
    begin(visitor)
    visitor.open(f"/replay/{table}")
    visitor.find(".replay .controls").wait_for()


def see_lesson(visitor: Visitor) -> None:
    visitor.open("/lesson/rollwrite")
    visitor.find(".sheet.live").wait_for()


def see_rules(visitor: Visitor) -> None:
    visitor.open("/rules/rollwrite")


def see_rules_of_the_board_game(visitor: Visitor) -> None:
    visitor.open("/rules/palace")


PAGES: dict[str, Callable[[Visitor], None]] = {
    "start": see_start,
    "gathering": see_gathering,
    "playing": see_playing,
    "over": see_over,
    "replay": see_replay,
    "lesson": see_lesson,
    "rules-rollwrite": see_rules,
    "rules-palace": see_rules_of_the_board_game,
}


def lacking(visitor: Visitor) -> list[str]:
    """What is on a page without being translated."""
    settle(visitor)
    return [text for text in visitor.page.evaluate(TEXTS) if UNTRANSLATED.fullmatch(text)]


def too_narrow(visitor: Visitor, window: dict[str, int]) -> int:
    """By how many pixels a page is too wide for a window."""
    visitor.page.set_viewport_size({"width": window["width"], "height": window["height"]})
    settle(visitor)
    return visitor.overflows()


@pytest.mark.parametrize("page", PAGES)
def test_every_page_is_whole_in_every_language_on_every_screen(visit: Visit, page: str) -> None:
    visitor = visit("de")
    PAGES[page](visitor)
    troubles: list[str] = []
    for language in ("de", *(one for one in LANGUAGES if one != "de")):
        if language != "de":
            is_loaded = page.startswith("rules")  # their text comes from the server
            with visitor.page.expect_navigation() if is_loaded else nullcontext():
                speak(visitor, language)
        expect(visitor.find("html")).to_have_attribute("lang", language)
        troubles += [f"{language}: {text}" for text in lacking(visitor)]
        for name, window in WINDOWS.items():
            if (wide := too_narrow(visitor, window)) > 0:
                troubles.append(f"{language}: {name} is {wide} pixels too narrow")
        visitor.page.set_viewport_size(DESK)  # type: ignore[arg-type]
    assert not troubles, "\n".join(troubles)


LIGHTS = {"start": "en", "gathering": "nl", "playing": "de", "over": "en", "replay": "nl"}
"""In which language a page is looked at every day, light and dark: else in the longest."""


def marked(page: str, language: str) -> Any:
    """A page in a language, which may be for every day."""
    is_daily = LIGHTS.get(page, "de") == language
    return pytest.param(page, language, marks=() if is_daily else pytest.mark.long(verb="layouts"))


@pytest.mark.parametrize(
    ("page", "language"), [marked(page, language) for page in PAGES for language in LANGUAGES]
)
def test_every_page_suits_everybody(visit: Visit, page: str, language: str) -> None:
    visitor = visit(language)
    PAGES[page](visitor)
    expect(visitor.find("html")).to_have_attribute("lang", language)
    assert not lacking(visitor)
    troubles: list[str] = []
    for light in ("dark", "light"):
        visitor.page.emulate_media(color_scheme=light)
        troubles += [f"{light} {found}" for found in visitor.violations()]
        if language == "en":
            visitor.picture(f"{page}-{light}")
    for name, window in WINDOWS.items():
        if (wide := too_narrow(visitor, window)) > 0:
            troubles.append(f"{name} is {wide} pixels too narrow")
        if name == "phone" and language != "nl":
            visitor.picture(f"{page}-{name}-{language}")
        if name == "phone" and language == LIGHTS.get(page, "de"):
            troubles += [f"{name} {found}" for found in visitor.violations()]
    assert not troubles, "\n".join(troubles)
