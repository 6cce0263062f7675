"""Everything over plain HTTP, a module for each subject.

Invariants:
- every handler is typed by the wire, so that the documents of the interface are made from it;
- every answer of these may be kept by nobody, and every refusal is a wire Error.
"""

from typing import Final

from litestar import Router
from litestar.di import Provide

from tapete.server.http import asking, tables
from tapete.server.http.answers import on_error
from tapete.server.http.health import health

__all__ = ["API", "on_error"]

API: Final = Router(
    "/",
    route_handlers=[health, tables.games, tables.open_table, tables.record],
    request_class=asking.Asking,
    guards=[asking.ours],
    dependencies={
        "asking": Provide(asking.stranger_or_not),
        "somebody": Provide(asking.somebody),
        "person": Provide(asking.in_person),
        "host": Provide(asking.admin),
    },
    response_headers={"cache-control": "no-store"},
)
