"""What whoever runs a server may set: the one list of it.

Every setting has a flag, a variable of the environment and a key of the settings file, all of the
same name. Importing this costs nothing: the command line does it at every start.
"""

from typing import Any, NamedTuple

PREFIX = "ALHAMBRA_"
PORT = 8000
PACE, PATIENCE = 0.7, 20.0
MOST_WORKERS = 64
HOUR = 3600
CENTURY = 36_525


class Setting(NamedTuple):
    """One thing that may be set."""

    name: str
    kind: type = bool
    """What its value is; a list is one of texts."""
    value: str = ""
    """What stands for its value in the help."""
    default: Any = None
    first: float = 0
    last: float = 0
    """The bounds of a number."""
    choices: tuple[str, ...] = ()
    """The only texts that it may be."""
    shown: str = ""
    """Its default in the help, where the help names one."""

    @property
    def flag(self) -> str:
        """Its name on the command line."""
        return f"--{self.name}"

    @property
    def attribute(self) -> str:
        """Its name among parsed arguments."""
        return self.name.replace("-", "_")

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return PREFIX + self.attribute.upper()


SETTINGS = (
    Setting("host", str, "host", "127.0.0.1", shown="127.0.0.1"),
    Setting("lan", default=False),
    Setting("port", int, "number", first=0, last=65535, shown=str(PORT)),
    Setting("data", str, "folder"),
    Setting("database", str, "address"),
    Setting("workers", int, "number", 1, first=1, last=MOST_WORKERS, shown="1"),
    Setting("open", default=False),
    Setting("pace", float, "seconds", PACE, last=HOUR, shown=f"{PACE:g}"),
    Setting("patience", float, "seconds", PATIENCE, last=HOUR, shown=f"{PATIENCE:g}"),
    Setting("bot", list, "bot", []),
    Setting("bot-env", list, "variable", []),
    Setting("name", list, "host", []),
    Setting("proxy", list, "host", []),
    Setting("put-away", int, "days", first=1, last=CENTURY),
    Setting("metrics", str, "place"),
    Setting("log", str, "form", "text", choices=("text", "json"), shown="text"),
    Setting("prefix", str, "path", ""),
    Setting("no-limits", default=False),
)

FILE = f"{PREFIX}SETTINGS"
"""The variable that names the settings file."""
OTHERS = (FILE, f"{PREFIX}LIBRARY", f"{PREFIX}PROGRAM")
"""Variables of ours that are no settings of a server."""
