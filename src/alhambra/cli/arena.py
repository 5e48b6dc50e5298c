"""`alhambra arena`: bots meet over many games; who is stronger, and how sure that is."""

import argparse
import signal
from collections.abc import Iterator
from contextlib import closing, nullcontext
from pathlib import Path

from alhambra.arena import venues
from alhambra.arena.cluster import on_ray
from alhambra.arena.contest import Contest
from alhambra.arena.match import Played
from alhambra.arena.report import Report
from alhambra.arena.results import Results
from alhambra.cli import games, standings
from alhambra.cli.bar import Bar
from alhambra.cli.files import check_writable, same_file, write_text
from alhambra.core.checks import check_whole
from alhambra.core.errors import AlhambraError, IllegalOption

INTERRUPTED = 130


def run(arguments: argparse.Namespace) -> int:
    """Play a contest, or what is missing of it, and print its figures."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl-C: nobody is left
    try:
        return _run(arguments)
    finally:
        signal.signal(signal.SIGTERM, before)


def _run(arguments: argparse.Namespace) -> int:
    games.find(arguments.game)
    contest = contest_of(arguments)
    contest.check()
    venue = venue_of(arguments)
    path = None if arguments.file is None else Path(arguments.file)
    check_chart(arguments)
    is_cut = False
    with nullcontext() if path is None else Results(path, contest) as results:
        matches = contest.matches()
        wanted = set(matches)
        played = [] if results is None else [p for p in results.played if p.match in wanted]
        known = {each.match for each in played}
        missing = [match for match in matches if match not in known]
        bar = Bar(len(matches), arguments.words, done=len(played))
        try:
            if missing:
                with closing(venue(contest, missing)) as playing:
                    _play(playing, played, results=results, bar=bar)
        except KeyboardInterrupt:
            is_cut = True
        finally:
            bar.close()
    order = {match: place for place, match in enumerate(matches)}
    played.sort(key=lambda each: order[each.match])
    if played:
        _print(Report(contest, played), arguments)
    if is_cut:
        key = "arena-cut" if path is None else "arena-cut-kept"
        standings.tell(arguments.words(key, done=len(played), total=len(matches), file=path or ""))
        return INTERRUPTED
    return 0


def contest_of(arguments: argparse.Namespace) -> Contest:
    """What the options ask for; raises IllegalOption."""
    options = {}
    for text in arguments.option:
        key, mark, value = text.partition("=")
        if not mark or not key:
            raise IllegalOption("--option", "key-value", text)
        options[key] = value
    players = tuple(player.strip() for player in arguments.players.split(","))
    if arguments.against is not None and arguments.against not in players:
        players += (arguments.against,)
    return Contest(
        arguments.game,
        players,
        seats=arguments.seats,
        games=arguments.games,
        seed=arguments.seed,
        options=options,
        against=arguments.against,
    )


def venue_of(arguments: argparse.Namespace) -> venues.Venue:
    """Where the matches are played."""
    if arguments.json and arguments.csv:
        raise AlhambraError("two-forms", one="--json", other="--csv")
    count = arguments.processes
    if count is not None:
        check_whole("--processes", count, least=1)
    if arguments.ray is not None:
        if count is not None:
            raise AlhambraError("two-places", one="--processes", other="--ray")
        return on_ray(arguments.ray)
    return venues.here if count in (None, 1) else venues.processes(count)


def check_chart(arguments: argparse.Namespace) -> None:
    """Refuse a chart that could not be written when all is played; raises AlhambraError."""
    if arguments.chart is None:
        return
    if arguments.file is not None and same_file(arguments.chart, arguments.file):
        raise AlhambraError("same-file", one="--chart", other="--file")
    check_writable(Path(arguments.chart))


def _play(
    playing: Iterator[Played], played: list[Played], *, results: Results | None, bar: Bar
) -> None:
    bar.show(len(played))
    for each in playing:
        if results is not None:
            results.add(each)
        played.append(each)
        bar.show(len(played))


def _print(report: Report, arguments: argparse.Namespace) -> None:
    if arguments.json:
        print(standings.as_json(report))
    elif arguments.csv:
        print(standings.as_csv(report), end="")
    else:
        print("\n".join(standings.as_table(report, arguments.words)))
    if arguments.chart is not None:
        from alhambra.arena.chart import drawn

        write_text(Path(arguments.chart), drawn(report, arguments.words))
