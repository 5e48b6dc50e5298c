"""Games over real sockets: everybody sees the same, and nothing is ever applied twice."""

import hashlib
import json
import threading

from alhambra.core.record import Record
from alhambra.rollwrite import Rules
from tests.server.conftest import Arrive
from tests.server.stage import BOT, OPEN, Guest, Json, Page


def pair(arrive: Arrive, *more: Json) -> tuple[Guest, Guest, str]:
    """Two people, perhaps with bots, at a table whose game has begun."""
    ann, ben = arrive("Ann"), arrive("Ben")
    table = ann.make(ann.me(), OPEN, *more)
    path = f"/api/tables/{table['id']}"
    ben.post(f"{path}/sit", {"invite": table["invite"], "name": "Ben"})
    ann.start(table["id"])
    return ann, ben, table["id"]


def mover_of(*pages: Page) -> Page:
    """The page that has the choices, once everybody has heard everything."""
    while not any(page.choices for page in pages):
        for page in pages:
            page.settle()
    return next(page for page in pages if page.choices)


def play_on(*pages: Page, plies: int = 10_000) -> None:
    """Let people take one choice after another, until the end or for so many actions."""
    for number in range(plies):
        while not any(page.choices for page in pages) and not pages[0].is_over:
            pages[0].next()
            for page in pages[1:]:
                page.reach(pages[0].version)
        if pages[0].is_over:
            return
        mover = mover_of(*pages)
        assert mover.choices is not None
        choice = mover.choices[number * 7 % len(mover.choices)]
        assert mover.act(choice["action"])["type"] != "refused"
        for page in pages:
            page.reach(mover.version)


def test_a_whole_game_of_two_people_and_a_bot_ends_the_same_for_everybody(
    arrive: Arrive,
) -> None:
    ann, ben, table = pair(arrive, BOT)
    watcher = arrive("Cleo").page(table)
    pages = [ann.page(table), ben.page(table), watcher]
    play_on(*pages)
    for page in pages:
        page.settle()
        assert page.is_over and page.choices is None and page.undo is None
        assert page.table["status"] == "over"
    assert pages[0].view == pages[1].view == watcher.view
    assert pages[0].story == pages[1].story == watcher.story
    assert {page.version for page in pages} == {pages[0].version}
    fresh = ben.page(table)
    assert fresh.view == watcher.view and fresh.story == watcher.story
    record = Record.parse(ann.client.get(f"/api/tables/{table}/record").text)
    game = record.replay()
    assert game.is_over and record.seats == ("Ann", "Ben", "greedy")
    assert pages[0].view is not None
    assert [row["points"]["total"] for row in pages[0].view["rows"]] == list(game.standing().scores)
    assert pages[0].view["outcome"]["winners"] == list(game.standing().winners)


def test_the_secret_is_heard_by_nobody_before_the_end_and_fits_the_commitment(
    arrive: Arrive,
) -> None:
    ann = arrive("Ann")
    table = ann.make(ann.me(), BOT)
    path = f"/api/tables/{table['id']}"
    ann.start(table["id"], seat0="harbour")
    page = ann.page(table["id"])
    before = [json.dumps(table), ann.client.get(f"{path}/record").text]
    play_on(page)
    page.settle()
    secret = ann.get(path)["secret"]
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == table["commitment"]
    first = next(n for n, message in enumerate(page.heard) if secret in json.dumps(message))
    assert page.heard[first]["type"] == "table"
    assert page.heard[first]["table"]["status"] == "over"
    for message in page.heard[:first]:
        assert message.get("table", {}).get("secret") is None
        assert not (message.get("view") or {}).get("over")
    assert all(secret not in text for text in before)
    record = Record.parse(ann.client.get(f"{path}/record").text)
    assert record.fair is not None and record.fair.holds
    assert (record.fair.secret, record.fair.luck) == (secret, "0 harbour")


def test_the_dice_of_a_finished_table_are_those_its_secret_draws(arrive: Arrive) -> None:
    ann = arrive("Ann")
    table = ann.make(ann.me(), BOT, BOT)
    ann.start(table["id"], seat0="seven swans")
    page = ann.page(table["id"])
    play_on(page)
    record = Record.parse(ann.client.get(f"/api/tables/{table['id']}/record").text)
    assert record.fair is not None and record.fair.luck == "0 seven swans"
    dealer = record.fair.dealer()
    again = Rules(players=3).new_game()
    for line in record.lines:
        if line.mark == "*":
            assert str(again.drawn(dealer)) == line.text
            again.push(again.parse_chance(line.text))
        elif line.mark != "=":
            again.push(again.parse(line.text))
    assert again.is_over


def test_of_two_clicks_at_once_exactly_one_is_accepted(arrive: Arrive) -> None:
    ann, ben, table = pair(arrive)
    pages = [ann.page(table), ben.page(table)]
    for _ in range(5):
        mover = mover_of(*pages)
        guest = ann if mover is pages[0] else ben
        twin = guest.page(table)
        assert mover.choices is not None
        version, ply = mover.version, mover.ply
        first, last = mover.choices[0]["action"], mover.choices[-1]["action"]
        gate = threading.Barrier(2)

        def click(page: Page, action: str, gate: threading.Barrier = gate) -> None:
            gate.wait()
            page.act(action)

        clicks = [
            threading.Thread(target=click, args=(page, action))
            for page, action in ((mover, first), (twin, last))
        ]
        for thread in clicks:
            thread.start()
        for thread in clicks:
            thread.join()
        mover.settle()
        twin.settle()
        for page in pages:
            page.settle()
        refused = [m for m in [*mover.heard, *twin.heard] if m["type"] == "refused"]
        assert [m["error"]["code"] for m in refused] == ["stale"]
        assert {page.version for page in (*pages, twin)} == {version + 1}
        assert mover.ply > ply
        twin.close()
        mover.heard.clear()


def test_a_repeated_message_is_stale_and_changes_nothing(arrive: Arrive) -> None:
    ann, ben, table = pair(arrive)
    pages = [ann.page(table), ben.page(table)]
    mover = mover_of(*pages)
    assert mover.choices is not None
    version, action = mover.version, mover.choices[0]["action"]
    assert mover.act(action, version)["type"] == "update"
    ply, view = mover.ply, mover.view
    refusal = mover.act(action, version)
    assert refusal["type"] == "refused" and refusal["error"]["code"] == "stale"
    assert refusal["version"] == version + 1
    mover.settle()
    seen = (mover.version, mover.ply, mover.view)
    assert seen == (version + 1, ply, view)
    assert mover.take_back(version)["error"]["code"] == "stale"
    assert mover.act(action, version + 50)["error"]["code"] == "stale"


def test_who_loses_the_connection_comes_back_to_the_same_game(arrive: Arrive) -> None:
    ann, ben, table = pair(arrive)
    pages = [ann.page(table), ben.page(table)]
    play_on(*pages, plies=9)
    pages[1].close()
    mine = pages[0]
    while mine.choices:
        mine.act(mine.choices[0]["action"])
    back = ben.page(table)
    assert back.heard[0]["type"] == "table"
    assert (back.version, back.ply, back.view, back.story) == (
        mine.version,
        mine.ply,
        mine.view,
        mine.story,
    )
    assert back.choices
    play_on(mine, back)
    assert back.is_over and mine.is_over


def test_an_action_sent_again_after_a_lost_connection_is_accepted_once(arrive: Arrive) -> None:
    ann, ben, table = pair(arrive)
    pages = [ann.page(table), ben.page(table)]
    mover = mover_of(*pages)
    guest, other = (ann, pages[1]) if mover is pages[0] else (ben, pages[0])
    assert mover.choices is not None
    action, version = mover.choices[0]["action"], mover.version
    mover.say(type="act", version=version, action=action)
    mover.socket.socket.close()
    back = guest.page(table)
    back.act(action, version)
    back.settle()
    assert back.act(action, version)["error"]["code"] == "stale"
    other.settle()
    assert other.version == back.version == version + 1
    assert other.view == back.view and other.story == back.story


def test_a_refusal_says_which_rule_and_for_what_version(arrive: Arrive) -> None:
    ann, ben, table = pair(arrive)
    pages = [ann.page(table), ben.page(table)]
    mover = mover_of(*pages)
    waiting = pages[1] if mover is pages[0] else pages[0]
    assert mover.choices is not None and mover.view is not None
    dice = mover.view["rows"][mover.view["mover"]]["yellow"]
    missing = next(pips for pips in range(1, 7) if pips not in dice)
    refused = mover.act(f"construct y{missing} b1")
    assert refused["version"] == mover.version
    assert refused["error"]["code"] == "refused"
    assert refused["error"]["reason"] == "NO_SUCH_DIE"
    assert refused["error"]["rule"].startswith("RW-")
    assert mover.act("fly to the moon")["error"]["code"] == "bad-request"
    refused = waiting.act(mover.choices[0]["action"])
    assert refused["error"]["reason"] == "NOT_YOUR_TURN"
    assert refused["error"]["rule"].startswith("RW-")


def test_after_the_end_nothing_is_accepted(arrive: Arrive) -> None:
    ann = arrive("Ann")
    table = ann.make(ann.me(), virtual="2")
    ann.post(f"/api/tables/{table['id']}/start")
    page = ann.page(table["id"])
    play_on(page)
    page.settle()
    refused = page.act("gain")
    assert refused["error"]["reason"] == "GAME_OVER"
    assert refused["error"]["rule"].startswith("RW-")
    assert page.take_back()["error"]["code"] == "not-now"
