"""What a table's log is made of, past tense.

Invariants:
- an entry is plain data and says everything: decks and actions stand in it, nothing is drawn again in a fold;
- reading what was written gives an equal entry; anything else in the log is refused with BadInput;
- what an older program did not write yet has a standard value, so old logs are read for ever;
- entries hold secrets (the match's secret, decks, actions): they never leave the server.
"""

import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import MISSING, asdict, dataclass, fields
from typing import Any, Final, TypeAlias

from tapete.cards import Card
from tapete.core import BadInput, Seat
from tapete.room.pace import CLOCKS
from tapete.room.settings import HOLDS, STANDARD, TALKS, Settings

VERSION: Final = 1
"""Of the written form; raised with every change that an older reader would misread."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits in a seat: a person by its number in the store, or a robot ``NAME@POLICYVERSION`` of a level.

    Neither, under the empty name, is an empty seat of a table at which people gather.
    """

    name: str
    person: str | None = None
    robot: str | None = None
    level: int | None = None


EMPTY: Final = Sitter("")
"""Nobody."""


@dataclass(frozen=True, slots=True)
class Founded:
    """A table at which people gather before its first match.

    `host` is the person who may start it, `invitation` the secret of the link that lets others in.
    """

    game: str
    options: Mapping[str, Any]
    sitters: tuple[Sitter, ...]
    settings: Settings
    robot_pause: str
    host: str
    invitation: str


@dataclass(frozen=True, slots=True)
class Sat:
    """Somebody sits down before the match, or moves to this seat; a robot that the host puts there, too."""

    seat: Seat
    sitter: Sitter


@dataclass(frozen=True, slots=True)
class Rose:
    """The seat is empty again, before the match."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Opened:
    """Match number `match` of the table begins; `secret` (hex) is all its chance, to be opened when it is over.

    `date` is the day (UTC, ISO) on which it does, for its record. Settings, host and invitation are those of the table,
    said again because a table is folded from here. `away` are the seats whose turns a robot plays until they are back.
    `asked` are the entries with which each seat asked for this match, None who did not: who asks again hears the same.
    """

    match: int
    game: str
    options: Mapping[str, Any]
    sitters: tuple[Sitter, ...]
    secret: str
    robot_pause: str
    date: str | None = None
    settings: Settings = STANDARD
    host: str | None = None
    invitation: str | None = None
    away: tuple[Seat, ...] = ()
    asked: tuple[int | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Contributed:
    """A person's share of the chance has come, or, None, has not come in time."""

    seat: Seat
    nonce: str | None


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal as RECORD writes it: `dealer` in deal 1 only, no `deck` when the deal is skipped (G23)."""

    number: int
    dealer: Seat | None
    deck: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class Acted:
    """An accepted action, written as in a record; `by` is the robot that played in another's place."""

    seat: Seat
    decision: int
    action: Mapping[str, Any]
    by: str | None


@dataclass(frozen=True, slots=True)
class NextAsked:
    """A person has seen how the deal ended and asks for the next (G25)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RestartAsked:
    """A person asks for another match (G25)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Left:
    """A person goes for good, in the middle of a match."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PaceSet:
    """How long robots take, from now on."""

    seat: Seat
    robot_pause: str


@dataclass(frozen=True, slots=True)
class Claimed:
    """A person will sit in this seat from the next deal on."""

    seat: Seat
    sitter: Sitter


@dataclass(frozen=True, slots=True)
class Unclaimed:
    """That wish is taken back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Back:
    """A person plays the seat's turns again that a robot played meanwhile."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Said:
    """A phrase of the list or words of one's own; a watcher has no `seat`."""

    seat: Seat | None
    person: str
    name: str
    phrase: str | None
    text: str | None


Entry: TypeAlias = (
    Founded | Sat | Rose | Opened | Contributed | Dealt | Acted | NextAsked | RestartAsked | Left | PaceSet
    | Claimed | Unclaimed | Back | Said
)  # fmt: skip

_KINDS: Final[Mapping[str, type[Any]]] = {
    "founded": Founded,
    "sat": Sat,
    "rose": Rose,
    "opened": Opened,
    "contributed": Contributed,
    "dealt": Dealt,
    "acted": Acted,
    "next-asked": NextAsked,
    "restart-asked": RestartAsked,
    "left": Left,
    "pace-set": PaceSet,
    "claimed": Claimed,
    "unclaimed": Unclaimed,
    "back": Back,
    "said": Said,
}
_NAMES: Final[Mapping[type[Any], str]] = {kind: name for name, kind in _KINDS.items()}
_FIELDS_OF: Final = {kind: tuple(field.name for field in fields(kind)) for kind in _NAMES}
_encode: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=asdict).encode


def written(entry: Entry) -> str:
    """The entry as one line of JSON."""
    told = {"v": VERSION, "entry": _NAMES[type(entry)]}
    return _encode(told | {name: getattr(entry, name) for name in _FIELDS_OF[type(entry)]})


OPENS: Final = f'{{"v":{VERSION},"entry":"opened",'
"""How the line of an Opened begins, and no other: where the matches of a long log are is found without reading it."""


def read(text: str) -> Entry:
    """The entry of such a line; BadInput if it is none, of another version or with any field amiss."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"a log entry is not JSON: {error}") from None
    if not isinstance(told, dict):
        raise BadInput("a log entry is a JSON object")
    version, kind = told.pop("v", None), told.pop("entry", None)
    if type(version) is not int or version != VERSION:
        raise BadInput(f"a log entry of version {version!r}; this program reads {VERSION}")
    if not isinstance(kind, str) or kind not in _KINDS:
        raise BadInput(f"no such log entry: {kind!r}")
    made: Entry = _build(_KINDS[kind], told, kind)
    return made


def _build(kind: type[Any], told: Mapping[str, Any], name: str) -> Any:
    names = {field.name: field.default is MISSING for field in fields(kind)}
    needed = {field for field, is_needed in names.items() if is_needed}
    if not needed <= told.keys() <= names.keys():
        raise BadInput(f"a log entry {name} has the fields {', '.join(names)}, not {', '.join(told)}")
    try:
        readers = {**_FIELDS, "seat": _or_none(_number)} if kind is Said else _FIELDS
        return kind(**{field: readers[field](value) for field, value in told.items()})
    except TypeError:
        raise BadInput(f"a log entry {name} with a field of a wrong type") from None


def _number(value: object) -> int:
    if type(value) is not int or value < 0:
        raise TypeError
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError
    return value


def _one_of(words: Collection[str]) -> Callable[[object], str]:
    def read_word(value: object) -> str:
        if not isinstance(value, str) or value not in words:
            raise TypeError
        return value

    return read_word


def _object(value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise TypeError
    return value


def _sitter(value: object) -> Sitter:
    sitter: Sitter = _build(Sitter, _object(value), "sitter")
    return sitter


def _settings(value: object) -> Settings:
    settings: Settings = _build(Settings, _object(value), "settings")
    return settings


def _all_of(read_value: Callable[[object], Any]) -> Callable[[object], tuple[Any, ...]]:
    def read_list(value: object) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise TypeError
        return tuple(map(read_value, value))

    return read_list


def _or_none(read_value: Callable[[object], Any]) -> Callable[[object], Any]:
    return lambda value: None if value is None else read_value(value)


_FIELDS: Final[Mapping[str, Callable[[object], Any]]] = {
    "match": _number,
    "game": _text,
    "options": _object,
    "sitters": _all_of(_sitter),
    "secret": _text,
    "robot_pause": _text,
    "date": _or_none(_text),
    "seat": _number,
    "nonce": _or_none(_text),
    "number": _number,
    "dealer": _or_none(_number),
    "deck": _or_none(_all_of(_text)),
    "decision": _number,
    "action": _object,
    "by": _or_none(_text),
    "name": _text,
    "person": _or_none(_text),
    "robot": _or_none(_text),
    "level": _or_none(_number),
    "sitter": _sitter,
    "settings": _settings,
    "host": _or_none(_text),
    "invitation": _or_none(_text),
    "away": _all_of(_number),
    "asked": _all_of(_or_none(_number)),
    "phrase": _or_none(_text),
    "text": _or_none(_text),
    "title": _text,
    "open": _flag,
    "rated": _flag,
    "clock": _one_of(CLOCKS),
    "watch": _flag,
    "hold": _one_of(HOLDS),
    "talk": _one_of(TALKS),
}
