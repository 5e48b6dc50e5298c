"""Making the library and the page's rules: which compiler, for which machine, with which flags.

Zig's compiler comes from PyPI and builds for every machine from every machine; the system's own is
used if CC names it, or at last where there is no other.
"""

import importlib.util
import json
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from alhambra.compiled.program import SHARED, Program
from alhambra.core.library import FOLDER, NOTE, PACKAGE, PAGE, can_be_loaded

PAGE_NOTE = PAGE.with_suffix(".json")
"""What the page's rules are: the numbers of their records and roots."""
FLAGS = ("-std=gnu11", "-fwrapv", "-ffp-contract=off", "-Wall", "-Werror", "-Wno-unused")
"""Integers wrap where Python's grow: no kernel may overflow. Floats are rounded as Python's."""
QUIET = (
    "-Wno-unknown-warning-option",
    "-Wno-parentheses",
    "-Wno-parentheses-equality",
    "-Wno-tautological-compare",
    "-Wno-int-in-bool-context",
    "-Wno-bool-compare",
    "-Wno-bool-operation",
)
"""What looks odd in C may be plain in Python."""
CHECKED = (
    "-O1",
    "-g",
    "-fno-wrapv",
    "-DALHAMBRA_CHECKED",
    "-fsanitize=address,undefined,bounds-strict",
)
"""Everything that goes wrong in a kernel is said with its line in Python."""


class NoCompiler(Exception):
    """Nothing here can compile; says why."""


@dataclass(frozen=True)
class Target:
    """A kind of machine that the library is made for."""

    zig: str
    """What Zig calls it."""
    tag: str
    """What wheels call it."""
    flags: tuple[str, ...] = ()
    file: str = "kernels.abi3.so"


V2 = ("-mcpu=x86_64_v2", "-mtune=skylake")
"""For processors since 2009, since older ones cannot count bits; at its best on those of today."""
INLINING = ("-mllvm", "-inline-threshold=600")
"""Small rules are many: more of them than usual are woven into those that call them."""
MACOS = ("-undefined", "dynamic_lookup")
TARGETS = {
    "linux-x86_64": Target("x86_64-linux-gnu.2.17", "manylinux_2_17_x86_64", V2),
    "linux-aarch64": Target("aarch64-linux-gnu.2.17", "manylinux_2_17_aarch64"),
    "musl-x86_64": Target("x86_64-linux-musl", "musllinux_1_2_x86_64", V2),
    "musl-aarch64": Target("aarch64-linux-musl", "musllinux_1_2_aarch64"),
    "macos-x86_64": Target("x86_64-macos.11.0", "macosx_11_0_x86_64", V2),
    "macos-arm64": Target("aarch64-macos.11.0", "macosx_11_0_arm64"),
    "windows-x86_64": Target("x86_64-windows-gnu", "win_amd64", V2, "kernels.pyd"),
}


def here() -> str:
    """The name of the target that this machine is; raises NoCompiler for an odd one."""
    if not can_be_loaded():
        raise NoCompiler("no library is made for this kind of Python")
    machine = platform.machine().lower().replace("amd64", "x86_64")
    system = {"darwin": "macos", "win32": "windows"}.get(sys.platform, sys.platform)
    if "musl" in (sysconfig.get_config_var("SOABI") or ""):
        system = "musl"
    if system == "macos":
        machine = machine.replace("aarch64", "arm64")
    name = f"{system}-{machine}"
    if name not in TARGETS:
        raise NoCompiler(f"no library is made for {name}")
    return name


def make_library(program: Program, file: Path, target: str, extra: Sequence[str] = ()) -> str:
    """Compile the library for a kind of machine; which compiler did it. Raises NoCompiler."""
    goal = TARGETS[target]
    compiler = compiler_for(target)
    is_zig = name_of(compiler) == "zig"
    flags = [
        "-O3",
        *(() if extra else ("-g0", "-s")),
        "-shared",
        "-fPIC",
        "-fvisibility=hidden",
        *FLAGS,
        *QUIET,
    ]
    if is_zig:
        flags += ["-target", goal.zig, *goal.flags, *INLINING, "-fno-sanitize=undefined"]
    elif target.endswith("x86_64"):
        flags += ["-march=x86-64-v2"]
    if target.startswith("macos"):
        flags += MACOS
    with folder_with(program) as folder:
        sources = ["kernels.c", "border.c"]
        if target.startswith("windows"):
            sources.append(_import_library(folder))
        _run([*compiler, *flags, *extra, *sources, "-o", file.name], folder)
        file.parent.mkdir(parents=True, exist_ok=True)
        _moved(folder / file.name, file)
    return name_of(compiler)


def make_page(program: Program, file: Path = PAGE) -> None:
    """Compile the rules for the page; raises NoCompiler without Zig."""
    with folder_with(program) as folder:
        command = [*zig(), "-target", "wasm32-freestanding", "-O2", "-DALHAMBRA_SMALL", "-nostdlib"]
        command += ["-mbulk-memory", "-mnontrapping-fptoint", "-msign-ext", "-flto"]
        command += ["-Wl,--no-entry", "-Wl,--strip-all", "-Wl,--export-dynamic", *FLAGS, *QUIET]
        _run([*command, "kernels.c", "page.c", "-o", file.name], folder)
        _moved(folder / file.name, file)
    note = f'{{"fingerprint":"{program.fingerprint}",{program.description()[1:]}\n'
    _written(file.with_suffix(".json"), note)


def tag_of(target: str, note: Path) -> str:
    """What wheels of a target are called; only Zig keeps to an old C library."""
    tag = TARGETS[target].tag
    if tag.startswith("manylinux") and target == here() and _compiler_in(note) != "zig":
        return f"linux_{platform.machine()}"
    return tag


def _compiler_in(note: Path) -> str:
    return str(json.loads(note.read_text("utf-8")).get("compiler", ""))


def write_note(
    program: Program, digests: Mapping[str, str], compiler: str, file: Path = NOTE
) -> None:
    """Note what the library was made of, by the digests from before anything was read."""
    made = {
        "fingerprint": program.fingerprint,
        "compiler": compiler,
        "sources": {name: digests[name] for name in sources()},
    }
    _written(file, json.dumps(made, indent=1) + "\n")


def sources() -> list[str]:
    """Everything of ours that was read to print the kernels, by its path within the package."""
    files = {Path(getattr(module, "__file__", None) or "/") for module in sys.modules.values()}
    files |= {FOLDER / name for name in SHARED}
    ours = (file.relative_to(PACKAGE).as_posix() for file in files if file.is_relative_to(PACKAGE))
    return sorted(name for name in ours if name.endswith((".py", ".c", ".h")))


def compiler_for(target: str) -> list[str]:
    """The command of the compiler; raises NoCompiler."""
    if (asked := os.environ.get("CC")) and target == here():
        return shlex.split(asked)
    try:
        return zig()
    except NoCompiler:
        found = shutil.which("cc") if target == here() else None
        if found is None:
            raise
        return [found]


def name_of(compiler: Sequence[str]) -> str:
    """What a compiler is called by its command."""
    return "zig" if "ziglang" in compiler else Path(compiler[0]).name


def zig() -> list[str]:
    """Zig's compiler of C; raises NoCompiler where it is not installed."""
    if importlib.util.find_spec("ziglang") is None:
        raise NoCompiler("there is no C compiler: pip install ziglang, or set CC")
    return [sys.executable, "-m", "ziglang", "cc"]


@contextmanager
def folder_with(program: Program) -> Iterator[Path]:
    """A folder for a while, with all that is compiled."""
    with tempfile.TemporaryDirectory(prefix="alhambra-") as name:
        folder = Path(name)
        (folder / "kernels.c").write_text(program.text, encoding="utf-8")
        for shared in SHARED:
            shutil.copy(FOLDER / shared, folder / shared)
        yield folder


def _run(command: list[str], folder: Path) -> None:
    """Let a compiler work; raises NoCompiler with what it complains of."""
    environment = {**os.environ, "ZIG_LOCAL_CACHE_DIR": str(folder / "zig")}
    done = subprocess.run(  # noqa: S603
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        complaints = [line for line in done.stderr.splitlines() if "error" in line]
        raise NoCompiler((complaints or done.stderr.splitlines() or ["no reason given"])[0])


def _moved(made: Path, file: Path) -> None:
    """Put a file in its place at once; a process that has the old one open keeps it."""
    part = file.with_name(f"{file.name}.{os.getpid()}")
    shutil.copy(made, part)
    part.replace(file)


def _written(file: Path, text: str) -> None:
    """Write a text in its place at once."""
    part = file.with_name(f"{file.name}.{os.getpid()}")
    part.write_text(text, encoding="utf-8")
    part.replace(file)


def _import_library(folder: Path) -> str:
    """What Windows needs to know of Python: the names that `python.h` declares."""
    names = {
        word.strip(" *(").split("(")[0]
        for line in (folder / "python.h").read_text("utf-8").splitlines()
        if line.startswith("IMPORTED ")
        for word in line.removeprefix("IMPORTED ").split(";")[0].split("(")[0].split(",")
        for word in [word.split()[-1]]
    }
    data = {name for name in names if name.startswith(("_Py_", "PyExc_"))}
    lines = [f"    {name}{' DATA' if name in data else ''}" for name in sorted(names)]
    (folder / "python3.def").write_text("\n".join(["LIBRARY python3.dll", "EXPORTS", *lines, ""]))
    dlltool = [sys.executable, "-m", "ziglang", "dlltool", "-m", "i386:x86-64"]
    _run([*dlltool, "-d", "python3.def", "-l", "python3.lib"], folder)
    return "python3.lib"
