"""One game at this screen: bots and people move in turn, every step is told and kept."""

from typing import Any

from alhambra.bots.advice import advise, advisors
from alhambra.bots.deciding import decide
from alhambra.cli import commands, undo
from alhambra.cli.keeping import Keeping
from alhambra.cli.naming import levels_of, read_bot, typed_name, whole_name
from alhambra.cli.output import Output
from alhambra.cli.saying import said
from alhambra.cli.screen import Choice, Page, Screen
from alhambra.cli.seating import Player, person
from alhambra.cli.story import Story, told
from alhambra.cli.typed import Typed
from alhambra.core.bot import Bot
from alhambra.core.errors import NotationError

QUIT, INTERRUPTED = 0, 130
"""Exit statuses of a game left before its end."""


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
        self._words = screen.words
        self._commands = Typed(screen.words, "commands-typed")
        self._output = output
        self._keeping = keeping
        self._last_person: int | None = None
        """Who sat at the screen last: the next person's secrets are not for them."""
        self._pages: list[Page] = []
        """Choices shown to the seat to move; each page was opened from the one before."""

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
                    self._let(bot)
                self._tell(story)
        except (Leave, EOFError):
            status = QUIT
        except KeyboardInterrupt:
            status = INTERRUPTED
        else:
            return None
        self._output.say("", *self._keeping.leave(self.game))
        return status

    def _let(self, bot: Bot) -> None:
        """Let a bot act, or its stand-in if it fails; that is told."""
        seat = self.game.to_move
        decision = decide(self.game, self._players[seat].label, bot=bot)
        if decision.trouble is not None:
            why = said(decision.trouble, self._words)
            self._say("bot-failed", name=self._screen.names[seat], why=why)
        self._do(decision.action)

    def _do(self, action: Any) -> None:
        self.game.play(action)
        self._output.say(*self._keeping.keep(self.game))

    def _tell(self, story: Story) -> None:
        for sentence in story.so_far(self.game):
            self._output.show(told(sentence, self._screen))

    def _decide(self) -> None:
        """Show the seat to move where it stands; ask until it has acted or taken back."""
        seat = self.game.to_move
        people = [player for player in self._players if player.bot is None]
        if self._screen.has_secrets and len(people) > 1 and seat != self._last_person:
            asked = self._words("hand-over", **person(self._screen.names[seat], self._words))
            self._output.hand_over(f"{asked} ")
        self._last_person = seat
        choices = self._screen.choices(self.game)
        self._pages = []
        turn = self._screen.turn(self.game, choices)
        self._open(Page(turn, choices, self._screen.menu(self.game, choices)))
        asked = self._words("prompt", **person(self._screen.names[seat], self._words))
        before = self.game
        plies = len(self.game.plies)
        while self.game is before and len(self.game.plies) == plies:
            try:
                line = self._output.ask(f"{asked} ")
            except UnicodeDecodeError:
                line = ""
            self._obey(line)

    def _say(self, key: str, **arguments: object) -> None:
        self._output.say(self._words(key, **arguments))

    def _open(self, page: Page) -> None:
        self._pages.append(page)
        self._output.show(page.view)

    # -- what is typed -------------------------------------------------------------------------

    def _obey(self, line: str) -> None:
        command = commands.read_command(line, self._commands)
        if command.verb == commands.ACT:
            self._act(command.rest)
        elif command.verb == "help":
            text = self._words("commands-help", sheet=self._screen.sheet_word)
            self._output.page(*text.splitlines(), *self._screen.action_help)
        elif command.verb == "choices":
            self._show_again()
        elif command.verb == "back":
            self._back()
        elif command.verb == "table":
            self._output.show(self._screen.table(self.game))
            labels = [player.label for player in self._players]
            game = self.game.rules.name
            self._output.say(*levels_of(labels, self._screen.names, game, self._words))
        elif command.verb == "sheet":
            self._show_sheet(command.rest)
        elif command.verb == "undo":
            self._undo()
        elif command.verb == "why":
            self._why(command.rest)
        elif command.verb == "advice":
            self._advise(command.rest)
        elif command.verb == "save":
            self._output.say(self._keeping.keep_as(self.game, command.rest))
        else:
            raise Leave

    def _act(self, text: str) -> None:
        choice = self._chosen(text)
        if choice is not None and choice.opens is not None:
            self._open(choice.opens())
            return
        action = self._read(text) if choice is None else choice.action
        if action is None:
            return
        refused = self.game.refusal(action)
        if refused is None:
            self._do(action)
        else:
            self._say("refused", reason=said(refused, self._words))

    def _back(self) -> None:
        if len(self._pages) == 1:
            self._say("no-page-before")
            return
        self._pages.pop()
        self._show_again()

    def _show_again(self) -> None:
        page = self._pages[-1]
        self._output.show(page.view if page.again is None else page.again)

    def _chosen(self, text: str) -> Choice | None:
        """The choice of this page that a number or a key names."""
        choices = self._pages[-1].choices
        if _is_number(text) and len(text) < 4 and 1 <= int(text) <= len(choices):
            return choices[int(text) - 1]
        return next((choice for choice in choices if text in choice.keys), None)

    def _read(self, text: str) -> Any:
        """The action that words name; None after saying what was expected."""
        try:
            if not _is_number(text):
                return self.game.parse(self._screen.expand(text, self.game))
        except NotationError as error:
            if text:
                self._say("no-action", text=text[:40], **self._wanted(error))
        self._say("type", count=len(self._pages[-1].choices), example=self._example())
        return None

    def _wanted(self, error: NotationError) -> dict[str, object]:
        """What would have been understood, in the words that one types here."""
        about, typed = dict(error.facts.arguments), self._screen.typed
        if "choices" in about:
            choices = str(about["choices"]).split(", ")
            about["choices"] = ", ".join(map(typed.local, choices))
        about["expected"] = typed.shown(self._words(f"expected-{about['expected']}", **about))
        is_verb = error.column == 1 and "choices" in about
        at = "beginning" if is_verb else "end" if about["got"] == "nothing" else "middle"
        got = str(about["got"]).strip("'")
        return about | {"at": at, "got": f"'{typed.local(got)}'"}

    def _example(self) -> str:
        """An action that is possible now, from this page if it has one."""
        actions = [choice.action for choice in self._pages[-1].choices if choice.opens is None]
        return self._shown(actions[0] if actions else self.game.legal_actions()[0])

    def _shown(self, action: Any) -> str:
        """An action as one types it here."""
        return self._screen.typed.shown(action)

    def _why(self, text: str) -> None:
        if not text:
            self._say("why-what", example=self._example())
            return
        choice = self._chosen(text)
        if choice is not None and choice.opens is not None:
            self._say("leads-on", choice=choice.action)
            return
        action = self._read(text) if choice is None else choice.action
        if action is None:
            return
        refused = self.game.refusal(action)
        if refused is None:
            self._say("allowed", action=self._shown(action))
        else:
            self._say("refused", reason=said(refused, self._words))

    def _advise(self, bot: str) -> None:
        """Say what a bot thinks of this turn: the strongest, unless another is named."""
        game = self.game.rules.name
        known = advisors(game)
        name = read_bot(bot or known[0], known, game, self._words) if known else None
        if name is None:
            typed = [typed_name(one, game, self._words) for one in known]
            self._say("advice-who", bots=self._words.listed(typed))
            return
        called = whole_name(name, game, self._words)
        self._say("advice-thinks", bot=called)
        for number, idea in enumerate(advise(self.game, name), 1):
            self._say(
                "advice-idea",
                number=number,
                line=", ".join(map(self._shown, idea.line)),
                brings=self._screen.brings(self.game, idea.action),
                points=self._words.number(idea.points),
                percent=round(100 * idea.chance),
            )

    def _undo(self) -> None:
        refusal = undo.why_no_undo(self.game)
        if refusal is not None:
            self._say(refusal, chance=self._shown(self.game.plies[-1]) if self.game.plies else "")
            return
        action = self.game.plies[-1]
        self.game = undo.take_back(self.game)
        self._output.say(*self._keeping.keep(self.game))
        self._say("taken-back", action=self._shown(action))

    def _show_sheet(self, wanted: str) -> None:
        names = self._screen.names
        rows = [row for row, name in enumerate(names) if name.lower() == wanted.lower()]
        if wanted in map(str, range(len(names))):
            rows = [int(wanted)]
        if rows:
            self._output.show(self._screen.sheet(self.game, rows[0]))
        else:
            known = ", ".join(names)
            self._say(
                "sheet-whose", sheet=self._screen.sheet_word, names=known, last=len(names) - 1
            )


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal()
