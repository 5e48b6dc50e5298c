"""A server whose database was set back: a page tells no words twice, and says so."""

import shutil

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import BOT, ME
from tests.browser.stage import PHONE, Server


@pytest.mark.parametrize(("language", "options"), [("en", {}), ("nl", {"viewport": PHONE})])
def test_a_page_that_told_its_words_wants_a_new_attempt_where_the_server_was_set_back(
    visit: Visit, own_server: Server, language: str, options: dict[str, object]
) -> None:
    ann = visit(language, at=own_server, **options)
    wish = {"game": "rollwrite", "seats": [ME, BOT]}
    table = ann.page.request.post(f"{own_server.address}/api/tables", data=wish).json()["id"]
    path = f"{own_server.address}/api/tables/{table}"
    data, copy = own_server.folder / "data", own_server.folder / "copy"
    own_server.stop()
    shutil.copytree(data, copy)
    own_server.start()
    sent: list[str] = []
    ann.page.on("request", lambda request: sent.append(f"{request.method} {request.url}"))
    ann.open(f"/table/{table}")
    expect(ann.find(".promised")).to_contain_text(ann.say("seat-luck"))
    ann.button("gathering-start").click()
    ann.find(".playing").wait_for()
    first = ann.page.request.get(path).json()
    assert {f"POST {path}/promise", f"POST {path}/words"} <= set(sent) and first["attempt"] == 1

    own_server.stop()
    shutil.rmtree(data)
    shutil.copytree(copy, data)
    sent.clear()
    own_server.start()
    alarm = ann.find("[role=alert]")
    expect(alarm).to_contain_text(ann.say("fair-set-back"))
    ann.page.reload()
    expect(alarm).to_contain_text(ann.say("fair-set-back"))
    expect(alarm).to_be_in_viewport(ratio=1)
    expect(ann.button("gathering-start")).to_have_count(0)
    assert ann.overflows() <= 0 and ann.violations() == []
    ann.picture(f"set-back-{language}")
    seen = ann.page.request.get(path).json()
    assert (seen["attempt"], seen["called"], seen["seats"][0]["promise"]) == (1, False, None)
    assert not [one for one in sent if one.startswith("POST")]

    ann.button("fair-anew").click()
    ann.find(".playing").wait_for()
    expect(alarm).to_have_count(0)
    assert ann.page.request.get(path).json()["luck"] != ""
    assert "\nattempt: 2\n" in ann.page.request.get(f"{path}/record").text()
