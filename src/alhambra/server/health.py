"""Health: what those ask who keep servers running: is it alive, may people be sent to it?"""

import asyncio
from collections.abc import Awaitable, Callable

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from alhambra.server.store import Store, Unreachable

LONGEST = 2.0
"""Seconds that the database may take to answer."""
FRESH = {"Cache-Control": "no-store"}


async def alive(_: Request) -> Response:
    """The process answers; one that does not should be started again."""
    return PlainTextResponse("alive\n", headers=FRESH)


def ready(store: Store) -> Callable[[Request], Awaitable[Response]]:
    """The database answers too; meanwhile people should be sent elsewhere."""

    async def answer(_: Request) -> Response:
        asking = store.read(lambda connection: connection.scalar(sql.select(1)))
        try:
            await asyncio.wait_for(asking, LONGEST)
        except (TimeoutError, Unreachable, DBAPIError):
            return PlainTextResponse("the database does not answer\n", 503, headers=FRESH)
        return PlainTextResponse("ready\n", headers=FRESH)

    return answer
