"""Processes of programs that answer questions; one that misbehaves is ended and replaced."""

import atexit
import contextlib
import os
import signal
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from queue import Empty, SimpleQueue

from alhambra.core.errors import AlhambraError

LONGEST_ANSWER = 1 << 16
"""Bytes of a line beyond which it is no answer."""
MOST_SILENT = 3
"""After so many questions in a row without an answer a program is left alone for a while."""
REST = 60.0
"""Seconds of that while."""
WHILE_ENDING = 5.0
"""Seconds for a program that has closed its output to end."""
BASICS = ("PATH", "HOME", "LANG", "SYSTEMROOT")
"""Variables that a program inherits at any rate; Windows starts nothing without the last."""


class ProgramTrouble(AlhambraError):
    """A program that did not answer as it should."""


class Worker:
    """One process; a thread of its own writes to it and reads from it, so that nobody hangs."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None) -> None:
        """Start the process, in our own environment or in another; raises ProgramTrouble."""
        try:
            self._process = subprocess.Popen(  # noqa: S603 - named by whoever runs this
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
                env=environment,
            )
        except (OSError, ValueError) as error:
            cause = getattr(error, "strerror", None) or str(error)
            raise ProgramTrouble("program-start", command=command[0], cause=cause) from error
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes | None] = SimpleQueue()
        threading.Thread(target=self._talk, name="program", daemon=True).start()

    def ask(self, line: str, seconds: float) -> str:
        """The line that answers a line; raises ProgramTrouble."""
        self._questions.put(line.encode() + b"\n")
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty as error:
            raise ProgramTrouble("program-silent", seconds=f"{seconds:g}") from error
        if not answer:
            raise ProgramTrouble("program-died", status=self._status())
        if not answer.endswith(b"\n"):
            raise ProgramTrouble("program-long")
        return answer.decode(errors="replace").strip()

    def _status(self) -> int | str:
        """How the process ended: its exit status, or the name of the signal that ended it."""
        try:
            status = self._process.wait(WHILE_ENDING)
        except subprocess.TimeoutExpired:
            return "unknown"  # it has closed its output and goes on
        if status >= 0:
            return status
        try:
            return signal.Signals(-status).name
        except ValueError:  # most of those for real time have no name
            return f"signal {-status}"

    def _talk(self) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        while (question := self._questions.get()) is not None:
            answer = None
            with contextlib.suppress(OSError, ValueError):
                self._process.stdin.write(question)
                self._process.stdin.flush()
                answer = self._process.stdout.readline(LONGEST_ANSWER)
            self._answers.put(answer)
        for pipe in (self._process.stdin, self._process.stdout):
            with contextlib.suppress(OSError, ValueError):
                pipe.close()

    def end(self) -> None:
        """End the process and whatever it has started; nobody waits."""
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._questions.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1)


class Workers:
    """All processes of one program: as many as are asked at once."""

    def __init__(self, command: Sequence[str], inherited: Sequence[str] | None = None) -> None:
        """None is started yet; they inherit these variables beside the basics, or all."""
        self._command = command
        self._inherited = inherited
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._guard = threading.Lock()
        self._silent = 0
        self._asked_again = 0.0
        """When a program that was silent too often is asked again."""

    def ask(self, line: str, seconds: float) -> str:
        """The line that answers a line; raises ProgramTrouble."""
        if self._silent >= MOST_SILENT and time.monotonic() < self._asked_again:
            raise ProgramTrouble("program-rests", count=self._silent)
        with self._guard:
            worker = self._idle.pop() if self._idle else self._start()
            self._busy.add(worker)
        is_well = False
        try:
            answer = worker.ask(line, seconds)
            is_well = True
            self._silent = 0
            return answer
        except ProgramTrouble as trouble:
            if trouble.key == "program-silent":
                self._silent += 1
                self._asked_again = time.monotonic() + REST
            raise
        finally:
            with self._guard:
                is_known = worker in self._busy
                self._busy.discard(worker)
                if is_well and is_known:
                    self._idle.append(worker)
            if not is_well:
                worker.end()

    def _start(self) -> Worker:
        if self._inherited is None:
            return Worker(self._command, None)
        names = {*BASICS, *self._inherited}
        return Worker(self._command, {n: os.environ[n] for n in names if n in os.environ})

    def end(self) -> None:
        """End all processes."""
        with self._guard:
            ending = [*self._idle, *self._busy]
            self._idle.clear()
            self._busy.clear()
        for worker in ending:
            worker.end()


_WORKERS: dict[tuple[tuple[str, ...], tuple[str, ...] | None], Workers] = {}
_MAKING = threading.Lock()


def workers_of(command: tuple[str, ...], inherited: tuple[str, ...] | None = None) -> Workers:
    """The processes of a command that inherit these variables beside the basics, or all."""
    with _MAKING:
        return _WORKERS.setdefault((command, inherited), Workers(command, inherited))


@atexit.register
def end_all() -> None:
    """End all processes of all programs."""
    for workers in list(_WORKERS.values()):
        workers.end()
