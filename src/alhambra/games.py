"""The one list of games: where the parts of each are found, by name; nothing else is imported."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Entry:
    """A game and the modules of its parts, imported when they are first asked for."""

    name: str
    """As records, commands and addresses call it."""
    rules: str
    """The package that has its `Rules`."""
    screen: str | None = None
    """What draws and reads it in the terminal."""
    table: str | None = None
    """What shows it at a table of the server; a game without one has no tables."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """Its bots as `module:class`, the weakest first."""
    bench: str | None = None
    """What measures how fast it is."""
    roots: tuple[str, ...] = ()
    """The modules whose roots are compiled; they import what every Python has, and msgspec."""


_ENTRIES = {
    "rollwrite": Entry(
        name="rollwrite",
        rules="alhambra.rollwrite",
        screen="alhambra.cli.rollwrite",
        table="alhambra.server.rollwrite",
        bots={
            "uniform": "alhambra.bots.uniform:Uniform",
            "apprentice": "alhambra.bots.rollwrite.levels:apprentice",
            "mason": "alhambra.bots.rollwrite.levels:mason",
            "greedy": "alhambra.bots.rollwrite.levels:greedy",
            "foreman": "alhambra.bots.rollwrite.levels:foreman",
            "architect": "alhambra.bots.rollwrite.levels:architect",
            "master": "alhambra.bots.rollwrite.levels:master",
        },
        bench="alhambra.bench.rollwrite",
        roots=(
            "alhambra.rollwrite.game",
            "alhambra.rollwrite.batch",
            "alhambra.rollwrite.prospects",
            "alhambra.bots.rollwrite.mind",
            "alhambra.bots.rollwrite.learning",
            "alhambra.server.rollwrite.written",
            "alhambra.server.rollwrite.scribe",
        ),
    ),
    "palace": Entry(
        name="palace",
        rules="alhambra.palace",
        screen="alhambra.cli.palace",
        table="alhambra.server.palace",
        bots={
            "uniform": "alhambra.bots.uniform:Uniform",
            "apprentice": "alhambra.bots.palace.levels:apprentice",
            "mason": "alhambra.bots.palace.levels:mason",
            "greedy": "alhambra.bots.palace.levels:greedy",
            "foreman": "alhambra.bots.palace.levels:foreman",
            "architect": "alhambra.bots.palace.levels:architect",
            "master": "alhambra.bots.palace.levels:master",
        },
        bench="alhambra.bench.palace",
        roots=(
            "alhambra.palace.game",
            "alhambra.palace.batch",
            "alhambra.palace.weighed",
            "alhambra.palace.outcome",
            "alhambra.bots.palace.mind",
            "alhambra.server.palace.written",
        ),
    ),
}
"""In the order in which help and pages list them."""


def add(entry: Entry) -> None:
    """Add a game to the list, as `docs/add-a-game.md` tells."""
    _ENTRIES[entry.name] = entry


def entries() -> list[Entry]:
    """All games."""
    return list(_ENTRIES.values())


def names() -> list[str]:
    """The names of all games."""
    return list(_ENTRIES)


def find(name: str) -> Entry | None:
    """The entry of a game, None if there is no such game."""
    return _ENTRIES.get(name)
