"""`alhambra serve`: tables for browsers."""

import argparse
import os
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from alhambra.bots import registry
from alhambra.cli import settings
from alhambra.cli.main import FAILED
from alhambra.cli.saying import said
from alhambra.cli.settings import GUARDED, Found
from alhambra.core.errors import AlhambraError, IllegalOption
from alhambra.locale import Words
from alhambra.server import logs

VARIABLE = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
"""What a variable of the environment is called."""


def run(arguments: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    found = settings.read(arguments, os.environ)
    if arguments.show_settings:
        _prepare(found)
        print(*settings.lines_of(found, arguments.words), sep="\n")
        return 0
    is_json = found["log"].value == "json"
    logs.begin(found["log"].value)
    try:
        _serve(found, arguments, is_json=is_json)
    except AlhambraError as error:
        if not is_json:
            raise
        logs.LOG.error(said(error, arguments.words))
        return FAILED
    return 0


def _serve(found: Mapping[str, Found], arguments: argparse.Namespace, *, is_json: bool) -> None:
    from alhambra.server.serve import serve

    words, chosen = arguments.words, {name: each.value for name, each in found.items()}
    _prepare(found)
    if chosen[GUARDED] is not None:
        for warning in _keep_secret(found[GUARDED], words):
            logs.LOG.warning(warning)

    def say(key: str, **facts: object) -> None:
        text = words(key, **facts)
        print(logs.line(text) if is_json else text, flush=True)

    def show(lines: list[str]) -> None:
        if sys.stdout.isatty() and not is_json:
            print(*lines, sep="\n", flush=True)

    serve(
        host_of(found),
        chosen["port"],
        Path(chosen["data"]),
        say=say,
        show=show,
        opening=chosen["open"],
        pace=chosen["pace"],
        patience=chosen["patience"],
        unlimited=chosen["no-limits"],
        names=tuple(chosen["name"]),
        proxies=tuple(chosen["proxy"]),
        database=chosen["database"],
        workers=chosen["workers"],
        metrics=place_of(found["metrics"]),
        put_away=chosen["put-away"],
        prefix=chosen["prefix"],
    )


def _prepare(found: Mapping[str, Found]) -> None:
    """Make the bots of the host known; raises AlhambraError for settings that cannot be served."""
    from alhambra.server.prefix import proper_prefix

    host_bots(found["bot"], variables_of(found["bot-env"]))
    host_of(found)
    if found["workers"].value > 1 and (found[GUARDED].value is None or not hasattr(os, "fork")):
        raise AlhambraError("no-workers")
    place_of(found["metrics"])
    proper_prefix(found["prefix"].value)


def variables_of(found: Found) -> tuple[str, ...]:
    """The variables that programs at tables inherit; raises IllegalOption, and tells no value."""
    for text in found.value:
        if not VARIABLE.fullmatch(text):
            name, mark, _ = text.partition("=")
            raise IllegalOption(found.place, "variable", f"{name}=…" if mark else name)
    return tuple(found.value)


def host_bots(found: Found, inherited: tuple[str, ...]) -> None:
    """Let programs sit at tables, each as NAME=exec:COMMAND; raises AlhambraError."""
    for text in found.value:
        name, mark, player = text.partition("=")
        if not mark:
            raise IllegalOption(found.place, "bot-form", text)
        try:
            registry.host(name, player, inherited)
        except IllegalOption as error:
            raise error.named(found.place) from error


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


def _keep_secret(database: Found, words: Words) -> Iterator[str]:
    """Say where a password can be read, and let nothing that is started from here inherit it."""
    os.environ.pop(settings.BY_NAME[GUARDED].variable, None)
    if database.rank == 0 and settings.masked(database.value) != database.value:
        yield words("serving-password")
    elif settings.is_readable_by_others(database):
        yield words("serving-readable", file=database.place.rpartition(": ")[0])
