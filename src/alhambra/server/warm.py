"""The compiled rules and bots, made ready while people play already; the rules come first.

Compiling takes seconds and would hold everybody up, so another process does it and leaves what it
made on disk; loading that takes a moment.
"""

import asyncio
import gc
import logging
import subprocess
import sys
from collections.abc import Callable

from alhambra.bots import registry
from alhambra.core.bot import Warmed
from alhambra.core.rules import find_rules
from alhambra.server import games

LOG = logging.getLogger("alhambra.warm")


class Warmth:
    """Are the compiled rules ready, or on their way?"""

    def __init__(self) -> None:
        """Cold."""
        self.is_ready = False
        self.is_warming = False
        self._is_stopping = False
        self._waiting: list[Callable[[], None]] = []
        self._process: asyncio.subprocess.Process | None = None

    def when_settled(self, call: Callable[[], None]) -> None:
        """Call this once the rules are ready, or will never be."""
        self._waiting.append(call)

    async def warm(self) -> None:
        """Compile in another process, then load; a failure leaves the interpreted rules."""
        self.is_warming = True
        for part, make_ready in PARTS.items():
            try:
                is_ready = await self._compile(part, make_ready)
            except Exception:
                LOG.exception("the compiled %s could not be loaded; they stay interpreted", part)
                is_ready = False
            self.is_ready = self.is_ready or is_ready
            if not is_ready:
                break
        self.is_warming = False
        for call in self._waiting:
            call()

    async def _compile(self, part: str, make_ready: Callable[[], None]) -> bool:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "alhambra.server.warm",
            part,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        if await self._process.wait() != 0:
            if not self._is_stopping:
                LOG.warning("the %s could not be compiled; they stay interpreted", part)
            return False
        await asyncio.to_thread(make_ready)
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
    """The same for what the bots of all games think with."""
    for name in games.names():
        for bot in registry.names(name):
            made = registry.make(name, bot)
            if isinstance(made, Warmed):
                made.warm()


PARTS = {"rules": load_rules, "bots": load_bots}

if __name__ == "__main__":
    PARTS[sys.argv[1]]()
