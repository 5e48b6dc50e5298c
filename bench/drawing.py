"""Script time in a real browser to draw a turn of the board game late in play, six players."""

from pathlib import Path

BROWSER = "/usr/bin/chromium"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
TIMES = 120
UNCOUNTED = 20

PREPARE = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def drawing(address: str) -> dict[str, float]:
    """In time of the page's own thread, so that whatever else runs does not count."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=ARGUMENTS)
        page = browser.new_page(viewport={"width": 1600, "height": 1000})
        page.goto(f"{address}/rules/palace")
        page.evaluate(PREPARE)
        tool = page.context.new_cdp_session(page)
        tool.send("Performance.enable", {"timeDomain": "threadTicks"})

        def script() -> float:
            found = tool.send("Performance.getMetrics")["metrics"]
            return float(next(o["value"] for o in found if o["name"] == "ScriptDuration"))

        spent = []
        for turn in range(TIMES):
            before = script()
            page.evaluate("(turn) => { setTimeout(drawTurn, 0, turn); }", turn)
            page.wait_for_timeout(60)  # what is done after drawing counts too
            spent.append((script() - before) * 1000)
        browser.close()
    spent = sorted(spent[UNCOUNTED:])
    return {
        "draw a turn, script ms p50": spent[len(spent) // 2],
        "draw a turn, script ms p95": spent[int(len(spent) * 0.95)],
    }
