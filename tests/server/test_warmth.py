"""What a server compiles beside its work: what comes of it, and why it failed."""

import asyncio
import logging
import stat
import sys
from pathlib import Path

import pytest

from alhambra.server import warm
from alhambra.server.warm import Warmth

REASON = "OSError: no room on the disk"


def program(folder: Path, *, ends: int) -> str:
    """Something that is run in Python's place, says two lines and ends so."""
    file = folder / "python"
    file.write_text(f"#!/bin/sh\necho told before >&2\necho '{REASON}' >&2\nexit {ends}\n")
    file.chmod(file.stat().st_mode | stat.S_IXUSR)
    return str(file)


def warmed(monkeypatch: pytest.MonkeyPatch, *, loaded: list[str]) -> tuple[Warmth, int]:
    """After everything was tried; and how often it was told that something was settled."""
    monkeypatch.setattr(
        warm, "LOADS", {part: lambda part=part: loaded.append(part) for part in warm.LOADS}
    )
    warmth, told = Warmth(), [0]

    def settled() -> None:
        told[0] += 1

    warmth.when_settled(settled)
    asyncio.run(warmth.warm())
    return warmth, told[0]


def test_what_was_compiled_is_loaded_rules_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", program(tmp_path, ends=0))
    loaded: list[str] = []
    warmth, told = warmed(monkeypatch, loaded=loaded)
    assert loaded == ["rules", "bots"] and told == 2
    assert (warmth.is_ready, warmth.are_bots_ready, warmth.is_warming) == (True, True, False)


def test_why_something_could_not_be_compiled_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "executable", program(tmp_path, ends=1))
    loaded: list[str] = []
    with caplog.at_level(logging.WARNING, "alhambra.warm"):
        warmth, told = warmed(monkeypatch, loaded=loaded)
    assert loaded == [] and told == 1
    assert (warmth.is_ready, warmth.are_bots_ready, warmth.is_warming) == (False, False, False)
    (line,) = caplog.messages
    assert line == f"the rules could not be compiled ({REASON}); they stay interpreted"
