"""What the tests of the board game at the command line share: positions kept as records."""

from pathlib import Path
from typing import Any

from alhambra.core.record import Record

TURN = (
    "palace players=3 turn=0 first=0 market=garden-8NW,tower-9NE,chambers-7SW,pavilion-8 "
    "display=y2,g3,b9,o1 | 0 y3,y5,y9,g4,g5,b1 arcades-10@+0/+1 seraglio-9 "
    "| 0 g1 - - | 0 o3 - -"
)
"""Seat 0 can take, buy two tiles exactly or one too dearly, and redesign in three ways."""

PROMPT = "Your choice:"


def keep(position: str = TURN, name: str = "g", *, seats: str = "me, Ben, Cy") -> None:
    """A record that begins at a position, to be resumed."""
    options = [word for word in position.split() if word.startswith(("players=", "hands=", "end="))]
    header = [option.replace("=", ": ") for option in options]
    lines = ["alhambra palace 1", *header, f"seats: {seats}", "seed: 4", f"start: {position}", ""]
    Path(name).write_text("\n".join(lines) + "\n")


def actions_of(name: str = "g", seat: int = 0) -> list[str]:
    """What a seat has done in a record, as texts."""
    record = Record.parse(Path(name).read_text())
    return [line.text for line in record.lines if line.mark == str(seat)]


def game_of(name: str = "g") -> Any:
    """The game of a record, played through."""
    return Record.parse(Path(name).read_text()).replay()
