"""What all tests share: fixed chance, and reports that tell at once what went wrong."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from alhambra.locale import Words
from tests import chance
from tests.telling import Telling

os.environ["LC_ALL"] = "C.UTF-8"  # whoever runs the tests, the terminal speaks English in them

settings.register_profile(
    "fixed",
    derandomize=True,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],  # a busy machine is no mistake of a test
)
settings.load_profile("fixed")

VERBS = ("oracle", "kills", "layouts", "lowest", "cluster")
"""What `make` runs of the tests that take long."""


@pytest.hookimpl(trylast=True)  # when the reporter of the terminal is there
def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of docs/rules.md this test is about")
    terminal = config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None:  # one process reports what all have run
        config.pluginmanager.register(Telling(terminal))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """No test is left out of every verb."""
    for item in items:
        for mark in item.iter_markers("long"):
            if mark.kwargs.get("verb") not in VERBS:
                raise pytest.UsageError(f"{item.nodeid}: long(verb=...) is one of {VERBS}")


@pytest.fixture(scope="session", autouse=True)
def chance_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the servers of this process read which test is running."""
    path = tmp_path_factory.mktemp("chance") / "test"
    os.environ[chance.FILE] = str(path)
    return path


@pytest.fixture(autouse=True)
def _chance(chance_file: Path, request: pytest.FixtureRequest) -> None:
    """What falls at the tables of this test follows from its name."""
    chance.begin(f"{request.node.path.name} {request.node.name}")


@pytest.fixture(autouse=True)
def _whole_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message is shown with an argument that nobody gave."""
    said = Words.__call__

    def whole(words: Words, key: str, /, **arguments: object) -> str:
        text = said(words, key, **arguments)
        assert "{$" not in text, f"{key} lacks an argument: {text}"
        return text

    monkeypatch.setattr(Words, "__call__", whole)
