"""`alhambra serve`: tables for browsers."""

import argparse
import os
import sys
from pathlib import Path

from alhambra.bots import registry
from alhambra.core.errors import AlhambraError, IllegalOption

MOST_WORKERS = 64


def run(arguments: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    port = arguments.port
    if port is not None and not 0 <= port <= 65535:
        raise IllegalOption("--port", "from-to", port, first=0, last=65535)
    for name in ("pace", "patience"):
        if (value := getattr(arguments, name)) is not None and not 0 <= value <= 3600:
            raise IllegalOption(f"--{name}", "from-to", value, first=0, last=3600)
    for text in arguments.bot:
        name, _, player = text.partition("=")
        registry.host(name, player)
    if arguments.lan and arguments.host is not None:
        raise AlhambraError("both", one="--lan", other="--host")
    if not 1 <= arguments.workers <= MOST_WORKERS:
        raise IllegalOption("--workers", "from-to", arguments.workers, first=1, last=MOST_WORKERS)
    if arguments.workers > 1 and (arguments.database is None or not hasattr(os, "fork")):
        raise AlhambraError("no-workers")
    from alhambra.server.serve import EVERYWHERE, serve

    serve(
        EVERYWHERE[0] if arguments.lan else arguments.host or "127.0.0.1",
        port,
        Path(arguments.data) if arguments.data else None,
        say=lambda key, **facts: print(arguments.words(key, **facts), flush=True),
        show=lambda lines: print(*lines, sep="\n", flush=True) if sys.stdout.isatty() else None,
        opening=arguments.open,
        pace=arguments.pace,
        patience=arguments.patience,
        unlimited=arguments.no_limits,
        names=tuple(arguments.name),
        proxies=tuple(arguments.proxy),
        compiled=not arguments.interpreted,
        database=arguments.database,
        workers=arguments.workers,
    )
    return 0
