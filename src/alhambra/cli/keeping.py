"""Where a game is kept: its record, written anew after every step."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from alhambra.cli.files import FileTrouble, exists, free_name, write_text
from alhambra.cli.program import program
from alhambra.cli.saying import said
from alhambra.locale import Words

RESUME = "{program} play {game} --resume {path}"


class Keeping:
    """The file of one game, and who sits at its seats."""

    def __init__(self, path: Path | None, labels: Sequence[str], words: Words) -> None:
        """Keep the game in this file; None for nowhere as long as nobody asks."""
        self._path = path
        self._labels = tuple(labels)
        self._words = words
        self.kept: Path | None = None
        """Where the game is kept as it stands now, if it is."""

    def begin(self, game: Any) -> None:
        """Write the first record, so that a file that cannot be written is refused at once."""
        self.kept = None
        if self._path is not None:
            write_text(self._path, self._record(game))
            self.kept = self._path

    def keep(self, game: Any) -> list[str]:
        """Write the record; trouble is told, and the game goes on."""
        try:
            self.begin(game)
        except FileTrouble as trouble:
            return [f"{said(trouble, self._words)}."]
        return []

    def keep_as(self, game: Any, name: str) -> str:
        """Write the record to another file; from then on there if it was kept nowhere."""
        if not name:
            return self._words("save-where")
        path = Path(name)
        if exists(path) and (
            self._path is None or not exists(self._path) or not path.samefile(self._path)
        ):
            return self._words("save-exists", file=path)
        try:
            write_text(path, self._record(game))
        except FileTrouble as trouble:
            return f"{said(trouble, self._words)}."
        self._path = self._path or path
        return self._words("kept", file=path)

    def leave(self, game: Any) -> list[str]:
        """Keep a game that is not over, in the current folder if it was kept nowhere."""
        name = game.rules.name
        path = self._path or free_name(name, game.dealer.seed)
        try:
            write_text(path, self._record(game))
        except FileTrouble as trouble:
            lost = self._words("kept-not", trouble=said(trouble, self._words))
            return [lost, *self._record(game).splitlines()]
        return [
            self._words("kept-resume", file=path),
            RESUME.format(program=program(), game=name, path=shlex.quote(str(path))),
        ]

    def _record(self, game: Any) -> str:
        text: str = game.record(self._labels).text
        return text
