"""What a running server holds: the database, the room, the clock, the client's files."""

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any, Final, Self

from litestar.connection import ASGIConnection

from tapete.robots.catalogue import robot
from tapete.room import Clock, Room, SeqTaken
from tapete.server.clock import WallClock
from tapete.server.door import Door
from tapete.server.featured import Featured, is_robots
from tapete.server.keeping import Kept, Listed
from tapete.server.limits import GUESTS_AN_HOUR, MOST_OF_ONE, MOST_TABLES, SOCKETS_OF_PERSON, TABLES_A_MINUTE, Buckets
from tapete.server.lobby import TOUCH, Lobby
from tapete.server.processes import BEAT, Company, Driving
from tapete.server.pulse import Pulse
from tapete.server.reviewing import Reviewing
from tapete.server.shelf import Shelf
from tapete.server.tellings import Tellings
from tapete.server.thinking import Thinking
from tapete.store import Store, bus

CLIENT: Final = Path(__file__).parents[1] / "static" / "app"
"""Where the build puts the browser's client."""

WORKERS: Final = 1
"""Processes in which robots think, unless told otherwise."""


class House:
    """Open it before the first request, close it after the last: ``async with house``."""

    def __init__(
        self,
        data: Path | str,
        *,
        client: Path = CLIENT,
        clock: Clock | None = None,
        chance: random.Random | None = None,
        redis: str | None = None,
        workers: int = WORKERS,
        most_tables: int = MOST_TABLES,
        most_of_one: int = MOST_OF_ONE,
    ) -> None:
        """`data` is a folder, or the address of a PostgreSQL database, which several processes may share.

        They tell each other of news by that database, or by `redis` where its address is given. BadInput if `data` or
        `redis` cannot be what it is to be.
        """
        self.clock: Clock = clock or WallClock()
        self.chance = chance or random.SystemRandom()
        self.process = self.chance.randbytes(8).hex()
        self.store = Store(data, SeqTaken)
        self.bus = bus(data, redis)
        self.thinking = Thinking(robot, workers=workers)
        self.reviewing = Reviewing()
        shared = self.store.place.is_postgres
        self._driving = Driving(self.store.leases, self.process, self.clock) if shared else None
        self.room = Room(
            storage=self.store.logs,
            clock=self.clock,
            chance=self.chance,
            robots=robot,
            thinker=self.thinking,
            leases=self._driving,
            notices=self.bus,
            listings=Listed(self.store.listings, self.clock, lambda table: not is_robots(table)),
            results=Kept(self.store),
            most_tables=most_tables,
            most_of_one=most_of_one,
        )
        self._company = (
            Company(self.store.presences, self.bus, self.process, self.clock, lambda: self.room.live)
            if shared
            else None
        )
        self.door = Door(self.clock, max(SOCKETS_OF_PERSON, 2 * most_of_one))
        self.tellings = Tellings()
        self.lobby = Lobby(
            listings=self.store.listings,
            bus=self.bus,
            clock=self.clock,
            live=lambda: self.room.live,
            people=lambda: self.door.people,
            announcement=self._announcement,
            stage=Featured(
                room=self.room,
                store=self.store,
                bus=self.bus,
                clock=self.clock,
                chance=self.chance,
                robots=robot,
                changed=lambda: self.lobby.changed(),  # noqa: PLW0108  (the lobby is being made)
            ),
        )
        self.shelf = Shelf(client)
        self.new_tables = Buckets(TABLES_A_MINUTE, 60)
        self.new_guests = Buckets(GUESTS_AN_HOUR, 3600)
        self._pulses = [Pulse("the lobby", self.clock, TOUCH, self.lobby.touch)]
        if shared:
            self._pulses.append(Pulse("what this process drives", self.clock, BEAT, self._renew))
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        """BadInput with one line if the data folder or the database cannot be used."""
        await self.store.open()
        await self.bus.start()
        self.lobby.start()
        if self._company is not None:
            self._tasks.append(asyncio.create_task(self._company.run(), name="company"))
        for pulse in self._pulses:
            pulse.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        for pulse in self._pulses:
            await pulse.stop()
        await self.lobby.stop()
        await self.room.close()
        await self.thinking.stop()
        await self.reviewing.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._company is not None:
            with contextlib.suppress(OSError):  # it is void soon in any case
                await self.store.presences.clear(self.process)
        await self.bus.stop()
        await self.store.close()

    def moved(self, table: str) -> None:
        """Somebody has come to a table, gone from it, or changed seats."""
        if self._company is not None:
            self._company.changed(table)
        self.lobby.changed()

    def person_changed(self, person: str) -> None:
        """Somebody has another name, hears others, or may not play any more: his sockets look again."""
        self.bus.publish(person_topic(person), 1)

    async def _renew(self) -> None:
        assert self._driving is not None
        assert self._company is not None
        await self._driving.renew()
        await self._company.renew()

    async def _announcement(self) -> str | None:
        from tapete.server.choices import announcement  # noqa: PLC0415  (it knows the house)

        return await announcement(self)


def person_topic(person: str) -> str:
    """Under which the bus tells that something about a person has changed; with number 0 that it may have."""
    return f"person:{person}"


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    """The house in which this request is answered."""
    house: House = connection.app.state["house"]
    return house
