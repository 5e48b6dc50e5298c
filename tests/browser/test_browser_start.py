"""The start page: play at once, set a table, find my tables, join, choose language and light."""

from functools import partial

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.playing import (
    BOT,
    ME,
    OPEN,
    begin,
    call_me,
    invitation,
    make_table,
    open_form,
    play_out,
    settle,
    table_of,
    wait_for_turn,
    wait_until,
)
from tests.browser.visitor import Visitor


def test_one_click_and_somebody_is_playing(visit: Visit) -> None:
    ann = visit()
    ann.open()
    ann.button("start-play", game="Roll & Write").click()
    ann.page.wait_for_url("**/table/*")
    assert wait_for_turn(ann).actions
    expect(ann.find("h1")).to_have_text(ann.say("table-your-turn"))
    expect(ann.find(".fair dd").first).to_have_text(
        ann.page.request.get(ann.page.url.replace("/table/", "/api/tables/")).json()["commitment"]
    )


def test_who_plays_is_shown_and_changed_and_kept(visit: Visit) -> None:
    ann = visit()
    ann.open()
    card = ann.find(".way").filter(has=ann.page.get_by_role("heading", name="Alhambra"))
    expect(card.locator(".names")).to_contain_text("Isaac and Elvira")
    expect(card.locator(".portrait")).to_have_count(2)
    change = ann.button("start-change-of", game="Alhambra")
    change.click()
    form = ann.find(".new-table")
    form.locator(".segment").filter(has_text="2").click()
    expect(form.locator(".about-players")).to_have_text(ann.say("start-players-palace-2"))
    form.get_by_label(ann.say("start-seat", number=2)).select_option("bot:master")
    expect(form).to_contain_text(ann.say("character-master"))
    assert not ann.violations()
    ann.page.keyboard.press("Escape")
    expect(form).to_have_count(0)
    expect(change).to_be_focused()
    change.click()
    form.locator(".segment").filter(has_text="2").click()
    form.get_by_label(ann.say("start-seat", number=2)).select_option("bot:apprentice")
    ann.button("start-play-now").click()
    ann.page.wait_for_url("**/table/*")
    ann.find(".playing").wait_for()
    ann.open()
    expect(card.locator(".names")).to_contain_text("Zayd")
    expect(card.locator(".portrait")).to_have_count(1)


def test_solo_says_what_was_best_and_what_is_missing(visit: Visit) -> None:
    ann = visit("de")
    ann.open()
    offers = ann.page.request.get(f"{ann.server.address}/api/games").json()["games"]
    (solo,) = (game["solo"][0] for game in offers if game["solo"])
    first = ann.say("start-solo-first", medal="bronze", points=solo["medals"]["bronze"])
    expect(ann.find(".solo .best")).to_have_text(first)
    ann.button("start-play-solo").click()
    ann.page.wait_for_url("**/table/*")
    ann.find(".playing").wait_for()
    play_out(ann, table_of(ann))
    ann.open()
    (played,) = ann.page.request.get(f"{ann.server.address}/api/me/games").json()["games"]
    best = ann.say("start-solo-best", score=played["score"], medal=played["medal"] or "none")
    expect(ann.find(".solo .best")).to_contain_text(best)
    expect(ann.find(".solo .best b")).to_have_text(ann.say("start-solo-next", **played["next"]))
    earned = sum(played["score"] >= points for points in solo["medals"].values())
    expect(ann.find(".solo .earned")).to_have_count(earned)


def is_my_turn(visitor: Visitor) -> bool:
    """Does a table of the visitor's wait for them?"""
    mine = visitor.page.request.get(f"{visitor.server.address}/api/me").json()
    return any(table["turn"] for table in mine["tables"])


WAYS = (".continue .primary", ".way .play", ".with-people > button", ".learn button")


def test_all_ways_are_seen_on_a_phone(visit: Visit) -> None:
    for language in ("en", "nl", "de"):
        ann = visit(language, touch=True, viewport={"width": 390, "height": 844})
        ann.open()
        for selector, count in zip(WAYS, (2, 3, 2, 2), strict=True):
            expect(ann.find(selector)).to_have_count(count)
        make_table(ann, ME, BOT, BOT, game="palace")
        begin(ann)
        wait_until(ann, partial(is_my_turn, ann))
        ann.open()
        expect(ann.find(".continue.awaits .scene svg")).to_be_attached()
        for way in [one for selector in WAYS for one in ann.find(selector).all()]:
            expect(way).to_be_in_viewport(ratio=1)
        ann.picture(f"start-phone-{language}")
        ann.page.set_viewport_size({"width": 360, "height": 640})
        expect(ann.find(WAYS[0])).to_be_in_viewport(ratio=1)
        for way in ann.find(WAYS[1]).all()[:2]:
            expect(way).to_be_in_viewport(ratio=1)
        assert ann.overflows() <= 0 and not ann.violations()


def hold(visitor: Visitor, address: str) -> list[Route]:
    """What a visitor's page asks of an address, unanswered."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    visitor.page.route(address, keep)
    return held


def test_a_name_known_from_before_does_not_mix_with_what_somebody_writes(visit: Visit) -> None:
    ann, ben = visit(), visit()
    make_table(ann, ME, OPEN)
    for path, label in (("/", "start-name"), (invitation(ann), "sit-name")):
        held = hold(ben, "**/api/me")
        ben.page.goto(path if "#" in path else ben.server.address + path)
        field = ben.page.get_by_label(ben.say(label))
        if path == "/":
            ben.find(".my-name").click()
        field.focus()
        wait_until(ben, held.__len__)
        me = {"name": "Ben", "tables": [], "pages": 0}
        with ben.page.expect_response("**/api/me"):
            for one in held:
                one.fulfill(json=me)
        ben.page.unroute("**/api/me")
        field.press_sequentially("Benedict")
        expect(field).to_have_value("Benedict")


def test_a_name_that_cannot_be_is_said_where_it_is_typed(visit: Visit) -> None:
    ann, ben = visit(), visit("de")
    ann.open()
    field = call_me(ann, "Ann, #1")
    expect(ann.find(".name-box [role=alert]")).to_have_text(ann.say("error-name"))
    ann.button("start-play", game="Roll & Write").click()
    expect(field).to_be_focused()
    expect(field).to_have_value("Ann, #1")
    open_form(ann)
    ann.button("start-make").click()
    expect(ann.find(".new-table [role=alert]")).to_have_text(ann.say("error-name"))
    ann.button("dialog-close").click()
    call_me(ann, "\U0001f469\u200d\U0001f467")
    expect(ann.find(".name-box [role=alert]")).to_have_text(ann.say("error-unseen"))
    field.fill("Ann")
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    field.press("Enter")
    expect(field).to_be_hidden()
    expect(ann.find(".my-name")).to_have_text("Ann")
    make_table(ann, ME, OPEN)
    ben.page.goto(invitation(ann))
    ben.page.get_by_label(ben.say("sit-name")).fill("Ben #2")
    expect(ben.find(".sit [role=alert]")).to_have_text(ben.say("error-name"))


def test_what_is_wrong_with_a_name_is_seen_on_a_small_phone(visit: Visit) -> None:
    small = {"width": 360, "height": 640}
    ann, ben = visit(), visit("de", touch=True, viewport=small)
    make_table(ann, ME, OPEN, OPEN)
    held: list[Route] = []
    ben.page.route("**/api/games", lambda route: held.extend([route]))
    ben.page.goto(invitation(ann))
    expect(ben.find(".promised")).to_contain_text(ben.say("seat-luck"))
    field = ben.page.get_by_label(ben.say("sit-name"))
    field.fill("J\u00f6rg, #1")
    wrong = ben.find(".sit [role=alert]")
    expect(wrong).to_be_visible()
    with ben.page.expect_response("**/api/games"):
        held.pop().continue_()
    settle(ben)  # nothing that comes late pushes them away
    for seen in (wrong, field):
        expect(seen).to_be_in_viewport(ratio=1)
    assert wrong.bounding_box()["y"] < field.bounding_box()["y"]  # type: ignore[index]
    assert field.get_attribute("aria-describedby") == wrong.get_attribute("id")
    ben.button("sit-take").tap()
    expect(field).to_be_focused()
    expect(wrong).to_be_in_viewport(ratio=1)
    refused = {"error": {"code": "bad-request", "arguments": {"option": "name"}}}
    ben.page.route("**/sit", lambda route: route.fulfill(status=400, json=refused))
    field.fill("J\u00f6rg")
    expect(wrong).to_have_count(0)
    ben.button("sit-take").tap()
    expect(wrong).to_be_in_viewport(ratio=1)
    expect(field).to_be_focused()
    assert all("400" in trouble for trouble in ben.troubles)
    ben.troubles.clear()


def test_words_that_cannot_be_are_said_where_they_are_typed(visit: Visit) -> None:
    ann = visit("nl")
    make_table(ann, ME, BOT)
    folded = ann.find(".fair summary")
    folded.click()
    field = ann.page.get_by_label(ann.say("luck-label"))
    field.fill("maan, zon")
    expect(ann.find(".luck [role=alert]")).to_have_text(ann.say("error-luck"))
    ann.button("luck-add").click()
    expect(field).to_have_value("maan, zon")
    folded.click()
    expect(field).to_be_hidden()
    ann.button("gathering-start").click()
    expect(field).to_be_focused()
    field.fill("maan en zon")
    ann.button("luck-add").click()
    expect(field).to_have_value("")
    expect(ann.find(".fair dd").nth(1)).to_contain_text("maan en zon")


def test_an_invitation_to_this_computer_alone_says_so(visit: Visit) -> None:
    ann = visit("de")
    make_table(ann, ME, OPEN)
    expect(ann.find(".gathering")).to_contain_text(
        ann.say("gathering-local", command="./alhambra serve --lan")
    )


def test_the_fingerprint_of_the_beginning_is_compared_at_the_end(visit: Visit) -> None:
    ann = visit()
    ann.open()
    ann.button("start-play", game="Roll & Write").click()
    ann.page.wait_for_url("**/table/*")
    wait_for_turn(ann)
    expect(ann.find(".fair .same")).to_have_count(0)
    play_out(ann, table_of(ann))
    ann.find(".ending h1").wait_for()
    ann.menu(".fair")
    expect(ann.find(".fair .same")).to_have_text(ann.say("fair-same-seal"))
    expect(ann.find(".fair code").last).to_contain_text(" --seal ")
    expect(ann.find(".fair dd small")).to_have_text(ann.say("fair-made-here"))
    ann.page.evaluate("""() => {
      const notes = JSON.parse(localStorage.getItem("commitments"));
      const others = notes.map(([id]) => [id, "0".repeat(64)]);
      localStorage.setItem("commitments", JSON.stringify(others));
    }""")
    ann.page.reload()
    expect(ann.find(".doubt[role=alert]")).to_contain_text(ann.say("fair-other"))
    expect(ann.find(".fair .same")).to_have_count(0)


def test_my_tables_lead_back_to_where_it_is_my_turn(visit: Visit) -> None:
    ann = visit("nl")
    table = make_table(ann, ME, BOT)
    begin(ann)
    wait_for_turn(ann)
    ann.open()
    mine = ann.find(".entry", has_text=ann.say("start-your-turn"))
    expect(mine).to_have_count(1)
    hero = ann.find(".continue.awaits")
    expect(hero.locator("h1")).to_have_text(ann.say("start-continue-game", game="Roll & Write"))
    expect(hero.locator(".scene svg.drawing")).to_be_attached()
    expect(hero.locator(".state")).to_contain_text(ann.say("table-round", round=1, rounds=18))
    hero.get_by_role("link", name=ann.say("start-continue"), exact=True).click()
    ann.page.wait_for_url(f"**/table/{table}")
    assert wait_for_turn(ann).actions
    play_out(ann, table)
    ann.open()
    expect(ann.find(".continue .when")).to_have_text(ann.say("start-last"))
    expect(ann.find(".entry")).to_be_hidden()
    ann.find(".finished summary").click()
    expect(ann.find(".entry")).to_be_visible()
    (played,) = ann.page.request.get(f"{ann.server.address}/api/me/games").json()["games"]
    won = "start-won" if played["place"] == 1 else "start-placed"
    result = ann.say(won, place=played["place"], score=played["score"])
    expect(ann.find(".entry .badge")).to_have_text(result)


def test_all_my_tables_are_found_however_many_there_are(visit: Visit) -> None:
    ann = visit("de")
    ann.open()

    def make(name: str) -> None:
        body = {"game": "rollwrite", "options": {}, "seats": [ME, {"kind": "here", "name": name}]}
        assert ann.page.request.post(f"{ann.server.address}/api/tables", data=body).ok

    make("Zenobia")
    for number in range(32):
        make(f"Ben {number}")
    ann.open()
    entries = ann.find(".my-tables .entry")
    expect(entries).to_have_count(30)
    assert not ann.violations()
    field = ann.page.get_by_label(ann.say("start-search"))
    field.fill("zenobia")
    expect(entries).to_have_count(1)
    expect(entries).to_contain_text("Zenobia")
    field.fill("nobody of that name")
    expect(entries).to_have_count(0)
    expect(ann.find(".my-tables [role=status]")).to_have_text(ann.say("start-found", count=0))
    field.fill("")
    expect(entries).to_have_count(33)


def test_a_pasted_link_leads_to_its_table(visit: Visit) -> None:
    ann, ben = visit(), visit()
    make_table(ann, ME, OPEN)
    ben.open()
    field = ben.page.get_by_label(ben.say("start-join-label"))
    field.fill("nonsense!")
    ben.button("start-join-go").click()
    expect(ben.page.get_by_role("alert")).to_have_text(ben.say("start-join-wrong"))
    field.fill(f"Come and play: {invitation(ann)}")
    ben.button("start-join-go").click()
    expect(ben.page.get_by_label(ben.say("sit-name"))).to_be_visible()
    invited = ben.say("invited-title", name="Ann", game="Roll & Write")
    expect(ben.find("h1")).to_have_text(invited)
    expect(ben.find(".invited a")).to_have_count(2)
    ways = ben.find(".invited a").evaluate_all("(all) => all.map((one) => one.pathname)")
    assert ways == ["/lesson/rollwrite", "/rules/rollwrite"]
    assert not ben.violations()


def test_language_and_light_are_chosen_and_kept(visit: Visit) -> None:
    ann = visit()
    ann.open()
    for language in ("nl", "de"):
        ann.page.get_by_label(ann.say("language")).select_option(language)
        ann.language = language
        expect(ann.button("start-play", game="Roll & Write")).to_be_visible()
        ann.page.reload()
        expect(ann.button("start-play", game="Roll & Write")).to_be_visible()
        expect(ann.find("html")).to_have_attribute("lang", language)
    ann.button("theme", now=ann.say("theme-auto")).click()
    ann.button("theme", now=ann.say("theme-light")).click()
    ann.page.reload()
    expect(ann.button("theme", now=ann.say("theme-dark"))).to_be_visible()
    expect(ann.find("html")).to_have_attribute("data-theme", "dark")


def test_a_table_that_is_not_there_is_said_so(visit: Visit) -> None:
    ann = visit()
    ann.page.goto(ann.server.address + "/table/nosuchtable0")
    expect(ann.find(".lost h1")).to_have_text(ann.say("page-not-found-title"))
    expect(ann.find(".lost a")).to_have_attribute("href", "/")
    ann.page.goto(ann.server.address + "/replay/nosuchtable0")
    expect(ann.find(".lost h1")).to_have_text(ann.say("page-not-found-title"))
    ann.troubles.clear()


def test_games_to_learn_are_buttons_below_each_other(visit: Visit) -> None:
    ann = visit()
    ann.open()
    ann.button("start-lesson").click()
    links = ann.find("#choose-lesson a")
    boxes = [link.bounding_box() for link in links.all()]
    assert len(boxes) == 2 and all(boxes)
    texts = links.evaluate_all(TEXTS)
    assert all(abs(text["left"] - text["right"]) < 2 and text["left"] > 8 for text in texts), texts


TEXTS = """(links) => links.map((link) => {
  const range = document.createRange();
  range.selectNodeContents(link);
  const [inner, outer] = [range.getBoundingClientRect(), link.getBoundingClientRect()];
  return { left: inner.left - outer.left, right: outer.right - inner.right };
})"""
"""The room on both sides of what a button says."""
