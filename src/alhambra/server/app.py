"""The application: all parts put together, every answer with the headers that protect people."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import cache

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from alhambra.bots.workers import end_all
from alhambra.server import games, health, meter, offline, pages
from alhambra.server.api import ENDPOINTS, Endpoint
from alhambra.server.attic import Attic
from alhambra.server.context import Asking, Context, failure
from alhambra.server.database import sqlite_url
from alhambra.server.files import made, send
from alhambra.server.hall import Hall
from alhambra.server.metrics import Metrics
from alhambra.server.names import Called, Names
from alhambra.server.openapi import description
from alhambra.server.people import People
from alhambra.server.prefix import Prefixed, prefix_of
from alhambra.server.refusal import Refusal
from alhambra.server.settings import Settings
from alhambra.server.sharing import Sharing
from alhambra.server.socket import Gate
from alhambra.server.store import Store, Unreachable

COUNTING = 1
"""Seconds between two times that tables and sockets are counted."""
WATCHING = 1
"""Seconds between two looks for a database that has fallen silent."""
SWEEPING = 10
"""Seconds between two looks for idle tables and for pages that do not read."""


def application(settings: Settings) -> Starlette:
    """The server over a data folder; the store is opened now, and closed when it stops."""
    games.load()
    if settings.database is None:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    store = Store(settings.database or sqlite_url(settings.data), settings.worker)
    people = People(store.setting("signing key", lambda: secrets.token_hex(32)))
    hall = Hall(store, people, settings)
    context = Context(hall, people)
    gate = Gate(hall)

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        store.start()
        await hall.open()
        tasks = [asyncio.create_task(_sweep_on(hall, gate))]
        if hall.sharing is not None:
            tasks.append(asyncio.create_task(_watch_on(hall.sharing)))
        if settings.put_away is not None:
            attic = Attic(store, settings.put_away)
            leads = None if hall.sharing is None else hall.sharing.takes_on
            tasks.append(asyncio.create_task(attic.tidy_on(hall.in_memory, leads)))
        if settings.metrics is not None:
            tasks.append(asyncio.create_task(_count_on(settings.metrics, hall, gate)))
        yield
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        hall.close()
        end_all()  # a signal ends the process before whatever is done at its exit
        store.close()

    server = Starlette(
        routes=_routes(context, gate, settings.prefix),
        lifespan=life,
        exception_handlers={
            Refusal: _refused,
            Unreachable: _unreachable,
            HTTPException: _lost,
            ClientDisconnect: _gone,
            Exception: _broken,
        },
    )
    if settings.prefix:
        server.add_middleware(Prefixed, prefix=settings.prefix)
    server.add_middleware(Called, names=Names(settings.names))
    server.add_middleware(Headers, prefix=settings.prefix)
    return server


async def _sweep_on(hall: Hall, gate: Gate) -> None:
    while True:
        await asyncio.sleep(SWEEPING)
        hall.sweep()
        gate.check()
        hall.archive.store.clean(lambda _: None)


async def _count_on(metrics: Metrics, hall: Hall, gate: Gate) -> None:
    worker = hall.archive.store.worker
    telling = await metrics.serve(worker)
    try:
        while True:
            meter.TABLES.count, meter.SOCKETS.count = len(hall.in_memory), gate.socket_count
            await asyncio.to_thread(metrics.keep, worker)
            await asyncio.sleep(COUNTING)
    finally:
        telling.close()
        metrics.keep(worker)


async def _watch_on(sharing: Sharing) -> None:
    while True:
        await asyncio.sleep(WATCHING)
        sharing.check()


def _routes(context: Context, gate: Gate, prefix: str) -> list[Route | WebSocketRoute]:
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    described = msgspec.json.encode(description(prefix))
    routes: list[Route | WebSocketRoute] = [
        Route(path, _answering(found, context), methods=list(found))
        for path, found in by_path.items()
    ]

    async def openapi(_: Request) -> Response:
        return Response(described, media_type="application/json")

    def knowing(page: pages.Page) -> Callable[[Request], Awaitable[Response]]:
        """A page that makes a new guest known."""

        async def answer(request: Request) -> Response:
            named = request.path_params
            game = named.get("game") or context.hall.game_of(named.get("table", ""))
            return Asking(request, context).known(await page(request, game))

        return answer

    return [
        *routes,
        WebSocketRoute("/api/tables/{table}/socket", gate),
        Route("/api/openapi.json", openapi),
        Route("/healthz", health.alive),
        Route("/readyz", health.ready(context.hall.archive.store)),
        Route("/static/{path:path}", pages.static_file),
        Route("/locale/{language}.ftl", pages.locale_file),
        Route("/locale/{language}/{game}.ftl", pages.locale_file),
        Route("/sw.js", offline.worker_file),
        Route("/manifest.webmanifest", offline.manifest_file),
        Route("/offline", offline.offline_page),
        Route("/", knowing(pages.Page("start"))),
        Route("/table/{table}", knowing(pages.Page("table"))),
        Route("/my-games", knowing(pages.Page("mygames"))),
        Route("/replay/{table}", knowing(pages.Page("replay"))),
        Route("/lesson", pages.first_lesson),
        Route("/lesson/{game}", knowing(pages.Page("lesson"))),
        Route("/rules/{game}", knowing(pages.Page("rules"))),
    ]


def _answering(
    found: dict[str, Endpoint], context: Context
) -> Callable[[Request], Awaitable[Response]]:
    """Answers the requests to one path."""

    async def answer(request: Request) -> Response:
        asking = Asking(request, context)
        endpoint = found["GET" if request.method == "HEAD" else request.method]
        if request.method == "POST":
            asking.check_origin()
        context.check_rate(asking)
        return await endpoint.answer(asking)

    return answer


# -- errors --------------------------------------------------------------------------------------


def _wants_page(request: Request) -> bool:
    path = request.url.path
    return "text/html" in request.headers.get("accept", "") and not path.startswith("/api/")


async def _refused(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    meter.refused(refusal.error)
    if _wants_page(request):
        name = "not-found" if refusal.status == 404 else "broken"
        language, prefix = pages.language_of(request), prefix_of(request)
        page = await made(pages.error_page, name, language, prefix)
        return send(request, page, refusal.status)
    return failure(refusal)


async def _unreachable(request: Request, _: Exception) -> Response:
    response = await _refused(request, Refusal("broken", "the database does not answer"))
    response.status_code = 503
    response.headers["Retry-After"] = "2"
    return response


async def _lost(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 405: "method"}.get(error.status_code, "bad-request")
    response = await _refused(request, Refusal(code))  # type: ignore[arg-type]
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _gone(*_: object) -> Response:
    """Nobody waits for this answer any more."""
    return Response(status_code=400)


async def _broken(request: Request, _: Exception) -> Response:
    response = await _refused(request, Refusal("broken"))
    response.raw_headers.extend(_protection(prefix_of(request)))  # it is sent around Headers
    return response


PARTS = (("/static/", (".js", ".css")), ("/locale/", (".ftl",)))
"""Where what a page is made of lies, and how its name ends."""


@cache
def _protection(prefix: str, *, is_part: bool = False) -> list[tuple[bytes, bytes]]:
    """The headers of every answer; what is only part of a page needs no rules for documents."""
    always = [
        (b"x-content-type-options", b"nosniff"),
        (b"cross-origin-resource-policy", b"same-origin"),
    ]
    if is_part:
        return always
    return [
        *always,
        (b"content-security-policy", pages.content_security(prefix).encode()),
        (b"referrer-policy", b"same-origin"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    ]


class Headers:
    """Adds to every answer what browsers need to know to protect people."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        """Around the whole application."""
        self.app = app
        self.prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and add the headers to the answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        # so many that the headers of documents would be half of all that is sent
        path = scope["path"]
        is_part = any(folder in path and path.endswith(ends) for folder, ends in PARTS)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                is_sent = is_part and message["status"] in (200, 304)
                protection = _protection(self.prefix, is_part=is_sent)
                message["headers"] = [*message["headers"], *protection]
            await send(message)

        await self.app(scope, receive, send_with_headers)
