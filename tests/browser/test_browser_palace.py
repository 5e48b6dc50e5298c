"""The board game played on the page: whole games, and every state of a turn."""

import re

import pytest
from playwright.sync_api import expect

from alhambra.palace import Rules
from tests.browser.conftest import Visit
from tests.browser.palace import Choices, Hand, Keys, Position
from tests.browser.playing import make_table, on_other_days, play_out, settle, table_of
from tests.browser.visitor import Visitor

ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "bot": "greedy"}
PHONE = {"width": 360, "height": 640}
LARGE = {"width": 1600, "height": 1000}

MINE = (
    "garden-7NSW@-1/+0,chambers-5NSW@-1/-1,seraglio-6ES@+0/-1,chambers-9S@+1/+0,"
    "arcades-8N@+2/+0,pavilion-4ES@+3/+0,tower-9NW@+0/+1,garden-11@+1/+1,tower-9ES@+2/+1,"
    "garden-9E@+1/+2,tower-11@+1/+3"
)
OTHERS = (
    "9 y1,g4,b2,o2,o3,g9 seraglio-9@-1/+0,garden-10@+1/+0,arcades-6NE@+2/+0 -"
    " | 13 b3,b8,o8 tower-10W@-1/+0,chambers-7SW@-1/-1 pavilion-3SW"
)
HAND = "y3,y8,g8,b1,b4,b7,o1,o4,o6,o9"
MARKET = "tower-12,pavilion-6N,seraglio-5SW,garden-10W"


def turn(options: str = "") -> str:
    """A turn with a chain of two exact payments and a tile in the reserve."""
    return (
        f"palace players=3{options} turn=0 first=0 market={MARKET} display=y3,g2,b1,o7"
        f" | 14 {HAND} {MINE} arcades-8E | {OTHERS}"
    )


def placing(bought: str = "garden-10W") -> str:
    """Tiles are bought and wait."""
    return (
        "palace players=3 place=0 first=0 market=tower-12,pavilion-6N,-,- display=b1,o7"
        f" bought={bought} | 14 y3,o1 {MINE} arcades-8E | {OTHERS}"
    )


def sit(visitor: Visitor, bots: int, *, touch: bool = False, keys: bool = False) -> Hand:
    """A seat at a table of the board game that has begun."""
    choices = Choices(visitor)
    visitor.open()
    table = make_table(visitor, ME, *[BOT] * bots, game="palace")
    address = f"{visitor.server.address}/api/tables/{table}/start"
    assert visitor.page.request.post(address, data={}).ok
    return Keys(visitor, choices) if keys else Hand(visitor, choices, touch=touch)


def expect_over(visitor: Visitor) -> None:
    """The game is over, and accounted for."""
    expect(visitor.find("h1")).to_be_visible()
    expect(visitor.find(".ending .ranking tbody tr").first).to_be_attached()
    settle(visitor)
    assert visitor.overflows() <= 0


def test_a_whole_game_of_four_by_mouse(visit: Visit) -> None:
    ann = visit()
    sit(ann, 3).play()
    expect_over(ann)


ALL = 1000
SOME_OR_ALL = pytest.mark.parametrize(
    "most",
    [8, on_other_days(ALL)],
    ids=["its-beginning", "all-of-it"],
)
"""How many decisions of a game are made on the page."""


@SOME_OR_ALL
def test_a_game_of_two_with_dirk_by_keyboard_alone(visit: Visit, most: int) -> None:
    ann = visit()
    hand = sit(ann, 1, keys=True)
    ann.page.evaluate("addEventListener('pointerdown', () => { window.pointed = true; })")
    hand.play(most=most)
    if most < ALL:
        play_out(ann, table_of(ann))
    expect_over(ann)
    assert not ann.page.evaluate("window.pointed")


@SOME_OR_ALL
def test_a_game_of_two_with_dirk_by_touch_on_a_phone(visit: Visit, most: int) -> None:
    ann = visit(touch=True, viewport=PHONE)
    hand = sit(ann, 1, touch=True)
    hand.play(most=8)
    settle(ann)
    assert ann.overflows() <= 0
    screen = ann.find(".screen").bounding_box()
    assert screen and screen["y"] + screen["height"] <= PHONE["height"] + 1, "no need to scroll"
    ann.page.reload()
    if most < ALL:
        play_out(ann, table_of(ann))
    else:
        hand.play()
    expect_over(ann)


def test_what_waits_to_be_placed_outlives_a_reload_and_a_lost_connection(visit: Visit) -> None:
    ann = visit()
    hand = sit(ann, 1)
    hand.wait()
    for count in range(100):
        if hand.choices.exact:
            break
        version = hand.choices.version
        money = [one for one in hand.choices.actions if one.startswith(("take", "reserve"))]
        hand.do(money[count % len(money)])
        hand.wait(version)
    version = hand.choices.version
    action = hand.choices.exact[0]
    tile = action.split(" ")[1]
    hand.do(action)
    hand.wait(version)
    waiting = ann.find(f'.to-place [data-tile="{tile}"]')
    again = ann.find(".turn-line h1", has_text=ann.say("board-again-prompt"))
    expect(waiting).to_be_visible()
    expect(again).to_be_visible()
    ann.page.reload()
    expect(waiting).to_be_visible()
    expect(again).to_be_visible()
    ann.page.context.set_offline(True)
    expect(ann.find(".bars .bar:not(.calm)")).to_contain_text(ann.say("bar-lost"))
    expect(waiting).to_be_visible()
    ann.page.context.set_offline(False)
    expect(ann.find(".bars .bar:not(.calm)")).to_have_count(0)
    expect(waiting).to_be_visible()
    expect(again).to_be_visible()
    version = hand.choices.version
    hand.do(next(one for one in hand.choices.actions if one.startswith("take")))
    hand.wait(version)
    expect(ann.find(".turn-line h1")).to_have_text(ann.say("board-place-prompt"))
    expect(waiting).to_be_visible()


def test_an_exact_chain_is_told_and_played(visit: Visit) -> None:
    ann = visit()
    position = Position(ann, turn())
    panel = ann.find(".panel")
    expect(panel).to_contain_text(ann.say("board-chain-lead", count=2))
    expect(ann.find(".slot.exact")).to_have_count(2)
    expect(ann.find(".slot.short .pill")).to_have_text(ann.say("board-short", short=1))
    ann.find('.slot[data-slot="o"]').click()
    options = ann.find(".option")
    expect(options).to_have_count(4)
    expect(ann.find(".option.exact")).to_have_count(2)
    expect(ann.find(".lit.maybe")).to_have_count(5)
    options.first.hover()
    expect(ann.find(".hand .chosen")).to_have_count(2)
    options.first.click()
    expect(ann.find("h1")).to_have_text(ann.say("board-again-prompt"))
    expect(ann.find(".to-place [data-tile]")).to_have_count(1)
    ann.find('.money[data-card="b1 0"]').click()
    ann.find('.money[data-card="b4 0"]').click()
    expect(panel).to_contain_text(ann.say("board-sum-exact", tile="seraglio 5"))
    ann.find('.slot[data-slot="b"]').click()
    expect(ann.find(".to-place [data-tile]")).to_have_count(2)
    # A third action ends it: money, in one gesture.
    ann.find('.display [data-place="0"]').click()
    ann.find('.display [data-place="1"]').click()
    expect(ann.find(".display .over")).to_have_text(["6", "12"])
    ann.find(".panel .primary").click()
    expect(ann.find("h1")).to_have_text(ann.say("board-place-prompt"))
    position.wait("buy", "buy", "take")


def test_cards_are_dragged_to_a_tile_and_tiles_to_their_places(visit: Visit) -> None:
    ann = visit()
    position = Position(ann, turn())
    ann.find('.money[data-card="o4 0"]').click()
    ann.find('.money[data-card="o6 0"]').drag_to(ann.find('.slot[data-slot="o"]'))
    expect(ann.find("h1")).to_have_text(ann.say("board-again-prompt"))
    ann.find('.display [data-place="3"]').drag_to(ann.find(".hand-box"))
    expect(ann.find("h1")).to_have_text(ann.say("board-place-prompt"))
    tile = ann.find('[data-tile="garden-10W"]')
    tile.drag_to(ann.find('.cells [data-cell="2,-1"]'))
    expect(ann.find(".to-place")).to_have_count(0)
    position.wait("buy", "take", "place")
    assert position.played[-1] == "place garden-10W at +2,-1"


def try_place(visitor: Visitor, cell: str, x: int, y: int) -> None:
    """Press a place so many cells east and north of a cell that is there."""
    box = visitor.find(f'.cells [data-cell="{cell}"]').bounding_box()
    assert box
    across, down = box["x"] + box["width"] * (0.5 + x), box["y"] + box["height"] * (0.5 - y)
    if visitor.page.evaluate("navigator.maxTouchPoints"):
        visitor.page.touchscreen.tap(across, down)
    else:
        visitor.page.mouse.click(across, down)


REFUSED = [
    ("garden-10W", (1, 0), "WALL_MEETS_OPEN_SIDE"),
    ("garden-10W", (2, 0), "NO_CONTACT"),
    ("garden-10W", (0, 0), "PLACE_TAKEN"),
    ("pavilion-2NEW", (2, -4), "NOT_REACHABLE"),
]


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize(("tile", "step", "reason"), REFUSED)
def test_a_refused_place_says_why(
    visit: Visit, tile: str, step: tuple[int, int], reason: str, touch: bool
) -> None:
    ann = visit(touch=True, viewport=PHONE) if touch else visit()
    position = Position(ann, placing(tile))
    try_place(ann, "1,3", *step)
    expect(ann.find(".grounds .refused .cross")).to_have_count(1)
    bubble = ann.find(".ground-bubble.refused")
    said = ann.say(f"reason-palace-{reason}")
    if reason.startswith("WALL"):
        said = ann.say("board-wall-meets", side="W", tile="tower 11")
    expect(bubble).to_contain_text(said)
    expect(ann.find("#live")).to_have_text(f"{ann.say('board-not-here')} {said}")
    expect(bubble.locator("a")).to_have_attribute("href", re.compile("."))
    assert position.played == []


def test_a_hole_and_a_moved_fountain_are_refused(visit: Visit) -> None:
    ann = visit()
    ring = "garden-11@+1/+0,tower-11@+1/+1,tower-12@+1/+2,garden-10@+0/+2,arcades-9@-1/+2"
    Position(
        ann,
        "palace players=2 place=0 first=0 market=-,-,-,- display=b1 bought=seraglio-9"
        f" | 0 y1 {ring} - | 0 y2 - - | 0 -",
    )
    try_place(ann, "-1,2", 0, -1)
    expect(ann.find(".refused.hole .hatch")).to_have_count(1)
    ben = visit()
    Position(ben, turn())
    ben.find('.cells [data-cell="0,0"]').click()
    expect(ben.find(".ground-bubble.refused")).to_contain_text(
        ben.say("reason-palace-FOUNTAIN_STAYS")
    )
    ben.find('.cells [data-cell="1,2"]').press("Enter")  # the grounds may still be moving
    ben.find(".into.reserve.barred").click()
    expect(ben.find(".ground-bubble.refused")).to_contain_text(ben.say("reason-palace-CUTS_OFF"))


@pytest.mark.parametrize("touch", [False, True])
def test_a_tile_that_does_not_fit_is_not_exchanged(visit: Visit, touch: bool) -> None:
    ann = visit(touch=True, viewport=PHONE) if touch else visit()
    position = Position(ann, turn())
    hand = Hand(ann, Choices(ann), touch=touch)
    hand.hold("arcades-8E")
    hand.press('.cells [data-cell="1,1"]')
    expect(ann.find(".grounds .refused .cross")).to_have_count(1)
    expect(ann.find(".ground-bubble.refused")).to_contain_text(
        ann.say("reason-palace-DOES_NOT_FIT")
    )
    assert position.played == []


@pytest.mark.parametrize("touch", [False, True])
def test_what_comes_too_early_or_too_late_is_said_below_the_hand(visit: Visit, touch: bool) -> None:
    """As when the same seat has been played on another device."""
    for shown, now, steps, reason in (
        (placing(), turn(), [".into.reserve"], "NOT_NOW"),
        (turn(), placing(), ['.slot[data-slot="o"]', ".option"], "PLACE_FIRST"),
    ):
        ann = visit(touch=True, viewport=PHONE) if touch else visit()
        position = Position(ann, shown)
        position.game = Rules.from_position_text(now)
        hand = Hand(ann, Choices(ann), touch=touch)
        for step in steps:
            hand.press(step)
        if touch and reason == "NOT_NOW":
            hand.press(".panel .build")
        expect(ann.find(".panel-box .problem")).to_have_text(ann.say(f"reason-palace-{reason}"))
        expect(ann.find("#live")).to_contain_text(ann.say(f"reason-palace-{reason}"))
        assert position.played == []


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize(
    "action",
    ["build arcades-8E at +1,+4", "remove pavilion-4ES", "exchange tower-11 for arcades-8E"],
)
def test_each_redesign_shows_its_consequences_first(visit: Visit, action: str, touch: bool) -> None:
    ann = visit(touch=True, viewport=PHONE) if touch else visit()
    position = Position(ann, turn())
    choices = Choices(ann)
    choices.tiles = [
        {"tile": tile, "x": x, "y": y} for tile, x, y in position.game.observe(0).seats[0].grounds
    ]
    hand = Hand(ann, choices, touch=touch)
    if action.startswith("remove"):
        hand.press('.cells [data-cell="3,0"]')
        expect(ann.find(".into.reserve b")).to_be_visible()
        expect(ann.find(".waiting-tile .swap")).to_have_count(1)
        ann.page.keyboard.press("Escape")
    hand.do(action)
    expect(ann.find(".waiting-tile .picked")).to_have_count(0)
    position.wait(action)
    assert position.played == [action]


def test_the_keyboard_does_everything(visit: Visit) -> None:
    ann = visit()
    position = Position(ann, turn())
    press = ann.page.keyboard.press

    def focus(selector: str) -> None:
        settle(ann)
        for _ in range(80):
            if ann.page.evaluate("(to) => document.activeElement.matches(to)", selector):
                return
            press("Tab")
        raise AssertionError(selector)

    focus(".slot")
    press("End")
    press("Enter")
    expect(ann.find(".option").first).to_be_focused()
    press("Escape")
    expect(ann.find('.slot[data-slot="o"]')).to_be_focused()
    press("Enter")
    expect(ann.find(".option").first).to_be_focused()
    press("Enter")
    expect(ann.find("h1")).to_have_text(ann.say("board-again-prompt"))
    settle(ann)
    assert ann.page.evaluate("document.activeElement !== document.body"), "the focus is not lost"
    focus(".display .money")
    press("Enter")
    press("ArrowRight")
    press("Enter")
    focus(".panel .primary")
    press("Enter")
    expect(ann.find("h1")).to_have_text(ann.say("board-place-prompt"))
    focus(".cells .target")
    press("n")
    here = ann.find(".cells .target:focus")
    expect(here).to_have_attribute("aria-label", re.compile("garden 10 fits"))
    expect(ann.find(".ring.selected")).to_have_count(1)
    press("p")
    press("Enter")
    expect(ann.find(".to-place")).to_have_count(0)
    position.wait("buy", "take", "place")


def test_hands_are_open_where_the_table_says_so(visit: Visit) -> None:
    ann = visit()
    Position(ann, turn())
    ann.find(".standings .who").nth(1).click()
    expect(ann.find(".holds")).to_contain_text(ann.say("board-cards-secret", count=6))
    ann.find(".looking .back").click()
    Position(ben := visit(), turn(" hands=open"))
    ben.find(".standings .who").nth(1).click()
    expect(ben.find(".holds .money")).to_have_count(6)


@pytest.mark.parametrize(
    ("where", "language"),
    [
        ("large", "nl"),
        ("phone", "de"),
        *(
            on_other_days(where, language)
            for where, language in (
                ("large", "en"),
                ("large", "de"),
                ("phone", "en"),
                ("phone", "nl"),
            )
        ),
    ],
)
def test_every_state_is_clean_in_every_language(visit: Visit, language: str, where: str) -> None:
    dark = language == "nl"
    shape = {"large": LARGE, "phone": PHONE}[where]
    ann = visit(language, dark=dark, viewport=shape, touch=where == "phone")
    hand = Hand(ann, Choices(ann), touch=where == "phone")
    Position(ann, turn())
    seen = ann.violations()
    hand.press('.slot[data-slot="o"]')
    expect(ann.find(".option").first).to_be_visible()
    seen += ann.violations()
    hand.press(".panel .cancel")
    hand.press('.display [data-place="0"]')
    settle(ann)
    seen += ann.violations()
    assert ann.overflows() <= 0
    ann.picture(f"palace-{where}-{language}")
    assert seen == []
