"""What a person can type besides an action."""

from dataclasses import dataclass

ACT = "act"
"""The verb of everything that is no command: a number or an action."""

VERBS = ("help", "choices", "back", "sheet", "table", "undo", "why", "save", "quit")

SHORT = {
    "?": "help",
    "h": "help",
    "grounds": "sheet",
    "t": "table",
    "u": "undo",
    "q": "quit",
    "exit": "quit",
}

HELP = (
    "Type the number of a choice, or an action in words.",
    "help: this text.",
    "choices: your choices once more.",
    "back: to the choices before, where a choice has led to others.",
    "table: the whole table, with the {sheet} of every player.",
    "{sheet} NAME: the {sheet} of one player, by name or seat number.",
    "undo: take back your last action of this turn, before chance has fallen.",
    "why ACTION: why an action is not possible now.",
    "save FILE: keep the game in a file.",
    "quit: leave; the game is kept in a file and can be resumed.",
)


def help_lines(sheet: str) -> list[str]:
    """The help on all commands; a game says what lies before its players."""
    return [line.format(sheet=sheet) for line in HELP]


@dataclass(frozen=True)
class Command:
    """A verb and what follows it."""

    verb: str
    rest: str


def read_command(line: str) -> Command:
    """Read one line of input; what is no command is an action."""
    text = line.strip()
    word, _, rest = text.partition(" ")
    verb = SHORT.get(word.lower(), word.lower())
    if verb in VERBS:
        return Command(verb, rest.strip())
    return Command(ACT, text)
