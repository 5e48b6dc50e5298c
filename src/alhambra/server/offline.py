"""What opens without a network: the worker that keeps it, and how the page is installed."""

import hashlib
import json
from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from alhambra import games
from alhambra.locale import LANGUAGES, words_in
from alhambra.server import files, lessons, pages
from alhambra.server.files import STATIC, Packed
from alhambra.server.prefix import prefix_of
from alhambra.web import FOLDER

KEPT = (".js", ".css", ".svg")
"""Which static files pages are made of."""
PAPER, INK = "#f6f1e7", "#0f5f63"
"""Behind a page that opens, and around it."""


def documents() -> dict[str, tuple[str, str]]:
    """The pages that are kept, by address, with the name and the game of each."""
    return {
        "/": ("start", ""),
        "/my-games": ("mygames", ""),
        "/replay/-": ("replay", ""),
        **{f"/lesson/{game}": ("lesson", game) for game in lessons.taught()},
        **{f"/rules/{game}": ("rules", game) for game in pages.described()},
    }


@cache
def tags(prefix: str = "") -> dict[str, dict[str, str]]:
    """What may be kept with the tag of each: files, words by language, pages by language.

    Addresses are told without the prefix, which is in what the pages say.
    """
    paths = sorted(path for path in STATIC.rglob("*") if path.suffix in KEPT)
    names = [path.relative_to(STATIC).as_posix() for path in paths]
    found = {"": {f"/static/{name}": files.static(name).tag for name in names}}
    for language in LANGUAGES:
        words = {f"/locale/{language}.ftl": pages.locale(language).tag}
        for game in games.names():
            words[f"/locale/{language}/{game}.ftl"] = pages.locale(language, game).tag
        shown = {
            address: pages.page(name, language, game, prefix=prefix).tag
            for address, (name, game) in documents().items()
        }
        shown["/offline"] = pages.error_page("offline", language, prefix).tag
        found[language] = words | shown
    return {
        part: {address: tag.strip('"') for address, tag in some.items()}
        for part, some in found.items()
    }


@cache
def worker(prefix: str) -> Packed:
    """The worker, which knows of which version it is and which files belong to it."""
    known = json.dumps(tags(prefix), separators=(",", ":"))
    script = (FOLDER / "worker.js").read_bytes()
    version = hashlib.sha256(known.encode() + script).hexdigest()[:12]
    head = f'const VERSION = "{version}";\nconst PREFIX = "{prefix}";\nconst KNOWN = {known};\n'
    return files.pack(head.encode() + files.without_comments(script), "worker.js")


@cache
def manifest(language: str, prefix: str) -> Packed:
    """How the page is installed: its name, its icons, where it begins."""
    icons = [
        {
            "src": f"{prefix}/static/icon.svg",
            "sizes": "any",
            "type": "image/svg+xml",
            "purpose": "any",
        },
        *(
            {
                "src": f"{prefix}/static/icons/{name}.png",
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": purpose,
            }
            for name, size, purpose in (
                ("icon-192", 192, "any"),
                ("icon-512", 512, "any"),
                ("maskable-512", 512, "maskable"),
            )
        ),
    ]
    told = {
        "id": f"{prefix}/",
        "name": "Alhambra",
        "short_name": "Alhambra",
        "description": words_in(language)("description"),
        "lang": language,
        "start_url": f"{prefix}/",
        "scope": f"{prefix}/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": INK,
        "icons": icons,
    }
    content = json.dumps(told, ensure_ascii=False, indent=1).encode()
    return files.pack(content, "manifest.webmanifest")


# -- what is asked for -----------------------------------------------------------------------------


async def worker_file(request: Request) -> Response:
    """The worker, for every page; browsers look at every visit whether there is another."""
    response = files.send(request, await files.made(worker, prefix_of(request)))
    response.headers["Service-Worker-Allowed"] = f"{prefix_of(request)}/"
    return response


async def manifest_file(request: Request) -> Response:
    """The manifest in the visitor's language."""
    language, prefix = pages.language_of(request), prefix_of(request)
    response = files.send(request, await files.made(manifest, language, prefix))
    response.headers["Vary"] = "Accept-Encoding, Accept-Language, Cookie"
    return response


async def offline_page(request: Request) -> Response:
    """The page that is shown where something needs the server and it cannot be reached."""
    language, prefix = pages.language_of(request), prefix_of(request)
    shown = await files.made(pages.error_page, "offline", language, prefix)
    response = files.send(request, shown)
    response.headers["Content-Language"] = language
    response.headers["Vary"] = "Accept-Encoding, Accept-Language, Cookie"
    return response
