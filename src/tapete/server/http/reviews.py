"""Reviews of finished matches: those of the room, for who may look back at them, and those of records that are sent.

Invariants:
- only a match that was played to its end and in which everything fits is reviewed;
- the answer goes on as the review does, a line of JSON at a time; who goes away ends it.
"""

import asyncio
import contextlib
import zlib
from collections.abc import AsyncGenerator
from typing import Any, Final, cast

import msgspec
from litestar import Request, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream

from tapete.coach import Review
from tapete.coach.apart import Going, Refused
from tapete.core import Refusal
from tapete.games import GAMES
from tapete.records import RecordError, Replay
from tapete.records.verify import verify
from tapete.room import refusals
from tapete.server.house import House, house_of
from tapete.server.http import denied
from tapete.server.http.answers import Denied
from tapete.server.http.matches import allowed, steps_of, told
from tapete.server.http.patience import patience_of
from tapete.server.http.reviewed import info_of, review_of
from tapete.server.limits import household
from tapete.server.origins import address_of
from tapete.server.reviewing import Ahead, Busy, GivenUp, Told
from tapete.store import Person
from tapete.wire import http as matches
from tapete.wire import reviews as wire

LARGEST_BODY: Final = 12 * wire.LARGEST_RECORD + 1024
"""Bytes: JSON may write a character in twelve, and what is too long is told so as a record."""

_LINES: Final = "application/x-ndjson"
_ANSWER: Final = ResponseSpec(
    cast("type[Any]", wire.ReviewLine),
    description="Lines, one object each.",
    media_type=_LINES,
)
_GZIP: Final = 31
"""What zlib calls a stream that HTTP calls gzip."""


@post(
    "/api/reviews",
    status_code=200,
    request_max_body_size=LARGEST_BODY,
    responses={200: _ANSWER},
)
async def review(
    request: Request[Any, Any, Any], data: JSONBody[wire.NewReview], asking: NamedDependency[Person | None]
) -> Stream:
    """Review a finished match: how it goes on line by line, what was found in the last."""
    house = house_of(request)
    address = address_of(request)
    if not patience_of(request).reviews.take(address, house.clock.now()):
        raise Denied(refusals.TOO_FAST)
    record, info = await _wanted(house, data, asking)
    played = await asyncio.to_thread(_checked, record)
    going = house.reviewing.follow(record, household(address))
    try:
        first = await anext(going)
    except Busy:
        raise Denied(denied.COACH_BUSY) from None
    except GivenUp:
        raise Denied(denied.COACH_GAVE_UP) from None
    headers = {"vary": "accept-encoding", "x-accel-buffering": "no", "cache-control": "no-store"}
    lines = _lines(first, going, played, info or info_of(played))
    if "gzip" in request.headers.get("accept-encoding", ""):
        lines = _squeezed(lines)
        headers["content-encoding"] = "gzip"
    return Stream(lines, media_type=_LINES, headers=headers)


async def _wanted(house: House, data: wire.NewReview, asking: Person | None) -> tuple[str, matches.MatchInfo | None]:
    """The record that is meant; of a match of the room also how it ended."""
    of_room = data.table is not None and data.match is not None
    if (data.table is None) != (data.match is None) or (data.record is None) != of_room:
        raise Denied(refusals.BAD_MESSAGE, "a review is of a `record`, or of a `match` of a `table`")
    if data.table is None or data.match is None:
        return data.record or "", None
    result = await allowed(house, data.table, data.match, asking)
    record = await house.room.record(data.table, data.match)
    if isinstance(record, Refusal):
        raise Denied(record)
    return record, told(result, None if asking is None else asking.id)


def _checked(record: str) -> Replay:
    """The match as it was played, if it was played to its end and everything in it fits; takes its time."""
    try:
        verified = verify(record.encode().splitlines(keepends=True), "record", GAMES)
    except (RecordError, UnicodeEncodeError) as fault:
        raise Denied(denied.BAD_RECORD, str(fault)) from None
    if not verified.finished:
        raise Denied(denied.UNFINISHED_RECORD)
    return verified.played


async def _lines(
    first: Told, going: AsyncGenerator[Told], played: Replay, info: matches.MatchInfo
) -> AsyncGenerator[bytes]:
    async with contextlib.aclosing(going):
        yield await _line(first, played, info)
        try:
            async for one in going:
                yield await _line(one, played, info)
        except GivenUp:
            yield _encoded(_failed(denied.COACH_GAVE_UP))


async def _line(one: Told, played: Replay, info: matches.MatchInfo) -> bytes:
    match one:
        case Ahead(count):
            return _encoded(wire.ReviewWaits(count))
        case Going(done, actions):
            return _encoded(wire.ReviewGoes(done, actions))
        case Refused(line):
            return _encoded(_failed(denied.NO_COACH, line))
        case Review():
            return await asyncio.to_thread(_reviewed, one, played, info)


def _reviewed(found: Review, played: Replay, info: matches.MatchInfo) -> bytes:
    """The last line; takes its time."""
    steps = steps_of(played, None, all_open=True)
    seen = matches.Replay(info, None, True, steps)
    return _encoded(wire.Reviewed(seen, review_of(found, steps)))


def _failed(refusal: Refusal, line: str | None = None) -> wire.ReviewFailed:
    return wire.ReviewFailed(refusal.key, " ".join((line or refusal.plain).split()))


def _encoded(line: wire.ReviewLine) -> bytes:
    return msgspec.json.encode(line) + b"\n"


async def _squeezed(lines: AsyncGenerator[bytes]) -> AsyncGenerator[bytes]:
    """The same for who can read gzip, each line at once."""
    squeeze = zlib.compressobj(4, wbits=_GZIP)
    async with contextlib.aclosing(lines):
        async for line in lines:
            body = await asyncio.to_thread(squeeze.compress, line) if len(line) > 1024 else squeeze.compress(line)
            yield body + squeeze.flush(zlib.Z_SYNC_FLUSH)
    yield squeeze.flush()
