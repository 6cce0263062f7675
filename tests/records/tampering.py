"""The two example matches as lines, and what a cheat might change in them."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from tapete.games import GAMES
from tapete.records.verify import Verified, verify

ROOT = Path(__file__).parents[2]
FILE = "match.jsonl"


@cache
def _text(game: str) -> str:
    return (ROOT / "examples" / f"{game}.jsonl").read_text(encoding="utf-8")


def example(game: str) -> list[dict[str, Any]]:
    """The objects of an example's lines, to be changed."""
    return [json.loads(line) for line in _text(game).splitlines()]


def verified(lines: list[dict[str, Any]]) -> Verified:
    """What a record with these lines proves."""
    return verify([json.dumps(line).encode() + b"\n" for line in lines], FILE, GAMES)


def line_of(lines: list[dict[str, Any]], key: str, value: object = None) -> int:
    """Where the first line with this key (and value) stands, from 0."""
    return next(at for at, line in enumerate(lines) if key in line and value in (None, line[key]))


def other_hex(text: str, place: int) -> str:
    """The text with another digit at `place`."""
    return text[:place] + format(int(text[place], 16) ^ 1, "x") + text[place + 1 :]


def swap_two(deck: list[str], first: int = 0) -> None:
    """Two different cards change places."""
    other = next(at for at in range(first + 1, len(deck)) if deck[at] != deck[first])
    deck[first], deck[other] = deck[other], deck[first]


Tamper = Callable[[list[dict[str, Any]]], None]
