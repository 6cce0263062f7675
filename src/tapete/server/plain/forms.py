"""What a form asks, read strictly: its fields as what a message of a socket asks, or as a wish for a table.

Invariants:
- a field that is not there, twice there or beyond its bounds is refused, as the wire refuses it;
- a form without a cookie's seal is nobody's but a stranger's: no page of another site can make one.
"""

import hashlib
import hmac
import re
from typing import Any, Final
from urllib.parse import parse_qsl

import msgspec
from litestar import Request

from tapete.core import Refusal
from tapete.games.comemierda import Give, Play
from tapete.room import Act, Command, refusals
from tapete.server import translate
from tapete.server.origins import same_origin
from tapete.wire import incoming, outgoing

MOST_FIELDS: Final = 100
"""Fields of a form: all options of both games, and twelve cards."""

SEAL: Final = "seal"
FORM: Final = "application/x-www-form-urlencoded"

CARDS: Final = ("play", "give")

MOST_CARDS: Final = 12
"""As many as anybody ever holds: in the exchange."""

LONGEST_CODE: Final = 8

_NUMBER: Final = re.compile("[0-9]{1,15}")

OPTION: Final = "option"
"""What the name of a field begins with that is an option of a game: ``option.gnav.lives``."""


class Form:
    """The fields of a form, each with its values in order."""

    def __init__(self, pairs: list[tuple[str, str]]) -> None:
        self._fields: dict[str, list[str]] = {}
        for name, value in pairs:
            self._fields.setdefault(name, []).append(value)

    def one(self, name: str) -> str | None:
        """The value of a field that is there once."""
        values = self._fields.get(name, [])
        return values[0] if len(values) == 1 else None

    def all(self, name: str) -> list[str]:
        """The values of a field, as of boxes that are ticked."""
        return self._fields.get(name, [])


async def form_of(request: Request[Any, Any, Any]) -> Form | Refusal:
    """What was sent; refused if it is no form, or more than one."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().casefold()
    body = await request.body()
    if kind != FORM:
        return refusals.BAD_MESSAGE
    try:
        pairs = parse_qsl(
            body.decode("ascii"), keep_blank_values=True, max_num_fields=MOST_FIELDS, encoding="utf-8", errors="strict"
        )
    except ValueError:  # not ASCII, not UTF-8 under it, or too many fields
        return refusals.BAD_MESSAGE
    return Form(pairs)


def seal_of(token: str | None) -> str:
    """What a form of ours holds for a browser that is known by `token`: it tells nothing of the token."""
    return hmac.new((token or "").encode(), b"plain form", hashlib.sha256).hexdigest()[:32]


def is_ours(request: Request[Any, Any, Any], form: Form, token: str | None) -> bool:
    """Whether a page of this room sent it: the browser says so, or, where it says nothing, the seal is right."""
    if "origin" in request.headers:
        return same_origin(request.headers)
    return token is None or hmac.compare_digest((form.one(SEAL) or "").encode(), seal_of(token).encode())


def asked(form: Form, person: str | None) -> Command | None:
    """What a form at a table asks of it; None if it is nothing that can be asked."""
    do = "play" if form.all("set") else form.one("do") or ""
    if do in CARDS:
        return _with_cards(form, do)
    try:
        message: incoming.Incoming = msgspec.convert(_told(form, do), incoming.Incoming, strict=False)
    except msgspec.ValidationError:
        return None
    return translate.command(message, person)


def _with_cards(form: Form, do: str) -> Act | None:
    """Cards as they were ticked, none and too many of them too, so that the rules say what is amiss."""
    chosen, decision = form.one("set"), form.one("decision") or ""
    cards = form.all("card") if chosen is None else chosen.split(" ")
    if len(cards) > MOST_CARDS or max(map(len, cards), default=0) > LONGEST_CODE or not _NUMBER.fullmatch(decision):
        return None
    action = Play(tuple(cards)) if do == "play" else Give(tuple(cards))
    return Act(int(decision), action)


def _told(form: Form, do: str) -> dict[str, Any]:
    """The same message as JSON would have it."""
    if do in ("pass", "keep", "ask"):
        return {"type": "act", "id": 0, "decision": form.one("decision"), "action": {"kind": do}}
    names = {
        "sit": ("seat", "name"),
        "start": ("level",),
        "say": ("phrase",),
        "rise": (),
        "back": (),
        "next": ("after",),
        "restart": ("after",),
        "leave": ("match",),
    }.get(do)
    if names is None:
        return {}
    return {"type": do, "id": 0, **{name: form.one(name) for name in names}}


def new_table(form: Form) -> outgoing.NewTable | None:
    """The table that is wished for; None if the fields are not those of the start page."""
    who, game = form.one("who") or "robots", form.one("game") or ""
    watch = form.one("watch") == "yes"
    told = {
        "game": game,
        "name": form.one("name") or "",
        "level": form.one("level"),
        "robot_pause": form.one("pause") or "instant",
        "options": {} if game not in _offers() else _options(form, game),
        "people": who != "robots",
        "settings": {"open": who == "anybody", "watch": watch, "hold": "trick" if watch else "none"},
    }
    try:
        return msgspec.convert(told, outgoing.NewTable, strict=False)
    except msgspec.ValidationError:
        return None


def _offers() -> dict[str, tuple[outgoing.OptionInfo, ...]]:
    return {offer.game: offer.options for offer in translate.games()}


def _options(form: Form, game: str) -> dict[str, Any]:
    """The options as the form has them; boxes that are not ticked are not sent, so all are read."""
    return {option.name: _value(form, f"{OPTION}.{game}.{option.name}", option) for option in _offers()[game]}


def _value(form: Form, name: str, option: outgoing.OptionInfo) -> Any:
    if isinstance(option.standard, bool):
        return bool(form.all(name))
    text = (form.one(name) or "").strip()
    if not text:
        return None if option.nullable and form.all(name) else option.standard
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text
