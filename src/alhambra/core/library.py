"""The library: the rules compiled, loaded once and never stale; without it all is interpreted.

`alhambra.compiled` makes it when the package is built. Beside it lies a note of the sources it was
made of. Where one of them has changed since, the library is made anew, which takes some seconds
and is said in a line, or, where nothing can make it, is left alone with a warning.

ALHAMBRA_LIBRARY names another file to load, or `none`.
"""

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
import warnings
from dataclasses import dataclass
from functools import cache
from importlib.machinery import ExtensionFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = Path(__file__).parents[1]
FOLDER = PACKAGE / "compiled"
MODULE = "alhambra.compiled.kernels"
FILE = FOLDER / ("kernels.pyd" if sys.platform == "win32" else "kernels.abi3.so")
NOTE = FOLDER / "kernels.json"
"""What the library was made of: the digest of every source, and of all kernels together."""
PAGE = PACKAGE / "web" / "static" / "rules.wasm"
"""The same rules for the page."""
CHOICE = "ALHAMBRA_LIBRARY"
NONE = "none"


@dataclass(frozen=True)
class Status:
    """Which way the rules run, and why."""

    module: ModuleType | None
    why: str
    """A word of the catalogue: `compiled`, or what keeps it from being so."""
    detail: str = ""


_LOADING = threading.Lock()


def status() -> Status:
    """Load the library once, making it anew if it is stale."""
    with _LOADING:
        return _status()


@cache
def _status() -> Status:
    chosen = os.environ.get(CHOICE, "")
    if chosen == NONE:
        return Status(None, "chosen")
    if chosen:
        return _loaded(Path(chosen))
    if not can_be_loaded() or not FILE.exists():
        return Status(None, "missing")
    if changed := changed_sources():
        found = _made_anew(changed)
        if found is not None:
            return found
    return _loaded(FILE)


def can_be_loaded() -> bool:
    """Is this the Python that the library is made for: CPython of 64 bits, with its lock?"""
    is_free = bool(sysconfig.get_config_var("Py_GIL_DISABLED"))
    return sys.implementation.name == "cpython" and sys.maxsize > 1 << 32 and not is_free


def changed_sources() -> list[str]:
    """The sources that are no longer what the library was made of, by their paths."""
    try:
        note = json.loads(NOTE.read_text("utf-8"))
        made_of: dict[str, str] = note["sources"]
        is_ours = note["fingerprint"].encode() in FILE.read_bytes()
    except (OSError, ValueError, KeyError):
        return [NOTE.name]
    if not is_ours:  # the note of another library
        return [FILE.name]
    return [name for name, digest in made_of.items() if digest_of(PACKAGE / name) != digest]


def digests() -> dict[str, str]:
    """The digests of all sources that a library could be made of, by their paths."""
    files = [*PACKAGE.rglob("*.py"), *FOLDER.glob("*.[ch]")]
    return {file.relative_to(PACKAGE).as_posix(): digest_of(file) for file in files}


def digest_of(source: Path) -> str:
    """The digest of a file, empty where there is none."""
    try:
        return hashlib.sha256(source.read_bytes()).hexdigest()[:16]
    except OSError:
        return ""


def _made_anew(changed: list[str]) -> Status | None:
    """Let another process bring the library up to date; a status if that is not possible."""
    begun = time.monotonic()
    command = [sys.executable, "-P", "-m", "alhambra.compiled"]
    command += ["--page"] if PAGE.exists() else []
    paths = os.pathsep.join(filter(None, (str(PACKAGE.parent), os.environ.get("PYTHONPATH"))))
    with tempfile.TemporaryDirectory() as folder:  # bytecode may be older than its source
        environment = {**os.environ, CHOICE: NONE, "PYTHONPYCACHEPREFIX": folder}
        environment["PYTHONPATH"] = paths  # these sources and no others
        done = subprocess.run(  # noqa: S603 - our own interpreter, our own module
            command, env=environment, capture_output=True, text=True, check=False
        )
    if done.returncode == 0 and not changed_sources():
        if made := ", ".join(done.stdout.splitlines()):
            seconds = time.monotonic() - begun
            sys.stderr.write(f"alhambra: {made} after a change of {changed[0]}, {seconds:.0f} s\n")
        return None
    why = (done.stderr.strip() or "no reason given").splitlines()[-1]
    warnings.warn(
        f"{changed[0]} has changed and the rules could not be compiled: {why}. "
        "They are interpreted, many times slower.",
        RuntimeWarning,
        stacklevel=2,
    )
    return Status(None, "stale", why)


def _loaded(file: Path) -> Status:
    loader = ExtensionFileLoader(MODULE, str(file))
    spec = importlib.util.spec_from_file_location(MODULE, file, loader=loader)
    assert spec is not None
    try:
        module = importlib.util.module_from_spec(spec)
        loader.exec_module(module)
    except ImportError as error:
        return Status(None, "unloadable", str(error))
    return Status(module, "compiled", str(file))


def is_loaded() -> bool:
    """Do the rules run compiled?"""
    return status().module is not None


def record_type() -> Any:
    """The type of the library's records, None without a library."""
    return getattr(status().module, "Record", None)


def is_record(thing: Any) -> bool:
    """Is this a record of the library?"""
    kind = record_type()
    return kind is not None and isinstance(thing, kind)


def field(start: int, shape: tuple[int, ...], *, is_real: bool) -> Any:
    """What reads and writes a field of the library's records."""
    return getattr(status().module, "Field")(start, shape, is_real)  # noqa: B009


def root(name: str) -> Any:
    """A root as the library has it, None if it has none."""
    module = status().module
    return None if module is None else module.roots.get(name)
