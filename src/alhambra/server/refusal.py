"""Refusals: what the server does not accept, with the code that the wire gives it."""

from typing import Any

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
        arguments: dict[str, Any] | None = None,
    ) -> None:
        """Name the code; a detail is for programs and their authors."""
        super().__init__(code, detail, reason)
        self.error = Error(code, reason, rule, detail, arguments)

    @classmethod
    def by_rule(cls, error: IllegalAction) -> "Refusal":
        """The refusal of an action that the rules do not allow."""
        reason = error.reason
        return cls("refused", reason=reason.name, rule=reason.rule, arguments=error.arguments)

    @classmethod
    def unread(cls, error: Exception) -> "Refusal":
        """The refusal of what is not as it should be; names the option, if it is about one."""
        option = getattr(error, "option", None)
        return cls("bad-request", str(error), arguments=option and {"option": option})

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.error.code]
