"""The addresses of the client: one page under many of them, and the files it loads."""

import re
from typing import Any, Final
from urllib.parse import unquote_to_bytes

from litestar import Request, route
from litestar.response import Response

from tapete.games import GAMES
from tapete.server.house import house_of
from tapete.server.http.room_info import TITLE
from tapete.server.manifest import language_of_manifest, manifest
from tapete.server.plain.unscripted import asks_for_plain, invited, plain_of, unscripted
from tapete.server.reader import language_of, polite
from tapete.server.shelf import ASK_AGAIN, File, marked
from tapete.server.staying import settings_of
from tapete.words import LANGUAGES

_GAMES = "|".join(GAMES)
_ID: Final = "[a-z0-9]{1,26}"
_PLACES: Final = (
    *(rf"t/(?P<table>{_ID})", rf"(?:rules|learn)/(?P<game>{_GAMES})", "verify", "review", "matches"),
    rf"matches/{_ID}/[1-9][0-9]{{0,8}}",
    *("players", rf"players/{_ID}", "account", "admin"),
)
_PAGE: Final = re.compile(rf"/(?P<language>{'|'.join(LANGUAGES)})/(?:{'|'.join(_PLACES)})?")
_BARE: Final = re.compile(rf"/(?:{'|'.join(LANGUAGES)})")


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"])
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The client's page, one of its files, the way to the reader's language, or a page that says there is nothing."""
    base, shelf = request.app.state["base_path"], house_of(request).shelf
    raw_path = request.scope["raw_path"].partition(b"?")[0]  # some servers leave the query there
    path = unquote_to_bytes(raw_path).decode("utf-8", "replace").removeprefix(base) or "/"
    if path == "/":
        return _to(f"{base}/{language_of(request, await settings_of(request))}/")
    if _BARE.fullmatch(path):
        return _to(f"{base}{path}/")
    if (asked := language_of_manifest(path)) is not None:
        title = request.app.state.get("title", TITLE)
        return _file(request, manifest(asked, title=title, base=base, polite=await polite(request)))
    known = _PAGE.fullmatch(path)
    if known is not None and asks_for_plain(request.scope["query_string"]):
        return _to(plain_of(base, known["language"], known["table"], known["game"], request.query_params))
    if known is None and path != "/index.html" and (found := shelf.find(path)) is not None:
        return _file(request, found)
    kept = await settings_of(request)
    language = known["language"] if known else language_of(request, kept)
    politely = await polite(request)
    html = shelf.page(language, base, polite=politely, unscripted=unscripted(language, polite=politely))
    if html is None:
        missing = b"The browser's part is not built: `make run` builds it.\n"
        return Response(missing, status_code=503, media_type="text/plain")
    if known is None and path.startswith("/assets/"):
        return Response(b"There is no such file.\n", status_code=404, media_type="text/plain")
    if known is not None and known["table"] and "invitation" in request.query_params:
        html = invited(html, request.query_params)
    if kept is not None:
        html = marked(html, {"person": kept.person, "kept": kept.text})
    return _file(request, html, status=200 if known else 404)


def _to(path: str) -> Response[bytes]:
    headers = {"location": path, "cache-control": ASK_AGAIN, "vary": "accept-language, cookie"}
    return Response(b"", status_code=302, headers=headers, media_type="text/plain")


def _file(request: Request[Any, Any, Any], found: File, status: int = 200) -> Response[bytes]:
    # a page is made for its reader, files are the same for all
    vary = "accept-encoding, cookie" if found.kind == "text/html" else "accept-encoding"
    headers = {"etag": found.etag, "cache-control": found.cache, "vary": vary}
    if status == 200 and request.headers.get("if-none-match") == found.etag:
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    if found.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(found.squeezed, status_code=status, headers=headers, media_type=found.kind)
    return Response(found.content, status_code=status, headers=headers, media_type=found.kind)
