"""The prefix: what all addresses of a server begin with that shares its name with other sites."""

import re

from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from alhambra.core.errors import AlhambraError
from alhambra.server.context import failure
from alhambra.server.refusal import Refusal

KEY = "alhambra.prefix"
"""Under this name it is known where a request is answered."""
PREFIX = re.compile(r"(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+")
ANYWHERE = ("/healthz", "/readyz")
"""What whoever watches a server asks for, under the prefix or not."""


def proper_prefix(text: str) -> str:
    """A prefix as it was set, without the slash at its end; raises AlhambraError."""
    prefix = text.rstrip("/")
    if prefix and not PREFIX.fullmatch(prefix):
        raise AlhambraError("no-prefix", prefix=text)
    return prefix


def prefix_of(request: HTTPConnection) -> str:
    """What the addresses in the answer to a request begin with."""
    return str(request.scope.get(KEY, ""))


class Prefixed:
    """Answers what is asked for under the prefix, as if it were not there."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        """Around all that knows addresses."""
        self.app = app
        self.prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, or refuse what is not ours."""
        path = scope.get("path", "")
        if scope["type"] == "lifespan" or path in ANYWHERE:
            await self.app(scope, receive, send)
            return
        scope[KEY] = self.prefix
        if path.startswith(f"{self.prefix}/"):
            scope["path"] = path.removeprefix(self.prefix)
            scope["raw_path"] = scope["raw_path"].removeprefix(self.prefix.encode())
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})  # the handshake fails with 403
        elif path == self.prefix:
            await RedirectResponse(f"{self.prefix}/")(scope, receive, send)
        else:
            await failure(Refusal("not-found", "not under the prefix"))(scope, receive, send)
