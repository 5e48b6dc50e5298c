"""What all tests share."""

import os

import pytest

os.environ["LC_ALL"] = "C.UTF-8"  # whoever runs the tests, the terminal speaks English in them


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of docs/rules.md this test is about")
