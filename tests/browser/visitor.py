"""A visitor: a page in a browser context of its own, with the language it is read in."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from alhambra.locale import words_in
from tests.browser.stage import AXE, PICTURES, Server

EXPECTED = re.compile(
    r"ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|WebSocket connection to"
    r"|Service Worker registration blocked"
)
"""What a browser writes without a server or a worker; nothing of it is the page's fault."""


HEARING = """
window.heard = [];
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    if (target.id === "live") window.heard.push(...[...addedNodes].map((one) => one.textContent));
  }
}).observe(document, { childList: true, subtree: true });
"""
"""All that was ever read aloud on a page: news that is followed by other news goes."""

CHANCE = """
crypto.getRandomValues = (some) => {{
  for (let place = 0; place < some.length; place += 1) some[place] = 7 * {number} + place + 1;
  return some;
}};
"""
"""The same luck for a visitor whenever the test runs."""

SETTLED = """async () => {
  await document.fonts.ready;
  for (let round = 0; round < 2; round += 1) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
}"""
"""Twice a frame is drawn, and all that waited for it is done."""


@cache
def _axe() -> str:
    assert AXE.exists(), "axe-core is not installed: make web"
    return AXE.read_text(encoding="utf-8")


class Visitor:
    """Somebody with a browser."""

    def __init__(self, page: Page, server: Server, language: str, *, number: int = 0) -> None:
        self.page = page
        self.server = server
        self.language = language
        self._number = number
        self.troubles: list[str] = []
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._noted)
        page.add_init_script(HEARING)
        page.add_init_script(CHANCE.format(number=number))

    def _noted(self, message: Any) -> None:
        if message.type in ("error", "warning") and not EXPECTED.search(message.text):
            self.troubles.append(f"{message.text} ({message.location.get('url', '')})")

    def again(self) -> "Visitor":
        """The same visitor, with a second page."""
        return Visitor(
            self.page.context.new_page(), self.server, self.language, number=self._number + 100
        )

    def say(self, name: str, /, **arguments: Any) -> str:
        """A text of the catalogue in the visitor's language."""
        assert words_in(self.language).has(name), name
        return words_in(self.language)(name, **arguments)

    def open(self, path: str = "/") -> None:
        """Go to an address of the server, and wait until the page is drawn."""
        self.page.goto(self.server.address + path)
        self.page.locator("h1").first.wait_for()

    def button(self, name: str, /, **arguments: Any) -> Locator:
        """The button with this text of the catalogue."""
        return self.page.get_by_role("button", name=self.say(name, **arguments), exact=True)

    def menu(self, part: str | None = None) -> None:
        """Open the menu of a table, and a part of it that is folded."""
        self.find(".line-tools .menu").click()
        if part:
            self.find(f".table-menu {part} > summary").click()

    def find(self, selector: str, **options: Any) -> Locator:
        """What a selector finds."""
        return self.page.locator(selector, **options)

    def hears(self, text: str) -> None:
        """Wait until a text has been read aloud since the page was loaded."""
        heard = "(text) => window.heard.some((line) => line.includes(text))"
        self.page.wait_for_function(heard, arg=text)

    def picture(self, name: str) -> Path:
        """Keep a picture of the whole page; where it is."""
        PICTURES.mkdir(exist_ok=True)
        path = PICTURES / f"{name}.png"
        self.page.screenshot(path=path, full_page=True)
        return path

    def violations(self) -> list[str]:
        """What axe has against the page."""
        if not self.page.evaluate("typeof window.axe === 'object'"):
            self.page.evaluate(_axe())
        self.page.evaluate(SETTLED)
        self.page.evaluate("document.getAnimations().forEach((moving) => moving.finish())")
        found = self.page.evaluate("axe.run({resultTypes: ['violations']})")
        return [
            f"{broken['id']}: {broken['help']}: "
            + "; ".join(
                node["html"][:140] + " " + (node["failureSummary"] or "")[-160:]
                for node in broken["nodes"][:3]
            )
            for broken in found["violations"]
        ]

    def overflows(self) -> int:
        """By how many pixels the page is wider than the window."""
        self.page.evaluate(SETTLED)
        width = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        return int(self.page.evaluate(width))
