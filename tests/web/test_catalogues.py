"""The catalogues: three languages say the same things, and say all that any surface asks for."""

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentSerializer, ast, parse

WEB = Path(__file__).parent.parent.parent / "src" / "alhambra" / "web"
LOCALE = WEB.parent / "locale"
SPEAKING = [WEB.parent / name for name in ("arena", "cli", "locale", "server")]
"""The packages that ask for words."""
LANGUAGES = ("en", "nl", "de")
FILES = sorted(path.name for path in (LOCALE / "en").glob("*.ftl"))

NAMED_BY_THE_WIRE = re.compile(r"(error|reason|limit|closed|title|page)-")
"""Messages whose ids are put together from names that come from the server."""

LOOKS_THE_SAME = {
    # names of games
    "game-rollwrite",
    "game-palace",
    "start-heading",
    "terminal-game-rollwrite",
    "title-rules-palace",
    # words that the languages share
    "start-guest",
    "start-minutes-palace",
    "start-minutes-rollwrite",
    "start-solo",
    "score-bonus",
    "table-bot",
    "seat-give-bot",
    "value-form",
    "value-hex",
    "value-revision",
    "value-variable",
    "argparse-argument",
    "arena-column-rating",
    "arena-column-score",
    "bot-architect",
    "character-apprentice",
    "character-mason",
    "character-foreman",
    "character-architect",
    "character-master",
    "character-level",
    "brings-line-begun",
    "menu",
    "board-pay-in",
    "board-sum-title",
    "board-reserve",
    "board-reserve-count",
    "terminal-rollwrite-bonus",
    "terminal-palace-letter",
    "terminal-palace-plus",
}
"""Messages that may read the same in two languages; all others have been forgotten if they do."""

Entry = ast.Message | ast.Term
CALL = re.compile(r"(?<![\w.])(?:t|has)\(\s*")
QUOTED = re.compile(r'"([^"\n]*)"')
TEMPLATE = re.compile(r"`([^`\n]*)`")


def read(language: str, name: str) -> dict[str, Entry]:
    """The messages and terms of a catalogue; nothing in it may be unreadable."""
    text = (LOCALE / language / name).read_text(encoding="utf-8")
    entries: dict[str, Entry] = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content!r:.60}"
        if isinstance(entry, Entry):
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            assert key not in entries, f"{language}/{name}: {key} twice"
            entries[key] = entry
    return entries


def read_all(language: str) -> dict[str, Entry]:
    """All messages of a language."""
    entries: dict[str, Entry] = {}
    for name in FILES:
        found = read(language, name)
        assert not entries.keys() & found.keys(), f"{language}/{name}"
        entries |= found
    return entries


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node of a message and everything in it."""
    if isinstance(node, list):
        for one in node:
            yield from nodes(one)
    elif isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes(part)


class Needs(NamedTuple):
    """The arguments of a message, and the messages and terms it is made of."""

    arguments: set[str]
    others: set[str]


def needs(entry: ast.BaseNode) -> Needs:
    """What one message needs by itself."""
    found = Needs(set(), set())
    for node in nodes(entry):
        if isinstance(node, ast.VariableReference):
            found.arguments.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            found.others.add(node.id.name)
        elif isinstance(node, ast.TermReference):
            found.others.add(f"-{node.id.name}")
    return found


def arguments(entry: ast.BaseNode, entries: dict[str, Entry]) -> set[str]:
    """The arguments of a message and of all messages in it."""
    own = needs(entry)
    inner = (entries[other] for other in own.others if not other.startswith("-"))
    return own.arguments.union(*(arguments(other, entries) for other in inner))


def scripts() -> str:
    """The page's modules in one text."""
    paths = sorted((WEB / "static" / "js").rglob("*.js"))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def arguments_of_calls(text: str) -> list[list[str]]:
    """What stands between the brackets of every t(…) and has(…), by its commas."""
    found = []
    for call in CALL.finditer(text):
        depth, at, parts = 0, call.end(), [""]
        while depth > 0 or text[at] != ")":
            depth += {"(": 1, "{": 1, "[": 1, ")": -1, "}": -1, "]": -1}.get(text[at], 0)
            if depth == 0 and text[at] == ",":
                parts.append("")
            else:
                parts[-1] += text[at]
            at += 1
        found.append(parts)
    return found


def ids_in(argument: str) -> tuple[set[str], set[str]]:
    """The ids that the first argument of a call names, and the shapes of those it puts together."""
    shapes = set()
    for template in TEMPLATE.findall(argument):
        parts = [re.escape(part) for part in re.split(r"\$\{[^}]*\}", template)]
        shapes.add(r"[\w-]+".join(parts))
    bare = TEMPLATE.sub("", argument)
    if "?" in bare:  # of a condition, only what it chooses between
        bare = bare.partition("?")[2]
    return set(QUOTED.findall(bare)), shapes


def asked_for() -> tuple[set[str], list[re.Pattern[str]]]:
    """The ids that the modules ask for, and the shapes of those they put together."""
    ids: set[str] = set()
    shapes: set[str] = set()
    for call in arguments_of_calls(scripts()):
        named, shaped = ids_in(call[0])
        ids |= named
        shapes |= shaped
    return ids, [re.compile(shape) for shape in sorted(shapes)]


def calls_for_words() -> Iterator[python.Call]:
    """Every words(…) in Python."""
    for path in sorted(path for folder in SPEAKING for path in folder.rglob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and node.args:
                call = node.func
                name = getattr(call, "attr", getattr(call, "id", ""))
                inner = getattr(getattr(call, "func", None), "id", "")
                if name.endswith("words") or inner == "words_in":
                    yield node


def constants_of(argument: python.expr) -> set[str]:
    """The strings that an argument is or chooses between."""
    found: set[str] = set()
    branches = [argument]
    while branches:
        one = branches.pop()
        if isinstance(one, python.IfExp):
            branches += [one.body, one.orelse]
        elif isinstance(one, python.Constant) and isinstance(one.value, str):
            found.add(one.value)
    return found


def asked_for_in_python() -> tuple[set[str], list[re.Pattern[str]]]:
    """The ids that terminal and server ask for, and the shapes of those they put together."""
    ids: set[str] = set()
    shapes: set[str] = set()
    for call in calls_for_words():
        argument = call.args[0]
        for node in python.walk(argument):
            if isinstance(node, python.JoinedStr):
                parts = [p.value if isinstance(p, python.Constant) else None for p in node.values]
                shapes.add("".join(r"[\w-]+" if p is None else re.escape(str(p)) for p in parts))
        ids |= constants_of(argument)
    return ids, [re.compile(shape) for shape in sorted(shapes)]


def quoted_in_python() -> set[str]:
    """Every string of the packages that ask for words."""
    paths = [path for folder in SPEAKING for path in folder.rglob("*.py")]
    trees = [python.parse(path.read_text(encoding="utf-8")) for path in paths]
    nodes = (node for tree in trees for node in python.walk(tree))
    return {n.value for n in nodes if isinstance(n, python.Constant) and isinstance(n.value, str)}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", ["nl", "de"])
def test_every_language_has_the_same_messages_and_attributes(language: str, name: str) -> None:
    english, other = read("en", name), read(language, name)
    messages = {key for key in english if not key.startswith("-")}
    assert messages == {key for key in other if not key.startswith("-")}
    for key in messages:
        mine = {attribute.id.name for attribute in english[key].attributes}
        assert mine == {attribute.id.name for attribute in other[key].attributes}, key
        assert (english[key].value is None) == (other[key].value is None), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_what_exists(language: str) -> None:
    entries = read_all(language)
    for key, entry in entries.items():
        assert needs(entry).others <= entries.keys(), key


@pytest.mark.parametrize("language", ["nl", "de"])
def test_every_language_takes_the_same_arguments(language: str) -> None:
    english, other = read_all("en"), read_all(language)
    for key, entry in english.items():
        if not key.startswith("-"):
            assert arguments(entry, english) == arguments(other[key], other), key


@pytest.mark.parametrize("language", ["nl", "de"])
def test_nothing_is_left_untranslated(language: str) -> None:
    english, other = read_all("en"), read_all(language)
    written = FluentSerializer().serialize_entry
    same = {
        key
        for key, entry in english.items()
        if key in other
        and _bare(written(entry)) == _bare(written(other[key]))
        and re.search(r"[^\W\d_]{2}", _spoken(entry))
    }
    assert same <= LOOKS_THE_SAME


def _bare(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if not line.startswith("#"))


def _spoken(entry: Entry) -> str:
    """The words of a message without its names and arguments."""
    return " ".join(node.value for node in nodes(entry) if isinstance(node, ast.TextElement))


def test_the_list_of_shared_words_is_not_longer_than_needed() -> None:
    assert read_all("en").keys() >= LOOKS_THE_SAME


def test_every_text_the_page_asks_for_exists() -> None:
    entries = read_all("en")
    ids, shapes = asked_for()
    assert len(ids) > 100, "the search for t(…) finds too little"
    assert {one for one in ids if one not in entries} == set()
    for shape in shapes:
        assert any(shape.fullmatch(key) for key in entries), shape.pattern


KEY = re.compile(r"\s*(?:(\w+)|\"([^\"]+)\")\s*(?::|$)")


def names_given(call: list[str]) -> set[str] | None:
    """The arguments that a call of t(…) gives by name; None where only its running tells."""
    given = call[1].strip() if len(call) > 1 else "{}"
    if not (given.startswith("{") and given.endswith("}")) or "..." in given:
        return None
    parts = arguments_of_calls(f"t({given[1:-1]})")[0]
    keys = [KEY.match(part) for part in parts if part.strip()]
    return {key[1] or key[2] for key in keys if key}


def test_the_page_gives_every_argument_of_a_message() -> None:
    """All but `who`: a page calls everybody by name, which messages do unless told otherwise."""
    entries = read_all("en")
    checked = 0
    for call in arguments_of_calls(scripts()):
        given = names_given(call)
        if given is None:
            continue
        for key in ids_in(call[0])[0] & entries.keys():
            checked += 1
            missing = arguments(entries[key], entries) - given - {"who"}
            assert not missing, f"t({','.join(call)}) lacks {missing}"
    assert checked > 300, "the search for t(…) finds too little"


def test_python_gives_every_argument_of_a_message() -> None:
    entries = read_all("en")
    checked = 0
    for call in calls_for_words():
        if any(keyword.arg is None for keyword in call.keywords):
            continue
        given = {keyword.arg for keyword in call.keywords}
        for key in constants_of(call.args[0]) & entries.keys():
            checked += 1
            missing = arguments(entries[key], entries) - given
            assert not missing, f"{python.unparse(call)} lacks {missing}"
    assert checked > 100, "the search for words(…) finds too little"


def test_every_text_that_python_asks_for_exists() -> None:
    entries = read_all("en")
    ids, shapes = asked_for_in_python()
    assert ids, "the search for words(…) finds too little"
    assert {one for one in ids if one not in entries} == set()
    for shape in shapes:
        assert any(shape.fullmatch(key) for key in entries), shape.pattern


def test_every_message_is_used() -> None:
    entries = read_all("en")
    ids, shapes = asked_for()
    shapes += asked_for_in_python()[1]
    quoted = set(QUOTED.findall(scripts())) | quoted_in_python()
    inner: set[str] = set().union(*(needs(entry).others for entry in entries.values()))
    unused = {
        key
        for key in entries
        if key not in ids | quoted | inner
        and not NAMED_BY_THE_WIRE.match(key)
        and not any(shape.fullmatch(key) for shape in shapes)
    }
    assert unused == set()


def test_every_step_of_every_lesson_has_its_texts() -> None:
    from alhambra.server import games, lessons

    entries = read_all("en")
    parts = ("title", "see", "do", "done", "other")
    assert lessons.taught()
    for game in lessons.taught():
        steps = [step.name for step in games.find(game).LESSON]
        wanted = {f"lesson-{game}-{step}-{part}" for step in steps for part in parts}
        assert (
            wanted | {f"lesson-{game}-end-{part}" for part in ("title", "text")} <= entries.keys()
        )


def test_every_bot_and_option_has_its_texts() -> None:
    from alhambra.bots.registry import names
    from alhambra.core.rules import find_rules
    from alhambra.server import games

    entries = read_all("en")
    for game in games.names():
        assert f"game-{game}" in entries
        assert {f"bot-{bot}" for bot in names(game)} <= entries.keys()
        for option in find_rules(game).options:
            if not option.values:
                continue
            wanted = {f"option-{option.name}-{value}" for value in option.values}
            assert {f"option-{option.name}", *wanted} <= entries.keys()
