"""What both screens of Roll & Write say alike: choices, short forms, the story, who won."""

from collections.abc import Sequence

from alhambra.cli.rollwrite import short
from alhambra.cli.rollwrite.choices import choices_of
from alhambra.cli.rollwrite.telling import row_of, sentence
from alhambra.cli.screen import Choice, Event
from alhambra.cli.seating import person
from alhambra.cli.typed import Typed
from alhambra.locale import Words
from alhambra.rollwrite import Action, Game
from alhambra.rollwrite.events import Ended, events_of


class SpokenScreen:
    """The half of a screen that does not depend on the output."""

    sheet_word = "sheet"
    has_secrets = False

    def __init__(self, names: Sequence[str], words: Words) -> None:
        """Call the rows of the score sheet by these names, in these words."""
        self.names = tuple(names)
        self.words = words
        self.typed = Typed(words, "terminal-rollwrite-typed")
        self.action_help = self._help()

    def _help(self) -> tuple[str, ...]:
        """How actions are typed, line by line."""
        return tuple(self.words("terminal-rollwrite-help").splitlines())

    def choices(self, game: Game) -> list[Choice]:
        """The legal actions in the order they are numbered."""
        return choices_of(game, self.names, self.words)

    def brings(self, game: Game, action: Action) -> str:
        """What a legal action would bring."""
        choices = self.choices(game)
        return next(choice.brings for choice in choices if choice.action == action)

    def expand(self, text: str, game: Game) -> str:
        """The action text that a short form stands for."""
        return short.expand(self.typed.read(text), game)

    def tell(self, before: Game, after: Game) -> list[Event]:
        """What the last ply of `after` did; the end is told with the account."""
        return [
            Event(sentence(event, self.names, self.words), row_of(event), is_whole=True)
            for event in events_of(before.position, after)
            if not isinstance(event, Ended)
        ]

    def stage_text(self, game: Game) -> str:
        """Which round of how many, or what else is going on; and whose turn it is."""
        if game.is_over:
            return self.words("terminal-rollwrite-over")
        stage = self.words("terminal-rollwrite-set-up")
        if game.stage:
            stage = self.words("event-round", round=game.stage, rounds=game.rules.rounds)
        if game.to_move is None:
            return f"{stage}, {self.words('terminal-rollwrite-chance')}"
        whose = person(self.names[game.to_move], self.words)
        due = self.words("terminal-rollwrite-due", **whose, phase=game.observe(0).phase)
        return f"{stage}, {due}"

    def account_title(self, game: Game) -> str:
        """What an account is of."""
        return self.words(f"terminal-rollwrite-account-{'final' if game.is_over else 'now'}")

    def no_sheet(self, row: int) -> str:
        """What is said of a virtual player's sheet."""
        return self.words("terminal-rollwrite-no-sheet", name=self.names[row])

    def verdict(self, game: Game) -> str:
        """Who won, or who is ahead."""
        outcome = game.standing()
        points = outcome.scores[outcome.winners[0]]
        names = self.words.listed([self.names[row] for row in outcome.winners])
        if game.rules.players == 1 and game.rules.goal == "score":
            verdict = "score" if game.is_over else "score-now"
        elif not game.is_over:
            verdict = "ahead"
        else:
            verdict = "shared" if len(outcome.winners) > 1 else "won"
        return self.words(f"terminal-rollwrite-{verdict}", names=names, points=points)
