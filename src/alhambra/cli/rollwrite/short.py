"""Short forms of actions: c 3 5, g, k 3 5, +y3, -b4, and a pair of dice alone."""

import re

from alhambra.rollwrite import Game

VERBS = {
    "c": "construct",
    "s": "second",
    "k": "keep",
    "g": "gain",
    "d": "done",
    "build": "construct",
}
FULL = ("construct", "second", "keep", "change", "gain", "done")

TURNED_PAIR = re.compile(r"b([1-9])[ ,]*y([1-9])")
PAIR = re.compile(r"y?([1-9])[ ,]*b?([1-9])")
SIGN_FIRST = re.compile(r"([+-]) ?([yb][1-9])")
SIGN_LAST = re.compile(r"([yb][1-9]) ?([+-]|up|down)")


def expand(text: str, game: Game) -> str:
    """The action text that a short form stands for; other texts unchanged."""
    text = " ".join(text.lower().split())
    if found := SIGN_FIRST.fullmatch(text):
        return _change(found[2], found[1])
    if found := SIGN_LAST.fullmatch(text.removeprefix("change ")):
        return _change(found[1], found[2])
    first, _, rest = text.partition(" ")
    verb = VERBS.get(first, first)
    if verb in FULL:
        if verb == "second" and not rest:
            return f"second {_unused_pair(game)}"
        return f"{verb} {_pair(rest)}".strip()
    if PAIR.fullmatch(text) or TURNED_PAIR.fullmatch(text):
        return f"{_verb_of_pair(game)} {_pair(text)}"
    return text


def _change(die: str, direction: str) -> str:
    return f"change {die} {'up' if direction in ('+', 'up') else 'down'}"


def _pair(text: str) -> str:
    if found := PAIR.fullmatch(text):
        return f"y{found[1]} b{found[2]}"
    if found := TURNED_PAIR.fullmatch(text):
        return f"y{found[2]} b{found[1]}"
    return text


def _unused_pair(game: Game) -> str:
    """The last dice at the mover's sheet; where a second building is possible there are no more."""
    seat = game.to_move
    assert seat is not None
    row = game.observe(seat).rows[seat]
    return f"y{row.yellow[-1]} b{row.blue[-1]}"


def _verb_of_pair(game: Game) -> str:
    """What a pair of dice alone means now."""
    phase = game.observe(0).phase
    return phase if phase in ("second", "keep") else "construct"
