"""Draws the icons of the installed page as pictures, from their SVG: `python scripts/icons.py`.

Needs the browser and the tools of the tests. The whole of a maskable icon is coloured, and what is
drawn keeps to the inner four fifths, so that a device may cut it to any shape.
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parent.parent
STATIC = ROOT / "src" / "alhambra" / "web" / "static"
PICTURES = {
    "icon-192": ("icon.svg", 192),
    "icon-512": ("icon.svg", 512),
    "maskable-512": ("icons/maskable.svg", 512),
    "touch-180": ("icons/maskable.svg", 180),
}
STYLE = "<style>body{margin:0;background:none}svg{display:block;width:100vw;height:100vh}</style>"


def main() -> None:
    """Draw them all."""
    sys.path.insert(0, str(ROOT))
    from tests.browser.stage import FLAGS, browser_path

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        for name, (source, size) in PICTURES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(STYLE + (STATIC / source).read_text(encoding="utf-8"))
            page.screenshot(path=STATIC / "icons" / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
