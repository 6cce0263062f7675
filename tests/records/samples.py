"""A finished match of each game as the lines of its record, to be taken apart."""

import json
from functools import cache
from typing import Any

from tapete.core import commitment
from tapete.games import GAMES
from tapete.lab.simulate import simulation
from tapete.records import Replay, replay, written
from tapete.robots import robot

SECRET = bytes(range(32)).hex()
FILE = "match.jsonl"


@cache
def _match(game: str, seed: str) -> bytes:
    robots = [robot(game, "rules")] * 4
    return written(GAMES[game], simulation(GAMES[game], {}, robots, seed).match(1).record)


def lines(game: str, seed: str = "sample") -> list[str]:
    """The lines of a whole match, without their LF."""
    return _match(game, seed).decode().splitlines()


def committed(game: str) -> list[str]:
    """The same with a commitment, opened before the result."""
    header, *body, result = lines(game)
    fields = json.loads(header)
    del fields["seed"]
    fields["commitment"] = commitment(bytes.fromhex(SECRET))
    opening = {"opening": {"secret": SECRET, "nonces": [None, None, None, "ab" * 16]}}
    return [json.dumps(fields), *body, json.dumps(opening), result]


def with_fields(line: str, **changes: Any) -> str:
    """The line with other values; None takes a key out."""
    fields = json.loads(line) | changes
    return json.dumps({key: value for key, value in fields.items() if value is not None})


def read(text: list[str]) -> Replay:
    """What a record with these lines replays to."""
    return replay([line.encode() + b"\n" for line in text], FILE, GAMES)


def deal_line(text: list[str], number: int) -> int:
    """Where deal `number` stands in a list of lines."""
    return next(i for i, line in enumerate(text) if json.loads(line).get("deal") == number)
