"""The ASGI application."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State

from tapete.server import http
from tapete.server.accounts import Accounts
from tapete.server.headers import with_headers
from tapete.server.house import House
from tapete.server.http.patience import Patience
from tapete.server.lobby_socket import lobby_socket
from tapete.server.pages import page
from tapete.server.plain import PLAIN
from tapete.server.plain.visits import Visits
from tapete.server.socket import table_socket
from tapete.wire.incoming import MAX_MESSAGE


def make_app(house: House, *, opens: bool = True, base_path: str = "") -> Litestar:
    """The application of a house; it opens and closes the house itself unless told not to.

    `base_path` is where it stands on its host, ``/cards`` for instance; empty: everywhere.
    """

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncGenerator[None, None]:
        async with house:
            yield

    return Litestar(
        [http.API, http.DOCS, PLAIN, table_socket, lobby_socket, page],
        lifespan=[open_house] if opens else [],
        path=base_path or None,
        state=State(
            {
                "house": house,
                "accounts": Accounts(),
                "patience": Patience(),
                "visits": Visits(),
                "base_path": base_path,
            }
        ),
        before_send=[with_headers],
        exception_handlers={Exception: http.on_error},
        openapi_config=None,
        logging_config=None,
        request_max_body_size=MAX_MESSAGE,
        debug=False,
    )
