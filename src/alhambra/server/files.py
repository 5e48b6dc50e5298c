"""Static files: read once, compressed once, sent only where a browser has not got them."""

import asyncio
import gzip
import hashlib
import mimetypes
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple, ParamSpec

from starlette.requests import Request
from starlette.responses import Response

from alhambra.server.refusal import Refusal
from alhambra.web import FOLDER

STATIC = FOLDER / "static"
WORTH_PACKING = 500
TYPES = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
}
COMMENT = re.compile(rb"/\*\*.*?\*/ *", re.DOTALL)
IMPORT = re.compile(r"""^(?:import|export)\b[^"'();=]*["'](\.[^"']+)["']""", re.MULTILINE)


Wish = ParamSpec("Wish")


class Packed(NamedTuple):
    """A file as it is sent."""

    content: bytes
    packed: bytes
    tag: str
    kind: str


def pack(content: bytes, name: str) -> Packed:
    """Compress a file and give it a tag."""
    kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "text/plain"
    if kind.startswith("text/") or kind.endswith("+xml"):
        kind += "; charset=utf-8"
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    return Packed(content, gzip.compress(content, 9, mtime=0), tag, kind)


_made: set[object] = set()
"""What was made already."""


async def made(make: Callable[Wish, Packed], *wish: Wish.args, **named: Wish.kwargs) -> Packed:
    """What a function makes that keeps what it has made; off the event loop the first time."""
    key = make, wish, tuple(named.items())
    if key not in _made:
        await asyncio.to_thread(make, *wish, **named)
        _made.add(key)
    return make(*wish, **named)


@cache
def _static(path: str, changed: int) -> Packed:
    del changed  # another time, another file
    content = (STATIC / path).read_bytes()
    return pack(without_comments(content) if path.startswith("js/") else content, path)


def without_comments(script: bytes) -> bytes:
    """A module of ours without what only its readers need; every line keeps its number."""
    return COMMENT.sub(lambda found: b"\n" * found[0].count(b"\n"), script)


@cache
def _paths() -> frozenset[str]:
    """All static files there are."""
    return frozenset(file.relative_to(STATIC).as_posix() for file in STATIC.rglob("*"))


def static(path: str) -> Packed:
    """A static file; raises Refusal where there is none."""
    file = STATIC / path
    if path not in _paths() or not file.is_file():
        raise Refusal("not-found", "no such file")
    return _static(path, file.stat().st_mtime_ns)


def send(request: Request, file: Packed, status: int = 200) -> Response:
    """A file, packed if the browser can unpack it, or the word that it has not changed."""
    headers = {"ETag": file.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    content = file.content
    if len(content) >= WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        content = file.packed
        headers["Content-Encoding"] = "gzip"
    return Response(content, status, headers=headers, media_type=file.kind)


@cache
def modules(entry: str) -> tuple[str, ...]:
    """A module and all it imports at once, by their paths; what is imported later is left out."""
    found: dict[str, None] = {entry: None}
    waiting = [entry]
    while waiting:
        path = waiting.pop()
        text = (STATIC / path).read_text(encoding="utf-8")
        for target in IMPORT.findall(text):
            module = (STATIC / path).parent.joinpath(target).resolve()
            name = module.relative_to(STATIC.resolve()).as_posix()
            if name not in found:
                found[name] = None
                waiting.append(name)
    return tuple(found)
