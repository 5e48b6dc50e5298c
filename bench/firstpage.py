"""The first visit to the start page in a real browser: bytes on the wire, and when it is usable."""

import time

BROWSER = "/usr/bin/chromium"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


def first_page(address: str) -> dict[str, float]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=ARGUMENTS)
        times, sizes = [], []
        for _ in range(5):
            page = browser.new_context().new_page()
            loaded: list[int] = []
            page.on("requestfinished", lambda request: loaded.append(_bytes(request)))
            begin = time.perf_counter()
            page.goto(address)
            page.get_by_role("button", name="Play now").wait_for()
            times.append(time.perf_counter() - begin)
            page.wait_for_load_state("networkidle")
            sizes.append(sum(loaded))
            page.context.close()
        browser.close()
    return {"first page, kB compressed": max(sizes) / 1e3, "first page usable, s": min(times)}


def _bytes(request) -> int:
    sizes = request.sizes()
    return sizes["responseBodySize"] + sizes["responseHeadersSize"]
