"""The board game in a browser: at a table, or from any position with the real rules behind it."""

import json
import re
from typing import Any

from msgspec.json import decode, encode
from playwright.sync_api import Locator, WebSocket, expect

from alhambra.core.chance import SeededDealer
from alhambra.core.errors import IllegalAction
from alhambra.palace import Game, Rules
from alhambra.server import palace as door
from alhambra.server.refusal import Refusal
from tests.browser.playing import settle, tap, wait_until
from tests.browser.visitor import Visitor

MOUNT = """async () => {
  const { html, render } = await import("/static/js/dom.js");
  const games = await import("/static/js/games.js");
  const { Playing } = await import("/static/js/table/playing.js");
  const { BEGINNING } = await import("/static/js/state.js");
  const game = await games.open("palace");
  const app = document.getElementById("app");
  app.replaceChildren();
  app.classList.add("wide");
  const style = { rel: "stylesheet", href: "/static/style/table.css" };
  const link = Object.assign(document.createElement("link"), style);
  document.head.append(link);
  await new Promise((onload) => { link.onload = onload; });
  let state = BEGINNING;
  const draw = () => render(html`<div class="table-page">
    <${Playing} live=${{ ...live, state }} game=${game} /></div>`, app);
  const live = {
    act: async (action) => {
      state = { ...state, pending: { action, version: state.version }, refusal: null };
      draw();
      state = { ...state, ...(await window.rules(action)), pending: null };
      draw();
    },
    undo: () => live.act("undo"),
    seen() {},
  };
  window.show = (now) => { state = { ...state, ...now }; draw(); };
}"""

NAMES = ("Guest", "Bot 1", "Maximiliane von Hohenstein", "Bot 2", "Wolfgang Amadeus", "Zaida")


class Position:
    """A position of the board game that a visitor plays on, the other seats resting."""

    def __init__(self, visitor: Visitor, text: str, *, seat: int = 0, shared: bool = False) -> None:
        self.visitor, self.seat, self.shared = visitor, seat, shared
        self.game: Game = Rules.from_position_text(text)
        self.version = 0
        self.played: list[str] = []
        visitor.open("/rules/palace")
        for wish in ("confirm", "film"):
            visitor.page.evaluate(f"localStorage.setItem('{wish}', JSON.stringify('never'))")
        visitor.page.expose_function("rules", self._act)
        visitor.page.evaluate(MOUNT)
        self.show()

    def show(self, **more: Any) -> None:
        """Draw the position as it is."""
        self.visitor.page.evaluate("(now) => show(now)", self.moment() | more)
        self.visitor.find(".board.palace").wait_for()
        settle(self.visitor)

    def wait(self, *played: str) -> None:
        """Wait until so many actions were played: these, or such as begin like these."""
        wait_until(self.visitor, lambda: len(self.played) >= len(played), lambda: self.played)
        assert len(self.played) == len(played), self.played
        assert all(map(str.startswith, self.played, played)), self.played

    def moment(self) -> dict[str, Any]:
        """What the page is told of the position."""
        game = self.game
        view = decode(encode(door.view(game, shown=not game.rules.has_secrets)))
        view["own"] = decode(encode(door.own(game, self.seat)))
        choices = decode(encode(door.choices(game))) if game.to_move == self.seat else None
        return {
            "view": view,
            "choices": choices,
            "table": self._table(),
            "version": self.version,
            "story": [],
            "undo": None,
            "refusal": None,
        }

    def _table(self) -> dict[str, Any]:
        seats = [
            {"kind": "person", "name": name, "bot": None, "mine": self.shared or row == self.seat}
            | {"present": True, "away": False, "handed": False, "luck": "none", "promise": None}
            for row, name in enumerate(NAMES[: self.game.rules.seats])
        ]
        return {"id": "t", "game": "palace", "options": {}, "status": "playing", "host": True} | {
            "version": self.version,
            "seats": seats,
            "watchers": 0,
            "invite": None,
            "again": None,
            "commitment": "",
            "attempt": 1,
            "called": True,
            "asked": True,
            "missing": [],
            "luck": "",
            "secret": None,
        }

    def _act(self, action: str) -> dict[str, Any]:
        self.version += 1
        try:
            self.game.play(self.game.parse(action), self.seat)
        except IllegalAction as error:
            refusal = decode(encode(Refusal.by_rule(error).error))
            return {"refusal": {"error": refusal, "action": action}}
        self.played.append(action)
        self.game.deal(SeededDealer(len(self.played)))
        return self.moment()


class Choices:
    """What a page at a table is told it may do, heard on its own connection."""

    def __init__(self, visitor: Visitor) -> None:
        self.version, self.is_over = -1, False
        self.scorings = 0
        self.actions: tuple[str, ...] = ()
        self.exact: tuple[str, ...] = ()
        self.tiles: list[dict[str, Any]] = []
        visitor.page.on("websocket", self._met)

    def _met(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if "choices" not in message or not message["view"]:
            return
        view = message["view"]
        self.version = message["table"]["version"] if "table" in message else message["version"]
        self.is_over = view["over"]
        self.scorings += sum(one["kind"] == "scored" for one in message.get("events") or ())
        choices = message["choices"] or ()
        self.actions = tuple(one["action"] for one in choices)
        self.exact = tuple(one["action"] for one in choices if one.get("over") == 0)
        self.tiles = view["seats"][view["mover"]]["grounds"] if self.actions else []


SHOWN = "(least) => Number(document.querySelector('.playing')?.dataset.version) >= least"


class Hand:
    """A visitor who plays the board game by pressing what is on the page."""

    def __init__(self, visitor: Visitor, choices: Choices, *, touch: bool = False) -> None:
        self.visitor, self.choices, self.touch = visitor, choices, touch

    def press(self, found: str | Locator) -> None:
        """Press something."""
        spot = self.visitor.find(found).first if isinstance(found, str) else found
        if self.touch:
            tap(spot)
        else:
            spot.click()

    def do(self, action: str) -> None:
        """Do what an action says, step by step."""
        verb, *words = action.split(" ")
        if verb == "take":
            self._take(words)
        elif verb == "buy":
            self.press(f'.slot[data-slot="{words[2][0]}"]')
            option = self.visitor.find(f'.option[data-action="{action}"]')
            if option.count():
                self.press(option)
            else:
                self._pay(action, words[2:])
        elif verb in ("place", "build"):
            self.hold(words[0])
            self._put(words[2].replace("+", ""))
        elif verb in ("reserve", "give"):
            self.hold(words[0])
            self._into("reserve" if verb == "reserve" else "dirk")
        elif verb == "remove":
            self.press(f'[data-cell="{self._place_of(words[0])}"]')
            self._into("reserve")
        elif verb == "exchange":
            self.hold(words[2])
            self._put(self._place_of(words[0]))
        else:
            self.press('.panel [data-action="pass"]')

    def _take(self, cards: list[str]) -> None:
        display = self.visitor.find(".display .money")
        names = [one.split(",")[0] for one in display.evaluate_all(READ)]
        for card in cards:
            place = names.index(card)
            names[place] = ""
            self.press(f'.display [data-place="{place}"]')
        self.press(f'.panel [data-action="take {" ".join(cards)}"]')

    def _pay(self, action: str, cards: list[str]) -> None:
        self.press(".panel .cancel")
        for number, card in enumerate(cards):
            self.press(f'.hand [data-card="{card} {cards[:number].count(card)}"]')
        self.press(f'.panel [data-action="{action}"]')

    def hold(self, tile: str) -> None:
        """Take a tile that waits into one's fingers."""
        button = self.visitor.find(f'.waiting-tile [data-tile="{tile}"]')
        if not button.count():
            self.press(".stock")
        if button.get_attribute("aria-pressed") != "true":
            self.press(button)

    def _put(self, cell: str) -> None:
        self.press(f'.cells [data-cell="{cell}"]')
        if self.touch:
            self.press(".panel .build")

    def _into(self, aim: str) -> None:
        self.press(f".into.{aim}")
        if self.touch:
            self.press(".panel .build")

    def _place_of(self, tile: str) -> str:
        laid = next(one for one in self.choices.tiles if one["tile"] == tile)
        return f"{laid['x']},{laid['y']}"

    def wait(self, before: int = -1) -> None:
        """Wait until the page shows a later version with choices, or the end."""
        now = self.choices
        wait_until(
            self.visitor, lambda: now.version > before and (now.actions or now.is_over), vars(now)
        )
        self.visitor.page.wait_for_function(SHOWN, arg=self.choices.version)
        if self.choices.scorings:  # it opens by itself, a moment after it was drawn
            self.choices.scorings = 0
            self.visitor.find("dialog.walk[open]").wait_for()
            self.visitor.page.keyboard.press("Escape")
            expect(self.visitor.find("dialog.walk")).to_have_count(0)

    def play(self, *, most: int = 1000) -> None:
        """Play on until the game is over, or so many decisions."""
        self.wait()
        for count in range(most):
            if self.choices.is_over:
                break
            version = self.choices.version
            self.do(wise(self.choices.actions, count))
            self.wait(version)


class Keys(Hand):
    """A visitor who plays the board game by keyboard alone."""

    def press(self, found: str | Locator) -> None:
        """Tab to something, or to the row it is in; walk there with the arrows; press Enter."""
        spot = self.visitor.find(found).first if isinstance(found, str) else found
        spot.wait_for()
        settle(self.visitor)  # the focus may have been on its way
        press = self.visitor.page.keyboard.press
        for _ in range(MOST_WALKS):
            way = spot.evaluate(WAY)
            if not way:
                press("Enter")
                return
            for key, times in way:
                for _ in range(times):
                    press(key)
        raise AssertionError(found)


MOST_WALKS = 12
WAY = """(target) => {
  const here = document.activeElement;
  if (here === target) return [];
  const row = target.closest(".cells, .market-box, .display-box, .hand-box");
  if (row?.contains(here)) {
    const times = (key, count) => [key, Math.abs(count)];
    if (here.dataset.cell) {
      const [[x, y], [east, north]] = [here, target].map((one) => one.dataset.cell.split(","));
      return [times(east > +x ? "ArrowRight" : "ArrowLeft", east - x),
        times(north > +y ? "ArrowUp" : "ArrowDown", north - y)];
    }
    const all = [...row.querySelectorAll("button:enabled")];
    const away = all.indexOf(target) - all.indexOf(here);
    return [times(away > 0 ? "ArrowRight" : "ArrowLeft", away)];
  }
  const kinds = "a[href], button, select, input, summary, [tabindex]";
  const stops = [...document.querySelectorAll(kinds)].filter(
    (one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility());
  const away = stops.indexOf(row?.querySelector('[tabindex="0"]:enabled') ?? target)
    - stops.indexOf(here);
  return [[away > 0 ? "Tab" : "Shift+Tab", Math.max(1, Math.abs(away))]];
}"""
"""The keys that lead to something from where the focus is."""

READ = """(cards) => cards.map((card) => {
  const currency = /in-([ygbo])/.exec(card.className);
  return currency ? currency[1] + card.querySelector(".value").textContent : "";
})"""

LIKED = ("buy", "place", "build", "exchange", "remove", "give", "take", "reserve", "pass")


def wise(actions: tuple[str, ...], count: int) -> str:
    """A choice that brings a game forward and lets it see everything."""
    order = LIKED if count % 3 else ("give", "reserve", "exchange", "build", "take", *LIKED)
    for verb in order:
        some = [action for action in actions if re.match(rf"{verb}\b", action)]
        if some:
            return some[count * 7 % len(some)]
    raise AssertionError(actions)
