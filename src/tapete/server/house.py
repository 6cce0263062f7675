"""What a running server holds: the database, the room, the clock, the client's files."""

import random
from pathlib import Path
from typing import Any, Final, Self

from litestar.connection import ASGIConnection

from tapete.robots.catalogue import robot
from tapete.room import Clock, Room, SeqTaken
from tapete.server.clock import WallClock
from tapete.server.limits import GUESTS_AN_HOUR, MOST_OF_ONE, MOST_TABLES, TABLES_A_MINUTE, Buckets
from tapete.server.shelf import Shelf
from tapete.store import Store

CLIENT: Final = Path(__file__).parents[1] / "static" / "app"
"""Where the build puts the browser's client."""


class House:
    """Open it before the first request, close it after the last: ``async with house``."""

    def __init__(
        self, data: Path, *, client: Path = CLIENT, clock: Clock | None = None, chance: random.Random | None = None
    ) -> None:
        self.clock: Clock = clock or WallClock()
        self.chance = chance or random.SystemRandom()
        self.store = Store(data, SeqTaken)
        self.room = Room(
            storage=self.store.logs,
            clock=self.clock,
            chance=self.chance,
            robots=robot,
            most_tables=MOST_TABLES,
            most_of_one=MOST_OF_ONE,
        )
        self.shelf = Shelf(client)
        self.new_tables = Buckets(TABLES_A_MINUTE, 60)
        self.new_guests = Buckets(GUESTS_AN_HOUR, 3600)

    async def __aenter__(self) -> Self:
        """BadInput with one line if the data folder cannot be used."""
        await self.store.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.room.close()
        await self.store.close()


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    """The house in which this request is answered."""
    house: House = connection.app.state["house"]
    return house
