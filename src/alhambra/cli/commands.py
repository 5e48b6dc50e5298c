"""What a person can type besides an action."""

from dataclasses import dataclass

from alhambra.cli.typed import Typed

ACT = "act"
"""The verb of everything that is no command: a number or an action."""

VERBS = ("help", "choices", "back", "sheet", "table", "undo", "why", "advice", "save", "quit")

SHORT = {
    "?": "help",
    "h": "help",
    "advise": "advice",
    "hint": "advice",
    "grounds": "sheet",
    "t": "table",
    "u": "undo",
    "q": "quit",
    "exit": "quit",
}


@dataclass(frozen=True)
class Command:
    """A verb and what follows it."""

    verb: str
    rest: str


def read_command(line: str, typed: Typed) -> Command:
    """Read one line of input; what is no command is an action."""
    text = line.strip()
    word, _, rest = text.partition(" ")
    word = typed.english(word)
    verb = SHORT.get(word, word)
    if verb in VERBS:
        return Command(verb, rest.strip())
    return Command(ACT, text)
