"""The rules pages have drawings, made by the code that draws the games."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import settle

CAPTIONS = {
    "palace": ["turned", "clash", "walk", "corner", "hole", "longest", "inner", "closed"],
    "rollwrite": ["sheet"],
}


DESK, PHONE = {"width": 1280, "height": 800}, {"width": 360, "height": 640}


@pytest.mark.parametrize("language", ["en", "nl", "de"])
@pytest.mark.parametrize("game", CAPTIONS)
def test_rules_are_drawn_where_they_are_told(visit: Visit, game: str, language: str) -> None:
    ann = visit(language, viewport=DESK)
    ann.open(f"/rules/{game}")
    for size in (DESK, PHONE):
        ann.page.set_viewport_size(size)  # type: ignore[arg-type]
        captions = ann.find(".rule-drawings figcaption")
        told = [ann.say(f"{game}-drawing-{name}") for name in CAPTIONS[game]]
        expect(captions).to_have_text(told)
        drawn = ann.find(".rule-drawings figure").get_by_role("img", include_hidden=False)
        expect(drawn).to_have_count(len(told))
        settle(ann)
        assert ann.overflows() == 0
        expect(ann.find("code.language-drawing")).to_have_count(0)


def test_the_longest_walls_of_the_drawings_have_their_length(visit: Visit) -> None:
    ann = visit(dark=True)
    ann.open("/rules/palace")
    expect(ann.find(".rule-drawings .wall-length text")).to_have_text(["9", "2", "12"])
    assert ann.violations() == []
    ann.picture("rules-drawings-dark")
