"""A failure is told when it happens, with what is needed to see it again."""

import shlex

import pytest


class Telling:
    """Beside the dots of a run: every failure in full at once, and how to run that test alone."""

    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self._terminal = terminal

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Tell of a failure."""
        if not report.failed:
            return
        test, say = name_of(report.nodeid), self._terminal.write_line
        self._terminal.ensure_newline()
        self._terminal.write_sep("!", f"{test} failed ({report.when})", red=True)
        say(report.longreprtext)
        for title, text in report.sections:
            say(f"--- {title} ---\n{text.rstrip()}")
        say(f"again, alone: .venv/bin/python -m pytest {shlex.quote(test)}")


def name_of(test: str) -> str:
    """A test as one types it: without the group that it ran in."""
    name, at, _ = test.rpartition("@")
    return name if at and test.rfind("]") < len(name) else test
