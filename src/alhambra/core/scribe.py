"""A scribe: notes down what each ply of a game did, where events as objects would take too long."""

from typing import Any, Protocol


class Scribe(Protocol):
    """Writes the story of a game in a form of its own."""

    def look(self, game: Any) -> Any:
        """What has to be known of a game before a ply."""
        ...

    def note(self, game: Any, before: Any, code: int) -> Any:
        """What the ply did that was made last, an action or a chance with this code."""
        ...
