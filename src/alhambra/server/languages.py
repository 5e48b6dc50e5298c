"""The catalogues: one set of texts for server and browser, in three languages."""

from functools import cache
from typing import Any

from alhambra.web import FOLDER

LANGUAGES = ("en", "nl", "de")
"""The first is for whoever speaks none of them."""


@cache
def catalogue(language: str) -> str:
    """The whole catalogue of a language: all its files in order of name."""
    files = sorted((FOLDER / "locale" / language).glob("*.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    return bundle


def text(language: str, name: str) -> str:
    """A message without arguments; its name where there is none, so that the lack is seen."""
    bundle = _bundle(language)
    if not bundle.has_message(name) or (pattern := bundle.get_message(name).value) is None:
        return name
    found, _ = bundle.format_pattern(pattern, {})
    return str(found)


def choose(cookie: str | None, accepted: str | None) -> str:
    """The language of a page: what was chosen, else what the browser likes best."""
    if cookie in LANGUAGES:
        return cookie
    wishes = []
    for number, part in enumerate((accepted or "").replace(" ", "").split(",")[:20]):
        tag, _, quality = part.partition(";q=")
        try:
            wishes.append((-float(quality or 1), number, tag.partition("-")[0].lower()))
        except ValueError:
            continue
    found = (tag for quality, _, tag in sorted(wishes) if quality < 0 and tag in LANGUAGES)
    return next(found, LANGUAGES[0])
