"""Runs the server: finds a port, says where it is, opens the browser if asked to."""

import errno
import gc
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from alhambra.core import library
from alhambra.core.errors import AlhambraError
from alhambra.server.app import application
from alhambra.server.bus import bury
from alhambra.server.cables import AT_ONCE, LONGEST_HEAD, QUEUE, Requests, Serving, Sockets
from alhambra.server.database import address_of, engine_of, place_of
from alhambra.server.homes import Home, Homes
from alhambra.server.hosting import PORT
from alhambra.server.lines import ENDLESS, Lines
from alhambra.server.metrics import Metrics
from alhambra.server.prefix import proper_prefix
from alhambra.server.qr import lines_of, squares_of
from alhambra.server.settings import NO_LIMITS, Limits, Settings, data_folder
from alhambra.server.store import Store
from alhambra.server.workers import Workers

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - asked for by name
PORTS_TRIED = 20
"""How many ports are tried where none was named."""
OWN_FILES = 64
"""Files of a process that are no connections of strangers: its database, programs, modules."""
ENDING = 2
"""Seconds that a server waits for pages to take their leave when it is asked to stop."""


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens; where no port was named, at the first that is free."""
    ports = range(PORT, PORT + PORTS_TRIED) if port is None else [port]
    for number in ports:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
        except OSError as error:
            listening.close()
            if error.errno == errno.EADDRINUSE and port is None:
                continue
            place = f"{host}:{number}"
            raise AlhambraError("listening", place=place, cause=error.strerror) from error
        listening.listen(QUEUE)
        return listening
    raise AlhambraError("ports", first=str(PORT), last=str(PORT + PORTS_TRIED - 1))


def serve(
    host: str,
    port: int | None,
    data: Path | None,
    *,
    say: Callable[..., None],
    show: Callable[[list[str]], None] = lambda lines: None,
    opening: bool = False,
    pace: float | None = None,
    patience: float | None = None,
    unlimited: bool = False,
    names: tuple[str, ...] = (),
    proxies: tuple[str, ...] = (),
    database: str | None = None,
    workers: int = 1,
    metrics: tuple[str, int] | None = None,
    put_away: int | None = None,
    prefix: str = "",
) -> None:
    """Serve until stopped."""
    folder = data or data_folder()
    prefix = proper_prefix(prefix)
    limits = NO_LIMITS if unlimited else Limits()
    with ExitStack() as stack:
        listening = stack.enter_context(closing(listen(host, port)))
        number = listening.getsockname()[1]
        told = None
        if metrics is not None:
            at = listen(*metrics)
            told = stack.enter_context(closing(Metrics(at, is_shared=workers > 1)))
        house = _own_host() if host in EVERYWHERE else None
        settings = Settings(
            data=folder,
            database=database,
            pace=Settings.pace if pace is None else pace,
            patience=Settings.patience if patience is None else patience,
            put_away=put_away,
            limits=limits,
            names=(*names, host),
            metrics=told,
            prefix=prefix,
            house=None if house is None else f"http://{house}:{number}{prefix}",
        )
        app = None
        try:
            if workers > 1 and database is not None:
                Store(database).close()  # what cannot work is said now, and once
            else:
                app = application(settings)
        except OSError as error:
            raise AlhambraError("unwritable", file=folder, cause=error.strerror) from error
        address = _address(host, number, prefix)
        kept = folder if database is None else place_of(address_of(database))
        _tell_where(settings, address, kept, say=say, show=show)
        if metrics is not None:
            say("serving-metrics", address=_address(metrics[0], at.getsockname()[1]))
        if opening:
            threading.Thread(target=_open, args=(address, say), daemon=True).start()
        room = room_among(_open_more_files())
        if app is not None:
            _run(app, listening, settings, proxies, room=room)
            return
        assert database is not None
        engine = engine_of(address_of(database))

        from alhambra.server.tallies import SharedTallies  # not on Windows

        homes = stack.enter_context(closing(Homes(workers)))
        tallies = stack.enter_context(closing(SharedTallies(workers)))

        def work(name: str, place: int) -> None:
            engine.dispose(close=False)  # its connections are our parent's
            own = replace(settings, worker=name, tallies=tallies.at(place))
            _run(application(own), listening, own, proxies, room=room, home=Home(homes, place))

        def part(name: str, place: int) -> None:
            homes.leave(place)
            tallies.leave(place)
            if told is not None:
                told.bury(name)
            bury(engine, name)

        Workers(work, part).run(workers)


def _tell_where(
    settings: Settings,
    address: str,
    kept: Path | str,
    *,
    say: Callable[..., None],
    show: Callable[[list[str]], None],
) -> None:
    """Say where people find the server, and how the rules run where they are slow."""
    say("serving", address=address, folder=kept)
    found = library.status()
    if found.module is None:
        say(f"rules-{found.why}", detail=found.detail)
    if settings.house is not None:
        say("serving-others", address=f"{settings.house}/")
        show(lines_of(squares_of(f"{settings.house}/")))


def _run(
    app: Starlette,
    listening: socket.socket,
    settings: Settings,
    proxies: tuple[str, ...],
    *,
    room: int,
    home: Home | None = None,
) -> None:
    """Answer whoever connects, until this process is asked to stop."""
    limits, cables = settings.limits, settings.tallies.counts("cables")
    lines = {"lines": Lines(limits.connections_an_address, proxies, cables, room=room)}
    config = uvicorn.Config(
        app,
        http=type("Requests", (Requests,), {**lines, "home": home}),
        h11_max_incomplete_event_size=LONGEST_HEAD,
        ws=type("Sockets", (Sockets,), lines),
        ws_max_size=limits.message * 4,
        ws_per_message_deflate=False,
        log_config=None,
        log_level="error",  # what it warns of is what strangers send, which is counted
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        date_header=False,
        timeout_graceful_shutdown=ENDING,
        backlog=AT_ONCE,
    )
    _collect_less_often()
    Serving(config, home).run(sockets=[listening])


def _address(host: str, port: int, prefix: str = "") -> str:
    """The address to open on this machine."""
    if host in ("127.0.0.1", "::1", *EVERYWHERE):
        host = "localhost"
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}{prefix}/"


def _own_host() -> str | None:
    """This machine's address as its network sees it; asking sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(asking.getsockname()[0])


def _open_more_files() -> int:
    """Every connection is a file: have as many as the system lets this program have."""
    if sys.platform == "win32":
        return ENDLESS
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return ENDLESS if most == resource.RLIM_INFINITY else most


def room_among(files: int) -> int:
    """How many connections a process may have with so many files, and always some for itself."""
    return max(files - OWN_FILES - 4 * AT_ONCE, files // 2)


def _collect_less_often() -> None:
    """Tables live long and refer to nothing in circles: let the collector look at them rarely."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 50)


def _open(address: str, say: Callable[..., None]) -> None:
    """Open the address in a browser; where there is none, the address was printed."""
    try:
        opened = webbrowser.open(address)
    except webbrowser.Error:
        opened = False
    if not opened:
        say("serving-no-browser")
