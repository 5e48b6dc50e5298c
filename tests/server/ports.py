"""Ports for servers that cannot be asked where they are, or come back at the same place."""

import socket


def held_port() -> socket.socket:
    """A socket that keeps a port of this machine until it is closed.

    It does not listen, so that a server which names the port may; the system gives the port to
    nobody who asks for any, also while that server is away.
    """
    holding = socket.socket()
    holding.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    holding.bind(("127.0.0.1", 0))
    return holding
