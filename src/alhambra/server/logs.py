"""Logs: what went wrong, for whoever runs the server; lines of text, or an object of JSON each.

No log names anybody: what looks like the id of a guest or a table, a code or a secret is left out
wherever it stands, in the text of an error too.
"""

import json
import logging
import re
import sys
import threading
from datetime import UTC, datetime
from types import TracebackType

CODES = re.compile(r"\b(?=[a-z]*[0-9])(?=[0-9]*[a-z])[0-9a-z]{12,}\b")
"""Letters and digits mixed, too many for a word."""
LEFT_OUT = "…"

LOG = logging.getLogger("alhambra.serve")


class Text(logging.Formatter):
    """A line, and a traceback below it where there is one."""

    def __init__(self) -> None:
        """In the form that a terminal shows."""
        super().__init__("%(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """Leave out whom it is about."""
        return CODES.sub(LEFT_OUT, super().format(record))


class Json(logging.Formatter):
    """One object of JSON in one line, whatever is logged."""

    def format(self, record: logging.LogRecord) -> str:
        """When, how grave, by which part, what; and the same without its particulars, if any."""
        moment = datetime.fromtimestamp(record.created, UTC)
        told = {
            "time": moment.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        if record.args:
            told["event"] = str(record.msg)
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        shown = {name: _shown(value) for name, value in told.items()}
        return json.dumps(shown, ensure_ascii=False)


def _shown(value: object) -> object:
    return CODES.sub(LEFT_OUT, value) if isinstance(value, str) else value


def begin(form: str) -> None:
    """Log to standard error from now on; in JSON, whatever a library or Python itself says too."""
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if form == "json" else Text())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    if form == "json":
        logging.captureWarnings(capture=True)
        sys.excepthook = _broke
        threading.excepthook = lambda found: LOG.critical(
            "a thread broke",
            exc_info=(found.exc_type, found.exc_value or found.exc_type(), found.exc_traceback),
        )


def _broke(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    LOG.critical("the server broke", exc_info=(kind, error, trace))


def line(text: str) -> str:
    """What a server says of itself that is nothing wrong, as an object of JSON."""
    record = logging.LogRecord(LOG.name, logging.INFO, "", 0, text, (), None)
    return Json().format(record)
