"""Where a request comes from: of which page, from which address."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection


def same_origin(headers: Mapping[str, str]) -> bool:
    """Whether the request comes from a page of this server, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        site = urlsplit(origin).netloc
    except ValueError:  # no browser says so
        return False
    return site.casefold() == headers.get("host", "").casefold() != ""


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address, for what is counted of each."""
    return connection.client.host if connection.client is not None else ""
