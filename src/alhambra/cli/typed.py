"""What is typed in the language of a screen, read as English and shown again; English always does.

A message lists it, a line for a word: the English one, then those of the language. The first of
them is shown, all are read: `take: neem, nemen`.
"""

from alhambra.locale import Words


class Typed:
    """The words of one list."""

    def __init__(self, words: Words, key: str) -> None:
        """Read the list."""
        self._english: dict[str, str] = {}
        self._local: dict[str, str] = {}
        for line in words(key).splitlines():
            english, _, some = line.partition(": ")
            self._local[english] = some.split(", ")[0]
            self._english |= dict.fromkeys(some.lower().split(", "), english)

    def english(self, word: str) -> str:
        """A word in English; itself in small letters where it is no word of the language."""
        return self._english.get(word.lower(), word.lower())

    def local(self, word: str) -> str:
        """An English word in the language."""
        return self._local.get(word, word)

    def read(self, text: str) -> str:
        """A whole text in English."""
        return " ".join(map(self.english, text.split()))

    def shown(self, text: object) -> str:
        """A whole English text, such as an action, in the language."""
        return " ".join(map(self.local, str(text).split()))
