"""Changes that leave most of a text as it was, so that what is read gets past the first check.

A text is lines of JSON: a record, a log, a conversation. Each change is drawn by lot; the same lot gives the same text.
"""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

JUNK: Final[tuple[Any, ...]] = (
    None, True, False, 0, 1, -1, 2, 7, 2**31, 2**53, -(2**63), 10**40, 0.0, 1.0, 1e308, "", "x", "3o", "2o", "fool",
    "XII", "0", "\x00", "\n", "\ud800", "é" * 70, "robot:a@1", "robot:", "ab" * 16, "00" * 32, [], {}, [[]],
    {"": None}, ["3o", "3o"],
    ["fool"] * 42, [None] * 9, {"a": {"a": {}}},
)  # fmt: skip
"""What stands anywhere instead of what belongs there."""

BROKEN: Final = (
    b"",
    b"{",
    b"}",
    b"[",
    b'"',
    b",",
    b"\n",
    b"\r\n",
    b"\xff",
    b"\xef\xbb\xbf",
    b"\x00",
    b"NaN",
    b"1e999",
    b"[" * 3000,
)
"""What makes a line no JSON at all."""


def mutate(data: bytes, rng: Random) -> bytes:
    """The text, changed in one to three places."""
    for _ in range(rng.randint(1, 3)):
        lines = data.split(b"\n")
        data = b"\n".join(rng.choice(_CHANGES)(lines, rng))
    return data


def _value(lines: list[bytes], rng: Random) -> list[bytes]:
    """Another value somewhere in one line."""
    return _in_one_line(lines, rng, _replace)


def _key(lines: list[bytes], rng: Random) -> list[bytes]:
    """A key less, one more, or one by another name, in one line."""
    return _in_one_line(lines, rng, _rekey)


def _in_one_line(lines: list[bytes], rng: Random, change: Callable[[Any, Random], Any]) -> list[bytes]:
    at = rng.randrange(len(lines))
    try:
        told = json.loads(lines[at])
    except (ValueError, RecursionError):
        return _bytes(lines, rng)
    return [*lines[:at], json.dumps(change(told, rng)).encode("utf-8", "replace"), *lines[at + 1 :]]


def _replace(told: Any, rng: Random) -> Any:
    places = list(_places(told))
    if not places:
        return rng.choice(JUNK)
    holder, key = rng.choice(places)
    value = holder[key]
    near = [value + 1, value - 1, value * 10] if type(value) is int else []
    holder[key] = rng.choice(near) if near and rng.random() < 0.5 else rng.choice(JUNK)
    return told


def _rekey(told: Any, rng: Random) -> Any:
    holders = [holder for holder, _ in _places(told) if isinstance(holder, dict)]
    if not holders:
        return told
    holder = rng.choice(holders)
    key = rng.choice(list(holder))
    value = holder.pop(key)
    if rng.random() < 0.7:
        holder[rng.choice(("by", "skipped", "seat", "deal", "pass", "keep", "date", "seed", "type", key.upper()))] = (
            value
        )
    return told


def _places(told: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a JSON value that can hold another."""
    found = told.items() if isinstance(told, dict) else enumerate(told) if isinstance(told, list) else ()
    for key, value in list(found):
        yield told, key
        yield from _places(value)


def _drop(lines: list[bytes], rng: Random) -> list[bytes]:
    at = rng.randrange(len(lines))
    return [*lines[:at], *lines[at + rng.randint(1, 3) :]] or [b""]


def _again(lines: list[bytes], rng: Random) -> list[bytes]:
    at, to = rng.randrange(len(lines)), rng.randrange(len(lines) + 1)
    return [*lines[:to], lines[at], *lines[to:]]


def _swap(lines: list[bytes], rng: Random) -> list[bytes]:
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    changed = list(lines)
    changed[one], changed[other] = lines[other], lines[one]
    return changed


def _cut(lines: list[bytes], rng: Random) -> list[bytes]:
    return lines[: rng.randint(1, len(lines))]


def _bytes(lines: list[bytes], rng: Random) -> list[bytes]:
    at = rng.randrange(len(lines))
    line = lines[at]
    start = rng.randint(0, len(line))
    return [*lines[:at], line[:start] + rng.choice(BROKEN) + line[start + rng.randint(0, 8) :], *lines[at + 1 :]]


_CHANGES: Final = (_value, _value, _value, _key, _drop, _again, _swap, _cut, _bytes)
