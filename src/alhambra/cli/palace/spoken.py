"""What both screens of the board game say alike: choices, short forms, the story, who won."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from alhambra.cli.palace import short, telling, words
from alhambra.cli.palace.choices import choices_of
from alhambra.cli.palace.prospects import next_places
from alhambra.cli.screen import Choice, Event, View
from alhambra.cli.seating import possessive
from alhambra.cli.story import joined
from alhambra.locale import Words
from alhambra.palace import Game
from alhambra.palace.outcome import Scoring

PHASE_TEXTS = {
    "turn": "take money, buy a tile or redesign",
    "place": "place what was bought",
    "place-left": "place what was left on the market",
}
BACK = "back: to the choices before"
HELD = ("before the first scoring", "after the first scoring", "after the second scoring")


class SpokenScreen(ABC):
    """The half of a screen that does not depend on the output."""

    action_help = short.HELP
    sheet_word = "grounds"

    has_secrets = True

    def __init__(self, names: Sequence[str], words: Words) -> None:
        """Call everybody who scores by these names."""
        self.names = tuple(names)
        self.words = words

    def choices(self, game: Game) -> list[Choice]:
        """The legal actions in the order they are numbered, by kinds if they are many."""
        return choices_of(game, self.page)

    @abstractmethod
    def page(self, game: Game, title: str, choices: Sequence[Choice]) -> View:
        """A page of choices that belong together."""

    @abstractmethod
    def scoring(self, scoring: Scoring) -> View:
        """The table of one scoring."""

    def expand(self, text: str, game: Game) -> str:
        """The action text that a short form stands for."""
        return short.expand(text, game)

    def tell(self, before: Game, after: Game) -> list[Event]:
        """What the last ply of `after` did."""
        return telling.tell(before, after, self.names, self.scoring)

    def stage_text(self, game: Game) -> str:
        """How far the game has come."""
        if game.is_over:
            return "The game is over"
        if game.observe(0).phase in ("dirk-setup", "deal-market", "deal-money", "deal-display"):
            return "Set-up"
        if game.position.is_ending:
            return "The end of the game"
        text = HELD[min(game.observe(0).scorings_held, 2)]
        return text[0].upper() + text[1:]

    def due_text(self, game: Game) -> str:
        """Whose turn it is and what may be done."""
        if game.is_over:
            return ""
        if game.to_move is None:
            return "cards or tiles are to be drawn"
        seen = game.observe(game.to_move)
        whose = possessive(self.names[game.to_move])
        doing = PHASE_TEXTS[seen.phase]
        if seen.phase == "turn" and seen.bought:
            doing = "another action after paying exactly"
        return f"{whose} turn: {doing}"

    def now_text(self, game: Game) -> str:
        """What `now` means where points are told."""
        return f"now: if the {words.scoring_word(next_places(game))} were held now"

    def verdict(self, game: Game) -> str:
        """Who won, or who is ahead."""
        outcome = game.standing()
        best = words.points(outcome.scores[outcome.winners[0]])
        who = joined([self.names[row] for row in outcome.winners])
        if not game.is_over:
            return f"Ahead now: {who}, {best}."
        if len(outcome.winners) > 1:
            return f"Shared victory: {who}, {best} each."
        return f"Victory: {who}, {best}."


def observer_of(game: Game) -> int:
    """Through whose eyes the table is seen: those of the seat to move, or whose turn it was."""
    seat: int = game.position.seat if game.to_move is None else game.to_move
    return seat
