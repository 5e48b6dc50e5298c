"""`alhambra doctor`: is a data folder as it should be?"""

import argparse

from alhambra.cli.output import PlainOutput
from alhambra.cli.settings import data_of

ILL = 1


def run(arguments: argparse.Namespace) -> int:
    """Look at a data folder and change nothing; 1 if something is wrong."""
    from alhambra.server import folder

    place = data_of(arguments)
    output, words = PlainOutput(), arguments.words
    is_ill = False
    for name, about in folder.findings(place):
        is_ill = True
        output.say(words(f"doctor-{name}", **about))
    if not is_ill:
        output.say(words("doctor-well", folder=place, tables=folder.count(place)))
    return ILL if is_ill else 0
