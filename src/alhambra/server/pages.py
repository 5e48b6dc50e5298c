"""The pages: one shell, filled with a language and a title; rules pages with their text."""

import base64
import hashlib
import html
import json
import re
from functools import cache
from string import Template

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from alhambra import games
from alhambra.locale import LANGUAGES, TERMINAL, surfaces, texts, words_in
from alhambra.server import files, lessons
from alhambra.server.files import STATIC, Packed
from alhambra.server.languages import choose
from alhambra.server.prefix import prefix_of
from alhambra.server.refusal import Refusal
from alhambra.web import FOLDER

RULE = re.compile(r"<strong>\(([A-Z]+-[0-9.]+)\)</strong>")
ENTRY = "js/app.js"
MODULES = {
    "start": "js/start.js",
    "table": "js/table.js",
    "replay": "js/replay.js",
    "lesson": "js/lesson.js",
    "mygames": "js/mygames.js",
}
"""The module of each page; it is fetched together with the entry."""


@cache
def importmap(prefix: str) -> str:
    """Where the browser finds the vendored modules."""
    found = json.loads((STATIC / "vendor/importmap.json").read_text(encoding="utf-8"))["imports"]
    placed = {name: prefix + address for name, address in found.items()}
    return json.dumps({"imports": placed}, separators=(",", ":"))


@cache
def content_security(prefix: str) -> str:
    """What a page may do: nothing but with what comes from here."""
    digest = base64.b64encode(hashlib.sha256(importmap(prefix).encode()).digest()).decode()
    return (
        f"default-src 'none'; script-src 'self' 'sha256-{digest}'; style-src 'self'; "
        "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    )


def language_of(request: Request) -> str:
    """The language of a page."""
    wanted = request.query_params.get("lang")
    chosen = wanted if wanted in LANGUAGES else request.cookies.get("lang")
    return choose(chosen, request.headers.get("accept-language"))


@cache
def page(name: str, language: str, game: str = "", *, prefix: str = "") -> Packed:
    """A page of the shell; what its game needs is fetched together with it."""
    words = words_in(language)
    if name == "rules":
        return _fill(language, words(f"title-rules-{game}"), rules(game, language), prefix=prefix)
    title = words(f"title-{name}")
    content = f"<noscript><p>{html.escape(words('noscript'))}</p></noscript>"
    return _fill(language, title, content, module=MODULES[name], game=game, prefix=prefix)


@cache
def error_page(name: str, language: str, prefix: str) -> Packed:
    """A page that says what went wrong."""
    words = words_in(language)
    title, text = words(f"page-{name}-title"), html.escape(words(f"page-{name}-text"))
    heading = f"<h1>{html.escape(title)}</h1>"
    content = f'<article class="lost" data-page="{name}">{heading}<p>{text}</p></article>'
    return _fill(language, title, content, prefix=prefix)


def _fill(
    language: str,
    title: str,
    content: str,
    *,
    prefix: str,
    module: str | None = None,
    game: str = "",
) -> Packed:
    # By stem: `GAME.css` comes before `GAME-….css`, which may change what it says.
    sheets = sorted((STATIC / "style").glob("*.css"), key=lambda path: path.stem)
    names = [path.name for path in sheets]
    styles = [name for name in names if not any(_is_of(name, other) for other in games.names())]
    vendored = json.loads(importmap(prefix))["imports"].values()
    scripts = dict.fromkeys(files.modules(ENTRY))
    if module is not None:
        scripts |= dict.fromkeys(files.modules(module))
    if (STATIC / "js" / game / "game.js").is_file():
        scripts |= dict.fromkeys(files.modules(f"js/{game}/game.js"))
        # The last, as where a page fetches them later.
        styles += [name for name in names if _is_of(name, game)]
    preloads = [*vendored, *(f"{prefix}/static/{path}" for path in scripts)]
    words = f"{prefix}/locale/{language}.ftl"
    shell = Template((FOLDER / "shell.html").read_text(encoding="utf-8"))
    filled = shell.substitute(
        lang=language,
        title=html.escape(title),
        description=html.escape(words_in(language)("description")),
        prefix=prefix,
        importmap=importmap(prefix),
        styles="\n".join(
            f'<link rel="stylesheet" href="{prefix}/static/style/{name}">' for name in styles
        ),
        preloads="\n".join(
            [
                *(f'<link rel="modulepreload" href="{path}">' for path in preloads),
                f'<link rel="preload" href="{words}" as="fetch" crossorigin>',
            ]
        ),
        content=content,
    )
    return files.pack(filled.encode(), "page.html")


def _is_of(style: str, game: str) -> bool:
    """Is this a stylesheet of a game: `GAME.css`, or `GAME-` and what it is for?"""
    return style.removesuffix(".css").partition("-")[0] == game


def rules(game: str, language: str) -> str:
    """The rules of a game in HTML; every rule can be linked to by its id."""
    from markdown_it import MarkdownIt

    source = (FOLDER / "rules" / f"{game}.{language}.md").read_text(encoding="utf-8")
    made = MarkdownIt("commonmark", {"html": False}).enable("table").render(source)
    return f'<article class="rules">{RULE.sub(_anchor, made)}</article>'


def described() -> list[str]:
    """The games that have a page of rules."""
    return [name for name in games.names() if (FOLDER / "rules" / f"{name}.en.md").is_file()]


def _anchor(match: "re.Match[str]") -> str:
    return f'<a class="rule" id="{match[1]}" href="#{match[1]}">{match[1]}</a>'


@cache
def locale(language: str, game: str | None = None) -> Packed:
    """The catalogue of a language as browsers get it."""
    wanted = {game} if game else surfaces() - {TERMINAL, *games.names()}
    return files.pack("\n".join(texts(language, wanted)).encode(), f"{language}.ftl")


# -- what is asked for -----------------------------------------------------------------------------


async def static_file(request: Request) -> Response:
    """A static file."""
    return files.send(request, await files.made(files.static, request.path_params["path"]))


async def locale_file(request: Request) -> Response:
    """A catalogue."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise Refusal("not-found", "no such language")
    game = request.path_params.get("game")
    if game is not None and game not in games.names():
        raise Refusal("not-found", "no such game")
    return files.send(request, await files.made(locale, language, game))


async def first_lesson(request: Request) -> Response:
    """The way from where lessons began when there was one to the first of them."""
    query = f"?{request.url.query}" if request.url.query else ""
    return RedirectResponse(f"{prefix_of(request)}/lesson/{lessons.taught()[0]}{query}")


class Page:
    """Answers requests for one kind of page."""

    def __init__(self, name: str) -> None:
        """A page by its name in MODULES, or `rules`."""
        self.name = name

    async def __call__(self, request: Request, game: str) -> Response:
        """The page in the visitor's language; of a game, if it is known which."""
        if self.name == "rules" and game not in described():
            raise Refusal("not-found", "no such game")
        if self.name == "lesson" and game not in lessons.taught():
            raise Refusal("not-found", "no such lesson")
        language = language_of(request)
        prefix = prefix_of(request)
        shown = await files.made(page, self.name, language, game, prefix=prefix)
        response = files.send(request, shown)
        response.headers["Content-Language"] = language
        response.headers["Vary"] = "Accept-Encoding, Accept-Language, Cookie"
        return response
