"""Kernels made at random say the same compiled as they do as Python."""

import importlib.util
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from alhambra.core.root import Root, Whole
from tests.compiled.making import COMPILERS, kind_of, library_of, root_of
from tests.compiled.scene import SCENE
from tests.compiled.wild import HEAD, Wild

KERNELS = 60
ROUNDS = 60


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    file = tmp_path_factory.mktemp("wild") / "written_at_random.py"
    file.write_text(HEAD + "".join(Wild(seed).kernel(f"wild_{seed}") for seed in range(KERNELS)))
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("compiler", COMPILERS)
def test_python_and_c_agree(compiler: str, written: ModuleType, tmp_path: Path) -> None:
    roots = [
        root_of(getattr(written, f"wild_{seed}"), SCENE, Whole(), Whole())
        for seed in range(KERNELS)
    ]
    library = library_of(roots, tmp_path, compiler)
    wrong = [error for root in roots if (error := difference(library, root))]
    assert not wrong, "\n\n".join(wrong[:5])


def difference(library: Any, root: Root) -> str:
    """The first question at which both differ."""
    random, kind = Random(root.name), kind_of(library, SCENE)
    for _ in range(ROUNDS):
        words = [random.randrange(64) for _ in range(SCENE.words)]
        given = random.choice((random.randrange(-9, 9), random.randrange(-(1 << 40), 1 << 40)))
        more = random.randrange(64)
        plain, record = SCENE.from_words(words), kind(SCENE.words)
        record.pour(words)
        expected = root(plain, given, more)
        got = library.roots[root.name](record, given, more)
        if got != expected or record.words() != SCENE.to_words(plain):
            return f"{root.name}({words}, {given}, {more}) is {expected}, compiled {got}"
    return ""
