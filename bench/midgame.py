"""Tables of the board game in the middle of a game: their journals are written without a server."""

import random
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import cast

from alhambra.palace import Game, Rules
from alhambra.server.table import Making, Table
from bench.house import House
from bench.players import Party
from tests.rulebook.palace import eager

SECOND = 2
"""The bit of the second scoring among those held."""
LONG = 240
"""Actions over which tables are spread, from the first turn on."""

Stop = Callable[[float, int, Game], bool]


def is_late(share: float, actions: int, game: Game) -> bool:
    """After the second scoring."""
    return bool(game.position.scorings_held & SECOND)


def is_spread(share: float, actions: int, game: Game) -> bool:
    """The first table at its first turn, the others later and later in play."""
    return actions >= LONG * share or is_late(share, actions, game)


def play_on(house: House, parties: list[Party], stop: Stop) -> None:
    """Play tables on while the server rests."""
    house.restart(partial(_write_on, house.folder, [party.table for party in parties], stop))


def _write_on(folder: str, tables: list[str], stop: Stop) -> None:
    """Play tables on until a question about their share of all, actions and game says so."""
    database = sqlite3.connect(Path(folder) / "tables.sqlite")
    database.row_factory = sqlite3.Row
    for number, name in enumerate(tables):
        row = database.execute("SELECT * FROM tables WHERE id = ?", (name,)).fetchone()
        found = database.execute(
            "SELECT text FROM entries WHERE table_id = ? ORDER BY version", (name,)
        )
        entries = [entry["text"] for entry in found]
        players = sum(line.startswith("sit ") for line in "\n".join(entries).split("\n"))
        making = Making(name, Rules(players), row["host"], row["secret"], row["created"])
        table, choice, actions = Table(making, entries), random.Random(number), 0
        while not stop(number / len(tables), actions, game := cast(Game, table.game)):
            assert table.mover is not None
            text = table.act_for(table.mover, str(eager(choice, game, actions)))
            entry = (name, table.version, text)
            database.execute("INSERT INTO entries(table_id, version, text) VALUES(?, ?, ?)", entry)
            actions += 1
    database.commit()
    database.close()
