"""From the objects of a record's lines to its header and entries: the shape only (RECORD, grammar).

Invariants:
- every key is known and every value of its type: no boolean or 1.0 for a whole number, no flag that is false;
- what is accepted here can be written again and read as the same value;
- faults raise BadInput with one line that repeats nothing unprintable.
"""

import datetime as dt
import re
import unicodedata
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Any, Final

from tapete.core import AnyGame, BadInput, BySeat, Seat, written_options
from tapete.records.model import ROBOT_PREFIX, VERSION, Acted, Dealt, Ended, Entry, Header, Opened, Sat
from tapete.records.strict_json import shown

_LONGEST_NAME: Final = 64
_LONGEST_SEED: Final = 128
_UNPRINTABLE: Final = {"Cc", "Cs", "Zl", "Zp"}
_ROBOT: Final = re.compile(re.escape(ROBOT_PREFIX) + r"[^@]+@[^@]+")
_32_BYTES: Final = re.compile(r"[0-9a-f]{64}")
_16_BYTES: Final = re.compile(r"[0-9a-f]{32}")


def read_header(fields: Mapping[str, Any], games: Mapping[str, AnyGame]) -> Header:
    """The header; BadInput too for a game that is not in `games` or an option it does not have."""
    if "record" not in fields:
        raise BadInput("not a record: the first line has no record version")
    version = fields["record"]
    if type(version) is not int or version != VERSION:
        raise BadInput(f"record version {shown(version)} is unknown; there is {VERSION}")
    _keys(fields, {"record", "game", "options", "seats"}, {"commitment", "seed", "date"})
    name = fields["game"]
    if not isinstance(name, str) or name not in games:
        raise BadInput(f"unknown game {shown(name)}; there are {', '.join(games)}")
    options = _options(games[name], fields["options"])
    seats = _list(fields, "seats")
    players = games[name].players(options)
    if len(seats) != players:
        raise BadInput(f"{len(seats)} names for {players} seats")
    if "commitment" in fields and "seed" in fields:
        raise BadInput("commitment and seed exclude each other")
    return Header(
        game=name,
        options=options,
        seats=tuple(_name(who) for who in seats),
        commitment=_hex(fields["commitment"], _32_BYTES, "commitment") if "commitment" in fields else None,
        seed=_seed(fields["seed"]) if "seed" in fields else None,
        date=_date(fields["date"]) if "date" in fields else None,
    )


def read_entry(fields: Mapping[str, Any], game: AnyGame, players: int) -> Entry:
    """Any line after the header."""
    if "deal" in fields:
        return _deal(fields, players)
    if "seat" in fields:
        return _action(fields, game, players)
    if "sit" in fields:
        _keys(fields, {"sit", "who"})
        return Sat(_seat(fields, "sit", players), _name(fields["who"]))
    if "opening" in fields:
        _keys(fields, {"opening"})
        return _opening(_object(fields, "opening"), players)
    if "result" in fields:
        _keys(fields, {"result"})
        return Ended(dict(_object(fields, "result")))
    if "record" in fields:
        raise BadInput("a second header")
    raise BadInput(f"unknown line: {shown(dict(fields))}")


def _options(game: AnyGame, given: object) -> Any:
    if not isinstance(given, dict):
        raise BadInput(f"options is an object, not {shown(given)}")
    options = game.options(given)
    expected = written_options(options)
    for name in expected:
        if name not in given:
            raise BadInput(f"option {name} is missing")
    for name in given:
        if name not in expected:
            raise BadInput(f"option {name} is written only where it is not standard")
    return options


def _deal(fields: Mapping[str, Any], players: int) -> Dealt:
    if "skipped" in fields:
        _keys(fields, {"deal", "dealer", "skipped"})
        if fields["skipped"] is not True:
            raise BadInput(f"skipped can only be true, not {shown(fields['skipped'])}")
        return Dealt(_whole(fields, "deal"), _seat(fields, "dealer", players), None)
    _keys(fields, {"deal", "dealer", "deck"})
    deck = _list(fields, "deck")
    for card in deck:
        if not isinstance(card, str):
            raise BadInput(f"a card in deck is a text code, not {shown(card)}")
    return Dealt(_whole(fields, "deal"), _seat(fields, "dealer", players), tuple(deck))


def _action(fields: Mapping[str, Any], game: AnyGame, players: int) -> Acted:
    seat = _seat(fields, "seat", players)
    by = fields.get("by")
    if "by" in fields and not (isinstance(by, str) and by.startswith(ROBOT_PREFIX)):
        raise BadInput(f"by names a robot, not {shown(by)}")
    told = {key: value for key, value in fields.items() if key not in ("seat", "by")}
    return Acted(seat, game.notation.read_action(told), None if by is None else _name(by))


def _opening(fields: Mapping[str, Any], players: int) -> Opened:
    _keys(fields, {"secret", "nonces"})
    nonces = _list(fields, "nonces")
    if len(nonces) != players:
        raise BadInput(f"{len(nonces)} nonces for {players} seats")
    return Opened(
        secret=_hex(fields["secret"], _32_BYTES, "secret"),
        nonces=BySeat(None if nonce is None else _hex(nonce, _16_BYTES, "nonce") for nonce in nonces),
    )


def _keys(fields: Mapping[str, Any], needed: AbstractSet[str], allowed: AbstractSet[str] = frozenset()) -> None:
    for key in fields:
        if key not in needed and key not in allowed:
            raise BadInput(f"unknown key {shown(key)}")
    for key in sorted(needed):
        if key not in fields:
            raise BadInput(f"the key {shown(key)} is missing")


def _whole(fields: Mapping[str, Any], key: str) -> int:
    value = fields[key]
    if type(value) is not int:
        raise BadInput(f"{key} is a whole number, not {shown(value)}")
    return value


def _seat(fields: Mapping[str, Any], key: str, players: int) -> Seat:
    seat = _whole(fields, key)
    if not 0 <= seat < players:
        raise BadInput(f"{key} {shown(seat)} is no seat; there are 0 to {players - 1}")
    return seat


def _list(fields: Mapping[str, Any], key: str) -> list[Any]:
    value = fields[key]
    if not isinstance(value, list):
        raise BadInput(f"{key} is a list, not {shown(value)}")
    return value


def _object(fields: Mapping[str, Any], key: str) -> dict[str, Any]:
    value = fields[key]
    if not isinstance(value, dict):
        raise BadInput(f"{key} is an object, not {shown(value)}")
    return value


def _name(who: object) -> str:
    if not isinstance(who, str):
        raise BadInput(f"a name is a text, not {shown(who)}")
    if not 1 <= len(who) <= _LONGEST_NAME:
        raise BadInput(f"a name has 1 to {_LONGEST_NAME} characters, not {len(who)}")
    if _unprintable(who):
        raise BadInput(f"the name {shown(who)} holds a control character")
    if who.startswith(ROBOT_PREFIX) and not _ROBOT.fullmatch(who):
        raise BadInput(f"a robot is robot:NAME@VERSION, not {shown(who)}")
    return who


def _unprintable(text: str) -> bool:
    return any(unicodedata.category(character) in _UNPRINTABLE for character in text)


def _hex(value: object, pattern: "re.Pattern[str]", what: str) -> str:
    if not isinstance(value, str) or not pattern.fullmatch(value):
        raise BadInput(f"{what} is not written as lower-case hex of the right length")
    return value


def _seed(value: object) -> str:
    if not isinstance(value, str) or not 1 <= len(value) <= _LONGEST_SEED or _unprintable(value):
        raise BadInput(f"seed is a text of 1 to {_LONGEST_SEED} characters, not {shown(value)}")
    return value


def _date(value: object) -> str:
    try:
        if isinstance(value, str) and dt.date.fromisoformat(value).isoformat() == value:
            return value
    except ValueError:
        pass
    raise BadInput(f"date is a day as 2025-01-31, not {shown(value)}")
