"""One game at this screen: bots and people move in turn, every step is told and kept."""

from typing import Any

from alhambra.cli import commands, undo
from alhambra.cli.keeping import Keeping
from alhambra.cli.output import Output
from alhambra.cli.screen import Choice, Screen
from alhambra.cli.seating import Player, possessive_first
from alhambra.cli.story import Story
from alhambra.core.errors import NotationError

QUIT, INTERRUPTED = 0, 130
"""Exit statuses of a game left before its end."""

EXPECTED = "Type a number from 1 to {count}, an action such as '{example}', or 'help'."
REFUSED = "Not possible: {reason}."
ALLOWED = "'{action}' is possible now."
NOT_UNDERSTOOD = "'{text}' is no action: {error}."
TAKEN_BACK = "Taken back: {action}."
WHY_WHAT = "Which action? For example: why {example}"
WHICH_SHEET = "Whose sheet? Type 'sheet' and one of: {names}; or a seat number, 0 to {last}."


class Leave(Exception):
    """Somebody wants to stop here."""


class Sitting:
    """A game with those who play it, what they see and how it is kept."""

    def __init__(
        self,
        game: Any,
        players: list[Player],
        *,
        screen: Screen,
        output: Output,
        keeping: Keeping,
    ) -> None:
        """Sit down."""
        self.game = game
        self._players = players
        self._screen = screen
        self._output = output
        self._keeping = keeping

    # -- playing -------------------------------------------------------------------------------

    def run(self, story: Story) -> int | None:
        """Play to the end; None, or the exit status of those who left before it."""
        try:
            self._tell(story)
            while not self.game.is_over:
                bot = self._players[self.game.to_move].bot
                if bot is None:
                    self._decide()
                else:
                    self._do(bot.choose(_without_dealer(self.game)))
                self._tell(story)
        except (Leave, EOFError):
            status = QUIT
        except KeyboardInterrupt:
            status = INTERRUPTED
        else:
            return None
        self._output.say("", *self._keeping.leave(self.game))
        return status

    def _do(self, action: Any) -> None:
        self.game.play(action)
        self._output.say(*self._keeping.keep(self.game))

    def _tell(self, story: Story) -> None:
        for sentence in story.so_far(self.game):
            self._output.show(self._screen.sentence(sentence))

    def _decide(self) -> None:
        """Show the seat to move where it stands; ask until it has acted or taken back."""
        choices = self._screen.choices(self.game)
        self._output.show(self._screen.turn(self.game, choices))
        whose = possessive_first(self._screen.names[self.game.to_move])
        before = self.game
        plies = len(self.game.plies)
        while self.game is before and len(self.game.plies) == plies:
            try:
                line = self._output.ask(f"{whose} choice: ")
            except UnicodeDecodeError:
                line = ""
            self._obey(line, choices)

    # -- what is typed -------------------------------------------------------------------------

    def _obey(self, line: str, choices: list[Choice]) -> None:
        command = commands.read_command(line)
        if command.verb == commands.ACT:
            self._act(command.rest, choices)
        elif command.verb == "help":
            self._output.say(*commands.HELP, *self._screen.action_help)
        elif command.verb == "table":
            self._output.show(self._screen.table(self.game))
        elif command.verb == "sheet":
            self._show_sheet(command.rest)
        elif command.verb == "undo":
            self._undo()
        elif command.verb == "why":
            self._why(command.rest, choices)
        elif command.verb == "save":
            self._output.say(self._keeping.keep_as(self.game, command.rest))
        else:
            raise Leave

    def _act(self, text: str, choices: list[Choice]) -> None:
        action = self._read(text, choices)
        if action is None:
            return
        reason = self.game.why_not(action)
        if reason is None:
            self._do(action)
        else:
            self._output.say(REFUSED.format(reason=reason))

    def _read(self, text: str, choices: list[Choice]) -> Any:
        """The action that a number or words name; None after saying what was expected."""
        expected = EXPECTED.format(count=len(choices), example=choices[0].action)
        if text.isascii() and text.isdecimal():
            if len(text) < 4 and 1 <= int(text) <= len(choices):
                return choices[int(text) - 1].action
            self._output.say(expected)
            return None
        try:
            return self.game.parse(self._screen.expand(text, self.game))
        except NotationError as error:
            if text:
                wrong = f"expected {error.expected}"
                self._output.say(NOT_UNDERSTOOD.format(text=text[:40], error=wrong))
            self._output.say(expected)
            return None

    def _why(self, text: str, choices: list[Choice]) -> None:
        if not text:
            self._output.say(WHY_WHAT.format(example=choices[0].action))
            return
        action = self._read(text, choices)
        if action is None:
            return
        reason = self.game.why_not(action)
        if reason is None:
            self._output.say(ALLOWED.format(action=action))
        else:
            self._output.say(REFUSED.format(reason=reason))

    def _undo(self) -> None:
        refusal = undo.why_no_undo(self.game)
        if refusal is not None:
            self._output.say(refusal)
            return
        action = self.game.plies[-1]
        self.game = undo.take_back(self.game)
        self._output.say(*self._keeping.keep(self.game))
        self._output.say(TAKEN_BACK.format(action=action))

    def _show_sheet(self, wanted: str) -> None:
        names = self._screen.names
        rows = [row for row, name in enumerate(names) if name.lower() == wanted.lower()]
        if wanted in map(str, range(len(names))):
            rows = [int(wanted)]
        if rows:
            self._output.show(self._screen.sheet(self.game, rows[0]))
        else:
            self._output.say(WHICH_SHEET.format(names=", ".join(names), last=len(names) - 1))


def _without_dealer(game: Any) -> Any:
    """What a bot may look at: the game, but nobody who would roll the dice for its thoughts."""
    twin = game.copy()
    twin.dealer = None
    return twin
