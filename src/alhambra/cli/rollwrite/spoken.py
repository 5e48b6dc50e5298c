"""What both screens of Roll & Write say alike: choices, short forms, the story, who won."""

from collections.abc import Sequence

from alhambra.cli.rollwrite import short, telling, words
from alhambra.cli.rollwrite.choices import choices_of
from alhambra.cli.screen import Choice, Event
from alhambra.cli.seating import possessive
from alhambra.cli.story import joined
from alhambra.locale import Words
from alhambra.rollwrite import Game
from alhambra.rollwrite.outcome import TypeAccount

PHASE_TEXTS = {
    "turn": "construct or gain",
    "second": "a second building, or done",
    "keep": "keep a pair of dice",
}


class SpokenScreen:
    """The half of a screen that does not depend on the output."""

    action_help = short.HELP
    sheet_word = "sheet"
    has_secrets = False

    def __init__(self, names: Sequence[str], words: Words) -> None:
        """Call the rows of the score sheet by these names."""
        self.names = tuple(names)
        self.words = words

    def choices(self, game: Game) -> list[Choice]:
        """The legal actions in the order they are numbered."""
        return choices_of(game, self.names)

    def expand(self, text: str, game: Game) -> str:
        """The action text that a short form stands for."""
        return short.expand(text, game)

    def tell(self, before: Game, after: Game) -> list[Event]:
        """What the last ply of `after` did."""
        return telling.tell(before, after, self.names)

    def round_text(self, game: Game) -> str:
        """Which round of how many, or what else is going on."""
        if game.stage == 0:
            return "Set-up"
        if game.is_over:
            return "The game is over"
        return f"Round {game.stage} of {game.rules.rounds}"

    def due_text(self, game: Game) -> str:
        """Whose turn it is and what may be done."""
        if game.is_over:
            return ""
        if game.to_move is None:
            return "dice are to be rolled"
        whose = possessive(self.names[game.to_move])
        return f"{whose} turn: {PHASE_TEXTS[game.observe(0).phase]}"

    def verdict(self, game: Game) -> str:
        """Who won, or who is ahead."""
        outcome = game.standing()
        best = words.points(outcome.scores[outcome.winners[0]])
        who = joined([self.names[row] for row in outcome.winners])
        if game.rules.players == 1 and game.rules.goal == "score":
            return f"{'Final score' if game.is_over else 'Score so far'}: {best}."
        if not game.is_over:
            return f"Ahead now: {who}, {best}."
        if len(outcome.winners) > 1:
            return f"Shared victory: {who}, {best} each."
        return f"Victory: {who}, {best}."


def place_text(entry: TypeAccount) -> str:
    """The place of a row in a type: 2nd place shared by 2, finished; empty where there is none."""
    if entry.place is None:
        return "finished, no place left" if entry.is_finished else ""
    shared = f" shared by {entry.shared_by}" if entry.shared_by > 1 else ""
    finished = ", finished" if entry.is_finished else ""
    return f"{words.ORDINALS[entry.place]} place{shared}{finished}"
