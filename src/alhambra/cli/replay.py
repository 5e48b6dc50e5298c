"""`alhambra replay`: the story of a record in words, or as JSON for programs."""

import argparse
import json
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from alhambra.cli import games
from alhambra.cli.naming import levels_of
from alhambra.cli.output import open_output
from alhambra.cli.records import load_record
from alhambra.cli.seating import names_of
from alhambra.cli.story import Story, told
from alhambra.core.record import Record


def run(arguments: argparse.Namespace) -> int:
    """Replay one record; nothing is printed before all of it has been found right."""
    record, game = load_record(arguments.file)
    if arguments.json:
        print(json.dumps(facts_of(record, game), indent=2))
        return 0
    output = open_output(plain=arguments.plain)
    names = names_of(record.seats, record.game, seats=game.rules.seats, words=arguments.words)
    screen = games.find(record.game).screen_of(
        game.rules, names, words=arguments.words, plain=output.is_plain
    )
    output.say(*levels_of(record.seats, names, record.game, arguments.words))
    for sentence in Story(game.at_ply(0), screen).to_the_end(game):
        output.show(told(sentence, screen))
    output.show(screen.account(game))
    return 0


def facts_of(record: Record, game: Any) -> dict[str, Any]:
    """What programs want to know of a record."""
    standing = game.standing()
    return {
        "game": record.game,
        "version": record.version,
        "options": game.rules.header(),
        "seats": list(record.seats),
        "seed": record.seed,
        "start": record.start,
        "plies": _plies(game),
        "over": game.is_over,
        "to_move": game.to_move,
        "scores": list(standing.scores),
        "winners": list(standing.winners) if game.is_over else None,
        **_accounts(standing),
        "digest": game.digest(),
        "position": game.position_text(),
    }


def _accounts(standing: Any) -> dict[str, Any]:
    """What an outcome says of how its scores came about."""
    parts = {field.name: simple(getattr(standing, field.name)) for field in fields(standing)}
    return {name: part for name, part in parts.items() if name not in ("scores", "winners")}


def _plies(game: Any) -> list[dict[str, Any]]:
    again = game.at_ply(0)
    plies = []
    for ply in game.plies:
        actor = again.to_move
        plies.append({"actor": "chance" if actor is None else actor, "text": str(ply)})
        again.push(ply)
    return plies


def simple(value: Any) -> Any:
    """Dataclasses, enums and tuples as JSON has them."""
    if is_dataclass(value):
        return {field.name: simple(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Enum):
        return value.name.lower()
    if isinstance(value, (list, tuple)):
        return [simple(part) for part in value]
    return value
