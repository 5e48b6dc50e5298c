"""Words for people: the catalogues of every surface, in three languages.

A message is a key with arguments; what it says in a language stands in the Fluent files beside
this module. Files named `terminal…` are for the terminal alone; a page fetches those that begin
with the name of a game when it opens the game, and all others at once.
"""

import os
from collections.abc import Container, Mapping, Sequence
from functools import cache

from alhambra.locale.fluent import Argument, Pattern, Reference, Selection, parse, split

LANGUAGES = ("en", "nl", "de")
"""The first is for whoever speaks none of them."""

FOLDER = os.path.dirname(__file__)
"""Without pathlib, whose import takes as long as reading all messages."""
TERMINAL = "terminal"
THOUSANDS = {"en": ","}
"""What parts the thousands of a number; a full stop unless named."""
DECIMALS = {"en": "."}
"""What stands before the decimals of a number; a comma unless named."""


class Words:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        """Know where every message stands; none is read yet."""
        self.language = language
        self._sources = {k: s for text in texts(language) for k, s in split(text).items()}
        self._patterns: dict[str, Pattern] = {}

    def __call__(self, key: str, /, **arguments: object) -> str:
        """A message with its arguments; its key where there is none, so that the lack is seen."""
        return self._said(self._pattern(key), arguments)

    def has(self, key: str) -> bool:
        """Is there a message of this key?"""
        return key in self._sources

    def listed(self, parts: Sequence[str]) -> str:
        """Several things in a row: a, b and c."""
        if len(parts) < 2:
            return "".join(parts)
        return self("listed", some=", ".join(parts[:-1]), last=parts[-1])

    def number(self, value: float, form: str = ".1f") -> str:
        """A number with its decimals, in a form such as `+.1f`."""
        return format(value, form).replace(".", DECIMALS.get(self.language, ","))

    def _pattern(self, key: str) -> Pattern:
        pattern = self._patterns.get(key)
        if pattern is None:
            source = self._sources.get(key)
            pattern = [key] if source is None else parse(source)
            self._patterns[key] = pattern
        return pattern

    def _said(self, pattern: Pattern, arguments: Mapping[str, object]) -> str:
        said = ""
        for part in pattern:
            if isinstance(part, str):
                said += part
            elif isinstance(part, Argument):
                said += self._shown(arguments.get(part.name, f"{{${part.name}}}"))
            elif isinstance(part, Reference):
                said += self._said(self._pattern(part.key), arguments)
            else:
                said += self._said(_chosen(part, arguments.get(part.argument)), arguments)
        return said

    def _shown(self, value: object) -> str:
        if isinstance(value, int):
            return f"{value:,}".replace(",", THOUSANDS.get(self.language, "."))
        return str(value)


def _chosen(selection: Selection, value: object) -> Pattern:
    """The variant for a value: its own, else the one of its plural, else the usual one."""
    plural = ("one" if abs(value) == 1 else "other") if isinstance(value, int) else ""
    variants = selection.variants
    return variants.get(str(value)) or variants.get(plural) or variants[selection.default]


def texts(language: str, surfaces: Container[str] | None = None) -> list[str]:
    """The files of a language in order of name; those of some surfaces, or all."""
    folder = os.path.join(FOLDER, language)
    found = []
    for name in sorted(os.listdir(folder)):
        if name.endswith(".ftl") and (surfaces is None or surface_of(name) in surfaces):
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                found.append(file.read())
    return found


def surfaces() -> set[str]:
    """All surfaces that have words of their own."""
    return {surface_of(name) for name in os.listdir(os.path.join(FOLDER, LANGUAGES[0]))}


def surface_of(name: str) -> str:
    """Where the words of a file are needed: what its name begins with, such as a game."""
    return name.removesuffix(".ftl").partition("-")[0]


@cache
def words_in(language: str) -> Words:
    """The words of a language."""
    return Words(language)
