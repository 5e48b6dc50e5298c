"""Fluent messages: the part of the format that our catalogues use, read and put together.

A whole Fluent library takes longer to import than a command of ours may take to answer. Messages
are read when they are first asked for; the tests compare every one with a whole library.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

COMMENT = re.compile(r"^#.*$", re.MULTILINE)
HEAD = re.compile(r"^([a-zA-Z][\w-]*) *=[ ]*", re.MULTILINE)
TEXT = re.compile(r"[^{}\n]+")
BREAK = re.compile(r"(?: *\n)+( *)")
PLACEABLE = re.compile(r'{\s*(?:"([^"]*)"|(\$?)([a-zA-Z][\w-]*))\s*(->)?')
VARIANT = re.compile(r"\s*(\*?)\[\s*([\w-]+)\s*\] *")
CLOSE = re.compile(r"\s*}")


@dataclass(frozen=True)
class Argument:
    """An argument of a message, `{ $name }`."""

    name: str


@dataclass(frozen=True)
class Reference:
    """Another message within a message, `{ name }`."""

    key: str


@dataclass(frozen=True)
class Selection:
    """One of several patterns, by the value of an argument."""

    argument: str
    variants: Mapping[str, "Pattern"]
    default: str


Part: TypeAlias = str | Argument | Reference | Selection
Pattern: TypeAlias = list[Part]


def split(text: str) -> dict[str, str]:
    """The source of every message of a catalogue, by its key."""
    bare = COMMENT.sub("", text)
    heads = list(HEAD.finditer(bare))
    ends = [*(head.start() for head in heads[1:]), len(bare)]
    return {head[1]: bare[head.end() : end] for head, end in zip(heads, ends, strict=True)}


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
