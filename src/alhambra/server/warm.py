"""The compiled rules and the bots' thinking, made ready while people play already.

Compiling takes seconds and would hold everybody up, so another process does it and leaves what it
made on disk; loading that takes a moment. The rules come first: everybody needs them.
"""

import asyncio
import contextlib
import gc
import logging
import subprocess
import sys
from collections.abc import Callable

from alhambra.bots import registry
from alhambra.core.rules import find_rules
from alhambra.server import games

LOG = logging.getLogger("alhambra.warm")


class Warmth:
    """Are the compiled rules ready and the bots, or on their way?"""

    def __init__(self) -> None:
        """Cold."""
        self.is_ready = False
        self.are_bots_ready = False
        """Until they are, those that search play without searching."""
        self.is_warming = False
        self._is_stopping = False
        self._waiting: list[Callable[[], None]] = []
        self._process: asyncio.subprocess.Process | None = None

    def when_settled(self, call: Callable[[], None]) -> None:
        """Call this whenever something is ready, or will never be."""
        self._waiting.append(call)

    async def warm(self) -> None:
        """Compile in another process, then load; a failure leaves what is interpreted."""
        self.is_warming = True
        self.is_ready = await self._try("rules")
        if self.is_ready:
            self._tell()
            self.are_bots_ready = await self._try("bots")
        self.is_warming = False
        self._tell()

    def _tell(self) -> None:
        for call in self._waiting:
            call()

    async def _try(self, part: str) -> bool:
        try:
            return await self._compile(part)
        except Exception:
            LOG.exception("the compiled %s could not be loaded; they stay interpreted", part)
            return False

    async def _compile(self, part: str) -> bool:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "alhambra.server.warm",
            part,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        _, said = await self._process.communicate()
        if self._process.returncode != 0:
            if not self._is_stopping:
                why = said.decode(errors="replace").strip().rpartition("\n")[2]
                LOG.warning("the %s could not be compiled (%s); they stay interpreted", part, why)
            return False
        await asyncio.to_thread(LOADS[part])
        gc.freeze()  # what was loaded stays; the collector need not look at it again
        return True

    def stop(self) -> None:
        """Stop compiling."""
        self._is_stopping = True
        if self._process is not None and self._process.returncode is None:
            self._process.kill()


def load_rules() -> None:
    """Load the compiled rules of all games, compiling what is not on disk yet."""
    for name in games.names():
        find_rules(name).warm()
        games.find(name).warm()


def load_bots() -> None:
    """Load what the bots of all games think with, compiling what is not on disk yet."""
    for name in games.names():
        registry.warm(name)


LOADS = {"rules": load_rules, "bots": load_bots}


def _compile_alone(parts: list[str]) -> None:
    """Compile what is not on disk yet; several workers one after another, so that one does it."""
    with contextlib.ExitStack() as held:
        if sys.platform != "win32":
            import fcntl

            from alhambra.core.twin import cache_folder

            lock = held.enter_context((cache_folder("now") / "lock").open("w"))
            fcntl.flock(lock, fcntl.LOCK_EX)
        for part in parts:
            LOADS[part]()


if __name__ == "__main__":
    _compile_alone(sys.argv[1:] or list(LOADS))
