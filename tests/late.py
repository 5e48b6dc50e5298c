"""Answers and news that come late, and overtake each other, as on a poor network."""

import asyncio
import random
from collections.abc import Callable

from starlette.applications import Starlette
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from alhambra.server import serve
from alhambra.server.connection import Connection
from alhambra.server.settings import Settings

ANSWERS = (0, 0.3, 0.9)
"""Seconds that an answer of the HTTP interface may take."""
NEWS = (0.2, 0.5)
"""Seconds that a message of a socket may take; they keep their order."""
APART = 0.001
"""Seconds between two messages of a socket that would come at the same moment."""


def begin(seed: int) -> None:
    """Let whatever this process answers come late, by a chance of its own."""
    luck = random.Random(seed)
    make = serve.application  # type: ignore[attr-defined]
    push = Connection.push
    due: dict[Connection, float] = {}

    def late_application(settings: Settings) -> Starlette:
        app: Starlette = make(settings)
        app.add_middleware(_LateAnswers, after=lambda: luck.choice(ANSWERS))
        return app

    def late_push(self: Connection, message: bytes) -> None:
        loop = asyncio.get_running_loop()
        due[self] = max(due.get(self, 0) + APART, loop.time() + luck.choice(NEWS))
        loop.call_at(due[self], push, self, message)

    serve.application = late_application  # type: ignore[attr-defined]
    Connection.push = late_push  # type: ignore[method-assign]


class _LateAnswers:
    """What was asked is done at once, and only the answer to it comes late."""

    def __init__(self, app: ASGIApp, after: Callable[[], float]) -> None:
        self._app = app
        self._after = after

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_late(message: Message) -> None:
            if message["type"] == "http.response.start":
                await asyncio.sleep(self._after())
            await send(message)

        is_answer = scope["type"] == "http" and "/api/" in scope["path"]
        await self._app(scope, receive, send_late if is_answer else send)
