"""`alhambra serve`: tables for browsers."""

import argparse
from pathlib import Path

from alhambra.core.errors import IllegalOption


def run(arguments: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    port = arguments.port
    if port is not None and not 0 <= port <= 65535:
        raise IllegalOption(f"--port: 0 to 65535, got {port}")
    for name in ("pace", "patience"):
        if (value := getattr(arguments, name)) is not None and not 0 <= value <= 3600:
            raise IllegalOption(f"--{name}: 0 to 3600 seconds, got {value}")
    from alhambra.server.serve import serve

    serve(
        arguments.host,
        port,
        Path(arguments.data) if arguments.data else None,
        say=lambda text: print(text, flush=True),
        opening=arguments.open,
        pace=arguments.pace,
        patience=arguments.patience,
        unlimited=arguments.no_limits,
        compiled=not arguments.interpreted,
    )
    return 0
