"""People: a guest is an id in a signed cookie; links carry codes that only the server can make."""

import hashlib
import hmac
import secrets
import unicodedata
from collections import OrderedDict

from itsdangerous import BadSignature, Signer
from starlette.requests import cookie_parser

from alhambra.core.errors import IllegalOption
from alhambra.core.record import SOMEBODY
from alhambra.server.refusal import Refusal

COOKIE_AGE = 400 * 24 * 3600
"""Browsers keep a cookie for no longer."""
ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
"""Letters and digits that nobody mistakes for each other."""
TABLE_LETTERS = 12
INVITE_LETTERS = 16
MOST_LETTERS = 24
"""Of a name."""
MOST_FORGOTTEN = 10_000
"""Guests of whom we know that they were forgotten."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that leave nothing on the paper: fillers of Hangul, empty Braille."""


class People:
    """Makes and reads what identifies people."""

    def __init__(self, key: str) -> None:
        """Sign with this key."""
        self._key = key.encode()
        self.cookie_name = f"guest-{hashlib.sha256(self._key).hexdigest()[:8]}"
        """Other servers on the same machine, at other ports, leave it alone."""
        self._guests = Signer(key, salt="guest", digest_method=hashlib.sha256)
        self._seats = Signer(key, salt="seat", digest_method=hashlib.sha256)
        self._forgotten: OrderedDict[str, None] = OrderedDict()
        """Guests who asked to be forgotten, the latest last, by what does not tell who they are."""

    def guest(self, cookie_header: str | None) -> str | None:
        """The guest that a request's cookies name, if we signed it and have not forgotten them."""
        signed = cookie_parser(cookie_header or "").get(self.cookie_name, "")
        try:
            guest = self._guests.unsign(signed).decode()
        except (BadSignature, UnicodeError):
            return None
        return None if self._forgotten and digest_of(guest) in self._forgotten else guest

    def forget(self, digest: str) -> None:
        """Know a guest no more, whose cookie may still be on its way."""
        self._forgotten[digest] = None
        if len(self._forgotten) > MOST_FORGOTTEN:
            self._forgotten.popitem(last=False)

    def cookie(self, guest: str, *, is_secure: bool, path: str = "/") -> str:
        """The value of Set-Cookie that makes a browser this guest."""
        secure = "; Secure" if is_secure else ""
        signed = self._guests.sign(guest).decode()
        rest = f"Path={path}; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{secure}"
        return f"{self.cookie_name}={signed}; {rest}"

    def invite(self, table: str) -> str:
        """The code of a table's invitation link."""
        digest = hmac.new(self._key, f"invite {table}".encode(), hashlib.sha256).digest()
        return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:INVITE_LETTERS])

    def is_invited(self, table: str, code: str) -> bool:
        """Is this the code of that table's invitation link?"""
        return hmac.compare_digest(self.invite(table).encode(), code.encode())

    def seat_token(self, table: str, seat: int) -> str:
        """The code of a personal link."""
        return self._seats.sign(f"{table}.{seat}").decode()

    def seat_of(self, table: str, token: str) -> int:
        """The seat of this table that a personal link carries; raises Refusal."""
        try:
            found, _, seat = self._seats.unsign(token).decode().partition(".")
        except (BadSignature, UnicodeError) as error:
            raise Refusal("not-yours", "no such link") from error
        if found != table:
            raise Refusal("not-yours", "no such link")
        return int(seat)


def new_guest() -> str:
    """An id for somebody new."""
    return _letters(20)


def digest_of(guest: str) -> str:
    """What tells a guest from others and does not tell who they are."""
    return hashlib.sha256(guest.encode()).hexdigest()


def new_table() -> str:
    """An id for a table, which nobody can guess."""
    return _letters(TABLE_LETTERS)


def proper_name(text: str) -> str:
    """A name as we keep it; raises Refusal for what is none."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    is_seen = any(unicodedata.category(one)[0] in "LNPS" and one not in BLANK for one in name)
    if name.casefold() == SOMEBODY:
        raise Refusal.unread(IllegalOption("name", "name", text))
    if not is_seen or len(name) > MOST_LETTERS or not name.isprintable() or set(name) & set(",#"):
        raise Refusal.unread(IllegalOption("name", "name", text))
    return name


def _letters(count: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(count))
