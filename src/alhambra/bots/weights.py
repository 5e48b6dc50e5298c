"""Weights in files: a line of facts about their making, then the numbers, packed."""

import json
import sys
import zlib
from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alhambra.core.errors import AlhambraError


@dataclass(frozen=True)
class Shipped:
    """Weights as a file has them."""

    facts: dict[str, Any]
    """How they were made: games, seed, error on games kept apart."""
    fields: dict[str, list[int]]
    """The numbers of each field, one row after another."""


def write(file: Path, shipped: Shipped) -> None:
    """Keep weights; the same weights make the same file."""
    sizes = {name: len(numbers) for name, numbers in shipped.fields.items()}
    head = json.dumps({**shipped.facts, "fields": sizes})
    numbers = array("i", [number for part in shipped.fields.values() for number in part])
    if sys.byteorder == "big":
        numbers.byteswap()
    part = file.with_name(file.name + ".part")
    part.write_bytes(head.encode() + b"\n" + zlib.compress(numbers.tobytes(), 9))
    part.replace(file)


def read(file: Path) -> Shipped:
    """Weights from a file; raises AlhambraError if it holds none."""
    try:
        content = file.read_bytes()
    except OSError as error:
        raise AlhambraError("unreadable", file=file, cause=error.strerror) from error
    try:
        return _unpacked(content)
    except (ValueError, LookupError, TypeError, AttributeError, zlib.error) as error:
        raise AlhambraError("no-weights", file=file) from error


def read_for(file: Path, sizes: Mapping[str, int], **facts: object) -> Shipped:
    """Weights that were learnt for this; raises AlhambraError if the file holds no such ones."""
    found = read(file)
    for name, wanted in facts.items():
        kept = found.facts.get(name)
        if kept is None:
            raise AlhambraError("no-weights", file=file)
        if kept != wanted:
            raise AlhambraError("other-weights", file=file, name=name, kept=kept, got=wanted)
    if {name: len(numbers) for name, numbers in found.fields.items()} != sizes:
        raise AlhambraError("old-weights", file=file)
    return found


def _unpacked(content: bytes) -> Shipped:
    head, packed = content.split(b"\n", 1)
    facts = json.loads(head)
    sizes = facts.pop("fields")
    numbers = array("i", zlib.decompress(packed))
    if sys.byteorder == "big":
        numbers.byteswap()
    if len(numbers) != sum(sizes.values()):
        raise ValueError
    fields, start = {}, 0
    for name, size in sizes.items():
        fields[name] = numbers[start : start + size].tolist()
        start += size
    return Shipped(facts, fields)
