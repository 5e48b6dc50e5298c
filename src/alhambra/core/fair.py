"""Fair chance: dice drawn from a secret that was committed to before the first ply.

Whoever deals publishes the SHA-256 of 32 secret bytes, the *commitment*, before the game, and the
secret after it. Once the commitment is known the players' devices promise words of their own, and
tell them when all have promised (`alhambra.core.promise`): the *luck*. Every draw follows from
secret, table, ply and luck, so nobody could choose the dice, and anybody can draw them again.
"""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from alhambra.core.errors import IllegalOption
from alhambra.core.promise import promise_of, read_missing, read_promises, seal_of
from alhambra.core.text import is_number

HEX = re.compile("[0-9a-f]{64}")
KEYS = ("table", "commitment", "attempt", "promises", "luck", "missing", "secret")
"""The header lines of a record that tell of fair chance."""
TABLE = re.compile("[0-9A-Za-z_-]{1,40}")
MOST_LETTERS = 97
"""Of the words of one seat: 32 digits of a device's own chance, a space, and 64 typed letters."""
SPAN = 1 << 64


@dataclass(frozen=True)
class Fair:
    """What a record says of the chance at its table."""

    table: str
    commitment: str
    luck: str = ""
    """The words that players added, by seat: `0 harbour, 2 8f3a`."""
    secret: str | None = None
    """Published when the game is over."""
    attempt: int = 0
    """Which round of promises the words are from; 0 where nobody promised, as once was so."""
    promises: str = ""
    """What devices promised before any words were told, by seat."""
    missing: str = ""
    """The seats of people whose words are not among the luck: `1, 3`."""

    def __post_init__(self) -> None:
        """Raise IllegalOption for what no record could hold."""
        if not TABLE.fullmatch(self.table):
            raise IllegalOption("table", "table-name", ascii(self.table))
        check_hex("commitment", self.commitment)
        if self.secret is not None:
            check_hex("secret", self.secret)
        read_luck(self.luck)
        read_promises(self.promises)
        read_missing(self.missing)

    @classmethod
    def from_header(cls, header: dict[str, str]) -> "Fair | None":
        """Take the lines about fair chance out of a header; raises IllegalOption."""
        found = {key: header.pop(key) for key in KEYS if key in header}
        if not found:
            return None
        for key in ("table", "commitment"):
            if key not in found:
                raise IllegalOption(next(iter(found)), "line-as-well", name=key)
        if found.get("luck") == "":
            raise IllegalOption("luck", "luck", most=MOST_LETTERS)
        for key in ("promises", "missing"):
            if key in found and "attempt" not in found:
                raise IllegalOption(key, "line-as-well", name="attempt")
        attempt = found.pop("attempt", None)
        if attempt is not None and (not is_number(attempt) or attempt.startswith("0")):
            raise IllegalOption("attempt", "attempt", ascii(attempt)[1:-1])
        return cls(**found, attempt=int(attempt or 0))

    def header(self) -> dict[str, str]:
        """The lines of a record; what there is nothing to say about is left out."""
        return {key: str(value) for key in KEYS if (value := getattr(self, key))}

    @property
    def seal(self) -> str:
        """What fixes the secret, all words and who has none, before any of them is told."""
        return seal_of(
            self.table,
            self.attempt,
            commitment=self.commitment,
            promises=self.promises,
            missing=self.missing,
        )

    def broken_promises(self) -> list[int]:
        """The seats that promised other words than they told, or only did one of both."""
        words, promises = read_luck(self.luck), read_promises(self.promises)
        kept = {
            seat
            for seat, told in words.items()
            if promise_of(self.table, self.attempt, seat=seat, words=told) == promises.get(seat)
        }
        return sorted((words.keys() | promises.keys()) - kept)

    @property
    def holds(self) -> bool:
        """Does the commitment belong to the secret that was published?"""
        return self.secret is not None and commitment_to(self.secret) == self.commitment

    def dealer(self) -> "FairDealer":
        """The dealer that draws this table's chances again; the secret must be published."""
        assert self.secret is not None
        return FairDealer(self.secret, self.table, self.luck)


@dataclass(frozen=True)
class FairDealer:
    """Draws every chance from a secret, the table's name, the ply and the players' words."""

    secret: str = field(repr=False)
    """32 bytes, in hexadecimal digits."""
    table: str
    luck: str = ""
    _inner: "hashlib._Hash" = field(init=False, repr=False, compare=False)
    _outer: "hashlib._Hash" = field(init=False, repr=False, compare=False)
    """HMAC is two SHA-256 in a row; both are kept as they are after the key."""

    def __post_init__(self) -> None:
        """Raise IllegalOption unless the secret is 32 bytes."""
        check_hex("secret", self.secret)
        key = bytes.fromhex(self.secret).ljust(hashlib.sha256().block_size, b"\0")
        object.__setattr__(self, "_inner", hashlib.sha256(bytes(byte ^ 0x36 for byte in key)))
        object.__setattr__(self, "_outer", hashlib.sha256(bytes(byte ^ 0x5C for byte in key)))

    def __reduce__(self) -> tuple[type["FairDealer"], tuple[str, str, str]]:
        """Copies are made anew from the secret."""
        return FairDealer, (self.secret, self.table, self.luck)

    @property
    def commitment(self) -> str:
        """What is published before the first ply."""
        return commitment_to(self.secret)

    def fair(self, *, published: bool) -> Fair:
        """What a record says of this dealer; the secret only once it may be known."""
        return Fair(self.table, self.commitment, self.luck, self.secret if published else None)

    def draw(self, ply: int, ways: int) -> int:
        """A fair draw: HMAC-SHA-256, redrawn where it would favour small numbers."""
        fair = SPAN // ways * ways
        again = 0
        while True:
            inner = self._inner.copy()
            inner.update(f"{self.table} {ply} {again} {self.luck}".encode())
            outer = self._outer.copy()
            outer.update(inner.digest())
            number = int.from_bytes(outer.digest()[:8], "big")
            if number < fair:
                return number % ways
            again += 1


def commitment_to(secret: str) -> str:
    """The SHA-256 of a secret's 32 bytes; secret and answer in hexadecimal digits."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def check_hex(name: str, text: str) -> None:
    """Raise IllegalOption unless a text is 32 bytes in small hexadecimal digits."""
    if not HEX.fullmatch(text):
        raise IllegalOption(name, "hex-digits", ascii(text)[1:-1])


def check_words(text: str) -> None:
    """Raise IllegalOption unless a player may add these words to the chance of a table."""
    if (
        not 1 <= len(text) <= MOST_LETTERS
        or text != text.strip()
        or not text.isprintable()
        or set(text) & set(",#")
    ):
        raise IllegalOption("luck", "luck", ascii(text)[1:-1], most=MOST_LETTERS)


def luck_text(words: Mapping[int, str]) -> str:
    """The words of all seats as one text, `0 harbour, 2 8f3a`; raises IllegalOption."""
    for text in words.values():
        check_words(text)
    return ", ".join(f"{seat} {words[seat]}" for seat in sorted(words))


def read_luck(text: str) -> dict[int, str]:
    """The words of each seat, out of the text of them all; raises IllegalOption."""
    found: dict[int, str] = {}
    for part in text.split(", ") if text else []:
        seat, _, words = part.partition(" ")
        if not is_number(seat):
            raise IllegalOption("luck", "seat-and-luck", part)
        found[int(seat)] = words
    if luck_text(found) != text:
        raise IllegalOption("luck", "seats-in-order", text)
    return found
