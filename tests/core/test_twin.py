"""Compiled code is made once, however many processes need it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra.core.holding import can_compile

COMPILING = """
import numpy as np
from alhambra.core.twin import entry
from alhambra.rollwrite import Rules

kernels = Rules.kernels
due = entry(kernels.due, kernels.layout)
due(np.zeros(kernels.layout.words, np.int64))
print(sum(due.stats.cache_misses.values()), sum(due.stats.cache_hits.values()))
"""


@pytest.mark.skipif(not can_compile(), reason="nothing is compiled here")
def test_processes_that_begin_together_compile_once(tmp_path: Path) -> None:
    environment = {**os.environ, "ALHAMBRA_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-c", COMPILING]
    processes = [
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    told = sorted(process.communicate()[0].split() for process in processes)
    assert told == [["0", "1"], ["0", "1"], ["1", "0"]]
