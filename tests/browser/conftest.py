"""A server, a browser, and visitors for the tests of the page."""

import contextlib
import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from tests.browser.stage import DESK, FLAGS, Server, browser_path
from tests.browser.visitor import Visitor
from tests.patience import EXPECTING

expect.set_options(timeout=EXPECTING * 1000)

Visit = Callable[..., Visitor]
HERE = Path(__file__).parent
VISITORS = pytest.StashKey[list[Visitor]]()


@pytest.hookimpl(tryfirst=True)  # before the tests are shared out
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of a file share a browser, so they run in one process."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Whoever reads of a failure finds what every visitor saw then, and what the server said."""
    report = yield
    if report.when == "call" and report.failed:
        visitors: list[Visitor] = item.stash.get(VISITORS, [])
        for number, visitor in enumerate(visitors, 1):
            name = re.sub(r"\W+", "-", f"failed {item.path.stem} {item.name} {number}").strip("-")
            with contextlib.suppress(Error):  # the page may be what has failed
                report.sections.append((f"visitor {number} saw", str(visitor.picture(name))))
            report.sections.append((f"server {number} said", visitor.server.said()[-4000:]))
    return report


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One per file: while it is open, nothing else in this process may run an event loop."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        yield browser
        browser.close()


def _serving(folder: Path, program: str = "tests.serving", *options: str) -> Iterator[Server]:
    server = Server(folder, program, *options)
    server.start()
    try:
        yield server
    finally:
        server.close()
    assert "Traceback" not in server.said(), server.said()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server most tests share."""
    yield from _serving(tmp_path_factory.mktemp("server"))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop and kill."""
    yield from _serving(tmp_path)


@pytest.fixture
def server_of_three(tmp_path: Path) -> Iterator[Server]:
    """A server that has one game more."""
    yield from _serving(tmp_path, "tests.toy.serve")


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Visitors, each with a browser context of their own; at the end none has seen an error."""
    visitors: list[Visitor] = request.node.stash.setdefault(VISITORS, [])

    def arrive(
        language: str = "en",
        *,
        dark: bool = False,
        touch: bool = False,
        at: Server | None = None,
        **options: Any,
    ) -> Visitor:
        context = browser.new_context(
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion=options.pop("reduced_motion", "reduce"),
            service_workers=options.pop("service_workers", "block"),
            has_touch=touch,
            is_mobile=touch,
            viewport=options.pop("viewport", DESK),
            **options,
        )
        context.set_default_timeout(EXPECTING * 1000)
        serving = at or request.getfixturevalue("server")
        visitors.append(Visitor(context.new_page(), serving, language, number=len(visitors)))
        return visitors[-1]

    yield arrive
    troubles = [trouble for visitor in visitors for trouble in visitor.troubles]
    for visitor in visitors:
        visitor.page.context.close()
    assert not troubles, troubles
