"""What the tests in a browser share: a real server process, and where things are."""

import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests.patience import PATIENCE
from tests.ports import held_port, number_of

ROOT = Path(__file__).parent.parent.parent
PICTURES = Path(__file__).parent / "pictures"
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PHONE = {"width": 360, "height": 740}
PHONE_ON_ITS_SIDE = {"width": 740, "height": 360}
TABLET = {"width": 820, "height": 1180}
DESK = {"width": 1280, "height": 900}


def browser_path() -> str:
    """The browser of this machine."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    assert found is not None, "no browser is installed: make system"
    return found


class Server:
    """`alhambra serve` as a process of its own; killed, it comes back at the same port."""

    def __init__(self, folder: Path, program: str = "tests.serving", *options: str) -> None:
        self.folder = folder
        self.options = options
        self.program = program
        self._holding = held_port()
        self.port = number_of(self._holding)
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait for its first answer."""
        command = [sys.executable, "-m", self.program, "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--data", str(self.folder / "data")]
        command += ["--pace", "0", "--patience", "1", "--no-limits", *self.options]
        with (self.folder / "server.txt").open("ab") as output:
            self._process = subprocess.Popen(
                command, stdout=output, stderr=output, stdin=subprocess.DEVNULL, cwd=ROOT
            )
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None and time.monotonic() < end, self.said()
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/api/status", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self._end(signal.SIGTERM)

    def close(self) -> None:
        """Ask it to end, and give up its port."""
        self.stop()
        self._holding.close()

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            os.kill(self._process.pid, how)
            self._process.wait(timeout=PATIENCE)
        self._process = None

    def said(self) -> str:
        """What the server wrote."""
        return (self.folder / "server.txt").read_text(encoding="utf-8", errors="replace")
