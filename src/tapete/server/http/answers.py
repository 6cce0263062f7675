"""Answers to requests, and what is said when there is none.

Invariants:
- whatever goes wrong is answered with a wire Error: a code of the catalogues and one plain line;
- what is our fault goes to the log; nothing of it goes out.
"""

import logging
from typing import Any, Final
from urllib.parse import quote

from litestar import Request
from litestar.exceptions import HTTPException
from litestar.response import Response

from tapete.core import Refusal
from tapete.room import faults, refusals
from tapete.server.accounts import Busy
from tapete.server.http import denied
from tapete.wire import outgoing

LONGEST_TOLD: Final = 200
"""Characters of an address that a log repeats."""

_log = logging.getLogger(__name__)
_STATUS: Final = {
    refusals.UNKNOWN_TABLE: 404,
    refusals.UNKNOWN_MATCH: 404,
    refusals.NO_SUCH_PAGE: 404,
    refusals.NOT_YOUR_TABLE: 403,
    refusals.FOREIGN_ORIGIN: 403,
    refusals.NOT_OVER: 409,
    refusals.TOO_LARGE: 413,
    refusals.LEFT: 409,
    refusals.TOO_FAST: 429,
    refusals.TOO_MANY_TABLES: 429,
    refusals.TOO_MANY_GUESTS: 429,
    refusals.FULL: 503,
    refusals.NOT_SAVED: 503,
    refusals.TROUBLE: 500,
    denied.NOT_KNOWN: 401,
    denied.ROBOTS_TOKEN: 403,
    denied.WRONG_PHRASE: 401,
    denied.ACCOUNT_TAKEN: 409,
    denied.HAS_ACCOUNT: 409,
    denied.SIGN_UP_CLOSED: 403,
    denied.NOT_ADMIN: 403,
    denied.UNKNOWN_PLAYER: 404,
    denied.UNKNOWN_SESSION: 404,
    denied.BANNED: 403,
    denied.UNFINISHED_RECORD: 409,
    denied.COACH_BUSY: 503,
    denied.COACH_GAVE_UP: 503,
}
"""All others are 400."""


class Denied(Exception):
    """Ends a request with this refusal; `detail` says more than its own words."""

    def __init__(self, refusal: Refusal, detail: str | None = None) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal
        self.detail = detail


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[outgoing.Error]:
    """One line for whatever went wrong."""
    match error:
        case Denied(refusal=refusal, detail=detail):
            return _error(refusal, detail)
        case Busy():
            return _error(refusals.TOO_FAST)
        case OSError():
            _log.error("%s failed: %s", _asked(request), faults.told(error))
            return _error(refusals.NOT_SAVED)
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status >= 500:
        _log.error("%s failed: %s", _asked(request), faults.told(error))
        return _error(refusals.TROUBLE)
    found = refusals.TOO_LARGE if status == 413 else refusals.NO_SUCH_PAGE if status in (404, 405) else None
    return _error(found or refusals.BAD_MESSAGE, status=status)


def _asked(request: Request[Any, Any, Any]) -> str:
    """What was asked, on one line whatever stands in it, and without what follows a question mark."""
    return f"{request.method} {quote(request.scope['path'])[:LONGEST_TOLD]}"


def status_of(refusal: Refusal) -> int:
    """The status under which it is answered."""
    return _STATUS.get(refusal, 400)


def _error(refusal: Refusal, detail: str | None = None, status: int | None = None) -> Response[outgoing.Error]:
    line = " ".join((detail or refusal.plain).split())
    content = outgoing.Error(refusal.key, line)
    return Response(content, status_code=status or status_of(refusal), headers={"cache-control": "no-store"})
