"""Who may come in: how many sockets anybody may open and hold, and who may look at which table without a seat.

Invariants:
- sockets opened faster than any household would wait for their turn, so that those at the tables are not kept waiting;
- what is counted is counted down again when a socket closes, whatever happened on it;
- whoever has no seat sees what a watcher sees; the door only says whether he may stand there at all.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tapete.core import Refusal
from tapete.room import Clock, TableState
from tapete.room.gathering import why_not_claimed
from tapete.server.limits import (
    SOCKETS_A_SECOND,
    SOCKETS_AT_ONCE,
    SOCKETS_OF_ADDRESS,
    SOCKETS_OF_PERSON,
    TURN_WAIT,
    Buckets,
    household,
)
from tapete.store import Person

TOO_MANY_SOCKETS: Final = Refusal("", "room-too-many-sockets")
"""More windows are open to the room, from one address or of one person, than anybody can look at."""

NEEDS_ACCOUNT: Final = Refusal("", "room-needs-account")
"""Words of one's own are for people with an account; guests say phrases."""

ALL: Final = (TOO_MANY_SOCKETS, NEEDS_ACCOUNT)


class Door:
    """Counts who is in; one person has `of_person` sockets at most."""

    def __init__(self, clock: Clock, of_person: int = SOCKETS_OF_PERSON) -> None:
        self._clock = clock
        self._of_person = of_person
        self._turns = Buckets(SOCKETS_AT_ONCE, SOCKETS_AT_ONCE / SOCKETS_A_SECOND)
        self._addresses: Counter[str] = Counter()
        self._people: Counter[str] = Counter()

    async def turn(self, address: str) -> bool:
        """Wait until the address may open one more socket; False at once if too many of it wait already."""
        seconds = self._turns.book(address, self._clock.now(), TURN_WAIT)
        if seconds:
            come = asyncio.Event()
            timer = self._clock.call_later(seconds, come.set)
            try:
                await come.wait()
            finally:
                timer.cancel()
        return seconds is not None

    @contextmanager
    def enter(self, address: str, person: Person | None) -> Iterator[Refusal | None]:
        """A socket, for as long as it is open; told why if there is no place for it."""
        place, who = household(address), None if person is None else person.id
        full = self._addresses[place] >= SOCKETS_OF_ADDRESS
        if full or (who is not None and self._people[who] >= self._of_person):
            yield TOO_MANY_SOCKETS
            return
        self._addresses[place] += 1
        if who is not None:
            self._people[who] += 1
        try:
            yield None
        finally:
            _less(self._addresses, place)
            if who is not None:
                _less(self._people, who)

    @property
    def people(self) -> int:
        """How many people are known to be in; strangers are not counted."""
        return len(self._people)

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return self._addresses.total()


def may_look(table: TableState, *, invited: bool) -> bool:
    """Whether somebody without a seat may be at this table: to watch, or because he may sit down there."""
    if invited or table.settings.watch:
        return True
    return table.settings.open and (table.gathering or any_free(table))


def any_free(table: TableState) -> bool:
    """Whether somebody new could take a seat at the next deal."""
    return any(why_not_claimed(table, seat) is None for seat in range(len(table.sitters)))


def _less(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]
