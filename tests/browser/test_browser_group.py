"""Tests in a browser run one after another, whatever runs beside them."""

import pytest


def test_tests_in_a_browser_are_a_group_that_is_kept_together(
    request: pytest.FixtureRequest,
) -> None:
    node = request.node
    assert [mark.args for mark in node.iter_markers("xdist_group")] == [("browser",)]
    if request.config.getoption("loadgroup", default=False):
        assert node.nodeid.endswith("@browser"), "pytest-xdist does not see the groups"
