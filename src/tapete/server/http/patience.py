"""How often anybody may ask over HTTP; what a table and its sockets bear stands in `server.limits`."""

from typing import Any, Final

from litestar.connection import ASGIConnection

from tapete.server.limits import Buckets

CHANGES_A_MINUTE: Final = 600
"""Requests that change something, from one address: a house full of players shares one."""

REPLAYS_A_MINUTE: Final = 120
"""Matches looked back at and records read from one address: each is played again for it."""

EXPORTS_AN_HOUR: Final = 10
"""Exports of one person, each of many matches."""

ACCOUNTS_AN_HOUR: Final = 20
"""New accounts from one address."""

FAREWELLS_AN_HOUR: Final = 20
"""People of one address who are forgotten: all that was ever played is looked through for each."""

REPORTS_AN_HOUR: Final = 20
"""What one person tells the host about others."""

REVIEWS_AN_HOUR: Final = 120
"""Matches reviewed for one address: each takes seconds of a core."""


class Patience:
    """A bucket for each kind of request that costs something."""

    def __init__(self) -> None:
        self.changes = Buckets(CHANGES_A_MINUTE, 60)
        self.replays = Buckets(REPLAYS_A_MINUTE, 60)
        self.exports = Buckets(EXPORTS_AN_HOUR, 3600)
        self.new_accounts = Buckets(ACCOUNTS_AN_HOUR, 3600)
        self.farewells = Buckets(FAREWELLS_AN_HOUR, 3600)
        self.reports = Buckets(REPORTS_AN_HOUR, 3600)
        self.reviews = Buckets(REVIEWS_AN_HOUR, 3600)


def patience_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Patience:
    """That of this application."""
    kept: Patience = connection.app.state["patience"]
    return kept
