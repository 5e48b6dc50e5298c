"""The tests of a file run one after another in one browser, whatever runs beside them."""

import pytest


def test_tests_of_a_file_in_a_browser_are_kept_together(request: pytest.FixtureRequest) -> None:
    node, file = request.node, "test_browser_group"
    assert [mark.args for mark in node.iter_markers("xdist_group")] == [(file,)]
    if request.config.getoption("loadgroup", default=False):
        assert node.nodeid.endswith(f"@{file}"), "pytest-xdist does not see the groups"
