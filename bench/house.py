"""A real server process to measure: started, asked, watched, stopped."""

import http.client
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

TICKS = os.sysconf("SC_CLK_TCK")


def cpu_of(pid: int) -> float:
    """Seconds of processor time a process has used so far, all threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class House:
    """A server on a free port with a data folder of its own."""

    def __init__(self, *options: str, folder: str | None = None) -> None:
        self._kept = None if folder else tempfile.TemporaryDirectory()
        self.folder = self._kept.name if self._kept else str(folder)
        self._options = options
        self._start()

    def _start(self) -> None:
        self.begun = time.perf_counter()
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-m", "alhambra", "serve", "--port", "0"),
                *("--data", self.folder, *self._options),
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        address = re.search(r":(\d+)/", line)
        assert address is not None, line
        self.port = int(address[1])
        self.pid = self._process.pid

    def restart(self, meanwhile: Callable[[], None]) -> None:
        """Stop, do something with the data folder, and serve again."""
        self._end()
        meanwhile()
        self._start()

    def cpu(self) -> float:
        """Seconds of processor time the server has used so far, all threads."""
        return cpu_of(self.pid)

    def memory(self) -> int:
        """Bytes of memory the server holds."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf(
            "SC_PAGESIZE"
        )

    def _end(self) -> None:
        self._process.terminate()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def stop(self) -> None:
        self._end()
        if self._kept is not None:
            self._kept.cleanup()


class Guest:
    """Somebody with a cookie."""

    def __init__(self, house: House) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", house.port)
        self.cookie = ""

    def get(self, path: str) -> Any:
        return self._ask("GET", path)

    def post(self, path: str, body: object) -> Any:
        return self._ask("POST", path, json.dumps(body))

    def _ask(self, method: str, path: str, body: str | None = None) -> Any:
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        self._connection.request(method, path, body, headers)
        answer = self._connection.getresponse()
        content = answer.read()
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {content[:200]!r}")
        if made := answer.getheader("Set-Cookie"):
            self.cookie = made.partition(";")[0]
        return json.loads(content)


def syncs_per_second(folder: str, seconds: float = 1.0) -> float:
    """How often the disk under a folder takes a 4 KiB overwrite to be safe."""
    path = Path(folder) / "sync-rate"
    file = os.open(path, os.O_RDWR | os.O_CREAT)
    block = os.urandom(4096)
    os.write(file, block)
    os.fsync(file)
    count, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        os.pwrite(file, block, 0)
        os.fdatasync(file)
        count += 1
    rate = count / (time.perf_counter() - begin)
    os.close(file)
    path.unlink()
    return rate
