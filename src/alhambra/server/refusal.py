"""Refusals: what the server does not accept, with the code that the wire gives it."""

from alhambra.core.errors import IllegalAction
from alhambra.server.wire import Code, Error

STATUS: dict[str, int] = {
    "bad-request": 400,
    "bad-origin": 403,
    "not-yours": 403,
    "not-found": 404,
    "method": 405,
    "not-now": 409,
    "refused": 409,
    "stale": 409,
    "too-large": 413,
    "too-many": 429,
    "broken": 500,
}
"""The HTTP status of each code."""


class Refusal(Exception):
    """Something that is not accepted; nothing has changed."""

    def __init__(
        self,
        code: Code,
        detail: str | None = None,
        *,
        reason: str | None = None,
        rule: str | None = None,
    ) -> None:
        """Name the code; a detail is for programs and their authors."""
        super().__init__(code, detail, reason)
        self.error = Error(code, reason, rule, detail)

    @classmethod
    def by_rule(cls, error: IllegalAction) -> "Refusal":
        """The refusal of an action that the rules do not allow."""
        return cls("refused", reason=error.reason.name, rule=error.reason.rule)

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.error.code]
