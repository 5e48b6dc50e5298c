"""Ports that a test has to itself, while nobody listens there yet, or any more."""

import socket


def held_port() -> socket.socket:
    """A socket that keeps a port of the system's choice for a server to come, until it is closed.

    It is bound and never listens: a server, which asks to reuse the address, may take the port as
    often as it is started; the system gives it to nobody else meanwhile.
    """
    holding = socket.socket()
    holding.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    holding.bind(("127.0.0.1", 0))
    return holding


def number_of(holding: socket.socket) -> int:
    """The port that a socket holds."""
    return int(holding.getsockname()[1])
