"""What a host and a robot in a process of its own say to each other, one JSON object a line (docs/robots.md).

Invariants:
- a robot is told what its seat may know: the header, its SeatEvents, its View; never a seed, a deck or another's card;
- actions and events are written as in records (`Notation`), so what a robot reads is what `replay --json` prints;
- an answer is decoded strictly: an unknown key, a key twice or a wrong type is a BadInput of one line.
"""

import dataclasses
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NoReturn

from tapete.core import AnyGame, BadInput, Seat, written_options

VERSION: Final = 1
"""Raised with every change that an older robot would misread."""

MAX_LINE: Final = 4096
"""Bytes of the longest line that a robot may say, its LF counted."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a robot says when it is its turn: an action as records write it; `turn` if it says which turn it means."""

    act: dict[str, Any]
    turn: int | None = None


def match_line(game: AnyGame, options: object, seats: Sequence[str], seat: Seat) -> bytes:
    """A match begins, and the robot sits in `seat`."""
    told = {"version": VERSION, "game": game.name, "options": written_options(options)}
    return _line({"match": {**told, "seats": list(seats), "seat": seat}})


def event_line(event: Any) -> bytes:
    """Something happened, as the robot's seat may see it: a SeatEvent."""
    return _line(_plain(event))


def turn_line(game: AnyGame, turn: int, view: Any, key: bytes, deadline_ms: int) -> bytes:
    """The robot is to act: all it may know, what it may do, and the chance it may use."""
    told = {
        "turn": turn,
        "view": {name: value for name, value in _plain(view).items() if name not in ("game", "legal")},
        "legal": [game.notation.written_action(action) for action in view.legal],
        "key": key.hex(),
        "deadline_ms": deadline_ms,
    }
    return _line({"your_turn": told})


def replaced_line(turn: int, by: str, why: str) -> bytes:
    """Another robot has played that turn."""
    return _line({"replaced": {"turn": turn, "by": by, "why": why}})


def read_answer(line: bytes) -> Answer:
    """The answer in a line; BadInput if it is none."""
    try:
        told = json.loads(line.decode("utf-8"), object_pairs_hook=_without_doubles, parse_constant=_no_constant)
    except BadInput:
        raise
    except (ValueError, RecursionError):
        raise BadInput("not JSON") from None
    if not isinstance(told, dict):
        raise BadInput("an answer is a JSON object")
    if unknown := told.keys() - {"act", "turn"}:
        raise BadInput(f"unknown key {min(unknown)!r}")
    act, turn = told.get("act"), told.get("turn")
    if not isinstance(act, dict):
        raise BadInput("an answer has an action under act")
    if "turn" in told and type(turn) is not int:
        raise BadInput("turn is a whole number")
    return Answer(act, turn)


def _plain(value: Any) -> Any:
    """Dataclasses as objects, an event's kind first; tuples as lists."""
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if dataclasses.is_dataclass(value):
        fields = {field.name: _plain(getattr(value, field.name)) for field in dataclasses.fields(value)}
        kind = fields.pop("kind", None)
        return fields if kind is None else {"event": kind, **fields}
    return value


def _line(told: dict[str, Any]) -> bytes:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    told = dict(pairs)
    if len(told) != len(pairs):
        raise BadInput("a key stands twice")
    return told


def _no_constant(name: str) -> NoReturn:
    raise BadInput(f"not JSON: {name}")
