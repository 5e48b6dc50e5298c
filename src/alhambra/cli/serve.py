"""`alhambra serve`: tables for browsers."""

import argparse
from pathlib import Path

from alhambra.bots import registry
from alhambra.core.errors import IllegalOption


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
    from alhambra.server.serve import serve

    serve(
        arguments.host,
        port,
        Path(arguments.data) if arguments.data else None,
        say=lambda key, **facts: print(arguments.words(key, **facts), flush=True),
        opening=arguments.open,
        pace=arguments.pace,
        patience=arguments.patience,
        unlimited=arguments.no_limits,
        compiled=not arguments.interpreted,
    )
    return 0
