"""Files of the command line: read as text, written so that nothing is ever half there."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from alhambra.core.errors import AlhambraError

SUFFIX = ".alhambra"


class FileTrouble(AlhambraError):
    """A file that cannot be read or written."""


def read_text(name: str) -> str:
    """A text file, or standard input for `-`; raises FileTrouble."""
    try:
        if name == "-":
            return sys.stdin.read()
        return Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise FileTrouble("unreadable", file=name, cause=error.strerror) from error
    except ValueError as error:
        raise FileTrouble("no-text", file=name) from error


def write_text(path: Path, text: str) -> None:
    """Replace a file at once and for good: a kill or a power cut leaves the old or the new one."""
    with _draft_of(path) as (draft, target):
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
        _sync_folder(target.parent)


def check_writable(path: Path) -> None:
    """Refuse a file that could not be written later; what it holds stays. Raises FileTrouble."""
    with _draft_of(path) as (draft, _):
        draft.touch()


@contextlib.contextmanager
def _draft_of(path: Path) -> Iterator[tuple[Path, Path]]:
    """A draft beside the file that it is to replace, gone afterwards; raises FileTrouble."""
    draft = None
    try:
        target = Path(os.path.realpath(path))
        if target.exists() and not target.is_file():
            raise FileTrouble("no-file", file=path)
        draft = target.parent / f".{target.name}.{os.getpid()}.part"
        yield draft, target
    except OSError as error:
        raise FileTrouble("unwritable", file=path, cause=error.strerror) from error
    except ValueError as error:
        raise FileTrouble("no-name", file=path) from error
    finally:
        if draft is not None:
            with contextlib.suppress(OSError):
                draft.unlink()


def exists(path: Path) -> bool:
    """Is there something of this name? A name no file can have is none."""
    return os.path.exists(path)


def same_file(one: str, other: str) -> bool:
    """Do two names stand for one file, whether it is there or not?"""
    return os.path.realpath(one) == os.path.realpath(other)


def free_name(game: str, seed: int) -> Path:
    """A file of the current folder that does not exist yet: the game, the seed, .alhambra."""
    path = Path(f"{game}-{seed}{SUFFIX}")
    number = 2
    while exists(path):
        path = Path(f"{game}-{seed}-{number}{SUFFIX}")
        number += 1
    return path


def _sync_folder(folder: Path) -> None:
    """Make the new name durable too, where the system can open folders."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
