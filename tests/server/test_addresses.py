"""Whom an address is counted as, wherever addresses are counted."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from alhambra.server.addresses import CUSTOMER, DEVICE, network_of
from alhambra.server.app import application
from alhambra.server.lines import Lines
from alhambra.server.settings import Limits, Settings
from tests.server.stage import error_of
from tests.server.test_crowds import Line

NEVER = 1e-9
"""A rate at which nothing comes back while a test runs."""


@pytest.mark.parametrize(
    ("address", "bits", "network"),
    [
        ("192.0.2.7", 64, "192.0.2.7"),
        ("192.0.2.7", 56, "192.0.2.7"),
        ("::ffff:192.0.2.7", 64, "192.0.2.7"),
        ("::ffff:c000:207", 56, "192.0.2.7"),
        ("2001:db8:0:1:2:3:4:5", 64, "2001:db8:0:1::/64"),
        ("2001:db8:0:1ff:2:3:4:5", CUSTOMER, "2001:db8:0:100::/56"),
        ("2001:DB8:0::1", DEVICE, "2001:db8::1/128"),
        ("fe80::1%eth0", 64, "fe80::/64"),
        ("::1", 64, "::/64"),
        ("testclient", 64, "testclient"),
        ("192.0.2.7:80", 64, "192.0.2.7:80"),
        ("", 64, ""),
    ],
)
def test_an_address_is_counted_as_its_network(address: str, bits: int, network: str) -> None:
    assert network_of(address, bits) == network


def test_connections_are_counted_by_network() -> None:
    lines = Lines(1, ("0::5", "192.0.2.5"))

    def take(address: str) -> bool:
        return lines.take(address, Line())

    assert take("2001:db8::1") and not take("2001:db8::2")
    assert take("2001:db8:0:1::1")
    first = Line()
    assert lines.take("192.0.2.7", first) and not take("::ffff:192.0.2.7")
    lines.leave(first)
    assert take("192.0.2.7")
    assert all(take("::5") for _ in range(3)), "a proxy may have any number"
    assert all(take("::ffff:192.0.2.5") for _ in range(3))


class Asked:
    """A server as people at several addresses ask it."""

    def __init__(self, app: Starlette, stack: AsyncExitStack) -> None:
        self._app = app
        self._stack = stack

    async def at(self, address: str) -> httpx.AsyncClient:
        """Somebody at an address, without a cookie yet."""
        transport = httpx.ASGITransport(self._app, client=(address, 9))
        client = httpx.AsyncClient(transport=transport, base_url="http://localhost")
        return await self._stack.enter_async_context(client)

    async def socket(self, address: str) -> str:
        """What becomes of a handshake from an address, for a table that nobody made."""
        scope = {
            "type": "websocket",
            "path": "/api/tables/none/socket",
            "headers": [(b"host", b"localhost")],
            "scheme": "ws",
            "client": (address, 9),
            "server": ("localhost", 80),
        }
        sent: list[Any] = []

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            sent.append(message["type"])

        await self._app(scope, receive, send)
        return str(sent[0])


def asked(folder: Path, limits: Limits, ask: Any) -> None:
    """Ask a server with these limits."""
    app = application(Settings(folder, limits=limits))

    async def live() -> None:
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(app.router.lifespan_context(app))
            await ask(Asked(app, stack))

    asyncio.run(live())


def test_requests_are_counted_by_network(tmp_path: Path) -> None:
    async def ask(server: Asked) -> None:
        addresses = ("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1")
        clients = [await server.at(address) for address in addresses]
        statuses = [(await client.get("/api/games")).status_code for client in clients]
        assert statuses == [200, 200, 429, 200]

    asked(tmp_path, Limits(address_rate=NEVER, address_burst=2), ask)


def test_handshakes_are_counted_by_network(tmp_path: Path) -> None:
    async def ask(server: Asked) -> None:
        addresses = ("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1")
        became = [await server.socket(address) for address in addresses]
        let_in, refused = "websocket.accept", "websocket.close"
        assert became == [let_in, let_in, refused, let_in]

    asked(tmp_path, Limits(handshakes=NEVER, handshake_burst=2), ask)


@pytest.mark.parametrize(
    ("near", "far"),
    [
        (("2001:db8::1", "2001:db8:0:ff::1", "2001:db8:0:1::1"), "2001:db8:0:100::1"),
        (("192.0.2.1", "192.0.2.1", "::ffff:192.0.2.1"), "192.0.2.2"),
    ],
)
def test_of_too_many_newcomers_the_last_ones_read_but_change_nothing(
    tmp_path: Path, near: tuple[str, str, str], far: str
) -> None:
    async def ask(server: Asked) -> None:
        first, second, third = [await server.at(address) for address in near]
        page, changed = await first.get("/"), await second.post("/api/me", json={"name": "Ben"})
        assert page.cookies and changed.cookies and changed.status_code == 200
        for path in ("/", "/api/me", "/api/games", "/my-games"):
            answer = await third.get(path)
            assert answer.status_code == 200 and not answer.cookies
        error = error_of(await third.post("/api/me", json={"name": "Cleo"}))
        assert (error["code"], error["detail"]) == ("too-many", "newcomers")
        assert (await first.post("/api/me", json={"name": "Ann"})).json()["name"] == "Ann"
        assert (await second.get("/api/me")).json()["name"] == "Ben"
        assert (await (await server.at(far)).get("/")).cookies

    asked(tmp_path, Limits(newcomer_rate=NEVER, newcomer_burst=2), ask)
