"""Runs the command line inside the test, in an empty folder, with lines typed in advance."""

import io
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from alhambra.cli.main import main
from tests.cli.stage import Cli, Ran


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Cli:
    monkeypatch.chdir(tmp_path)

    def run(*argv: str, typed: Iterable[str] = (), stdin: str | None = None) -> Ran:
        text = "".join(f"{line}\n" for line in typed) if stdin is None else stdin
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        status = main(list(argv))
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err)

    return run
