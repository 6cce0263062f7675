"""The exporter of TypeScript types: ``python -m tapete.wire.typescript`` prints ``web/src/wire.ts``.

Invariants:
- every class reachable from an incoming or outgoing message is written once, under its own name or, where both games
  have one of that name, with the game's name before it;
- the same source gives the same text.
"""

import dataclasses
import types
from collections.abc import Mapping
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from tapete.cards.gnav import RANKS
from tapete.games.comemierda import events as comemierda_events
from tapete.games.comemierda import view as comemierda_view
from tapete.games.gnav import events as gnav_events
from tapete.games.gnav import view as gnav_view
from tapete.wire import http, incoming, outgoing, reviews
from tapete.wire.naming import public_name

_PLAIN: Mapping[object, str] = {
    str: "string", int: "number", bool: "boolean", float: "number", type(None): "null", Any: "unknown"
}  # fmt: skip
_UNIONS: Mapping[str, object] = {
    "Incoming": incoming.Incoming,
    "Outgoing": outgoing.Outgoing,
    "View": outgoing.View,
    "ComemierdaEvent": comemierda_events.SeatEvent,
    "GnavEvent": gnav_events.SeatEvent,
    "ActionIn": incoming.ActionIn,
    "ReviewLine": reviews.ReviewLine,
    "Office": comemierda_events.Office,
    "Cause": gnav_events.Cause,
}
_LONE = (
    outgoing.Lobby,
    outgoing.NewTable,
    outgoing.Opened,
    outgoing.GameInfo,
    outgoing.Error,
    http.RoomInfo,
    http.Me,
    http.Rename,
    http.Blocked,
    http.SessionInfo,
    http.RobotToken,
    http.NewAccount,
    http.SignIn,
    http.Recover,
    http.Recovery,
    http.NewReport,
    http.MatchPage,
    http.Replay,
    http.PlayerRow,
    http.PlayerInfo,
    http.HostSettings,
    http.Announcement,
    http.Ban,
    http.AdminOverview,
    http.AdminTable,
    http.AdminPerson,
    http.AdminReport,
    reviews.NewReview,
    comemierda_view.View,
    gnav_view.View,
)


class _Exporter:
    def __init__(self) -> None:
        self.names: dict[type[Any], str] = {}
        self.bodies: dict[str, str] = {}

    def name(self, cls: type[Any]) -> str:
        """The TypeScript name of a class, whose interface is written the first time."""
        if cls not in self.names:
            self.names[cls] = public_name(cls)
            self.bodies[self.names[cls]] = self.interface(cls)
        return self.names[cls]

    def interface(self, cls: type[Any]) -> str:
        hints = get_type_hints(cls, include_extras=True)
        if issubclass(cls, msgspec.Struct):
            config = cls.__struct_config__
            fields = [(f.name, f.required or not _may_be_left_out(cls)) for f in msgspec.structs.fields(cls)]
            tag = [f"  {config.tag_field}: {config.tag!r}"] if config.tag else []
        else:
            fields = [(f.name, True) for f in dataclasses.fields(cls)]
            tag = []
        lines = tag + [f"  {n}{'' if required else '?'}: {self.type(hints[n])}" for n, required in fields]
        return "{\n" + "\n".join(lines) + "\n}"

    def type(self, hint: Any) -> str:
        origin, args = get_origin(hint), get_args(hint)
        if hint in _PLAIN:
            return _PLAIN[hint]
        if origin is Annotated:
            return self.type(args[0])
        if origin is Literal:
            return " | ".join(repr(value) for value in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type(arg) for arg in args))
        if isinstance(origin, type) and issubclass(origin, tuple):
            inner = self.type(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is dict:
            return f"Record<string, {self.type(args[1])}>"
        return self.name(hint)


def _may_be_left_out(cls: type[Any]) -> bool:
    """Whether a field that has a standard value may be missing: in what the browser sends; the server sends all."""
    return bool(cls.__struct_config__.forbid_unknown_fields)


def typescript() -> str:
    """The whole text of ``wire.ts``."""
    exporter = _Exporter()
    unions = {name: exporter.type(union) for name, union in _UNIONS.items()}
    for cls in _LONE:
        exporter.name(cls)
    parts = ["// Made by `python -m tapete.wire.typescript`; do not edit."]
    parts.append(f"export const VERSION = {incoming.VERSION}")
    parts.append(f"export const GNAV_RANKS = {list(RANKS)!r} as const")
    parts += [f"export type {name} = {union}" for name, union in unions.items()]
    parts += [f"export interface {name} {body}" for name, body in exporter.bodies.items()]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    print(typescript(), end="")
