"""Bring the library up to date: `python -m alhambra.compiled`."""

import os

os.environ["ALHAMBRA_LIBRARY"] = "none"  # what is printed is what the sources say now

from alhambra.core.library import FILE, FOLDER, NOTE, PAGE, digests

DIGESTS = digests()  # before anything is read that is printed: what changes later has changed

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alhambra.compiled import build
from alhambra.compiled.program import Program
from alhambra.compiled.roots import all_roots, of_the_page
from alhambra.compiled.source import NotPrintable


def main() -> int:
    """Make what is asked for, where it is not there yet."""
    parser = argparse.ArgumentParser(prog="python -m alhambra.compiled", description=__doc__)
    parser.add_argument("--target", choices=build.TARGETS, help="the machine it is made for")
    parser.add_argument("--into", type=Path, help="the folder it is put into, for other machines")
    parser.add_argument("--page", action="store_true", help="make the rules of the page too")
    parser.add_argument("--tag", action="store_true", help="say what a wheel of it is called")
    parser.add_argument("--checked", type=Path, metavar="FILE", help="make one with sanitizers")
    asked = parser.parse_args()
    try:
        with alone():
            return make(asked)
    except (build.NoCompiler, NotPrintable) as error:
        sys.stderr.write(f"{error}\n")
        return 1


def make(asked: argparse.Namespace) -> int:
    """Make it; 0 if all went well."""
    roots = all_roots()
    program = Program(roots)
    here = build.here()
    target = asked.target or here
    if asked.checked:
        build.make_library(program, asked.checked, target, build.CHECKED)
    elif asked.into:
        build.make_library(program, asked.into / build.TARGETS[target].file, target)
        build.write_note(program, DIGESTS, "zig", asked.into / NOTE.name)
    else:
        bring_up_to_date(program, target)
    if asked.page:
        bring_page_up_to_date(Program(of_the_page(roots)))
    if asked.tag:
        print(build.tag_of(target, NOTE))
    return 0


def bring_up_to_date(program: Program, target: str) -> None:
    """Make the library if the kernels changed or CC names another compiler; note the sources."""
    note = json.loads(NOTE.read_text("utf-8")) if NOTE.exists() else {}
    compiler = note.get("compiler", "")
    is_asked = "CC" in os.environ and compiler != build.name_of(build.compiler_for(target))
    if is_asked or not FILE.exists() or program.fingerprint.encode() not in FILE.read_bytes():
        compiler = build.make_library(program, FILE, target)
        print(f"rules compiled with {compiler}: {FILE.stat().st_size // 1000} kB")
    build.write_note(program, DIGESTS, compiler)


def bring_page_up_to_date(program: Program) -> None:
    """Make the rules of the page, unless they are those; a page can wait for a machine with Zig."""
    if _fingerprint_in(build.PAGE_NOTE) == program.fingerprint and PAGE.exists():
        return
    try:
        build.make_page(program)
    except build.NoCompiler as error:
        print(f"no rules for the page: {error}")
    else:
        print(f"rules compiled for the page: {PAGE.stat().st_size // 1000} kB")


def _fingerprint_in(note: Path) -> str:
    try:
        fingerprint: str = json.loads(note.read_text())["fingerprint"]
    except (OSError, ValueError, KeyError):
        return ""
    return fingerprint


@contextmanager
def alone() -> Iterator[None]:
    """One process at a time: the others find what it has made."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with (FOLDER / "kernels.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    sys.exit(main())
