"""A room on the net that shows a given table at a given moment, and goes on by given entries."""

import asyncio
import socket
import threading
from collections.abc import Coroutine, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import uvicorn

from room.fakes import FakeClock
from secrecy.cases import TABLE
from secrecy.tables import Stacked, Stage
from tapete.core import Deal
from tapete.robots.catalogue import robot
from tapete.room import Act, NextDeal, Room, Row, Table, Taken
from tapete.room.entries import Acted, Entry, NextAsked, written
from tapete.server import make_app
from tapete.server.house import CLIENT


class Showcase:
    """Serves in a thread of its own. Nothing moves by itself: the clock of its rooms stands still."""

    def __init__(self, folder: Path, client: Path = CLIENT, base_path: str = "") -> None:
        """`client` is the build of the browser's part, `base_path` where the room stands on its host."""
        self._stage = Stage(folder, client)
        self._base_path = base_path
        app = make_app(self._stage.house, opens=False, base_path=base_path)
        self._listener = socket.socket()
        self._listener.bind(("127.0.0.1", 0))
        self._listener.listen()
        self._loop = asyncio.new_event_loop()
        config = uvicorn.Config(
            app, ws="websockets-sansio", lifespan="off", log_config=None, timeout_graceful_shutdown=2
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()
        self._table: Table | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}{self._base_path}"

    def show(self, log: Sequence[Entry], deals: Mapping[int, Deal]) -> str:
        """Lay the table out as this log leaves it, with these deals to come; the path of its page."""
        self._wait_for(self._show([(0.0, written(entry)) for entry in log], deals))
        return f"/en/t/{TABLE}"

    def go_on(self, entry: Entry) -> None:
        """Do what this entry tells, whoever did it; deals come by themselves."""
        self._wait_for(self._go_on(entry))

    @property
    def seq(self) -> int:
        """How many entries the table's log has."""
        assert self._table is not None
        return self._table.state.seq

    def make_host(self, person: str) -> None:
        """The room is his from now on."""
        self._wait_for(self._stage.house.store.people.set_role(person, "admin"))

    def close(self) -> None:
        """Stop serving."""
        self._wait_for(self._stage.house.room.close())
        self._wait_for(self._stage.house.thinking.stop())
        self._server.should_exit = True
        self._thread.join(20)
        self._listener.close()

    async def _show(self, lines: list[Row], deals: Mapping[int, Deal]) -> None:
        house, storage = self._stage.house, Stacked(deals)
        await house.room.close()
        storage.logs[TABLE] = lines
        house.clock, house.chance = FakeClock(), Random(5)
        house.room = Room(storage=storage, clock=house.clock, chance=house.chance, robots=robot)
        self._table = await house.room.table(TABLE)

    async def _go_on(self, entry: Entry) -> None:
        table = self._table
        assert table is not None
        if isinstance(entry, Acted):
            decision = table.state.decisions[entry.seat]
            assert decision is not None
            action = table.state.game.notation.read_action(entry.action)
            assert isinstance(await table.submit(entry.seat, Act(decision, action)), Taken)
        elif isinstance(entry, NextAsked):
            assert isinstance(await table.submit(entry.seat, NextDeal(table.state.number)), Taken)
        await table.idle()

    def _serve(self) -> None:
        self._loop.run_until_complete(self._serve_on_stage())
        self._loop.close()

    async def _serve_on_stage(self) -> None:
        async with self._stage:
            first = self._stage.house.room
            await self._server.serve([self._listener])
            await first.close()  # a featured table lies there, and may have been laid until now

    def _wait_for(self, what: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(what, self._loop).result(20)
