"""What lies below sockets: writing at once, pages that vanish, and the library it hangs on."""

import asyncio
import base64
import random
import tomllib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from alhambra.server.cables import Requests, Serving, Sockets, framed, short_text
from alhambra.server.socket import CABLE
from tests.patience import PATIENCE

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


@asynccontextmanager
async def serving(app: Any, **options: Any) -> AsyncIterator[int]:
    """The port of a server over our cables."""
    config = uvicorn.Config(
        app, port=0, http=Requests, ws=Sockets, lifespan="off", log_level="warning", **options
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await running


def test_writing_to_a_page_that_has_closed_is_no_error() -> None:
    written: list[object] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        """Write the moment the page's Close is known: it is gone, the connection is still there."""
        await receive()
        await send({"type": "websocket.accept"})
        cable = scope["state"][CABLE]
        assert cable.write(b"before")
        assert (await receive())["type"] == "websocket.disconnect"
        try:
            written.append(cable.write(b"after"))
        except Exception as error:
            written.append(error)

    async def live() -> None:
        async with serving(app) as port:
            async with connect(f"ws://127.0.0.1:{port}/", proxy=None) as page:
                assert await page.recv() == "before"
            while not written:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(live(), PATIENCE))
    assert written == [False]


def test_a_page_that_vanishes_without_a_word_is_noticed() -> None:
    heard: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        heard.append((await receive())["type"])

    async def live() -> None:
        async with serving(app, ws_ping_interval=0.1, ws_ping_timeout=0.1) as port:
            _, page = await asyncio.open_connection("127.0.0.1", port)
            key = base64.b64encode(b"0123456789abcdef")
            page.write(
                b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key + b"\r\n\r\n"
            )
            while not heard:
                await asyncio.sleep(0.01)
            page.close()

    asyncio.run(asyncio.wait_for(live(), PATIENCE))
    assert heard == ["websocket.disconnect"]


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [(Requests, H11Protocol), (Sockets, WebSocketsSansIOProtocol), (Serving, uvicorn.Server)],
)
def test_what_we_change_of_the_library_is_there(ours: type, theirs: type) -> None:
    added = {
        "write",
        "abort",
        "lend_ear",
        "_is_heard",
        "_end",
        "_wait",
        "_stop_waiting",
        "answer_passed_on",
    }
    changed = {name for name, made in vars(ours).items() if callable(made)} - added
    assert len(changed) >= 2
    for name in changed:
        assert callable(getattr(theirs, name, None)), name


@pytest.mark.parametrize("library", ["h11", "uvicorn", "websockets"])
def test_the_libraries_that_we_hang_on_have_an_upper_bound(library: str) -> None:
    needed = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["dependencies"]
    (found,) = (need for need in needed if need.startswith(f"{library}>"))
    assert ",<" in found


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_our_frames_are_those_of_the_library(length: int) -> None:
    text = bytes(97 + number % 26 for number in range(length))
    server = ServerProtocol()
    server.state = State.OPEN
    server.send_text(text)
    assert framed(text) == b"".join(server.data_to_send())


def test_a_short_text_is_what_the_library_reads_of_it_and_all_else_is_left_to_it() -> None:
    chance = random.Random(1)
    kinds = [Opcode.TEXT, Opcode.TEXT, Opcode.BINARY, Opcode.CONT]
    whole = 0
    for _ in range(5_000):
        opcode, fin = chance.choice(kinds), chance.random() < 0.8
        text = chance.randbytes(chance.choice([0, 1, 5, 60, 124, 125, 126, 127, 300]))
        frame = Frame(opcode, text, fin=fin)
        data = frame.serialize(mask=chance.random() < 0.9)
        reader = StreamReader()
        found = short_text(data)
        is_masked = bool(data[1] & 0x80)
        if opcode is Opcode.TEXT and fin and is_masked and len(text) < 126:
            assert found == text
            reader.feed_data(data)
            parsing = Frame.parse(reader.read_exact, mask=True)
            with pytest.raises(StopIteration) as read:
                next(parsing)
            assert bytes(read.value.value.data) == found
            whole += 1
        else:
            assert found is None
        if text:
            for part in (data[:-1], data + b"\x81", data + data, b"\xc1" + data[1:]):
                assert short_text(part) is None
    assert whole > 300
