"""Terminal and arena have no sentence of their own: all of them stand in the catalogues."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.errors import StyleSyntaxError
from rich.style import Style

import alhambra

FOLDER = Path(alhambra.__file__).parent
SPEAKING = ("arena", "cli")
IN_ENGLISH = ("arena/document.py",)
"""What writes a document of this repository, and they are in English."""
ALLOWED = {
    # what argparse looks its own texts up by
    "cli/arguments.py": {
        "positional arguments",
        "show this help message and exit",
        "%(prog)s: error: %(message)s\n",
        "argument %(argument_name)s: %(message)s",
        "unrecognized arguments: %s",
        "the following arguments are required: %s",
        "expected one argument",
        "expected at most one argument",
        "invalid choice: %(value)r (choose from %(choices)s)",
        "invalid %(type)s value: %(value)r",
        "ignored explicit argument %r",
    },
    # a command as one types it, the same in every language
    "cli/keeping.py": {"{program} play {game} --resume {path}"},
    # how a short form is spelled
    "cli/rollwrite/short.py": {"([yb][1-9]) ?([+-]|up|down)"},
}


def for_programmers(tree: ast.AST) -> Iterator[ast.AST]:
    """What no player reads: docstrings, types, what an assertion says."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            yield node
        elif isinstance(node, ast.Assert) and node.msg:
            yield node.msg
        for name in ("annotation", "returns"):
            if isinstance(part := getattr(node, name, None), ast.AST):
                yield part


def is_style(text: str) -> bool:
    """Is this how Rich is told of colours?"""
    try:
        Style.parse(text)
    except StyleSyntaxError:
        return False
    return True


def is_markup(text: str) -> bool:
    """Is this a part of a drawing: elements and their attributes?"""
    return '="' in text


def sentences(source: str) -> list[str]:
    """The strings with two words or more that a reader could take for a sentence."""
    tree = ast.parse(source)
    skipped = {
        id(inner)
        for node in for_programmers(tree)
        for inner in ([node.value] if isinstance(node, ast.Expr) else ast.walk(node))
    }
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            words = [word for word in node.value.split() if sum(map(str.isalpha, word)) > 1]
            is_other = is_style(node.value) or is_markup(node.value)
            if len(words) > 1 and id(node) not in skipped and not is_other:
                found.append(node.value)
    return found


@pytest.mark.parametrize(
    "path",
    sorted(
        path.relative_to(FOLDER).as_posix()
        for part in SPEAKING
        for path in (FOLDER / part).rglob("*.py")
        if path.relative_to(FOLDER).as_posix() not in IN_ENGLISH
    ),
)
def test_every_sentence_stands_in_the_catalogues(path: str) -> None:
    found = sentences((FOLDER / path).read_text(encoding="utf-8"))
    assert set(found) == ALLOWED.get(path, set())


def test_a_sentence_would_be_found() -> None:
    source = (
        '"""A doc string."""\nx: "A | B" = f"{name} has won"\ny = "a-key"\nz = "bold red on blue"'
    )
    assert sentences(source) == [" has won"]
    assert sentences('say("Not possible now")') == ["Not possible now"]
    drawing = '''f'<g id="{one}" fill="none"/><title>' f"{game}, {seats} seats, seed {seed}"'''
    assert sentences(f"drawn = {drawing}") == [" seats, seed "]
