"""The fingerprint of the library: whatever is compiled moves it, where it stands does not."""

from collections.abc import Sequence

import pytest

from alhambra.compiled.program import Program
from alhambra.core.kernel import kernel
from alhambra.core.memory import Layout
from alhambra.core.root import Part, Root, Scratch, Whole
from tests.core.test_memory import Example

EXAMPLE: Layout[Example] = Layout(Example)


@kernel
def count(at: Example, more: int) -> int:
    """Something to compile."""
    at.one += more
    return at.one


def fingerprint_of(parts: Sequence[Part], **asked: object) -> str:
    return Program([Root("", count, *parts, **asked)]).fingerprint  # type: ignore[arg-type]


def test_the_same_roots_have_the_same_fingerprint() -> None:
    assert fingerprint_of([EXAMPLE, Whole(0, 5)]) == fingerprint_of([EXAMPLE, Whole(0, 5)])


@pytest.mark.parametrize(
    ("parts", "asked"),
    [
        ([EXAMPLE, Whole(0, 6)], {}),
        ([EXAMPLE, Whole(-1, 5)], {}),
        ([Scratch(EXAMPLE), Whole(0, 5)], {}),
        ([EXAMPLE, Whole(0, 5)], {"lets_others_run": True}),
        ([Scratch(EXAMPLE), Whole(0, 5)], {"lists": "three"}),
    ],
    ids=["most", "least", "scratch", "others", "lists"],
)
def test_what_the_border_checks_is_in_it(parts: list[Part], asked: dict[str, object]) -> None:
    assert fingerprint_of(parts, **asked) != fingerprint_of([EXAMPLE, Whole(0, 5)])
