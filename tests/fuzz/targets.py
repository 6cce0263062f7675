"""What is fuzzed: each target takes any bytes and raises only when something is wrong."""

import asyncio
import io
import json
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from fuzz.life import Life
from tapete.core import BadInput, Refusal
from tapete.games import GAMES
from tapete.records import RecordError, replay
from tapete.records.reading import lines_of
from tapete.records.verify import verify
from tapete.records.writing import written
from tapete.robots.catalogue import robot
from tapete.room import Wish, entries, fold_all
from tapete.room.entries import Opened
from tapete.room.opening import opened
from tapete.server.translate import command
from tapete.wire import incoming, outgoing

EXAMPLES: Final = Path(__file__).parents[2] / "examples"
T = TypeVar("T")

_new_table = msgspec.json.Decoder(outgoing.NewTable)


def record(data: bytes) -> None:
    """The reader of records: one line of complaint, or a record that is written and read as the same."""
    read = _in_one_line(replay, data)
    if read is not None:
        again = written(read.game, read.record)
        assert replay(again.splitlines(keepends=True), "x", GAMES).record == read.record
        json.dumps(read.written_state())
    _in_one_line(verify, data)


def _in_one_line(reader: Callable[..., T], data: bytes) -> T | None:
    """What the reader reads; None if it complains, in one line."""
    complaint = ""
    try:
        return reader(lines_of(io.BytesIO(data), "x"), "x", GAMES)
    except RecordError as fault:
        complaint = str(fault)
    assert len(complaint.splitlines()) == 1, complaint
    return None


def wire(data: bytes) -> None:
    """The decoder of what browsers send: a message of ours, or an error of the kinds the socket expects."""
    try:
        message = incoming.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        pass
    else:
        assert incoming.decode(msgspec.json.encode(message)) == message
        command(message, "p1")
        if isinstance(message, incoming.Act | incoming.Why):
            incoming.to_action(message.action)
    try:
        asked = _new_table.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return
    wish = Wish("p1", asked.name, asked.game, asked.options, asked.level, asked.robot_pause)
    entry = opened(wish, robot, random.Random(1), 0.0)
    if isinstance(entry, BadInput):
        assert len(str(entry).splitlines()) == 1, str(entry)
    elif not isinstance(entry, Refusal):
        assert entries.read(entries.written(entry)) == entry
        assert fold_all([(0.0, entry)]) is not None


def log(data: bytes) -> None:
    """The reader of a table's log: BadInput, or an entry that is written and read as the same."""
    for line in data.decode("utf-8", "replace").split("\n"):
        try:
            entry = entries.read(line)
        except BadInput:
            continue
        assert entries.read(entries.written(entry)) == entry


def socket(data: bytes) -> None:
    """The socket's handler, in process, with a table behind it."""
    asyncio.run(Life(data).run())


TARGETS: Final[Mapping[str, Callable[[bytes], None]]] = {"record": record, "wire": wire, "log": log, "socket": socket}


def seeds(target: str) -> list[bytes]:
    """Where to begin."""
    match target:
        case "record":
            files = [path.read_bytes() for path in sorted(EXAMPLES.glob("*.jsonl"))]
            return [b"\n".join(text.split(b"\n")[:lines]) + b"\n" for text in files for lines in (1, 2, 12, 60)] + files
        case "wire":
            return [text.encode() for text in MESSAGES]
        case "log":
            return [entries.written(entry).encode() for entry in ENTRIES]
        case _:
            lot = random.Random(2)
            return [bytes(lot.randrange(256) for _ in range(length)) for length in (20, 60, 200, 400, 400)]


MESSAGES: Final = (
    '{"type":"join","version":1}',
    '{"type":"act","id":1,"decision":9,"action":{"kind":"play","cards":["3o","3c"]}}',
    '{"type":"act","id":2,"decision":9,"action":{"kind":"pass"}}',
    '{"type":"why","id":3,"action":{"kind":"ask"}}',
    '{"type":"next","id":4,"after":1}',
    '{"type":"restart","id":5,"after":1}',
    '{"type":"leave","id":6,"match":1}',
    '{"type":"nonce","id":7,"match":1,"nonce":"0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f"}',
    '{"type":"pace","id":8,"robot_pause":"fast"}',
    '{"game":"gnav","name":"Ana","level":2,"options":{"players":4,"lives":3},"robot_pause":"normal"}',
    '{"game":"comemierda","name":"Ana","options":{"players":5,"target":null,"blind_exchange":true}}',
)

ENTRIES: Final[tuple[entries.Entry, ...]] = (
    Opened(1, "gnav", {"players": 2, "lives": 3}, (entries.Sitter("Ana", "p"),), "ab", "slow", "2026-02-28"),
    entries.Contributed(0, None),
    entries.Dealt(1, 2, ("7o", "2o")),
    entries.Acted(3, 17, {"play": ["7o"]}, "robot:rules@1"),
    entries.NextAsked(0),
    entries.RestartAsked(1),
    entries.Left(0),
    entries.PaceSet(0, "fast"),
)
