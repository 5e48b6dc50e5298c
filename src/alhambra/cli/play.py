"""`alhambra play`: a new game or one that is resumed, with people and bots."""

import argparse
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from alhambra.cli import games
from alhambra.cli.files import exists
from alhambra.cli.keeping import Keeping
from alhambra.cli.naming import levels_of
from alhambra.cli.output import Output, open_output
from alhambra.cli.records import load_record
from alhambra.cli.seating import Player, names_of, parse_seats, seats_in_record
from alhambra.cli.sitting import Sitting
from alhambra.cli.story import Story
from alhambra.core.chance import dealer_of
from alhambra.core.errors import AlhambraError, IllegalOption
from alhambra.locale import Words

SEEDS = 1_000_000_000


def run(arguments: argparse.Namespace) -> int:
    """Play one game; the exit status."""
    own = games.find(arguments.game).OPTIONS
    for name in games.names():
        others = [option for option in games.find(name).OPTIONS if option not in own]
        _refuse(arguments, others, "option-of", game=name)
    output = open_output(plain=arguments.plain)
    if arguments.resume is None:
        return _play_new(arguments, output)
    return _play_on(arguments, output)


def _play_new(arguments: argparse.Namespace, output: Output) -> int:
    door = games.find(arguments.game)
    if arguments.seats is not None and arguments.players is not None:
        raise AlhambraError("both", one="--players", other="--seats")
    if arguments.save is not None and exists(Path(arguments.save)):
        raise AlhambraError("exists", file=arguments.save)
    seed = secrets.randbelow(SEEDS) if arguments.seed is None else arguments.seed
    default_seats = door.seats_of(arguments)
    seats = default_seats if arguments.seats is None else arguments.seats
    players = parse_seats(seats, arguments.game, seed=seed)
    game: Any = door.rules_of(arguments, len(players)).new_game(seed)
    path = None if arguments.save is None else Path(arguments.save)
    status = _sit(
        game, players, output=output, path=path, start=game.at_ply(0), words=arguments.words
    )
    output.say(arguments.words("play-again", seed=str(seed)))
    return status


def _play_on(arguments: argparse.Namespace, output: Output) -> int:
    options = ("seats", "players", "seed", "save", *games.find(arguments.game).OPTIONS)
    _refuse(arguments, options, "with-resume")
    if arguments.resume == "-":
        raise IllegalOption("--resume", "file")
    path = Path(arguments.resume)
    record, game = load_record(arguments.resume)
    if record.game != arguments.game:
        raise AlhambraError("other-game", file=path, game=record.game)
    seed = secrets.randbelow(SEEDS) if record.seed is None else record.seed
    players = seats_in_record(record.seats, record.game, seats=game.rules.seats, seed=seed)
    before = game.copy()
    game.deal_with(dealer_of(seed))
    output.say(arguments.words("kept-over" if game.is_over else "kept-goes-on", file=path))
    return _sit(game, players, output=output, path=path, start=before, words=arguments.words)


def _refuse(arguments: argparse.Namespace, options: Iterable[str], key: str, **about: str) -> None:
    """Refuse options that were given and should not be."""
    for option in options:
        if getattr(arguments, option, None) is not None:
            raise AlhambraError(key, option=f"--{option}", **about)


def _sit(
    game: Any,
    players: list[Player],
    *,
    output: Output,
    path: Path | None,
    start: Any,
    words: Words,
) -> int:
    """Play to the end and show the account; the story begins at `start`."""
    labels = [player.label for player in players]
    names = names_of(labels, game.rules.name, seats=game.rules.seats, words=words, is_here=True)
    screen = games.find(game.rules.name).screen_of(
        game.rules, names, words=words, plain=output.is_plain
    )
    keeping = Keeping(path, labels, words)
    if not game.is_over:
        keeping.begin(game)
    sitting = Sitting(game, players, screen=screen, output=output, keeping=keeping)
    output.say(*levels_of(labels, names, game.rules.name, words))
    left = sitting.run(Story(start, screen))
    if left is not None:
        return left
    output.show(screen.account(sitting.game))
    if keeping.kept is not None:
        output.say(words("kept", file=keeping.kept))
    return 0
