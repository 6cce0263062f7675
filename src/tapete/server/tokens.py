"""Tokens: random texts by which the room knows a browser or a person's robot.

Invariants:
- the room keeps a hash only; a token is told once, to whom it belongs;
- a token is good for a YEAR, in the browser and here;
- a browser's token travels in a cookie that no script can read, a robot's as ``Authorization: Bearer``; neither is
  taken where the other belongs.
"""

import random
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

COOKIE: Final = "tapete"
ROBOT: Final = "robot_"
"""What a robot's token begins with."""

YEAR: Final = 365 * 24 * 3600
"""Seconds after which a token opens nothing any more."""

_BEARER: Final = "bearer "
_LONGEST: Final = 100


def fresh(chance: random.Random) -> str:
    """A new token for a browser."""
    return chance.randbytes(32).hex()


def fresh_robot(chance: random.Random) -> str:
    """A new token for a robot."""
    return ROBOT + fresh(chance)


def sent(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The token that came along: a robot's if it has one, else the browser's."""
    header = connection.headers.get("authorization", "")
    if header[: len(_BEARER)].casefold() == _BEARER:
        token = header[len(_BEARER) :].strip()
        return token if token.startswith(ROBOT) and len(token) <= _LONGEST else None
    token = connection.cookies.get(COOKIE, "")
    return token if 0 < len(token) <= _LONGEST and not token.startswith(ROBOT) else None


def is_robots(token: str | None) -> bool:
    """Whether it is a robot's."""
    return token is not None and token.startswith(ROBOT)


def cookie(connection: ASGIConnection[Any, Any, Any, Any], token: str) -> Cookie:
    """The cookie that carries a browser's token from now on; an empty token takes it away."""
    return Cookie(
        COOKIE,
        value=token,
        max_age=YEAR if token else 0,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
        path=connection.app.state.get("base_path", "") + "/",
    )
