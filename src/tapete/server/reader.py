"""In which words a page speaks to whoever asks for it."""

import contextlib
from typing import Any, Final

from litestar.connection import ASGIConnection

from tapete.server.choices import choices
from tapete.server.house import house_of
from tapete.server.staying import Kept
from tapete.words import LANGUAGES, negotiate

LANGUAGE_COOKIE: Final = "lang"


def language_of(connection: ASGIConnection[Any, Any, Any, Any], kept: Kept | None) -> str:
    """What the reader chose last, in whatever browser; else in this one; else what the browser asks for."""
    if kept is not None and kept.language is not None:
        return kept.language
    chosen = connection.cookies.get(LANGUAGE_COOKIE, "")
    return chosen if chosen in LANGUAGES else negotiate(connection.headers.get("accept-language", ""))


async def polite(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether the host wants polite names; as it was last known while the store cannot be asked."""
    with contextlib.suppress(OSError):
        connection.app.state["polite_name"] = (await choices(house_of(connection))).polite_name
    return last_polite(connection)


def last_polite(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether he wanted them when it was last asked."""
    return bool(connection.app.state.get("polite_name"))
