"""What tables have kept for others: their lines in the lobby, and the results of their matches with the ratings.

Invariants:
- a result and the ratings that follow from it are written together, once;
- matches of robots alone leave no trace.
"""

import dataclasses
import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from tapete import room, store
from tapete.room import Clock, Summary
from tapete.server.ratings import people_of, rated
from tapete.store import Listing, Rating, Store
from tapete.store.results import RatingMoved

UNKNOWN: Final = "?"
"""What those are called who wished to be forgotten."""

TRIES: Final = 5
"""How often ratings are reckoned anew because other matches end at the same time."""


class Listed:
    """A room's Listings: `shows` says of which tables the lobby hears."""

    def __init__(self, kept: store.Listings, clock: Clock, shows: Callable[[str], bool]) -> None:
        self._kept = kept
        self._clock = clock
        self._shows = shows

    async def put(self, table: str, summary: Summary) -> None:
        """The table is now as the summary says."""
        if self._shows(table):
            text = json.dumps(dataclasses.asdict(summary), ensure_ascii=False, separators=(",", ":"))
            told = Listing(table, summary.phase, summary.open, summary.watch, summary.game, self._clock.now(), text)
            await self._kept.put(told)


async def without_name(kept: store.Listings, table: str, name: str) -> None:
    """Have the table's line name nobody as its host any more, if it names him."""
    while (told := await kept.get(table)) is not None and (summary := json.loads(told.summary))["host"] == name:
        text = json.dumps({**summary, "host": UNKNOWN}, ensure_ascii=False, separators=(",", ":"))
        if await kept.reword(told, text):
            return


def summary_of(listing: Listing) -> Summary:
    """The summary that was put there."""
    told: dict[str, Any] = json.loads(listing.summary)
    return Summary(**{**told, "seats": tuple(told["seats"])})


class Kept:
    """A room's Results."""

    def __init__(self, kept: Store) -> None:
        self._kept = kept

    async def put(self, result: room.MatchResult) -> None:
        """Keep the result and the ratings after it; a second time changes nothing."""
        people = people_of(result)
        if not people:
            return
        for _ in range(TRIES):
            before = await self._kept.ratings.of(people, result.game) if result.rated else {}
            after = [one for one in rated(result, before) if await self._kept.people.of_id(one.person) is not None]
            try:
                await self._kept.results.put(_written(result, {one.person: one for one in after}), after)
            except RatingMoved:
                continue
            return
        raise OSError("the ratings change faster than they can be reckoned")


def _written(result: room.MatchResult, after: Mapping[str, Rating]) -> store.MatchResult:
    return store.MatchResult(
        table_id=result.table,
        match=result.match,
        game=result.game,
        options=result.options,
        started=result.started,
        ended=result.ended,
        rated=result.rated,
        open=result.open,
        watch=result.watch,
        seats=tuple(_seat(seat, result.rounds, after.get(seat.person or "")) for seat in result.seats),
        leavers=tuple(_leaver(one, len(result.seats), after.get(one.person)) for one in _gone(result)),
    )


def _gone(result: room.MatchResult) -> Iterable[room.Leaver]:
    """Those who left and were followed, each once; who sat down again elsewhere has the result of that seat alone."""
    stayed = {seat.person for seat in result.seats}
    return {one.person: one for one in result.leavers if one.person not in stayed}.values()


def _seat(seat: room.SeatResult, rounds: int, after: Rating | None) -> store.SeatResult:
    points = seat.points if seat.points is not None else seat.lives
    return store.SeatResult(
        seat=seat.seat,
        name=seat.name,
        person=seat.person,
        robot=seat.robot,
        level=seat.level,
        points=points or 0,
        place=seat.place,
        won=seat.won,
        rounds=rounds,
        offices=seat.offices,
        left=seat.left,
        mu=None if after is None else after.mu,
        sigma=None if after is None else after.sigma,
    )


def _leaver(one: room.Leaver, last: int, after: Rating | None) -> store.SeatResult:
    """Who left and was followed: behind all others, with nothing of what the seat came to."""
    return store.SeatResult(
        seat=one.seat,
        name=one.name,
        person=one.person,
        robot=None,
        level=None,
        points=0,
        place=last,
        won=False,
        rounds=0,
        left=True,
        mu=None if after is None else after.mu,
        sigma=None if after is None else after.sigma,
    )
