"""What is written to the log, and how: a line of text or of JSON for each thing, on standard error.

Invariants:
- a line is one line, whatever is in it;
- of what was raised only kind and place are told, for its words may tell cards or tokens; of an address only the path;
- of what libraries say only warnings and errors are written: below, they repeat whatever passes through them;
- what a request causes carries its number.
"""

import json
import logging
import re
import secrets
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

from tapete.room import faults
from tapete.server.settings import LogFormat, LogLevel

ACCESS: Final = "tapete.access"
"""The logger of requests; silent unless the host wishes it."""

request_number: ContextVar[str | None] = ContextVar("request_number", default=None)
"""The number of the request that is answered, None outside of any."""

_PLAIN: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")


def number_for(sent: str | None) -> str:
    """A request's number: the one that a proxy gave it if that is short and plain, else a new one."""
    return sent if sent is not None and _PLAIN.fullmatch(sent) else secrets.token_hex(8)


class Lines(logging.Formatter):
    """Writes text or JSON."""

    def __init__(self, form: LogFormat) -> None:
        super().__init__()
        self._json = form is LogFormat.JSON

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        says = record.getMessage()
        if record.exc_info and record.exc_info[1] is not None:
            says = f"{says}: {faults.told(record.exc_info[1])}"
        says = " ".join(says.split())
        number = request_number.get()
        if self._json:
            told = {"at": at, "level": record.levelname.lower(), "part": record.name, "says": says}
            return json.dumps(told if number is None else {**told, "request": number}, ensure_ascii=False)
        says = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in says)
        return f"{at} {record.levelname} {record.name}: {says}" + (f" [{number}]" if number is not None else "")


def set_up(form: LogFormat, level: LogLevel, *, access: bool) -> None:
    """Write to standard error from now on, whatever wrote there before."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines(form))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
    logging.getLogger("tapete").setLevel(level.upper())
    logging.getLogger(ACCESS).setLevel(logging.INFO if access else logging.CRITICAL)
