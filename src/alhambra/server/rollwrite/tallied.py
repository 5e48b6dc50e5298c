"""Accounts and prospects as plain numbers, wherever they were computed."""

from typing import NamedTuple


class Tallied(NamedTuple):
    """What `rollwrite.prospects` wrote."""

    codes: list[int]
    """The legal actions."""
    accounts: list[list[int]]
    """Of every row, if the game ended now."""
    after: list[list[int]]
    """The mover's after each legal action."""
    place: list[int]
    shared: list[int]
