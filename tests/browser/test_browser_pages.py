"""Every page in every language: nothing for axe to find, nothing wider than a phone."""

import re
from collections.abc import Callable

import pytest

from alhambra.locale import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.playing import BOT, ME, OPEN, begin, make_table, play_out, wait_for_turn
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
    visitor.find(".new-table").wait_for()


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
    visitor.find(".ending .account").first.wait_for()


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_every_page_suits_everybody(visit: Visit, page: str, language: str) -> None:
    visitor = visit(language)
    PAGES[page](visitor)
    assert visitor.find("html").get_attribute("lang") == language
    lacking = [text for text in visitor.page.evaluate(TEXTS) if UNTRANSLATED.fullmatch(text)]
    assert not lacking
    troubles: list[str] = []
    for light in ("dark", "light"):
        visitor.page.emulate_media(color_scheme=light)
        troubles += [f"{light} {found}" for found in visitor.violations()]
        if language == "en":
            visitor.picture(f"{page}-{light}")
    for name, window in WINDOWS.items():
        visitor.page.set_viewport_size({"width": window["width"], "height": window["height"]})
        if (wide := visitor.overflows()) > 0:
            troubles.append(f"{name} is {wide} pixels too narrow")
        if name == "phone" and language != "nl":
            visitor.picture(f"{page}-{name}-{language}")
        if name == "phone" and language == "en":
            troubles += [f"{name} {found}" for found in visitor.violations()]
    assert not troubles, "\n".join(troubles)
