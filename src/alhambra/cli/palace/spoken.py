"""What both screens of the board game say alike: choices, short forms, the story, who won."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from alhambra.cli.palace import short
from alhambra.cli.palace.choices import Choices
from alhambra.cli.palace.telling import Telling
from alhambra.cli.palace.tilenames import typed_tiles
from alhambra.cli.screen import Choice, Event, View
from alhambra.cli.seating import person
from alhambra.cli.typed import Typed
from alhambra.locale import Words
from alhambra.palace import Action, Game
from alhambra.palace.events import events_of
from alhambra.palace.outcome import Scoring, next_scoring

STAGES = ("first", "second", "third")
SET_UP = ("dirk-setup", "deal-market", "deal-money", "deal-display")


class SpokenScreen(ABC):
    """The half of a screen that does not depend on the output."""

    sheet_word = "grounds"
    has_secrets = True

    def __init__(self, names: Sequence[str], words: Words) -> None:
        """Call everybody who scores by these names, in these words."""
        self.names = tuple(names)
        self.words = words
        self.typed: Typed = typed_tiles(words)
        self.action_help = self._help()
        self._telling = Telling(words, self.names, self.scoring)

    def _help(self) -> tuple[str, ...]:
        """How actions are typed, line by line."""
        return tuple(self.words("terminal-palace-help").splitlines())

    def choices(self, game: Game) -> list[Choice]:
        """The legal actions in the order they are numbered, by kinds if they are many."""
        return Choices(game, self.words, self.page).all()

    def brings(self, game: Game, action: Action) -> str:
        """What a legal action would bring."""
        return Choices(game, self.words, self.page).brings(action)

    @abstractmethod
    def page(self, game: Game, title: str, choices: Sequence[Choice]) -> View:
        """A page of choices that belong together."""

    @abstractmethod
    def scoring(self, scoring: Scoring) -> View:
        """The table of one scoring."""

    def expand(self, text: str, game: Game) -> str:
        """The action text that a short form stands for."""
        return short.expand(self.typed.read(text), game)

    def label(self, choice: Choice) -> str:
        """What a choice does: an action as it is typed, or what the choices of its page do."""
        return str(choice.action) if choice.opens else self.typed.shown(choice.action)

    def tell(self, before: Game, after: Game) -> list[Event]:
        """What the last ply of `after` did."""
        events = events_of(before.position, after)
        return [said for event in events for said in self._telling.told(event)]

    def stage_text(self, game: Game) -> str:
        """How far the game has come."""
        seen = game.observe(0)
        stage = STAGES[min(seen.scorings_held, 2)]
        if game.is_over:
            stage = "over"
        elif seen.phase in SET_UP:
            stage = "set-up"
        elif seen.is_ending:
            stage = "ending"
        return self.words("terminal-palace-stage", stage=stage)

    def due_text(self, game: Game) -> str:
        """Whose turn it is and what may be done."""
        if game.is_over:
            return ""
        if game.to_move is None:
            return self.words("terminal-palace-chance")
        seen = game.observe(game.to_move)
        doing = "again" if seen.phase == "turn" and seen.bought else seen.phase
        who = person(self.names[game.to_move], self.words)
        return self.words("terminal-palace-due", **who, doing=doing)

    def state_text(self, game: Game) -> str:
        """How far the game has come, and whose turn it is."""
        return ", ".join(text for text in (self.stage_text(game), self.due_text(game)) if text)

    def now_text(self, game: Game) -> str:
        """What `now` means where points are told."""
        number = next_scoring(game.position).places
        return self.words("terminal-palace-now", number=number)

    def verdict(self, game: Game) -> str:
        """Who won, or who is ahead."""
        outcome = game.standing()
        points = outcome.scores[outcome.winners[0]]
        who = self.words.listed([self.names[row] for row in outcome.winners])
        if not game.is_over:
            return self.words("terminal-palace-ahead", names=who, points=points)
        count = len(outcome.winners)
        return self.words("terminal-palace-won", names=who, points=points, count=count)


def observer_of(game: Game) -> int:
    """Through whose eyes the table is seen: those of the seat to move, or whose turn it was."""
    seat: int = game.position.seat if game.to_move is None else game.to_move
    return seat
