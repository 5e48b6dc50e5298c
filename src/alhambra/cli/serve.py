"""`alhambra serve`: tables for browsers."""

import argparse
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from alhambra.bots import registry
from alhambra.cli import settings
from alhambra.cli.main import complain
from alhambra.cli.settings import GUARDED, Found
from alhambra.core.errors import AlhambraError, IllegalOption


def run(arguments: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    found = settings.read(arguments, os.environ)
    chosen = {name: each.value for name, each in found.items()}
    if arguments.show_settings:
        print(*settings.lines_of(found, arguments.words), sep="\n")
        return 0
    for text in chosen["bot"]:
        name, _, player = text.partition("=")
        registry.host(name, player)
    host = host_of(found)
    if chosen["workers"] > 1 and (chosen["database"] is None or not hasattr(os, "fork")):
        raise AlhambraError("no-workers")
    if chosen[GUARDED] is not None:
        _keep_secret(found[GUARDED], arguments)
    from alhambra.server.serve import serve

    serve(
        host,
        chosen["port"],
        Path(chosen["data"]),
        say=lambda key, **facts: print(arguments.words(key, **facts), flush=True),
        show=lambda lines: print(*lines, sep="\n", flush=True) if sys.stdout.isatty() else None,
        opening=chosen["open"],
        pace=chosen["pace"],
        patience=chosen["patience"],
        unlimited=chosen["no-limits"],
        names=tuple(chosen["name"]),
        proxies=tuple(chosen["proxy"]),
        compiled=not chosen["interpreted"],
        database=chosen["database"],
        workers=chosen["workers"],
        metrics=place_of(found["metrics"]),
    )
    return 0


def host_of(found: Mapping[str, Found]) -> str:
    """Where to listen: at an address, or everywhere in the house; the stronger wish counts."""
    from alhambra.server.serve import EVERYWHERE

    host, lan = found["host"], found["lan"]
    if lan.value and lan.rank == host.rank:
        raise AlhambraError("both", one=lan.place, other=host.place)
    return EVERYWHERE[0] if lan.value and lan.rank < host.rank else str(host.value)


def place_of(found: Found) -> tuple[str, int] | None:
    """An address and a port, as HOST:PORT; an address with colons in brackets."""
    if found.value is None:
        return None
    host, _, port = found.value.rpartition(":")
    is_bracketed = host.startswith("[") and host.endswith("]")
    host = host[1:-1] if is_bracketed else host
    if not host or (":" in host) != is_bracketed or not port.isdecimal() or int(port) > 65535:
        raise IllegalOption(found.place, "host-port", found.value)
    return host, int(port)


def _keep_secret(database: Found, arguments: argparse.Namespace) -> None:
    """Say where a password can be read, and let no program that sits at tables inherit it."""
    os.environ.pop(settings.BY_NAME[GUARDED].variable, None)
    if database.rank == 0 and settings.masked(database.value) != database.value:
        complain(arguments.words("serving-password"))
    elif settings.is_readable_by_others(database):
        file = database.place.rpartition(": ")[0]
        complain(arguments.words("serving-readable", file=file))
