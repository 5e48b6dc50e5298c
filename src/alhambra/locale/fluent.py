"""Fluent messages: the part of the format that our catalogues use, read and put together.

A whole Fluent library takes longer to import than a command of ours may take to answer. Messages
are read when they are first asked for; the tests compare every one with a whole library.
"""

import re
from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

TEXT = re.compile(r"[^{}\n]+")
BREAK = re.compile(r"(?: *\n)+( *)")
PLACEABLE = re.compile(r'{\s*(?:"([^"]*)"|(\$?)([a-zA-Z][\w-]*))\s*(->)?')
VARIANT = re.compile(r"\s*(\*?)\[\s*([\w-]+)\s*\] *")
CLOSE = re.compile(r"\s*}")


class Argument(NamedTuple):
    """An argument of a message, `{ $name }`."""

    name: str


class Reference(NamedTuple):
    """Another message within a message, `{ name }`."""

    key: str


class Selection(NamedTuple):
    """One of several patterns, by the value of an argument."""

    argument: str
    variants: Mapping[str, "Pattern"]
    default: str


Part: TypeAlias = str | Argument | Reference | Selection
Pattern: TypeAlias = list[Part]


def split(text: str) -> dict[str, str]:
    """The source of every message of a catalogue, by its key."""
    sources: dict[str, str] = {}
    key = ""
    for line in text.splitlines():
        if line[:1].isalpha():
            key, _, first = line.partition("=")
            key = key.rstrip()
            sources[key] = first.lstrip()
        elif key and not line.startswith("#"):
            sources[key] += "\n" + line
    return sources


def parse(source: str) -> Pattern:
    """The pattern of a message."""
    pattern, end = _pattern(source.rstrip(), 0)
    if end != len(source.rstrip()):
        raise ValueError(f"no Fluent pattern: {source[end : end + 40]!r}")
    return pattern


def _pattern(source: str, at: int) -> tuple[Pattern, int]:
    """Text and placeables up to the end, the next variant or a closing brace."""
    parts: Pattern = []
    breaks: list[tuple[int, int, int]] = []
    while at < len(source) and source[at] != "}":
        if found := TEXT.match(source, at):
            parts.append(found[0])
            at = found.end()
        elif found := BREAK.match(source, at):
            if source[found.end() : found.end() + 1] in ("", "[", "*", "}"):
                break
            breaks.append((len(parts), found[0].count("\n"), len(found[1])))
            parts.append("")
            at = found.end()
        else:
            part, at = _placeable(source, at)
            parts.append(part)
    indent = min((width for _, _, width in breaks), default=0)
    for place, count, width in breaks:
        if place:
            parts[place] = "\n" * count + " " * (width - indent)
    return parts, at


def _placeable(source: str, at: int) -> tuple[Part, int]:
    found = PLACEABLE.match(source, at)
    if found is None:
        raise ValueError(f"no Fluent placeable: {source[at : at + 40]!r}")
    literal, is_argument, name, arrow = found.groups()
    at = found.end()
    part: Part = literal or ""
    if arrow:
        variants: dict[str, Pattern] = {}
        default = ""
        while variant := VARIANT.match(source, at):
            variants[variant[2]], at = _pattern(source, variant.end())
            default = variant[2] if variant[1] else default
        part = Selection(name, variants, default)
    elif name:
        part = Argument(name) if is_argument else Reference(name)
    close = CLOSE.match(source, at)
    if close is None:
        raise ValueError(f"a Fluent placeable that does not end: {source[at : at + 40]!r}")
    return part, close.end()
