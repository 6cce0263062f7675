"""The documents of the interface, served by the room itself: ``/docs`` to read, two for programs."""

from functools import cache
from typing import Any, Final

import msgspec
from litestar import Request, Router, get
from litestar.response import Response

from tapete.server.http import docs_page, documents

A_WHILE: Final = "public, max-age=3600"


def make_docs(api: Router) -> Router:
    """The addresses of the documents about `api`."""

    @cache
    def _openapi(base_path: str) -> dict[str, Any]:
        return documents.openapi(api, base_path)

    @get("/docs/openapi.json")
    async def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
        return _answer(msgspec.json.encode(_openapi(_base(request))), "application/json")

    @get("/docs/asyncapi.json")
    async def asyncapi() -> Response[bytes]:
        return _answer(msgspec.json.encode(documents.asyncapi()), "application/json")

    @get("/docs")
    async def docs(request: Request[Any, Any, Any]) -> Response[bytes]:
        base_path = _base(request)
        return _answer(docs_page.page(_openapi(base_path), documents.asyncapi(), base_path).encode(), "text/html")

    @get("/docs/style.css")
    async def style() -> Response[bytes]:
        return _answer(docs_page.STYLE.encode(), "text/css")

    return Router("/", route_handlers=[openapi, asyncapi, docs, style], include_in_schema=False)


def _base(request: Request[Any, Any, Any]) -> str:
    path: str = request.app.state["base_path"]
    return path


def _answer(content: bytes, kind: str) -> Response[bytes]:
    return Response(content, media_type=kind, headers={"cache-control": A_WHILE})
