"""A worker that cannot begin: what is said of it, and that another takes its place."""

import subprocess
import sys

import pytest

LIFE = """
import os, sys
from alhambra.server.database import Unreadable
from alhambra.server.workers import Workers

tried = []

def work(name, place):
    raise {failure}

def bury(name, place):
    tried.append(place)
    if len(tried) == 2:
        os._exit(0)

Workers(work, bury).run(1)
"""


@pytest.mark.parametrize(
    ("failure", "is_traced"),
    [('Unreadable("database-unusable", cause="gone")', False), ('RuntimeError("odd")', True)],
)
def test_a_database_out_of_reach_is_told_in_a_line(failure: str, is_traced: bool) -> None:
    command = [sys.executable, "-c", LIFE.format(failure=failure)]
    ran = subprocess.run(command, check=False, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert ran.stderr.count("a worker could not work") == 2, "one was replaced, and tried again"
    assert ("Traceback" in ran.stderr) == is_traced
    assert ("gone" in ran.stderr) != is_traced
