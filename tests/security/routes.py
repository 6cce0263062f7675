"""Every route of the application, who may use it, and a body it takes: a route that is not here fails the tests."""

from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute

from server.people import PHRASE
from tapete.server.http.reviews import LARGEST_BODY
from tapete.wire.incoming import MAX_MESSAGE

Who: TypeAlias = Literal["anybody", "known", "person", "host"]
"""Strangers too; people and their robots; people in their own browser; the host of the room in his."""

JSON: TypeAlias = dict[str, Any]

SETTINGS: Final[JSON] = {"sign_up": True, "free_text": True, "polite_name": False, "retention_days": None}


@dataclass(frozen=True, slots=True)
class Route:
    """One method of one address; `robots`: a robot's token may use it; `largest`: bytes that a body may have."""

    method: str
    path: str
    who: Who
    body: JSON | None = None
    robots: bool = True
    largest: int = MAX_MESSAGE

    @property
    def address(self) -> str:
        """With something in every hole."""
        path = self.path.replace("{match}", "1").replace("{language}", "en").replace("{game}", "gnav")
        return path.replace("{", "").replace("}", "")

    @property
    def plain(self) -> bool:
        """Whether it is a page with forms and without scripts."""
        return self.path.startswith("/plain")

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


TABLE: Final = {"game": "gnav", "name": "Ana", "people": True, "settings": {"title": "Friday"}}
REVIEW: Final = {"table": "abc", "match": 1}
REPORT: Final = {"player": "abc", "table": "abc", "reason": "other", "note": "He shouts."}

ROUTES: Final = (
    Route("GET", "/healthz", "anybody"),
    Route("HEAD", "/healthz", "anybody"),
    Route("GET", "/readyz", "anybody"),
    Route("HEAD", "/readyz", "anybody"),
    Route("GET", "/metrics", "anybody"),
    Route("GET", "/api/room", "anybody"),
    Route("GET", "/api/games", "anybody"),
    Route("GET", "/api/lobby", "anybody"),
    Route("POST", "/api/tables", "anybody", TABLE),
    Route("GET", "/api/tables/{table}/record", "anybody"),
    Route("GET", "/api/me", "anybody"),
    Route("PUT", "/api/me", "anybody", {"name": "Ana"}, robots=False),
    Route("DELETE", "/api/me", "person"),
    Route("PATCH", "/api/me/preferences", "person", {"deck": "oros"}),
    Route("GET", "/api/me/export", "person"),
    Route("GET", "/api/me/blocks", "person"),
    Route("PUT", "/api/me/blocks/{player}", "person"),
    Route("DELETE", "/api/me/blocks/{player}", "person"),
    Route("GET", "/api/me/sessions", "person"),
    Route("DELETE", "/api/me/sessions/{session}", "person"),
    Route("POST", "/api/me/robot-token", "person"),
    Route("DELETE", "/api/me/robot-token", "person"),
    Route("GET", "/api/me/matches", "known"),
    Route("POST", "/api/account", "anybody", {"account": "somebody", "phrase": PHRASE}, robots=False),
    Route("POST", "/api/session", "anybody", {"account": "nobody", "phrase": PHRASE}),
    Route("DELETE", "/api/session", "anybody"),
    Route("POST", "/api/recovery", "anybody", {"account": "nobody", "code": "AAAA", "phrase": PHRASE}),
    Route("GET", "/api/players", "anybody"),
    Route("GET", "/api/players/{player}", "anybody"),
    Route("GET", "/api/players/{player}/matches", "anybody"),
    Route("GET", "/api/matches/{table}/{match}", "anybody"),
    Route("GET", "/api/matches/{table}/{match}/replay", "anybody"),
    Route("POST", "/api/reviews", "anybody", REVIEW, largest=LARGEST_BODY),
    Route("POST", "/api/reports", "person", REPORT),
    Route("GET", "/api/admin", "host"),
    Route("GET", "/api/admin/tables", "host"),
    Route("POST", "/api/admin/tables/{table}/close", "host"),
    Route("GET", "/api/admin/people", "host"),
    Route("PUT", "/api/admin/people/{player}/ban", "host", {"days": 1}),
    Route("DELETE", "/api/admin/people/{player}/ban", "host"),
    Route("PUT", "/api/admin/announcement", "host", {"text": "Welcome!"}),
    Route("PUT", "/api/admin/settings", "host", SETTINGS),
    Route("GET", "/api/admin/reports", "host"),
    Route("POST", "/api/admin/reports/{report}/done", "host"),
    Route("GET", "/docs", "anybody"),
    Route("GET", "/docs/style.css", "anybody"),
    Route("GET", "/docs/openapi.json", "anybody"),
    Route("GET", "/docs/asyncapi.json", "anybody"),
    Route("GET", "/plain", "anybody"),
    Route("GET", "/plain/style.css", "anybody"),
    Route("GET", "/plain/{language}", "anybody"),
    Route("GET", "/plain/{language}/rules/{game}", "anybody"),
    Route("POST", "/plain/{language}/tables", "anybody"),
    Route("GET", "/plain/{language}/tables/{table}", "anybody"),
    Route("POST", "/plain/{language}/tables/{table}", "anybody"),
    Route("GET", "/", "anybody"),
    Route("HEAD", "/", "anybody"),
    Route("GET", "/{path}", "anybody"),
    Route("HEAD", "/{path}", "anybody"),
)
SOCKETS: Final = ("/ws/tables/{table}", "/ws/lobby")

UNSAFE: Final = [route for route in ROUTES if route.method not in ("GET", "HEAD")]
OWN: Final = [route for route in ROUTES if route.who != "anybody"]
HOSTS: Final = [route for route in ROUTES if route.who == "host"]
BODIES: Final = [route for route in ROUTES if route.body is not None]


def of_app(app: Litestar) -> tuple[set[tuple[str, str]], set[str]]:
    """All methods with their addresses, and all sockets, as the application has them."""
    http = {
        (method, route.path_format)
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods
        if method != "OPTIONS"  # answered by the framework: which methods there are
    }
    return http, {route.path_format for route in app.routes if isinstance(route, WebSocketRoute)}
