"""Requests in the same loop as the sockets: several may be under way at once."""

import json
import re
from dataclasses import dataclass
from typing import Any

from secrecy.lines import fetch
from server.company import Company
from server.people import PHRASE
from tapete.server.tokens import COOKIE


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back; `token` if there was one in a cookie, empty if it was taken away."""

    status: int
    body: Any
    token: str | None

    @property
    def code(self) -> str | None:
        """Of a refusal."""
        return self.body.get("code") if isinstance(self.body, dict) else None


async def ask(
    house: Company, method: str, path: str, token: str | None = None, body: Any = None, *, raw: bool = False
) -> Answer:
    """Ask with that token; `raw`: what comes may be something else than JSON."""
    path, _, query = path.partition("?")
    content = b"" if body is None else json.dumps(body).encode()
    begun, *rest = await fetch(house.app, method, path, token, query=query, body=content)
    told = b"".join(message.get("body", b"") for message in rest)
    cookies = [value.decode() for name, value in begun["headers"] if name == b"set-cookie"]
    found = [match[1] for told_so in cookies if (match := re.match(f'{COOKIE}="?([^;"]*)', told_so))]
    is_json = told and not (raw and begun["status"] == 200)
    return Answer(begun["status"], json.loads(told) if is_json else None, found[0] if found else None)


async def sign_up(house: Company, token: str | None, account: str = "ana") -> Answer:
    """Have an account with the phrase that all have here."""
    return await ask(house, "POST", "/api/account", token, {"account": account, "phrase": PHRASE})


async def sign_in(house: Company, token: str | None = None, account: str = "ana", phrase: str = PHRASE) -> Answer:
    """Come with that account."""
    return await ask(house, "POST", "/api/session", token, {"account": account, "phrase": phrase})


async def whose(house: Company, token: str | None) -> str | None:
    """The number of the person who is known by it."""
    me = (await ask(house, "GET", "/api/me", token)).body
    return None if me is None else str(me["player"])
