"""The commands of `alhambra` with their options, helps and examples."""

import argparse

import alhambra
from alhambra.cli import games
from alhambra.locale import LANGUAGES, Words

DESCRIPTION = "The games of the Alhambra family, for people and for programs."

EXAMPLES = """\
examples:
  alhambra serve --open                       play in the browser, with bots or friends
  alhambra play rollwrite                     play Roll & Write against two bots
  alhambra play rollwrite --solo              play it alone
  alhambra play palace                        play the board game against two bots
  alhambra replay game.alhambra               read a game kept in a file
  alhambra bots                               who can be played against
Every command has its own help: alhambra play --help
"""

PLAY_EXAMPLES = """\
examples:
  alhambra play rollwrite                             you against two greedy bots
  alhambra play rollwrite --players 5                 you against four of them
  alhambra play rollwrite --seats me:Ann,me:Ben,uniform
                                                      two people at this screen, and a bot
  alhambra play rollwrite --solo 3 --goal versus      alone against three virtual players
  alhambra play rollwrite --save evening.alhambra     keep every step in a file
  alhambra play rollwrite --resume evening.alhambra   go on where it stopped
  alhambra play rollwrite --seed 7                    the same dice every time
  alhambra play palace --players 2                    the board game with one bot, and Dirk
  alhambra play palace --hands open                   every hand face up
During the game type a number, an action such as `construct y3 b5`, or `help`.
Quit, Ctrl-C or the end of input lose nothing: the game is kept in a file.
"""

REPLAY_EXAMPLES = """\
examples:
  alhambra replay evening.alhambra            the story in words, and the scores
  alhambra replay evening.alhambra --json     one JSON object for programs
  cat evening.alhambra | alhambra replay -    read the record from standard input
"""

VERIFY_EXAMPLES = """\
Before the first ply a table shows its commitment, the SHA-256 of a secret of 32 bytes. Every chance
is drawn from that secret, the table's name, the number of the ply and the words players added. When
the game is over, the secret is in the record. This command draws every chance again on your own
machine, and replays the record by the rules.

examples:
  alhambra verify evening.alhambra            check commitment, dice and every line
  alhambra verify evening.alhambra --commitment 3f2a...
                                              and that it is the one you noted
  cat evening.alhambra | alhambra verify -    read the record from standard input
exit status: 0 as committed, 1 something differs, 2 there is nothing to verify
"""

SHOW_EXAMPLES = """\
examples:
  alhambra show "rollwrite players=3 round=1 first=0 turn=0 | 3-0 y42 b51 11,25,66
     | 3-0 y2 b6 14,15,16 | 3-0 y3 b3 21,22,23"
  alhambra replay evening.alhambra --json | jq -r .position | alhambra show -
"""

SERVE_EXAMPLES = """\
examples:
  alhambra serve --open                       play in the browser of this machine
  alhambra serve --host 0.0.0.0 --port 8000   let others in the same network play along
  alhambra serve --data evening               keep the tables in the folder evening
What was accepted is on disk before anybody sees it; stop the server whenever you like.
Behind a proxy, pass on the Host and Origin headers and the WebSocket of every table.
"""

BOTS_EXAMPLES = """\
examples:
  alhambra bots                               all bots of all games
  alhambra play rollwrite --seats me,uniform  sit down with one of them
  alhambra play palace --seats me,greedy,uniform
"""

BENCH_EXAMPLES = """\
examples:
  alhambra bench                              how fast games are played on this machine
  alhambra bench --json                       the same as one JSON object
"""


def parser_of(words: Words) -> argparse.ArgumentParser:
    """The parser of all commands; a parsed command has a function `run`, and `words`."""
    parser = argparse.ArgumentParser(
        prog="alhambra",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"alhambra {alhambra.__version__}")
    parser.set_defaults(run=lambda _: _help(parser), words=words)
    _add_language(parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _add_play(
        _command(commands, "play", "play a game against bots, people or alone", PLAY_EXAMPLES)
    )
    _add_replay(_command(commands, "replay", "replay a record and tell its story", REPLAY_EXAMPLES))
    _add_verify(_command(commands, "verify", "check the dice of a table's record", VERIFY_EXAMPLES))
    _add_show(_command(commands, "show", "draw a position from its one-line text", SHOW_EXAMPLES))
    _add_serve(_command(commands, "serve", "serve tables to browsers", SERVE_EXAMPLES))
    bots = _command(commands, "bots", "list the bots of every game", BOTS_EXAMPLES)
    bots.set_defaults(run=_bots)
    bench = _command(commands, "bench", "measure how fast games are played", BENCH_EXAMPLES)
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    bench.set_defaults(run=_bench)
    return parser


def _command(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]",
    name: str,
    *texts: str,
) -> argparse.ArgumentParser:
    summary, examples = texts
    parser = commands.add_parser(
        name,
        help=summary,
        description=summary[0].upper() + summary[1:] + ".",
        epilog=examples,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    _add_language(parser)
    return parser


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language", choices=LANGUAGES, help="the language of everything said (your locale's)"
    )


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game", metavar="GAME", nargs="?", help="one of: " + ", ".join(games.names())
    )
    parser.add_argument(
        "--seats",
        metavar="LIST",
        help="who sits where: `me`, `me:NAME` or a bot, with commas (me,greedy,greedy)",
    )
    parser.add_argument(
        "--players", metavar="N", type=int, help="you and N-1 greedy bots, instead of --seats"
    )
    parser.add_argument("--seed", metavar="S", type=int, help="a number that decides all chance")
    parser.add_argument("--save", metavar="FILE", help="keep the game in this file, step by step")
    parser.add_argument("--resume", metavar="FILE", help="go on with a kept game, in its file")
    _add_plain(parser)
    for name in games.names():
        games.find(name).add_arguments(parser)
    parser.set_defaults(run=_play)


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record; - for standard input")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    _add_plain(parser)
    parser.set_defaults(run=_replay)


def _add_serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", metavar="H", default="127.0.0.1", help="address (127.0.0.1)")
    parser.add_argument("--port", metavar="P", type=int, help="port (the first free from 8000)")
    parser.add_argument("--data", metavar="DIR", help="folder of the database (your data folder)")
    parser.add_argument("--open", action="store_true", help="open the start page in a browser")
    parser.add_argument(
        "--pace", metavar="S", type=float, help="seconds a bot takes for an action (0.7)"
    )
    parser.add_argument(
        "--patience", metavar="S", type=float, help="seconds until somebody gone is away (20)"
    )
    parser.add_argument(
        "--no-limits", action="store_true", help="any number of tables and messages, for measuring"
    )
    parser.add_argument(
        "--interpreted", action="store_true", help="do not compile the rules in the background"
    )
    parser.set_defaults(run=_serve)


def _add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record; - for standard input")
    parser.add_argument(
        "--commitment", metavar="HEX", help="the commitment that was shown before the first ply"
    )
    parser.set_defaults(run=_verify)


def _add_show(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "position", metavar="POSITION", nargs="*", help="a position; - for standard input"
    )
    _add_plain(parser)
    parser.set_defaults(run=lambda found: _show(found) if found.position else _help(parser))


def _add_plain(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--plain", action="store_true", help="plain lines even in a terminal, for screen readers"
    )


def _help(parser: argparse.ArgumentParser) -> int:
    parser.print_help()
    return 0


def _play(arguments: argparse.Namespace) -> int:
    from alhambra.cli.play import run

    return run(arguments)


def _replay(arguments: argparse.Namespace) -> int:
    from alhambra.cli.replay import run

    return run(arguments)


def _serve(arguments: argparse.Namespace) -> int:
    from alhambra.cli.serve import run

    return run(arguments)


def _verify(arguments: argparse.Namespace) -> int:
    from alhambra.cli.verify import run

    return run(arguments)


def _show(arguments: argparse.Namespace) -> int:
    from alhambra.cli.show import run

    return run(arguments)


def _bots(_: argparse.Namespace) -> int:
    from alhambra.cli.bots import run

    return run()


def _bench(arguments: argparse.Namespace) -> int:
    from alhambra.cli.bench import run

    return run(json_output=arguments.json)
