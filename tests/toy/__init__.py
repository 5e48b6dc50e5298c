"""Pebbles, the third game of docs/add-a-game.md: take one to three; who takes the last one wins."""

from alhambra import games
from tests.toy.game import Rules

__all__ = ["ENTRY", "Rules"]

ENTRY = games.Entry(
    name="pebbles",
    rules="tests.toy",
    table="tests.toy.table",
    bots={"uniform": "alhambra.bots.uniform:Uniform", "last": "tests.toy.bot:Last"},
)
