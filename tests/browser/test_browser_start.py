"""The start page."""

from tests.browser.conftest import Visit


def test_one_click_and_somebody_is_playing(visit: Visit) -> None:
    ann = visit()
    ann.open()
    ann.button("start-play").click()
    ann.page.wait_for_url("**/table/*")
    ann.find(".sheet.live").wait_for()
    ann.picture("x")
