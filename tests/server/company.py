"""A house with people in it, each at sockets of their own, without a network: the application's own messages."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar

from room.fakes import FakeClock
from secrecy.lines import Line, Message
from server.houses import make_client
from tapete.core import Seat, Status
from tapete.room import Settings, Table, Wish
from tapete.server import House, guests, make_app
from tapete.store import Person, Secrets

NONCE = "0f" * 16
TURNS = 500
"""Of the event loop, until everything that was to happen has."""


class Heard(Line):
    """A socket that keeps what it hears."""

    def __init__(self, app: Litestar, path: str, token: str | None) -> None:
        self.messages: list[Message] = []
        self.closed: int | None = None
        super().__init__(app, path, token, self._keep)

    def _keep(self, sent: Message) -> None:
        if sent["type"] == "websocket.close":
            self.closed = sent["code"]

    async def _send(self, sent: Message) -> None:
        await super()._send(sent)
        if sent["type"] == "websocket.send":
            assert self.last is not None
            self.messages.append(self.last)

    def of(self, kind: str) -> list[Message]:
        """All messages of that type."""
        return [message for message in self.messages if message["type"] == kind]


class Company:
    """The people of one house."""

    def __init__(self, house: House, clock: Any) -> None:
        self.house = house
        self.clock = clock
        self.app = make_app(house, opens=False)
        self.tokens: dict[str, str] = {}
        self.people: dict[str, Person] = {}
        self._lines: list[Heard] = []

    def knows(self, other: "Company") -> None:
        """Everybody who is known at another process."""
        self.people, self.tokens = other.people, other.tokens

    async def comes(self, name: str, *, account: bool = False) -> Person:
        """Somebody new is known here."""
        person, self.tokens[name] = await guests.welcome(self.house, name)
        if account:
            await self.house.store.people.sign_up(person, name, Secrets("hashed", "hashed"))
        self.people[name] = person
        return person

    async def founded(self, host: str, game: str = "gnav", *, people: bool = True, **settings: Any) -> Table:
        """A table that `host` opens, for people to sit down at unless told otherwise."""
        person = self.people.get(host) or await self.comes(host)
        pause = "normal" if isinstance(self.clock, FakeClock) else "instant"
        wish = Wish(person.id, host, game, {}, 3, pause, people, Settings(**settings))
        table = await self.house.room.open(wish)
        assert isinstance(table, Table), table
        return table

    def line(self, path: str, token: str | None) -> Heard:
        """A socket, closed when the test ends."""
        line = Heard(self.app, path, token)
        self._lines.append(line)
        return line

    def at(self, table: Table, name: str | None) -> Heard:
        """A socket of that person, or of a stranger, at a table."""
        return self.line(f"/ws/tables/{table.name}", None if name is None else self.tokens[name])

    async def joins(self, table: Table, name: str | None, *, link: bool = False) -> Heard:
        """The same, having joined, by the table's link if `link`."""
        line = self.at(table, name)
        await line.join(table.state.invitation if link else None)
        return line

    async def sits(self, table: Table, name: str, seat: Seat) -> Heard:
        """Somebody new comes by the link and sits down."""
        if name not in self.people:
            await self.comes(name)
        line = await self.joins(table, name, link=True)
        done = await line.ask("sit", seat=seat, name=name)
        assert done["type"] == "done", done
        return line

    async def settle(self) -> None:
        """Let everything happen that can without time passing."""
        for _ in range(TURNS):
            await asyncio.sleep(0)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Let things happen until it holds: those that wait for the database too."""
        async with asyncio.timeout(5):
            while not holds():  # noqa: ASYNC110
                await asyncio.sleep(0.001)

    async def pass_time(self, table: Table) -> None:
        """Let time pass until the next call of the clock is made; or a moment, where it passes by itself."""
        if not isinstance(self.clock, FakeClock):
            await asyncio.sleep(0.005)
            return
        due = self.clock.next()
        assert due is not None
        self.clock.advance(due - self.clock.now())
        await table.idle()

    async def plays(self, table: Table, lines: dict[Seat, Heard], until: Callable[[], bool]) -> None:
        """People play their first legal action, robots theirs, until it holds."""
        while not until():
            await table.idle()
            state = table.state
            seat = next((seat for seat in lines if state.decisions[seat] is not None), None)
            if state.status is None:
                for place, line in lines.items():
                    if state.contributed[place] is None:
                        await line.ask("nonce", match=state.match, nonce=NONCE)
            elif state.status is Status.BETWEEN:
                for line in lines.values():
                    await line.ask("next", after=state.number)
            elif seat is not None:
                view = lines[seat].view
                assert view is not None
                done = await lines[seat].ask("act", decision=lines[seat].decision, action=view["legal"][0])
                assert done["type"] == "done", done
            elif not until():
                await self.pass_time(table)

    async def close(self) -> None:
        """All hang up."""
        for line in self._lines:
            await line.close()


@asynccontextmanager
async def company(folder: Path, clock: Any = None, data: str | None = None) -> AsyncIterator[Company]:
    """An open house whose time stands still unless it has a clock; its data in the folder, or in that database."""
    clock = clock or FakeClock()
    chance = random.Random(11) if data is None else None
    client = folder / "static" / "app"
    if not client.exists():
        make_client(client)
    async with House(data or folder / "data", client=client, clock=clock, chance=chance) as house:
        people = Company(house, clock)
        try:
            yield people
        finally:
            await people.close()
