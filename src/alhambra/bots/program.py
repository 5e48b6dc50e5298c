"""Bots in any language: a program that answers questions, one line of JSON each."""

import json
import os
import re
import shlex
import shutil
from typing import Any

from alhambra.bots.budget import Budget, read_budget
from alhambra.bots.workers import ProgramTrouble, workers_of
from alhambra.core.errors import IllegalOption
from alhambra.core.game import Game

PATIENCE = Budget(milliseconds=10_000)
"""How long it may think about an action, unless its budget says otherwise."""
FORM = re.compile(r"exec:(?P<command>.+?)(?:@(?P<budget>[0-9]+(?:m?s)?))?", re.DOTALL)


class Program:
    """Plays what another program says."""

    def __init__(
        self, player: str, seed: int = 0, inherited: tuple[str, ...] | None = None
    ) -> None:
        """Take the command from `exec:COMMAND` or `exec:COMMAND@500ms`; raises IllegalOption.

        It inherits the whole environment, or the basics and the variables that are named.
        """
        found = FORM.fullmatch(player)
        try:
            command = tuple(shlex.split(found["command"])) if found else ()
        except ValueError:
            command = ()
        if found is None or not command:
            raise IllegalOption("bot", "command", player)
        self.name = player
        self.budget = read_budget(found["budget"]) if found["budget"] else PATIENCE
        if self.budget.simulations:
            raise IllegalOption("bot", "program-budget", player)
        self._command = command
        self._seed = seed
        self._inherited = inherited

    def check(self) -> None:
        """Refuse a program that is not there, or may not be run; raises ProgramTrouble."""
        command = self._command[0]
        if shutil.which(command) is None:
            is_there = bool(os.path.dirname(command)) and os.path.isfile(command)
            key = "program-forbidden" if is_there else "program-missing"
            raise ProgramTrouble(key, command=command)

    def choose(self, game: Game[Any, Any, Any, Any]) -> Any:
        """What the program answers; raises ProgramTrouble, or NotationError for no action."""
        asked = json.dumps(question(game, self._seed, self.budget), separators=(",", ":"))
        workers = workers_of(self._command, self._inherited)
        answer = workers.ask(asked, self.budget.milliseconds / 1000)
        try:
            text = json.loads(answer)["action"]
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise ProgramTrouble("program-garbage", answer=answer[:60]) from error
        if not isinstance(text, str):
            raise ProgramTrouble("program-garbage", answer=answer[:60])
        return game.parse(text)


def question(game: Game[Any, Any, Any, Any], seed: int, budget: Budget) -> dict[str, Any]:
    """Everything a program is told when it is to choose."""
    return {
        "game": game.rules.name,
        "options": game.rules.header(),
        "seat": game.to_move,
        "ply": len(game.plies),
        "position": game.position_text(),
        "legal": [str(action) for action in game.legal_actions()],
        "seed": seed,
        "milliseconds": budget.milliseconds,
    }
