"""The way from the client's pages to the plain ones: for who asks for it, and where no script may run."""

from collections.abc import Mapping
from typing import Final

from litestar.datastructures import MultiDict

from tapete.server.plain.html import Html, el
from tapete.server.plain.ways import way_of
from tapete.server.shelf import ONES_OWN, File, file
from tapete.words import Words

PLAIN: Final = "plain"
"""Asked for in the query of any page of the client, it leads to the plain one."""

_LINK: Final = f'href="?{PLAIN}'


def unscripted(language: str, *, polite: bool) -> Html:
    """What stands on a page of the client until a script runs, which never happens where none may."""
    words = Words(language, polite=polite)
    link = el("a", words.say("plain-link"), href=f"?{PLAIN}")
    return el("noscript", el("p", words.say("plain-unscripted"), " ", link))


def asks_for_plain(query: bytes) -> bool:
    """Whether a page is asked for in plain, as ``?plain`` or with any value."""
    return any(part.partition(b"=")[0] == PLAIN.encode() for part in query.split(b"&"))


def plain_of(base: str, language: str, table: str | None, game: str | None, asked: MultiDict[str]) -> str:
    """The plain page of a table or of the rules of a game, else the plain start page."""
    way = way_of(base, language, table, asked)
    return (way if game is None else way.rules(game)).here


def invited(page: File, asked: Mapping[str, str]) -> File:
    """The page of a table for who came by its link: the plain one is told of the invitation too."""
    way = way_of("", "", "", MultiDict(asked))
    if way.invitation is None:
        return page
    content = page.content.replace(_LINK.encode(), f"{_LINK}&amp;invitation={way.invitation}".encode(), 1)
    return file(content, page.kind, ONES_OWN)
