"""What this program is called by whoever started it, so that commands it names can be typed."""

import os
import re

USUAL = "alhambra"
COMMAND = re.compile(r"(?m)(^ +|\| |: )alhambra(?= )")
"""Where a text names a command: on a line of its own, behind a pipe or behind a colon."""


def program() -> str:
    """The program as it was started: `alhambra`, or from its folder `./alhambra`."""
    named = os.environ.get("ALHAMBRA_PROGRAM", "")
    return named if re.fullmatch(r"[\w./-]+", named) else USUAL


def typed(text: str) -> str:
    """A text with its commands as they can be typed here."""
    return COMMAND.sub(rf"\g<1>{program()}", text)
