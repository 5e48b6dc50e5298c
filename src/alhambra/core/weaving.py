"""Compiling in one piece: kernels are optimised where Python enters them, and only there.

Numba optimises every function with all it calls, and turns it into machine code, before it weaves
it into its callers, where all that is done again: what lies deep is compiled once for every level
above it. A kernel that only other kernels call is therefore left as it is written; the whole is
optimised at the entry. That takes half the time, and the code is as fast.
"""

import threading
from functools import cache
from typing import Any


class _Weaving(threading.local):
    """Whether this thread compiles a part of something larger now."""

    is_part = False


_WEAVING = _Weaving()


def as_part(dispatcher: Any) -> Any:
    """Let a kernel be compiled as a part of whatever calls it; Python itself cannot call it."""
    compiler = getattr(dispatcher, "_compiler", None)
    if compiler is not None and _is_prepared():
        compile_whole = compiler.compile

        def compile_part(args: Any, return_type: Any) -> Any:
            before, _WEAVING.is_part = _WEAVING.is_part, True
            try:
                return compile_whole(args, return_type)
            finally:
                _WEAVING.is_part = before

        compiler.compile = compile_part
    return dispatcher


@cache
def _is_prepared() -> bool:
    """Teach Numba to leave parts as they are; False if its inside is not what we know."""
    from numba.core import codegen

    library: Any = codegen.JITCodeLibrary
    generator: Any = codegen.JITCPUCodegen
    steps = ("_optimize_final_module", "_finalize_final_module", "_finalize_dynamic_globals")
    if not (all(hasattr(library, step) for step in steps) and hasattr(generator, "set_env")):
        return False
    optimize, finalize = library._optimize_final_module, library._finalize_final_module
    set_env = generator.set_env

    def optimize_whole(self: Any) -> None:
        if not _WEAVING.is_part:
            optimize(self)

    def finalize_whole(self: Any) -> None:
        if not _WEAVING.is_part:
            finalize(self)
            return
        self._finalize_dynamic_globals()
        self._finalized = True

    def set_env_of_whole(self: Any, *args: Any) -> None:
        if not _WEAVING.is_part:  # a part has no machine code that could have surroundings
            set_env(self, *args)

    library._optimize_final_module = optimize_whole
    library._finalize_final_module = finalize_whole
    generator.set_env = set_env_of_whole
    return True
