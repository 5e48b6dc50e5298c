"""`alhambra doctor`: do the rules run compiled, and are all tables as they should be?"""

import argparse

from alhambra.cli.output import PlainOutput
from alhambra.cli.settings import tables_of

ILL = 1


def run(arguments: argparse.Namespace) -> int:
    """Look at the database of a server and change nothing; 1 if something is wrong."""
    from alhambra.core import library
    from alhambra.server import folder

    file = tables_of(arguments)
    output, words = PlainOutput(), arguments.words
    found = library.status()
    output.say(words(f"rules-{found.why}", detail=found.detail))
    is_ill = False
    for name, about in folder.findings(file):
        is_ill = True
        output.say(words(f"doctor-{name}", **about))
    if not is_ill:
        output.say(words("doctor-well", file=file, tables=folder.count(file)))
    return ILL if is_ill else 0
