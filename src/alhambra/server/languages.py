"""The language of a visitor."""

from alhambra.locale import LANGUAGES


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
