"""The documents of the interface, served by the room itself: ``/docs`` to read, two for programs.

Invariants:
- each is made once, when it is first asked for, and not on the event loop: to make them takes a second.
"""

import asyncio
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

    @cache
    def _asyncapi() -> dict[str, Any]:
        return documents.asyncapi()

    @cache
    def _page(base_path: str) -> bytes:
        return docs_page.page(_openapi(base_path), _asyncapi(), base_path).encode()

    @get("/docs/openapi.json")
    async def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
        return _answer(msgspec.json.encode(await asyncio.to_thread(_openapi, _base(request))), "application/json")

    @get("/docs/asyncapi.json")
    async def asyncapi() -> Response[bytes]:
        return _answer(msgspec.json.encode(await asyncio.to_thread(_asyncapi)), "application/json")

    @get("/docs")
    async def docs(request: Request[Any, Any, Any]) -> Response[bytes]:
        return _answer(await asyncio.to_thread(_page, _base(request)), "text/html")

    @get("/docs/style.css")
    async def style() -> Response[bytes]:
        return _answer(docs_page.STYLE.encode(), "text/css")

    return Router("/", route_handlers=[openapi, asyncapi, docs, style], include_in_schema=False)


def _base(request: Request[Any, Any, Any]) -> str:
    path: str = request.app.state["base_path"]
    return path


def _answer(content: bytes, kind: str) -> Response[bytes]:
    return Response(content, media_type=kind, headers={"cache-control": A_WHILE})
