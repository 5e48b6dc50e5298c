"""The first visit to the start page in a real browser: bytes on the wire, and when it is usable."""

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Request

BROWSER = "/usr/bin/chromium"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
VISITS = 5


def first_page(address: str) -> dict[str, float]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=ARGUMENTS)
        visits = [visit(browser, address) for _ in range(VISITS)]
        browser.close()
    size = max(size for size, _ in visits)
    seconds = min(seconds for _, seconds in visits)
    return {"first page, kB compressed": size / 1e3, "first page usable, s": seconds}


def visit(browser: "Browser", address: str) -> tuple[int, float]:
    """Bytes and seconds of one visit with an empty cache."""
    page = browser.new_context(locale="en").new_page()
    requests: list[Request] = []

    def note(request: "Request") -> None:
        requests.append(request)

    page.on("requestfinished", note)
    begin = time.perf_counter()
    page.goto(address)
    page.get_by_role("button", name="Play Roll & Write").wait_for()
    seconds = time.perf_counter() - begin
    page.wait_for_load_state("networkidle")
    sizes = [request.sizes() for request in requests]
    page.context.close()
    return sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes), seconds
