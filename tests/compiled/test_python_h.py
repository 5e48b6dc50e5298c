"""What `python.h` says of Python is what Python's own headers say, within the stable ABI."""

import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from alhambra.core.library import FOLDER
from tests.compiled.making import COMPILERS

OURS = (FOLDER / "python.h").read_text()
HEADERS = Path(sysconfig.get_paths()["include"])
NAMES = sorted({*re.findall(r"\b(?:_?Py|METH_|PY|_typeobject|_ts|_object)\w*", OURS)})
CONSTANTS = re.findall(r"(\w+) = ", OURS)
STRUCTS = re.findall(r"typedef struct (?:_\w+ )?\{(.*?)\} (\w+);", OURS, re.DOTALL)
LINES = re.findall(r"^IMPORTED (.*);$", OURS, re.MULTILINE)
FUNCTIONS = {name: line for line in LINES for name in re.findall(r"(\w+)\(", line)[:1]}
DATA = [name for line in LINES if "(" not in line for name in re.findall(r"_?Py\w+_?\w*", line)]


def agreement() -> str:
    """Both in one file, ours under other names, and what must be the same in them."""
    lines = [f"#define {name} our_{name}" for name in NAMES]
    lines += ['#include "python.h"', *(f"#undef {name}" for name in NAMES)]
    lines += ["#define Py_LIMITED_API 0x030B0000", "#include <Python.h>"]
    for constant in CONSTANTS:
        lines.append(f'_Static_assert((int)our_{constant} == (int){constant}, "{constant}");')
    for body, name in STRUCTS:
        lines.append(f'_Static_assert(sizeof(our_{name}) == sizeof({name}), "{name}");')
        for field in fields_in(body):
            same = f"offsetof(our_{name}, {field}) == offsetof({name}, {field})"
            lines.append(f'_Static_assert({same}, "{name}.{field}");')
    data = [name for name in DATA if name != "PyObject"]
    for name in [*FUNCTIONS, *data]:
        lines += [f"#undef {name}", f"const void *address_of_{name} = (const void *)&{name};"]
    lines += [f"extern {line};" for line in FUNCTIONS.values()]  # C wants both to be the same
    return "\n".join([*lines, ""])


def fields_in(body: str) -> list[str]:
    """The names of the fields of a struct."""
    found = [re.search(r"\(\*(\w+)\)|(\w+)$", line) for line in body.split(";")[:-1]]
    return [each[1] or each[2] for each in found if each is not None]


def test_everything_was_found() -> None:
    assert len(STRUCTS) == 8 and len(CONSTANTS) > 20 and len(FUNCTIONS) > 35 and len(DATA) > 7


@pytest.mark.skipif(not (HEADERS / "Python.h").exists(), reason="Python has come without headers")
@pytest.mark.parametrize("compiler", COMPILERS)
def test_ours_agrees_with_the_headers(compiler: str, tmp_path: Path) -> None:
    file = tmp_path / "agreement.c"
    file.write_text(agreement())
    command = ["gcc"] if compiler == "gcc" else [sys.executable, "-m", "ziglang", "cc"]
    command += ["-std=gnu11", "-Werror", "-Wimplicit", f"-I{FOLDER}", f"-I{HEADERS}"]
    done = subprocess.run(
        [*command, "-c", file.name, "-o", "agreement.o"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[:2000]


def test_the_border_uses_all_that_is_declared() -> None:
    border = (FOLDER / "border.c").read_text()
    unused = [name for name in FUNCTIONS if name not in border]
    assert not unused
