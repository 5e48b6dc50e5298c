"""Settings of a server: flags win over the environment, that over a file, that over defaults."""

import argparse
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from alhambra.core.errors import AlhambraError, IllegalOption
from alhambra.server.hosting import FILE, OTHERS, PREFIX, SETTINGS, Setting
from alhambra.server.settings import data_folder

YES, NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")
BY_NAME = {setting.name: setting for setting in SETTINGS}
EXPECTED = {str: "text", int: "number", float: "seconds", bool: "yes-no", list: "texts"}
"""What is said of a value that is of no such kind."""
GUARDED = "database"
"""The setting that may hold a password."""
MASK = "***"
PASSWORDS = (
    re.compile(r"(?<=:)(?!//).*(?=@)", re.DOTALL),
    re.compile(r"(?<=password=)[^&\s]*"),
)
"""Where an address of a database has passwords; rather too much than too little."""


class Found(NamedTuple):
    """The value of a setting, and where it came from."""

    value: Any
    place: str = ""
    """The flag, the variable or the file and its key; empty for a default."""
    rank: int = 3
    """How strong that is: 0 for a flag, 1 for the environment, 2 for the file, 3 for a default."""


def read(arguments: argparse.Namespace, environment: Mapping[str, str]) -> dict[str, Found]:
    """Every setting; raises AlhambraError for what is none, or not as it should be."""
    found = {setting.name: Found(setting.default) for setting in SETTINGS}
    found["data"] = Found(str(data_folder()))
    if file := getattr(arguments, "settings", None) or environment.get(FILE):
        found |= _in_file(Path(file))
    found |= _in_environment(environment)
    for setting in SETTINGS:
        if (given := getattr(arguments, setting.attribute, None)) is not None:
            value = _of_text(setting, given, setting.flag) if isinstance(given, str) else given
            found[setting.name] = Found(value, setting.flag, 0)
    return found


def tables_of(arguments: argparse.Namespace) -> Path:
    """The file of the tables that a command is about: where the server has them, or `--data`."""
    from alhambra.server.database import file_of
    from alhambra.server.folder import DATABASE

    found = read(arguments, os.environ)
    data, database = found["data"], found[GUARDED]
    if database.value is None or data.rank == 0:
        return Path(data.value) / DATABASE
    return file_of(database.value)


def _in_environment(environment: Mapping[str, str]) -> dict[str, Found]:
    variables = {setting.variable: setting for setting in SETTINGS}
    found = {}
    for name, text in environment.items():
        if not name.startswith(PREFIX) or name in OTHERS or not text:
            continue
        if name not in variables:
            raise _unknown(name, variables)
        setting = variables[name]
        found[setting.name] = Found(_of_text(setting, text, name), name, 1)
    return found


def _in_file(path: Path) -> dict[str, Found]:
    import tomllib

    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise AlhambraError("unreadable", file=path, cause=error.strerror) from error
    except UnicodeDecodeError as error:
        raise AlhambraError("no-text", file=path) from error
    except ValueError as error:  # TOML that is none
        raise AlhambraError("unreadable", file=path, cause=error) from error
    found = {}
    for name, value in content.items():
        place = f"{path}: {name}"
        if name not in BY_NAME:
            raise _unknown(place, BY_NAME)
        found[name] = Found(_of_toml(BY_NAME[name], value, place), place, 2)
    return found


def _unknown(place: str, known: Mapping[str, Setting]) -> AlhambraError:
    return AlhambraError("unknown-setting", place=place, names=", ".join(known))


def _of_text(setting: Setting, text: str, place: str) -> Any:
    """The value that a text stands for; several texts have commas between them."""
    if setting.kind is list:
        return [part.strip() for part in text.split(",") if part.strip()]
    if setting.kind is bool and text.lower() in YES + NO:
        return text.lower() in YES
    if setting.kind in (int, float):
        try:
            number = setting.kind(text)
        except ValueError:
            raise IllegalOption(place, EXPECTED[setting.kind], text) from None
        return _bounded(setting, number, place)
    if setting.kind is str:
        return _bounded(setting, text, place)
    raise IllegalOption(place, EXPECTED[setting.kind], text)


def _of_toml(setting: Setting, value: Any, place: str) -> Any:
    """The value that a value of TOML stands for, which has a type of its own."""
    if setting.kind is float and type(value) is int:
        value = float(value)
    is_right = type(value) is setting.kind
    if setting.kind is list and is_right:
        is_right = all(type(part) is str for part in value)
    if not is_right:
        got = str(value).lower() if isinstance(value, bool) else value
        raise IllegalOption(place, EXPECTED[setting.kind], None if setting.name == GUARDED else got)
    return _bounded(setting, value, place)


def _bounded(setting: Setting, value: Any, place: str) -> Any:
    if setting.kind in (int, float) and not setting.first <= value <= setting.last:
        first, last = f"{setting.first:g}", f"{setting.last:.0f}"
        raise IllegalOption(place, "from-to", value, first=first, last=last)
    if setting.choices and value not in setting.choices:
        choices, count = ", ".join(setting.choices), len(setting.choices)
        raise IllegalOption(place, "one-of", value, choices=choices, count=count)
    return value


# -- what is shown, and what is not ----------------------------------------------------------------


def masked(address: str) -> str:
    """The address of a database without its password."""
    for password in PASSWORDS:
        address = password.sub(MASK, address)
    return address


def is_readable_by_others(found: Found) -> bool:
    """Does a password stand in a file that everybody on this machine may read?"""
    if found.rank != 2 or masked(found.value) == found.value:
        return False
    return bool(Path(found.place.rpartition(": ")[0]).stat().st_mode & 0o004)


def lines_of(found: Mapping[str, Found], words: Any) -> list[str]:
    """Every setting as a settings file spells it, and where it came from."""
    import json

    lines = []
    for name, (value, place, _) in found.items():
        if value is None:
            lines.append(f"# {words('setting-unset', name=name)}")
            continue
        text = json.dumps(masked(value) if name == GUARDED else value, ensure_ascii=False)
        lines.append(f"{name} = {text}  # {place or words('setting-default')}")
    return lines
