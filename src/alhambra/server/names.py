"""Names: by which the server may be called; whoever calls it otherwise comes from another site.

A page of another site can let its own name lead to this machine; then its browser takes it for one
of ours. It still calls the server by that name, and is refused.
"""

import ipaddress
import socket
from collections.abc import Iterable

from starlette.types import ASGIApp, Receive, Scope, Send

from alhambra.server.context import failure
from alhambra.server.meter import refused
from alhambra.server.refusal import Refusal
from alhambra.server.wire import Error


class Names:
    """The names of this server: those it was told, this machine's, and addresses of the house."""

    def __init__(self, told: Iterable[str] = ()) -> None:
        """Know the names it was told."""
        own = socket.gethostname().lower()
        known = {"localhost", own, f"{own}.local", *(name.lower() for name in told)}
        self._known = frozenset(known)

    def has(self, host: str, server: str | None) -> bool:
        """May somebody call it so who reached it at this address?"""
        name = _name_of(host)
        if name in self._known or name.endswith(".localhost"):
            return True
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return False
        return address.is_private or name == server


def _name_of(host: str) -> str:
    """The name in a Host header, without its port."""
    host = host.lower().strip()
    if host.startswith("["):
        return host[1:].partition("]")[0] if "]" in host else ""
    return host.partition(":")[0].rstrip(".")


class Called:
    """Lets only those in who call the server by one of its names."""

    def __init__(self, app: ASGIApp, names: Names) -> None:
        """Around the whole application."""
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, or refuse."""
        if scope["type"] == "lifespan" or self._is_known(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            refused(Error("bad-origin"))
            await send({"type": "websocket.close", "code": 1008})  # the handshake fails with 403
        else:
            refusal = Refusal("bad-origin", "this server does not know the name in Host")
            refused(refusal.error)
            await failure(refusal)(scope, receive, send)

    def _is_known(self, scope: Scope) -> bool:
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        server = scope.get("server")
        return len(hosts) == 1 and self.names.has(
            hosts[0].decode("latin-1"), server[0] if server else None
        )
