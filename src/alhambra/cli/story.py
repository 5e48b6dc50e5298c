"""The story of a game in sentences: what a row did in a turn becomes one of them."""

from collections.abc import Iterator
from typing import Any

from alhambra.cli.screen import Event, Screen, View


class Story:
    """Tells a game as far as it has gone, every sentence once.

    A turn is told when it is complete, so an action taken back in it was never told. What is no
    string among the sentences is a table to be shown as it is.
    """

    def __init__(self, game: Any, screen: Screen) -> None:
        """Begin where this game stands now; what was before is known."""
        self._screen = screen
        self._told = game.alone()

    def so_far(self, game: Any) -> list[View]:
        """The sentences of all turns that have become complete since the last time."""
        sentences, count = self._walk(game)
        return sentences[:count]

    def to_the_end(self, game: Any) -> list[View]:
        """All sentences since the last time, that of a turn still going on included."""
        return self._walk(game)[0]

    def _walk(self, game: Any) -> tuple[list[View], int]:
        """All sentences since the last time, and how many of them are complete."""
        sentences: list[View] = []
        complete = 0
        turn: list[Event] = []
        at = self._told
        for after in _steps(at, game):
            for event in self._screen.tell(at, after):
                if turn and turn[0].row != event.row:
                    sentences += self._sentences(turn)
                    turn = []
                if event.row is None:
                    sentences += [event.text] if event.table is None else [event.text, event.table]
                else:
                    turn.append(event)
            at = after
            if turn and self._is_complete(at, turn[0].row):
                sentences += self._sentences(turn)
                turn = []
            if not turn:
                self._told = at
                complete = len(sentences)
        if turn:
            sentences += self._sentences(turn)
        return sentences, complete

    def _is_complete(self, game: Any, row: int | None) -> bool:
        return game.is_over or game.to_move not in (None, row)

    def _sentences(self, turn: list[Event]) -> list[str]:
        if turn[0].is_whole:
            return [event.text for event in turn]
        assert turn[0].row is not None
        parts = self._screen.words.listed([event.text for event in turn])
        return [self._screen.words("story-turn", name=self._screen.names[turn[0].row], parts=parts)]


def told(sentence: View, screen: Screen) -> View:
    """A part of a story as it is shown."""
    return screen.sentence(sentence) if isinstance(sentence, str) else sentence


def _steps(start: Any, game: Any) -> Iterator[Any]:
    """Copies of the game after every ply it is ahead."""
    at = start
    for ply in game.plies[len(start.plies) :]:
        at = at.copy()
        at.push(ply)
        yield at
