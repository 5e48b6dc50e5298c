"""Accounts and prospects as plain numbers, wherever they were computed."""

from typing import NamedTuple


class Tallied(NamedTuple):
    """What `rollwrite.prospects` wrote."""

    codes: list[int]
    points: list[list[int]]
    place: list[int]
    shared: list[int]
