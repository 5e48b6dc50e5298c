"""Workers: several processes that serve the same tables at one address.

They share the socket that listens, and nothing else but the database. One that dies is replaced.
"""

import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from types import FrameType
from typing import NoReturn

from alhambra.core.errors import AlhambraError

LOG = logging.getLogger("alhambra.workers")

STOPPING = 10
"""Seconds that workers may take to end."""
PAUSE = 1.0
"""Seconds until one that ended at once is replaced."""


class Workers:
    """The processes at work, and whoever keeps them there."""

    def __init__(self, work: Callable[[str, int], None], bury: Callable[[str, int], None]) -> None:
        """What each does under its name at its place, and what is done when one has died."""
        self._work = work
        self._bury = bury
        self._living: dict[int, tuple[str, int, float]] = {}
        """Name, place and birth of each process."""
        self._stopped_by: int | None = None
        self._life, self._hold = os.pipe()
        """Whoever reads from the first hears when this process, which holds the other, ends."""

    def run(self, count: int) -> None:
        """Keep so many at work until we are asked to stop."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        signal.signal(signal.SIGALRM, self._kill)
        for place in range(count):
            self._start(place)
        while self._living:
            pid, ended = os.wait()
            if pid not in self._living:
                continue
            name, place, born = self._living.pop(pid)
            if self._stopped_by is None:
                LOG.warning("a worker has ended (%s); another takes its place", _told(ended))
                with suppress(Exception):  # the others notice by themselves
                    self._bury(name, place)
                if time.monotonic() - born < PAUSE:
                    time.sleep(PAUSE)
                if self._stopped_by is None:
                    self._start(place)
        signal.alarm(0)
        if self._stopped_by == signal.SIGINT:
            raise KeyboardInterrupt

    def _start(self, place: int) -> None:
        name = token_hex(6)
        signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGTERM, signal.SIGINT))
        try:
            pid = os.fork()
            if pid == 0:
                self._be(name, place)
            self._living[pid] = name, place, time.monotonic()
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGTERM, signal.SIGINT))

    def _be(self, name: str, place: int) -> NoReturn:
        """A worker's life."""
        code = 1
        try:
            for number in (signal.SIGTERM, signal.SIGALRM):
                signal.signal(number, signal.SIG_DFL)
            signal.signal(signal.SIGINT, signal.default_int_handler)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGTERM, signal.SIGINT))
            os.close(self._hold)
            threading.Thread(target=self._end_with_parent, daemon=True).start()
            self._work(name, place)
            code = 0
        except KeyboardInterrupt:
            code = 0
        except AlhambraError as error:  # its database is out of reach, say
            LOG.error("a worker could not work: %s", error)
        except BaseException:
            LOG.exception("a worker could not work")
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def _end_with_parent(self) -> None:
        with suppress(OSError):
            os.read(self._life, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    def _stop(self, number: int, _: FrameType | None) -> None:
        self._stopped_by = number
        self._tell(signal.SIGTERM)
        signal.alarm(STOPPING)

    def _kill(self, *_: object) -> None:
        self._tell(signal.SIGKILL)

    def _tell(self, number: int) -> None:
        for pid in self._living:
            with suppress(ProcessLookupError):
                os.kill(pid, number)


def _told(ended: int) -> str:
    code = os.waitstatus_to_exitcode(ended)
    return f"signal {-code}" if code < 0 else f"code {code}"
