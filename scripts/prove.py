"""Shows that the check can be trusted: runs it again and again, alone and on a busy machine."""

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
BUSY = [sys.executable, "-c", "while True: pass"]


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """So many processes that never rest."""
    beside = [subprocess.Popen(BUSY) for _ in range(processes)]
    try:
        yield
    finally:
        for process in beside:
            process.kill()
            process.wait()


def run(command: list[str], log: Path, beside: int, late: int = 0) -> bool:
    """Run a command once, its output kept; tells how it went, and whether it succeeded."""
    begun = time.monotonic()
    surroundings = {**os.environ, "LATE_ANSWERS": str(late)} if late else None
    with busy(beside), log.open("wb") as output:
        status = subprocess.run(
            command,
            cwd=ROOT,
            env=surroundings,
            stdout=output,
            stderr=output,
            stdin=subprocess.DEVNULL,
            check=False,
        ).returncode
    minutes, seconds = divmod(round(time.monotonic() - begun), 60)
    counted = re.findall(r"(?m)^\d+ (?:passed|failed).*$", log.read_text(errors="replace"))
    told = "; ".join(counted) or f"status {status}"
    word = "FAILED" if status else "passed"
    where = f"late answers {late}" if late else f"{beside} beside"
    print(f"{log.name}: {word} in {minutes} min {seconds:02} s, {where}: {told}", flush=True)
    return status == 0


def main() -> int:
    """Run what the arguments say; how many runs failed."""
    parser = argparse.ArgumentParser(
        description="Run the whole check again and again, some of it on a busy machine; "
        "or, where tests are named, these alone.",
        epilog="example: scripts/prove.py --quiet 0 --busy 20 tests/server/test_kill.py",
    )
    parser.add_argument("tests", nargs="*", help="tests as pytest names them; none: make test")
    parser.add_argument("--quiet", type=int, default=3, help="runs with nothing beside them (3)")
    parser.add_argument("--busy", type=int, default=2, help="runs on a busy machine (2)")
    parser.add_argument("--beside", type=int, default=4, help="processes that make it busy (4)")
    parser.add_argument(
        "--late", type=int, default=0, help="runs with answers that overtake each other (0)"
    )
    parser.add_argument(
        "--logs", type=Path, default=ROOT / "build" / "prove", help="where to write"
    )
    asked = parser.parse_args()
    command = ["make", "test"]
    if asked.tests:
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *asked.tests]
    asked.logs.mkdir(parents=True, exist_ok=True)
    failed = 0
    runs = [(0, 0)] * asked.quiet + [(asked.beside, 0)] * asked.busy
    runs += [(0, seed) for seed in range(1, asked.late + 1)]
    for number, (beside, late) in enumerate(runs, 1):
        failed += not run(command, asked.logs / f"run-{number:02}.txt", beside, late)
    print(f"{failed} of {len(runs)} runs failed; logs in {asked.logs}")
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main())
