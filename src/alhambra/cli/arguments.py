"""The commands of `alhambra` with their options; what they say stands in the catalogues."""

import argparse
import importlib
from collections.abc import Callable
from typing import Any

import alhambra
from alhambra.cli import games
from alhambra.cli.program import program, typed
from alhambra.locale import LANGUAGES, Words
from alhambra.server.hosting import SETTINGS

COMMANDS = (
    *("play", "replay", "verify", "show", "serve", "doctor", "backup"),
    *("bots", "arena", "train", "bench"),
)

ARGPARSE = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "%(prog)s: error: %(message)s\n": "argparse-error",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "the following arguments are required: %s": "argparse-required",
    "expected one argument": "argparse-one",
    "expected at most one argument": "argparse-at-most-one",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "invalid %(type)s value: %(value)r": "argparse-value",
    "ignored explicit argument %r": "argparse-ignored",
}
"""What argparse itself says, by the texts that it looks up translations for."""


class Parser(argparse.ArgumentParser):
    """Options and arguments whose help stands in the catalogues, as `help-NAME` or by a key."""

    words: Words

    def add(self, name: str, value: str = "", **settings: Any) -> None:
        """Add an option or an argument; a flag unless it takes a value."""
        if value:
            settings["metavar"] = self.words(f"value-{value}")
        elif "choices" not in settings:
            settings["action"] = "store_true"
        key, about = settings.pop("key", None), settings.pop("about", {})
        text = self.words(key or f"help-{name.lstrip('-')}", **about)
        self.add_argument(name, help=text, **settings)


def parser_of(words: Words) -> argparse.ArgumentParser:
    """The parser of all commands; a parsed command has a function `run`, and `words`."""
    argparse._ = lambda text: _translated(text, words)  # type: ignore[attr-defined]
    Parser.words = words
    parser = Parser(
        prog=program(),
        description=words("help-alhambra"),
        epilog=typed(words("help-alhambra-examples")),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    version = f"alhambra {alhambra.__version__}"
    parser.add_argument(
        "--version", action="version", version=version, help=words("argparse-version")
    )
    parser.set_defaults(run=lambda _: _help(parser), words=words)
    parser.add("--language", choices=LANGUAGES)
    commands = parser.add_subparsers(title=words("commands"), metavar=words("value-command"))
    for name in COMMANDS:
        summary = words(f"command-{name}")
        command = commands.add_parser(
            name,
            help=summary,
            description=summary[0].upper() + summary[1:] + ".",
            epilog=typed(words(f"command-{name}-examples")),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        command.set_defaults(run=_Command(name, command))
        _FILLED[name](command)
        command.add("--language", choices=LANGUAGES)
    return parser


def _translated(text: str, words: Words) -> str:
    return words(ARGPARSE[text]) + "\n" * text.endswith("\n") if text in ARGPARSE else text


class _Command:
    """Runs a command, whose module is imported only then."""

    def __init__(self, name: str, parser: Parser) -> None:
        self.name = name
        self._parser = parser

    def __call__(self, arguments: argparse.Namespace) -> int:
        if self.name == "show" and not arguments.position:
            return _help(self._parser)
        status: int = importlib.import_module(f"alhambra.cli.{self.name}").run(arguments)
        return status


def _help(parser: argparse.ArgumentParser) -> int:
    parser.print_help()
    return 0


def _fill_play(parser: Parser) -> None:
    parser.add("game", "game", nargs="?", about={"games": ", ".join(games.names())})
    parser.add("--seats", "list")
    parser.add("--players", "number", type=int)
    parser.add("--seed", "number", type=int)
    parser.add("--save", "file")
    parser.add("--resume", "file")
    parser.add("--plain")
    for name in games.names():
        group: Any = parser.add_argument_group(parser.words(f"terminal-game-{name}"))
        games.find(name).add_arguments(group, parser.words)


def _fill_replay(parser: Parser) -> None:
    parser.add("file", "file")
    parser.add("--json")
    parser.add("--plain")


def _fill_verify(parser: Parser) -> None:
    parser.add("file", "file")
    parser.add("--commitment", "hex")
    parser.add("--seal", "hex")


def _fill_show(parser: Parser) -> None:
    parser.add("position", "position", nargs="*")
    parser.add("--plain")


def _fill_serve(parser: Parser) -> None:
    for setting in SETTINGS:  # their values are read where those of files and variables are
        more = {"action": "append"} if setting.kind is list else {}
        about = {"default": setting.shown}
        parser.add(setting.flag, setting.value, default=None, about=about, **more)
    parser.add("--settings", "file")
    parser.add("--show-settings")


def _fill_backup(parser: Parser) -> None:
    parser.add("file", "file", key="help-backup")
    _fill_doctor(parser)


def _fill_doctor(parser: Parser) -> None:
    parser.add("--data", "folder")
    parser.add("--settings", "file")


def _fill_arena(parser: Parser) -> None:
    parser.add("game", "game", about={"games": ", ".join(games.names())})
    parser.add("--players", "list", required=True, key="help-arena-players")
    parser.add("--games", "number", type=int, default=100)
    parser.add("--seats", "number", type=int, default=2, key="help-arena-seats")
    parser.add("--against", "player", key="help-arena-against")
    parser.add("--seed", "number", type=int, default=0, key="help-arena-seed")
    parser.add("--option", "option", action="append", default=[])
    parser.add("--file", "file", key="help-arena-file")
    parser.add("--processes", "number", type=int)
    parser.add("--ray", "address")
    parser.add("--json")
    parser.add("--csv")
    parser.add("--chart", "file")


def _fill_train(parser: Parser) -> None:
    parser.add("game", "game", about={"games": ", ".join(games.names())})
    parser.add("--players", "number", type=int, default=2, key="help-train-players")
    parser.add("--games", "number", type=int, default=100_000, key="help-train-games")
    parser.add("--seed", "number", type=int, default=0, key="help-train-seed")
    parser.add("--file", "file", key="help-train-file")
    parser.add("--virtual", "number", type=int, key="help-train-virtual")


def _fill_bench(parser: Parser) -> None:
    parser.add("--against", "revision")
    parser.add("--python", "file")
    parser.add("--json")


_FILLED: dict[str, Callable[[Parser], None]] = {
    "play": _fill_play,
    "replay": _fill_replay,
    "verify": _fill_verify,
    "show": _fill_show,
    "serve": _fill_serve,
    "doctor": _fill_doctor,
    "backup": _fill_backup,
    "bots": lambda _: None,
    "arena": _fill_arena,
    "train": _fill_train,
    "bench": _fill_bench,
}
