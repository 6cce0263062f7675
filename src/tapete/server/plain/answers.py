"""Answers of the plain table: pages, the way to another, and a page that says why there is none."""

from typing import Any, Final

from litestar import Request
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.response import Response

from tapete.core import Refusal
from tapete.room import refusals
from tapete.server.house import house_of
from tapete.server.http.answers import Denied, status_of
from tapete.server.http.answers import on_error as on_any_error
from tapete.server.plain.frame import POLICY, REFERRER, Frame
from tapete.server.plain.html import el
from tapete.server.plain.ways import Way
from tapete.server.reader import language_of, last_polite
from tapete.words import LANGUAGES, Words

_HEADERS: Final = {"content-security-policy": POLICY, "referrer-policy": REFERRER, "cache-control": "no-store"}
_A_DAY: Final = "public, max-age=86400"


def page(content: str, status: int = 200) -> Response[bytes]:
    """A page, which nobody keeps."""
    return Response(content.encode(), status_code=status, headers=_HEADERS, media_type="text/html")


def styled(content: str) -> Response[bytes]:
    """How all pages look."""
    return Response(content.encode(), headers={**_HEADERS, "cache-control": _A_DAY}, media_type="text/css")


def to(address: str, status: int, cookie: Cookie | None = None) -> Response[bytes]:
    """The way to another page."""
    answer = Response(b"", status_code=status, headers={**_HEADERS, "location": address}, media_type="text/html")
    if cookie is not None:
        answer.set_cookie(cookie)
    return answer


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A page for whatever went wrong; who comes from another site is no reader of ours."""
    if isinstance(error, Denied) and error.refusal == refusals.FOREIGN_ORIGIN:
        return on_any_error(request, error)
    if isinstance(error, HTTPException) and error.status_code == 405:
        return on_any_error(request, error)
    if isinstance(error, Denied):
        return page(_nothing(request, error.refusal), status_of(error.refusal))
    answer = on_any_error(request, error)  # says it to the log
    return page(_nothing(request, Refusal("", answer.content.code)), answer.status_code or 500)


def _nothing(request: Request[Any, Any, Any], refusal: Refusal) -> str:
    """A page that says why there is nothing to see."""
    asked = str(request.path_params.get("language", ""))
    language = asked if asked in LANGUAGES else language_of(request, None)
    words = Words(language, polite=last_polite(request))
    base = request.app.state["base_path"]
    frame = Frame(words, Way(base, language), icon=house_of(request).shelf.icon(base)).refusing(refusal)
    heading = words.say("plain-nothing")
    home = el("p", el("a", words.say("start-home"), href=frame.way.start))
    return frame.page(heading, el("h1", heading), home)
