"""Where the matches of a contest are played: in this process, in several, on a cluster."""

import os
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context

from alhambra.arena.contest import Contest, Match
from alhambra.arena.match import Played, play
from alhambra.bots.workers import end_all
from alhambra.core.errors import AlhambraError

Venue = Callable[[Contest, list[Match]], Generator[Played, None, None]]
"""Plays matches and yields them as they end, in any order."""


def here(contest: Contest, matches: Iterable[Match]) -> Generator[Played, None, None]:
    """Play one match after another in this process."""
    for match in matches:
        yield play(contest, match)


def processes(count: int) -> Venue:
    """Play in so many processes at once."""

    def venue(contest: Contest, matches: list[Match]) -> Generator[Played, None, None]:
        before = set(active_children())
        pool = ProcessPoolExecutor(
            min(count, len(matches)), mp_context=get_context("spawn"), initializer=_begin
        )
        try:
            for done in as_completed([pool.submit(play, contest, match) for match in matches]):
                yield done.result()
        except BrokenProcessPool as error:
            raise AlhambraError("process-died") from error
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in set(active_children()) - before:
                child.terminate()  # nobody waits for a match that nobody waits for

    return venue


def _begin() -> None:
    """Ctrl-C is heard by the process that asked; it ends the others, and they their programs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)


def _end(*_: object) -> None:
    end_all()
    os._exit(0)
