"""Everything over plain HTTP, a module for each subject.

Invariants:
- every handler is typed by the wire, so that the documents of the interface are made from it;
- no answer of these is kept by anybody on the way, and every refusal is a wire Error.
"""

from typing import Final

from litestar import Router
from litestar.di import Provide

from tapete.server.http import account, admin, asking, matches, me, players, reports, reviews, room_info, tables
from tapete.server.http.answers import on_error
from tapete.server.http.api_docs import make_docs
from tapete.server.http.health import health

__all__ = ["API", "DOCS", "on_error"]

API: Final = Router(
    "/",
    route_handlers=[
        *(health, room_info.room_info, tables.games, tables.lobby, tables.open_table, tables.record),
        *(me.me, me.rename, me.forget, me.prefer, me.export, me.blocks, me.block, me.unblock),
        *(me.sessions, me.revoke, me.robot_token, me.no_robot_token),
        *(account.sign_up, account.sign_in, account.sign_out, account.recover),
        *(matches.my_matches, matches.matches_of, matches.match_info, matches.replay),
        *(players.players, players.player_info, reports.report, reviews.review),
        admin.ADMIN,
    ],
    request_class=asking.Asking,
    guards=[asking.ours],
    dependencies={
        "asking": Provide(asking.stranger_or_not),
        "somebody": Provide(asking.somebody),
        "person": Provide(asking.in_person),
    },
    response_headers={"cache-control": "no-store"},
)

DOCS: Final = make_docs(API)
"""Where one reads about them."""
